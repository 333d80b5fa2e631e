package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Suggestions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads a templates folder: {@code conventions.yaml} and one file per area of the API. All problems at once. */
public final class RulesLoader {

    private static final String CONVENTIONS = "conventions.yaml";

    /** The folder of the snapshots, which another stage reads. */
    private static final String SNAPSHOTS = "c-api";

    private static final YAMLMapper MAPPER = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** What stands before a class's simple name in messages that are not our own. */
    private static final Pattern CLASS_PREFIX = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

    private static final Pattern MISSING = Pattern.compile("Missing required creator property '([^']+)'.*");

    /** One area file. */
    private record Area(
            @Nullable Map<String, TypeRule> types,
            @Nullable Map<String, FunctionRule> functions,
            @Nullable Map<String, EnumRule> enums,
            @Nullable Map<String, CallbackRule> callbacks,
            @Nullable Map<String, InterfaceRule> interfaces,
            @Nullable Map<String, @Nullable StatedPath> paths,
            @Nullable ExtensionRule extension,
            @Nullable String overview) {}

    /** A path as it stands in a file. */
    private record StatedPath(
            @JsonProperty(value = "interface", required = true)
            String interfaceName,

            @JsonProperty(required = true) Map<String, @Nullable String> functions) {}

    private final Path root;
    private final Release release;
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final SortedMap<String, Located<TypeRule>> types = new TreeMap<>();
    private final SortedMap<String, Located<FunctionRule>> functions = new TreeMap<>();
    private final SortedMap<String, Located<EnumRule>> enums = new TreeMap<>();
    private final SortedMap<String, Located<CallbackRule>> callbacks = new TreeMap<>();
    private final SortedMap<String, Located<InterfaceRule>> interfaces = new TreeMap<>();
    private final SortedMap<String, Located<PathRule>> paths = new TreeMap<>();
    private @Nullable Located<ExtensionRule> extension;
    private @Nullable Located<String> overview;

    private RulesLoader(Path root, Release release) {
        this.root = root;
        this.release = release;
    }

    /**
     * Loads what the templates below a folder say of a version.
     *
     * @param rocksdbVersion one that names no release counts as the newest
     * @throws GenerationException if a file is missing, does not parse, has an unknown key, or states a thing twice,
     *     for this version or another
     */
    public static Rules load(Path root, String rocksdbVersion) {
        return new RulesLoader(root, Release.of(rocksdbVersion).orElse(Release.NEWEST)).load();
    }

