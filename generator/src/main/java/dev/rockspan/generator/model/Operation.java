package dev.rockspan.generator.model;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One Java method or constructor over one C function.
 *
 * @param function the C function's name
 * @param prototype its C prototype, for the Javadoc
 * @param parameters in Java's order
 * @param arguments in C's order: how each C parameter is made
 * @param reading how a value is read where it is; null if not at all
 * @param checksError whether C reports errors; they are thrown, or returned as a status if {@code statusForm}
 * @param statusForm whether the status is returned with the value instead of thrown
 * @param borrows which handles the receiver keeps alive from now on
 * @param guard what has to hold before the call, or null
 * @param fresh the error if what it gives was moved or taken and not renewed since, or null
 * @param takes whether it takes what it gives
 * @param renews whether what was moved or taken is there again after it
 * @param closes which objects are closed before the call, or null
 * @param moves which objects have lost what they read from the receiver's memory, or null
 * @param drops the column family that is not there any more after it, or null
 * @param written the column family that it writes to, or null
 * @param marks what the receiver is, too, after it, or null
 * @param becomes what the receiver is after it that was of a kind before
 * @param waits whether it waits for other calls with the receiver
 * @param change how it changes the receiver, where that is settings
 * @param requirement what the receiver has to be, or null
 * @param refusals what is refused before the call
 * @param pending what it does to the receiver's writes while they are pending in Java; null if it needs RocksDB's batch
 * @param summary the first sentence of the Javadoc
 * @param option what it sets or tells, for the first sentence if that is not stated; or null
 * @param rule the conventions that shaped it
 */
