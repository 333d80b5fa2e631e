package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Callbacks",
        about =
                "Functions that C calls back become the methods of a Java interface. Functions name it under `callbacks`.")
public record CallbackRule(
        @Key(value = "The first sentence of its Javadoc.", example = "summary: The order of keys.") @Nullable String summary,

        @Key(
                value = "The C function that takes all of them. Its function pointers, in order, are the" + " methods.",
                example = "function: rocksdb_comparator_create")
        String function,

        @Key(
                value = "Whether C's answers have to agree with each other, so that none can be trusted after an"
                        + " exception.",
                example = "consistent: true")
        boolean consistent,

        @Key(
                value = "The methods, in the order of the function pointers.",
                example = "methods: [{name: compare, summary: Compares two keys.}]")
        List<Method> methods) {

    /** One function that C calls back. */
    @Keys("Method of callbacks")
    public record Method(
            @Key(value = "The name of the Java method.", example = "name: compare")
            String name,

            @Key(
                    value = "The first sentence of its Javadoc; its last should say what an exception leads to.",
                    example = "summary: Compares two keys.")
            @Nullable String summary,

            @Key(
                    value = "What is said of its parameters, by index from 0, the state: what jextract keeps of a"
                            + " function pointer has no names.",
                    example = "parameters: {1: {name: key}}")
            @OrEmpty
            Map<Integer, ValueRule> parameters,

            @Key(value = "What is said of its result.", example = "returns: {enum: FilterDecision}") @Nullable ValueRule returns,

            @Key(value = "Parameters that Java does not see, by index.", example = "skip: [1]") @OrEmpty
            List<Integer> skip,

            @Key(value = "Whether Java need not implement it.", example = "optional: true")
            boolean optional,

            @Inline Answers answers) {

        public ValueRule parameter(int index) {
            return parameters.getOrDefault(index, ValueRule.NONE);
        }

        public ValueRule returnsOrNone() {
            return returns == null ? ValueRule.NONE : returns;
        }

        public boolean skips(int index) {
            return skip.contains(index);
        }
    }

    /** What C gets from a callback. */
    @Keys("Answers of a method")
    public record Answers(
            @Key(
                    name = "default",
                    value = "What a method returns that is not implemented.",
                    example = "default: 'true'",
                    absent = "what `on-exception` says")
            @Nullable String byDefault,

            @Key(
                    value = "The value that C gets after an exception: true, false, a number, or a constant of"
                            + " the result's enum. For an object, what it is created from. `order` compares the"
                            + " first two parameters that are bytes.",
                    example = "on-exception: 'false'")
            @Nullable String onException,

            @Key(
                    value = "The name of a Java record of all that the method gives, where that is more than one"
                            + " thing.",
                    example = "record: LogRecordFound")
            @Nullable String record,

            @Key(value = "Whether C calls it once for each record of a batch.", example = "per-record: true")
            boolean perRecord) {}
}
