package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.rules.Conventions.ParameterNames;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which number is the length of a {@code char*}, or of constant {@code uint8_t*} or {@code unsigned char*}, by their
 * names: with a wrong one C reads more than there is.
 */
public final class Lengths {

    private final List<CParameter> parameters;
    private final ParameterNames names;
    private final FunctionRule rule;

    /** The lengths among the parameters of one function, of which a rule may state some. */
    public Lengths(List<CParameter> parameters, ParameterNames names, FunctionRule rule) {
        this.parameters = parameters;
        this.names = names;
        this.rule = rule;
    }

    /** The lengths among the parameters of a call. */
    public static Lengths of(CallBuilder call) {
        return new Lengths(
                call.function().parameters(), call.rules().conventions().parameters(), call.rule());
    }

    /** Whether a parameter is bytes, and the next one their length. */
    public boolean follows(int chars) {
        int next = chars + 1;
        if (next >= parameters.size()
                || !CTypes.isBytes(parameters.get(chars).type())
                || !isNumber(parameters.get(next))) {
            return false;
        }
        Integer stated = rule.parameter(chars).length();
        if (stated != null) {
            return stated == next;
        }
        String name = parameters.get(next).name();
        boolean whole = name != null && names.lengthNames().contains(name);
        if (!CTypes.isScalar(parameters.get(next).type(), ScalarKind.SIZE_T)) {
            return !whole && isNamedFor(next, chars);
        }
        return name == null
                || whole
                || stem(name).isPresent()
                        && (isNamedFor(next, chars)
                                || IntStream.range(0, parameters.size()).noneMatch(other -> isNamedFor(next, other)));
    }

    /** The parameter that may be the length of a {@code char*}, though no convention takes it as that. */
    public Optional<String> doubtful(int chars) {
        return IntStream.range(0, parameters.size())
                .filter(index -> isNumber(parameters.get(index))
                        && (index == 0 || !follows(index - 1))
                        && (isNamedFor(index, chars)
                                || index == chars + 1
                                        && CTypes.isScalar(parameters.get(index).type(), ScalarKind.SIZE_T)))
                .mapToObj(index -> parameters.get(index).name())
                .findFirst();
    }

    /** Whether a parameter is named as lengths are. */
    public boolean isNamedSo(int index) {
        String name = parameters.get(index).name();
        return name != null && (names.lengthNames().contains(name) || stem(name).isPresent());
    }

    private boolean isNamedFor(int length, int chars) {
        String bytes = parameters.get(chars).name();
        return bytes != null
                && CTypes.isBytes(parameters.get(chars).type())
                && Optional.ofNullable(parameters.get(length).name())
                        .flatMap(this::stem)
                        .filter(stem -> stem.isEmpty() ? Math.abs(length - chars) == 1 : bytes.startsWith(stem))
                        .isPresent();
    }

    /** Of the name of a length, what is before {@code len} or {@code _len}. */
    private Optional<String> stem(String name) {
        return names.lengthSuffixes().stream()
                .filter(name::endsWith)
                .map(suffix -> name.substring(0, name.length() - suffix.length()))
                .map(stem -> stem.endsWith("_") ? stem.substring(0, stem.length() - 1) : stem)
                .findFirst();
    }

    /** The most bytes that a parameter can count, or a Java array can have. */
    public int most(int length) {
        return switch (((CType.Scalar) parameters.get(length).type()).kind()) {
            case INT8 -> Byte.MAX_VALUE;
            case UNSIGNED_CHAR, UINT8 -> 0xFF;
            case INT16 -> Short.MAX_VALUE;
            case UINT16 -> 0xFFFF;
            default -> Integer.MAX_VALUE;
        };
    }

    private static boolean isNumber(CParameter parameter) {
        Carrier carrier = CTypes.carrier(parameter.type());
        return carrier.isInteger() && carrier != Carrier.BOOLEAN && !CTypes.isScalar(parameter.type(), ScalarKind.CHAR);
    }
}
