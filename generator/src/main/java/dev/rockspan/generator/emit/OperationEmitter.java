package dev.rockspan.generator.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits one method or constructor: arguments in, the call, errors, the result out. */
final class OperationEmitter {

    private final ApiPackage api;
    private final ResultEmitter results;
    private final BodyEmitter bodies;
    private final Inheritance inheritance;

    OperationEmitter(RawCalls raw, ResultEmitter results, Inheritance inheritance) {
        this.api = raw.api();
        this.inheritance = inheritance;
        this.results = results;
        this.bodies = new BodyEmitter(raw, results);
    }

    /** Emits an operation of an interface. */
    MethodSpec emit(ClassName self, Operation operation, Sharing sharing, PrivateMethods methods) {
        return emit(self, operation, sharing, false, CodeBlock.of(""), methods);
    }

    /** Emits an operation of a class. */
    MethodSpec emit(ClassName self, Operation operation, HandleClass model, PrivateMethods methods) {
        return emit(
                self,
                operation,
                model.lifetime().sharing(),
                model.lifetime().filled(),
                HandleClassEmitter.lifetime(model),
                methods);
    }

    /**
     * @param filled whether the receiver may have nothing in it yet
     * @param lifetime what a constructor hands to the superclass
     */
    private MethodSpec emit(
            ClassName self,
            Operation operation,
            Sharing sharing,
            boolean filled,
            CodeBlock lifetime,
            PrivateMethods methods) {
        if (BuffersEmitter.takesBuffers(operation)) {
            return BuffersEmitter.emit(declare(self, operation, operation.parameters()), operation);
        }
        MethodSpec.Builder method = declare(self, operation, operation.parameters());
        boolean constructor = operation.form() == Form.CONSTRUCTOR;
        method.addCode(PendingEmitter.attempt(operation));
        if (sharing == Sharing.MAKER && operation.form() == Form.METHOD) {
            method.addStatement("$T.requireThread(this, maker)", Types.EFFECTS);
        }
        if (sharing == Sharing.MAKER && constructor) {
            method.addStatement("$T.requirePlatformThread($S)", Types.EFFECTS, self.simpleName());
        }
        if (constructor) {
            method.addStatement("$T nativeObject", Types.NATIVE_OBJECT);
        }
        CodeBlock body = bodies.statements(self, operation, sharing, filled, new SharedBody(api, methods));
        if (needsCall(operation)) {
            addInCall(method, body, api);
        } else {
            method.addCode(body);
        }
        if (constructor) {
            method.addStatement("super($L)", lifetime);
        }
        if (JavaGetterEmitter.isCopy(self, operation, sharing)) {
            // It passes this to the runtime, which only looks at its native object.
            method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "this-escape")
                    .build());
            method.addStatement(
                    "$T.copyGiven(this, $L)",
                    Types.EFFECTS,
                    operation.parameters().get(0).name());
        }
        return method.build();
    }

    /** Emits the constructor of a batch with pending writes. */
    MethodSpec emitPending(ClassName self, Operation operation, HandleClass model, HandleClass.PendingWrites pending) {
        return declare(self, operation, operation.parameters())
                .addStatement("this($L)", PendingEmitter.lifetime(model, pending, api))
                .build();
    }

    /** Adds code to a method, inside a call. */
    static MethodSpec.Builder addInCall(MethodSpec.Builder method, CodeBlock code, ApiPackage api) {
        return method.beginControlFlow("try ($1T call = $1T.begin($2T.TABLE))", Types.CALL, api.symbols())
                .addCode(code)
                .endControlFlow();
    }

    /** Whether it uses the variable {@code call}: all do, but those that show what is pinned, or only pass numbers. */
    private static boolean needsCall(Operation operation) {
        boolean onlyNumbers = operation.form() == Form.STATIC
                && operation.arguments().stream().allMatch(Argument.Value.class::isInstance)
                && (operation.result() == Result.Plain.NOTHING || operation.result() instanceof Result.Value);
        return !onlyNumbers && operation.result() != Result.Plain.SEGMENT;
    }

    /** An overload that leaves out what something can stand in for. */
    MethodSpec emitShortForm(ClassName self, Operation operation, List<JavaParameter> parameters) {
        return ShortFormEmitter.emit(declare(self, operation, parameters), operation, parameters, api);
    }

    /** Declares a method that overrides one of the superclass. */
    MethodSpec.Builder override(ClassName self, Operation operation) {
        return MethodSpec.methodBuilder(operation.name())
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(results.type(self, operation))
                .addParameters(operation.parameters().stream()
                        .map(parameter -> Types.of(parameter, api))
                        .toList());
    }

    private MethodSpec.Builder declare(ClassName self, Operation operation, List<JavaParameter> parameters) {
        MethodSpec.Builder method = operation.form() == Form.CONSTRUCTOR
                ? MethodSpec.constructorBuilder()
                : MethodSpec.methodBuilder(operation.name()).returns(results.type(self, operation));
        method.addModifiers(Modifier.PUBLIC);
        if (operation.form() == Form.STATIC) {
            method.addModifiers(Modifier.STATIC);
        }
        if (operation.description().option() != null
                && operation.description().option().deprecated() != null) {
            method.addAnnotation(Deprecated.class);
        }
        method.addParameters(
                parameters.stream().map(parameter -> Types.of(parameter, api)).toList());
        FormJavadoc form = new FormJavadoc(operation, parameters);
        boolean overrides = inheritance.overrides(self.simpleName(), operation, parameters);
        if (overrides) {
            method.addAnnotation(Override.class);
        }
        if (!form.isFor()) {
            method.addJavadoc(
                    "$L",
                    Javadocs.ofOperation(
                            operation, parameters, results.of(self, operation).javadoc()));
        } else if (!overrides) {
            method.addJavadoc(form.javadoc(self.simpleName()));
        }
        return method;
    }
}
