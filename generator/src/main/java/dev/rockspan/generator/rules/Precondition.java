package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(value = "Precondition", about = "A check before the call, by its name. Which other keys it needs, its name says.")
public record Precondition(
        @Key("The check.") Check check,

        @Key("The function that is asked.") @Nullable String function,

        @Key("The parameter that the check is about, by its C name.") @Nullable String parameter,

        @Key("The state that is asked for, as `sets-state` names it.") @Nullable String state,

        @Key("The C type of the objects that are looked at.") @Nullable String type,

        @Key("A name for the state of the receiver once the check has held: it is not made again then.") @Nullable String once,

        @Key("The message of the exception.") String message) {

    /** The same about a parameter by its index; nothing if there is no such parameter. */
    Stream<Precondition> resolved(Function<String, @Nullable String> index) {
        return parameter == null
                ? Stream.of(this)
                : Stream.ofNullable(index.apply(parameter)).map(found -> Shapes.with(this, "parameter", found));
    }

    /** What is said besides the check and the message, by the keys of templates. */
    public List<String> said() {
        return Shapes.said(this, new Precondition(check, null, null, null, null, null, message));
    }

    /** The index of the parameter, once its name is resolved. */
    public @Nullable Integer parameterIndex() {
        return FunctionRule.index(parameter);
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

        /** The keys that it needs besides `check` and `message`. */
        public List<String> needs() {
            return switch (this) {
                case RETURNS_TRUE -> List.of("function");
                case RETURNS_FALSE -> List.of("function", "parameter");
                case CURRENT -> List.of();
                case RECEIVER_IS -> List.of("state");
                case NONE_OPEN -> List.of("type", "state");
                case UNFILLED -> List.of("parameter");
            };
        }

        /** Whether a key means something for it. */
        public boolean takes(String key) {
            return needs().contains(key) || this == RETURNS_TRUE && key.equals("once");
        }
    }
}
