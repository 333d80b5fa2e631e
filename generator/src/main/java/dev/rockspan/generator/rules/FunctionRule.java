package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What {@code templates/} say of one C function where conventions do not suffice.
 *
 * @param in the C type in whose Java class it stands; default: the type of its first parameter, or the one its name
 *     starts with
 * @param name the Java method name
 * @param form how it is called; default: by convention
 * @param summary the first sentence of its Javadoc
 * @param statusForm the name of a second method that returns the status with the value instead of throwing
 * @param filling for pinned reads: a second method that copies what fits into a buffer
 * @param pinned for reads that copy: the pinned read of the same, by way of which a value is copied only once
 * @param params what is to be said of its parameters, by index from 0 (names in c.h change without notice)
 * @param returns what is to be said of its result
 * @param guard what has to hold before it may be called
 * @param fresh for what the receiver has only until something moves or takes it: the error after that
 * @param takes whether it takes what is there only once
 * @param renews whether what was moved or taken is there again after it
 * @param closes which objects of the receiver it would leave unusable: they are closed before it is called
 * @param record the Java record in which several results come back
 * @param marks what objects are that it makes, for functions that require it; of one that makes none, what the receiver
 *     is, too, after it
 * @param marksWhen what objects are, too, that it makes, and what has to hold for that; a parameter says so
 * @param marksLike the index of the parameter that says what objects are that it makes: what that is, if anything
 * @param becomes what the receiver is after it that was of a kind before, or what it fills
 * @param fails what the receiver is, too, if the function fails, that was of a kind before
 * @param requires what an object has to be
 * @param refuses what is refused because C does not look, and crashes or waits for ever
 * @param callbacks the Java interface whose methods its function pointers are
 * @param visits for callbacks that see the records of the receiver: the function that says how many there are
 * @param keys for callbacks that say how many bytes at the end of a key are its timestamp: the function that gives the
 *     receiver's records, which have to have as many
 * @param keysSorted with {@code keys}: what a receiver that keeps them sorted is if it does so in an order with timestamps
 * @param records for a batch that is made of bytes: the function that gives its records, which RocksDB has to be able to
 *     read
 * @param drops which column family is not there any more after it
 * @param abandons what the receiver has to be so as to be left alone for good if the function fails
 * @param waits whether it waits for other calls with the receiver, so that it cannot be called in a callback of those
 * @param alone what the receiver is if no other call may use it meanwhile, or {@value #ALWAYS}: who calls waits for those
 * @param lent whether what it sets is read from the receiver by what was made with that, too, of which there must be none
 * @param copied where the function could crash, which one does the same to a copy of the receiver; it may be the same
 * @param trivial whether it is so short that the JVM need not leave the Java state for it; never one that can block or
 *     call back
 * @param pending for a batch whose writes are pending in Java: what it does to them without a call
 * @param exclude why it is left out of the Java API, or null
 * @param decide what is still to be decided before it can be a part of it, or null
 */
public record FunctionRule(
        @Nullable String in,
        @Nullable String name,
        @Nullable Form form,
        @Nullable String summary,
        @JsonProperty("status-form") @Nullable String statusForm,
        @Nullable FillingRule filling,
        @Nullable String pinned,
        @Nullable Map<Integer, ValueRule> params,
        @Nullable ValueRule returns,
        @Nullable Guard guard,
        @Nullable String fresh,
        boolean takes,
        boolean renews,
        @Nullable Dependents closes,
        @Nullable RecordRule record,
        @Nullable String marks,
        @JsonProperty("marks-when") @Nullable Map<String, Condition> marksWhen,
        @JsonProperty("marks-like") @Nullable Integer marksLike,
        @Nullable Map<String, String> becomes,
        @Nullable Map<String, String> fails,
        @Nullable Requirement requires,
        @Nullable List<Refusal> refuses,
        @Nullable String callbacks,
        @Nullable String visits,
        @Nullable String keys,
        @JsonProperty("keys-sorted") @Nullable String keysSorted,
        @Nullable String records,
        @Nullable DropRule drops,
        @Nullable AbandonRule abandons,
        boolean waits,
        @Nullable String alone,
        boolean lent,
        @Nullable CopyRule copied,
        boolean trivial,
        @Nullable Pending pending,
        @Nullable String exclude,
        @Nullable String decide) {

    /** What holds of a function that is left out, too: hand-written code may call it. */
    private static final Set<String> SAID_OF_ALL = Set.of("in", "trivial", "exclude", "decide");

    /** For {@code alone}: whatever the receiver is. */
    public static final String ALWAYS = "always";

    /** Nothing said: conventions decide. */
    public static final FunctionRule NONE = TemplateFile.rule(FunctionRule.class, Map.of());

    /**
     * What has to hold before a function may be called, where C would crash.
     *
     * @param test a function of the receiver that says so
     * @param otherwise the error if it does not
     */
    public record Guard(
            @JsonProperty(required = true) String test,
            @JsonProperty(required = true) String otherwise) {}

    /**
     * A copy of the receiver, made of its data, which another function is called with.
     *
     * @param data gives the receiver's data and their length
     * @param create makes a copy of data and their length
     * @param call what is called; it takes the copy and then what the function takes
     * @param destroy frees the copy
     */
    public record CopyRule(
            @JsonProperty(required = true) String data,
            @JsonProperty(required = true) String create,
            @JsonProperty(required = true) String call,
            @JsonProperty(required = true) String destroy) {}

    /**
     * A receiver that a function that fails leaves half ended: nothing may be called with it any more, not even what frees
     * it.
     *
     * @param named gives the name that it has then, and its length
     * @param unless the marks that it does not have then
     */
    public record AbandonRule(
            @JsonProperty(required = true) String named,
            @JsonProperty(required = true) List<String> unless) {}

    /**
     * A column family that is dropped.
     *
     * @param param the index of its handle
     * @param id gives its number
     */
    public record DropRule(
            @JsonProperty(required = true) int param,
            @JsonProperty(required = true) String id) {}

    /**
     * A method that copies the value into the caller's buffer if it fits, and has it pinned otherwise.
     *
     * @param name what it is called
     * @param by the function of the extension that does so in one call; it takes what the pinned read takes, a buffer
     *     with its size and a struct for the outcome
     * @param summary the first sentence of its Javadoc
     * @param inArena what the method is called that returns the value as a segment in the caller's arena
     */
    public record FillingRule(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String by,
            @JsonProperty(required = true) String summary,
            @JsonProperty("in-arena") @Nullable String inArena) {}

    /**
     * A Java record.
     *
     * @param className its name
     * @param summary the first sentence of its Javadoc
     * @param parts what its components are, for their Javadoc; of a record that several functions give, one says it
     * @param onlyIf the component, a truth value, without which C means nothing by the others: these are null, 0 or false then
     */
    public record RecordRule(
            @JsonProperty(value = "class", required = true) String className,
            @JsonProperty(required = true) String summary,
            @Nullable Map<String, String> parts,
            @JsonProperty("only-if") @Nullable String onlyIf) {}

    /**
     * What the receiver has to be.
     *
     * @param mark what the function that made it says its objects are
     * @param otherwise the error if it is not
     */
    public record Requirement(
            @JsonProperty(required = true) String mark,
            @JsonProperty(required = true) String otherwise) {}

    /**
     * What is refused before the call: of the receiver, or of what it is part of, or one thing of a parameter.
     *
     * @param mark what the receiver must not be, or the parameter: what the function that made it says its objects are
     * @param now what the receiver must be none of at the moment, as marks that it may have for a time
     * @param keysOver with {@code now}: how many keys it may be passed all the same
     * @param made with a mark: the type of the objects that the receiver has made, of which none must be that
     * @param lists a function of what the receiver is part of in the end, if that is of its type: it must not list any
     * @param unnamed the name of a column family that the database must not have, unless it was opened with that name;
     *     its type says how they are {@code listed}
     * @param unless with {@code unnamed}: what the receiver is if it may have it all the same
     * @param unheld whether it is a database that must have, and have had, no column family without a handle, if it
     *     {@code follows} another
     * @param number a number that RocksDB keeps of a column family, by the name of its property, which must be 0: of the
     *     one that is passed, of each of a list, or of the default one
     * @param param the index of the parameter that the others are said of
     * @param set a getter of it that must not say yes, or of each of a list
     * @param to with {@code set}: the number that it must not say instead
     * @param also with {@code set}: another getter of the same, which must not say yes at the same time
     * @param codeOrders whether it is a database that must have no column family whose order of keys is Java code
     * @param when with {@code made}, {@code mark} of a parameter, {@code number}, {@code set}, {@code code-orders}, {@code moves}, {@code follows}, {@code recovers}
     *     or {@code conflicts}: what has to hold for it to be refused
     * @param without a setter of it that must have been called
     * @param filled whether RocksDB fills it, and it must not have been filled before; its methods throw until it is
     * @param eachOnce whether it is a list of column families that must not name one twice
     * @param texts where options stand in RocksDB's own form, which {@link OptionTextsRule} speaks of
     * @param after for the key where a range begins: the index of the one where it ends, which must not come before it
     * @param overwrites for a path: what it writes over there, which must be none of a database that is open
     * @param beside with {@code overwrites}: what stands behind the path where that is
     * @param moves whether it is a list of files that it takes away, which must be none of a database that is open
     * @param replays whether it is the path of a trace that is replayed, which must fit the database and be readable
     * @param handsOut for the path of a database: the index of the bytes that say what compaction it hands out, which must
     *     be one of that database
     * @param sortsAlike for the path of a database: the index of the options that must sort keys as all of it does
     * @param follows for the path of a database whose edits what is made makes one by one, as who follows another does: the
     *     name of the column family that it opens by itself. Of that name, and of those in a list of names that it takes, none must have been dropped
     * @param recovers as {@code follows}, where RocksDB takes the latest manifest that it can read
     * @param invalid for options that C does not check where it takes them: how RocksDB is asked
     * @param conflicts for a transaction that locks a key, or a list of keys, which are the first bytes that are taken: the
     *     path that tells whether RocksDB can find out who wrote it since
     * @param always with {@code conflicts}: what the database is if RocksDB may look further back than it seems
     * @param otherwise the error; those from {@code texts} on have their own, but for {@code sorts-alike},
     *     {@code follows} and {@code recovers}
     */
    public record Refusal(
            @Nullable String mark,
            @Nullable List<String> now,
            @JsonProperty("keys-over") @Nullable Integer keysOver,
            @Nullable String made,
            @Nullable String lists,
            @Nullable String unnamed,
            @Nullable String unless,
            boolean unheld,
            @Nullable String number,
            @Nullable Integer param,
            @Nullable String set,
            @Nullable Integer to,
            @Nullable String also,
            @JsonProperty("code-orders") boolean codeOrders,
            @Nullable Condition when,
            @Nullable String without,
            boolean filled,
            @JsonProperty("each-once") boolean eachOnce,
            @Nullable TextsIn texts,
            @Nullable Integer after,
            @Nullable Overwritten overwrites,
            @Nullable String beside,
            boolean moves,
            boolean replays,
            @JsonProperty("hands-out") @Nullable Integer handsOut,
            @JsonProperty("sorts-alike") @Nullable Integer sortsAlike,
            @Nullable String follows,
            @Nullable String recovers,
            @Nullable InvalidRule invalid,
            @Nullable String conflicts,
            @Nullable String always,
            @Nullable String otherwise) {}

    /** Where options stand as texts. */
    public enum TextsIn {
        /** The parameter is one, or a map of them. */
        PARAMETER,
        /** The file of options that was written last in the folder whose path the parameter is. */
        FOLDER
    }

    /** What can be written over at a path. */
    public enum Overwritten {
        /** The file, which is begun anew. */
        FILE,
        /** The files of the folder, which are replaced. */
        FOLDER
    }

    /**
     * What has to hold for something else to: of the receiver, or of a parameter.
     *
     * @param mark what the receiver is, or the parameter: what the function that made it says its objects are
     * @param param the index of the parameter that the next is said of
     * @param set a getter of it that says yes, or a number that is not 0
     * @param but with {@code set}: the numbers that it must not say
     * @param and what has to hold, too
     */
    public record Condition(
            @Nullable String mark,
            @Nullable Integer param,
            @Nullable String set,
            @Nullable List<Integer> but,
            @Nullable Condition and) {}

    /**
     * How RocksDB is asked whether options are right. It checks them when it opens a database, table format first; so
     * it is told to open one with a copy that goes wrong in the next check, before anything is touched.
     *
     * @param copy the function that makes a copy of the options
     * @param set what is set in it, which exclude each other
     * @param open the function that opens a database
     * @param destroy the function that frees the copy
     * @param says parts of the errors that count
     */
    public record InvalidRule(
            @JsonProperty(required = true) String copy,
            @JsonProperty(required = true) List<String> set,
            @JsonProperty(required = true) String open,
            @JsonProperty(required = true) String destroy,
            @JsonProperty(required = true) List<String> says) {}

    /** What a function does to pending writes of a batch: it adds a record, or does something to the whole batch. */
    public enum Pending {
        DELETE(1),
        DELETE_RANGE(2),
        LOG_DATA(1),
        MERGE(2),
        PUT(2),
        SINGLE_DELETE(1),
        CLEAR(0),
        COUNT(0),
        DATA(0);

        private final int parts;

        Pending(int parts) {
            this.parts = parts;
        }

        /** How many parts the record has that the function adds. */
        public int parts() {
            return parts;
        }

        /** Whether the record can be one of a column family. */
        public boolean hasFamily() {
            return this != LOG_DATA;
        }

        /** As it stands in a template. */
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a function is called in Java. */
    public enum Form {
        CONSTRUCTOR,
        STATIC,
        METHOD
    }

    /** What is said of it that means something only if it is part of the Java API, by the keys of templates. */
    List<String> saidOfMapped() {
        return Stream.of(FunctionRule.class.getRecordComponents())
                .filter(key -> !SAID_OF_ALL.contains(key.getName()))
                .filter(key -> !Objects.equals(of(key, this), of(key, NONE)))
                .map(key -> {
                    JsonProperty named = key.getAccessor().getAnnotation(JsonProperty.class);
                    return named == null ? key.getName() : named.value();
                })
                .toList();
    }

    private static @Nullable Object of(RecordComponent key, FunctionRule rule) {
        try {
            return key.getAccessor().invoke(rule);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether the function is part of the Java API. */
    public boolean isMapped() {
        return exclude == null && decide == null;
    }

    public ValueRule param(int index) {
        return params == null ? ValueRule.NONE : params.getOrDefault(index, ValueRule.NONE);
    }

    public ValueRule returnsOrNone() {
        return returns == null ? ValueRule.NONE : returns;
    }
}
