package dev.rockspan.generator.rules;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.schema.Shapes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads templates: {@code conventions.yaml}, one file per area of the API, and what is added. All problems at once. */
public final class RulesLoader {

    private static final String CONVENTIONS = "conventions.yaml";

    /** The folders of snapshots and of Java, which other stages read. */
    private static final Set<String> FOLDERS = Set.of("c-api", "java", "members");

    private final Release release;
    private final Consumer<String> remarks;
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final SortedMap<String, Located<TypeRule>> types = new TreeMap<>();
    private final SortedMap<String, Located<List<String>>> prefixes = new TreeMap<>();
    private final SortedMap<String, Located<FunctionRule>> functions = new TreeMap<>();
    private final SortedMap<String, SortedMap<String, Located<OptionRule>>> options = new TreeMap<>();
    private final SortedMap<String, Located<String>> parameters = new TreeMap<>();
    private final SortedMap<String, Located<EnumRule>> enums = new TreeMap<>();
    private final EnumNumbers numbers = new EnumNumbers();
    private final SortedMap<String, Located<CallbackRule>> callbacks = new TreeMap<>();
    private final SortedMap<String, Located<InterfaceRule>> interfaces = new TreeMap<>();
    private final SortedMap<String, Located<PathRule>> paths = new TreeMap<>();
    private final SortedMap<String, Located<SplitRule>> splits = new TreeMap<>();
    private @Nullable Located<ExtensionRule> extension;
    private @Nullable Located<String> overview;

    private RulesLoader(Release release, Consumer<String> remarks) {
        this.release = release;
        this.remarks = remarks;
    }

    /** Loads what the templates below a folder say of a version, as {@link #load(Templates, String, Consumer)} does. */
    public static Rules load(Path folder, String rocksdbVersion) {
        return load(new Templates(folder), rocksdbVersion, remark -> {});
    }

    /**
     * Loads what templates say of a version. An entry of an added folder stands instead of the whole entry of the same
     * name in an earlier folder.
     *
     * @param rocksdbVersion one that names no release counts as the newest
     * @param remarks receives what is not wrong, and may not be meant
     * @throws GenerationException if a file is missing, does not parse, has an unknown key, or a folder states a thing
     *     twice, for this version or another
     */
    public static Rules load(Templates templates, String rocksdbVersion, Consumer<String> remarks) {
        return new RulesLoader(Release.of(rocksdbVersion).orElse(Release.NEWEST), remarks).load(templates);
    }

    /**
     * Looks whether a folder is one of templates.
     *
     * @throws GenerationException if it is not
     */
    public static void checkFolder(Templates templates) {
        if (!Files.isRegularFile(templates.folder().resolve(CONVENTIONS))) {
            throw GenerationException.refused(
                    templates.folder().toString(),
                    "is not a templates folder: it has no " + CONVENTIONS + "; name one with {0}",
                    Setting.TEMPLATES.use());
        }
    }

