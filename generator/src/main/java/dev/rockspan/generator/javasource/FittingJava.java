package dev.rockspan.generator.javasource;

import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.TemplateLine;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an API has of the Java of the templates.
 *
 * @param all the Java of the templates, also what the API is without
 * @param templates by path below the folder of templates, without what uses something that the API lacks
 * @param api all that the API has
 * @param added what it has by the templates alone, without what is private
 * @param leftOut types and members that are left out, each with the causes. A cause is an emitted type or member that the
 *     API lacks; the names by which it may be inherited stand behind its own, after {@link #OR}
 * @param cut the methods that are left without some statements, each with what these use and the API lacks
 * @param unmet by member: the types and members that it uses, but that neither the emitted API nor the templates declare
 */
public record FittingJava(
        JavaTemplates all,
        SortedMap<String, JavaTemplate> templates,
        ApiMembers api,
        Set<String> added,
        SortedMap<String, List<String>> leftOut,
        SortedMap<String, List<String>> cut,
        SortedMap<String, List<String>> unmet) {

    /** Between the names of something that is missing. */
    static final String OR = " or ";

    /**
     * Leaves out what uses something that an API lacks, and then what uses that.
     *
     * @param uses what it uses, by the name of the user
     * @param folder that of the API's package
     */
    static FittingJava of(
            JavaTemplates all,
            Map<String, JavaTemplate> byPath,
            Map<String, Set<String>> uses,
            List<SourceFile> emitted,
            String folder) {
        ApiMembers bare = new ApiMembers();
        for (SourceFile file : emitted) {
            String path = file.path();
            if (isOfApi(path, folder)) {
                bare.add(
                        path.substring(folder.length(), path.length() - ".java".length()),
                        file.content().lines().toList());
            }
        }
        SortedMap<String, JavaTemplate> templates = new TreeMap<>(byPath);
        ApiMembers whole = withTemplates(bare, templates);
        ApiMembers api = fit(templates, whole, bare);
        SortedMap<String, List<String>> leftOut = new TreeMap<>();
        Causes causes = new Causes(members(byPath.values()), uses, whole, api);
        whole.beyond(api).filter(api::lacks).forEach(name -> {
            Set<String> missing = new LinkedHashSet<>();
            causes.add(name, missing, new HashSet<>());
            leftOut.put(shown(name), List.copyOf(missing));
        });
        SortedMap<String, List<String>> cut = new TreeMap<>();
        missing(uses, api).forEach((name, missing) -> {
            if (name.endsWith(")") && api.declares(name)) {
                cut.put(shown(name), missing);
            }
        });
        Set<String> added = api.beyond(bare)
                .filter(name -> !api.isPrivate(name))
                .map(FittingJava::shown)
                .collect(Collectors.toCollection(TreeSet::new));
        return new FittingJava(all, templates, api, added, leftOut, cut, missing(uses, whole));
    }

    /** Whether a file holds a type of the API's package, not of one below it. */
    static boolean isOfApi(String path, String folder) {
        return path.startsWith(folder) && path.indexOf('/', folder.length()) < 0;
    }

    private static Map<String, TypeBody.Member> members(Collection<JavaTemplate> templates) {
        Map<String, TypeBody.Member> members = new HashMap<>();
        templates.forEach(template -> TypeBody.of(template.file())
                .members()
                .forEach(member -> members.put(template.name() + '.' + member.name(), member)));
        return members;
    }

    /** What is used and an API lacks, by the name of the user. */
    private static SortedMap<String, List<String>> missing(Map<String, Set<String>> uses, ApiMembers api) {
        SortedMap<String, List<String>> all = new TreeMap<>();
        uses.forEach((name, each) -> all.put(
                name,
                api.missing(name, each).stream()
                        .sorted()
                        .map(use -> shown(used(use)))
                        .distinct()
                        .toList()));
        all.values().removeIf(List::isEmpty);
        return all;
    }

    /** What is used, also where it is so under a condition. */
    static String used(String use) {
        return use.replaceFirst(".* => ", "");
    }

    /** Finds what types and members are left out for. */
    private record Causes(
            Map<String, TypeBody.Member> members, Map<String, Set<String>> uses, ApiMembers whole, ApiMembers api) {

        void add(String name, Set<String> causes, Set<String> seen) {
            if (!seen.add(name)) {
                return;
            }
            Set<String> unmet = new TreeSet<>(causesOf(name));
            for (String use : unmet) {
                String used = used(use);
                if (whole.has(used)) {
                    add(used, causes, seen);
                } else {
                    causes.add(Stream.concat(Stream.of(shown(used)), whole.inherited(used).stream())
                            .collect(Collectors.joining(OR)));
                }
            }
            if (unmet.isEmpty()) {
                uses.keySet().stream()
                        .filter(user -> user.startsWith(name + '.'))
                        .forEach(member -> add(member, causes, seen));
                String type = ApiMembers.typeOf(name);
                if (!type.isEmpty() && !api.has(type)) {
                    add(type, causes, seen);
                }
            }
        }

        private Set<String> causesOf(String name) {
            Set<String> missing = api.missing(name, uses.getOrDefault(name, Set.of()));
            TypeBody.Member member = members.get(name);
            Set<String> causes = member == null ? missing : TemplateUses.inTheWay(member, missing);
            return causes.isEmpty() ? missing : causes;
        }
    }

    private static ApiMembers fit(SortedMap<String, JavaTemplate> templates, ApiMembers known, ApiMembers emitted) {
        templates.replaceAll((path, template) -> template.fitting(known));
        templates.values().removeIf(template -> template.lines().isEmpty());
        ApiMembers left = withTemplates(emitted, templates);
        return left.areLessThan(known) ? fit(templates, left, emitted) : left;
    }

    private static ApiMembers withTemplates(ApiMembers emitted, SortedMap<String, JavaTemplate> templates) {
        ApiMembers all = new ApiMembers(emitted);
        templates.values().stream()
                .filter(template -> !template.isAdded() || emitted.has(template.name()))
                .forEach(template -> all.add(template.name(), template.lines()));
        return all;
    }

    /** A type or member as users know it: {@code new Options} for {@code Options.Options}. */
    static String shown(String name) {
        return name.replaceFirst("^(\\w+)\\.\\1(?=\\()", "new $1");
    }

    /** A type or member as {@link ApiMembers} name it: {@code Options.Options} for {@code new Options}. */
    static String name(String symbol) {
        return Members.withoutTypeArguments(symbol)
                .replaceAll("\\s*,\\s*", ", ")
                .replaceFirst("^new (\\w+)", "$1.$1")
                .replaceFirst("^(\\w+)\\(", "$1.$1(");
    }

    /** The lines that declare a type or a member; see {@link #declared(String)}. */
    static List<TemplateLine> declared(Collection<JavaTemplate> templates, String symbol) {
        String[] path = name(symbol).split("\\.", 2);
        return templates.stream()
                .filter(template -> template.name().equals(path[0]))
                .flatMap(template -> template.declared(path.length == 1 ? "" : path[1]).stream())
                .toList();
    }

    /**
     * The lines that declare a type or a member of the API, such as {@code Cache}, {@code RocksDB.open(String)} or all
     * {@code RocksDB.open}. Of types that it lacks, no members are declared.
     */
    public List<TemplateLine> declared(String symbol) {
        return declared(
                templates.values().stream()
                        .filter(template -> !template.isAdded() || api.declares(template.name()))
                        .toList(),
                symbol);
    }

    /** The lines that use some members of the API, such as {@code RocksDB.open(String)}. */
    public List<TemplateLine> users(Collection<String> members) {
        return all.users(members.stream().map(FittingJava::name).collect(Collectors.toSet()), api);
    }

    /** The places of declarations of a type or member that the API does not have, because it lacks what they use. */
    public Set<String> placesLeftOut(String symbol) {
        Set<TemplateLine> lines = new LinkedHashSet<>(all.declared(symbol));
        lines.removeAll(declared(symbol));
        return lines.stream().map(TemplateLine::place).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What these declarations use and the API lacks, by the names of emitted types and members. */
    public List<String> missing(String symbol) {
        String name = name(symbol);
        Set<String> missing = new LinkedHashSet<>();
        leftOut.forEach((shown, names) -> {
            String left = name(shown);
            if (left.equals(name) || left.startsWith(name + '(') || name.startsWith(left + '.')) {
                missing.addAll(names);
            }
        });
        return List.copyOf(missing);
    }

    /** Whether the API does not have a type, or has a type, but not its member. */
    public boolean lacks(String symbol) {
        return api.lacks(name(symbol));
    }

    /** The member that a type of the API inherits under a name, as the supertype calls it. */
    public Optional<String> inheritedAs(String symbol) {
        return api.inheritedAs(name(symbol)).findFirst();
    }
}
