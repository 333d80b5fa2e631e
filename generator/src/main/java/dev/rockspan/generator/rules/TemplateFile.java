package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.schema.ShapeReader;
import dev.rockspan.generator.schema.Shapes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file of a templates folder: what it says, and on which line. */
final class TemplateFile {

    /** As in YAML 1.2, by which editors go, words such as OFF are text. */
    private static final YAMLMapper MAPPER = YAMLMapper.builder()
            .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** What ends a comment, and what begins a character that is read before there are comments. */
    private static final List<String> ENDS_OF_COMMENTS = List.of("*/", "\\u");

    /** The key of what is still to be decided. */
    private static final String DECIDE = "decide";

    /** What a template to fill in has where something is to be filled in. */
    private static final Pattern BLANK = Pattern.compile("<[\\w ]+>");

    /** The keys of an entry: its section and its name. */
    private static final int ENTRY = 2;

    private final Path path;
    private final String folder;
    private final String lastingFolder;
    private final String name;
    private final Consumer<Problem> problems;
    private final YamlLines lines;

    /**
     * @param folder the templates folder, as messages name it
     * @param lastingFolder a name of it that is the same wherever it is
     * @param problems receives each mistake in the file
     */
    TemplateFile(Path path, String folder, String lastingFolder, Consumer<Problem> problems) {
        this.path = path;
        this.folder = folder;
        this.lastingFolder = lastingFolder;
        this.name = String.valueOf(path.getFileName());
        this.problems = problems;
        this.lines = lines();
    }

    private YamlLines lines() {
        try (var in = Files.newInputStream(path);
                YAMLParser parser = MAPPER.getFactory().createParser(in)) {
            return YamlLines.read(parser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What stands under some keys, with its place. */
    private Located<?> located(Object said, List<String> keys) {
        return new Located<>(
                said,
                place(keys),
                inside -> place(Stream.concat(keys.stream(), inside.stream()).toList()),
                null);
    }

    /** Where a key stands, or the nearest one around it. */
    private Place place(List<String> keys) {
        return new Place(folder, lastingFolder, name, lines.nearest(keys));
    }

    /**
     * What it says for a release.
     *
     * @param each is given what it says for all others, too: each release with which something begins or ends to hold
     */
    <T extends Record> @Nullable T read(Release release, Class<T> type, BiConsumer<Release, T> each) {
        JsonNode tree = tree();
        if (tree == null) {
            return null;
        }
        VersionedYaml yaml = new VersionedYaml(tree, (keys, message) -> problem(lines.nearest(keys), message));
        T held = null;
        for (Release bound : yaml.bounds()) {
            T value = bind(yaml.at(bound), type);
            if (value != null) {
                each.accept(bound, value);
            }
            if (bound.equals(yaml.boundOf(release))) {
                held = value;
            }
        }
        return held;
    }

    private @Nullable JsonNode tree() {
        try (var in = Files.newInputStream(path);
                JsonParser parser = MAPPER.createParser(in)) {
            JsonNode tree = parser.nextToken() == null ? null : MAPPER.readValue(parser, JsonNode.class);
            if (tree == null || tree.isNull()) {
                problem(1, "says nothing; say something or delete it");
                return null;
            }
            lines.aliases()
                    .forEach(line -> problem(line, "an alias, such as *x, is not read; write out what &x stands for"));
            checkTexts(tree, tree.findValue(DECIDE) != null, List.of());
            return lines.aliases().isEmpty() ? tree : null;
        } catch (JacksonException e) {
            Mistake mistake = Mistake.ofSyntax(e);
            problem(mistake.line() == null ? YamlLines.of(e) : mistake.line(), mistake.message());
        } catch (IOException e) {
            problem(null, "cannot be read: " + e.getMessage());
        }
        return null;
    }

    /** Any text may become a part of a comment in Java; once everything is decided, nothing is to be filled in. */
    private void checkTexts(JsonNode node, boolean isOpen, List<String> keys) {
        if (!isOpen && node.isTextual() && BLANK.matcher(node.textValue()).matches()) {
            problem(lines.nearest(keys), node.textValue() + " is to be filled in");
        }
        for (String end : node.isTextual() ? ENDS_OF_COMMENTS : List.<String>of()) {
            if (node.asText().contains(end)) {
                problem(lines.nearest(keys), "\"" + end + "\" cannot stand in a comment of Java, which this becomes");
            }
        }
        node.properties().forEach(field -> checkTexts(field.getValue(), isOpen, Shapes.below(keys, field.getKey())));
        for (int index = 0; node.isArray() && index < node.size(); index++) {
            checkTexts(node.get(index), isOpen, Shapes.below(keys, String.valueOf(index)));
        }
    }

    private <T extends Record> @Nullable T bind(VersionedYaml.Selection selection, Class<T> type) {
        return ShapeReader.read(
                        type,
                        selection.root(),
                        (keys, message) -> problem(
                                lines.nearest(selection.inFile(keys)),
                                keys.size() == ENTRY && !lastingFolder.equals(Templates.LASTING_NAME)
                                        ? message + "; an entry of an added folder replaces the whole one of its name"
                                        : message),
                        this::located)
                .orElse(null);
    }

    private void problem(@Nullable Integer line, String message) {
        problems.accept(new Problem(folder + "/" + name + (line == null ? "" : ":" + line), message));
    }
}
