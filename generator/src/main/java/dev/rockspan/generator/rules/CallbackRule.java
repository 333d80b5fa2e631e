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
        @Key("The first sentence of its Javadoc.") @Nullable String summary,

        @Key("The C function that takes all of them. Its function pointers, in order, are the methods.")
        String function,

        @Key("Whether C's answers have to agree with each other, so that none can be trusted after an exception.")
        boolean consistent,

        @Key("The methods, in the order of the function pointers.")
        List<Method> methods) {

    /** One function that C calls back. */
    @Keys("Method of callbacks")
    public record Method(
            @Key("The name of the Java method.") String name,

            @Key("The first sentence of its Javadoc; its last should say what an exception leads to.") @Nullable String summary,

            @Key("What is said of its parameters, by index from 0, the state: what jextract keeps of a function pointer"
                    + " has no names.")
            @OrEmpty
            Map<Integer, ValueRule> parameters,

            @Key("What is said of its result.") @Nullable ValueRule returns,

            @Key("Parameters that Java does not see, by index.") @OrEmpty
            List<Integer> skip,

            @Key("Whether Java need not implement it.") boolean optional,

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
                    absent = "what `on-exception` says")
            @Nullable String byDefault,

            @Key("The value that C gets after an exception: true, false, a number, or a constant of the result's enum."
                    + " For an object, what it is created from. `order` compares the first two parameters that are"
                    + " bytes. Java may answer a negative size only if this is one.")
            @Nullable String onException,

            @Key("The name of a Java record of all that the method gives, where that is more than one thing.") @Nullable String record,

            @Key("Whether C calls it once for each record of a batch.")
            boolean perRecord) {}
}
