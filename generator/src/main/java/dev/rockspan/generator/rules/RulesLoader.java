package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads a templates folder: {@code conventions.yaml} and one file per area of the API. All problems at once. */
public final class RulesLoader {

    private static final String CONVENTIONS = "conventions.yaml";

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
            @Nullable String overview) {}

    private final Path root;
    private final List<Problem> problems = new ArrayList<>();
    private final SortedMap<String, Located<TypeRule>> types = new TreeMap<>();
    private final SortedMap<String, Located<FunctionRule>> functions = new TreeMap<>();
    private final SortedMap<String, Located<EnumRule>> enums = new TreeMap<>();
    private final SortedMap<String, Located<CallbackRule>> callbacks = new TreeMap<>();
    private final SortedMap<String, Located<InterfaceRule>> interfaces = new TreeMap<>();
    private @Nullable Located<String> overview;

    private RulesLoader(Path root) {
        this.root = root;
    }

    /**
     * Loads the templates below a folder.
     *
     * @throws GenerationException if a file is missing, does not parse, has an unknown key, or states a thing twice
     */
    public static Rules load(Path root) {
        return new RulesLoader(root).load();
    }

    private Rules load() {
        Path conventionsFile = root.resolve(CONVENTIONS);
        if (!Files.isRegularFile(conventionsFile)) {
            throw GenerationException.refused(
                    root.toString(),
                    "is not a templates folder: it has no " + CONVENTIONS + "; name one with --templates");
        }
        Conventions conventions = read(conventionsFile, linesOf(conventionsFile), Conventions.class);
        for (Path file : areaFiles()) {
            YamlLines lines = linesOf(file);
            Area area = read(file, lines, Area.class);
            if (area != null) {
                add(area, relative(file), lines);
            }
        }
        if (conventions == null || !problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems);
        }
        return new Rules(
                conventions,
                Collections.unmodifiableSortedMap(types),
                Collections.unmodifiableSortedMap(functions),
                Collections.unmodifiableSortedMap(enums),
                Collections.unmodifiableSortedMap(callbacks),
                Collections.unmodifiableSortedMap(interfaces),
                overview == null ? "" : overview.rule());
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
        String text = area.overview();
        if (text != null) {
            Place place = new Place(file, lines.of("overview"));
            if (overview == null) {
                overview = new Located<>(text, place);
            } else {
                problems.add(new Problem(place.toString(), "the overview is already written at " + overview.place()));
            }
        }
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
            if (rule == null || rule.equals(FunctionRule.NONE)) {
                problems.add(
                        new Problem(place.toString(), "nothing is said of " + name + "; say something or delete it"));
                return;
            }
            if (rule instanceof FunctionRule function) {
                checkWhole(name, function, place);
            }
            if (rule instanceof EnumRule type) {
                type.problems()
                        .forEach(problem ->
                                problems.add(new Problem(place.toString(), "enum " + name + ": " + problem)));
            }
            Located<T> earlier = to.putIfAbsent(name, new Located<>(rule, place));
            if (earlier != null) {
                problems.add(new Problem(place.toString(), name + " is already described at " + earlier.place()));
            }
        });
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

    private <T> @Nullable T read(Path file, YamlLines lines, Class<T> type) {
        try (var in = Files.newInputStream(file);
                JsonParser parser = MAPPER.createParser(in)) {
            T value = parser.nextToken() == null ? null : MAPPER.readValue(parser, type);
            if (value == null) {
                problem(file, 1, "says nothing; say something or delete it");
            }
            return value;
        } catch (JacksonException e) {
            problem(file, lines.of(e), message(e));
        } catch (IOException e) {
            problem(file, null, "cannot be read: " + e.getMessage());
        }
        return null;
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
