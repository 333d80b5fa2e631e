package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Component;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaParameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Emits the interface that a user implements to be called back. */
final class CallbackInterfaceEmitter {

    private final ApiPackage api;

    CallbackInterfaceEmitter(ApiPackage api) {
        this.api = api;
    }

    TypeSpec emit(CallbackInterface model) {
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(model.name())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L", javadoc(model));
        if (model.methods().stream().filter(method -> !method.optional()).count() == 1) {
            type.addAnnotation(FunctionalInterface.class);
        }
        for (CallbackMethod method : model.methods()) {
            type.addMethod(method(model, method));
            if (method.result() instanceof CallbackResult.Answer answer) {
                type.addType(record(answer));
            }
        }
        return type.build();
    }

    private static CodeBlock javadoc(CallbackInterface model) {
        CodeBlock.Builder doc = CodeBlock.builder().add("$L\n\n", model.summary());
        if (model.transientOnly()) {
            doc.add("<p>Called by the thread that passes it, before the method that it is passed to returns.");
        } else {
            doc.add("<p>RocksDB calls it on threads of its own and on those of callers, on several at a time.");
        }
        doc.add(
                " Segments and objects that are passed to it end with the callback: using them later throws"
                        + " {@link $T}. Only the thread of the callback can use them.\n\n",
                IllegalStateException.class);
        doc.add(
                "<p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none"
                        + " on that thread, {@link $T} gets it. ",
                Types.CALLBACK_ERRORS);
        if (model.distrusted()) {
            doc.add(
                    "RocksDB goes on with an answer that may contradict others; so from then on every"
                            + " operation that needs it fails, most with an {@link $T}. Close the database then: what was"
                            + " written and logged is read back when it is opened with callbacks that do not throw.\n\n",
                    IllegalStateException.class);
        } else if (model.transientOnly()) {
            doc.add("It is not called again after that.\n\n");
        } else {
            doc.add("RocksDB then uses the fallback that each method names.\n\n");
        }
        return doc.add("<p>C: {@code $L}.\n", model.function()).build();
    }

    private MethodSpec method(CallbackInterface model, CallbackMethod method) {
        CallbackResultKind kind = CallbackResultKinds.of(model, method, api);
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addModifiers(Modifier.PUBLIC)
                .returns(kind.type())
                .addJavadoc("$L", javadoc(method, kind.returns()));
        method.inputs().forEach(input -> spec.addParameter(Types.of(input.parameter(), api)));
        if (!method.optional()) {
            return spec.addModifiers(Modifier.ABSTRACT).build();
        }
        return spec.addModifiers(Modifier.DEFAULT)
                .addCode(byDefault(method, kind))
                .build();
    }

    private static CodeBlock javadoc(CallbackMethod method, String returns) {
        String summary = method.summary() == null ? "Called by RocksDB." : method.summary();
        CodeBlock.Builder doc = CodeBlock.builder()
                .add("$L\n\n<p>C: {@code $L}.\n\n", summary, method.pointer().prototype());
        for (Input input : method.inputs()) {
            JavaParameter parameter = input.parameter();
            String nullable = parameter.nullable() ? "null if there is none" : "";
            Javadocs.addParam(doc, parameter.name(), Javadocs.joined(parameter.what(), nullable));
        }
        if (!returns.isEmpty()) {
            doc.add("@return $L\n", returns);
        }
        return doc.build();
    }

    private static CodeBlock byDefault(CallbackMethod method, CallbackResultKind kind) {
        return kind.byDefault() != null
                ? kind.byDefault()
                : CodeBlock.builder()
                        .addStatement("return $L", Objects.requireNonNull(method.otherwise()))
                        .build();
    }

    private TypeSpec record(CallbackResult.Answer answer) {
        List<Component> components = new ArrayList<>();
        components.add(answer.first());
        components.addAll(answer.others());
        MethodSpec.Builder header = MethodSpec.constructorBuilder();
        CodeBlock.Builder checks = CodeBlock.builder();
        CodeBlock.Builder doc = CodeBlock.builder().add("The answer.\n\n");
        for (Component component : components) {
            header.addParameter(component(component), component.name());
            String happens = component.bytes() ? "copied when the callback returns; null for none" : "";
            Javadocs.addParam(doc, component.name(), Javadocs.joined(component.what(), happens));
            Conversion conversion = component.conversion();
            if (conversion != null && conversion.is(Conversion.Kind.CONSTANT)) {
                checks.addStatement(ScalarArguments.required(component.name()));
            }
        }
        return TypeSpec.recordBuilder(answer.name())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(doc.build())
                .recordConstructor(header.build())
                .addMethod(MethodSpec.compactConstructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("Rejects null where a constant is needed.\n")
                        .addCode(checks.build())
                        .build())
                .build();
    }

    private TypeName component(Component component) {
        if (component.bytes()) {
            return Types.nullable(Types.MEMORY_SEGMENT, true);
        }
        return component.conversion() == null ? TypeName.BOOLEAN : Conversions.type(component.conversion(), api);
    }
}
