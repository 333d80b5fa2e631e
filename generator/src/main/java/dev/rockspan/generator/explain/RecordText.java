package dev.rockspan.generator.explain;

import dev.rockspan.generator.schema.Shapes;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a record of the generator as lines of text, without what says nothing: null, false, and what is empty. */
public final class RecordText {

    private static final String INDENT = "  ";

    private RecordText() {}

    /** The record by the name of its type, each component in a line, those inside it indented. */
    public static List<String> of(Record value) {
        List<String> lines = new ArrayList<>();
        lines.add(value.getClass().getSimpleName());
        components(value, INDENT, lines);
        return lines;
    }

    private static void components(Record value, String indent, List<String> lines) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            add(component.getName(), Shapes.get(component, value), indent, lines);
        }
    }

    private static void add(String name, @Nullable Object value, String indent, List<String> lines) {
        if (saysNothing(value)) {
            return;
        }
        if (value instanceof Record nested) {
            int before = lines.size();
            lines.add(indent + name + ": " + nested.getClass().getSimpleName());
            components(nested, indent + INDENT, lines);
            boolean isEmpty = lines.size() == before + 1 && nested.getClass().getRecordComponents().length > 0;
            if (isEmpty) {
                lines.remove(before);
            }
        } else if (value instanceof Collection<?> all && all.stream().anyMatch(Record.class::isInstance)) {
            lines.add(indent + name + ':');
            for (Object each : all) {
                lines.add(indent + "- "
                        + (each instanceof Record ? each.getClass().getSimpleName() : each));
                if (each instanceof Record nested) {
                    components(nested, indent + INDENT + INDENT, lines);
                }
            }
        } else if (value instanceof Map<?, ?> map) {
            lines.add(indent + name + ':');
            map.forEach((key, each) -> add(String.valueOf(key), each, indent + INDENT, lines));
        } else {
            lines.add(indent + name + ": " + value);
        }
    }

    private static boolean saysNothing(@Nullable Object value) {
        return value == null
                || Boolean.FALSE.equals(value)
                || "".equals(value)
                || value instanceof Collection<?> all && all.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty();
    }
}