public record Operation(
        String function,
        String prototype,
        Form form,
        String name,
        List<JavaParameter> parameters,
        List<Argument> arguments,
        Result result,
        @Nullable Reading reading,
        boolean checksError,
        boolean statusForm,
        List<Borrow> borrows,
        @Nullable Guard guard,
        @Nullable String fresh,
        boolean takes,
        boolean renews,
        @Nullable Dependents closes,
        @Nullable Dependents moves,
        @Nullable String drops,
        @Nullable String written,
        @Nullable String marks,
        Map<String, String> becomes,
        boolean waits,
        Change change,
        @Nullable Requirement requirement,
        List<Refusal> refusals,
        @Nullable Pending pending,
        @Nullable String summary,
        @Nullable Option option,
        String rule) {

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
     * What has to hold before the call.
     *
     * @param test a C function of the receiver that says so
     * @param otherwise the error if it does not
     * @param once what the receiver is marked as when it has held; it need not hold again then; null if it must
     */
    public record Guard(
            String test, String otherwise, @Nullable String once) {}

    /**
     * Objects that the receiver made and that point into its memory.
     *
     * @param className their class
     * @param within the class of an object that the receiver may be a part of and whose objects are meant, too; or null
     */
    public record Dependents(String className, @Nullable String within) {}

    /**
     * What the receiver has to be.
     *
     * @param mark given by the operation that made it
     * @param otherwise the error if it is not
     */
    public record Requirement(String mark, String otherwise) {}

    /**
     * An option.
     *
     * @param what it is: what "Sets" and "Returns" can stand before
     * @param byDefault what a new object has; null if that is not known
     * @param mutable how an open database is told to change it; null if it does not
     * @param advice what is gained and lost by other values, in sentences; null for none
     * @param deprecated what to do instead of setting it; null if it is not deprecated
     */
    public record Option(
            String what,
            @Nullable String byDefault,
            @Nullable Mutable mutable,
            @Nullable String advice,
            @Nullable String deprecated) {

        /**
         * How an open database is told to change it.
         *
         * @param method of the database
         * @param name that the method knows it by
         */
        public record Mutable(String method, String name) {}
    }

    /** What is refused before the call. */
    public sealed interface Refusal {

        /** A receiver that has made an object of a class that is of a kind. */
        record Made(String className, String mark, String otherwise) implements Refusal {}

        /** A handle whose getter says yes. */
        record Set(String parameter, String getter, String otherwise) implements Refusal {}

        /** An object, perhaps null, that a call has filled before. */
        record Once(String parameter, String otherwise) implements Refusal {}

        /**
         * A path at which a database is open for writing already.
         *
         * @param reads whether this opens it to read only, which is never refused
         */
        record Opens(String parameter, boolean reads) implements Refusal {}
    }

    /**
     * A read that pins the value: nothing is copied before Java knows how large it is.
     *
     * @param function the C function; it takes the arguments that are no result, and an error slot
     * @param by the function of the extension that does so in one call, and fills a buffer if the value fits
     * @param view the function that says where the bytes are; null if C allocates them
     * @param destroy the function that frees what has them pinned; null if C allocates them
     * @param release for many values: the function of the extension that frees what it has pinned; else null
     */
    public record Reading(
            String function,
            String by,
            @Nullable String view,
            @Nullable String destroy,
            @Nullable String release) {

        /** Whether it takes an argument: not what the function fills with the value. */
        public static boolean takes(Argument argument) {
            return !(argument instanceof Argument.LengthSlot
                    || argument instanceof Argument.FoundSlot
                    || argument instanceof Argument.BufferPointer
                    || argument instanceof Argument.BufferCapacity
                    || argument instanceof Argument.OutArray);
        }
    }

    public Operation {
        parameters = List.copyOf(parameters);
        arguments = List.copyOf(arguments);
        borrows = List.copyOf(borrows);
    }

    /** The Java type of a parameter. */
    public JavaType type(String parameter) {
        return parameters.stream()
                .filter(candidate -> candidate.name().equals(parameter))
                .map(JavaParameter::type)
                .findFirst()
                .orElseThrow();
    }

    /** The same with other Java parameters of the same names. */
    public Operation withParameters(List<JavaParameter> others) {
        return with(name, summary, others, arguments, result, pending);
    }

    /** The same with other Java parameters of the same names, and another result. */
    public Operation with(List<JavaParameter> others, Result other) {
        return with(name, summary, others, arguments, other, pending);
    }

    /** The same with the arguments of its {@link #reading}. */
    public Operation asReading() {
        return with(
                name,
                summary,
                parameters,
                arguments.stream().filter(Reading::takes).toList(),
                result,
                pending);
    }

    /** The same, of which something else is made. */
    public Operation filling(String newName, String newSummary, List<JavaParameter> newParameters, Result filled) {
        return with(newName, newSummary, newParameters, arguments, filled, pending);
    }

    /** The same for every index, under a name of its own: nothing is left that Java has to pass. */
    public Operation forEach(String all, Result each) {
        return with(all, summary, List.of(), arguments, each, pending);
    }

    /** The same of a batch whose writes are never pending. */
    public Operation withoutPending() {
        return with(name, summary, parameters, arguments, result, null);
    }

    private Operation with(
            String newName,
            @Nullable String newSummary,
            List<JavaParameter> newParameters,
            List<Argument> newArguments,
            Result newResult,
            @Nullable Pending newPending) {
        return new Operation(
                function,
                prototype,
                form,
                newName,
                newParameters,
                newArguments,
                newResult,
                reading,
                checksError,
                statusForm,
                borrows,
                guard,
                fresh,
                takes,
                renews,
                closes,
                moves,
                drops,
                written,
                marks,
                becomes,
                waits,
                change,
                requirement,
                refusals,
                newPending,
                newSummary,
                option,
                rule);
    }

    /**
     * The parameters of each shorter form: those where null, 0 or a default instance stands for the others, the longest
     * first, then all forms without what the receiver gives.
     */
    public List<List<JavaParameter>> shortForms() {
        if (form == Form.CONSTRUCTOR) {
            return List.of();
        }
        List<List<JavaParameter>> shorter = parameters.stream()
                .map(JavaParameter::omitted)
                .filter(level -> level != JavaParameter.NEVER)
                .distinct()
                .sorted()
                .map(this::shortForm)
                .toList();
        if (parameters.stream().allMatch(parameter -> parameter.given() == null)) {
            return shorter;
        }
        return Stream.concat(
                        shorter.stream(),
                        Stream.concat(Stream.of(parameters), shorter.stream()).map(Operation::withoutGiven))
                .toList();
    }

    private static List<JavaParameter> withoutGiven(List<JavaParameter> form) {
        return form.stream().filter(parameter -> parameter.given() == null).toList();
    }

    /** The parameters of the shorter form of that level. */
    public List<JavaParameter> shortForm(int level) {
        return parameters.stream().filter(parameter -> parameter.isIn(level)).toList();
    }
}
