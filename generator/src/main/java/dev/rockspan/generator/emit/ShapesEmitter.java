package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.RawFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
                        + " F float, D double, V void.\nPointers to what is never a user's memory are numbers, J.\n")
                .addMethod(PrivateConstructor.SPEC);
        shapes.values().forEach(function -> type.addType(shape(function)));
        return type.build();
    }

    private static TypeSpec shape(RawFunction function) {
        return TypeSpec.classBuilder(function.shape())
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addField(FieldSpec.builder(
                                Types.METHOD_HANDLE, "HANDLE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(
                                "$T.$L($L)",
                                Types.DOWNCALLS,
                                switch (function.linkage()) {
                                    case PLAIN -> "link";
                                    case TRIVIAL -> "linkTrivial";
                                    case HEAP -> "linkWithHeap";
                                },
                                descriptor(function))
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .addMethod(call(function))
                .build();
    }

    private static CodeBlock descriptor(RawFunction function) {
        List<CodeBlock> layouts =
                function.passed().stream().map(ShapesEmitter::layout).collect(Collectors.toCollection(ArrayList::new));
        boolean isVoid = function.result() == Carrier.VOID;
        if (!isVoid) {
            layouts.add(0, layout(function.result()));
        }
        return CodeBlock.of(
                "$T.$L($L)", Types.FUNCTION_DESCRIPTOR, isVoid ? "ofVoid" : "of", CodeBlock.join(layouts, ", "));
    }

    private static CodeBlock layout(Carrier carrier) {
        return carrier == Carrier.BYTES
                ? CodeBlock.of("$1T.structLayout($2T.ADDRESS, $2T.JAVA_LONG)", Types.MEMORY_LAYOUT, Types.VALUE_LAYOUT)
                : CodeBlock.of("$T.$L", Types.VALUE_LAYOUT, Types.layout(carrier));
    }

    private static MethodSpec call(RawFunction function) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("call")
                .addModifiers(Modifier.STATIC)
                .returns(Types.of(function.result()))
                .addParameter(Types.MEMORY_SEGMENT, "function");
        StringBuilder arguments = new StringBuilder("function");
        if (function.result() == Carrier.BYTES) {
            method.addParameter(Types.SEGMENT_ALLOCATOR, "allocator");
            arguments.append(", allocator");
        }
        IntStream.range(0, function.passed().size()).forEach(index -> {
            method.addParameter(Types.of(function.passed().get(index)), "a" + index);
            arguments.append(", a").append(index);
        });
        method.beginControlFlow("try");
        if (function.result() == Carrier.VOID) {
            method.addStatement("HANDLE.invokeExact($L)", arguments);
        } else {
            method.addStatement("return ($T) HANDLE.invokeExact($L)", Types.of(function.result()), arguments);
        }
        return method.nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("throw $T.failed(failure)", Types.DOWNCALLS)
                .endControlFlow()
                .build();
    }
}
