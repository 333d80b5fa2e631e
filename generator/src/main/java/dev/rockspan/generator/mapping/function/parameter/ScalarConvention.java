package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.Scalars;
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

    @Override
    public boolean take(CallBuilder call) {
        if (!(call.type(0).orElseThrow() instanceof CType.Scalar scalar)) {
            return false;
        }
        ValueRule fact = call.fact();
        Conversion conversion = Scalars.conversion(scalar, fact, call.rules());
        boolean onlyOne = call.isSetter() && call.function().parameters().size() == 2;
        String property = call.property().orElse("value");
        String name = onlyOne && fact.name() == null ? property : call.parameterName(property);
        JavaParameter parameter = call.parameters().declare(name, Scalars.javaType(conversion), false, false, "");
        ValueRule.Bounds bounds = fact.bounds();
        String maxFunction = bounds.maxFunction();
        if (maxFunction != null) {
            call.companions().question(maxFunction, "to bound parameter " + call.address());
        }
        if (conversion.carrier() != Carrier.DOUBLE && (isFraction(bounds.min()) || isFraction(bounds.max()))) {
            throw new RuleMistake("parameter " + call.address() + " is a whole number; its min and max are not");
        }
        checkRange(bounds.min(), conversion.carrier(), call.address());
        checkRange(bounds.max(), conversion.carrier(), call.address());
        if (bounds.isMemory() && conversion.carrier() != Carrier.LONG) {
            throw new RuleMistake("parameter " + call.address() + " cannot be bytes of memory: it has no 64 bits");
        }
        boolean bounded = bounds.min() != null || bounds.max() != null || bounds.maxFrom() != null;
        call.take(
                bounded
                        ? new Argument.Bounded(
                                parameter.name(),
                                conversion.carrier(),
                                bounds.min(),
                                bounds.max(),
                                maxFunction,
                                bounds.isMemory())
                        : new Argument.Value(parameter.name(), conversion));
        return true;
    }

    /** A bound that the type does not reach bounds nothing, and is no literal of it in Java either. */
    private static void checkRange(@Nullable Number bound, Carrier carrier, String parameter) {
        BigInteger end =
                switch (carrier) {
                    case BYTE -> BigInteger.valueOf(Byte.MAX_VALUE);
                    case SHORT -> BigInteger.valueOf(Short.MAX_VALUE);
                    case INT -> BigInteger.valueOf(Integer.MAX_VALUE);
                    default -> BigInteger.valueOf(Long.MAX_VALUE);
                };
        BigInteger begin = end.negate().subtract(BigInteger.ONE);
        if (bound == null || isFraction(bound)) {
            return;
        }
        BigInteger number = new BigInteger(bound.toString());
        if (number.compareTo(begin) < 0 || number.compareTo(end) > 0) {
            throw new RuleMistake("parameter " + parameter + " is " + carrier.keyword() + " in Java, from " + begin
                    + " to " + end + "; " + number + " is beyond that");
        }
    }

    private static boolean isFraction(@Nullable Number bound) {
        return bound instanceof Double;
    }
}
