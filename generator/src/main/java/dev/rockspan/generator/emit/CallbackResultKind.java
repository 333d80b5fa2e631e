package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a kind of answer is emitted that a callback gives.
 *
 * @param type what the Java method returns
 * @param returns what that is, for its Javadoc; or empty
 * @param byDefault what a method does that is not implemented; null if templates have to say it
 * @param before the statements that set C's out parameters before Java is called, in case there is no memory for the call
 * @param answer makes of the call of the method the statements that give C its answer
 * @param failure what C gets after an exception
 */
record CallbackResultKind(
        TypeName type,
        String returns,
        @Nullable CodeBlock byDefault,
        CodeBlock before,
        UnaryOperator<CodeBlock> answer,
        CodeBlock failure) {

    /** A kind for which C reads only the returned value. */
    CallbackResultKind(
            TypeName type,
            String returns,
            @Nullable CodeBlock byDefault,
            UnaryOperator<CodeBlock> answer,
            CodeBlock failure) {
        this(type, returns, byDefault, CodeBlock.of(""), answer, failure);
    }
}
