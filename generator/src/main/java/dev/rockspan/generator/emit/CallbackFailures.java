package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;

/** Emits the number that C gets after an exception. */
final class CallbackFailures {

    private CallbackFailures() {}

    static CodeBlock number(Failure failure, Carrier carrier, ApiPackage api) {
        return switch (failure.kind()) {
            case LITERAL -> CodeBlock.of("$L", failure.java());
            case CONSTANT ->
                ScalarArguments.narrowed(
                        carrier, CodeBlock.of("$T.$L.getValue()", api.type(failure.enumClass()), failure.java()));
            case ANY_ORDER ->
                CodeBlock.of(
                        "$T.anyOrder(state, a$L, a$L, a$L, a$L)",
                        Types.UPCALL,
                        failure.a(),
                        failure.a() + 1,
                        failure.b(),
                        failure.b() + 1);
        };
    }

    /** The same for the Javadoc. */
    static String words(Failure failure) {
        return switch (failure.kind()) {
            case LITERAL -> "{@code " + failure.java() + "}";
            case CONSTANT -> "{@link " + failure.enumClass() + "#" + failure.java() + "}";
            case ANY_ORDER -> "an answer that makes it refuse to write table files; this method is not called again";
        };
    }
}
