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

    /** By path below the folder of templates. */
    private final SortedMap<String, JavaTemplate> templates;

    private final Map<String, Set<String>> uses;
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final SortedMap<String, Set<String>> leftOut = new TreeMap<>();
    private ApiMembers api = new ApiMembers();
    private final SortedMap<String, Set<String>> cut = new TreeMap<>();

    private JavaTemplates(Map<String, JavaTemplate> templates, Map<String, Set<String>> uses) {
        this.templates = new TreeMap<>(templates);
        this.uses = uses;
    }

    /**
     * Loads the Java of templates; a file of an added folder stands instead of the one with the same path before it.
     * {@link #checked} says what is wrong with it.
     */
    public static JavaTemplates load(Templates templates) {
        JavaTemplates java = new JavaTemplates(Map.of(), new HashMap<>());
        Set<Problem> brackets = new LinkedHashSet<>();
        templates.byName().forEach((name, folder) -> {
            TemplateUses uses = TemplateUses.of(name, folder, java.problems::add);
            Map<String, JavaTemplate> read = new TreeMap<>();
            javaFiles(folder).forEach(file -> {
                String path = folder.relativize(file).toString().replace('\\', '/');
                String kind = path.substring(0, path.indexOf('/'));
                List<String> lines = Folders.lines(file);
                read.put(
                        path,
                        new JavaTemplate(
                                name + '/' + path, kind, path.substring(kind.length() + 1), lines, lines, uses));
            });
            read.values().forEach(template -> Brackets.problem(template).ifPresent(brackets::add));
            if (brackets.isEmpty()) {
                uses.check(name, read.values(), java.problems::add);
            }
            java.templates.putAll(read);
            java.uses.putAll(uses.uses());
        });
        java.problems.addAll(brackets);
        if (brackets.isEmpty()) {
            java.templates.values().forEach(template -> template.check(java.problems::add));
        }
        return java;
    }

    /**
     * A copy of these.
     *
     * @throws GenerationException if a file is not what its place says
     */
    public JavaTemplates checked() {
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
        return new JavaTemplates(templates, uses);
    }

    /** The places of what is added to emitted types: {@code Options.put(Slice, byte[])}, {@code new Options(Slice)}. */
    public Map<String, String> methods() {
        Map<String, String> methods = new HashMap<>();
        templates.values().stream()
                .filter(template ->
                        template.isAdded() && Brackets.problem(template).isEmpty())
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
                        javaFiles(templates),
                        Stream.of(templates.resolve(TemplateUses.FILE)).filter(Files::exists))
                .toList();
    }

    private static Stream<Path> javaFiles(Path templates) {
        return Stream.of(TYPES, MEMBERS)
                .map(templates::resolve)
                .filter(Files::isDirectory)
                .flatMap(folder -> {
                    try (Stream<Path> files = Files.walk(folder)) {
                        return files
                                .filter(file -> file.toString().endsWith(SUFFIX))
                                .sorted(Comparator.comparing(Path::toString))
                                .toList()
                                .stream();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    /**
     * Adds what the templates bring to the emitted sources of an API. What uses something that the API lacks is left out.
     *
     * @param known the types that the templates describe, whether this API has them or not; with the place, if that is in a
     *     folder that is added
     * @throws GenerationException if a type is emitted already, or members are for a type that nothing describes
     */
    public List<SourceFile> addTo(
            List<SourceFile> emitted, Map<String, String> known, String apiPackage, String rocksdbVersion) {
        checked();
        String folder = apiPackage.replace('.', '/') + '/';
        SortedMap<String, SourceFile> files = new TreeMap<>();
        emitted.forEach(file -> files.put(file.path(), file));
        leaveOut(emitted, folder);
        SortedSet<String> packages = new TreeSet<>();
        templates.values().forEach(template -> {
            List<String> source = template.source(apiPackage, rocksdbVersion);
            String path = folder + template.path();
            SourceFile file = files.get(path);
            if (!template.isAdded()) {
                if (file != null) {
                    problems.add(new Problem(
                            template.place(),
                            template.name() + " is emitted already; give this another name, or add to it by " + MEMBERS
                                    + '/' + template.path()));
                } else if (template.path().contains("/")) {
                    packages.add(template.packageName().replace(JavaTemplate.PACKAGE, apiPackage));
                }
                files.putIfAbsent(path, new SourceFile(path, String.join("\n", source) + '\n'));
            } else if (file != null) {
                checkUnique(template, source, file);
                template.checkHidden(name -> files.containsKey(folder + name + SUFFIX), known, problems::add);
                String merged = AddedMembers.of(source).addTo(file.content());
                for (String name : template.nested()) {
                    SourceFile nested = files.remove(folder + name + SUFFIX);
                    merged = nested == null
                            ? merged
                            : AddedMembers.nested(name, nested.content()).addTo(merged);
                }
                files.put(path, new SourceFile(path, merged));
            } else if (!known.containsKey(template.name())) {
                problems.add(new Problem(
                        template.place(),
                        "there is no type " + template.name() + " to add to"
                                + Suggestions.didYouMean(template.name(), known.keySet())));
            }
        });
        checked();
        String exports = packages.stream().map("    exports %s;\n"::formatted).collect(Collectors.joining());
        files.computeIfPresent(
                MODULE, (path, module) -> new SourceFile(path, module.content().replace("}\n", exports + "}\n")));
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
        JavaTemplates fitting = new JavaTemplates(templates, uses);
        String folder = apiPackage.replace('.', '/') + '/';
        Set<String> paths = emitted.stream().map(SourceFile::path).collect(Collectors.toSet());
        fitting.leaveOut(emitted, folder);
        fitting.templates
                .values()
                .removeIf(template -> template.isAdded() && !paths.contains(folder + template.path()));
        return fitting;
    }

    /** A type or member as {@link #leftOut} names it: {@code Options.Options} for {@code new Options}. */
    static String name(String symbol) {
        return TypeBody.withoutTypeArguments(symbol)
                .replaceAll(", *", ", ")
                .replaceFirst("^new (\\w+)", "$1.$1")
                .replaceFirst("^(\\w+)\\(", "$1.$1(");
    }

    /** The lines that declare a type or a member, by their places; see {@link DeclaredJava#declared}. */
    public Map<String, String> declared(String symbol) {
        String[] path = name(symbol).split("\\.", 2);
        Map<String, String> declared = new LinkedHashMap<>();
        templates.values().stream()
                .filter(template -> template.name().equals(path[0]))
                .forEach(template -> declared.putAll(template.declared(path.length == 1 ? "" : path[1])));
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
        templates.replaceAll((path, template) -> template.fitting(known));
        templates.values().removeIf(template -> template.lines().isEmpty());
        return withTemplates(emitted);
    }

    private ApiMembers withTemplates(ApiMembers emitted) {
        ApiMembers all = new ApiMembers(emitted);
        templates.values().stream()
                .filter(template -> !template.isAdded() || emitted.has(template.name()))
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
}
