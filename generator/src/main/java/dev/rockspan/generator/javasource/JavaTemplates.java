package dev.rockspan.generator.javasource;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The Java that the templates bring. {@code templates/java} holds whole types, which become files of the API;
 * {@code templates/members} holds what is added to an emitted type of the same name: its members and interfaces. Both are
 * plain Java against the public API, in the package {@code dev.rockspan}, in whose place the API's own is put.
 */
public final class JavaTemplates {

    /** The folder of whole types. */
    public static final String TYPES = "java";

    /** The folder of what is added to emitted types. */
    public static final String MEMBERS = "members";

    private static final String SUFFIX = ".java";
    private static final String MODULE = "module-info.java";

    private final SortedMap<String, JavaTemplate> types;
    private final SortedMap<String, JavaTemplate> members;
    private final Map<String, Set<String>> uses;
    private final Set<Problem> problems;
    private final SortedMap<String, Set<String>> leftOut = new TreeMap<>();
    private ApiMembers api = new ApiMembers();
    private final SortedMap<String, Set<String>> cut = new TreeMap<>();

    private JavaTemplates(
            SortedMap<String, JavaTemplate> types,
            SortedMap<String, JavaTemplate> members,
            Map<String, Set<String>> uses,
            Set<Problem> problems) {
        this.uses = uses;
        this.problems = problems;
        this.types = types;
        this.members = members;
        types.values().forEach(template -> template.check(problems::add));
        members.values().forEach(template -> template.check(problems::add));
        members.values().stream()
                .filter(template -> template.path().contains("/"))
                .forEach(template -> problems.add(
                        new Problem(template.place(), "is not read: emitted types are in no sub-package; move it")));
        refuse();
    }

    /**
     * Loads the Java of templates; a file of an added folder stands instead of the one with the same path before it.
     *
     * @throws GenerationException if a file is not what its place says
     */
    public static JavaTemplates load(Templates templates) {
        SortedMap<String, JavaTemplate> types = new TreeMap<>();
        SortedMap<String, JavaTemplate> members = new TreeMap<>();
        Map<String, Set<String>> usesOfAll = new HashMap<>();
        Set<Problem> problems = new LinkedHashSet<>();
        templates.byName().forEach((name, folder) -> {
            TemplateUses uses = TemplateUses.of(name, folder);
            Map<String, JavaTemplate> typesOfFolder = read(folder, name, TYPES, uses);
            Map<String, JavaTemplate> membersOfFolder = read(folder, name, MEMBERS, uses);
            List<JavaTemplate> all = Stream.of(typesOfFolder, membersOfFolder)
                    .flatMap(read -> read.values().stream())
                    .toList();
            all.forEach(template -> Brackets.problem(template).ifPresent(problems::add));
            refuse(problems);
            uses.check(name, all, problems::add);
            types.putAll(typesOfFolder);
            members.putAll(membersOfFolder);
            usesOfAll.putAll(uses.uses());
        });
        return new JavaTemplates(types, members, usesOfAll, problems);
    }

    /** The places of what templates add to emitted types: {@code Options.put(Slice, byte[])}, {@code new Options(Slice)}. */
    public static Map<String, String> methods(Templates templates) {
        Map<String, JavaTemplate> members = new HashMap<>();
        templates
                .byName()
                .forEach((name, folder) -> members.putAll(read(folder, name, MEMBERS, new TemplateUses(Map.of()))));
        Map<String, String> methods = new HashMap<>();
        members.values().stream()
                .filter(template -> Brackets.problem(template).isEmpty())
                .forEach(template -> template.methods()
                        .forEach((signature, place) -> methods.put(
                                (signature.startsWith(template.name() + '(') ? "new " : template.name() + '.')
                                        + signature,
                                place)));
        return methods;
    }

    /** The Java files of a folder of templates, sorted, and the one that says what they use. */
    public static List<Path> files(Path templates) {
        return Stream.concat(
                        Stream.of(TYPES, MEMBERS)
                                .map(templates::resolve)
                                .filter(Files::isDirectory)
                                .flatMap(folder -> javaFiles(folder).stream()),
                        Stream.of(templates.resolve(TemplateUses.FILE)).filter(Files::exists))
                .toList();
    }

