package dev.rockspan.generator.schema;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/** The schema of templates, by which an editor completes and checks them. */
final class JsonSchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ObjectNode definitions = NODES.objectNode();

    private JsonSchema() {}

    /** The schema of area files, with one definition for each other kind of file. */
    static ObjectNode of(Shape.Group area, Shape.Group... others) {
        JsonSchema schema = new JsonSchema();
        ObjectNode root = NODES.objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Templates of Rockspan")
                .put("$ref", schema.group(area));
        for (Shape.Group other : others) {
            schema.group(other);
        }
        root.set("$defs", schema.definitions);
        return root;
    }

    static String name(Shape.Group group) {
        return group.title().toLowerCase(Locale.ROOT).replace("+", "p").replace(' ', '-');
    }

    private String group(Shape.Group group) {
        String name = name(group);
        if (!definitions.has(name)) {
            definitions.set(name, NODES.objectNode()); // keeps the place in the order
            List<String> required = group.entries().values().stream()
                    .filter(Shape.Entry::required)
                    .map(Shape.Entry::name)
                    .toList();
            String keys = required.isEmpty() ? name : name + "-keys";
            ObjectNode properties = NODES.objectNode();
            group.entries()
                    .values()
                    .forEach(entry -> properties.set(entry.name(), described(value(entry.shape()), entry.doc())));
            ObjectNode object = object(properties, NODES.objectNode().put("$ref", "#/$defs/" + keys));
            object.put("additionalProperties", false);
            definitions.set(keys, object);
            if (!required.isEmpty()) {
                ArrayNode ways = NODES.arrayNode();
                ways.add(NODES.objectNode().set("required", texts(required)));
                ways.add(NODES.objectNode().set("required", texts(List.of("versions"))));
                definitions.set(
                        name, NODES.objectNode().put("$ref", "#/$defs/" + keys).set("anyOf", ways));
            }
        }
        return "#/$defs/" + name;
    }

    private static ObjectNode described(ObjectNode schema, Key key) {
        return key == null ? schema : schema.put("description", key.value());
    }

    private static ArrayNode texts(List<String> texts) {
        ArrayNode node = NODES.arrayNode();
        texts.forEach(node::add);
        return node;
    }

    /** What can stand somewhere, for all releases or for some. */
    private ObjectNode value(Shape shape) {
        if (shape instanceof Shape.Group group) {
            ObjectNode keys = NODES.objectNode().put("$ref", group(group));
            Shape.Entry alone = group.shorthand();
            return alone == null
                    ? keys
                    : NODES.objectNode()
                            .set(
                                    "anyOf",
                                    NODES.arrayNode().add(value(alone.shape())).add(keys));
        }
        if (shape instanceof Shape.Placed placed) {
            return value(placed.shape());
        }
        if (shape instanceof Shape.MapOf map) {
            ObjectNode values = object(NODES.objectNode(), NODES.objectNode().put("type", "object"));
            values.set("additionalProperties", value(map.value()));
            if (map.numbered()) {
                values.set("propertyNames", NODES.objectNode().put("pattern", "^(\\d{1,4}|since|until|versions)$"));
            }
            return values;
        }
        if (shape instanceof Shape.ListOf list && !(list.element() instanceof Shape.Text)) {
            return versioned(NODES.objectNode().put("type", "array").set("items", value(list.element())));
        }
        String name = simpleName(shape);
        if (!definitions.has(name)) {
            definitions.set(name, versioned(simple(shape)));
        }
        return NODES.objectNode().put("$ref", "#/$defs/" + name);
    }

    private static String simpleName(Shape shape) {
        if (shape instanceof Shape.Choice choice) {
            return "one-of-"
                    + choice.words()
                            .get(0)
                            .constant()
                            .getDeclaringClass()
                            .getSimpleName()
                            .toLowerCase(Locale.ROOT);
        }
        if (shape instanceof Shape.Truth truth && truth.onlyTrue()) {
            return "true";
        }
        return shape instanceof Shape.ListOf
                ? "texts"
                : shape.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static ObjectNode simple(Shape shape) {
        ObjectNode schema = NODES.objectNode();
        if (shape instanceof Shape.Choice choice) {
            ArrayNode words = schema.putArray("oneOf");
            choice.words()
                    .forEach(
                            word -> words.add(described(NODES.objectNode().put("const", word.spelling()), word.key())));
            return schema;
        }
        if (shape instanceof Shape.ListOf) {
            schema.put("type", "array").putObject("items").put("$ref", "#/$defs/text");
            return schema;
        }
        if (shape instanceof Shape.Truth truth && truth.onlyTrue()) {
            return schema.put("const", true);
        }
        if (shape instanceof Shape.Plain) {
            schema.putArray("type").add("number").add("boolean").add("string");
            return schema;
        }
        return schema.put(
                "type",
                shape instanceof Shape.Truth
                        ? "boolean"
                        : shape instanceof Shape.Whole
                                ? "integer"
                                : shape instanceof Shape.Decimal ? "number" : "string");
    }

    /** A mapping that may hold for some releases only, or have alternatives that do. */
    private ObjectNode object(ObjectNode properties, ObjectNode alternative) {
        ObjectNode object = NODES.objectNode().put("type", "object");
        properties.set("since", release("The first release for which it holds."));
        properties.set("until", release("The first release for which it no longer holds."));
        properties.set(
                "versions",
                NODES.objectNode()
                        .put("type", "array")
                        .put("description", "Alternatives for some releases, laid over what stands beside them.")
                        .set("items", alternative));
        object.set("properties", properties);
        return object;
    }

    private ObjectNode versioned(ObjectNode schema) {
        ObjectNode is = NODES.objectNode();
        is.set("is", schema.deepCopy().put("description", "What holds for these releases."));
        ObjectNode alternative = NODES.objectNode().put("type", "object");
        ObjectNode properties = is.deepCopy();
        properties.set("since", release("The first release for which it holds."));
        properties.set("until", release("The first release for which it no longer holds."));
        alternative.set("properties", properties);
        alternative.set("required", texts(List.of("is")));
        ArrayNode ways = NODES.arrayNode().add(schema);
        ObjectNode object = object(is, alternative).put("additionalProperties", false);
        ways.add(object);
        return NODES.objectNode().set("anyOf", ways);
    }

    private ObjectNode release(String description) {
        if (!definitions.has("release")) {
            definitions.set("release", NODES.objectNode().put("type", "string").put("pattern", "^\\d+\\.\\d+\\.\\d+$"));
        }
        return NODES.objectNode().put("$ref", "#/$defs/release").put("description", description);
    }
}
