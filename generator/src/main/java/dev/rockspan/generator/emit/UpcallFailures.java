package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Component;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;

/** Emits what callbacks answer when they have thrown. */
final class UpcallFailures {

    private final ApiPackage api;

    UpcallFailures(ApiPackage api) {
        this.api = api;
    }

    /** Emits the value that C gets after an exception. */
    CodeBlock statements(CallbackMethod method, String name) {
        CodeBlock.Builder code = CodeBlock.builder();
        CallbackResult result = method.result();
        if (result instanceof CallbackResult.Nothing) {
            return code.build();
        }
        if (result instanceof CallbackResult.Value value) {
            return code.addStatement("return $L", number(value.failure(), method.returns()))
                    .build();
        }
        if (result instanceof CallbackResult.Merged merged) {
            return code.addStatement("return $T.notMerged(a$L, a$L)", Types.UPCALLS, merged.success(), merged.length())
                    .build();
        }
        if (result instanceof CallbackResult.Prefix prefix) {
            return code.addStatement(
                            "return $T.wholeKey(a$L, a$L, a$L)",
                            Types.UPCALLS,
                            prefix.key(),
                            prefix.key() + 1,
                            prefix.length())
                    .build();
        }
        if (result instanceof CallbackResult.Decision) {
            return code.addStatement("return 0").build();
        }
        if (result instanceof CallbackResult.Given given) {
            return instead(given, name);
        }
        CallbackResult.Answer answer = (CallbackResult.Answer) result;
        for (Component component : answer.others()) {
            if (component.bytes()) {
                code.addStatement("$T.noBytes(a$L, a$L)", Types.UPCALLS, component.at(), component.at() + 1);
            } else {
                code.addStatement("$T.flag(a$L, false)", Types.UPCALLS, component.at());
            }
        }
        return code.addStatement("return $L", number(answer.failure(), method.returns()))
                .build();
    }

    private CodeBlock instead(CallbackResult.Given given, String name) {
        if (given.failure() == null) {
            return CodeBlock.builder().addStatement("return 0").build();
        }
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement(
                        "return $T.given(new $T($L), $S)",
                        Types.UPCALL,
                        api.type(given.className()),
                        given.failure(),
                        name)
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("$T.failed(state, $S, failure)", Types.UPCALLS, name)
                .addStatement("return 0")
                .endControlFlow()
                .build();
    }

    private CodeBlock number(Failure failure, Carrier carrier) {
        if (failure instanceof Failure.Constant constant) {
            return UpcallEmitter.narrowed(
                    carrier, CodeBlock.of("$T.$L.getValue()", api.type(constant.enumClass()), constant.name()));
        }
        if (failure instanceof Failure.AnyOrder order) {
            return CodeBlock.of(
                    "$T.anyOrder(state, a$L, a$L, a$L, a$L)",
                    Types.UPCALLS,
                    order.a(),
                    order.a() + 1,
                    order.b(),
                    order.b() + 1);
        }
        return CodeBlock.of("$L", ((Failure.Literal) failure).java());
    }
}
