package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import javax.lang.model.element.Modifier;

/** Emits what a class has that extends another one: an address of its own, and overrides. */
final class DerivedEmitter {

    /** The address of the receiver. */
    static final CodeBlock RECEIVER = CodeBlock.of("use(call)");

    private static final String ADDRESS = "derived";

    private final OperationEmitter operations;

    DerivedEmitter(OperationEmitter operations) {
        this.operations = operations;
    }

    static MethodSpec constructor(HandleClass model) {
        return MethodSpec.constructorBuilder()
                .addParameter(Types.MEMORY_SEGMENT, ADDRESS)
                .addParameter(Types.NATIVE_OBJECT, "nativeObject")
                .addStatement("super($L)", HandleClassEmitter.lifetime(model))
                .addStatement("this.$1L = $1L", ADDRESS)
                .build();
    }

    void add(Derived derived, ClassName self, TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(Types.MEMORY_SEGMENT, ADDRESS, Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("The address; that of the native object is its base, which the superclass uses.\n")
                .build());
        derived.refused().stream()
                .filter(refused -> !BuffersEmitter.takesBuffers(refused.operation()))
                .forEach(refused -> type.addMethod(refuse(self, refused)));
        type.addMethod(MethodSpec.methodBuilder("use")
                .addModifiers(Modifier.PRIVATE)
                .returns(Types.MEMORY_SEGMENT)
                .addParameter(Types.CALL, "call")
                .addStatement("call.use(this)")
                .addStatement("return $L", ADDRESS)
                .build());
    }

    private MethodSpec refuse(ClassName self, Derived.Refused refused) {
        return operations
                .override(self, refused.operation())
                .addJavadoc("Is not supported. $L.\n\n@throws $T always\n", refused.message(), Types.ROCKS_DB_EXCEPTION)
                .addStatement("throw $T.notSupported($S)", Types.ROCKS_DB_EXCEPTION, refused.message())
                .build();
    }
}
