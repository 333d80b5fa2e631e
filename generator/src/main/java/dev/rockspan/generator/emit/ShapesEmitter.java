package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.RawFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Emits {@code Shapes}: one method handle per call shape, linked when a function of that shape is first called. */
final class ShapesEmitter {

    private ShapesEmitter() {}

    static TypeSpec emit(Stream<RawFunction> functions) {
        SortedMap<String, RawFunction> shapes = new TreeMap<>();
        functions.forEach(function -> shapes.putIfAbsent(function.shape(), function));
        TypeSpec.Builder type = TypeSpec.classBuilder("Shapes")
                .addModifiers(Modifier.FINAL)
                .addJavadoc("One method handle per call shape, linked when a function of that shape is first called. A"
                        + " shape is named\nafter its parameters and result: P pointer, Z bool, B S I J 8 to 64 bits,"
                        + " F float, D double, V void.\nWhole numbers, truth values and pointers to what is never a user's memory are 64 bits, J,"
                        + " and so is what is\nignored: what comes in registers looks the same to C.\n")
                .addMethod(PrivateConstructor.SPEC);
        shapes.values().forEach(function -> type.addType(shape(function)));
        return type.build();
    }

    /** Calls {@code function}, an address, with arguments of C's names; statements. */
    static CodeBlock callOf(RawFunction function, ApiPackage api) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("function")));
        if (function.result() == Carrier.BYTES) {
            arguments.add(CodeBlock.of("allocator"));
        }
        List<Carrier> passed = function.passed();
        for (int index = 0; index < passed.size(); index++) {
            arguments.add(
                    index < function.parameters().size()
                            ? passed(
                                    function.names().get(index),
                                    function.parameters().get(index),
                                    passed.get(index))
                            : CodeBlock.of("0L"));
        }
        CodeBlock call = CodeBlock.of(
                "($T) $T.HANDLE.invokeExact($L)",
                Types.of(function.returned()),
                api.shape(function),
                CodeBlock.join(arguments, ", "));
        CodeBlock statement =
                switch (function.result()) {
                    case VOID -> CodeBlock.of("long ignored = $L", call);
                    case POINTER -> CodeBlock.of("return $T.ofAddress($L)", Types.MEMORY_SEGMENT, call);
                    case BOOLEAN -> CodeBlock.of("return (byte) $L != 0", call);
                    case BYTE, SHORT, INT -> CodeBlock.of("return ($T) $L", Types.of(function.result()), call);
                    case LONG, FLOAT, DOUBLE, BYTES -> CodeBlock.of("return $L", call);
                };
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement(statement)
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("throw $T.failed(failure)", Types.NATIVE_FUNCTIONS)
                .endControlFlow()
                .build();
    }

    private static CodeBlock passed(String argument, Carrier given, Carrier passed) {
        if (given == passed) {
            return CodeBlock.of("$L", argument);
        }
        return switch (given) {
            case POINTER -> CodeBlock.of("$L.address()", argument);
            case BOOLEAN -> CodeBlock.of("$L ? 1L : 0L", argument);
            default -> CodeBlock.of("(long) $L", argument);
        };
    }

    private static TypeSpec shape(RawFunction function) {
        return TypeSpec.classBuilder(function.shape())
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addField(FieldSpec.builder(Types.METHOD_HANDLE, "HANDLE", Modifier.STATIC, Modifier.FINAL)
                        .initializer(
                                "$T.$L($L)",
                                Types.NATIVE_FUNCTIONS,
                                switch (function.linkage()) {
                                    case PLAIN -> "link";
                                    case TRIVIAL -> "linkTrivial";
                                    case HEAP -> "linkWithHeap";
                                },
                                descriptor(function))
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .build();
    }

    private static CodeBlock descriptor(RawFunction function) {
        List<CodeBlock> layouts =
                function.passed().stream().map(ShapesEmitter::layout).collect(Collectors.toCollection(ArrayList::new));
        layouts.add(0, layout(function.returned()));
        return CodeBlock.of("$T.of($L)", Types.FUNCTION_DESCRIPTOR, CodeBlock.join(layouts, ", "));
    }

    private static CodeBlock layout(Carrier carrier) {
        return carrier == Carrier.BYTES
                ? CodeBlock.of("$1T.structLayout($2T.ADDRESS, $2T.JAVA_LONG)", Types.MEMORY_LAYOUT, Types.VALUE_LAYOUT)
                : CodeBlock.of("$T.$L", Types.VALUE_LAYOUT, Types.layout(carrier));
    }
}
