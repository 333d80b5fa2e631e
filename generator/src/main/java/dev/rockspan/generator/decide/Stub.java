package dev.rockspan.generator.decide;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rockspan.generator.Similar;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.Undecided.Kind;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a template with an entry for each open question, which is valid and decides nothing until it is filled in. */
public final class Stub {

    private final Conventions conventions;
    private final Templates templates;
    private final StringBuilder yaml = new StringBuilder();
    private final ObjectNode interfaces = JsonNodeFactory.instance.objectNode();

    private Stub(Conventions conventions, Templates templates) {
        this.conventions = conventions;
        this.templates = templates;
    }

    /**
     * The template; empty if the templates have an entry for every question already, or, of a fork, if its own have.
     *
     * @param goneTypes the types that the version before had, of which a new one may be another name
     * @param constants the new constants that no Java enum has, those of one C enum together
     * @param options the new options that nothing puts into classes
     */
    public static Optional<String> of(
            String rocksdbVersion,
            List<OpenQuestion> questions,
            Rules rules,
            Templates templates,
            List<String> goneTypes,
            List<NewConstants> constants,
            List<NewOptions> options) {
        Stub stub = new Stub(rules.conventions(), templates);
        stub.head(rocksdbVersion);
        stub.prefixes(questions);
        int head = stub.yaml.length();
        stub.section("types", Kind.TYPE, questions, stub::type);
        if (stub.yaml.length() > head) {
            goneTypes.forEach(type -> stub.gone(type, rules));
        }
        stub.section("functions", Kind.FUNCTION, questions, stub::function);
        stub.callbacks();
        if (stub.yaml.length() > head) {
            options.forEach(stub::options);
        }
        if (stub.yaml.length() > head && !constants.isEmpty()) {
            stub.constants(
                    constants.stream().filter(constant -> !constant.isKnown()).toList());
            constants.stream().filter(NewConstants::isKnown).forEach(known -> stub.added(known, rules));
        }
        return stub.yaml.length() == head ? Optional.empty() : Optional.of(stub.yaml.toString());
    }

    /** Where the template goes in a folder: beside those that somebody may have begun to fill in. */
    public static Path newFile(Path folder, String rocksdbVersion) {
        Path file = folder.resolve("undecided-" + rocksdbVersion + ".yaml");
        for (int next = 2; Files.exists(file); next++) {
            file = file.resolveSibling("undecided-" + rocksdbVersion + '-' + next + ".yaml");
        }
        return file;
    }

    /** What a type would be called by convention. */
    static String className(String type, Conventions conventions) {
        String name = FunctionShape.withoutPrefix(type, conventions.symbolPrefix());
        String bare = name.endsWith("_t") ? name.substring(0, name.length() - 2) : name;
        String className = new Names(conventions.spelling().words()).upper(bare);
        return Signatures.isWellKnown(className) ? "Rocks" + className : className;
    }

    private void head(String rocksdbVersion) {
        line("# RocksDB " + rocksdbVersion + ": what neither the conventions nor the other templates decide.");
        line("# Each entry says what is proposed; the lines with # in it say what else could be said, and when.");
        line(
                "# Check it, fill in what stands between < and >, or \"exclude\" it with a reason (a type beside its \"class\"),");
        line(
                "# and delete its \"decide\". Then run the same command again. Above an entry stands what the templates say of");
        line("# something similar; docs/reference/templates.md has every key.");
        line("# The \"ownership\" of an argument, or \"passed\" of a type for all of its objects, is one of:");
        line("#   call         RocksDB uses it during the call only; it may be closed afterwards.");
        line("#   shared       RocksDB keeps a reference of its own; it may be closed at once.");
        line("#   copied       RocksDB copies it, and points to nothing that it was given; it may be closed at once.");
        line(
                "#   borrowed     RocksDB keeps the pointer: the receiver, or else the result, keeps it open. Safe in doubt, unless RocksDB frees it.");
        line("#   transferred  RocksDB frees it; in Java it is used up.");
        line("# An object is for one thread at a time, unless its type says:");
        line("#   threads: any      RocksDB locks it.");
        line("#   threads: readers  Settings: any number of threads, as long as none changes them.");
    }

    /** Says how names lose what stands before them, if a fork has names that RocksDB would not give. */
    private void prefixes(List<OpenQuestion> questions) {
        String prefixes = questions.stream()
                .map(OpenQuestion::undecided)
                .filter(open -> open.kind() == Kind.FUNCTION && open.place() == null)
                .map(Undecided::symbol)
                .filter(symbol -> !symbol.startsWith(conventions.symbolPrefix()) && symbol.indexOf('_') > 0)
                .map(symbol -> symbol.substring(0, symbol.indexOf('_') + 1))
                .distinct()
                .collect(Collectors.joining(", "));
        if (!prefixes.isEmpty()) {
            line(
                    "# The Java name of a function keeps the prefix of its C name, unless the type that has the function states it:");
            line("#   prefixes: {<C type>: [" + prefixes + "]}");
            line(
                    "# Then the type has all functions with this prefix, except those with a longer prefix of another type. What");
            line("# a function of another type does to its objects may have to be asked anew.");
        }
    }

    private void section(String key, Kind kind, List<OpenQuestion> all, Consumer<OpenQuestion> entry) {
        List<OpenQuestion> questions = all.stream()
                .filter(question -> question.undecided().kind() == kind)
                .filter(question -> hasNoEntry(question.undecided().place()))
                .toList();
        if (!questions.isEmpty()) {
            yaml.append('\n').append(key).append(":\n");
            questions.forEach(entry);
        }
    }

    /** Whether what is decided goes into a new entry. */
    private boolean hasNoEntry(@Nullable String place) {
        return place == null || !templates.added().isEmpty() && !templates.isAdded(place);
    }

