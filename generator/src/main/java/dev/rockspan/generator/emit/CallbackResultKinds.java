package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Component;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;

/** All kinds of answers that callbacks give: the type, the Javadoc and the statements of each. */
final class CallbackResultKinds implements CallbackResult.Visitor<CallbackResultKind> {

    private static final CodeBlock NULL = statement("return null");

    private final ApiPackage api;
    private final CallbackInterface model;
    private final CallbackMethod method;
    private final String name;

    private CallbackResultKinds(CallbackInterface model, CallbackMethod method, ApiPackage api) {
        this.api = api;
        this.model = model;
        this.method = method;
        this.name = model.name() + '.' + method.name();
    }

    static CallbackResultKind of(CallbackInterface model, CallbackMethod method, ApiPackage api) {
        return method.result().accept(new CallbackResultKinds(model, method, api));
    }

    private static CodeBlock statement(String format, Object... arguments) {
        return CodeBlock.builder().addStatement(format, arguments).build();
    }

    @Override
    public CallbackResultKind nothing(CallbackResult.Nothing result) {
        CodeBlock none = CodeBlock.of("");
        return new CallbackResultKind(TypeName.VOID, "", none, call -> statement("$L", call), none);
    }

    @Override
    public CallbackResultKind value(CallbackResult.Value result) {
        return new CallbackResultKind(
                Conversions.type(result.conversion(), api),
                "the answer; after an exception RocksDB gets " + CallbackFailures.words(result.failure()),
                null,
                call -> statement("return $L", number(result.conversion(), call)),
                statement("return $L", number(result.failure())));
    }

    private CodeBlock number(Conversion conversion, CodeBlock value) {
        if (conversion.is(Conversion.Kind.TRUTH) && conversion.carrier() != Carrier.BOOLEAN) {
            return ScalarArguments.narrowed(conversion.carrier(), CodeBlock.of("($L ? 1 : 0)", value));
        }
        if (conversion.is(Conversion.Kind.SIZE)) {
            return CodeBlock.of("$T.size($L)", Types.UPCALL, value);
        }
        return conversion.is(Conversion.Kind.CONSTANT)
                ? ScalarArguments.narrowed(conversion.carrier(), CodeBlock.of("$L.getValue()", required(value)))
                : value;
    }

    private CodeBlock required(CodeBlock value) {
        return CodeBlock.of("$T.requireNonNull($L, $S)", Types.OBJECTS, value, name + " answered null");
    }

    @Override
    public CallbackResultKind merged(CallbackResult.Merged result) {
        return new CallbackResultKind(
                Types.nullable(Types.MEMORY_SEGMENT, true),
                method.optional()
                        ? "the new value, which is copied; after null, or an exception, it is as without this method"
                        : "the new value, which is copied; null, or an exception, is a failure to merge",
                NULL,
                statement("$T.notMerged(a$L, a$L)", Types.UPCALL, result.success(), result.length()),
                call -> statement(
                        "return $T.merged($L, a$L, a$L)", Types.UPCALL, call, result.success(), result.length()),
                statement("return $T.notMerged(a$L, a$L)", Types.UPCALL, result.success(), result.length()));
    }

    @Override
    public CallbackResultKind prefix(CallbackResult.Prefix result) {
        int key = result.key();
        return new CallbackResultKind(
                TypeName.LONG,
                "how many of the key's first bytes are its prefix; after an exception RocksDB gets all of them",
                null,
                statement("$T.noLength(a$L)", Types.UPCALL, result.length()),
                call -> statement(
                        "return $T.prefix($L, a$L, a$L, a$L)", Types.UPCALL, call, key, key + 1, result.length()),
                statement("return $T.wholeKey(a$L, a$L, a$L)", Types.UPCALL, key, key + 1, result.length()));
    }

    @Override
    public CallbackResultKind decision(CallbackResult.Decision result) {
        return new CallbackResultKind(
                Types.FILTER_DECISION,
                "what is done with the entry; after an exception it is kept",
                null,
                statement("$T.flag(a$L, false)", Types.UPCALL, result.changed()),
                call -> statement(
                        "return (byte) ($T.decided($L, a$L, a$L, a$L) ? 1 : 0)",
                        Types.UPCALL,
                        call,
                        result.value(),
                        result.length(),
                        result.changed()),
                statement("return 0"));
    }

    @Override
    public CallbackResultKind given(CallbackResult.Given result) {
        String failure = result.failure();
        return new CallbackResultKind(
                Types.nullable(api.type(result.className()), failure == null),
                "an object that RocksDB takes over; after an exception RocksDB is given "
                        + (failure == null ? "none" : "one of {@code " + failure + "}"),
                failure == null ? NULL : null,
                call -> CodeBlock.builder()
                        .addStatement("$T given = $L", api.type(result.className()), call)
                        .add(
                                failure == null
                                        ? statement(
                                                "return given == null ? 0 : $T.given(given, $S)", Types.UPCALL, name)
                                        : statement(
                                                "return $T.given($L, $S)",
                                                Types.UPCALL,
                                                required(CodeBlock.of("given")),
                                                name))
                        .build(),
                failure == null ? statement("return 0") : instead(result.className(), failure));
    }

    private CodeBlock instead(String className, String failure) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement("return $T.given(new $T($L), $S)", Types.UPCALL, api.type(className), failure, name)
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("$T.failed(state, $S, failure)", Types.UPCALL, name)
                .addStatement("return 0")
                .endControlFlow()
                .build();
    }

    @Override
    public CallbackResultKind answer(CallbackResult.Answer result) {
        ClassName type = ClassName.get(api.name(), model.name(), result.name());
        CodeBlock others = noneOf(result);
        return new CallbackResultKind(
                type,
                "the answer; after an exception RocksDB gets " + CallbackFailures.words(result.failure())
                        + " and nothing else",
                null,
                others,
                call -> several(type, result, call),
                CodeBlock.builder()
                        .add(others)
                        .addStatement("return $L", number(result.failure()))
                        .build());
    }

    private CodeBlock several(ClassName type, CallbackResult.Answer answer, CodeBlock call) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$T answer = $L", type, required(call));
        for (Component component : answer.others()) {
            if (component.bytes()) {
                code.addStatement(
                        "$T.bytesTo(answer.$L(), a$L, a$L)",
                        Types.UPCALL,
                        component.name(),
                        component.at(),
                        component.at() + 1);
            } else {
                code.addStatement("$T.flag(a$L, answer.$L())", Types.UPCALL, component.at(), component.name());
            }
        }
        Conversion conversion = answer.first().conversion();
        CodeBlock first = CodeBlock.of("answer.$L()", answer.first().name());
        return code.addStatement("return $L", conversion == null ? first : number(conversion, first))
                .build();
    }

    private CodeBlock noneOf(CallbackResult.Answer answer) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Component component : answer.others()) {
            if (component.bytes()) {
                code.addStatement("$T.noBytes(a$L, a$L)", Types.UPCALL, component.at(), component.at() + 1);
            } else {
                code.addStatement("$T.flag(a$L, false)", Types.UPCALL, component.at());
            }
        }
        return code.build();
    }

    private CodeBlock number(CallbackResult.Failure failure) {
        return CallbackFailures.number(failure, method.pointer().returns(), api);
    }
}
