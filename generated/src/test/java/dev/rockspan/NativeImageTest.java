package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a native image has to know beforehand stands in the metadata of the two jars: the shapes of all calls from Java to C
 * and back, the methods that C calls, and the fields that Java reads and writes by handles. {@code -Dimage.update=true} rewrites the files.
 */
class NativeImageTest {

    private static final Pattern SHAPE = Pattern.compile("FunctionDescriptor\\.of(Void)?\\(([^()]*)\\)");
    private static final Pattern LINK = Pattern.compile("link\\w*\\((?=\\s*$)|downcallHandle\\((?=[^;]*$)");
    private static final Pattern FIELD = Pattern.compile("ieldVarHandle\\(\\s*MethodHandles\\.lookup\\(\\), \"(\\w+)\"");
    private static final Pattern STUB = Pattern.compile("\\.in\\(\\w+\\.class\\),\\s*\"(\\w+)\",\\s*$");

    @ParameterizedTest
    @CsvSource({"../runtime, rockspan-runtime", "../generated, rockspan"})
    void the_metadata_names_all_calls(Path module, String artifact) throws IOException {
        Path file = module.resolve(
                "src/main/resources/META-INF/native-image/dev.rockspan/" + artifact + "/reachability-metadata.json");
        String metadata = metadata(module.resolve("src/main/java"));
        if (Boolean.getBoolean("image.update")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, metadata);
        }
        assertThat(file).as("-Dimage.update=true writes it").hasContent(metadata);
    }

    private static String metadata(Path sources) throws IOException {
        Set<String> down = new TreeSet<>();
        Set<String> up = new TreeSet<>();
        TreeMap<String, Set<String>> fields = new TreeMap<>();
        TreeMap<String, Set<String>> methods = new TreeMap<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                String path = sources.relativize(file).toString().replace('/', '.');
                String name = path.substring(0, path.length() - ".java".length());
                FIELD.matcher(text).results().forEach(field -> fields.computeIfAbsent(name, _ -> new TreeSet<>())
                        .add("{\"name\": \"" + field.group(1) + "\"}"));
                Matcher shape = SHAPE.matcher(text);
                while (shape.find()) {
                    List<String> types = types(shape.group(2));
                    String result = shape.group(1) == null ? types.removeFirst() : "void";
                    String before = text.substring(0, shape.start());
                    Matcher stub = STUB.matcher(before);
                    if (stub.find()) {
                        up.add(call(result, types, ""));
                        methods.computeIfAbsent(name, _ -> new TreeSet<>())
                                .add("{\"name\": \"" + stub.group(1) + "\", \"parameterTypes\": " + list(types.stream().map(type -> type.substring(1)).toList()) + "}");
                    } else {
                        down.add(call(result, types, options(before)));
                    }
                }
            }
        }
        List<String> parts = new ArrayList<>();
        List<String> types = Stream.concat(members("fields", fields), members("methods", methods)).sorted().toList();
        if (!types.isEmpty()) {
            parts.add(part("reflection", types.stream()));
        }
        if (sources.startsWith("../runtime")) {
            parts.add(part("resources", Stream.of("{\"glob\": \"librocks*\"}")));
        }
        parts.add("  \"foreign\": {\n" + part("downcalls", down.stream()).indent(2).stripTrailing() + ",\n"
                + part("upcalls", up.stream()).indent(2) + "  }");
        return "{\n" + String.join(",\n", parts) + "\n}\n";
    }

    private static Stream<String> members(String kind, TreeMap<String, Set<String>> all) {
        return all.entrySet().stream()
                .map(entry -> "{\"type\": \"" + entry.getKey() + "\", \"" + kind + "\": ["
                        + String.join(", ", entry.getValue()) + "]}");
    }

    private static String part(String name, Stream<String> items) {
        return "  \"" + name + "\": [\n    " + items.collect(Collectors.joining(",\n    ")) + "\n  ]";
    }

    private static String call(String result, List<String> types, String options) {
        return "{\"returnType\": \"" + result + "\", \"parameterTypes\": " + list(types) + options + "}";
    }

    private static String list(List<String> types) {
        return types.stream().collect(Collectors.joining("\", \"", types.isEmpty() ? "[" : "[\"", types.isEmpty() ? "]" : "\"]"));
    }

    /** What is before a shape says how it is linked. */
    private static String options(String before) {
        Matcher link = LINK.matcher(before);
        assertThat(link.find()).as(before.substring(Math.max(0, before.length() - 200))).isTrue();
        return switch (link.group()) {
            case "linkTrivial(" -> ", \"options\": {\"critical\": {\"allowHeapAccess\": false}}";
            case "linkWithHeap(" -> ", \"options\": {\"critical\": {\"allowHeapAccess\": true}}";
            default -> "";
        };
    }

    /** The layouts as names of JNI's types. */
    private static List<String> types(String layouts) {
        return Stream.of(layouts.strip().split(",\\s*"))
                .map(layout -> layout.replace("ValueLayout.", ""))
                .map(layout -> layout.equals("ADDRESS") ? "void*" : "j" + layout.substring("JAVA_".length()).toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
