package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Signature;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits an interface over methods that several classes have. */
final class SharedInterfaceEmitter {

    private final ApiPackage api;
    private final ResultEmitter results;
    private final Inheritance inheritance;

    SharedInterfaceEmitter(RawCalls raw, Inheritance inheritance) {
        this.api = raw.api();
        this.results = new ResultEmitter(raw);
        this.inheritance = inheritance;
    }

    TypeSpec emit(SharedInterface model) {
        ClassName self = api.type(model.name());
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(self)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L", Javadocs.ofInterface(model));
        model.parents().forEach(parent -> type.addSuperinterface(api.type(parent)));
        model.methods().forEach(method -> type.addMethod(method(self, method)));
        return type.build();
    }

    private MethodSpec method(ClassName self, SharedInterface.Method model) {
        ResultKind result = results.of(self, model.sample());
        MethodSpec.Builder method = MethodSpec.methodBuilder(model.sample().name())
                .addModifiers(Modifier.PUBLIC)
                .returns(result.type())
                .addJavadoc("$L", Javadocs.ofShared(model, result.javadoc()));
        if (model.narrowing()) {
            method.addAnnotation(Override.class);
        }
        model.parameters().forEach(parameter -> method.addParameter(Types.of(parameter, api)));
        Operation operation = model.sample();
        return operation
                .forms()
                .filter(form -> Signature.of(operation.name(), form).equals(model.signature()))
                .filter(form -> inheritance.has(self.simpleName(), operation, form))
                .findFirst()
                .map(form -> forwarding(method.addModifiers(Modifier.DEFAULT), operation, form))
                .orElseGet(() -> method.addModifiers(Modifier.ABSTRACT).build());
    }

    /** A method that is the same in all classes, since it only calls another one. */
    private MethodSpec forwarding(MethodSpec.Builder method, Operation operation, List<JavaParameter> form) {
        return form.size() < operation.parameters().size()
                ? ShortFormEmitter.emit(method, operation, form, api)
                : BuffersEmitter.emit(method, operation);
    }
}