    private Rules load(Templates templates) {
        checkFolder(templates);
        Conventions conventions = null;
        for (Map.Entry<String, Path> folder : templates.byName().entrySet()) {
            if (!Files.isDirectory(folder.getValue())) {
                throw GenerationException.refused(folder.getKey(), "there is no such folder of templates");
            }
            boolean added = !folder.getValue().equals(templates.folder());
            String lasting = added ? String.valueOf(folder.getValue().getFileName()) : Templates.LASTING_NAME;
            for (Path path : files(folder.getValue(), folder.getKey())) {
                TemplateFile file = new TemplateFile(path, folder.getKey(), lasting, problems::add);
                if (!path.endsWith(CONVENTIONS)) {
                    EnumNumbers numbersOfFile = new EnumNumbers();
                    Area area = file.read(release, Area.class, (from, read) -> {
                        new AreaCheck(file, problems::add).look(read);
                        numbersOfFile.add(from, read.ofJava().enums());
                    });
                    numbers.putAll(numbersOfFile);
                    if (area != null) {
                        add(area, file);
                    }
                } else if (added) {
                    problems.add(new Problem(
                            folder.getKey() + "/" + CONVENTIONS,
                            "conventions hold for all functions, so that only {0} can bring them, not what is"
                                    + " added to it; delete it",
                            Setting.TEMPLATES.use()));
                } else {
                    conventions = file.read(release, Conventions.class, (from, read) -> {});
                }
            }
        }
        if (conventions == null || !problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
        return new Rules(
                conventions,
                new Rules.OfC(types, prefixes, functions, options, parameters, splits),
                new Rules.OfJava(enums, numbers.at(release), callbacks, interfaces, paths),
                extension,
                overview == null ? "" : overview.rule());
    }

    /** The templates of a folder. One in the wrong place would be as good as none, and nobody would know. */
    private List<Path> files(Path folder, String named) {
        return Folders.list(folder).stream()
                .filter(file -> isTemplate(file, named))
                .toList();
    }

    private boolean isTemplate(Path file, String folder) {
        String name = file.getFileName().toString().replace("/", ""); // in a jar, the names of folders end so
        if (name.endsWith(".yml")) {
            problems.add(
                    new Problem(folder + "/" + name, "is not read: the names of templates end in .yaml; rename it"));
        } else if (Files.isDirectory(file) && !name.startsWith(".") && !FOLDERS.contains(name)) {
            problems.add(new Problem(
                    folder + "/" + name,
                    "is not read: templates have no folders but c-api, java and members; move what is in it"));
        }
        return name.endsWith(".yaml");
    }

    private void add(Area area, TemplateFile file) {
        put(area.ofC().types(), "types", types, file);
        put(area.ofC().prefixes(), "prefixes", prefixes, file);
        put(area.ofC().functions(), "functions", functions, file);
        area.ofC()
                .options()
                .forEach((type, ofType) -> put(
                        ofType, List.of("options", type), options.computeIfAbsent(type, key -> new TreeMap<>()), file));
        put(area.ofC().parameters(), "parameters", parameters, file);
        put(area.ofJava().enums(), "enums", enums, file);
        put(area.ofJava().callbacks(), "callbacks", callbacks, file);
        put(area.ofJava().interfaces(), "interfaces", interfaces, file);
        put(area.ofJava().paths(), "paths", paths, file);
        put(area.ofC().splits(), "splits", splits, file);
        extension = once(area.extension(), "extension", extension, file);
        overview = once(area.overview(), "overview", overview, file);
    }

    /** What only one file may say. */
    private <T> @Nullable Located<T> once(
            @Nullable T stated, String section, @Nullable Located<T> earlier, TemplateFile file) {
        if (stated == null) {
            return earlier;
        }
        Place place = file.place(section);
        checkOnce(section, earlier == null ? null : earlier.place(), place);
        return new Located<>(stated, place);
    }

    private void checkOnce(String section, @Nullable Place earlier, Place place) {
        if (earlier != null && earlier.isWith(place)) {
            problems.add(place.problem("the " + section + " is already written at " + earlier));
        }
    }

    private <T> void put(Map<String, T> from, String section, SortedMap<String, Located<T>> to, TemplateFile file) {
        put(from, List.of(section), to, file);
    }

    private <T> void put(Map<String, T> from, List<String> keys, SortedMap<String, Located<T>> to, TemplateFile file) {
        from.forEach((name, rule) -> {
            Place place = file.place(with(keys, name));
            List<String> entry = List.of(with(keys, name));
            Located<T> earlier = to.put(name, new Located<>(rule, place, inside -> file.nearest(with(entry, inside))));
            if (earlier != null && earlier.place().isWith(place)) {
                problems.add(place.problem(name + " is already described at " + earlier.place()));
            } else if (earlier != null && rule instanceof Record now && earlier.rule() instanceof Record before) {
                remark(before, now, place + ": " + name + " replaces " + earlier.place() + " and drops ");
            }
        });
    }

    /** Says what nothing is said of any more, though it is not left out. */
    private void remark(Record before, Record now, String replaces) {
        List<String> dropped = Shapes.dropped(before, now);
        if (!dropped.isEmpty() && !Shapes.said(now, before).contains("exclude")) {
            remarks.accept(replaces + String.join(", ", dropped));
        }
    }

    private static List<String> with(List<String> keys, List<String> inside) {
        return Stream.concat(keys.stream(), inside.stream()).toList();
    }

    private static String[] with(List<String> keys, String last) {
        return Stream.concat(keys.stream(), Stream.of(last)).toArray(String[]::new);
    }
}
