package dev.rockspan.generator.capi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads a C type or declaration as clang normalises it, such as {@code const char *const *} or {@code extern void
 * f(void (*cb)(void *), size_t n)}. It is no parser for headers: jextract reads those. Stateless but for the names of
 * the types it knows; throws {@link CSyntaxException} for what the model cannot express.
 */
public final class CTypeParser {

    /** What an enum is as a parameter or result: an int, on every platform. */
    public static final CType ENUM = new CType.Scalar(ScalarKind.INT);

    private static final Set<String> QUALIFIERS =
            Set.of("const", "volatile", "restrict", "__restrict", "_Nonnull", "_Nullable");
    private static final Set<String> STORAGE = Set.of("extern", "static", "inline", "typedef");
    private static final Set<String> TAGS = Set.of("struct", "enum", "union");
    private static final Map<String, CType> BUILT_IN = builtIn();
    private static final Set<String> BUILT_IN_WORDS =
            Set.of("void", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "_Bool", "bool");

    private final Map<String, CType> named;

    /** Knows the C types of {@link ScalarKind} and these. */
    public CTypeParser(Map<String, CType> named) {
        this.named = Map.copyOf(named);
    }

    /** Knows what an API declares. */
    public static CTypeParser knowing(
            Collection<String> opaqueTypes, Collection<String> structs, Collection<String> callbacks) {
        Map<String, CType> named = new TreeMap<>();
        opaqueTypes.forEach(name -> named.put(name, new CType.Opaque(name)));
        structs.forEach(name -> named.put(name, new CType.Struct(name)));
        callbacks.forEach(name -> named.put(name, new CType.CallbackRef(name)));
        return new CTypeParser(named);
    }

    /** A type without a name, such as {@code const char *}. */
    public CType type(String text) {
        CParameter parameter = parameter(text);
        if (parameter.name() != null) {
            throw new CSyntaxException(
                    "'" + text.strip() + "' names '" + parameter.name() + "' where only a type may stand");
        }
        return parameter.type();
    }

    /** A parameter with or without a name; arrays and functions become pointers, as C has it. */
    public CParameter parameter(String text) {
        CTokens tokens = new CTokens(text);
        CParameter parameter = parameter(tokens);
        tokens.expectEnd();
        return parameter;
    }

    /** A field of a struct: a parameter that is not an array, and has a name. */
    public CParameter field(String text) {
        CTokens tokens = new CTokens(text);
        Declarator declarator = declarator(tokens);
        tokens.expectEnd();
        if (declarator.form instanceof Array) {
            throw tokens.unsupported("a struct with an array in it has no form here");
        }
        if (declarator.name == null) {
            throw tokens.unexpected("expected the name of a field");
        }
        return new CParameter(declarator.name, decay(declarator.form, tokens));
    }

    /** A function, such as {@code extern int f(void)}; {@code f()} counts as {@code f(void)}. */
    public CDeclaration function(String text) {
        CTokens tokens = new CTokens(text);
        Declarator declarator = declarator(tokens);
        tokens.expectEnd();
        if (declarator.name == null || !(declarator.form instanceof Function function)) {
            throw new CSyntaxException("'" + text.strip() + "' declares no function");
        }
        return new CDeclaration(declarator.name, function.returnType, function.parameters);
    }

    /** A function-pointer typedef, such as {@code typedef void (*cb)(void *)}. */
    public CCallback callback(String text) {
        CTokens tokens = new CTokens(text);
        Declarator declarator = declarator(tokens);
        tokens.expectEnd();
        if (declarator.name != null
                && declarator.form instanceof Value value
                && value.type instanceof CType.FunctionPointer pointer) {
            return new CCallback(declarator.name, pointer);
        }
        throw new CSyntaxException("'" + text.strip() + "' is no typedef of a function pointer");
    }

    /** The type that a C type name stands for, or null if it is unknown. */
    private @Nullable CType find(String name) {
        CType builtIn = BUILT_IN.get(name);
        return builtIn != null ? builtIn : named.get(name);
    }

    /** The names a parser knows besides C's own, for suggestions. */
    public Set<String> knownNames() {
        Set<String> names = new TreeSet<>(named.keySet());
        names.addAll(BUILT_IN.keySet());
        return names;
    }

    private CParameter parameter(CTokens tokens) {
        Declarator declarator = declarator(tokens);
        return new CParameter(declarator.name, decay(declarator.form, tokens));
    }

    private static CType decay(Form form, CTokens tokens) {
        if (form instanceof Value value) {
            return value.type;
        }
        if (form instanceof Array array) {
            if (!array.constElement && array.element instanceof CType.Scalar) {
                throw tokens.unsupported("how many numbers an array takes is not passed to the function that fills it");
            }
            return new CType.Pointer(array.element, array.constElement);
        }
        if (form instanceof Function function) {
            return new CType.FunctionPointer(function.returnType, function.parameters);
        }
        throw tokens.unexpected("expected a type");
    }

    /** What a declarator has built up so far, from its base type outwards. */
    private sealed interface Form permits Value, Array, Function {}

    private record Value(CType type, boolean isConst) implements Form {}

    private record Array(CType element, boolean constElement) implements Form {}

    private record Function(CType returnType, List<CParameter> parameters) implements Form {}

    private record Declarator(@Nullable String name, Form form) {}

    /** One step of a declarator: what it makes of the form outside of it. */
    private interface Step {
        Form apply(Form outer);
    }

    private Declarator declarator(CTokens tokens) {
        Form form = baseType(tokens);
        List<Step> steps = new ArrayList<>();
        String name = steps(tokens, steps);
        // The steps stand in the order in which C reads them, from the name outwards.
        for (int i = steps.size() - 1; i >= 0; i--) {
            form = steps.get(i).apply(form);
        }
        return new Declarator(name, form);
    }

