package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code templates/} say of a parameter or a result.
 *
 * @param name the Java name of the parameter
 * @param what what the parameter is, in a phrase for the Javadoc that stands instead of the one for its C name
 * @param ownership who owns the native object
 * @param keeper who keeps a borrowed object alive; default: what is returned if that is an object, else the receiver
 * @param type the name of a made-up opaque type that the pointer stands for, described under types like any other
 * @param min the least value that C can take
 * @param max the greatest value that C can take
 * @param atMost a getter of the receiver that gives the greatest value C can take
 * @param within for as many bytes as C may take at once: where they have to fit, because C ends the process otherwise
 * @param nullable whether null may be passed, or may come back
 * @param enumName the Java enum that the integer stands for
 * @param text whether the bytes are UTF-8 text, so that Java sees a String
 * @param bool whether the integer is a truth value
 * @param never for a result that must not be hollow: the error if it is
 * @param copied for an object that a callback is shown and may not change: what a copy of it is made with, which the
 *     callback is given
 * @param retained whether the C side keeps pointing to the bytes after the call
 * @param index the function that counts what the parameter is an index into; it is checked first
 * @param out whether an array of pointers to objects is filled by the function rather than read
 * @param found the number that the function returns if it has filled its last parameter, which is then the result
 * @param result the name under which what the function fills is part of the result
 * @param length the index of the parameter that is filled with the length of what this one is filled with
 * @param hollow whether the object that comes back may have nothing in it, which is null in Java, or an error
 * @param destroy the function that frees the result, where its type's own is not it
 * @param tied whether the result is closed when its maker closes; default: what its type says
 * @param omit the shorter form from which on the parameter is left out, counted from 1, the longest: null, 0 or a default
 *     object stands for it
 * @param byDefault for an object that may be left out in every form, because the receiver gives one
 * @param parent the index of the parameter that the result is tied to; default 0, the receiver. Of a parameter that is
 *     handed over: 0 if it has to be tied to the receiver, because C mixes up their insides otherwise
 */
public record ValueRule(
        @Nullable String name,
        @Nullable String what,
        @Nullable Ownership ownership,
        @Nullable Keeper keeper,
        @Nullable String type,
        @Nullable Number min,
        @Nullable Number max,
        @JsonProperty("at-most") @Nullable String atMost,
        @Nullable Within within,
        boolean nullable,
        @JsonProperty("enum") @Nullable String enumName,
        boolean text,
        @JsonProperty("boolean") boolean bool,
        @Nullable String never,
        @Nullable CopyRule copied,
        boolean retained,
        @Nullable String index,
        @Nullable Boolean out,
        @Nullable Integer found,
        @Nullable String result,
        @Nullable Integer length,
        boolean hollow,
        @Nullable String destroy,
        @Nullable Boolean tied,
        @Nullable Integer omit,
        @JsonProperty("default") @Nullable DefaultRule byDefault,
        @Nullable Integer parent) {

    /** Nothing said: conventions decide. */
    public static final ValueRule NONE = TemplateFile.rule(ValueRule.class, Map.of());

    /**
     * What stands for an object that is left out.
     *
     * @param by the function of the receiver that gives it
     * @param summary the first sentence of the Javadoc of forms without the object
     */
    public record DefaultRule(
            @JsonProperty(required = true) String by,
            @JsonProperty(required = true) String summary) {}

    /**
     * How an object is copied.
     *
     * @param data gives its data and their length
     * @param create makes an object of data and their length
     */
    public record CopyRule(
            @JsonProperty(required = true) String data,
            @JsonProperty(required = true) String create) {}

    /** Where bytes have to fit. */
    public enum Within {
        /** The memory of the machine, or what of it the process may have. */
        MEMORY
    }

    /** Who keeps a borrowed object alive. */
    public enum Keeper {
        RECEIVER,
        RESULT
    }
}
