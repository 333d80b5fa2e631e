package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Carrier;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Which number is the length of a {@code char*}, by their names: with a wrong one C reads more than there is. */
public final class Lengths {

    private static final Pattern LENGTH = Pattern.compile("(.*?)_?(len|length|size)");

    private Lengths() {}

    /** Whether a parameter is a {@code char*}, and the next one its length. */
    public static boolean follows(List<CParameter> parameters, int chars) {
        int next = chars + 1;
        if (next >= parameters.size()
                || !CTypes.isChars(parameters.get(chars).type())
                || !isNumber(parameters.get(next))) {
            return false;
        }
        String name = parameters.get(next).name();
        if (!CTypes.isScalar(parameters.get(next).type(), ScalarKind.SIZE_T)) {
            return name != null && !name.equals("size") && isNamedFor(parameters, next, chars);
        }
        return name == null
                || name.equals("n")
                || LENGTH.matcher(name).matches()
                        && (isNamedFor(parameters, next, chars)
                                || IntStream.range(0, parameters.size())
                                        .noneMatch(other -> isNamedFor(parameters, next, other)));
    }

    /** The parameter that may be the length of a {@code char*}, though no convention takes it as that. */
    public static Optional<String> doubtful(List<CParameter> parameters, int chars) {
        return IntStream.range(0, parameters.size())
                .filter(index -> isNumber(parameters.get(index))
                        && (index == 0 || !follows(parameters, index - 1))
                        && (isNamedFor(parameters, index, chars)
                                || index == chars + 1
                                        && CTypes.isScalar(parameters.get(index).type(), ScalarKind.SIZE_T)))
                .mapToObj(index -> parameters.get(index).name())
                .findFirst();
    }

    private static boolean isNamedFor(List<CParameter> parameters, int length, int chars) {
        String name = parameters.get(length).name();
        String bytes = parameters.get(chars).name();
        if (name == null
                || bytes == null
                || !CTypes.isChars(parameters.get(chars).type())) {
            return false;
        }
        Matcher matcher = LENGTH.matcher(name);
        return matcher.matches()
                && (matcher.group(1).isEmpty() ? Math.abs(length - chars) == 1 : bytes.startsWith(matcher.group(1)));
    }

    private static boolean isNumber(CParameter parameter) {
        return parameter.type() instanceof CType.Scalar scalar
                && (CTypes.carrier(scalar) == Carrier.INT || CTypes.carrier(scalar) == Carrier.LONG);
    }
}