    private Rules load() {
        Path conventionsFile = root.resolve(CONVENTIONS);
        if (!Files.isRegularFile(conventionsFile)) {
            throw GenerationException.refused(
                    root.toString(),
                    "is not a templates folder: it has no " + CONVENTIONS + "; name one with --templates");
        }
        Conventions conventions =
                read(conventionsFile, linesOf(conventionsFile), Conventions.class, (value, file, lines) -> {});
        checkThatNothingIsPassedOver();
        for (Path file : areaFiles()) {
            YamlLines lines = linesOf(file);
            Area area = read(file, lines, Area.class, this::check);
            if (area != null) {
                add(area, relative(file), lines);
            }
        }
        if (conventions == null || !problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
        return new Rules(
                conventions,
                Collections.unmodifiableSortedMap(types),
                Collections.unmodifiableSortedMap(functions),
                Collections.unmodifiableSortedMap(enums),
                Collections.unmodifiableSortedMap(callbacks),
                Collections.unmodifiableSortedMap(interfaces),
                Collections.unmodifiableSortedMap(paths),
                extension,
                overview == null ? "" : overview.rule());
    }

    /** A template in the wrong place would be as good as none, and nobody would know. */
    private void checkThatNothingIsPassedOver() {
        try (Stream<Path> files = Files.list(root)) {
            files.sorted().forEach(file -> {
                String name = relative(file);
                if (name.endsWith(".yml")) {
                    problem(file, null, "is not read: the names of templates end in .yaml; rename it");
                } else if (Files.isDirectory(file)
                        && !name.startsWith(".")
                        && !name.replace("/", "").equals(SNAPSHOTS)) {
                    problem(
                            file,
                            null,
                            "is not read: templates have no folders but " + SNAPSHOTS + "; move what is in it");
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Path> areaFiles() {
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".yaml"))
                    .filter(file -> !file.getFileName().toString().equals(CONVENTIONS))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(Area area, String file, YamlLines lines) {
        put(area.types(), "types", types, file, lines);
        put(area.functions(), "functions", functions, file, lines);
        put(area.enums(), "enums", enums, file, lines);
        put(area.callbacks(), "callbacks", callbacks, file, lines);
        put(area.interfaces(), "interfaces", interfaces, file, lines);
        put(located(area.paths(), file, lines), "paths", paths, file, lines);
        extension = once(area.extension(), "extension", extension, file, lines);
        overview = once(area.overview(), "overview", overview, file, lines);
    }

    /** What only one file may say. */
    private <T> @Nullable Located<T> once(
            @Nullable T stated, String section, @Nullable Located<T> earlier, String file, YamlLines lines) {
        if (stated == null) {
            return earlier;
        }
        Place place = new Place(file, lines.of(section));
        if (earlier != null) {
            problems.add(new Problem(place.toString(), "the " + section + " is already written at " + earlier.place()));
        }
        return new Located<>(stated, place);
    }

    private Map<String, PathRule> located(
            @Nullable Map<String, @Nullable StatedPath> stated, String file, YamlLines lines) {
        Map<String, PathRule> paths = new LinkedHashMap<>();
        if (stated != null) {
            stated.forEach((name, path) -> {
                if (path != null) {
                    paths.put(name, located(name, path, file, lines));
                }
            });
        }
        return paths;
    }

    private PathRule located(String name, StatedPath stated, String file, YamlLines lines) {
        SortedMap<String, Located<String>> functions = new TreeMap<>();
        stated.functions().forEach((role, function) -> {
            Place place = new Place(file, lines.of("paths", name, "functions", role));
            if (function == null) {
                problems.add(new Problem(place.toString(), "the role " + role + " has no function"));
            } else {
                functions.put(role, new Located<>(function, place));
            }
        });
        return new PathRule(stated.interfaceName(), functions);
    }

    private <T> void put(
            @Nullable Map<String, T> from,
            String section,
            SortedMap<String, Located<T>> to,
            String file,
            YamlLines lines) {
        if (from == null) {
            return;
        }
        from.forEach((name, rule) -> {
            Place place = new Place(file, lines.of(section, name));
            Located<T> earlier = to.putIfAbsent(name, new Located<>(rule, place));
            if (earlier != null) {
                problems.add(new Problem(place.toString(), name + " is already described at " + earlier.place()));
            }
        });
    }

    private static Problem nothingSaid(String name, Place place) {
        return new Problem(place.toString(), "nothing is said of " + name + "; say something or delete it");
    }

    /** Looks for what is wrong with rules by themselves. */
    private void check(Area area, String file, YamlLines lines) {
        check(area.types(), "types", file, lines, (name, rule, place) -> {});
        check(area.functions(), "functions", file, lines, this::checkWhole);
        check(area.enums(), "enums", file, lines, this::checkEnum);
        check(area.callbacks(), "callbacks", file, lines, (name, rule, place) -> {});
        check(area.interfaces(), "interfaces", file, lines, (name, rule, place) -> {});
        checkPaths(area.paths(), file, lines);
    }

    private void checkPaths(@Nullable Map<String, @Nullable StatedPath> paths, String file, YamlLines lines) {
        if (paths != null) {
            paths.forEach((name, path) -> {
                if (path == null) {
                    problems.add(nothingSaid(name, new Place(file, lines.of("paths", name))));
                }
            });
        }
    }

    /** Looks at one rule. */
    private interface Check<T> {
        void look(String name, T rule, Place place);
    }

    private <T> void check(
            @Nullable Map<String, T> rules, String section, String file, YamlLines lines, Check<T> check) {
        if (rules != null) {
            rules.forEach((name, rule) -> {
                Place place = new Place(file, lines.of(section, name));
                if (rule == null || rule.equals(FunctionRule.NONE)) {
                    problems.add(nothingSaid(name, place));
                } else {
                    check.look(name, rule, place);
                }
            });
        }
    }

    private void checkEnum(String name, EnumRule type, Place place) {
        type.problems()
                .forEach(problem -> problems.add(new Problem(place.toString(), "enum " + name + ": " + problem)));
    }

    private void checkWhole(String name, FunctionRule rule, Place place) {
        if (isBlank(rule.exclude())) {
            problems.add(new Problem(place.toString(), name + " is left out without a reason; say why"));
        }
        if (rule.exclude() != null && rule.decide() != null) {
            problems.add(
                    new Problem(place.toString(), name + " is left out; there is nothing to \"decide\", so delete it"));
        }
        if (rule.params() != null) {
            rule.params().forEach((index, value) -> {
                if (value == null || value.equals(ValueRule.NONE)) {
                    problems.add(new Problem(
                            place.toString(),
                            "nothing is said of parameter " + index + " of " + name + "; say something or delete it"));
                }
            });
        }
    }

    private static boolean isBlank(@Nullable String reason) {
        return reason != null && reason.isBlank();
    }

    /** Looks at what a file says for some release. */
    private interface FileCheck<T> {
        void look(T value, String file, YamlLines lines);
    }

    /** What a file says for the release; what it says for others is looked at, too. */
    private <T> @Nullable T read(Path file, YamlLines lines, Class<T> type, FileCheck<T> check) {
        JsonNode tree = readTree(file, lines);
        if (tree == null) {
            return null;
        }
        VersionedYaml yaml = new VersionedYaml(tree, (path, message) -> problem(file, lines.nearest(path), message));
        T held = null;
        for (Release bound : yaml.bounds()) {
            T value = bind(yaml.at(bound), file, lines, type);
            if (value != null) {
                check.look(value, relative(file), lines);
            }
            if (bound.equals(yaml.boundOf(release))) {
                held = value;
            }
        }
        return held;
    }

    private @Nullable JsonNode readTree(Path file, YamlLines lines) {
        try (var in = Files.newInputStream(file);
                JsonParser parser = MAPPER.createParser(in)) {
            JsonNode tree = parser.nextToken() == null ? null : MAPPER.readValue(parser, JsonNode.class);
            if (tree == null || tree.isNull()) {
                problem(file, 1, "says nothing; say something or delete it");
                return null;
            }
            return tree;
        } catch (JacksonException e) {
            problem(file, lines.of(e, path -> path), message(e));
        } catch (IOException e) {
            problem(file, null, "cannot be read: " + e.getMessage());
        }
        return null;
    }

    private <T> @Nullable T bind(VersionedYaml.Selection selection, Path file, YamlLines lines, Class<T> type) {
        try {
            return MAPPER.treeToValue(selection.root(), type);
        } catch (JacksonException e) {
            problem(file, lines.of(e, selection::inFile), message(e));
            return null;
        }
    }

    private static String message(JacksonException error) {
        if (error instanceof PropertyBindingException unknown) {
            List<String> known = unknown.getKnownPropertyIds() == null
                    ? List.of()
                    : unknown.getKnownPropertyIds().stream()
                            .map(String::valueOf)
                            .sorted()
                            .toList();
            return "unknown key \"" + unknown.getPropertyName() + "\""
                    + Suggestions.didYouMean(unknown.getPropertyName(), known) + " Known here: "
                    + String.join(", ", known);
        }
        if (error instanceof InvalidFormatException wrong
                && wrong.getTargetType() != null
                && wrong.getTargetType().isEnum()) {
            List<String> known = Stream.of(wrong.getTargetType().getEnumConstants())
                    .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                    .toList();
            String value = String.valueOf(wrong.getValue());
            return "\"" + value + "\" is none of " + String.join(", ", known) + Suggestions.didYouMean(value, known);
        }
        Matcher missing = MISSING.matcher(error.getOriginalMessage());
        return missing.matches()
                ? "the key \"" + missing.group(1) + "\" is missing"
                : CLASS_PREFIX.matcher(error.getOriginalMessage()).replaceAll("");
    }

    private void problem(Path file, @Nullable Integer line, String message) {
        problems.add(new Problem(relative(file) + (line == null ? "" : ":" + line), message));
    }

    private String relative(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    private static YamlLines linesOf(Path file) {
        try (var in = Files.newInputStream(file);
                JsonParser parser = MAPPER.createParser(in)) {
            return YamlLines.read(parser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
