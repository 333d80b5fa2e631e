package dev.rockspan.generator.extract;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.jextract.JextractOutput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * jextract's Java, taken apart. It splits what stands for the headers into as many classes as it likes, each extending
 * the one that holds what was declared before; every struct and callback has a file of its own.
 */
final class GeneratedJava {

    private static final Pattern SUPERCLASS = Pattern.compile("(?m)^(?:public )?class \\S+ extends (\\S+) \\{");
    private static final Pattern NESTED_CLASS = Pattern.compile("(?:private|public) static class (\\S+) \\{");
    private static final Pattern TOP_CLASS = Pattern.compile("public (?:final )?class .*");
    private static final Pattern FUNCTIONAL_METHOD = Pattern.compile("\\bapply\\(([^)]*)\\);");

    private static final Pattern MADE_UP = Pattern.compile("_x\\d+");

    /** The classes that stand for the headers, first declared first, with their text. */
    private final Map<String, String> headerClasses = new LinkedHashMap<>();

    /** The classes of structs and callbacks, with their text. */
    private final Map<String, String> otherClasses = new TreeMap<>();

    private final DescriptorReader descriptorReader;

    GeneratedJava(JextractOutput output) {
        output.sources().forEach((file, text) -> {
            if (!text.stripTrailing().endsWith("\n}")) {
                throw cutOff(file + " ends in the middle of a class");
            }
            otherClasses.put(file.replaceFirst("\\.java$", ""), text);
        });
        descriptorReader = DescriptorReader.of(otherClasses.values());
        takeHeaderClass(output.headerClass());
    }

    private void takeHeaderClass(String name) {
        String text = otherClasses.remove(name);
        if (text == null) {
            throw cutOff("there is no " + name + ".java");
        }
        Matcher matcher = SUPERCLASS.matcher(text);
        if (matcher.find()) {
            takeHeaderClass(matcher.group(1));
        }
        headerClasses.put(name, text);
    }

    private static GenerationException cutOff(String what) {
        return new GenerationException(
                GenerationException.Kind.JEXTRACT,
                Problem.of("what jextract wrote is not whole: " + what
                        + ". Is the disk full, or was it ended? Run it again"));
    }

    /** The snippets of the classes that stand for the headers, in the order of declaration. */
    List<Snippet> headerSnippets() {
        List<Snippet> snippets = new ArrayList<>();
        headerClasses.values().forEach(text -> snippets.addAll(Snippet.of(text)));
        return snippets;
    }

    /** The shape of each function by the Java name that jextract gave it. */
    Map<String, String> functionDescriptors() {
        Map<String, String> descriptors = new HashMap<>();
        for (String text : headerClasses.values()) {
            Matcher matcher = NESTED_CLASS.matcher(text);
            while (matcher.find()) {
                int end = text.indexOf("HANDLE", matcher.end());
                String body = text.substring(matcher.end(), end < 0 ? text.length() : end);
                String nested = matcher.group(1);
                descriptorReader.first(body).ifPresent(letters -> descriptors.put(nested, letters));
            }
        }
        return descriptors;
    }

    /** True if jextract made a class of its own for this name. */
    boolean hasClass(String name) {
        return otherClasses.containsKey(name);
    }

    /** What the class of a struct or callback quotes at its top, if there is such a class. */
    Optional<String> declaration(String name) {
        return Snippet.of(text(name)).stream()
                .filter(snippet -> TOP_CLASS.matcher(snippet.java()).matches())
                .map(Snippet::c)
                .findFirst();
    }

    /** The classes of the function pointers that a function takes. */
    List<String> callbackClasses(String function) {
        return otherClasses.keySet().stream()
                .filter(name -> name.startsWith(function + "$"))
                .toList();
    }

    /** The shape of the callback that a class stands for. */
    Optional<String> callbackDescriptor(String name) {
        return descriptorReader.first(text(name));
    }

    /** The names of a callback's parameters; an empty one where the header names none. */
    List<String> callbackParameterNames(String name) {
        Matcher matcher = FUNCTIONAL_METHOD.matcher(text(name));
        List<String> names = new ArrayList<>();
        if (matcher.find() && !matcher.group(1).isBlank()) {
            for (String parameter : matcher.group(1).split(",")) {
                String java = parameter.strip();
                names.add(cName(java.substring(java.lastIndexOf(' ') + 1)));
            }
        }
        return names;
    }

    /** The name in the header, or an empty string where jextract made one up. */
    private static String cName(String java) {
        if (MADE_UP.matcher(java).matches()) {
            return "";
        }
        // A word that Java reserves gets an underscore.
        String word = java.endsWith("_") ? java.substring(0, java.length() - 1) : java;
        return SourceVersion.isKeyword(word) ? word : java;
    }

    private String text(String name) {
        return otherClasses.getOrDefault(name, "");
    }
}
