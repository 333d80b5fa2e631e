package dev.rockspan.generator.javasource;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts {@code @code} in place of {@code @link} to types and members that an API lacks, where javadoc would fail. */
final class JavadocLinks {

    private static final Pattern LINK =
            Pattern.compile("\\{@link(plain)?\\s+(?:\\*\\s+)?(\\w*)(?:#(\\w+)(\\([^)]*\\))?)?(?:\\s+([^}]*))?}");

    private final ApiMembers api;
    /** The members with and without their parameters. */
    private final Set<String> names;

    JavadocLinks(ApiMembers api) {
        this.api = api;
        this.names = api.names()
                .flatMap(name -> Stream.of(name, name.replaceFirst("\\(.*", "")))
                .collect(Collectors.toSet());
    }

    /** Replaces such links in an emitted source, but for those to members of the same type, which are always there. */
    String replaceMissing(String source) {
        return replace("", source);
    }

    /** Replaces such links in the lines of a template for a type. */
    List<String> replaceMissing(String type, List<String> source) {
        return List.of(replace(type, String.join("\n", source)).split("\n", -1));
    }

    private String replace(String type, String source) {
        return LINK.matcher(source)
                .replaceAll(
                        link -> Matcher.quoteReplacement(isMissing(link, type, source) ? code(link) : link.group()));
    }

    private boolean isMissing(MatchResult link, String own, String source) {
        String type = link.group(2).isEmpty() ? own : link.group(2);
        if (type.isEmpty() || !api.has(type)) {
            return !type.isEmpty() && !isElsewhere(type, source);
        }
        return link.group(3) != null && !has(type + '.' + link.group(3), parameters(link));
    }

    /** Whether a type is imported, stands in this source, or is one of Java's own. */
    private static boolean isElsewhere(String type, String source) {
        return source.contains('.' + type + ";\n")
                || source.contains(".*;\n")
                || Pattern.compile("(?:class|enum|interface|record) " + type + "\\b")
                        .matcher(source)
                        .find()
                || ClassLoader.getSystemResource("java/lang/" + type + ".class") != null;
    }

    /** The types of parameters as {@link ApiMembers} has them. Components of records stand there without parentheses. */
    private static String parameters(MatchResult link) {
        return link.group(4) == null
                        || link.group(4).equals("()")
                                && Character.isLowerCase(link.group(3).charAt(0))
                ? ""
                : link.group(4)
                        .replaceAll("\\s+(?:\\*\\s+)?", " ")
                        .replaceAll("[\\w.]+\\.(?=\\w)", "")
                        .replaceAll("(?<=[\\w\\]]) \\w+(?=[,)])", "")
                        .replaceAll(",\\s*", ", ");
    }

    private boolean has(String member, String parameters) {
        return names.contains(member + parameters)
                || api.inherited(member + parameters).stream().anyMatch(other -> has(other, ""));
    }

    private static String code(MatchResult link) {
        String type = link.group(2);
        String member = link.group(3) == null ? "" : link.group(3) + (link.group(4) == null ? "" : link.group(4));
        String label =
                link.group(5) == null ? type + (type.isEmpty() || member.isEmpty() ? "" : ".") + member : link.group(5);
        return link.group(1) != null && link.group(5) != null ? label : "{@code " + label + '}';
    }
}
