package dev.rockspan.generator.javasource;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts code in place of links in Javadoc to what an API lacks, which javadoc refuses. */
final class JavadocLinks {

    private static final Pattern LINK =
            Pattern.compile("\\{@link(?:plain)?\\s+(?:\\*\\s+)?(\\w*)(?:#(\\w+(?:\\([^)]*\\))?))?(?:\\s+([^}]*))?}");

    private final ApiMembers api;
    /** The members with and without their parameters. */
    private final Set<String> names;

    JavadocLinks(ApiMembers api) {
        this.api = api;
        this.names = api.names()
                .flatMap(name -> Stream.of(name, name.replaceFirst("\\(.*", "")))
                .collect(Collectors.toSet());
    }

    /** The source of a type of the templates in which such links are code. */
    List<String> withoutMissing(String type, List<String> source) {
        return List.of(withoutMissing(type, String.join("\n", source)).split("\n", -1));
    }

    /** An emitted source in which such links are code; its links to its own members are right. */
    String withoutMissing(String source) {
        return withoutMissing("", source);
    }

    private String withoutMissing(String own, String source) {
        return LINK.matcher(source)
                .replaceAll(link -> Matcher.quoteReplacement(isMissing(link, own, source) ? code(link) : link.group()));
    }

    private boolean isMissing(MatchResult link, String own, String source) {
        String type = link.group(1).isEmpty() ? own : link.group(1);
        if (type.isEmpty() || !api.has(type)) {
            return !type.isEmpty() && !isElsewhere(type, source);
        }
        return link.group(2) != null && !has(type + '.' + link.group(2).replaceAll("\\s+", " "));
    }

    /** Whether a type is imported, stands in this source, or is one of Java's own. */
    private static boolean isElsewhere(String type, String source) {
        return source.contains('.' + type + ";\n")
                || Pattern.compile("(?:class|enum|interface|record) " + type + "\\b")
                        .matcher(source)
                        .find()
                || ClassLoader.getSystemResource("java/lang/" + type + ".class") != null;
    }

    private boolean has(String member) {
        return names.contains(member) || api.inherited(member).stream().anyMatch(this::has);
    }

    private static String code(MatchResult link) {
        String member = link.group(2) == null ? "" : link.group(2);
        String name = link.group(1) + (link.group(1).isEmpty() || member.isEmpty() ? "" : ".") + member;
        return "{@code " + (link.group(3) == null ? name : link.group(3)) + '}';
    }
}
