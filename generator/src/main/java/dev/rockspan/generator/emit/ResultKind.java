package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Result;
import java.util.function.Function;

/**
 * How a kind of result is emitted.
 *
 * @param type what a method returns that returns it
 * @param part its type as a part of an object, which is always there unless it is said to be missing at times
 * @param expression what Java makes of what C gave
 * @param statements what follows the call in a method that returns it
 * @param javadoc what comes back, where the type does not say it; or empty
 */
record ResultKind(
        TypeName type,
        TypeName part,
        Function<Source, CodeBlock> expression,
        Function<CodeBlock.Builder, CodeBlock.Builder> statements,
        String javadoc) {

    /** A kind of which no more than the type is known; other emitters write its statements. */
    static ResultKind of(TypeName type) {
        return new ResultKind(
                        type,
                        type,
                        source -> {
                            throw new IllegalStateException("no expression for a " + type);
                        },
                        code -> code,
                        "")
                .returned();
    }

    ResultKind asPart(TypeName other) {
        return new ResultKind(type, other, expression, statements, javadoc);
    }

    /** The same with its expression, which is returned as it is. */
    ResultKind made(Function<Source, CodeBlock> other) {
        return new ResultKind(type, part, other, statements, javadoc).returned();
    }

    private ResultKind returned() {
        return statements(code -> code.addStatement("return $L", expression.apply(Source.RETURNED)));
    }

    ResultKind statements(Function<CodeBlock.Builder, CodeBlock.Builder> other) {
        return new ResultKind(type, part, expression, other, javadoc);
    }

    /** The same for what may be NULL: that is looked at before anything is made of it. */
    ResultKind orNull(boolean nullable) {
        return nullable
                ? statements(code -> statements.apply(code.beginControlFlow("if (nativeResult.address() == 0)")
                        .addStatement("return null")
                        .endControlFlow()))
                : this;
    }

    ResultKind described(String words) {
        return new ResultKind(type, part, expression, statements, words);
    }

    /** What follows the call. */
    CodeBlock code() {
        return statements.apply(CodeBlock.builder()).build();
    }

    /**
     * Where a result comes from.
     *
     * @param value an expression for what C gave
     * @param length the variable of the slot of its length
     * @param slot the variable of the slot that it is in
     * @param part what it is a part of the result as; empty for the whole
     */
    record Source(CodeBlock value, String length, String slot, String part) {

        static final Source RETURNED = new Source(CodeBlock.of(Locals.RESULT), Locals.LENGTH, Locals.OUT, "");

        /** One of several results. */
        static Source of(Result.Component component) {
            String slot = Locals.of(component.name());
            return component.slot()
                    ? new Source(
                            CodeBlock.of("$L.get($T.ADDRESS, 0)", slot, Types.VALUE_LAYOUT),
                            component.length() < 0 ? RETURNED.length() : Locals.length(component.length()),
                            slot,
                            component.name())
                    : new Source(RETURNED.value(), RETURNED.length(), slot, component.name());
        }

        /** A part of an object, for which the value is an expression that is used once. */
        static Source ofPart(CodeBlock value) {
            return new Source(value, PartEmitter.LENGTH, "", "");
        }

        CodeBlock sized() {
            return CodeBlock.of("$L, $L", value, length);
        }
    }
}
