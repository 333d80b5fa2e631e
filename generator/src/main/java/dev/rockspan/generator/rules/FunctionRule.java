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
 * @param becomes what the receiver is after it that was of a kind before
 * @param requires what an object has to be
 * @param refuses what is refused because C does not look, and crashes or waits for ever
 * @param callbacks the Java interface whose methods its function pointers are
 * @param visits for callbacks that see the records of the receiver: the function that says how many there are
 * @param drops the index of the column family that is not there any more after it
 * @param readsOnly of what opens a database: whether it only reads, so that the database may be open elsewhere
 * @param waits whether it waits for other calls with the receiver, so that it cannot be called in a callback of those
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
        @Nullable Map<String, String> becomes,
        @Nullable Requirement requires,
        @Nullable List<Refusal> refuses,
        @Nullable String callbacks,
        @Nullable String visits,
        @Nullable Integer drops,
        @JsonProperty("reads-only") boolean readsOnly,
        boolean waits,
        boolean lent,
        @Nullable CopyRule copied,
        boolean trivial,
        @Nullable Pending pending,
        @Nullable String exclude,
        @Nullable String decide) {

    /** What holds of a function that is left out, too: hand-written code may call it. */
    private static final Set<String> SAID_OF_ALL = Set.of("in", "trivial", "exclude", "decide");

    /** Nothing said: conventions decide. */
    public static final FunctionRule NONE = TemplateFile.rule(FunctionRule.class, Map.of());

    /**
     * What has to hold before a function may be called, where C would crash.
     *
     * @param test a function of the receiver that says so
     * @param otherwise the error if it does not
     * @param once a name for what the receiver is when it has held: it need not hold again then; null if it must
     */
    public record Guard(
            @JsonProperty(required = true) String test,
            @JsonProperty(required = true) String otherwise,
            @Nullable String once) {}

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
     * A method that copies the value into the caller's buffer if it fits, and has it pinned otherwise.
     *
     * @param name what it is called
     * @param by the function of the extension that does so in one call; it takes what the pinned read takes, a buffer
     *     with its size and a struct for the outcome
     * @param summary the first sentence of its Javadoc
     */
    public record FillingRule(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String by,
            @JsonProperty(required = true) String summary) {}

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
     * What is refused before the call.
     *
     * @param mark with {@code made}: what an object must not be
     * @param made the type of the objects that the receiver has made, of which none must be {@code mark}
     * @param param the index of the parameter that the others are said of
     * @param set a getter of it that must not say yes
     * @param once whether it must not have been passed before, to any function that says so
     * @param otherwise the error
     */
    public record Refusal(
            @Nullable String mark,
            @Nullable String made,
            @Nullable Integer param,
            @Nullable String set,
            boolean once,
            @JsonProperty(required = true) String otherwise) {}

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
