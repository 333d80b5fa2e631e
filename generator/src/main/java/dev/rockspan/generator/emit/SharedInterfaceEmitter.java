package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.SharedInterface;
import javax.lang.model.element.Modifier;

/** Emits an interface over methods that several classes have. */
final class SharedInterfaceEmitter {

    private final ApiPackage api;
    private final ResultEmitter results;

    SharedInterfaceEmitter(RawCalls raw) {
        this.api = raw.api();
        this.results = new ResultEmitter(raw);
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
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .returns(result.type())
                .addJavadoc("$L", Javadocs.ofShared(model, result.javadoc()));
        if (model.narrowing()) {
            method.addAnnotation(Override.class);
        }
        model.parameters().forEach(parameter -> method.addParameter(Types.of(parameter, api)));
        return method.build();
    }
}
