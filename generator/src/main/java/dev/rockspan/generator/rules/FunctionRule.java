package dev.rockspan.generator.rules;

import dev.rockspan.generator.rules.schema.Inline;
import dev.rockspan.generator.rules.schema.Key;
import dev.rockspan.generator.rules.schema.Keys;
import dev.rockspan.generator.rules.schema.ShapeReader;
import dev.rockspan.generator.rules.schema.Shapes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What {@code templates/} say of one C function where conventions do not suffice. */
@Keys(value = "Function", about = "What is said of one C function where conventions do not suffice.")
public record FunctionRule(
        @Inline Naming naming,

        @Key(
                value = "What is said of its parameters, by their names in c.h. One that has no name there in any"
                        + " version is addressed by its index, from 0.",
                example = "parameters: {name: {name: path}}")
        @Nullable Map<String, ValueRule> parameters,

        @Key(value = "What is said of its result.", example = "returns: {nullable: true}") @Nullable ValueRule returns,

        @Inline Reading reading,
        @Inline Safety safety,
        @Inline Calling calling,

        @Key(
                value = "Why it is left out of the Java API.",
                example = "exclude: No convention reads a list of truth values.")
        @Nullable String exclude,

        @Key(
                value = "What is still to be decided before it can be a part of the Java API.",
                example = "decide: who owns what it returns")
        @Nullable String decide) {

    /** What holds of a function that is left out, too: hand-written code may call it. */
    private static final Set<String> SAID_OF_ALL = Set.of("in", "trivial", "exclude", "decide");

    /** Nothing said: conventions decide. */
    public static final FunctionRule NONE = ShapeReader.empty(FunctionRule.class);

    /** What it is in Java. */
    @Keys("Name")
    public record Naming(
            @Key(
                    value = "The C type in whose Java class it stands.",
                    example = "in: rocksdb_t",
                    absent = "the type of its first parameter, or the one that its name starts with")
            @Nullable String in,

            @Key(
                    value = "The name of the Java method.",
                    example = "name: openReadOnly",
                    absent = "the C name without the prefix of its type, in camel case")
            @Nullable String name,

            @Key(
                    value = "How it is called in Java.",
                    example = "form: static",
                    absent = "`method` if its first parameter is an object of its class, `constructor` if the"
                            + " rest of its name is `create`, otherwise `static`")
            @Nullable Form form,

            @Key(
                    value = "The first sentence of its Javadoc.",
                    example = "summary: Writes one key and value; an earlier value is replaced.",
                    absent = "what `options` say, or a sentence made of its name")
            @Nullable String summary,

            @Key(
                    value = "The name of a second method that returns the status with the value instead of"
                            + " throwing.",
                    example = "try-name: tryGet")
            @Nullable String tryName) {}

    /** How values come back. */
    @Keys("Reading")
    public record Reading(
            @Key(
                    value = "For a pinned read: a second method that copies what fits into a buffer.",
                    example = "buffer-form: {name: getOrPin, function: rockspan_get, summary: Copies a value"
                            + " into a buffer if it fits.}")
            @Nullable BufferForm bufferForm,

            @Key(
                    value = "For a read that copies: the pinned read of the same, by way of which a value is"
                            + " copied only once.",
                    example = "pinned-read: rocksdb_get_pinned")
            @Nullable String pinnedRead,

            @Key(
                    value = "The Java record in which several results come back.",
                    example = "record: {class: KeyMayExist, summary: Whether a key may exist.}")
            @Nullable RecordRule record) {}

    /** What it needs, and what it leaves behind. */
    @Keys("Preconditions and effects")
    public record Safety(
            @Key(
                    value = "What is checked before the call, because C does not look and crashes or waits for"
                            + " ever.",
                    example = "preconditions: [{check: receiver-is, state: ttl, message: Use openWithTtl.}]")
            @Nullable List<Precondition> preconditions,

            @Key(
                    value = "The state that the objects have that it makes; of a function that makes none, the"
                            + " state that the receiver has after it. `preconditions` ask for it.",
                    example = "sets-state: prepared")
            @Nullable String setsState,

            @Key(
                    value = "The state that the receiver has after it, by the state before.",
                    example = "changes-state: {prepared: ended}")
            @Nullable Map<String, String> changesState,

            @Key(value = "Whether it takes what the receiver is at, which is there only once.", example = "takes: true")
            boolean takes,

            @Key(
                    value = "Whether what was taken, or moved by a write, is there again after it.",
                    example = "renews: true")
            boolean renews,

            @Key(
                    value = "Objects of the receiver that it would leave unusable. They are closed before the"
                            + " call.",
                    example = "closes: {type: rocksdb_iterator_t}")
            @Nullable Dependents closes,

            @Key(
                    value = "The parameter with the column family that is not there any more after it, by its C"
                            + " name. The call waits for writes to that.",
                    example = "drops: column_family_handle")
            @Nullable String drops,

            @Inline Sharing sharing) {}

    /** How it shares objects with other calls. */
    @Keys("Sharing")
    public record Sharing(
            @Key(
                    value = "For what opens a database: whether it only reads, so that the database may be open"
                            + " elsewhere.",
                    example = "read-only: true")
            boolean readOnly,

            @Key(
                    value = "Whether it waits for other calls with the receiver, so that a callback of those"
                            + " cannot call it.",
                    example = "waits: true")
            boolean waits,

            @Key(
                    value = "Whether objects that were made with the receiver read what it sets, too, so that"
                            + " there must be none.",
                    example = "only-unused: true")
            boolean onlyUnused) {}

    /** How it is called. */
    @Keys("Call")
    public record Calling(
            @Key(
                    value = "The Java interface whose methods its function pointers are, described under"
                            + " `callbacks`.",
                    example = "callbacks: WriteBatchCallbacks")
            @Nullable String callbacks,

            @Key(
                    value = "For callbacks that see the records of the receiver: the function that counts them.",
                    example = "record-count: rocksdb_writebatch_count")
            @Nullable String recordCount,

            @Key(
                    value = "Where the function itself could crash: which one does the same to a copy of the"
                            + " receiver.",
                    example = "on-copy: {data: rocksdb_writebatch_wi_data, create:"
                            + " rocksdb_writebatch_create_from, call: rocksdb_writebatch_iterate_ld, destroy:"
                            + " rocksdb_writebatch_destroy}")
            @Nullable CopyRule onCopy,

            @Key(
                    value = "Whether it is so short that the JVM need not leave the Java state for it. Never one"
                            + " that can block or call back.",
                    example = "trivial: true")
            boolean trivial,

            @Key(
                    value = "For a batch whose writes are pending in Java: what it does to them without a call.",
                    example = "pending-write: put")
            @Nullable Pending pendingWrite) {}

    /** A copy of the receiver, made of its data, which another function is called with. */
    @Keys("Call with a copy")
    public record CopyRule(
            @Key(
                    value = "The function that gives the receiver's data and their length.",
                    example = "data: rocksdb_writebatch_wi_data")
            String data,

            @Key(
                    value = "The function that makes a copy of data and their length.",
                    example = "create: rocksdb_writebatch_create_from")
            String create,

            @Key(
                    value = "The function that is called. It takes the copy and then what the function takes.",
                    example = "call: rocksdb_writebatch_iterate_ld")
            String call,

            @Key(value = "The function that frees the copy.", example = "destroy: rocksdb_writebatch_destroy")
            String destroy) {}

    /** A method that copies the value into the caller's buffer if it fits, and has it pinned otherwise. */
    @Keys(
            value = "Buffer form",
            about = "A method that copies a value into the caller's buffer if it fits, and pins it otherwise.")
    public record BufferForm(
            @Key(value = "The name of the Java method.", example = "name: getOrPin")
            String name,

            @Key(
                    value = "The function of the extension that does so in one call. It takes what the pinned"
                            + " read takes, a buffer with its size and a struct for the outcome.",
                    example = "function: rockspan_get")
            String function,

            @Key(
                    value = "The first sentence of its Javadoc.",
                    example = "summary: Copies a value into a buffer if it fits, and pins it otherwise.")
            String summary,

            @Key(
                    value = "The name of a third method, which returns the value as a segment in the caller's"
                            + " arena.",
                    example = "arena-name: get")
            @Nullable String arenaName) {}

    /** A Java record. */
    @Keys(value = "Record", about = "A Java record in which several results of a function come back.")
    public record RecordRule(
            @Key(name = "class", value = "The name of the record.", example = "class: KeyMayExist")
            String className,

            @Key(value = "The first sentence of its Javadoc.", example = "summary: Whether a key may exist.")
            String summary,

            @Key(
                    value = "What its components are, for their Javadoc. If several functions give the record,"
                            + " one of them says it.",
                    example = "components: {value: a copy of the value}")
            @Nullable Map<String, String> components,

            @Key(
                    value = "The component, a truth value, without which C means nothing by the others: these"
                            + " are null, 0 or false then.",
                    example = "present-if: mayExist")
            @Nullable String presentIf) {}

    /** What is checked before the call. */
    @Keys(
            value = "Precondition",
            about = "A check before the call, by its name. Which other keys it needs, its name says.")
    public record Precondition(
            @Key(value = "The check.", example = "check: returns-true")
            Check check,

            @Key(value = "The function that is asked.", example = "function: rocksdb_wal_iter_valid") @Nullable String function,

            @Key(
                    value = "The parameter that the check is about, by its C name.",
                    example = "parameter: compaction_job_info")
            @Nullable String parameter,

            @Key(value = "The state that is asked for, as `sets-state` names it.", example = "state: prepared")
            @Nullable String state,

            @Key(value = "The C type of the objects that are looked at.", example = "type: rocksdb_transaction_t")
            @Nullable String type,

            @Key(
                    value = "A name for the state of the receiver once the check has held: it is not made again"
                            + " then.",
                    example = "once: positioned")
            @Nullable String once,

            @Key(value = "The message of the exception.", example = "message: Use openWithTtl.")
            String message) {

        /** The same about a parameter by its index; nothing if there is no such parameter. */
        private Stream<Precondition> resolved(Function<String, @Nullable String> index) {
            return parameter == null
                    ? Stream.of(this)
                    : Stream.ofNullable(index.apply(parameter))
                            .map(found -> new Precondition(check, function, found, state, type, once, message));
        }

        /** The index of the parameter, once its name is resolved. */
        public @Nullable Integer parameterIndex() {
            return index(parameter);
        }
    }

    /** A check before the call. */
    public enum Check {
        @Key("`function`, which takes the receiver alone, returns true. With `once`, it need not be asked again.")
        RETURNS_TRUE,
        @Key("`function`, a getter of `parameter`, returns false.")
        RETURNS_FALSE,
        @Key("Nothing has taken what the receiver is at, and no write has moved it.")
        CURRENT,
        @Key("The receiver is in `state`.")
        RECEIVER_IS,
        @Key("The receiver has made no object of `type` that is open and in `state`.")
        NONE_OPEN,
        @Key("No function has filled `parameter` before. This one fills it: its methods throw until then.")
        UNFILLED;

        /** As it stands in a template. */
        public String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What a function does to pending writes of a batch: it adds a record, or does something to the whole batch. */
    public enum Pending {
        @Key("Adds the deletion of a key.")
        DELETE(1),
        @Key("Adds the deletion of a range of keys.")
        DELETE_RANGE(2),
        @Key("Adds data for the log.")
        LOG_DATA(1),
        @Key("Adds a merge.")
        MERGE(2),
        @Key("Adds a key and its value.")
        PUT(2),
        @Key("Adds the deletion of a key that was put once.")
        SINGLE_DELETE(1),
        @Key("Removes all writes.")
        CLEAR(0),
        @Key("Counts the writes.")
        COUNT(0),
        @Key("Returns the writes as bytes.")
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
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** How a function is called in Java. */
    public enum Form {
        @Key("A constructor of the class.")
        CONSTRUCTOR,
        @Key("A static method of the class.")
        STATIC,
        @Key("A method of an object.")
        METHOD
    }

    /** What is said of it that means something only if it is part of the Java API, by the keys of templates. */
    List<String> saidOfMapped() {
        return Shapes.said(this, NONE).stream()
                .filter(key -> !SAID_OF_ALL.contains(key))
                .toList();
    }

    /** Whether the function is part of the Java API. */
    public boolean isMapped() {
        return exclude == null && decide == null;
    }

    /** The index that an address of a parameter is, once its name is resolved. */
    static @Nullable Integer index(@Nullable String address) {
        return address == null || !isIndex(address) ? null : Integer.valueOf(address);
    }

    /** Whether a parameter is addressed by its index. */
    public static boolean isIndex(String address) {
        return address.matches("\\d{1,4}");
    }

    /**
     * The same with every parameter addressed by its index.
     *
     * @param index gives the index by the name in C; null if there is none, of which nothing is said then
     */
    public FunctionRule resolved(Function<String, @Nullable String> index) {
        Map<String, ValueRule> byIndex = null;
        if (parameters != null) {
            byIndex = new LinkedHashMap<>();
            for (Map.Entry<String, ValueRule> parameter : parameters.entrySet()) {
                String address = index.apply(parameter.getKey());
                if (address != null) {
                    byIndex.put(address, parameter.getValue().resolved(index));
                }
            }
        }
        List<Precondition> preconditions = safety.preconditions();
        String drops = safety.drops();
        return new FunctionRule(
                naming,
                byIndex,
                returns == null ? null : returns.resolved(index),
                reading,
                new Safety(
                        preconditions == null
                                ? null
                                : preconditions.stream()
                                        .flatMap(precondition -> precondition.resolved(index))
                                        .toList(),
                        safety.setsState(),
                        safety.changesState(),
                        safety.takes(),
                        safety.renews(),
                        safety.closes(),
                        drops == null ? null : index.apply(drops),
                        safety.sharing()),
                calling,
                exclude,
                decide);
    }

    /** What is said of a parameter, once names are resolved. */
    public ValueRule parameter(int index) {
        return parameters == null ? ValueRule.NONE : parameters.getOrDefault(String.valueOf(index), ValueRule.NONE);
    }

    /** The parameters of which something is said, by index, once names are resolved. */
    public Map<Integer, ValueRule> parametersByIndex() {
        Map<Integer, ValueRule> byIndex = new LinkedHashMap<>();
        if (parameters != null) {
            parameters.forEach((index, rule) -> byIndex.put(Integer.valueOf(index), rule));
        }
        return byIndex;
    }

    public ValueRule returnsOrNone() {
        return returns == null ? ValueRule.NONE : returns;
    }

    public @Nullable String in() {
        return naming.in();
    }

    public @Nullable String name() {
        return naming.name();
    }

    public @Nullable Form form() {
        return naming.form();
    }

    public @Nullable String summary() {
        return naming.summary();
    }

    public @Nullable String tryName() {
        return naming.tryName();
    }

    public @Nullable BufferForm bufferForm() {
        return reading.bufferForm();
    }

    public @Nullable String pinnedRead() {
        return reading.pinnedRead();
    }

    public @Nullable RecordRule record() {
        return reading.record();
    }

    public List<Precondition> preconditions() {
        return safety.preconditions() == null ? List.of() : safety.preconditions();
    }

    public @Nullable String setsState() {
        return safety.setsState();
    }

    public @Nullable Map<String, String> changesState() {
        return safety.changesState();
    }

    public boolean takes() {
        return safety.takes();
    }

    public boolean renews() {
        return safety.renews();
    }

    public @Nullable Dependents closes() {
        return safety.closes();
    }

    /** The index of the column family that is dropped, once its name is resolved. */
    public @Nullable Integer drops() {
        return index(safety.drops());
    }

    public boolean readOnly() {
        return safety.sharing().readOnly();
    }

    public boolean waits() {
        return safety.sharing().waits();
    }

    public boolean onlyUnused() {
        return safety.sharing().onlyUnused();
    }

    public @Nullable String callbacks() {
        return calling.callbacks();
    }

    public @Nullable String recordCount() {
        return calling.recordCount();
    }

    public @Nullable CopyRule onCopy() {
        return calling.onCopy();
    }

    public boolean trivial() {
        return calling.trivial();
    }

    public @Nullable Pending pendingWrite() {
        return calling.pendingWrite();
    }
}
