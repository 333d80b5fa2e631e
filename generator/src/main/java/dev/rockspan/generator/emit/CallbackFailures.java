package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;

/** Emits the number that C gets after an exception. */
final class CallbackFailures implements Failure.FailureVisitor<CodeBlock> {

    private final ApiPackage api;
    private final Carrier carrier;

    CallbackFailures(ApiPackage api, Carrier carrier) {
        this.api = api;
        this.carrier = carrier;
    }

    @Override
    public CodeBlock literal(Failure.Literal failure) {
        return CodeBlock.of("$L", failure.java());
    }

    @Override
    public CodeBlock constant(Failure.Constant failure) {
        return ScalarArguments.narrowed(
                carrier, CodeBlock.of("$T.$L.getValue()", api.type(failure.enumClass()), failure.name()));
    }

    @Override
    public CodeBlock anyOrder(Failure.AnyOrder failure) {
        return CodeBlock.of(
                "$T.anyOrder(state, a$L, a$L, a$L, a$L)",
                Types.UPCALL,
                failure.a(),
                failure.a() + 1,
                failure.b(),
                failure.b() + 1);
    }

    /** The same for the Javadoc. */
    static String words(Failure failure) {
        return failure.accept(new Failure.FailureVisitor<>() {
            @Override
            public String literal(Failure.Literal literal) {
                return "{@code " + literal.java() + "}";
            }

            @Override
            public String constant(Failure.Constant constant) {
                return "{@link " + constant.enumClass() + "#" + constant.name() + "}";
            }

            @Override
            public String anyOrder(Failure.AnyOrder order) {
                return "an answer that makes it refuse to write table files; this method is not called again";
            }
        });
    }
}
