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
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads templates: {@code conventions.yaml}, one file per area of the API, and what is added. All problems at once. */
public final class RulesLoader {

    private static final String CONVENTIONS = "conventions.yaml";

    /** The folders of snapshots and of Java, which other stages read. */
    private static final Set<String> FOLDERS = Set.of("c-api", "java", "members");

    private final Release release;
    private final Consumer<String> remarks;
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final EnumNumbers numbers = new EnumNumbers();
    private final Area.OfC ofC = new Area.OfC(
            new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    private final Area.OfJava ofJava =
            new Area.OfJava(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    private final Map<String, String> names = new TreeMap<>();
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
                        new AreaCheck(problems::add).look(read);
                        numbersOfFile.add(from, read.ofJava().enums());
                    });
                    numbers.putAll(numbersOfFile);
                    if (area != null) {
                        add(area);
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
            if (!added) {
                noteNames();
            }
        }
        if (conventions == null || !problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
        return new Rules(conventions, new Area(ofC, ofJava, extension, overview), numbers.at(release), Map.of(), names);
    }

    private void noteNames() {
        ofC.functions().forEach((function, located) -> {
            String name = located.rule().naming().name();
            if (name != null) {
                names.put(function, name);
            }
        });
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

    private void add(Area area) {
        put(area.ofC().types(), ofC.types());
        put(area.ofC().prefixes(), ofC.prefixes());
        put(area.ofC().functions(), ofC.functions());
        area.ofC()
                .options()
                .forEach((type, options) -> put(options, ofC.options().computeIfAbsent(type, key -> new TreeMap<>())));
        put(area.ofC().parameters(), ofC.parameters());
        put(area.ofJava().enums(), ofJava.enums());
        put(area.ofJava().callbacks(), ofJava.callbacks());
        put(area.ofJava().interfaces(), ofJava.interfaces());
        put(area.ofJava().paths(), ofJava.paths());
        put(area.ofC().splits(), ofC.splits());
        extension = once("extension", area.extension(), extension);
        overview = once("overview", area.overview(), overview);
    }

    /** What only one file may say. */
    private <T> @Nullable Located<T> once(String section, @Nullable Located<T> stated, @Nullable Located<T> earlier) {
        if (stated != null && earlier != null && earlier.place().isWith(stated.place())) {
            problems.add(stated.place().problem("the " + section + " is already written at " + earlier.place()));
        }
        return stated == null ? earlier : stated;
    }

    private <T> void put(Map<String, Located<T>> from, Map<String, Located<T>> to) {
        from.forEach((name, located) -> {
            Place place = located.place();
            Located<T> earlier = to.get(name);
            to.put(name, earlier == null ? located : located.replacing(earlier));
            if (earlier != null && earlier.place().isWith(place)) {
                problems.add(place.problem(name + " is already described at " + earlier.place()));
            } else if (earlier != null
                    && located.rule() instanceof Record now
                    && earlier.rule() instanceof Record before) {
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
}
