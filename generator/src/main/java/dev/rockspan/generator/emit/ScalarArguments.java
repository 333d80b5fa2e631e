package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import org.jspecify.annotations.Nullable;

/** Emits arguments that are numbers, truth values and constants. */
final class ScalarArguments {

    private ScalarArguments() {}

    /** A number that is checked. */
    private static CodeBlock bounded(
            String parameter, Carrier carrier, Argument.Bounds bounds, @Nullable CodeBlock atMost) {
        CodeBlock min = limit(bounds.min(), "-", "MIN_VALUE", carrier);
        CodeBlock max = atMost != null ? atMost : limit(bounds.max(), "", "MAX_VALUE", carrier);
        CodeBlock inRange = CodeBlock.of("$1T.inRange($2L, $3L, $4L, $2S)", Types.CALL, parameter, min, max);
        return bounds.inMemory() ? CodeBlock.of("$T.inMemory($L, $S)", Types.CALL, inRange, parameter) : inRange;
    }

    private static CodeBlock limit(@Nullable Number value, String sign, String otherwise, Carrier carrier) {
        if (value != null) {
            return CodeBlock.of("$L", value + (carrier == Carrier.LONG ? "L" : ""));
        }
        return carrier == Carrier.DOUBLE
                ? CodeBlock.of("$L$T.MAX_VALUE", sign, Double.class) // whose MIN_VALUE is none
                : CodeBlock.of("$T.$L", Types.of(carrier).box(), otherwise);
    }

    /** A parameter that must not be null. */
    static CodeBlock required(String parameter) {
        return CodeBlock.of("$1T.notNull($2L, $2S)", Types.CALL, parameter);
    }

    /**
     * A number, truth value or constant.
     *
     * @param atMost what it must not exceed, if C says that
     */
    static CodeBlock value(Argument.Value value, @Nullable CodeBlock atMost) {
        Conversion conversion = value.conversion();
        if (value.bounds() != null) {
            return bounded(value.parameter(), conversion.carrier(), value.bounds(), atMost);
        }
        if (conversion.is(Conversion.Kind.TRUTH) && conversion.carrier() != Carrier.BOOLEAN) {
            CodeBlock number = CodeBlock.of("$L ? 1 : 0", value.parameter());
            return conversion.carrier() == Carrier.INT
                    ? number
                    : narrowed(conversion.carrier(), CodeBlock.of("($L)", number));
        }
        if (conversion.is(Conversion.Kind.CONSTANT)) {
            return narrowed(conversion.carrier(), CodeBlock.of("$L.getValue()", required(value.parameter())));
        }
        if (conversion.is(Conversion.Kind.FLAGS)) {
            CodeBlock bits = CodeBlock.of(
                    "$1L.bits($2T.whole($3L, $3S))", conversion.enumClass(), Types.CALL, value.parameter());
            return conversion.carrier() == Carrier.LONG
                    ? CodeBlock.of("$T.toUnsignedLong($L)", Integer.class, bits)
                    : narrowed(conversion.carrier(), bits);
        }
        return CodeBlock.of("$L", value.parameter());
    }

    /** The same number as what C has. */
    static CodeBlock narrowed(Carrier carrier, CodeBlock number) {
        return carrier == Carrier.INT ? number : CodeBlock.of("($T) $L", Types.of(carrier), number);
    }

    /** A slot that C fills. */
    static CodeBlock slot(Carrier carrier) {
        return switch (carrier) {
            case LONG, DOUBLE -> CodeBlock.of("call.longSlot()");
            case INT, FLOAT -> CodeBlock.of("call.intSlot()");
            case BYTE, BOOLEAN -> CodeBlock.of("call.byteSlot()");
            case POINTER -> CodeBlock.of("call.pointerSlot()");
            case SHORT, BYTES, VOID -> throw new IllegalStateException("no slot for " + carrier);
        };
    }
}
