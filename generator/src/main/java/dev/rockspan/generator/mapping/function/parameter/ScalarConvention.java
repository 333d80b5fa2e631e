package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.rules.ValueRule;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** {@code scalar}: a number, truth value or enum. */
final class ScalarConvention implements ParameterConvention {

    private static final ValueKind BOUNDED = ValueKind.of("a number", "name", "what", "omit", "min", "max", "max-from");

    @Override
    public boolean take(CallBuilder call) {
        if (!(call.type() instanceof CType.Scalar scalar)) {
            return false;
        }
        ValueRule fact = call.fact();
        Conversion conversion = Scalars.conversion(scalar, fact, call.rules());
        boolean onlyOne = call.isSetter() && call.function().parameters().size() == 2;
        String property = call.property().orElse("value");
        String name = onlyOne && fact.naming().name() == null ? property : call.parameterName(property);
        JavaParameter parameter = call.parameters().declare(name, conversion.javaType(), "");
        ValueRule.Bounds bounds = fact.bounds();
        String maxFunction = bounds.maxFunction();
        if (maxFunction != null) {
            call.companions().question(maxFunction, "to bound parameter " + call.address(), call.keys("max-from"));
        }
        checkBound(call, "min", bounds.min(), conversion);
        checkBound(call, "max", bounds.max(), conversion);
        checkBound(call, "max-from", bounds.maxFrom() == null ? null : 0, conversion);
        if (bounds.isMemory() && conversion.carrier() != Carrier.LONG) {
            throw call.mistake(
                    "max-from", "parameter " + call.address() + " cannot be bytes of memory: it has no 64 bits");
        }
        boolean bounded = bounds.min() != null || bounds.max() != null || bounds.maxFrom() != null;
        Argument.@Nullable Bounds ofArgument =
                bounded ? new Argument.Bounds(bounds.min(), bounds.max(), maxFunction, bounds.isMemory()) : null;
        if (ofArgument != null && fact.naming().omit() != null && !ofArgument.admitZero()) {
            throw call.mistake(
                    "omit",
                    "\"omit\" of parameter " + call.address()
                            + " passes 0, which its bounds refuse; delete it, or change them");
        }
        call.take(
                bounded ? BOUNDED : ValueKind.of(conversion),
                new Argument.Value(parameter.name(), conversion, ofArgument));
        return true;
    }

    /** Only numbers have bounds. One that the type does not reach bounds nothing, and is no literal of it in Java. */
    private static void checkBound(CallBuilder call, String key, @Nullable Number bound, Conversion conversion) {
        if (bound == null) {
            return;
        }
        Carrier carrier = conversion.carrier();
        if (!conversion.is(Conversion.Kind.IDENTITY)) {
            throw mistake(call, key, " is no number in Java and has no bounds; delete \"" + key + "\"");
        }
        if (carrier == Carrier.DOUBLE) {
            return;
        }
        if (bound instanceof Double) {
            throw mistake(call, key, " is a whole number; " + bound + " is not");
        }
        BigInteger end =
                switch (carrier) {
                    case BYTE -> BigInteger.valueOf(Byte.MAX_VALUE);
                    case SHORT -> BigInteger.valueOf(Short.MAX_VALUE);
                    case INT -> BigInteger.valueOf(Integer.MAX_VALUE);
                    default -> BigInteger.valueOf(Long.MAX_VALUE);
                };
        BigInteger begin = end.negate().subtract(BigInteger.ONE);
        BigInteger number = new BigInteger(bound.toString());
        if (number.compareTo(begin) < 0 || number.compareTo(end) > 0) {
            throw mistake(
                    call,
                    key,
                    " is " + carrier.keyword() + " in Java, from " + begin + " to " + end + "; " + number
                            + " is beyond that");
        }
    }

    private static RuleMistake mistake(CallBuilder call, String key, String why) {
        return call.mistake(key, "parameter " + call.address() + why);
    }
}
