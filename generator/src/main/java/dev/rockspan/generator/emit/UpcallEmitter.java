package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackMethod.Kind;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Component;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
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

    /** The field that has the function of a method. */
    static String field(String method) {
        return method.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
    }

    TypeSpec emit(CallbackInterface model) {
        TypeSpec.Builder type = TypeSpec.classBuilder(type(model.name(), api))
                .addModifiers(Modifier.FINAL)
                .addJavadoc("The functions through which C calls {@link $T}.\n", api.type(model.name()))
                .addMethod(PrivateConstructor.SPEC);
        for (CallbackMethod method : model.methods()) {
            type.addField(FieldSpec.builder(Types.MEMORY_SEGMENT, field(method.name()), Modifier.STATIC, Modifier.FINAL)
                    .initializer(
                            "$T.stub($T.lookup(), $S, $L)",
                            Types.STUBS,
                            Types.METHOD_HANDLES,
                            method.name(),
                            descriptor(method))
                    .build());
            type.addMethod(function(model, method));
        }
        return type.build();
    }

    private static CodeBlock descriptor(CallbackMethod method) {
        List<CodeBlock> layouts = new ArrayList<>();
        boolean isVoid = method.returns() == Carrier.VOID;
        if (!isVoid) {
            layouts.add(layout(method.returns()));
        }
        method.carriers().forEach(carrier -> layouts.add(layout(carrier)));
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
        TypeName result = Types.of(numeric(method.returns()));
        MethodSpec.Builder function = MethodSpec.methodBuilder(method.name())
                .addModifiers(Modifier.STATIC)
                .returns(result)
                .addParameter(TypeName.LONG, "state");
        for (int i = 1; i < method.carriers().size(); i++) {
            function.addParameter(Types.of(numeric(method.carriers().get(i))), "a" + i);
        }
        String name = model.name() + '.' + method.name();
        ClassName type = api.type(model.name());
        return function.beginControlFlow("try ($1T upcall = $1T.begin(state))", Types.UPCALL)
                .addStatement("$1T callbacks = upcall.$2L($1T.class, $3S)", type, target(method), name)
                .beginControlFlow("if (callbacks != null)")
                .addCode(answer(model, method, name))
                .endControlFlow()
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("$T.failed(state, $S, failure)", Types.UPCALLS, name)
                .endControlFlow()
                .addCode(new UpcallFailures(api).statements(method, name))
                .build();
    }

    private static String target(CallbackMethod method) {
        if (method.counted()) {
            return "visit";
        }
        return method.result() instanceof CallbackResult.Value value && value.failure() instanceof Failure.AnyOrder
                ? "order"
                : "target";
    }

    private CodeBlock answer(CallbackInterface model, CallbackMethod method, String name) {
        List<CodeBlock> arguments = method.inputs().stream().map(this::argument).toList();
        CodeBlock call = CodeBlock.of("callbacks.$L($L)", method.name(), CodeBlock.join(arguments, ", "));
        CodeBlock.Builder code = CodeBlock.builder();
        CallbackResult result = method.result();
        if (result instanceof CallbackResult.Nothing) {
            return code.addStatement("$L", call).build();
        }
        if (result instanceof CallbackResult.Value value) {
            return code.addStatement("return $L", number(value.conversion(), call, name))
                    .build();
        }
        if (result instanceof CallbackResult.Merged merged) {
            return code.addStatement(
                            "return $T.merged($L, a$L, a$L)", Types.UPCALL, call, merged.success(), merged.length())
                    .build();
        }
        if (result instanceof CallbackResult.Prefix prefix) {
            return code.addStatement(
                            "return $T.prefix($L, a$L, a$L, a$L)",
                            Types.UPCALL,
                            call,
                            prefix.key(),
                            prefix.key() + 1,
                            prefix.length())
                    .build();
        }
        if (result instanceof CallbackResult.Decision decision) {
            return code.addStatement(
                            "return (byte) ($T.decided($L, a$L, a$L, a$L) ? 1 : 0)",
                            Types.UPCALL,
                            call,
                            decision.value(),
                            decision.length(),
                            decision.changed())
                    .build();
        }
        if (result instanceof CallbackResult.Given given) {
            code.addStatement("$T given = $L", api.type(given.className()), call);
            if (given.failure() == null) {
                return code.addStatement("return given == null ? 0 : $T.given(given, $S)", Types.UPCALL, name)
                        .build();
            }
            return code.addStatement(
                            "return $T.given($T.requireNonNull(given, $S), $S)",
                            Types.UPCALL,
                            Types.OBJECTS,
                            name + " answered null",
                            name)
                    .build();
        }
        return several(model, (CallbackResult.Answer) result, call, name);
    }

    private CodeBlock several(CallbackInterface model, CallbackResult.Answer answer, CodeBlock call, String name) {
        ClassName type = ClassName.get(api.name(), model.name(), answer.name());
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement(
                        "$T answer = $T.requireNonNull($L, $S)", type, Types.OBJECTS, call, name + " answered null");
        for (Component component : answer.others()) {
            if (component.bytes()) {
                code.addStatement(
                        "$T.bytesTo(answer.$L(), a$L, a$L)",
                        Types.UPCALL,
                        component.name(),
                        component.at(),
                        component.at() + 1);
            } else {
                code.addStatement("$T.flag(a$L, answer.$L())", Types.UPCALLS, component.at(), component.name());
            }
        }
        Conversion conversion = answer.first().conversion();
        CodeBlock first = CodeBlock.of("answer.$L()", answer.first().name());
        return code.addStatement("return $L", conversion == null ? first : number(conversion, first, name))
                .build();
    }

    private static CodeBlock number(Conversion conversion, CodeBlock value, String name) {
        if (conversion instanceof Conversion.Truth && conversion.carrier() != Carrier.BOOLEAN) {
            return narrowed(conversion.carrier(), CodeBlock.of("($L ? 1 : 0)", value));
        }
        if (conversion instanceof Conversion.Constant) {
            return narrowed(
                    conversion.carrier(),
                    CodeBlock.of(
                            "$T.requireNonNull($L, $S).getValue()", Types.OBJECTS, value, name + " answered null"));
        }
        return value;
    }

    static CodeBlock narrowed(Carrier carrier, CodeBlock number) {
        return carrier == Carrier.INT ? number : CodeBlock.of("($T) $L", Types.of(carrier), number);
    }

    private CodeBlock argument(Input input) {
        int at = input.at();
        Kind kind = input.kind();
        boolean nullable = input.parameter().nullable();
        if (kind instanceof Kind.Bytes) {
            return CodeBlock.of("upcall.$L(a$L, a$L)", nullable ? "bytesOrNull" : "bytes", at, at + 1);
        }
        if (kind instanceof Kind.SizedText) {
            return CodeBlock.of("$T.text(a$L, a$L)", Types.UPCALL, at, at + 1);
        }
        if (kind instanceof Kind.Text) {
            return CodeBlock.of("$T.text(a$L)", Types.UPCALL, at);
        }
        if (kind instanceof Kind.BytesList) {
            return CodeBlock.of("upcall.list(a$L, a$L, a$L)", at, at + 1, at + 2);
        }
        if (kind instanceof Kind.LongsByInt) {
            return CodeBlock.of("$T.longsByInt(a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2);
        }
        if (kind instanceof Kind.IntsByText) {
            return CodeBlock.of("$T.intsByText(a$L, a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2, at + 3);
        }
        if (kind instanceof Kind.View view) {
            return CodeBlock.of("new $T(upcall.view($S, a$L))", api.type(view.className()), view.className(), at);
        }
        if (kind instanceof Kind.Copy copy) {
            return CodeBlock.of(
                    "new $T(upcall.copy($S, a$L, $L, $L, $L))",
                    api.type(copy.className()),
                    copy.className(),
                    at,
                    raw.reference(copy.data()),
                    raw.reference(copy.create()),
                    raw.reference(copy.destroy()));
        }
        return Conversions.toJava(((Kind.Value) kind).conversion(), CodeBlock.of("a$L", at), api);
    }
}
