package dev.rockspan.generator.javasource;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private final Templates folders;
    /** By path below the folder of templates; of files whose brackets do not close each other there are only problems. */
    private final SortedMap<String, JavaTemplate> templates;

    private final Map<String, Set<String>> uses;
    private final Set<Problem> problems;

    private JavaTemplates(
            Templates folders,
            SortedMap<String, JavaTemplate> templates,
            Map<String, Set<String>> uses,
            Set<Problem> problems) {
        this.folders = folders;
        this.templates = templates;
        this.uses = uses;
        this.problems = problems;
    }

    /**
     * The sources of an API with the Java of the templates.
     *
     * @param java what they have of it
     * @param unmet what is wrong with that Java if it is all meant for this version
     */
    public record Added(List<SourceFile> files, FittingJava java, List<Problem> unmet) {}

    /**
     * Loads the Java of templates; a file of an added folder stands instead of the one with the same path before it.
     * {@link #check} says what is wrong with it.
     */
    public static JavaTemplates load(Templates folders) {
        SortedMap<String, JavaTemplate> templates = new TreeMap<>();
        Map<String, Set<String>> allUses = new HashMap<>();
        Set<Problem> problems = new LinkedHashSet<>();
        Set<Problem> brackets = new LinkedHashSet<>();
        folders.byName().forEach((name, folder) -> {
            TemplateUses uses = TemplateUses.of(name, folder, problems::add);
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
            read.values().removeIf(template -> {
                Optional<Problem> unclosed = Brackets.problem(template);
                unclosed.ifPresent(brackets::add);
                return unclosed.isPresent();
            });
            if (brackets.isEmpty()) {
                uses.check(name, read.values(), problems::add);
            }
            templates.putAll(read);
            allUses.putAll(uses.uses());
        });
        problems.addAll(brackets);
        if (brackets.isEmpty()) {
            templates.values().forEach(template -> template.check(problems::add));
        }
        return new JavaTemplates(folders, templates, allUses, problems);
    }

    /**
     * Looks for what is wrong with them.
     *
     * @throws GenerationException if a file is not what its place says
     */
    public void check() {
        refuse(problems);
    }

    private static void refuse(Set<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
    }

    /** The places of what is added to emitted types: {@code Options.put(Slice, byte[])}, {@code new Options(Slice)}. */
    public Map<String, String> methods() {
        Map<String, String> methods = new HashMap<>();
        templates.values().stream().filter(JavaTemplate::isAdded).forEach(template -> template.methods()
                .forEach((signature, place) ->
                        methods.put(FittingJava.shown(template.name() + '.' + signature), place)));
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
     * @param places where the templates describe types, by name, whether this API has them or not
     * @throws GenerationException if a file is not what its place says, a type is emitted already, or members are for a type
     *     that nothing describes
     */
    public Added addTo(List<SourceFile> emitted, Map<String, String> places, String apiPackage, String rocksdbVersion) {
        Set<Problem> mistakes = new LinkedHashSet<>();
        Map<String, String> added = new HashMap<>(places);
        added.values().removeIf(place -> !folders.isAdded(place));
        String folder = apiPackage.replace('.', '/') + '/';
        FittingJava fitting = fitting(emitted, apiPackage);
        JavadocLinks links = new JavadocLinks(fitting.api());
        SortedMap<String, SourceFile> files = new TreeMap<>();
        emitted.forEach(file -> files.put(
                file.path(),
                FittingJava.isOfApi(file.path(), folder)
                        ? new SourceFile(file.path(), links.replaceMissing(file.content()))
                        : file));
        SortedSet<String> packages = new TreeSet<>();
        fitting.templates().values().forEach(template -> {
            List<String> source = template.source(apiPackage, rocksdbVersion);
            if (!folders.isAdded(template.place())) { // there, a wrong link is a mistake, which javadoc finds
                source = links.replaceMissing(template.name(), source);
            }
            String path = folder + template.path();
            SourceFile file = files.get(path);
            if (!template.isAdded()) {
                if (file != null) {
                    mistakes.add(new Problem(
                            template.place(),
                            template.name() + " is emitted already; give this another name, or add to it by " + MEMBERS
                                    + '/' + template.path()));
                } else if (template.path().contains("/")) {
                    packages.add(template.packageName().replace(JavaTemplate.PACKAGE, apiPackage));
                }
                files.putIfAbsent(path, new SourceFile(path, String.join("\n", source) + '\n'));
            } else if (file != null) {
                checkUnique(template, source, file, mistakes);
                template.checkHidden(name -> files.containsKey(folder + name + SUFFIX), added, mistakes::add);
                String merged = AddedMembers.of(source).addTo(file.content());
                for (String name : template.nested()) {
                    SourceFile nested = files.remove(folder + name + SUFFIX);
                    merged = nested == null
                            ? merged
                            : AddedMembers.nested(name, nested.content()).addTo(merged);
                }
                files.put(path, new SourceFile(path, merged));
            } else if (!places.containsKey(template.name())) {
                mistakes.add(new Problem(
                        template.place(),
                        "there is no type " + template.name() + " to add to"
                                + Suggestions.didYouMean(template.name(), places.keySet())));
            }
        });
        refuse(mistakes);
        String exports = packages.stream().map("    exports %s;\n"::formatted).collect(Collectors.joining());
        files.computeIfPresent(
                MODULE, (path, module) -> new SourceFile(path, module.content().replace("}\n", exports + "}\n")));
        List<Problem> unmet = fitting.unmet().entrySet().stream()
                .flatMap(user -> user.getValue().stream().map(used -> unmet(user.getKey(), used, rocksdbVersion)))
                .toList();
        return new Added(List.copyOf(files.values()), fitting, unmet);
    }

    private Problem unmet(String user, String used, String rocksdbVersion) {
        String[] below = used.split(" < ");
        return new Problem(
                place(user, below[below.length - 1]).orElse(user),
                (below.length > 1
                                ? "needs " + below[0] + " to extend " + below[1]
                                : "uses " + used + ", which RocksDB " + rocksdbVersion + "'s API does not have")
                        + "; change this line or what the templates say of that. If you change Java, "
                        + TemplateUses.AGAIN);
    }

    /** The line where something is used. */
    private Optional<String> place(String user, String used) {
        String[] path = user.split("\\.", 2);
        String member = path.length == 1 ? "" : path[1].replaceFirst("^(\\w+)\\..*", "$1");
        return templates.values().stream()
                .filter(template -> template.name().equals(path[0]))
                .map(template -> template.place(member, TemplateUses.simpleName(used)))
                .findFirst();
    }

    /** Whether the templates use a method with one of these signatures, of whatever type. */
    public boolean mayUse(Collection<String> members) {
        Set<String> names = members.stream()
                .map(FittingJava::name)
                .map(JavaTemplates::withoutType)
                .collect(Collectors.toSet());
        return uses.values().stream()
                .flatMap(Set::stream)
                .map(FittingJava::used)
                .map(JavaTemplates::withoutType)
                .anyMatch(names::contains);
    }

    private static String withoutType(String member) {
        return member.replaceFirst("^[^(]*\\.(?=\\w+\\()", "");
    }

    /** The lines that use some members of an API, by their places. */
    List<TemplateLine> users(Set<String> members, ApiMembers api) {
        SortedMap<String, String> users = new TreeMap<>();
        uses.forEach((user, all) -> all.stream()
                .map(FittingJava::used)
                .filter(used -> api.isOneOf(used, members))
                .flatMap(used -> place(user, used).stream())
                .distinct()
                .forEach(place -> users.merge(place, user, (one, other) -> one + ", " + other)));
        return users.entrySet().stream()
                .map(user -> new TemplateLine(user.getKey(), user.getValue()))
                .toList();
    }

    /** Looks for methods that are emitted already. */
    private static void checkUnique(
            JavaTemplate template, List<String> source, SourceFile emitted, Set<Problem> mistakes) {
        Set<String> methods = TypeBody.of(emitted.content().lines().toList()).members().stream()
                .map(TypeBody.Member::signature)
                .filter(signature -> !signature.isEmpty())
                .collect(Collectors.toSet());
        TypeBody.of(source).members().stream()
                .map(TypeBody.Member::signature)
                .filter(methods::contains)
                .forEach(signature -> mistakes.add(new Problem(
                        template.place(signature, signature.replaceFirst("\\(.*", "")),
                        template.name() + '.' + signature
                                + " is emitted already; delete this, or what makes that: ./rockspan explain \""
                                + template.name() + '.' + signature + '"')));
    }

    /**
     * What an API has of them.
     *
     * @throws GenerationException if a file is not what its place says
     */
    public FittingJava fitting(List<SourceFile> emitted, String apiPackage) {
        check();
        return FittingJava.of(this, templates, uses, emitted, apiPackage.replace('.', '/') + '/');
    }

    /** The lines that declare a type or a member; see {@link FittingJava#declared(String)}. */
    public List<TemplateLine> declared(String symbol) {
        return FittingJava.declared(templates.values(), symbol);
    }
}
