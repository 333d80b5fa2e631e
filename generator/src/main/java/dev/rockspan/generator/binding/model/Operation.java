package dev.rockspan.generator.binding.model;

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
 * @param records the C function that gives the records of the batch it makes, which RocksDB has to be able to read; or
 *     null
 * @param drops the column family that is not there any more after it, or null
 * @param writes what it writes to, or gathers writes to; null if nothing
 * @param abandons what leaves the receiver alone for good if the operation fails, or null
 * @param marks what the receiver is, too, after it, or null
 * @param becomes what the receiver is after it that was of a kind before, or what it fills
 * @param fails what the receiver is, too, if it fails, that was of a kind before
 * @param waits whether it waits for other calls with the receiver
 * @param alone whether, and which, receivers no other call may use meanwhile, or null
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
        @Nullable String records,
        @Nullable Drop drops,
        @Nullable Writes writes,
        @Nullable Abandon abandons,
        @Nullable String marks,
        Map<String, String> becomes,
        Map<String, String> fails,
        boolean waits,
        @Nullable Alone alone,
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
     * A receiver that no other call may use meanwhile.
     *
     * @param when what it is then; null for any
     */
    public record Alone(@Nullable Condition when) {}

    /**
     * What has to hold before the call.
     *
     * @param test a C function of the receiver that says so
     * @param otherwise the error if it does not
     */
    public record Guard(String test, String otherwise) {}

    /**
     * Objects that the receiver made and that point into its memory.
     *
     * @param className their class
     * @param within the class of an object that the receiver may be a part of and whose objects are meant, too; or null
     * @param id for writes that may name a column family: gives its number; or null
     * @param empties whether nothing is left of what they point to
     */
    public record Dependents(
            String className,
            @Nullable String within,
            @Nullable String id,
            boolean empties) {}

    /**
     * A receiver that is left alone for good.
     *
     * @param named the C function that gives the name that it has then, and its length
     * @param unless the marks that it does not have then
     */
    public record Abandon(String named, List<String> unless) {

        public Abandon {
            unless = List.copyOf(unless);
        }
    }

    /**
     * A column family that is dropped.
     *
     * @param parameter its handle
     * @param id the C function that gives its number
     */
    public record Drop(String parameter, String id) {}

    /** Writes, to column families that have to be there. */
    public sealed interface Writes {

        /**
         * To one that is passed.
         *
         * @param id the C function that gives its number
         * @param options the parameter of how it is written
         * @param ignores the C function that says of the options whether what is not there is passed over
         */
        record Direct(String parameter, String id, String options, String ignores) implements Writes {}

        /**
         * To all that gathered writes name that are passed; else as {@link Direct}.
         *
         * @param data the C function that gives their records
         */
        record Whole(String parameter, String options, String ignores, String data) implements Writes {}

        /** To all that those name which the receiver has gathered. */
        record Own() implements Writes {}

        /** Gathered by the receiver, to one that is passed. */
        record Gathered(String parameter, String id) implements Writes {}
    }

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

    /** What is refused before the call, because C would crash or wait for ever. */
    public sealed interface Refusal {

        /** A receiver of a kind. */
        record Mark(String mark, String otherwise) implements Refusal {}

        /** A handle of a kind that is passed. */
        record Given(
                String parameter, String mark, @Nullable Condition when, String otherwise) implements Refusal {}

        /**
         * A receiver that is of one of these kinds at the moment.
         *
         * @param of with which keys; null for any
         */
        record Now(List<String> marks, @Nullable ManyKeys of, String otherwise) implements Refusal {

            public Now {
                marks = List.copyOf(marks);
            }
        }

        /** More than so many keys in a list. */
        record ManyKeys(String parameter, int over) {}

        /** A receiver that has made an object of a class that is of a kind. */
        record Made(String className, String mark, @Nullable Condition when, String otherwise) implements Refusal {}

        /** A receiver that is in the end part of an object of a class, of which the function lists some. */
        record Listed(String className, String function, String otherwise) implements Refusal {}

        /**
         * A database that has a column family of that name, but was not opened with it.
         *
         * @param unless what the receiver is if it is not refused all the same, or null
         */
        record Unnamed(String name, @Nullable String unless, String otherwise) implements Refusal {}

        /** A database that follows another, and has, or had, a column family without a handle. */
        record Unheld(String otherwise) implements Refusal {}

        /**
         * A column family of which RocksDB keeps a number that is not 0.
         *
         * @param families the parameter that is one, or a list of them; null if it is the default one
         * @param when what has to hold, or null
         */
        record Number(
                String name,
                @Nullable String families,
                @Nullable Condition when,
                String otherwise) implements Refusal {}

        /**
         * A handle whose getter says yes, or a number.
         *
         * @param each whether it is a list of handles, none of which must say so
         * @param to the number; null if it is yes
         * @param also another getter, which has to say yes, too; or null
         * @param when what has to hold, or null
         */
        record Set(
                String parameter,
                boolean each,
                String getter,
                @Nullable Integer to,
                @Nullable String also,
                @Nullable Condition when,
                String otherwise)
                implements Refusal {}

        /**
         * A database that has a column family whose order of keys is Java code.
         *
         * @param when what has to hold, or null
         */
        record CodeOrders(String parameter, @Nullable Condition when, String otherwise) implements Refusal {}

        /** A handle that has nothing under a slot. */
        record Without(String parameter, String slot, String otherwise) implements Refusal {}

        /**
         * A text, or a map of texts, of options that says what {@link OptionTexts} does not let it.
         *
         * @param folder whether the text is in the file of options that was written last in the folder of that path
         * @param read whether what is made of it is brought within bounds where there are getters
         */
        record Texts(String parameter, boolean folder, boolean read) implements Refusal {}

        /** An object, perhaps null, that a call has filled before. */
        record Filled(String parameter, String otherwise) implements Refusal {}

        /** A list of column families that names one twice. */
        record Repeated(String parameter, String otherwise) implements Refusal {}

        /** A range of keys whose end comes before its start. */
        record Backwards(String in, String start, String end) implements Refusal {}

        /**
         * A folder that another call is writing over, where this one opens a database; until that ends, nobody else does.
         * Or one in which a database is open, by another path, if both write to it.
         *
         * @param reads whether the database is opened for reading only
         * @param files which files are meant
         */
        record Opens(String parameter, boolean reads, Files files) implements Refusal {}

        /**
         * A path at which files of an open database would be written over.
         *
         * @param file whether it is that of a file, and not of a folder
         * @param beside what stands behind the path where they are; may be empty
         * @param files which files are meant
         */
        record Overwrites(String parameter, boolean file, String beside, Files files) implements Refusal {}

        /**
         * A list of files that are taken away, which may be those of an open database.
         *
         * @param when what has to hold for that
         * @param files which files are meant
         */
        record Moves(String parameter, @Nullable Condition when, Files files) implements Refusal {}

        /**
         * A key, or a list of them, of which RocksDB cannot find out who else wrote it.
         *
         * @param parameter the key, or list of keys
         * @param family the column family, or list of them; null for the default one
         * @param path the path that tells
         * @param when what has to hold for RocksDB to look
         * @param always the mark of databases where it may look further back than it seems
         */
        record Conflicts(
                String parameter,
                @Nullable String family,
                String path,
                @Nullable Condition when,
                String always) implements Refusal {}

        /**
         * The path of a trace, the calls of which may not fit the database, or not be readable.
         *
         * @param files which files are meant
         */
        record Replays(String parameter, Files files) implements Refusal {}

        /**
         * The path of a database, which may not be the one that handed out a compaction.
         *
         * @param input what was handed out
         * @param files which files are meant
         */
        record HandsOut(String parameter, String input, Files files) implements Refusal {}

        /**
         * The path of a database that may not be sorted as options say.
         *
         * @param comparator what the class of orders of keys is called
         * @param files which files are meant
         */
        record SortsAlike(String parameter, String options, String comparator, String otherwise, Files files)
                implements Refusal {}

        /**
         * The path of a database whose edits are made one by one, as what follows it does, and of which a column family
         * was dropped that it would open.
         *
         * @param always the name of the one that it opens by itself
         * @param names the parameter that names the others; null if there are none
         * @param when what has to hold, or null
         * @param latest whether it is the latest manifest that says so, or any
         * @param files which files are meant
         */
        record Follows(
                String parameter,
                boolean latest,
                String always,
                @Nullable String names,
                @Nullable Condition when,
                String otherwise,
                Files files)
                implements Refusal {}

        /**
         * Whose files a path leads to.
         *
         * @param environment the class of what reads and writes files
         * @param inMemory the mark of those of them whose files are in memory
         * @param given what knows one, the most important first: names of parameters, or {@code this}
         */
        record Files(String environment, String inMemory, List<String> given) {

            public Files {
                given = List.copyOf(given);
            }
        }

        /**
         * Options that RocksDB finds wrong when it is told to open a database with a copy of them, with which it cannot
         * because of what is set in it.
         *
         * @param says parts of the errors that count
         */
        record Invalid(String parameter, String copy, List<String> set, String open, String destroy, List<String> says)
                implements Refusal {}
    }

    /** What may hold when an operation is called. */
    public sealed interface Condition {

        /**
         * A handle is of a kind.
         *
         * @param parameter null for the receiver
         */
        record Marked(@Nullable String parameter, String mark) implements Condition {}

        /**
         * The getter of a handle says yes, or a number.
         *
         * @param but what it does not say
         */
        record Set(String parameter, String getter, List<Integer> but) implements Condition {

            public Set {
                but = List.copyOf(but);
            }
        }

        /** Both hold. */
        record Both(Condition first, Condition second) implements Condition {}
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
                records,
                drops,
                writes,
                abandons,
                marks,
                becomes,
                fails,
                waits,
                alone,
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
