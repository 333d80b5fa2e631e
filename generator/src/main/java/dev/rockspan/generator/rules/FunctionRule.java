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

        @Key("What is said of its parameters, by their names in c.h. One that has no name there in any version is"
                + " addressed by its index, from 0.")
        @OrEmpty
        Map<String, ValueRule> parameters,

        @Key("What is said of its result.") @Nullable ValueRule returns,

        @Inline Reading reading,
        @Inline Safety safety,
        @Inline Calling calling,

        @Key("Why it is left out of the Java API.") @Nullable String exclude,

        @Key("What is still to be decided before it can be a part of the Java API.") @Nullable String decide) {

    /** What holds of a function that is left out, too: hand-written code may call it. */
    private static final Set<String> SAID_OF_ALL = Set.of("in", "trivial", "exclude", "decide");

    /** Nothing said: conventions decide. */
    public static final FunctionRule NONE = ShapeReader.empty(FunctionRule.class);

    /** What it is in Java. */
    @Keys("Name")
    public record Naming(
            @Key(
                    value = "The C type in whose Java class it stands.",
                    absent = "the type whose prefix its name starts with, or that of its first parameter")
            @Nullable String in,

            @Key(
                    value = "The name of the Java method.",
                    absent = "the C name without the prefix of its type, in camel case")
            @Nullable String name,

            @Key(
                    value = "How it is called in Java.",
                    absent = "`method` if its first parameter is an object of its class, `constructor` if the"
                            + " rest of its name is `create` or `new`, otherwise `static`")
            @Nullable Form form,

            @Key(
                    value = "The first sentence of its Javadoc.",
                    absent = "what `options` say, or a sentence made of its name")
            @Nullable String summary,

            @Key("The name of a second method that returns the status with the value instead of throwing.") @Nullable String tryName,

            @Key(
                    name = "interface",
                    value = "The interface that has this option of a fork, one of `splits`; the class's own name keeps"
                            + " it in that class alone. The getter follows.")
            @Nullable String interfaceName) {}

    /** How values come back. */
    @Keys("Reading")
    public record Reading(
            @Key("For a pinned read: a second method that copies what fits into a buffer.") @Nullable BufferForm bufferForm,

            @Key("For a read that copies: the pinned read of the same, by way of which a value is copied only once.")
            @Nullable String pinnedRead,

            @Key("The Java record in which several results come back.") @Nullable RecordRule record) {}

    /** What it needs, and what it leaves behind. */
    @Keys("Preconditions and effects")
    public record Safety(
            @Key("What is checked before the call, because C does not look and crashes or waits for ever.") @OrEmpty
            List<Precondition> preconditions,

            @Key("The state that the objects have that it makes; of a method that returns nothing, the state that the"
                    + " receiver has after it. `preconditions` ask for it.")
            @Nullable String setsState,

            @Key("The state that the receiver has after it, by the state before.") @OrEmpty
            Map<String, String> changesState,

            @Key("Whether it takes what the receiver is at, which is there only once.")
            boolean takes,

            @Key("Whether what was taken, or moved by a write, is there again after it.")
            boolean renews,

            @Key(
                    "Objects that the receiver created and that the call would leave unusable. They are closed before the call."
                            + " Views are not.")
            @Nullable Dependents closes,

            @Key("The parameter with the column family that is not there any more after it, by its C name. The call"
                    + " waits for writes to that.")
            @Nullable String drops,

            @Inline Sharing sharing) {}

    /** How it shares objects with other calls. */
    @Keys("Sharing")
    public record Sharing(
            @Key("For what opens a database: whether it only reads, so that the database may be open elsewhere.")
            boolean readOnly,

            @Key("Whether it waits for other calls with the receiver, so that a callback of those cannot call it.")
            boolean waits,

            @Key("Whether objects that were made with the receiver read what it sets, too, so that there must be none.")
            boolean onlyUnused) {}

    /** How it is called. */
    @Keys("Call")
    public record Calling(
            @Key("The Java interface whose methods its function pointers are, described under `callbacks`.") @Nullable String callbacks,

            @Key("For callbacks that see the records of the receiver: the function that counts them.") @Nullable String recordCount,

            @Key("Where the function itself could crash: which one does the same to a copy of the receiver.") @Nullable CopyRule onCopy,

            @Key("Whether it is so short that the JVM need not leave the Java state for it. Never one that can block or"
                    + " call back.")
            boolean trivial,

            @Key("For a batch whose writes are pending in Java: what it does to them without a call.") @Nullable PendingWrite pendingWrite) {}

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
