package dev.rockspan.generator.schema;

import dev.rockspan.generator.rules.KeyExamples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The page about all keys of templates. */
final class KeyReference {

    private static final String HEAD = """
            # Keys of templates

            <!-- Written by KeysTest from the annotations beside the keys' definitions and from templates; do not edit. -->

            A template is a YAML file in `templates/`. [How templates work](../contributing/templates.md) is the guide; this
            page lists every key. `templates/schema.json` says the same to editors.

            In the headings of this page, `*` stands for a name and `[]` for each element of a list.

            ## In every mapping

            - **`since`** (release): The first release for which it holds. Example: `since: 10.7.0`
            - **`until`** (release): The first release for which it no longer holds. Example: `until: 11.0.0`
            - **`is`**: The value that holds, where it is no mapping. Example: `FLUSH_AND_COMPACTION: {since: 11.1.0, is: 2}`
            - **`versions`** (list): Alternatives, each with `since` or `until`. The one that holds is laid over what stands
              beside it. Example: `versions: [{until: 11.0.0, summary: Old.}, {since: 11.0.0, summary: New.}]`
            """;

    private final Map<Class<?>, Shape.Group> groups = new LinkedHashMap<>();
    private final Map<Class<?>, List<String>> places = new LinkedHashMap<>();
    private final KeyExamples examples;

    private KeyReference(KeyExamples examples) {
        this.examples = examples;
    }

    static String of(KeyExamples examples, Shape.Group... roots) {
        KeyReference reference = new KeyReference(examples);
        for (Shape.Group root : roots) {
            reference.visit(root, "");
        }
        StringBuilder page = new StringBuilder(HEAD);
        reference.groups.values().forEach(group -> reference.section(group, page));
        return page.toString();
    }

    private void visit(Shape shape, String path) {
        if (shape instanceof Shape.ListOf list) {
            visit(list.element(), path + "[]");
        } else if (shape instanceof Shape.MapOf map) {
            visit(map.value(), path + ".*");
        } else if (shape instanceof Shape.Placed placed) {
            visit(placed.shape(), path);
        } else if (shape instanceof Shape.Group group) {
            groups.putIfAbsent(group.type(), group);
            places.computeIfAbsent(group.type(), type -> new ArrayList<>()).add(path);
            group.entries()
                    .values()
                    .forEach(entry -> visit(entry.shape(), path.isEmpty() ? entry.name() : path + "." + entry.name()));
        }
    }

    private void section(Shape.Group group, StringBuilder page) {
        page.append("\n## ").append(group.title()).append("\n\n");
        if (!group.keys().about().isEmpty()) {
            page.append(group.keys().about()).append("\n\n");
        }
        List<String> paths = places.get(group.type());
        if (!paths.get(0).isEmpty()) {
            page.append("Stands under ")
                    .append(paths.stream().map(path -> "`" + path + "`").collect(Collectors.joining(", ")))
                    .append(".\n\n");
        }
        if (group.shorthand() != null) {
            page.append("The value of `")
                    .append(group.shorthand().name())
                    .append("` alone can stand for all keys.\n\n");
        }
        group.entries().values().forEach(entry -> key(group, entry, page));
    }

    private void key(Shape.Group group, Shape.Entry entry, StringBuilder page) {
        Key doc = entry.doc();
        page.append("- **`").append(entry.name()).append("`** (").append(kind(entry.shape()));
        if (entry.required()) {
            page.append("; required");
        } else if (!doc.absent().isEmpty()) {
            page.append("; without it: ").append(doc.absent());
        } else if (entry.shape() instanceof Shape.Truth truth && truth.onlyTrue()) {
            page.append("; without it: false");
        }
        page.append("): ").append(doc.value());
        page.append(" Example: `").append(examples.of(group, entry)).append("`\n");
        if (entry.shape() instanceof Shape.Choice choice) {
            choice.words().forEach(word -> page.append("  - `")
                    .append(word.spelling())
                    .append("`: ")
                    .append(word.key().value())
                    .append('\n'));
        }
    }

    private static String kind(Shape shape) {
        if (shape instanceof Shape.Group group) {
            return "[" + group.title() + "](#" + JsonSchema.name(group) + ")";
        }
        if (shape instanceof Shape.ListOf list) {
            return "list of: " + kind(list.element());
        }
        if (shape instanceof Shape.Placed placed) {
            return kind(placed.shape());
        }
        if (shape instanceof Shape.MapOf map) {
            return (map.numbered() ? "by index: " : "by name: ") + kind(map.value());
        }
        if (shape instanceof Shape.Choice) {
            return "one word";
        }
        if (shape instanceof Shape.Plain) {
            return "number, true, false or text";
        }
        if (shape instanceof Shape.Truth truth) {
            return truth.words();
        }
        return shape instanceof Shape.Whole ? "whole number" : shape instanceof Shape.Decimal ? "number" : "text";
    }
}
