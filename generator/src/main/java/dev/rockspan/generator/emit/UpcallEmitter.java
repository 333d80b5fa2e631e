package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * Emits the functions through which C calls the methods of an interface: static methods that make Java's arguments of
 * C's, call, and make C's result of Java's. Nothing that is thrown leaves them.
 */
final class UpcallEmitter {

    private final ApiPackage api;
    private final RawCalls raw;

    UpcallEmitter(RawCalls raw) {
        this.raw = raw;
        this.api = raw.api();
    }

    /** The class that has the functions of an interface. */
    static ClassName type(String interfaceName, ApiPackage api) {
        String base = interfaceName.endsWith("Callbacks")
                ? interfaceName.substring(0, interfaceName.length() - "Callbacks".length())
                : interfaceName;
        return api.type(base + "Upcalls");
    }

    /** The class in it whose fields are the functions' addresses. */
    static ClassName addresses(String interfaceName, ApiPackage api) {
        return type(interfaceName, api).nestedClass("Addresses");
    }

    /** The field that has the function of a method. */
    static String field(String method) {
        return method.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
    }

    TypeSpec emit(CallbackInterface model) {
        TypeSpec.Builder type = TypeSpec.classBuilder(type(model.name(), api))
                .addModifiers(Modifier.FINAL)
                .addJavadoc("The functions through which C calls {@link $T}.\n", api.type(model.name()))
                .addMethod(PrivateConstructor.SPEC);
        TypeSpec.Builder addresses = TypeSpec.classBuilder(addresses(model.name(), api))
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "The addresses of these functions. They are in a class of their own, because {@link $T#stub}\n"
                                + "needs the functions' class to be initialised.\n",
                        Types.CALLBACKS)
                .addMethod(PrivateConstructor.SPEC);
        for (CallbackMethod method : model.methods()) {
            addresses.addField(
                    FieldSpec.builder(Types.MEMORY_SEGMENT, field(method.name()), Modifier.STATIC, Modifier.FINAL)
                            .initializer(
                                    "$T.stub($T.lookup().in($T.class), $S, $L)",
                                    Types.CALLBACKS,
                                    Types.METHOD_HANDLES,
                                    type(model.name(), api),
                                    method.name(),
                                    descriptor(method))
                            .build());
            type.addMethod(function(model, method));
        }
        return type.addType(addresses.build()).build();
    }

    private static CodeBlock descriptor(CallbackMethod method) {
        List<CodeBlock> layouts = new ArrayList<>();
        boolean isVoid = method.pointer().returns() == Carrier.VOID;
        if (!isVoid) {
            layouts.add(layout(method.pointer().returns()));
        }
        method.pointer().carriers().forEach(carrier -> layouts.add(layout(carrier)));
        return CodeBlock.of(
                "$T.$L($L)", Types.FUNCTION_DESCRIPTOR, isVoid ? "ofVoid" : "of", CodeBlock.join(layouts, ", "));
    }

    /** Addresses come as numbers, which makes no object of each. */
    private static Carrier numeric(Carrier carrier) {
        return carrier == Carrier.POINTER ? Carrier.LONG : carrier;
    }

    private static CodeBlock layout(Carrier carrier) {
        return CodeBlock.of("$T.$L", Types.VALUE_LAYOUT, Types.layout(numeric(carrier)));
    }

    private MethodSpec function(CallbackInterface model, CallbackMethod method) {
        TypeName result = Types.of(numeric(method.pointer().returns()));
        MethodSpec.Builder function = MethodSpec.methodBuilder(method.name())
                .addModifiers(Modifier.STATIC)
                .returns(result)
                .addParameter(TypeName.LONG, "state");
        for (int i = 1; i < method.pointer().carriers().size(); i++) {
            function.addParameter(Types.of(numeric(method.pointer().carriers().get(i))), "a" + i);
        }
        String name = model.name() + '.' + method.name();
        ClassName type = api.type(model.name());
        CallbackResultKind kind = CallbackResultKinds.of(model, method, api);
        CodeBlock call = CodeBlock.of(
                "callbacks.$L($L)",
                method.name(),
                method.inputs().stream()
                        .map(input -> UpcallArguments.argument(input, raw))
                        .collect(CodeBlock.joining(", ")));
        return function.addCode(kind.before())
                .beginControlFlow("try ($1T upcall = $1T.begin(state))", Types.UPCALL)
                .addStatement("$1T callbacks = upcall.$2L($1T.class, $3S)", type, target(method), name)
                .beginControlFlow("if (callbacks != null)")
                .addCode(kind.answer().apply(call))
                .endControlFlow()
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("$T.failed(state, $S, failure)", Types.UPCALL, name)
                .endControlFlow()
                .addCode(kind.failure())
                .build();
    }

    private static String target(CallbackMethod method) {
        if (method.counted()) {
            return "visit";
        }
        return method.result() instanceof CallbackResult.Value value
                        && value.failure().kind() == Failure.Kind.ANY_ORDER
                ? "order"
                : "target";
    }
}
