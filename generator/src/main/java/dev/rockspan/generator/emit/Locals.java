package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument.OutElement;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The local variables around one native call. Their names start with {@code native}, which no parameter's does; each
 * stands for one thing only.
 */
final class Locals {

    /** What the function returned. */
    static final String RESULT = "nativeResult";

    /** The address of the receiver. */
    static final String RECEIVER = "nativeThis";

    /** The address that a destroyer takes first. */
    static final String PARENT = "nativeParent";

    /** The slot for the length of the result. */
    static final String LENGTH = "nativeLength";

    /** The slot that is filled with the result. */
    static final String OUT = "nativeOut";

    /** The slot that tells whether there was a value. */
    static final String FOUND = "nativeFound";

    /** The data of which the receiver is copied. */
    static final String DATA = "nativeData";

    /** How many records a visitor has to see. */
    static final String VISITS = "nativeVisits";

    private final Map<String, CodeBlock> uses = new LinkedHashMap<>();
    private final Map<String, CodeBlock> inputs = new LinkedHashMap<>();
    private final Map<String, CodeBlock> others = new LinkedHashMap<>();

    /** The variable for a parameter, or for a part of the result. */
    static String of(String parameter) {
        return "native" + parameter.substring(0, 1).toUpperCase(Locale.ROOT) + parameter.substring(1);
    }

    /** The slot of a length that is at that index in C. */
    static String length(int index) {
        return LENGTH + index;
    }

    /** The count of a group of lists, which are numbered from 0. */
    static String count(int group) {
        return "nativeCount" + (group == 0 ? "" : group + 1);
    }

    /** An array that is filled; {@code part} is the part of the result it becomes, or empty. */
    static String array(OutElement element, String part) {
        String kind =
                switch (element) {
                    case VALUE -> "Values";
                    case LENGTH -> "Lengths";
                    case ERROR -> "Errors";
                    case HANDLE -> "Handles";
                    case LONG -> "Longs";
                };
        return part.isEmpty() ? "native" + kind : of(part) + kind;
    }

    /** A variable for the address of a handle that the call uses. One handle may be several arguments. */
    CodeBlock use(String name, CodeBlock value) {
        return declare(uses, name, value);
    }

    /** A variable for bytes in the form that the caller has them in. */
    CodeBlock input(String name, CodeBlock value) {
        return declare(inputs, name, value);
    }

    /** A variable for something else whose address is passed. */
    CodeBlock segment(String name, CodeBlock value) {
        return declare(others, name, declaration(name, value));
    }

    /** A variable for a number. */
    void number(String name, CodeBlock value) {
        declare(others, name, CodeBlock.of("int $L = $L", name, value));
    }

    private CodeBlock declare(Map<String, CodeBlock> kind, String name, CodeBlock value) {
        CodeBlock known = uses.containsKey(name)
                ? uses.get(name)
                : inputs.containsKey(name) ? inputs.get(name) : others.get(name);
        if (known != null && !(known.equals(value) && kind.containsKey(name) && !kind.equals(others))) {
            throw new IllegalStateException("two variables are called " + name + ": " + known + ", " + value);
        }
        kind.put(name, value);
        return CodeBlock.of("$L", name);
    }

    private static CodeBlock declaration(String name, CodeBlock value) {
        return CodeBlock.of("$T $L = $L", Types.MEMORY_SEGMENT, name, value);
    }

    Map<String, CodeBlock> uses() {
        return uses;
    }

    Map<String, CodeBlock> inputs() {
        return inputs;
    }

    /** The declarations of what is neither a handle nor bytes of the caller's. */
    CodeBlock others() {
        CodeBlock.Builder code = CodeBlock.builder();
        others.values().forEach(code::addStatement);
        return code.build();
    }

    static CodeBlock declarations(Map<String, CodeBlock> variables) {
        CodeBlock.Builder code = CodeBlock.builder();
        variables.forEach((name, value) -> code.addStatement(declaration(name, value)));
        return code.build();
    }
}
