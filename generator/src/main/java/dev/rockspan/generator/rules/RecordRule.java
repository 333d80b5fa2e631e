package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Keys(value = "Record", about = "A Java record in which several results of a function come back.")
public record RecordRule(
        @Key(name = "class", value = "The name of the record.")
        String className,

        @Key("The first sentence of its Javadoc.") String summary,

        @Key("What its components are, for their Javadoc. If several functions give the record, one of them says it.")
        @OrEmpty
        Map<String, String> components,

        @Key("The component, a truth value, without which C means nothing by the others: these are null, 0 or false"
                + " then.")
        @Nullable String presentIf) {}
