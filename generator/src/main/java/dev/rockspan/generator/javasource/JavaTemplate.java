package dev.rockspan.generator.javasource;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.TemplateLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Java file of the templates.
 *
 * @param place how messages name the file
 * @param folder {@link JavaTemplates#TYPES} or {@link JavaTemplates#MEMBERS}
 * @param path the file below that, as {@code util/SizeUnit.java}
 * @param file its text
 * @param lines what an API has of it
 * @param uses what the Java of its folder uses
 */
record JavaTemplate(
        String place, String folder, String path, List<String> file, List<String> lines, TemplateUses uses) {

    /** The package that templates are written in; the API's own takes its place. */
    static final String PACKAGE = "dev.rockspan";

    /** What the runtime has for emitted code that such files may use, too. */
    private static final Set<String> ALLOWED = Stream.of("call.Call", "lifetime.Effects", "lifetime.NativeObject")
            .map(name -> PACKAGE + ".runtime." + name)
            .collect(Collectors.toUnmodifiableSet());

    private static final String SUFFIX = ".java";
    private static final String DIRECTIVE = "//#";
    private static final String NESTS = DIRECTIVE + " nests ";
    private static final String PACKAGE_INFO = "package-info";
    private static final Pattern PACKAGE_LINE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern IMPORT = Pattern.compile("import (?:static )?([\\w.]+)(?:\\.\\*)?;");

    JavaTemplate {
        lines = List.copyOf(lines);
    }

    /** Whether it is added to an emitted type. */
    boolean isAdded() {
        return folder.equals(JavaTemplates.MEMBERS);
    }

    /** The name of the type that the file has to declare. */
    String name() {
        return path.substring(path.lastIndexOf('/') + 1, path.length() - SUFFIX.length());
    }

    /** The package that the file has to declare. */
    String packageName() {
        int folder = path.lastIndexOf('/');
        return folder < 0 ? PACKAGE : PACKAGE + '.' + path.substring(0, folder).replace('/', '.');
    }

    /** The lines of its methods, by signature. */
    Map<String, String> methods() {
        Map<String, String> methods = new LinkedHashMap<>();
        for (TypeBody.Member each : TypeBody.of(file).members()) {
            methods.put(each.signature(), at(each.lineOf(named(each.signature()))));
        }
        methods.remove("");
        return methods;
    }

    /** The first line of a method, or of a nested type, that has a word, or else its name; that of the type if there is none. */
    String place(String member, String word) {
        TypeBody body = TypeBody.of(file);
        return body.members().stream()
                .filter(each -> each.is(member))
                .map(each -> at(each.lineOf(word, named(member))))
                .findFirst()
                .orElseGet(() -> at(body.declared()));
    }

    /**
     * The lines that declare what has a name or a signature in the type, or the type itself if that is empty.
     * What an API does not have is left out.
     */
    List<TemplateLine> declared(String member) {
        TypeBody body = TypeBody.of(file);
        return Stream.concat(
                        Stream.of(body.declared()).filter(line -> member.isEmpty()),
                        body.members().stream()
                                .filter(each -> (each.is(member) || body.isConstant(each, member)) && !isLeftOut(each))
                                .map(each -> each.lineOf(named(member))))
                .distinct()
                .map(line -> new TemplateLine(at(line), file.get(line).strip()))
                .toList();
    }

    private static String named(String signature) {
        return signature.replaceFirst("\\(.*", "");
    }

    private String at(int index) {
        return place + ':' + (index + 1);
    }

    private boolean isLeftOut(TypeBody.Member member) {
        return lines.size() < file.size()
                && TypeBody.of(lines).members().stream()
                        .noneMatch(left -> left.name().equals(member.name()));
    }

    /** Looks for what makes the file unfit. */
    void check(Consumer<Problem> problems) {
        boolean inPackage = false;
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            String at = place + ':' + (index + 1);
            Matcher stated = PACKAGE_LINE.matcher(line);
            if (stated.matches()) {
                inPackage = true;
                if (!stated.group(1).equals(packageName())) {
                    problems.accept(new Problem(
                            at, "the package of this file is " + packageName() + ", not " + stated.group(1)));
                }
            }
            checkImport(line, at, problems);
            if (line.strip().startsWith(DIRECTIVE)
                    && !line.startsWith(NESTS)
                    && !line.strip().equals(TemplateUses.BY_STATEMENT)) {
                problems.accept(
                        new Problem(at, "is neither \"" + NESTS + "<Type>\" nor \"" + TemplateUses.BY_STATEMENT + '"'));
            }
        }
        if (!inPackage) {
            problems.accept(new Problem(place, "declares no package; it has to be " + packageName()));
        }
        if (!name().equals(PACKAGE_INFO)) {
            checkName(TypeBody.of(lines), problems);
        }
        if (isAdded() && path.contains("/")) {
            problems.accept(new Problem(place, "is not read: emitted types are in no sub-package; move it"));
        }
    }

    private void checkName(TypeBody body, Consumer<Problem> problems) {
        String declared = body.typeHead().name();
        if (declared.isEmpty()) {
            problems.accept(new Problem(place, "declares no type; it has to be " + name()));
        } else if (!declared.equals(name())) {
            problems.accept(new Problem(
                    place + ':' + (body.declared() + 1),
                    "this file has to declare " + name() + ", not " + declared + "; rename one"));
        }
    }

    private static void checkImport(String line, String at, Consumer<Problem> problems) {
        Matcher imported = IMPORT.matcher(line);
        if (imported.matches()
                && (imported.group(1).startsWith(PACKAGE + ".raw.")
                        || imported.group(1).matches(Pattern.quote(PACKAGE + ".runtime.") + "[a-z].*")
                                && !ALLOWED.contains(imported.group(1)))) {
            problems.accept(
                    new Problem(at, imported.group(1) + " is not public; Java templates use the public API only"));
        }
    }

    /**
     * Looks for imports that would hide a type of the API in what the file is added to.
     *
     * @param added the places of the types that folders which are added describe
     */
    void checkHidden(Predicate<String> ofTheApi, Map<String, String> added, Consumer<Problem> problems) {
        for (int index = 0; index < lines.size(); index++) {
            Matcher imported = IMPORT.matcher(lines.get(index));
            if (imported.matches() && !imported.group(1).startsWith(PACKAGE + '.')) {
                String name = imported.group(1).replaceFirst(".*\\.", "");
                String typePlace = added.get(name);
                if (ofTheApi.test(name)) {
                    problems.accept(
                            typePlace == null
                                    ? new Problem(
                                            place + ':' + (index + 1),
                                            "the API has a " + name + " of its own; write " + imported.group(1)
                                                    + " where it is used instead of importing it")
                                    : new Problem(
                                            typePlace,
                                            "no type of the API can be called " + name
                                                    + ": Java of the templates imports " + imported.group(1)
                                                    + "; give it another name"));
                }
            }
        }
    }

    /** What is left of it where an API lacks something; no lines if nothing is. */
    JavaTemplate fitting(ApiMembers api) {
        return new JavaTemplate(place, folder, path, file, uses.fitting(name(), file, isAdded(), api), uses);
    }

    /** Its source in an API. */
    List<String> source(String apiPackage, String rocksdbVersion) {
        Pattern own = Pattern.compile("\\b" + Pattern.quote(PACKAGE) + "\\b(?!\\.runtime\\b)");
        return lines.stream()
                .filter(line -> !line.strip().startsWith(DIRECTIVE))
                .map(line -> own.matcher(line)
                        .replaceAll(Matcher.quoteReplacement(apiPackage))
                        .replace("@rocksdbVersion@", rocksdbVersion))
                .toList();
    }

    /** The emitted types that are to stand in it. */
    List<String> nested() {
        return lines.stream()
                .filter(line -> line.startsWith(NESTS))
                .map(line -> line.substring(NESTS.length()))
                .toList();
    }
}
