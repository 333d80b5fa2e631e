package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.ShapeReader;
import dev.rockspan.generator.schema.Shapes;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Parameter or result",
        about = "What conventions cannot know of a parameter, or of what a function returns.")
public record ValueRule(
        @Inline Naming naming,
        @Inline Meaning meaning,
        @Inline Owning owning,
        @Inline Bounds bounds,
        @Inline Contents contents,
        @Inline Layout layout) {

    /** Nothing said: conventions decide. */
    public static final ValueRule NONE = ShapeReader.empty(ValueRule.class);

    /** How it appears in Java. */
    @Keys("Name")
    public record Naming(
            @Key(
                    value = "The Java name of the parameter.",
                    absent = "the C name in camel case, as `parameter-names` spell it")
            @Nullable String name,

            @Key("What it is, in a phrase for its Javadoc. It stands instead of the phrase that `parameters` has for"
                    + " the C name. What becomes of the object follows by itself.")
            @Nullable String what,

            @Key("Makes shorter overloads: one lacks all parameters with `1`, the next one those with `1` and those"
                    + " with `2`, and so on. False, 0, null or a default object is passed instead; another value cannot"
                    + " be stated.")
            @Nullable Integer omit,

            @Key(
                    name = "default",
                    value = "Adds a form without the object to each form, for which a getter of the receiver gives"
                            + " it.")
            @Nullable DefaultRule byDefault,

            @Key("Whether null may be passed, or may come back. Say what null means in `what`, or for a result in the"
                    + " `summary`. Without it, NULL text and bytes become null; a NULL object or record is an"
                    + " `IllegalStateException`. A shorter overload passes the type's default object; with `omit`,"
                    + " null.")
            boolean nullable) {}

    /** What a C type cannot tell of it. */
    @Keys("Meaning")
    public record Meaning(
            @Key("A made-up opaque type that the pointer stands for, described under `types` with `pseudo`.") @Nullable String type,

            @Key(name = "enum", value = "The Java enum that the number stands for, described under `enums`.") @Nullable String enumName,

            @Key("Whether the bytes are text in UTF-8, which is a String in Java.")
            boolean text,

            @Key(name = "boolean", value = "Whether the number is a truth value.")
            boolean bool) {}

    /** Who owns the object. */
    @Keys("Ownership")
    public record Owning(
            @Key(
                    value = "Who owns the native object.",
                    absent = "for a parameter, what `passed` of its type says; for a result, `owned`, or"
                            + " `view` if C returns a pointer to const")
            @Nullable Ownership ownership,

            @Key(
                    value = "Who keeps a borrowed object alive.",
                    absent = "the object that is returned, or else the receiver")
            @Nullable RetainedBy retainedBy,

            @Key(
                    value = "Whether the result lives inside its parent, and is closed when that is closed.",
                    absent = "what its type says")
            @Nullable Boolean ownedByParent,

            @Key(
                    value = "The parameter that is the parent of the result, by its C name.",
                    absent = "the first object that the function takes")
            @Nullable String parent,

            @Key("Whether an object whose ownership is transferred has to be one that the receiver made, because C"
                    + " mixes up their insides otherwise.")
            boolean ofReceiver,

            @Key(
                    value =
                            "The function that frees the result: an object, an array (without its elements), text or bytes.",
                    absent = "the one that frees objects of its type, or text and bytes; required for an array")
            @Nullable String destroy) {}

    /** Which numbers C can take. */
    @Keys("Bounds")
    public record Bounds(
            @Key("The least number that C can take; another one is refused.") @Nullable Number min,

            @Key("The greatest number that C can take; another one is refused.") @Nullable Number max,

            @Key("What gives the greatest number that C can take: a getter of the receiver, or `memory` for the memory"
                    + " of the machine, beyond which C ends the process.")
            @Nullable String maxFrom) {

        /** What stands for the memory of the machine, or what of it the process may have. */
        private static final String MEMORY = "memory";

        /** Whether as many bytes have to fit into the memory. */
        public boolean isMemory() {
            return MEMORY.equals(maxFrom);
        }

        /** A getter of the receiver that gives the greatest number, or null. */
        public @Nullable String maxFunction() {
            return isMemory() ? null : maxFrom;
        }
    }

    /** What is behind the pointer. */
    @Keys("Contents")
    public record Contents(
            @Key("Whether C keeps pointing to the bytes after the call, so that they are copied to where they live as"
                    + " long as the receiver.")
            boolean retained,

            @Key("How an object is copied that a callback is shown and that must not change; Java gets the copy.")
            @Nullable CopyRule copy,

            @Key("Whether the object that comes back may be a shell with nothing in it, which is null in Java, or an"
                    + " exception if there is a `message`.")
            boolean mayBeEmpty,

            @Key("The message of the exception for an object with nothing in it.") @Nullable String message) {}

    /** What it is among the other parameters. */
    @Keys("Layout")
    public record Layout(
            @Key("The function that counts what the parameter is an index into. Java sees the list of all.") @Nullable String indexBelow,

            @Key(
                    value =
                            "Whether the function fills it. For an array of pointers to objects: `true` if so, for which a"
                                    + " list that goes in has to have the same count, or `false` if the function reads it. For"
                                    + " bytes that are not constant: `false` if the function reads them; one that fills them can"
                                    + " only be left out, with `exclude`. For a number that is the result, though another number"
                                    + " may count it: `true`.",
                    absent = "asked for where it matters")
            @Nullable Boolean out,

            @Key("The number that the function returns if it has filled its last parameter, which is the result then."
                    + " Otherwise an exception is thrown.")
            @Nullable Integer found,

            @Key("The component of the record that it becomes, where several things come back.") @Nullable String component,

            @Key("The parameter that is filled with the length of what this one is filled with, by its C name. For"
                    + " `char*` that goes in: the next parameter, if that is its length and no name shows it.")
            @Nullable String length) {}

    /** What stands for an object that is left out. */
    @Keys("Default object")
    public record DefaultRule(
            @Key("The function of the receiver that gives it.")
            String function,

            @Key("The first sentence of the Javadoc of forms without the object.")
            String summary) {}

    /** How an object is copied. */
    @Keys("Copy of an object")
    public record CopyRule(
            @Key("The function that gives its data and their length.")
            String data,

            @Key("The function that makes an object of data and their length.")
            String create) {}

    /** Who keeps a borrowed object alive. */
    public enum RetainedBy {
        @Key("The object that the function is called on.")
        RECEIVER,
        @Key("The object that the function returns.")
        RESULT
    }

    /** The index of the parameter that is the parent, once its name is resolved. */
    public @Nullable Integer parent() {
        return FunctionRule.index(owning.parent());
    }

    /** The index of the parameter with the length, once its name is resolved. */
    public @Nullable Integer length() {
        return FunctionRule.index(layout.length());
    }

    /** The same with what it says of other parameters by their indices. */
    ValueRule resolved(Function<String, @Nullable String> index) {
        ValueRule rule = this;
        if (owning.parent() != null) {
            rule = Shapes.with(rule, "parent", index.apply(owning.parent()));
        }
        return layout.length() == null ? rule : Shapes.with(rule, "length", index.apply(layout.length()));
    }
}
