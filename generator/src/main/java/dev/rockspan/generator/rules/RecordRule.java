package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
        @OrEmpty
        Map<String, String> components,

        @Key(
                value = "The component, a truth value, without which C means nothing by the others: these"
                        + " are null, 0 or false then.",
                example = "present-if: mayExist")
        @Nullable String presentIf) {}
