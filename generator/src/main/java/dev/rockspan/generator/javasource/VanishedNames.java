package dev.rockspan.generator.javasource;

import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the API lacks that the Java of templates is written against. Members of templates that use it are left out, and
 * those that use these. Names are compared, and numbers of arguments: no compiler is at hand. What is not sure to be gone
 * counts as there.
 */
public final class VanishedNames {

    private static final String CONSTRUCTOR = "new";

    /** A constructor that begins with no other one of its class. */
    private static final String FIRST = "first";

    private static final String OVERRIDE = "@Override";
    private static final Pattern CALL = Pattern.compile("(?:(\\w+)\\s*(\\.|::)\\s*|(\\.|::|@)\\s*)?(\\w+)\\s*\\(");
    private static final Pattern NESTED = Pattern.compile(
            "(?:@\\w+ )*(?:(?:public|protected|private|static|abstract|final|sealed) )*(?:class|interface|enum|record) (\\w+)\\b.*");
    private static final Pattern COMPONENT = Pattern.compile("(?<![\\w.])[a-z]\\w*(?!\\w|\\s*\\()");
    private static final Pattern REFERENCE = Pattern.compile("::\\s*(\\w+)");
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])([A-Z]\\w*)(?:\\.([A-Z][A-Z0-9_]*)\\b(?!\\())?");

    private final Set<String> types;
    private final Set<String> constants;
    private final Set<String> records;
    private final Set<String> goneMembers;
    private final Set<String> presentMembers;
    private final Set<String> gone = new HashSet<>();
    private final Set<String> there = new HashSet<>();

    /** The types that have such members: another one, such as Math, has members of the same names. */
    private final Set<String> owners = new HashSet<>();

    /** What templates declare themselves, as far as it is kept. */
    private final Set<String> declared = new HashSet<>();

    private final Set<String> declaredMembers = new HashSet<>();

    /**
     * @param types gone
     * @param constants gone, as {@code Type.CONSTANT}
     * @param members gone, as {@code Type.method(int, long)} or {@code new Type(int)}
     * @param present the members that the API has
     * @param records the types whose members without parameters are fields, too
     */
    public VanishedNames(
            Collection<String> types,
            Collection<String> constants,
            Collection<String> members,
            Collection<String> present,
            Collection<String> records) {
        this.types = new HashSet<>(types);
        this.constants = Set.copyOf(constants);
        this.records = Set.copyOf(records);
        this.goneMembers = Set.copyOf(members);
        this.presentMembers = Set.copyOf(present);
        members.forEach(member -> gone.addAll(keys(member)));
        present.forEach(member -> there.addAll(keys(member)));
        Stream.of(gone, there).flatMap(Set::stream).forEach(key -> owners.add(key.substring(0, key.indexOf('.'))));
    }

    /** Nothing is gone. */
    public static VanishedNames none() {
        return new VanishedNames(Set.of(), Set.of(), Set.of(), Set.of(), Set.of());
    }

    /** The templates of some kinds without the members, and whole types, that use what is gone. */
    void leaveOut(List<SortedMap<String, JavaTemplate>> kinds) {
        if (types.isEmpty() && constants.isEmpty() && gone.isEmpty()) {
            return;
        }
        boolean changed = true;
        while (changed) {
            declared.clear();
            declaredMembers.clear();
            kinds.forEach(templates ->
                    templates.values().forEach(template -> declare(template.name(), TypeBody.of(template.lines()))));
            changed = false;
            for (SortedMap<String, JavaTemplate> templates : kinds) {
                boolean whole = templates == kinds.get(0);
                changed |= templates.values().removeIf(template -> needsWhatIsGone(template, whole));
                for (Map.Entry<String, JavaTemplate> entry : templates.entrySet()) {
                    JavaTemplate template = entry.getValue();
                    List<String> left = left(template.name(), TypeBody.of(template.lines()));
                    changed |= left.size() < template.lines().size();
                    entry.setValue(new JavaTemplate(template.place(), template.path(), left));
                }
            }
        }
    }

    private boolean needsWhatIsGone(JavaTemplate template, boolean whole) {
        TypeBody body = TypeBody.of(template.lines());
        boolean needs = usesType(head(body)) || whole && overridesByWhatIsGone(template.name(), body);
        if (needs) {
            types.add(template.name());
        }
        return needs;
    }

    /** Whether a class would be left without a method that it has to have. */
    private boolean overridesByWhatIsGone(String type, TypeBody body) {
        return body.members().stream()
                .anyMatch(member -> member.code().startsWith(OVERRIDE) && uses(type, member.code()));
    }

    /** What is left of a type. */
    private List<String> left(String type, TypeBody body) {
        IdentityHashMap<TypeBody.Member, List<String>> left = new IdentityHashMap<>();
        boolean constantsNext = isEnum(body);
        for (TypeBody.Member member : body.members()) {
            Matcher nested = NESTED.matcher(member.code());
            if (constantsNext) {
                // What begins an enum are its constants, which stay.
                left.put(member, member.lines());
                constantsNext = false;
            } else if (nested.lookingAt() && !isNestedGone(nested.group(1), member)) {
                left.put(member, left(nested.group(1), TypeBody.of(member.lines())));
            } else if (nested.lookingAt() || uses(type, member.code())) {
                gone.addAll(declared(type, member.code()));
                if (nested.lookingAt()) {
                    types.add(nested.group(1));
                }
            } else {
                left.put(member, member.lines());
            }
        }
        return body.with(left);
    }

    private boolean isNestedGone(String name, TypeBody.Member member) {
        return usesType(member.code().substring(0, member.code().indexOf('{')))
                || overridesByWhatIsGone(name, TypeBody.of(member.lines()));
    }

    private void declare(String type, TypeBody body) {
        owners.add(type);
        for (TypeBody.Member member : body.members()) {
            declaredMembers.add(type + '.' + member.signature());
            Matcher nested = NESTED.matcher(member.code());
            if (nested.lookingAt()) {
                declare(nested.group(1), TypeBody.of(member.lines()));
            } else if (!callsItsLike(type, member.code())) {
                declared.addAll(declared(type, member.code()));
            }
        }
    }

    /** Whether it needs another one of its name and number of parameters, and so is not what such a call needs. */
    private static boolean callsItsLike(String type, String code) {
        Set<String> own = declared(type, code);
        Matcher calls = CALL.matcher(code);
        int from = 0;
        boolean inBody = false;
        while (calls.find(from)) {
            from = calls.end();
            boolean unqualified =
                    !code.substring(0, calls.start(4)).stripTrailing().endsWith(".");
            String key = type + '.' + calls.group(4) + '/' + arity(code, calls.end());
            if (unqualified && own.contains(key) && inBody) {
                return true;
            }
            inBody |= own.contains(key);
        }
        return false;
    }

    /** The declaration, without what stands before it. */
    private static String head(TypeBody body) {
        return String.join(
                " ",
                body.head().stream()
                        .filter(line ->
                                line.matches("(?:public |abstract |final |sealed )*(?:class|interface|record|enum) .*"))
                        .toList());
    }

    private static boolean isEnum(TypeBody body) {
        return body.head().stream().anyMatch(line -> line.strip().matches("(?:\\w+ )*enum \\w+.*"));
    }

    private boolean uses(String type, String code) {
        return usesType(code) || usesCall(type, code) || records.contains(type) && usesComponent(type, code);
    }

    private boolean usesComponent(String type, String code) {
        Matcher names = COMPONENT.matcher(code);
        while (names.find()) {
            if (isGone(type + '.' + names.group() + "/0")) {
                return true;
            }
        }
        return false;
    }

    private boolean usesType(String code) {
        Matcher names = NAME.matcher(code);
        while (names.find()) {
            if (types.contains(names.group(1))
                    || names.group(2) != null && constants.contains(names.group(1) + '.' + names.group(2))) {
                return true;
            }
        }
        return false;
    }

    private boolean usesCall(String type, String code) {
        Matcher calls = CALL.matcher(code);
        int from = 0;
        while (calls.find(from)) {
            from = calls.end();
            String name = calls.group(4);
            String before = code.substring(0, calls.start(4)).stripTrailing();
            int arity = arity(code, calls.end());
            if (before.endsWith("@")) {
                continue;
            }
            if (name.equals("this")) {
                if (isGone(type + '.' + CONSTRUCTOR + '/' + arity, type + '.' + FIRST + '/' + arity)) {
                    return true;
                }
                continue;
            }
            if (before.endsWith(CONSTRUCTOR) || name.equals(type)) {
                if (isGone(name + '.' + CONSTRUCTOR + '/' + arity)) {
                    return true;
                }
                continue;
            }
            String qualifier = calls.group(1) != null && ".".equals(calls.group(2)) ? calls.group(1) : null;
            if (qualifier != null && isUpper(qualifier) && !owners.contains(qualifier)) {
                continue;
            }
            boolean unqualified = !before.endsWith(".");
            String owner = unqualified ? type : qualifier == null ? null : typeOf(qualifier, code);
            if (owner != null
                    && (isGone(owner + '.' + name + '/' + arity)
                            || isMemberGone(owner + '.' + name, arguments(code, calls.end()), code))) {
                return true;
            }
            if (isGone('.' + name + '/' + arity) || isGone('.' + name)) {
                return true;
            }
        }
        return REFERENCE.matcher(code).results().anyMatch(reference -> isGone('.' + reference.group(1)));
    }

    /** Whether a member is gone that takes these arguments, as far as all are variables whose types the code shows. */
    private boolean isMemberGone(String member, String arguments, String code) {
        StringJoiner types = new StringJoiner(", ", member + '(', ")");
        for (String argument : arguments.split(",")) {
            String type = argument.isBlank() ? null : variableType(argument.strip(), code);
            if (type == null) {
                return false;
            }
            types.add(type);
        }
        String signature = types.toString();
        return goneMembers.contains(signature)
                && !presentMembers.contains(signature)
                && !declaredMembers.contains(signature);
    }

    private static @Nullable String variableType(String name, String code) {
        if (name.equals("true") || name.equals("false")) {
            return "boolean";
        }
        if (!name.matches("[a-z]\\w*")) {
            return null;
        }
        Matcher declaration = Pattern.compile(
                        "\\b([\\w.]+)(?:<[^()]*>)?((?: @Nullable )?\\[])? " + name + "\\b(?=[,)= ;:])")
                .matcher(code);
        while (declaration.find()) {
            if (!declaration.group(1).equals("return")) {
                return declaration.group(1) + (declaration.group(2) == null ? "" : "[]");
            }
        }
        return null;
    }

    /** What stands from here to the parenthesis that closes it. */
    private static String arguments(String code, int from) {
        int depth = 1;
        int at = from;
        while (at < code.length() && depth > 0) {
            depth += code.charAt(at) == '(' ? 1 : code.charAt(at) == ')' ? -1 : 0;
            at++;
        }
        return code.substring(from, Math.max(from, at - 1));
    }

    /** The type that is called so, or of the variable that the same code declares; null if it is not known. */
    private static @Nullable String typeOf(String qualifier, String code) {
        if (isUpper(qualifier)) {
            return qualifier;
        }
        Matcher declaration = Pattern.compile("\\b([A-Z]\\w*)(?:<[^()]*>)? " + qualifier + "\\b")
                .matcher(code);
        return declaration.find() ? declaration.group(1) : null;
    }

    private static boolean isUpper(String name) {
        return Character.isUpperCase(name.charAt(0));
    }

    /** Whether there is no constructor left that a constructor can begin with. */
    private boolean isGone(String key, String first) {
        return gone.contains(key) && !there.contains(key) && !declared.contains(first);
    }

    private boolean isGone(String key) {
        return gone.contains(key) && !isThere(key);
    }

    private boolean isThere(String key) {
        return there.contains(key) || declared.contains(key);
    }

    /** What a declaration makes known. */
    private static Set<String> declared(String type, String code) {
        Matcher call = CALL.matcher(code);
        int from = 0;
        while (call.find(from)) {
            from = call.end();
            if (!code.substring(0, call.start(4)).stripTrailing().endsWith("@")) {
                int arity = arity(code, call.end());
                if (!call.group(4).equals(type)) {
                    return keys(type, call.group(4), arity);
                }
                Set<String> keys = new HashSet<>(keys(type, CONSTRUCTOR, arity));
                if (!code.contains(" this(")) {
                    keys.add(type + '.' + FIRST + '/' + arity);
                }
                return keys;
            }
        }
        return Set.of();
    }

    /** {@code RocksDB.put(byte[], byte[])} by type, name and number, by name and number, and by name. */
    private static Set<String> keys(String member) {
        int open = member.indexOf('(');
        int arity = open < 0 ? -1 : arity(member, open + 1);
        String name = open < 0 ? member : member.substring(0, open);
        if (name.startsWith("new ")) {
            return keys(name.substring("new ".length()), CONSTRUCTOR, arity);
        }
        int dot = name.lastIndexOf('.');
        return dot < 0 ? Set.of() : keys(name.substring(0, dot), name.substring(dot + 1), arity);
    }

    private static Set<String> keys(String type, String name, int arity) {
        String one = type + '.' + name + '/' + arity;
        String any = type + '.' + name + '/';
        return name.equals(CONSTRUCTOR) ? Set.of(one, any) : Set.of(one, any, '.' + name + '/' + arity, '.' + name);
    }

    /** How many arguments stand from here to the parenthesis that closes them. */
    private static int arity(String code, int from) {
        int depth = 1;
        int commas = 0;
        boolean any = false;
        for (int at = from; at < code.length() && depth > 0; at++) {
            char sign = code.charAt(at);
            depth += "([{".indexOf(sign) >= 0 ? 1 : ")]}".indexOf(sign) >= 0 ? -1 : 0;
            commas += sign == ',' && depth == 1 ? 1 : 0;
            any |= depth > 0 && !Character.isWhitespace(sign);
        }
        return any ? commas + 1 : 0;
    }
}
