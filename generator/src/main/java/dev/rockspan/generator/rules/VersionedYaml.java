package dev.rockspan.generator.rules;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A YAML file whose facts may hold for some releases only. Wherever a value stands, one with {@code since} (the first
 * release it holds for) or {@code until} (the first it no longer holds for) may; {@code is} gives it where it is no
 * mapping. {@code versions} lists such alternatives, and what holds of them is laid over what stands beside it:
 *
 * <pre>
 * header: {versions: [{until: 11.9.0, is: old.h}, {since: 11.9.0, is: new.h}]}
 * methods:
 *   - {name: inRange, until: 11.0.0}
 * </pre>
 */
final class VersionedYaml {

    private static final String SINCE = "since";
    private static final String UNTIL = "until";
    private static final String IS = "is";
    private static final String VERSIONS = "versions";

    private final JsonNode root;
    private final BiConsumer<List<String>, String> problems;
    private final NavigableSet<Release> bounds = new TreeSet<>();

    /**
     * @param problems receives each mistake in the bounds with its place: the keys around it, outermost first
     */
    VersionedYaml(JsonNode root, BiConsumer<List<String>, String> problems) {
        this.root = root;
        this.problems = problems;
        bounds.add(Release.NONE);
        check(root, List.of());
    }

    /** The releases with which something begins or ends to hold; what is between two is like the first of them. */
    NavigableSet<Release> bounds() {
        return bounds;
    }

    /** The bound that a release is like. */
    Release boundOf(Release release) {
        return Objects.requireNonNull(bounds.floor(release));
    }

    private void check(JsonNode node, List<String> path) {
        if (node.isObject()) {
            Optional<Release> since = bound(node, SINCE, path);
            Optional<Release> until = bound(node, UNTIL, path);
            if (since.isPresent() && until.isPresent() && since.get().compareTo(until.get()) >= 0) {
                problems.accept(path, "holds for no release: since " + since.get() + " until " + until.get());
            }
            int stated = (node.has(SINCE) ? 1 : 0) + (node.has(UNTIL) ? 1 : 0);
            if (node.has(IS) && (stated == 0 || node.size() > stated + 1)) {
                problems.accept(path, "\"is\" stands beside \"since\" or \"until\" and nothing else");
            }
            if (stated > 0 && node.size() == stated) {
                problems.accept(path, "says when it holds, but not what; say it");
            }
            JsonNode versions = node.get(VERSIONS);
            if (versions != null && !(versions.isArray() && allBounded(versions))) {
                problems.accept(path, "\"versions\" is a list of alternatives, each with \"since\" or \"until\"");
            }
            node.properties().forEach(field -> check(field.getValue(), Shapes.below(path, field.getKey())));
        } else {
            for (int i = 0; i < node.size(); i++) {
                check(node.get(i), Shapes.below(path, String.valueOf(i)));
            }
        }
    }

    private static boolean allBounded(JsonNode alternatives) {
        for (JsonNode alternative : alternatives) {
            if (!alternative.has(SINCE) && !alternative.has(UNTIL)) {
                return false;
            }
        }
        return true;
    }

    private Optional<Release> bound(JsonNode node, String key, List<String> path) {
        JsonNode value = node.get(key);
        if (value == null) {
            return Optional.empty();
        }
        Optional<Release> release = value.isTextual() ? Release.exactly(value.textValue()) : Optional.empty();
        release.ifPresent(bounds::add);
        if (release.isEmpty()) {
            problems.accept(
                    Shapes.below(path, key), "\"" + value.asText() + "\" is no release of RocksDB; one is 11.8.1");
        }
        return release;
    }

    /** What holds for a release. */
    Selection at(Release release) {
        Selection selection = new Selection(release);
        selection.root = selection.select(root, List.of(), List.of());
        return selection;
    }

    /** What holds for one release, and where each of it stands in the file. */
    static final class Selection {

        private final Release release;
        private final Map<List<String>, List<String>> moved = new HashMap<>();
        private @Nullable JsonNode root;

        private Selection(Release release) {
            this.release = release;
        }

        JsonNode root() {
            return root == null ? JsonNodeFactory.instance.nullNode() : root;
        }

        /** The keys in the file, outermost first, of what has these keys here. */
        List<String> inFile(List<String> path) {
            for (int size = path.size(); size > 0; size--) {
                List<String> from = moved.get(path.subList(0, size));
                if (from != null) {
                    List<String> all = new ArrayList<>(from);
                    all.addAll(path.subList(size, path.size()));
                    return all;
                }
            }
            return path;
        }

        /** The same without what does not hold; null if nothing is left. */
        private @Nullable JsonNode select(JsonNode node, List<String> from, List<String> to) {
            if (!from.equals(to)) {
                moved.put(to, from);
            }
            if (node.isArray()) {
                return selectArray(node, from, to);
            }
            if (!node.isObject()) {
                return node;
            }
            if (!holds(node)) {
                return null;
            }
            JsonNode is = node.get(IS);
            return is == null ? selectObject(node, from, to) : select(is, Shapes.below(from, IS), to);
        }

        private JsonNode selectArray(JsonNode node, List<String> from, List<String> to) {
            ArrayNode selected = JsonNodeFactory.instance.arrayNode();
            for (int i = 0; i < node.size(); i++) {
                JsonNode element = select(
                        node.get(i),
                        Shapes.below(from, String.valueOf(i)),
                        Shapes.below(to, String.valueOf(selected.size())));
                if (element != null) {
                    selected.add(element);
                }
            }
            return selected;
        }

        private @Nullable JsonNode selectObject(JsonNode node, List<String> from, List<String> to) {
            ObjectNode selected = JsonNodeFactory.instance.objectNode();
            node.properties().forEach(field -> {
                String key = field.getKey();
                if (!key.equals(SINCE) && !key.equals(UNTIL) && !key.equals(VERSIONS)) {
                    JsonNode value = select(field.getValue(), Shapes.below(from, key), Shapes.below(to, key));
                    if (value != null) {
                        selected.set(key, value);
                    }
                }
            });
            if (node.has(VERSIONS)) {
                return layOver(selected, node, from, to);
            }
            return selected.isEmpty() && !node.isEmpty() ? null : selected;
        }

        private @Nullable JsonNode layOver(ObjectNode selected, JsonNode node, List<String> from, List<String> to) {
            JsonNode alternatives = node.get(VERSIONS);
            for (int i = 0; i < alternatives.size(); i++) {
                List<String> path = Shapes.below(Shapes.below(from, VERSIONS), String.valueOf(i));
                JsonNode alternative = alternatives.get(i);
                if (holds(alternative) && alternative.has(IS)) {
                    return select(alternative, path, to);
                }
                JsonNode keys = select(alternative, path, to);
                if (keys != null) {
                    keys.properties().forEach(field -> {
                        selected.set(field.getKey(), field.getValue());
                        moved.put(Shapes.below(to, field.getKey()), Shapes.below(path, field.getKey()));
                    });
                }
            }
            moved.put(to, from);
            return selected.isEmpty() ? null : selected;
        }

        private boolean holds(JsonNode node) {
            return bound(node, SINCE)
                            .filter(since -> release.compareTo(since) < 0)
                            .isEmpty()
                    && bound(node, UNTIL)
                            .filter(until -> release.compareTo(until) >= 0)
                            .isEmpty();
        }

        private static Optional<Release> bound(JsonNode node, String key) {
            return Optional.ofNullable(node.get(key)).map(JsonNode::asText).flatMap(Release::exactly);
        }
    }
}
