package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.JavaGetters;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits {@link JavaGetters}, and what a setter remembers for its own. */
final class JavaGetterEmitter {

    private JavaGetterEmitter() {}

    /** Whether a constructor copies settings. */
    static boolean isCopy(ClassName self, Operation operation, Sharing sharing) {
        return operation.form() == Form.CONSTRUCTOR
                && sharing == Sharing.READERS
                && operation.parameters().size() == 1
                && JavaGetters.type(operation) instanceof JavaType.Handle handle
                && (handle.as() != null || handle.className().equals(self.simpleName()));
    }

    /** Remembers what a setter is called with. */
    static CodeBlock note(Operation operation) {
        return CodeBlock.builder()
                .addStatement("$T.noteGiven(this, $S, $L)", Types.EFFECTS, JavaGetters.name(operation), copy(operation))
                .build();
    }

    private static CodeBlock copy(Operation operation) {
        String name = operation.parameters().get(0).name();
        return JavaGetters.type(operation) instanceof JavaType.ListOf
                ? CodeBlock.of("$T.copyOf($L)", List.class, name)
                : JavaGetters.type(operation) == JavaType.Fixed.INTS
                        ? CodeBlock.of("$L.clone()", name)
                        : CodeBlock.of("$L", name);
    }

    /** Those of setters among operations. */
    static List<MethodSpec> getters(List<Operation> operations, ApiPackage api) {
        return JavaGetters.setters(operations).stream()
                .map(operation -> emit(operation, api))
                .toList();
    }

    private static MethodSpec emit(Operation operation, ApiPackage api) {
        JavaParameter parameter = operation.parameters().get(0);
        MethodSpec.Builder getter = MethodSpec.methodBuilder(JavaGetters.name(operation))
                .addModifiers(Modifier.PUBLIC)
                .returns(Types.nullable(Types.of(parameter.type(), api), !JavaGetters.isMany(operation)));
        if (!JavaGetters.isMany(operation)) {
            boolean transferred =
                    operation.arguments(Argument.Transferred.class).findAny().isPresent();
            return getter.addJavadoc(
                            "Returns what {@link #$L} was last given, or null.$L\n",
                            operation.name(),
                            transferred ? " Its ownership was transferred then, so no other call can use it." : "")
                    .addStatement("return $T.given(this, $S)", Types.EFFECTS, JavaGetters.name(operation))
                    .build();
        }
        boolean list = JavaGetters.type(operation) instanceof JavaType.ListOf;
        return getter.addJavadoc("Returns what {@link #$L} was last given; empty if nothing.\n", operation.name())
                .addStatement(
                        list ? "return $T.given(this, $S, $T.of())" : "return $T.given(this, $S, new int[0]).clone()",
                        list
                                ? new Object[] {Types.EFFECTS, JavaGetters.name(operation), List.class}
                                : new Object[] {Types.EFFECTS, JavaGetters.name(operation)})
                .build();
    }
}
