package dev.rockspan.generator.javasource;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the Java of a folder of templates uses of the API, by the name of the type or member that uses it. A compiler found it
 * out, so that what another version, or a fork, lacks takes exactly that with it which cannot be without.
 */
record TemplateUses(Map<String, Set<String>> uses) {

    /** The file of a folder that says it. */
    static final String FILE = "uses.json";

    /** Stands before a member of which statements can be left out, rather than all of it. */
    static final String BY_STATEMENT = "//# by statement";

    /** A statement of its own: a call, or one with a condition. */
    private static final Pattern ALONE = Pattern.compile("(?!this\\(|super\\()(?:if \\(.*|[\\w.]+\\(.*\\);)");

    /** A method of the object itself, called or passed on. */
    private static final Pattern OWN = Pattern.compile("(?<![\\w.])(?<!new )(\\w+)\\(|this::(\\w+)");

    /** Reads what a folder says; one without the file has Java that always fits. */
    static TemplateUses of(Path templates) {
        Path file = templates.resolve(FILE);
        try {
            return new TemplateUses(
                    Files.exists(file)
                            ? new ObjectMapper().readValue(Files.readString(file), new TypeReference<>() {})
                            : Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Looks for what is said of no template of the folder: the file is older than they are. */
    void check(String folder, Collection<JavaTemplate> templates, Consumer<Problem> problems) {
        ApiMembers declared = new ApiMembers();
        templates.forEach(template -> declared.add(template.name(), template.lines()));
        declared.missing(uses.keySet()).stream()
                .sorted()
                .forEach(user -> problems.accept(new Problem(
                        folder + '/' + FILE,
                        "speaks of " + user + ", which no template has; make the file again, as"
                                + " docs/contributing/templates.md says")));
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
        String name = member.signature().isEmpty() ? member.field() : member.signature();
        Set<String> missing = missing(type + '.' + name, api);
        if (missing.isEmpty()) {
            return member.lines();
        }
        return member.lines().stream().anyMatch(line -> line.strip().equals(BY_STATEMENT))
                ? byStatement(member, missing)
                : List.of();
    }

    private Set<String> missing(String user, ApiMembers api) {
        return api.missing(uses.getOrDefault(user, Set.of()));
    }

    /** The member without the statements for what is missing; nothing if others use it, too. */
    private static List<String> byStatement(TypeBody.Member member, Set<String> missing) {
        Set<String> names = missing.stream()
                .map(name -> name.replaceAll("\\(.*|.*\\.(?=\\w+(?:\\(|$))", ""))
                .collect(Collectors.toSet());
        Pattern mention = Pattern.compile("\\b(?:" + String.join("|", names) + ")\\b");
        TypeBody body = TypeBody.of(member.lines());
        List<TypeBody.Member> gone = body.members().stream()
                .filter(statement -> mention.matcher(statement.code()).find())
                .toList();
        String declaration = member.code().substring(0, member.code().indexOf('{'));
        return !mention.matcher(declaration).find()
                        && gone.stream().allMatch(statement -> isForWhatIsMissing(statement.code(), names))
                ? body.with(statement -> gone.contains(statement) ? List.of() : statement.lines())
                : List.of();
    }

    /** Whether a statement stands alone and, if it calls methods of this object, one that is missing: it has no other effect. */
    private static boolean isForWhatIsMissing(String statement, Set<String> missing) {
        List<String> own = OWN.matcher(statement)
                .results()
                .map(call -> call.group(call.group(1) == null ? 2 : 1))
                .toList();
        return ALONE.matcher(statement).matches()
                && (own.isEmpty() || own.stream().anyMatch(missing::contains));
    }
}
