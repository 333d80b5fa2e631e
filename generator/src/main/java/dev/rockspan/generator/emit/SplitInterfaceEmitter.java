package dev.rockspan.generator.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.SplitInterface;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Emits an interface that several classes of one C type share. The methods stand here and nowhere else. */
final class SplitInterfaceEmitter {

    private static final String SELF = "self";

    private final ApiPackage api;
    private final OperationEmitter operations;

    SplitInterfaceEmitter(RawCalls raw) {
        this.api = raw.api();
        ResultEmitter.Receiver receiver =
                new ResultEmitter.Receiver(TypeVariableName.get("T"), CodeBlock.of("$L()", SELF));
        this.operations = new OperationEmitter(raw, new ResultEmitter(raw, receiver), Inheritance.none(raw));
    }

    /** The interfaces that a class has to name: those that it has through another one are understood. */
    static List<String> named(HandleClass type) {
        Set<String> understood = type.supertypes().split().stream()
                .flatMap(split -> split.parents().stream())
                .collect(Collectors.toSet());
        return type.supertypes().split().stream()
                .map(SplitInterface::name)
                .filter(name -> !understood.contains(name))
                .toList();
    }

    /** An interface for a class that implements it. */
    static TypeName of(String name, TypeName implementing, ApiPackage api) {
        return ParameterizedTypeName.get(api.type(name), implementing);
    }

    TypeSpec emit(SplitInterface model) {
        ClassName name = api.type(model.name());
        TypeVariableName self = TypeVariableName.get("T");
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addTypeVariable(TypeVariableName.get("T", of(model.name(), self, api)))
                .addJavadoc("$L", Javadocs.ofSplit(model));
        if (model.parents().isEmpty()) {
            type.addSuperinterface(Types.USABLE);
        }
        model.parents().forEach(parent -> type.addSuperinterface(of(parent, self, api)));
        PrivateMethods methods = new PrivateMethods();
        for (Operation operation : model.operations()) {
            type.addMethod(inInterface(operations.emit(name, operation, model.sharing(), methods)));
            for (List<JavaParameter> parameters : operation.shortForms()) {
                type.addMethod(inInterface(operations.emitShortForm(name, operation, parameters)));
            }
        }
        methods.takeAdded().forEach(type::addMethod);
        JavaGetterEmitter.getters(model.operations(), api).forEach(getter -> type.addMethod(inInterface(getter)));
        return type.addMethod(self(self)).build();
    }

    private static MethodSpec inInterface(MethodSpec method) {
        return method.toBuilder().addModifiers(Modifier.DEFAULT).build();
    }

    private static MethodSpec self(TypeVariableName self) {
        return MethodSpec.methodBuilder(SELF)
                .addModifiers(Modifier.PRIVATE)
                .addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "unchecked")
                        .build())
                .returns(self)
                .addStatement("return ($T) this", self)
                .build();
    }
}
