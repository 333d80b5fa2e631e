package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import dev.rockspan.generator.schema.ShapeReader;
import dev.rockspan.generator.schema.Shapes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(value = "Function", about = "What is said of one C function where conventions do not suffice.")
public record FunctionRule(
        @Inline Naming naming,

        @Key(
                value = "What is said of its parameters, by their names in c.h. One that has no name there in any"
                        + " version is addressed by its index, from 0.",
                example = "parameters: {name: {name: path}}")
        @OrEmpty
        Map<String, ValueRule> parameters,

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
                    absent = "the type whose prefix its name starts with, or that of its first parameter")
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
            @Nullable String tryName,

            @Key(
                    name = "interface",
                    value = "The interface that has this option of a fork, one of `splits`; the class's own name keeps"
                            + " it in that class alone. The getter follows.",
                    example = "interface: DBOptionsInterface")
            @Nullable String interfaceName) {}

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
            @OrEmpty
            List<Precondition> preconditions,

            @Key(
                    value = "The state that the objects have that it makes; of a method that returns nothing, the"
                            + " state that the receiver has after it. `preconditions` ask for it.",
                    example = "sets-state: prepared")
            @Nullable String setsState,

            @Key(
                    value = "The state that the receiver has after it, by the state before.",
                    example = "changes-state: {prepared: ended}")
            @OrEmpty
            Map<String, String> changesState,

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
            @Nullable PendingWrite pendingWrite) {}

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
    public List<String> saidOfMapped() {
        return Shapes.said(this, NONE).stream()
                .filter(key -> !SAID_OF_ALL.contains(key))
                .toList();
    }

    /** The same without what is said of what it takes and returns. */
    public List<String> saidOfMethod() {
        return saidOfMapped().stream()
                .filter(key -> !key.equals("parameters") && !key.equals("returns"))
                .toList();
    }

    /** The functions that free what this one gives. */
    public Stream<String> destroyers() {
        return Stream.concat(Stream.of(returnsOrNone()), parameters.values().stream())
                .flatMap(value -> Stream.ofNullable(value.owning().destroy()));
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
        Map<String, ValueRule> byIndex = new LinkedHashMap<>();
        parameters.forEach((name, said) -> {
            String address = index.apply(name);
            if (address != null) {
                byIndex.put(address, said.resolved(index));
            }
        });
        FunctionRule rule = Shapes.with(this, "parameters", byIndex);
        if (returns != null) {
            rule = Shapes.with(rule, "returns", returns.resolved(index));
        }
        if (safety.drops() != null) {
            rule = Shapes.with(rule, "drops", index.apply(safety.drops()));
        }
        return Shapes.with(
                rule,
                "preconditions",
                safety.preconditions().stream()
                        .flatMap(precondition -> precondition.resolved(index))
                        .toList());
    }

    /** What is said of a parameter, once names are resolved. */
    public ValueRule parameter(int index) {
        return parameters.getOrDefault(String.valueOf(index), ValueRule.NONE);
    }

    /** The parameters of which something is said, by index, once names are resolved. */
    public Map<Integer, ValueRule> parametersByIndex() {
        Map<Integer, ValueRule> byIndex = new LinkedHashMap<>();
        parameters.forEach((index, rule) -> byIndex.put(Integer.valueOf(index), rule));
        return byIndex;
    }

    public ValueRule returnsOrNone() {
        return returns == null ? ValueRule.NONE : returns;
    }

    /** The index of the column family that is dropped, once its name is resolved. */
    public @Nullable Integer drops() {
        return index(safety.drops());
    }
}
