package dev.rockspan.generator.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One Java method or constructor over one C function.
 *
 * @param function the C function's name
 * @param declaration what it is in Java
 * @param arguments in C's order: how each C parameter is made
 * @param result what comes back
 * @param outcome how errors and values come back
 * @param checks what has to hold before the call, in the order in which it is looked at
 * @param effects what is different after the call
 * @param description what its Javadoc says
 */
public record Operation(
        String function,
        Declaration declaration,
        List<Argument> arguments,
        Result result,
        Outcome outcome,
        List<Check> checks,
        Effects effects,
        Description description) {

    /**
     * What it is in Java.
     *
     * @param parameters in Java's order
     */
    public record Declaration(Form form, String name, List<JavaParameter> parameters) {}

    /**
     * How errors and values come back.
     *
     * @param reading how a value is read where it is; null if not at all
     * @param checksError whether C reports errors; they are thrown, or returned as a status if {@code statusForm}
     * @param statusForm whether the status is returned with the value instead of thrown
     * @param expects whether the object that it creates is noted before it is there, so that it is not lost
     */
    public record Outcome(@Nullable Reading reading, boolean checksError, boolean statusForm, boolean expects) {}

    /**
     * What is different after the call.
     *
     * @param borrows which handles the receiver keeps alive from now on
     * @param memory what it does to memory that others point into
     * @param states what the receiver is, too, after it
     * @param written the column family that it writes to, or null
     * @param drops the column family that is not there any more after it, or null
     * @param change how it changes the receiver, where that is settings
     * @param pending what it does to the receiver's writes while they are pending in Java; null if it needs RocksDB's batch
     * @param javaGetter the name of the getter for what a setter was last called with, if Java remembers that; or null
     */
    public record Effects(
            List<Borrow> borrows,
            Memory memory,
            States states,
            @Nullable String written,
            @Nullable String drops,
            Change change,
            @Nullable Pending pending,
            @Nullable String javaGetter) {

        private Effects withoutPending() {
            return new Effects(borrows, memory, states, written, drops, change, null, javaGetter);
        }
    }

    /**
     * What it does to memory that others point into.
     *
     * @param takes whether it takes what it gives
     * @param renews whether what was moved or taken is there again after it
     * @param closes which objects are closed before the call, or null
     * @param moves which objects have lost what they read from the receiver's memory, or null
     * @param positions the receiver and the parameters that stand at an entry, and may stand at another one after it
     */
    public record Memory(
            boolean takes,
            boolean renews,
            @Nullable Dependents closes,
            @Nullable Dependents moves,
            List<String> positions) {}

    /**
     * What the receiver is after it.
     *
     * @param marks what it is, too, or null
     * @param becomes what it is that was of a kind before
     */
    public record States(@Nullable String marks, Map<String, String> becomes) {}

    /**
     * What its Javadoc says, and what decided it.
     *
     * @param prototype its C prototype
     * @param summary the first sentence of the Javadoc
     * @param option what it sets or tells, for the first sentence if that is not stated; or null
     * @param rule the conventions that shaped it
     */
    public record Description(
            String prototype,
            @Nullable String summary,
            @Nullable Option option,
            String rule) {

        private Description summary(@Nullable String other) {
            return new Description(prototype, other, option, rule);
        }
    }

    /** How it is called. */
    public enum Form {
        CONSTRUCTOR,
        STATIC,
        METHOD
    }

    /** How settings are changed. */
    public enum Change {
        NONE,
        /** Nobody else may use them at the same time. */
        OWN,
        /** What was made with them reads them, too: there must be none of that. */
        LENT
    }

    /**
     * A handle that the receiver keeps alive.
     *
     * @param slot a later one in the same slot takes its place; null where each is kept
     */
    public record Borrow(@Nullable String slot, String parameter) {}

    /**
     * Objects that the receiver made and that point into its memory.
     *
     * @param className their class
     * @param within the class of an object that the receiver may be a part of and whose objects are meant, too; or null
     */
    public record Dependents(String className, @Nullable String within) {}

    public Signature signature() {
        return Signature.of(name(), parameters());
    }

    /** The Java type of a parameter. */
    public JavaType type(String parameter) {
        return parameter(parameter).orElseThrow().type();
    }

    /** The Java parameter of that name. */
    public Optional<JavaParameter> parameter(String name) {
        return parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst();
    }

    /** The same with another Java parameter in the place of one. */
    public Operation withParameter(String name, UnaryOperator<JavaParameter> change) {
        return withParameters(parameters().stream()
                .map(parameter -> parameter.name().equals(name) ? change.apply(parameter) : parameter)
                .toList());
    }

    /** The same with other Java parameters of the same names. */
    public Operation withParameters(List<JavaParameter> others) {
        return with(others, result);
    }

    /** The same with other Java parameters of the same names, and another result. */
    public Operation with(List<JavaParameter> others, Result other) {
        return with(new Declaration(form(), name(), others), other, effects, description);
    }

    /** The same with the arguments of its {@link Outcome#reading}. */
    public Operation asReading() {
        List<Argument> taken = arguments.stream().filter(Reading::takes).toList();
        return new Operation(function, declaration, taken, result, outcome, checks, effects, description);
    }

    /** The same, of which something else is made. */
    public Operation filling(String newName, String newSummary, List<JavaParameter> newParameters, Result filled) {
        return with(new Declaration(form(), newName, newParameters), filled, effects, description.summary(newSummary));
    }

    /** The same for every index, under a name of its own: nothing is left that Java has to pass. */
    public Operation forEach(String all, Result each) {
        return with(new Declaration(form(), all, List.of()), each, effects, description);
    }

    /** The same of a batch whose writes are never pending. */
    public Operation withoutPending() {
        return with(declaration, result, effects.withoutPending(), description);
    }

    private Operation with(Declaration newOne, Result newResult, Effects newEffects, Description newDescription) {
        return new Operation(function, newOne, arguments, newResult, outcome, checks, newEffects, newDescription);
    }

    /**
     * The parameters of each shorter form: those where null, 0 or a default instance stands for the others, the longest
     * first, then all forms without what the receiver gives.
     */
    public List<List<JavaParameter>> shortForms() {
        if (form() == Form.CONSTRUCTOR) {
            return List.of();
        }
        List<List<JavaParameter>> shorter = parameters().stream()
                .map(JavaParameter::omitted)
                .filter(level -> level != JavaParameter.NEVER)
                .distinct()
                .sorted()
                .map(this::shortForm)
                .toList();
        if (parameters().stream().allMatch(parameter -> parameter.given() == null)) {
            return shorter;
        }
        return Stream.concat(
                        shorter.stream(),
                        Stream.concat(Stream.of(parameters()), shorter.stream()).map(Operation::withoutGiven))
                .toList();
    }

    /** The parameters of all forms, the one with all of them first. */
    public Stream<List<JavaParameter>> forms() {
        return Stream.concat(Stream.of(parameters()), shortForms().stream());
    }

    /** The checks of one kind. */
    public Stream<Check> checks(Check.Kind kind) {
        return checks.stream().filter(check -> check.kind() == kind);
    }

    /** The arguments of one kind. */
    public <T extends Argument> Stream<T> arguments(Class<T> kind) {
        return arguments.stream().filter(kind::isInstance).map(kind::cast);
    }

    private static List<JavaParameter> withoutGiven(List<JavaParameter> form) {
        return form.stream().filter(parameter -> parameter.given() == null).toList();
    }

    /** The parameters of the shorter form of that level. */
    public List<JavaParameter> shortForm(int level) {
        return parameters().stream().filter(parameter -> parameter.isIn(level)).toList();
    }

    public Form form() {
        return declaration.form();
    }

    public String name() {
        return declaration.name();
    }

    public List<JavaParameter> parameters() {
        return declaration.parameters();
    }
}