    private @Nullable String steps(CTokens tokens, List<Step> steps) {
        List<Step> pointers = new ArrayList<>();
        while (tokens.takeIf("*")) {
            boolean isConst = qualifiers(tokens);
            pointers.add(0, outer -> pointerTo(outer, isConst, tokens));
        }
        String name = null;
        if (tokens.peek().equals("(") && opensDeclarator(tokens.peekSecond())) {
            tokens.take();
            name = steps(tokens, steps);
            tokens.expect(")");
        } else if (tokens.atName()) {
            name = tokens.take();
        }
        suffixes(tokens, steps);
        steps.addAll(pointers);
        return name;
    }

    private boolean opensDeclarator(String token) {
        boolean word = !token.isEmpty() && (Character.isLetter(token.charAt(0)) || token.charAt(0) == '_');
        return token.equals("*")
                || token.equals("(")
                || word
                        && !BUILT_IN_WORDS.contains(token)
                        && !QUALIFIERS.contains(token)
                        && !TAGS.contains(token)
                        && find(token) == null;
    }

    private void suffixes(CTokens tokens, List<Step> steps) {
        while (true) {
            if (tokens.takeIf("(")) {
                List<CParameter> parameters = parameters(tokens);
                steps.add(outer -> functionOf(outer, parameters, tokens));
            } else if (tokens.takeIf("[")) {
                while (!tokens.peek().equals("]") && !tokens.peek().isEmpty()) {
                    tokens.take();
                }
                tokens.expect("]");
                steps.add(outer -> arrayOf(outer, tokens));
            } else {
                return;
            }
        }
    }

    private List<CParameter> parameters(CTokens tokens) {
        List<CParameter> parameters = new ArrayList<>();
        if (tokens.takeIf(")")) {
            return parameters;
        }
        if (tokens.peek().equals("void") && tokens.peekSecond().equals(")")) {
            tokens.take();
            tokens.take();
            return parameters;
        }
        do {
            if (tokens.peek().equals("...")) {
                throw tokens.unsupported("a variable number of arguments has no typed form");
            }
            CParameter parameter = parameter(tokens);
            if (parameter.type() instanceof CType.Void) {
                throw tokens.unsupported("a parameter cannot be void");
            }
            parameters.add(parameter);
        } while (tokens.takeIf(","));
        tokens.expect(")");
        return parameters;
    }

    private static Form pointerTo(Form outer, boolean isConst, CTokens tokens) {
        if (outer instanceof Function function) {
            return new Value(new CType.FunctionPointer(function.returnType, function.parameters), isConst);
        }
        if (outer instanceof Value value) {
            return new Value(new CType.Pointer(value.type, value.isConst), isConst);
        }
        throw tokens.unsupported("a pointer to an array has no form here");
    }

    private static Form functionOf(Form outer, List<CParameter> parameters, CTokens tokens) {
        if (outer instanceof Value value) {
            return new Function(value.type, parameters);
        }
        throw tokens.unexpected("expected a type that a function can return");
    }

    private static Form arrayOf(Form outer, CTokens tokens) {
        if (outer instanceof Value value && !(value.type instanceof CType.Void)) {
            return new Array(value.type, value.isConst);
        }
        throw tokens.unsupported("an array of this has no form here");
    }

    private static boolean qualifiers(CTokens tokens) {
        boolean isConst = false;
        while (QUALIFIERS.contains(tokens.peek())) {
            if (tokens.peek().equals("volatile")) {
                throw tokens.unsupported("memory that is volatile is shared for longer than a call");
            }
            isConst |= tokens.take().equals("const");
        }
        return isConst;
    }

    private Form baseType(CTokens tokens) {
        boolean isConst = false;
        List<String> words = new ArrayList<>();
        String tag = null;
        while (tokens.atName()) {
            String token = tokens.peek();
            if (STORAGE.contains(token)) {
                tokens.take();
            } else if (QUALIFIERS.contains(token)) {
                isConst |= qualifiers(tokens);
            } else if (BUILT_IN_WORDS.contains(token)) {
                words.add(tokens.take());
            } else if (words.isEmpty()) {
                tag = TAGS.contains(token) ? tokens.take() : null;
                words.add(tokens.take());
                isConst |= qualifiers(tokens);
                break;
            } else {
                break;
            }
        }
        String name = String.join(" ", words);
        if (name.isEmpty()) {
            throw tokens.unexpected("expected a type");
        }
        if ("enum".equals(tag)) {
            return new Value(ENUM, isConst);
        }
        CType type = find(name);
        if (type == null) {
            throw tokens.unsupported(unknown(name));
        }
        return new Value(type, isConst);
    }

    private static String unknown(String name) {
        if (name.startsWith("long") || name.startsWith("unsigned long") || name.startsWith("signed long")) {
            return "'" + name + "' is not equally wide on all 64-bit platforms";
        }
        return "unknown type '" + name + "'";
    }

    private static Map<String, CType> builtIn() {
        Map<String, CType> types = new TreeMap<>();
        types.put("void", new CType.Void());
        for (ScalarKind kind : ScalarKind.values()) {
            types.put(kind.spelling(), new CType.Scalar(kind));
        }
        types.put("_Bool", new CType.Scalar(ScalarKind.BOOL));
        types.put("signed char", new CType.Scalar(ScalarKind.INT8));
        types.put("short", new CType.Scalar(ScalarKind.INT16));
        types.put("unsigned short", new CType.Scalar(ScalarKind.UINT16));
        types.put("unsigned", new CType.Scalar(ScalarKind.UNSIGNED_INT));
        return Map.copyOf(types);
    }
}
