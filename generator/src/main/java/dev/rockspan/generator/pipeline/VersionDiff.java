package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.decide.NewConstants;
import dev.rockspan.generator.decide.NewOptions;
import dev.rockspan.generator.decide.OpenQuestion;
import dev.rockspan.generator.diff.ApiDiff;
import dev.rockspan.generator.diff.Changes;
import dev.rockspan.generator.diff.JavaDiff;
import dev.rockspan.generator.javasource.FittingJava;
import dev.rockspan.generator.pipeline.DiffResult.ChangedFunction;
import dev.rockspan.generator.pipeline.DiffResult.NameChanges;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Puts together what the stages found out about two versions. */
final class VersionDiff {

    /** A version with its Java API; null where the templates do not fit the version. */
    record Side(CApi api, JavaDiff.@Nullable Api java) {

        private Map<String, CoverageRow> rows() {
            return java == null
                    ? Map.of()
                    : java.mapped().coverage().stream()
                            .collect(Collectors.toMap(CoverageRow::function, Function.identity()));
        }
    }

    private final Map<String, CoverageRow> before;
    private final Map<String, CoverageRow> after;

    private VersionDiff(Side before, Side after) {
        this.before = before.rows();
        this.after = after.rows();
    }

    static DiffResult of(
            Side before,
            Side after,
            List<OpenQuestion> questions,
            List<NewConstants> constants,
            List<NewOptions> options,
            List<String> problems,
            PipelineListener listener) {
        ApiDiff diff = listener.run("compare", () -> ApiDiff.between(before.api(), after.api()));
        VersionDiff both = new VersionDiff(before, after);
        return new DiffResult(
                before.api().rocksdbVersion(),
                after.api().rocksdbVersion(),
                new DiffResult.Functions(
                        before.api().functions().size(), after.api().functions().size()),
                diff.functions().added().stream()
                        .map(function -> function(function, both.after))
                        .toList(),
                diff.functions().removed().stream()
                        .map(function -> function(function, both.before))
                        .toList(),
                diff.functions().changed().stream().map(both::changed).toList(),
                diff.renamed().stream().map(both::changed).toList(),
                names(diff.types(), name -> name),
                names(diff.structs(), CStruct::name),
                names(diff.callbacks(), CCallback::name),
                numbers(diff.constants(), CConstant::name, CConstant::value),
                java(before, after),
                decisions(questions, constants, options),
                problems);
    }

    private ChangedFunction changed(Changes.Changed<CFunction> function) {
        return new ChangedFunction(
                function.after().name(), function(function.before(), before), function(function.after(), after));
    }

    private static DiffResult.Function function(CFunction function, Map<String, CoverageRow> rows) {
        CoverageRow row = rows.get(function.name());
        String prototype = CTypePrinter.prototype(function);
        return row == null
                ? new DiffResult.Function(function.name(), prototype, "", "", List.of())
                : new DiffResult.Function(
                        function.name(), prototype, row.state().toString(), row.why(), row.java());
    }

    /** Constants: what changed about them is their number. */
    private static <T> NameChanges numbers(Changes<T> changes, Function<T, String> name, ToLongFunction<T> number) {
        NameChanges names = names(changes, name);
        return new NameChanges(
                names.added(),
                names.removed(),
                changes.changed().stream()
                        .map(change -> name.apply(change.after()) + ": was " + number.applyAsLong(change.before())
                                + ", is " + number.applyAsLong(change.after()))
                        .toList());
    }

    private static <T> NameChanges names(Changes<T> changes, Function<T, String> name) {
        return new NameChanges(
                changes.added().stream().map(name).toList(),
                changes.removed().stream().map(name).toList(),
                changes.changed().stream()
                        .map(change -> name.apply(change.after()))
                        .toList());
    }

    private static DiffResult.@Nullable Java java(Side before, Side after) {
        JavaDiff.Api was = before.java();
        JavaDiff.Api is = after.java();
        if (was == null || is == null) {
            return null;
        }
        JavaDiff diff = JavaDiff.between(was, is);
        return new DiffResult.Java(
                names(diff.classes(), name -> name),
                new NameChanges(diff.members().added(), diff.members().removed(), otherParts(was.java(), is.java())),
                numbers(diff.constants(), JavaDiff.Constant::name, JavaDiff.Constant::value));
    }

    private static List<String> otherParts(FittingJava before, FittingJava after) {
        Map<String, List<String>> lacks = after.cut();
        return before.added().stream()
                .filter(after.added()::contains)
                .filter(method -> !Objects.equals(before.cut().get(method), lacks.get(method)))
                .map(method -> method
                        + (lacks.containsKey(method)
                                ? ": lacks " + String.join(", ", lacks.get(method))
                                : ": is complete now"))
                .toList();
    }

    private static List<Decision> decisions(
            List<OpenQuestion> questions, List<NewConstants> constants, List<NewOptions> options) {
        return Stream.of(
                        questions.stream().map(VersionDiff::decision),
                        constants.stream()
                                .map(ofOne -> offer(
                                        "constant",
                                        ofOne.constants().get(0).name(),
                                        ofOne.declaration(),
                                        ofOne.question())),
                        options.stream()
                                .map(ofOne ->
                                        offer("function", ofOne.functions().get(0), "", ofOne.question())))
                .flatMap(decisions -> decisions)
                .toList();
    }

    private static Decision offer(String kind, String symbol, String declaration, String why) {
        return new Decision(kind, symbol, declaration, null, why, false, List.of());
    }

    private static Decision decision(OpenQuestion question) {
        return new Decision(
                question.undecided().kind().name().toLowerCase(Locale.ROOT),
                question.undecided().symbol(),
                question.undecided().declaration(),
                question.undecided().place(),
                question.undecided().why(),
                true,
                question.candidates());
    }
}
