package dev.rockspan.generator.explain;

import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.validate.NullOverloads;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What else stands in the classes of a function's methods, which its parameters must leave room for. */
final class OtherOverloads {

    private static final JavaParameter.Given SOMETHING = new JavaParameter.Given("", "");

    private final String function;
    private final List<HandleClass> all;
    private final List<HandleClass> classes;
    private final Function<String, List<TemplateLine>> byHand;

    /**
     * @param byHand the lines of Java in the templates that declare a member
     */
    OtherOverloads(String function, List<HandleClass> all, Function<String, List<TemplateLine>> byHand) {
        this.function = function;
        this.byHand = byHand;
        this.all = all;
        this.classes = all.stream()
                .filter(type -> type.operations().stream().anyMatch(this::isOver))
                .toList();
    }

    /** That calls with null could mean another overload as well if that parameter were another; in words. */
    Optional<String> clash(String parameter, UnaryOperator<JavaParameter> change) {
        return classes.stream()
                .flatMap(type -> NullOverloads.clash(type, function, parameter, change).stream())
                .map("clashes with "::concat)
                .findFirst();
    }

    /** Whether the overloads would be the same if that parameter were another. */
    boolean isSame(String parameter, UnaryOperator<JavaParameter> change) {
        UnaryOperator<Operation> changed = changed(parameter, change);
        return own().allMatch(operation -> forms(operation)
                .collect(Collectors.toSet())
                .equals(forms(changed.apply(operation)).collect(Collectors.toSet())));
    }

    /** A form that is there and would go if that parameter were left out of the shorter ones. */
    Optional<String> removed(String parameter) {
        UnaryOperator<Operation> changed = changed(parameter, each -> each.omittedFrom(1));
        return own().flatMap(operation -> {
                    Set<String> left = forms(changed.apply(operation)).collect(Collectors.toSet());
                    return forms(operation).filter(form -> !left.contains(form));
                })
                .findFirst();
    }

    /** The function over which there is an overload without that parameter, or where one is hand-written; with the overload. */
    Optional<String> without(String parameter) {
        return takenBy(changed(parameter, each -> each.omittedFrom(1)));
    }

    /** The same of an overload for which the receiver would give that parameter. */
    Optional<String> withDefault(String parameter) {
        return takenBy(changed(parameter, each -> each.givenBy(SOMETHING)));
    }

    /** That a superclass or a subclass has the same method, in words, with the functions there. */
    SortedMap<String, SortedSet<String>> inheritance() {
        SortedMap<String, SortedSet<String>> same = new TreeMap<>();
        for (HandleClass type : classes) {
            Set<String> forms = type.operations().stream()
                    .filter(this::isOver)
                    .flatMap(OtherOverloads::forms)
                    .collect(Collectors.toSet());
            all.stream()
                    .filter(other -> extendsIt(type, other) || extendsIt(other, type))
                    .forEach(other -> other.operations().stream()
                            .filter(operation -> forms(operation).anyMatch(forms::contains))
                            .forEach(operation -> same.computeIfAbsent(
                                            (extendsIt(type, other) ? "overrides that of " : "overridden in ")
                                                    + other.name(),
                                            name -> new TreeSet<>())
                                    .add(operation.function())));
        }
        return same;
    }

    private static boolean extendsIt(HandleClass type, HandleClass superclass) {
        Derived derived = type.supertypes().derived();
        return derived != null && derived.superclass().equals(superclass.name());
    }

    /** Whether an object of a C type can be made out of nothing. */
    boolean canBeMade(String cType) {
        return all.stream()
                .filter(type -> type.cType().equals(cType))
                .flatMap(type -> type.operations().stream())
                .anyMatch(operation -> operation.form() == Form.CONSTRUCTOR
                        && operation.parameters().isEmpty());
    }

    /** How many functions are methods that use an object of a type and always need one. */
    long functionsTaking(JavaType type) {
        return all.stream()
                .flatMap(each -> each.operations().stream())
                .filter(operation -> operation.form() == Form.METHOD && operation.result() != Result.Plain.FLUENT)
                .filter(operation -> operation.parameters().stream()
                        .anyMatch(each -> each.type() instanceof JavaType.Handle taken
                                && type instanceof JavaType.Handle handle
                                && taken.className().equals(handle.className())
                                && each.omitted() == JavaParameter.NEVER
                                && operation.arguments().stream()
                                        .anyMatch(argument -> argument instanceof Argument.HandlePointer pointer
                                                && pointer.parameter().equals(each.name()))))
                .map(Operation::function)
                .distinct()
                .count();
    }

    /** The function by which the receiver gives a new object of a type. */
    Optional<String> getter(JavaType type) {
        return classes.stream()
                .flatMap(each -> each.operations().stream())
                .filter(operation -> operation.form() == Form.METHOD
                        && operation.arguments().size() == 1
                        && operation.result() instanceof Result.NewHandle made
                        && type instanceof JavaType.Handle handle
                        && made.className().equals(handle.className()))
                .map(Operation::function)
                .findFirst();
    }

    private Stream<Operation> own() {
        return classes.stream().flatMap(type -> type.operations().stream()).filter(this::isOver);
    }

    private static UnaryOperator<Operation> changed(String parameter, UnaryOperator<JavaParameter> change) {
        return operation -> operation.withParameter(parameter, change);
    }

    private Optional<String> takenBy(UnaryOperator<Operation> change) {
        return classes.stream()
                .flatMap(type -> type.operations().stream()
                        .filter(this::isOver)
                        .flatMap(operation -> forms(change.apply(operation)))
                        .flatMap(form -> Stream.concat(
                                        type.operations().stream()
                                                .filter(other -> !isOver(other) && form.startsWith(other.name() + '('))
                                                .filter(other -> forms(other).anyMatch(form::equals))
                                                .map(Operation::function),
                                        byHand.apply(type.name() + '.' + form).stream()
                                                .map(TemplateLine::place))
                                .map(by -> by + " has that form, " + form)))
                .findFirst();
    }

    private static Stream<String> forms(Operation operation) {
        return operation.forms().map(form -> Signatures.erased(operation.name(), form));
    }

    private boolean isOver(Operation operation) {
        return operation.function().equals(function);
    }
}
