package dev.rockspan.maven;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says with the elements of a pom what the generator says with the options of its command line. */
final class PomWords {

    /** An option, perhaps with a value or what stands for one; or a whole command, which stays as it is. */
    private static final Pattern OPTION = Pattern.compile(
            "rockspan (?:extract|generate|upgrade) .*|--(?<name>[a-z][a-z-]*[a-z])(?:=(?<value>[^ ,;]*[^ ,;.])| <[a-z]+>)?");

    /** The templates in general, not one of their files. */
    private static final Pattern TEMPLATES = Pattern.compile("\\bin templates/(?!\\w)");

    private static final Map<String, String> ELEMENTS = Map.ofEntries(
            Map.entry("templates", "templates"),
            Map.entry("add-templates", "addTemplates"),
            Map.entry("rocksdb-version", "rocksdbVersion"),
            Map.entry("snapshot", "snapshot"),
            Map.entry("header", "header"),
            Map.entry("extension-header", "extensionHeaders"),
            Map.entry("jextract", "jextract"),
            Map.entry("package", "packageName"),
            Map.entry("library", "library"),
            Map.entry("allow-pending", "allowPending"),
            Map.entry("output", "output"),
            Map.entry("replace", "replace"));

    private PomWords() {}

    static String of(String message) {
        return TEMPLATES
                .matcher(OPTION.matcher(message).replaceAll(PomWords::element))
                .replaceAll("in a folder of <addTemplates>");
    }

    private static String element(MatchResult found) {
        String name = ELEMENTS.get(String.valueOf(found.group(1)));
        if (name == null) {
            return Matcher.quoteReplacement(found.group());
        }
        String value = found.group(2);
        return Matcher.quoteReplacement('<' + name + '>' + (value == null ? "" : value + "</" + name + '>'));
    }
}
