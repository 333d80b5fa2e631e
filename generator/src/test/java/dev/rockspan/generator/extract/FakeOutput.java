package dev.rockspan.generator.extract;

import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.jextract.CSymbol;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.SkipWarning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Output in the form that jextract gives, made up of small pieces, so that a test can bend one of them. The pieces are
 * the same in all versions; how they are spread over files is not.
 */
final class FakeOutput {

    /** How a version of jextract spreads its output over files. */
    enum Split {
        /** All in one class, with the layouts; a blank line at the start of a comment; classes are public. */
        JEXTRACT_22,
        /** The layouts in a class of their own, and what was declared first in a class that is not public. */
        JEXTRACT_25
    }

    private String header;
    private final Split split;
    private final List<String> members = new ArrayList<>();
    private final Map<String, String> files = new TreeMap<>();
    private final List<CSymbol> symbols = new ArrayList<>();
    private final List<SkipWarning> skips = new ArrayList<>();
    private String longLayout = "OfLong";

    FakeOutput(Path header, Split split) {
        this.header = header.toString();
        this.split = split;
    }

    /** Says that {@code C_LONG} has 32 bits, as it has on Windows. */
    FakeOutput windows() {
        longLayout = "OfInt";
        return this;
    }

    /** Says that what follows stands in another header. */
    FakeOutput declaredIn(String other) {
        header = other;
        return this;
    }

    FakeOutput opaque(String name) {
        skips.add(new SkipWarning(name, "type Declared(" + name + ") is not supported", ""));
        return symbol(CSymbol.Kind.STRUCT, name);
    }

    FakeOutput skip(String name, String reason) {
        return skip(name, reason, "");
    }

    FakeOutput skip(String name, String reason, String file) {
        skips.add(new SkipWarning(name, reason, file));
        return this;
    }

    FakeOutput symbol(CSymbol.Kind kind, String name) {
        symbols.add(new CSymbol(kind, name, header));
        return this;
    }

    FakeOutput foreign(CSymbol.Kind kind, String name, String where) {
        symbols.add(new CSymbol(kind, name, where));
        return this;
    }

    /**
     * A function.
     *
     * @param layouts of the result, if there is one, and of the parameters, such as {@code C_POINTER, C_INT}
     */
    FakeOutput function(String name, String c, boolean hasResult, String... layouts) {
        members.add("""
                    private static class %1$s {
                        public static final FunctionDescriptor DESC = FunctionDescriptor.%2$s(%3$s);

                        public static final MethodHandle HANDLE = Linker.nativeLinker().downcallHandle(ADDR, DESC);
                    }

                    /**
                     * Function descriptor for:
                     * {@snippet lang=c :
                     * %4$s
                     * }
                     */
                    public static FunctionDescriptor %1$s$descriptor() {
                        return %1$s.DESC;
                    }

                    /**
                     * {@snippet lang=c :
                     * %4$s
                     * }
                     */
                    public static MemorySegment %1$s(MemorySegment db) {
                    }
                """.formatted(name, hasResult ? "of" : "ofVoid", layouts(layouts), c));
        return symbol(CSymbol.Kind.FUNCTION, name);
    }

    /** A function that is declared without a parameter list. */
    FakeOutput unprototyped(String name, String c, String... layouts) {
        members.add("""
                    /**
                     * Variadic invoker class for:
                     * {@snippet lang=c :
                     * %4$s
                     * }
                     */
                    public static class %1$s {
                        private static final FunctionDescriptor BASE_DESC = FunctionDescriptor.%2$s(%3$s);
                        private static final MemorySegment ADDR = SYMBOL_LOOKUP.findOrThrow("%1$s");
                        private final MethodHandle handle;
                    }
                """.formatted(name, "of", layouts(layouts), c));
        return symbol(CSymbol.Kind.FUNCTION, name);
    }

    FakeOutput constant(String block, String name, int value) {
        members.add("""
                    private static final int %1$s = (int)%2$dL;
                    /**
                     * {@snippet lang=c :
                     * enum %3$s.%1$s = %2$d
                     * }
                     */
                    public static int %1$s() {
                        return %1$s;
                    }
                """.formatted(name, value, block));
        return symbol(CSymbol.Kind.CONSTANT, name);
    }

