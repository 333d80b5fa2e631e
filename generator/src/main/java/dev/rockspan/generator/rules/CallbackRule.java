package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code templates/} say of functions that C calls back: they become the methods of a Java interface. Which
 * functions take it is said where those are described.
 *
 * @param summary the first sentence of its Javadoc
 * @param function the C function that takes all of them; its function pointers, in order, are the methods
 * @param distrusted whether C's answers after an exception cannot be trusted any more, because they have to agree
 * @param methods in the order of the function pointers
 */
public record CallbackRule(
        @Nullable String summary,
        @JsonProperty(required = true) String function,
        boolean distrusted,
        @JsonProperty(required = true) List<Method> methods) {

    /**
     * One function that C calls back.
     *
     * @param name the Java method name
     * @param summary the first sentence of its Javadoc; its last should say what an exception leads to
     * @param params what is to be said of its parameters, by index from 0
     * @param returns what is to be said of its result
     * @param skip parameters that Java does not see
     * @param optional whether Java need not implement it
     * @param otherwise what it then returns, where that is not what RocksDB is told after an exception
     * @param failure what RocksDB is told after an exception: true, false, a number, a constant of the result's enum, for
     *     an object what it is made from, or {@code order} for some order of the first two parameters that are bytes
     * @param answer the name of a record of all that comes back, where that is more than one thing
     * @param counted whether it is called for a record of a batch
     */
    public record Method(
            @JsonProperty(required = true) String name,
            @Nullable String summary,
            @Nullable Map<Integer, ValueRule> params,
            @Nullable ValueRule returns,
            @Nullable List<Integer> skip,
            boolean optional,
            @Nullable String otherwise,
            @Nullable String failure,
            @Nullable String answer,
            boolean counted) {

        public ValueRule param(int index) {
            return params == null ? ValueRule.NONE : params.getOrDefault(index, ValueRule.NONE);
        }

        public ValueRule returnsOrNone() {
            return returns == null ? ValueRule.NONE : returns;
        }

        public boolean skips(int index) {
            return skip != null && skip.contains(index);
        }
    }
}
