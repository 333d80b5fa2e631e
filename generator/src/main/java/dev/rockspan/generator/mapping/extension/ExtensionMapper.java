package dev.rockspan.generator.mapping.extension;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.function.RawFunctions;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.ExtensionRule;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Joins the extension's header with the one of the library that it calls. */
public final class ExtensionMapper {

    private final CApi extension;
    private final ExtensionRule rule;
    private final String place;
    private final Conventions conventions;
    private final Map<String, CFunction> declared;
    private final List<Problem> problems;

    private ExtensionMapper(
            CApi extension, Located<ExtensionRule> located, Selection selection, List<Problem> problems) {
        this.extension = extension;
        this.rule = located.rule();
        this.place = located.place().toString();
        this.conventions = selection.rules().conventions();
        this.declared = new HashMap<>(selection.history().functions());
        selection.declared().functions().forEach(function -> declared.put(function.name(), function));
        this.problems = problems;
    }

    /**
     * The extension, if there is one and the templates speak of it; adds to the problems where the two headers do not fit
     * together. What only other known versions have is none: with such a library the runtime does without the extension.
     */
    public static Optional<Extension> map(@Nullable CApi extension, Selection selection, List<Problem> problems) {
        Located<ExtensionRule> rule = selection.rules().extension();
        return rule == null || extension == null
                ? Optional.empty()
                : new ExtensionMapper(extension, rule, selection, problems).map();
    }

    private Optional<Extension> map() {
        Optional<CStruct> table = extension.structs().stream()
                .filter(struct -> struct.name().equals(rule.table()))
                .findFirst();
        Optional<CConstant> version = extension.enums().stream()
                .flatMap(constants -> constants.constants().stream())
                .filter(constant -> constant.name().equals(rule.version()))
                .findFirst();
        List<String> names = extension.functions().stream().map(CFunction::name).toList();
        if (table.isEmpty()) {
            problem("the extension has no struct " + rule.table());
        }
        if (version.isEmpty()) {
            problem("the extension has no constant " + rule.version());
        }
        Stream.of(rule.bind(), rule.release(), rule.stack(), rule.take())
                .filter(Objects::nonNull)
                .filter(name -> !names.contains(name))
                .forEach(
                        name -> problem("the extension has no function " + name + Suggestions.didYouMean(name, names)));
        names.stream()
                .filter(declared::containsKey)
                .forEach(name -> problem("the extension has a function " + name + ", as the header of RocksDB does"));
        if (table.isEmpty() || version.isEmpty()) {
            return Optional.empty();
        }
        table.get().fields().forEach(this::check);
        return Optional.of(new Extension(
                rule.bind(),
                Math.toIntExact(version.get().value()),
                rule.stack(),
                rule.take(),
                table.get().fields().stream()
                        .map(field -> String.valueOf(field.name()))
                        .toList(),
                extension.functions().stream().map(this::function).toList()));
    }

    /** What the extension takes a function for has to be what the header says. */
    private void check(CParameter field) {
        String name = String.valueOf(field.name());
        CFunction function = declared.get(name);
        if (!(field.type() instanceof CType.FunctionPointer pointer)) {
            problem(rule.table() + "." + name + " is no function");
        } else if (function == null) {
            problem("the extension calls " + name + ", which the header does not have");
        } else {
            String expected = types(function.returnType(), function.parameters());
            String taken = types(pointer.returnType(), pointer.parameters());
            if (!expected.equals(taken)) {
                problem("the extension takes " + name + " for " + taken + ", but the header says " + expected
                        + "; give a fork's function another name in C");
            }
        }
    }

    private static String types(CType result, List<CParameter> parameters) {
        return CTypePrinter.print(new CType.FunctionPointer(
                result,
                parameters.stream()
                        .map(parameter -> new CParameter(null, parameter.type()))
                        .toList()));
    }

    private RawFunction function(CFunction function) {
        return RawFunctions.of(
                function, CTypePrinter.prototype(function), "Extras", FunctionRule.NONE, conventions.parameters());
    }

    private void problem(String message) {
        problems.add(new Problem(place, message));
    }
}
