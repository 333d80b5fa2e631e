package dev.rockspan.raw;

import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A function of the raw layer, as its class file has it.
 *
 * @param owner the class it is in
 * @param name the name of the Java method
 * @param type the Java types, as a method descriptor
 * @param symbols the C functions that it looks up
 * @param shapes the shapes whose handles it reads
 * @param invoked the Java types with which it invokes handles, as method descriptors
 */
record RawFunction(
        String owner, String name, String type, List<String> symbols, List<String> shapes, List<String> invoked) {

    private static final String SHAPES = "dev/rockspan/raw/Shapes$";

    /** All of them, in the order of classes and names. */
    static List<RawFunction> all() {
        return of(name -> name.matches("C[A-Z].*"));
    }

    /** What hand-written code calls without a function of the raw layer between. */
    static List<RawFunction> ofPaths() {
        return of(name -> name.endsWith("Path.class") && !name.matches("C[A-Z].*")).stream()
                .filter(function -> !function.shapes().isEmpty())
                .toList();
    }

    private static List<RawFunction> of(Predicate<String> file) {
        Path classes = Repository.classesOf(Symbols.class).resolve("dev/rockspan/raw");
        List<RawFunction> all = new ArrayList<>();
        for (Path path : Repository.filesUnder(classes, ".class")) {
            String name = path.getFileName().toString();
            if (file.test(name) && !name.contains("$")) {
                for (MethodModel method : parse(path).methods()) {
                    if (!method.methodName().stringValue().startsWith("<")) {
                        all.add(of(name.replace(".class", ""), method));
                    }
                }
            }
        }
        return all;
    }

    static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RawFunction of(String owner, MethodModel method) {
        List<String> symbols = new ArrayList<>();
        List<String> shapes = new ArrayList<>();
        List<String> invoked = new ArrayList<>();
        for (CodeElement element : method.code().orElseThrow()) {
            if (element instanceof ConstantInstruction constant && constant.constantValue() instanceof String symbol) {
                symbols.add(symbol);
            } else if (element instanceof FieldInstruction field
                    && field.owner().asInternalName().startsWith(SHAPES)) {
                shapes.add(field.owner().asInternalName().substring(SHAPES.length()));
            } else if (element instanceof InvokeInstruction call && call.name().equalsString("invokeExact")) {
                invoked.add(call.type().stringValue());
            }
        }
        return new RawFunction(
                owner, method.methodName().stringValue(), method.methodType().stringValue(), symbols, shapes, invoked);
    }
}