    private void type(OpenQuestion question) {
        String type = question.undecided().symbol();
        boolean exclude = question.undecided().isOnlyExclude();
        if (!question.waiting().isEmpty() && !exclude) {
            comment("Once it has a class, the conventions decide " + String.join(", ", question.waiting()) + ".");
        }
        candidates(question);
        line("  " + type + ":");
        line("    class: " + className(type, conventions));
        if (exclude) {
            exclude(question.undecided());
            return;
        }
        line("    summary: <sentence>");
        if (question.destroyers().isEmpty()) {
            line("    decide: \"its class in Java\"");
        } else {
            line("    destroy: " + question.destroyers().get(0));
            line("    decide: "
                    + quoted("its class in Java, and which function frees one, if one does: "
                            + String.join(", ", question.destroyers())));
        }
    }

    private void gone(String type, Rules rules) {
        Located<TypeRule> stated = rules.types().get(type);
        comment(type + " is gone"
                + (stated == null
                        ? "."
                        : ", of which " + stated.place() + " speaks. If one of these is that with another name, say of"
                                + " it what is said there."));
    }

    private void added(NewConstants constants, Rules rules) {
        line("");
        line("# The enum " + constants.enumName()
                + Optional.ofNullable(rules.enums().get(constants.enumName()))
                        .map(located -> ", " + located.place() + ",")
                        .orElse("")
                + " has no constants for these; say there:");
        line("#     " + constants.fact());
    }

    private void options(NewOptions options) {
        line("");
        line("# " + Character.toUpperCase(options.question().charAt(0))
                + options.question().substring(1) + ".");
    }

    private void constants(List<NewConstants> constants) {
        if (constants.isEmpty()) {
            return;
        }
        line("");
        line("# No Java enum has these constants, so that Java passes an int. For an enum, delete the # before:");
        line("# enums:");
        constants.forEach(ofOne -> {
            line("#   " + ofOne.enumName() + ":");
            line("#     summary: <sentence>");
            line("#     " + ofOne.fact());
        });
        line("# and say of each parameter that is one, under functions: <function>: {parameters: {<parameter>: {enum:"
                + " <Name>}}};");
        line("# of each result: <function>: {returns: {enum: <Name>}}.");
    }

    private void function(OpenQuestion question) {
        Undecided function = question.undecided();
        comment(function.declaration());
        if (function.isOnlyExclude()) {
            line("  " + function.symbol() + ":");
            exclude(function);
            return;
        }
        candidates(question);
        line("  " + function.symbol() + ":");
        List<Answer> proposed = Answers.proposed(function.questions());
        function.questions().forEach(each -> answers(each, function.questions().size() > 1, question, proposed));
        Answers.facts(entry(question), proposed)
                .properties()
                .forEach(fact -> line("    " + fact.getKey() + ": " + Answers.line(fact.getValue())));
        line("    decide: "
                + quoted(function.questions().stream().map(Question::text).collect(Collectors.joining("; and "))));
        interfaces.setAll(Answers.beside(proposed));
    }

    /** What the templates say already, which a new entry replaces; empty for nothing, or if it is left out. */
    private static String entry(OpenQuestion question) {
        boolean isExclude =
                Answers.proposed(question.undecided().questions()).stream().anyMatch(Answer::isExclude);
        return question.candidates().stream()
                .filter(said ->
                        !isExclude && said.symbol().equals(question.undecided().symbol()))
                .map(Similar::facts)
                .findFirst()
                .orElse("");
    }

    /** What can be said, each answer in a line. */
    private void answers(Question question, boolean isOneOfMany, OpenQuestion whole, List<Answer> proposed) {
        if (question.answers().isEmpty()) {
            return;
        }
        if (isOneOfMany) {
            line("    # " + Character.toUpperCase(question.text().charAt(0))
                    + question.text().substring(1) + ":");
        }
        for (Answer answer : question.answers()) {
            String facts = answer.isExclude() ? "exclude: <reason>" : answer.facts();
            line("    #   " + facts + (answer.when().isEmpty() ? "" : "   # " + answer.when()));
            if (!proposed.contains(answer)) {
                answer.beside().forEach(fact -> line("    #     " + fact));
            }
            whole.further()
                    .getOrDefault(answer, List.of())
                    .forEach(more -> line("    #     and then: " + more.sentence()));
        }
        if (!question.warning().isEmpty()) {
            line("    # " + question.warning() + ".");
        }
    }

    private void exclude(Undecided only) {
        line("    exclude: "
                + quoted(only.questions().stream()
                        .filter(Question::isOnlyExclude)
                        .map(Question::text)
                        .collect(Collectors.joining("; "))));
        line("    decide: \"it can only be left out\"");
    }

    /** The interfaces that the entries of functions name. */
    private void callbacks() {
        if (!interfaces.isEmpty()) {
            yaml.append("\ncallbacks:\n");
            interfaces.properties().forEach(type -> {
                line("  " + type.getKey() + ":");
                type.getValue().properties().forEach(key -> {
                    if (key.getValue().isArray()) {
                        line("    " + key.getKey() + ":");
                        key.getValue().forEach(method -> line("      - " + Answers.line(method)));
                    } else {
                        line("    " + key.getKey() + ": " + Answers.line(key.getValue()));
                    }
                });
            });
        }
    }

    private void candidates(OpenQuestion question) {
        for (Similar similar : question.candidates()) {
            comment(similar.place() + " says");
            similar.facts().lines().forEach(fact -> comment("  " + fact));
        }
    }

    private void comment(String text) {
        line("  # " + text);
    }

    private void line(String text) {
        yaml.append(text).append('\n');
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }
}