    FakeOutput alias(String name, String c) {
        members.add("""
                    /**
                     * {@snippet lang=c :
                     * %2$s
                     * }
                     */
                    public static final OfLong %1$s = RocksDBC.C_LONG;
                """.formatted(name, c));
        return symbol(CSymbol.Kind.TYPEDEF, name);
    }

    FakeOutput struct(String name, String... fields) {
        StringBuilder c = new StringBuilder(" * struct " + name + " {\n");
        for (String field : fields) {
            c.append(" *     ").append(field).append(";\n");
        }
        files.put(name, "/**\n * {@snippet lang=c :\n" + c + " * }\n * }\n */\npublic class " + name + " {\n}\n");
        return symbol(CSymbol.Kind.STRUCT, name);
    }

    /** Has a struct no name but that of its typedef. */
    FakeOutput tagless(String struct) {
        files.computeIfPresent(struct, (name, text) -> text.replace("struct " + struct + " {", "struct {"));
        symbols.remove(new CSymbol(CSymbol.Kind.STRUCT, struct, header));
        return symbol(CSymbol.Kind.TYPEDEF, struct);
    }

    FakeOutput callback(String name, String c, String javaParameters, String... layouts) {
        symbol(CSymbol.Kind.TYPEDEF, name);
        return callbackClass(name, c, javaParameters, layouts);
    }

    /** The class of a function pointer, here of one without a result. */
    FakeOutput callbackClass(String name, String c, String javaParameters, String... layouts) {
        files.put(name, """
                /**
                 * {@snippet lang=c :
                 * %2$s
                 * }
                 */
                public final class %1$s {

                    public interface Function {
                        void apply(%3$s);
                    }

                    private static final FunctionDescriptor $DESC = FunctionDescriptor.ofVoid(%4$s);
                }
                """.formatted(name, c, javaParameters, layouts(layouts)));
        return this;
    }

    private static String layouts(String... layouts) {
        StringBuilder text = new StringBuilder();
        for (String layout : layouts) {
            text.append(text.length() == 0 ? "\n" : ",\n").append("            ");
            text.append(layout.startsWith("C_") ? "RocksDBC." + layout : layout);
        }
        return text + (layouts.length == 0 ? "    " : "\n        ");
    }

    /** The output for this header text, which is written first. */
    JextractOutput output() {
        Map<String, String> sources = new TreeMap<>();
        files.forEach((name, text) -> sources.put(name + ".java", "package rockspan.raw;\n\n" + comments(text)));
        String layouts = """
                    public static final ValueLayout.OfByte C_CHAR = (ValueLayout.OfByte) layout("char");
                    public static final ValueLayout.OfInt C_INT = (ValueLayout.OfInt) layout("int");
                    public static final ValueLayout.OfDouble C_DOUBLE = (ValueLayout.OfDouble) layout("double");
                    public static final ValueLayout.OfLong C_LONG_LONG = (ValueLayout.OfLong) layout("long long");
                    public static final AddressLayout C_POINTER = ((AddressLayout) layout("void*"))
                            .withTargetLayout(MemoryLayout.sequenceLayout(java.lang.Long.MAX_VALUE, C_CHAR));
                    public static final ValueLayout.%1$s C_LONG = (ValueLayout.%1$s) layout("long");
                """.formatted(longLayout);
        if (split == Split.JEXTRACT_22) {
            sources.put("RocksDBC.java", headerClass("public class RocksDBC", layouts, members));
        } else {
            int half = members.size() / 2;
            sources.put("RocksDBC$shared.java", headerClass("public class RocksDBC$shared", layouts, List.of()));
            sources.put(
                    "RocksDBC_1.java",
                    headerClass("class RocksDBC_1 extends RocksDBC$shared", "", members.subList(0, half)));
            sources.put(
                    "RocksDBC.java",
                    headerClass("public class RocksDBC extends RocksDBC_1", "", members.subList(half, members.size())));
        }
        return new JextractOutput("25", "RocksDBC", sources, symbols, skips);
    }

    private String headerClass(String declaration, String layouts, List<String> content) {
        return "package rockspan.raw;\n\n" + declaration + " {\n" + layouts + comments(String.join("\n", content))
                + "}\n";
    }

    private String comments(String text) {
        return split == Split.JEXTRACT_22 ? text.replace("/**\n", "/**\n\n") : text;
    }

    /** Writes the header and reads it, as the stage before would. */
    static List<HeaderFile> headers(Path file, String text) throws IOException {
        return HeaderReader.read(Files.writeString(file, text), List.of());
    }
}
