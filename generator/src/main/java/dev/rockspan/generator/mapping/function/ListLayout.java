package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.rules.Conventions.ParameterNames;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which parameters of a function are arrays, and which parameter counts each. That is the nearest {@code int} or
 * {@code size_t} before the array that is named like a count, or else the nearest after it; without such a name, a
 * {@code size_t} if it is the only candidate.
 */
public final class ListLayout {

    private static final Pattern COUNT =
            Pattern.compile("(n|num|count|size|len)(_.*)?|.*_(n|num|count|size|len|length)");

    private final Map<Integer, Integer> counts = new TreeMap<>();
    private final Map<Integer, String> unknown = new TreeMap<>();

    ListLayout(CFunction function, FunctionRule rule, ParameterNames names) {
        List<CParameter> parameters = function.parameters();
        boolean hasArrays = parameters.stream().anyMatch(parameter -> isCertainly(parameter.type()));
        for (int index = 0; index < parameters.size(); index++) {
            CParameter parameter = parameters.get(index);
            boolean error = index == parameters.size() - 1 && names.isError(parameter.name());
            boolean isOneNumber = rule.parameter(index).layout().component() != null
                    && CTypes.slot(parameter.type()).isPresent();
            if (!error && !isOneNumber && (isCertainly(parameter.type()) || hasArrays && mayBe(parameters, index))) {
                count(parameters, index);
            }
        }
    }

    /**
     * The parameter that counts the array at that index.
     *
     * @throws UndecidedException if several could be: with a wrong one C reads more than there is
     */
    public Optional<Integer> countOf(int array) {
        if (unknown.containsKey(array)) {
            throw UndecidedException.onlyExclude(
                    "no name tells which parameter counts the array " + unknown.get(array));
        }
        return Optional.ofNullable(counts.get(array));
    }

    /** Whether a function that no RocksDB has seems to fill an array there: it has the name of several things, or may be bytes. */
    public static boolean seemsToBeFilled(CallBuilder call, int index) {
        CParameter parameter = call.function().parameters().get(index);
        Optional<CType.Scalar> slot = CTypes.slot(parameter.type());
        String name = String.valueOf(parameter.name());
        boolean isPlural = name.endsWith("s") && !name.matches(".*(ss|us|is)");
        return slot.isPresent()
                && call.types().isNew(call.function().name())
                && (isPlural || CTypes.carrier(slot.get()) == Carrier.BYTE);
    }

    /** Whether the parameter at that index counts arrays. */
    public boolean isCount(int index) {
        return counts.containsValue(index);
    }

    private void count(List<CParameter> parameters, int array) {
        List<Integer> near = Stream.concat(
                        IntStream.iterate(array - 1, index -> index >= 0, index -> index - 1)
                                .boxed()
                                .filter(index -> isCounter(parameters, index))
                                .limit(1),
                        IntStream.range(array + 1, parameters.size())
                                .boxed()
                                .filter(index -> isCounter(parameters, index))
                                .limit(1))
                .toList();
        Optional<Integer> named = near.stream()
                .filter(index -> {
                    String name = parameters.get(index).name();
                    return name == null || COUNT.matcher(name).matches();
                })
                .findFirst();
        if (named.isPresent()) {
            counts.put(array, named.get());
        } else if (near.size() == 1
                && CTypes.isScalar(parameters.get(near.get(0)).type(), ScalarKind.SIZE_T)) {
            counts.put(array, near.get(0));
        } else if (!near.isEmpty()
                && CTypes.slot(parameters.get(array).type()).isEmpty()
                && TypeIndex.filledWith(parameters.get(array).type()).isEmpty()) {
            unknown.put(array, Objects.requireNonNullElse(parameters.get(array).name(), String.valueOf(array)));
        }
    }

    /** A number that is not the length of bytes before it. */
    private static boolean isCounter(List<CParameter> parameters, int index) {
        CType type = parameters.get(index).type();
        return CTypes.isScalar(type, ScalarKind.INT)
                || CTypes.isScalar(type, ScalarKind.SIZE_T)
                        && (index == 0
                                || !CTypes.isChars(parameters.get(index - 1).type()));
    }

    /** Pointers to constant pointers, to objects' pointers, to slices and to constant numbers are arrays. */
    private static boolean isCertainly(CType type) {
        if (!(type instanceof CType.Pointer pointer)) {
            return false;
        }
        if (pointer.target() instanceof CType.Pointer target) {
            return !(target.target() instanceof CType.Pointer)
                    && (target.target() instanceof CType.Opaque || target.constTarget());
        }
        return pointer.target() instanceof CType.Struct
                || pointer.constTarget() && isNumber(pointer.target())
                || CTypes.isScalar(pointer.target(), ScalarKind.INT);
    }

    /** So are, next to one of those, pointers to strings, the lengths after them, and pointers to numbers. */
    private static boolean mayBe(List<CParameter> parameters, int index) {
        if (!(parameters.get(index).type() instanceof CType.Pointer pointer) || pointer.constTarget()) {
            return false;
        }
        return CTypes.isChars(pointer.target())
                || CTypes.isScalar(pointer.target(), ScalarKind.UINT64)
                || CTypes.isScalar(pointer.target(), ScalarKind.SIZE_T)
                        && index > 0
                        && parameters.get(index - 1).type() instanceof CType.Pointer before
                        && CTypes.isChars(before.target());
    }

    private static boolean isNumber(CType type) {
        return type instanceof CType.Scalar scalar
                && switch (scalar.kind()) {
                    case INT, SIZE_T, UINT64, INT64 -> true;
                    default -> false;
                };
    }
}
