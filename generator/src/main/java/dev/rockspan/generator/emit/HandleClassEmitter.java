package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits the Java class of one opaque C type. */
final class HandleClassEmitter {

    private final ApiPackage api;
    private final OperationEmitter operations;
    private final Inheritance inheritance;
    private final Keeping keeping;

    HandleClassEmitter(RawCalls raw, Inheritance inheritance, Keeping keeping) {
        this.api = raw.api();
        this.operations = new OperationEmitter(raw, new ResultEmitter(raw), inheritance);
        this.inheritance = inheritance;
        this.keeping = keeping;
    }

    TypeSpec emit(HandleClass model) {
        ClassName self = api.type(model.name());
        TypeSpec.Builder type = TypeSpec.classBuilder(self)
                .addModifiers(Modifier.PUBLIC)
                .superclass(superclass(model))
                .addJavadoc("$L", Javadocs.ofClass(model, keeping.by(model.name())))
                .addMethod(constructor(model));
        inheritance.interfacesOf(model).forEach(name -> type.addSuperinterface(api.type(name)));
        SplitInterfaceEmitter.named(model)
                .forEach(name -> type.addSuperinterface(SplitInterfaceEmitter.of(name, self, api)));
        if (model.lifetime().sharing() == Sharing.MAKER) {
            type.addField(FieldSpec.builder(Thread.class, "maker", Modifier.PRIVATE, Modifier.FINAL)
                    .initializer("$T.currentThread()", Thread.class)
                    .build());
        }
        if (model.lifetime().pinned()) {
            type.addField(Types.PIN, "pin", Modifier.PRIVATE, Modifier.FINAL);
        }
        HandleClass.PendingWrites pending = model.pending();
        PrivateMethods methods = new PrivateMethods();
        for (Operation operation : model.operations()) {
            if (model.inherits(operation)) {
                continue;
            }
            if (!inheritance.has(model.name(), operation, operation.parameters())) {
                type.addMethod(
                        pending != null && pending.isMadeBy(operation)
                                ? operations.emitPending(self, operation, model, pending)
                                : operations.emit(self, operation, model, methods));
            }
            methods.takeAdded().forEach(type::addMethod);
            for (List<JavaParameter> parameters : operation.shortForms()) {
                if (!inheritance.has(model.name(), operation, parameters)) {
                    type.addMethod(operations.emitShortForm(self, operation, parameters));
                }
            }
        }
        JavaGetterEmitter.getters(
                        model.operations().stream()
                                .filter(operation -> !model.inherits(operation))
                                .toList(),
                        api)
                .forEach(type::addMethod);
        if (model.supertypes().derived() != null) {
            new DerivedEmitter(operations).add(model.supertypes().derived(), self, type);
        }
        type.addMethod(in(self));
        if (model.defaultInstance()) {
            addDefaults(type, self);
        }
        return type.build();
    }

    private ClassName superclass(HandleClass model) {
        if (model.supertypes().derived() != null) {
            return api.type(model.supertypes().derived().superclass());
        }
        HandleClass.Base base = model.supertypes().base();
        return base == null ? Types.ROCKS_OBJECT : Types.runtime(base.name());
    }

    private MethodSpec constructor(HandleClass model) {
        if (model.supertypes().derived() != null) {
            return DerivedEmitter.constructor(model);
        }
        return model.lifetime().pinned() ? pinned() : owning(model);
    }

    private MethodSpec owning(HandleClass model) {
        return MethodSpec.constructorBuilder()
                .addParameter(Types.NATIVE_OBJECT, "nativeObject")
                .addStatement("super($L)", madeOf(model))
                .build();
    }

    private static MethodSpec pinned() {
        return MethodSpec.constructorBuilder()
                .addParameter(Types.PIN, "pin")
                .addParameter(Types.ROCKS_OBJECT, "parent")
                .addStatement("super(pin, parent)")
                .addStatement("this.pin = pin")
                .build();
    }

    private CodeBlock madeOf(HandleClass model) {
        HandleClass.Base base = model.supertypes().base();
        return base == null ? lifetime(model) : CodeBlock.of("$L, $T.INSTANCE", lifetime(model), api.path(base.path()));
    }

    /** What a constructor hands to the superclass. */
    static CodeBlock lifetime(HandleClass model) {
        return CodeBlock.of(
                model.lifetime().sharing() == Sharing.ONE_CALL ? "nativeObject.exclusive()" : "nativeObject");
    }

    private static MethodSpec in(ClassName self) {
        return MethodSpec.methodBuilder("in")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Has an arena close this object: when the arena is closed or, if it is automatic,"
                        + " garbage-collected.\n\n"
                        + "@param arena the arena; closing this object earlier is allowed\n"
                        + "@return this object\n")
                .returns(self)
                .addParameter(Types.ARENA, "arena")
                .addStatement("$T.attach(this, arena)", Types.EFFECTS)
                .addStatement("return this")
                .build();
    }

    /**
     * A shared instance with RocksDB's defaults, made when first needed and never closed. It is in no class of its own: if
     * making it fails for want of stack or memory, it is made when it is needed next.
     */
    private static void addDefaults(TypeSpec.Builder type, ClassName self) {
        type.addField(FieldSpec.builder(
                        Types.nullable(self, true), "defaults", Modifier.PRIVATE, Modifier.STATIC, Modifier.VOLATILE)
                .build());
        type.addMethod(MethodSpec.methodBuilder("defaults")
                .addModifiers(Modifier.STATIC)
                .returns(self)
                .addStatement("$T known = defaults", self)
                .addStatement("return known != null ? known : makeDefaults()")
                .build());
        type.addMethod(MethodSpec.methodBuilder("makeDefaults")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.SYNCHRONIZED)
                .returns(self)
                .addStatement("$T made = defaults", self)
                .beginControlFlow("if (made == null)")
                .addStatement("made = new $T()", self)
                .addStatement("$T.setPermanent(made)", Types.EFFECTS)
                .addStatement("defaults = made")
                .endControlFlow()
                .addStatement("return made")
                .build());
    }
}
