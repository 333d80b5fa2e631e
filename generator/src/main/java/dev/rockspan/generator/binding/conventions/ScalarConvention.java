package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.Conversion;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.ValueRule;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** {@code scalar}: a number, truth value or enum. */
final class ScalarConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        if (!(draft.type(0).orElseThrow() instanceof CType.Scalar scalar)) {
            return false;
        }
        ValueRule fact = draft.fact();
        Conversion conversion = Scalars.conversion(scalar, fact, draft);
        boolean onlyOne = draft.isSetter() && draft.function().parameters().size() == 2;
        String property = draft.isSetter() ? draft.names().lower(draft.rest().substring(4)) : "value";
        String name = onlyOne && fact.name() == null ? property : draft.parameterName(property);
        JavaParameter parameter = draft.declare(name, Scalars.javaType(conversion), false, false, "");
        ValueRule.Bounds bounds = fact.bounds();
        String maxFunction = bounds.maxFunction();
        if (maxFunction != null) {
            draft.question(maxFunction, "to bound parameter " + draft.address(draft.index()));
        }
        if (conversion.carrier() != Carrier.DOUBLE && (isFraction(bounds.min()) || isFraction(bounds.max()))) {
            throw new RuleMistake(
                    "parameter " + draft.address(draft.index()) + " is a whole number; its min and max are not");
        }
        checkRange(bounds.min(), conversion.carrier(), draft.address(draft.index()));
        checkRange(bounds.max(), conversion.carrier(), draft.address(draft.index()));
        if (bounds.isMemory() && conversion.carrier() != Carrier.LONG) {
            throw new RuleMistake(
                    "parameter " + draft.address(draft.index()) + " cannot be bytes of memory: it has no 64 bits");
        }
        boolean bounded = bounds.min() != null || bounds.max() != null || bounds.maxFrom() != null;
        draft.take(
                "scalar",
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
