package dev.rockspan.generator.javasource;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Says what each type and member in the Java of a folder of templates uses of the API. It comes from a compiler. An API that
 * lacks something gets what it has all of that for.
 *
 * @param uses by the name of the user
 */
record TemplateUses(Map<String, Set<String>> uses) {

    /** The file of a folder that says it. */
    static final String FILE = "uses.json";

    /** What to do if it says something else than the Java. */
    static final String AGAIN = "make uses.json again, as docs/contributing/templates.md says";

    /** Stands before a member of which statements can be left out, rather than all of it. */
    static final String BY_STATEMENT = "//# by statement";

    /** A statement of its own: a call, or one with a condition. */
    private static final Pattern ALONE = Pattern.compile("(?!this\\(|super\\()(?:if \\(.*|[\\w.]+\\(.*\\);)");

    /** A method of the object itself. */
    private static final Pattern OWN = Pattern.compile("(?<![\\w.])(?<!new )(\\w+)\\(");

    private static final Pattern PASSED = Pattern.compile("this::(\\w+)");

    /** Reads what a folder says; one without the file has Java that always fits. */
    static TemplateUses of(String folder, Path templates, Consumer<Problem> problems) {
        Path file = templates.resolve(FILE);
        if (!Files.exists(file)) {
            return new TemplateUses(Map.of());
        }
        try {
            Map<String, Set<String>> uses =
                    new ObjectMapper().readValue(Files.readString(file), new TypeReference<>() {});
            return new TemplateUses(Map.copyOf(uses));
        } catch (JsonProcessingException | NullPointerException e) {
            problems.accept(
                    new Problem(folder + '/' + FILE, "is no JSON that names, for each user, what it uses; " + AGAIN));
            return new TemplateUses(Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Looks for what is said of no template of the folder: the file is older than they are. */
    void check(String folder, Collection<JavaTemplate> templates, Consumer<Problem> problems) {
        ApiMembers declared = new ApiMembers();
        templates.forEach(template -> declared.add(template.name(), template.lines()));
        uses.keySet().stream()
                .filter(user -> !declared.has(user))
                .sorted()
                .forEach(user -> problems.accept(
                        new Problem(folder + '/' + FILE, "speaks of " + user + ", which no template has; " + AGAIN)));
    }

    /**
     * The source of a type without the members that use what an API lacks; none if the type does itself, or would be left
     * without the constructors that it had.
     *
     * @param added whether the source is added to an emitted type, which has constructors of its own
     */
    List<String> fitting(String type, List<String> source, boolean added, ApiMembers api) {
        if (!missing(type, api).isEmpty()) {
            return List.of();
        }
        TypeBody body = TypeBody.of(source);
        List<String> fitting = body.with(
                member -> body.isEnum() && member.equals(body.members().get(0))
                        ? member.lines()
                        : !member.nested().isEmpty()
                                ? fitting(type + '.' + member.nested(), member.lines(), false, api)
                                : fitting(type, member, api));
        boolean constructed = added || !isConstructed(type, body) || isConstructed(type, TypeBody.of(fitting));
        return constructed ? fitting : List.of();
    }

    private static boolean isConstructed(String type, TypeBody body) {
        String constructor = type.substring(type.lastIndexOf('.') + 1) + '(';
        return body.members().stream().anyMatch(member -> member.signature().startsWith(constructor));
    }

    private List<String> fitting(String type, TypeBody.Member member, ApiMembers api) {
        Set<String> missing = missing(type + '.' + member.name(), api);
        if (missing.isEmpty() || !inTheWay(member, missing).isEmpty()) {
            return missing.isEmpty() ? member.lines() : List.of();
        }
        Set<String> names = simpleNames(missing);
        return TypeBody.of(member.lines())
                .with(statement ->
                        Collections.disjoint(words(statement.code()), names) ? statement.lines() : List.of());
    }

    private Set<String> missing(String user, ApiMembers api) {
        return api.missing(user, uses.getOrDefault(user, Set.of()));
    }

    /** Of what a member uses and an API lacks, that for which all of it is left out, rather than some statements. */
    static Set<String> inTheWay(TypeBody.Member member, Set<String> missing) {
        if (member.lines().stream().noneMatch(line -> line.strip().equals(BY_STATEMENT))) {
            return missing;
        }
        Set<String> names = simpleNames(missing);
        Set<String> stays =
                new HashSet<>(words(member.code().substring(0, member.code().indexOf('{'))));
        Set<String> goes = new HashSet<>();
        for (TypeBody.Member statement : TypeBody.of(member.lines()).members()) {
            (isForWhatIsMissing(statement.code(), names) ? goes : stays).addAll(words(statement.code()));
        }
        return missing.stream()
                .filter(use -> stays.contains(simpleName(use)) || !goes.contains(simpleName(use)))
                .collect(Collectors.toSet());
    }

    private static List<String> words(String code) {
        return List.of(code.split("\\W+"));
    }

    private static Set<String> simpleNames(Set<String> uses) {
        return uses.stream().map(TemplateUses::simpleName).collect(Collectors.toSet());
    }

    static String simpleName(String use) {
        return use.replaceAll("\\(.*|^new |.*\\.(?=\\w+(?:\\(|$))", "");
    }

    /** Whether a statement stands alone and, if it calls or passes on methods of this object, these are missing. */
    private static boolean isForWhatIsMissing(String statement, Set<String> missing) {
        List<String> passed = matches(PASSED, statement);
        return ALONE.matcher(statement).matches()
                && missing.containsAll(passed.isEmpty() ? matches(OWN, statement) : passed);
    }

    private static List<String> matches(Pattern pattern, String code) {
        return pattern.matcher(code).results().map(match -> match.group(1)).toList();
    }
}
