package dev.rockspan.raw;

import dev.rockspan.testing.Repository;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A call shape, as its class file has it.
 *
 * @param descriptor the layouts of the {@code FunctionDescriptor} in the letters of the facts, structs in braces
 * @param linkedBy the method of the runtime that links it
 */
record Shape(String descriptor, String linkedBy) {

    private static final Map<String, String> LETTERS = Map.of(
            "ADDRESS", "P",
            "JAVA_BOOLEAN", "Z",
            "JAVA_BYTE", "B",
            "JAVA_SHORT", "S",
            "JAVA_INT", "I",
            "JAVA_LONG", "J",
            "JAVA_FLOAT", "F",
            "JAVA_DOUBLE", "D");

    /** All of them by name. */
    static Map<String, Shape> all() {
        Path classes = Repository.classesOf(Symbols.class).resolve("dev/rockspan/raw");
        Map<String, Shape> all = new TreeMap<>();
        for (Path file : Repository.filesUnder(classes, ".class")) {
            String name = file.getFileName().toString();
            if (name.startsWith("Shapes$")) {
                all.put(
                        name.substring("Shapes$".length(), name.length() - ".class".length()),
                        of(RawFunction.parse(file)));
            }
        }
        return all;
    }

    private static Shape of(ClassModel shape) {
        List<String> layouts = new ArrayList<>();
        Deque<Integer> arrays = new ArrayDeque<>();
        String of = "";
        String linkedBy = "";
        MethodModel initializer = shape.methods().stream()
                .filter(method -> method.methodName().equalsString("<clinit>"))
                .findFirst()
                .orElseThrow();
        for (CodeElement element : initializer.code().orElseThrow()) {
            if (element instanceof FieldInstruction field
                    && LETTERS.containsKey(field.name().stringValue())) {
                layouts.add(LETTERS.get(field.name().stringValue()));
            } else if (element instanceof NewReferenceArrayInstruction) {
                arrays.push(layouts.size());
            } else if (element instanceof InvokeInstruction call) {
                String owner = call.owner().asInternalName();
                if (call.name().equalsString("structLayout")) {
                    List<String> members = layouts.subList(arrays.pop(), layouts.size());
                    String struct = "{" + String.join("", members) + "}";
                    members.clear();
                    layouts.add(struct);
                } else if (owner.endsWith("/FunctionDescriptor")) {
                    of = call.name().stringValue();
                } else if (owner.endsWith("/NativeFunctions")) {
                    linkedBy = call.name().stringValue();
                }
            }
        }
        String result = of.equals("ofVoid") ? "V" : layouts.removeFirst();
        return new Shape("(" + String.join("", layouts) + ")" + result, linkedBy);
    }
}