    private static List<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, JavaTemplate> read(Path templates, String name, String kind, TemplateUses uses) {
        Path folder = templates.resolve(kind);
        Map<String, JavaTemplate> read = new LinkedHashMap<>();
        if (Files.isDirectory(folder)) {
            for (Path file : javaFiles(folder)) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                String place = name + '/' + kind + '/' + path;
                List<String> lines = Folders.lines(file);
                read.put(path, new JavaTemplate(place, path, lines, lines, uses));
            }
        }
        return read;
    }

    /**
     * Adds what the templates bring to the emitted sources of an API. What uses something that the API lacks is left out.
     *
     * @param known the types that the templates describe, whether this API has them or not
     * @throws GenerationException if a type is emitted already, or members are for a type that nothing describes
     */
    public List<SourceFile> addTo(
            List<SourceFile> emitted, Set<String> known, String apiPackage, String rocksdbVersion) {
        String folder = apiPackage.replace('.', '/') + '/';
        SortedMap<String, SourceFile> files = new TreeMap<>();
        emitted.forEach(file -> files.put(file.path(), file));
        leaveOut(emitted, folder);
        SortedSet<String> packages = new TreeSet<>();
        types.forEach((path, template) -> {
            List<String> source = template.source(apiPackage, rocksdbVersion);
            SourceFile file = new SourceFile(folder + path, String.join("\n", source) + '\n');
            if (files.putIfAbsent(file.path(), file) != null) {
                problems.add(new Problem(
                        template.place(),
                        template.name() + " is emitted already; give this another name, or add to it by " + MEMBERS
                                + '/' + path));
            } else if (path.contains("/")) {
                packages.add(template.packageName().replace(JavaTemplate.PACKAGE, apiPackage));
            }
        });
        members.forEach((path, template) -> {
            List<String> source = template.source(apiPackage, rocksdbVersion);
            SourceFile file = files.get(folder + path);
            if (file != null) {
                checkUnique(template, source, file);
                template.checkHidden(name -> files.containsKey(folder + name + SUFFIX), problems::add);
                String merged = AddedMembers.of(source).addTo(file.content());
                for (String name : template.nested()) {
                    SourceFile nested = files.remove(folder + name + SUFFIX);
                    merged = nested == null
                            ? merged
                            : AddedMembers.nested(name, nested.content()).addTo(merged);
                }
                files.put(file.path(), new SourceFile(file.path(), merged));
            } else if (!known.contains(template.name())) {
                problems.add(new Problem(
                        template.place(),
                        "there is no type " + template.name() + " to add to"
                                + Suggestions.didYouMean(template.name(), known)));
            }
        });
        refuse();
        files.computeIfPresent(MODULE, (path, module) -> exporting(module, packages));
        return List.copyOf(files.values());
    }

    /** Looks for methods that are emitted already. */
    private void checkUnique(JavaTemplate template, List<String> source, SourceFile emitted) {
        Set<String> methods = TypeBody.of(emitted.content().lines().toList()).members().stream()
                .map(TypeBody.Member::signature)
                .filter(signature -> !signature.isEmpty())
                .collect(Collectors.toSet());
        TypeBody.of(source).members().stream()
                .map(TypeBody.Member::signature)
                .filter(methods::contains)
                .forEach(signature -> problems.add(new Problem(
                        template.place(signature),
                        template.name() + '.' + signature
                                + " is emitted already; delete this, or what makes that: ./rockspan explain \""
                                + template.name() + '.' + signature + '"')));
    }

    /** Those without what uses something that an API lacks, and without members of types that it lacks. */
    JavaTemplates fitting(List<SourceFile> emitted, String apiPackage) {
        JavaTemplates fitting =
                new JavaTemplates(new TreeMap<>(types), new TreeMap<>(members), uses, new LinkedHashSet<>());
        String folder = apiPackage.replace('.', '/') + '/';
        Set<String> paths = emitted.stream().map(SourceFile::path).collect(Collectors.toSet());
        fitting.leaveOut(emitted, folder);
        fitting.members.keySet().removeIf(path -> !paths.contains(folder + path));
        return fitting;
    }

    /** The lines that declare a type or a member, by their places; see {@link DeclaredJava#declared}. */
    public Map<String, String> declared(String symbol) {
        String name =
                TypeBody.withoutTypeArguments(symbol.replaceFirst("^new ", "")).replaceAll(", *", ", ");
        int parameters = name.indexOf('(');
        String path = parameters < 0 ? name : name.substring(0, parameters);
        int dot = path.indexOf('.');
        boolean constructor = dot < 0 && (parameters >= 0 || symbol.startsWith("new "));
        String type = dot < 0 ? path : path.substring(0, dot);
        String member = dot >= 0 ? name.substring(dot + 1) : constructor ? name : "";
        Map<String, String> declared = new LinkedHashMap<>();
        Stream.of(types, members)
                .flatMap(templates -> templates.values().stream())
                .filter(template -> template.name().equals(type))
                .forEach(template -> declared.putAll(template.declared(member)));
        return declared;
    }

    /** The members that a type of the API inherits under a name, as supertypes call them. */
    Stream<String> inheritedAs(String member) {
        return api.inheritedAs(member);
    }

    /** Leaves out what uses something that the API lacks, and then what uses that. */
    private void leaveOut(List<SourceFile> emitted, String folder) {
        ApiMembers bare = new ApiMembers();
        for (SourceFile file : emitted) {
            String path = file.path();
            if (path.startsWith(folder) && path.indexOf('/', folder.length()) < 0) {
                bare.add(
                        path.substring(folder.length(), path.length() - SUFFIX.length()),
                        file.content().lines().toList());
            }
        }
        ApiMembers whole = withTemplates(bare);
        ApiMembers before = whole;
        api = fit(before, bare);
        while (api.areLessThan(before)) {
            before = api;
            api = fit(before, bare);
        }
        for (String name : api.lacking(whole)) {
            Set<String> missing = new LinkedHashSet<>();
            addMissing(name, whole, api, missing, new HashSet<>());
            leftOut.put(name, missing);
        }
        for (String name : uses.keySet()) {
            Set<String> missing = api.missing(name, uses.get(name));
            if (name.endsWith(")") && api.has(name) && !missing.isEmpty()) {
                cut.put(name, missing);
            }
        }
    }

    /**
     * Adds the emitted types and members that a type or member needs and the API is missing, each before the names by which
     * it may be inherited.
     */
    private void addMissing(String name, ApiMembers whole, ApiMembers now, Set<String> missing, Set<String> seen) {
        if (!seen.add(name)) {
            return;
        }
        Set<String> unmet = new TreeSet<>(now.missing(name, uses.getOrDefault(name, Set.of())));
        for (String use : unmet) {
            String used = use.replaceFirst(".* => ", "");
            if (whole.has(used)) {
                addMissing(used, whole, now, missing, seen);
            } else {
                missing.add(used);
                missing.addAll(whole.inherited(used));
            }
        }
        if (unmet.isEmpty()) {
            uses.keySet().stream()
                    .filter(user -> user.startsWith(name + '.'))
                    .forEach(member -> addMissing(member, whole, now, missing, seen));
        }
    }

    private ApiMembers fit(ApiMembers known, ApiMembers emitted) {
        types.replaceAll((path, template) -> template.fitting(false, known));
        members.replaceAll((path, template) -> template.fitting(true, known));
        Stream.of(types, members).forEach(templates -> templates.values().removeIf(template -> template.lines()
                .isEmpty()));
        return withTemplates(emitted);
    }

    private ApiMembers withTemplates(ApiMembers emitted) {
        ApiMembers all = new ApiMembers(emitted);
        Stream.concat(
                        types.values().stream(),
                        members.values().stream().filter(template -> emitted.has(template.name())))
                .forEach(template -> all.add(template.name(), template.lines()));
        return all;
    }

    /**
     * What {@link #addTo} has left out: types, and members of those that stay; each with the emitted types and members that
     * it uses, itself or through other Java of the templates, and that the API lacks.
     */
    public SortedMap<String, Set<String>> leftOut() {
        return leftOut;
    }

    /** The methods that {@link #addTo} has left without some statements, each with what these use and the API lacks. */
    public SortedMap<String, Set<String>> cut() {
        return cut;
    }

    private static SourceFile exporting(SourceFile module, SortedSet<String> packages) {
        List<String> lines = new ArrayList<>(List.of(module.content().split("\n")));
        packages.forEach(name -> lines.add(lines.size() - 1, "    exports " + name + ';'));
        return new SourceFile(module.path(), String.join("\n", lines) + '\n');
    }

    private void refuse() {
        refuse(problems);
    }

    private static void refuse(Set<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
    }
}
