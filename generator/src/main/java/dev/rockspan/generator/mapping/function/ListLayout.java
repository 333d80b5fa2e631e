package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Which parameters of a function are arrays, and which parameter counts each: the nearest {@code int} or {@code size_t}
 * before the array, or else after it.
 */
public final class ListLayout {

    private final Map<Integer, Integer> counts = new TreeMap<>();

    ListLayout(CFunction function, String errorParameter) {
        List<CParameter> parameters = function.parameters();
        boolean hasArrays = parameters.stream().anyMatch(parameter -> isCertainly(parameter.type()));
        for (int index = 0; index < parameters.size(); index++) {
            CParameter parameter = parameters.get(index);
            boolean error = index == parameters.size() - 1 && errorParameter.equals(parameter.name());
            if (!error && (isCertainly(parameter.type()) || hasArrays && mayBe(parameters, index))) {
                int array = index;
                countOf(parameters, index).ifPresent(count -> counts.put(array, count));
            }
        }
    }

    /** The parameter that counts the array at that index. */
    public Optional<Integer> countOf(int array) {
        return Optional.ofNullable(counts.get(array));
    }

    /** Whether the parameter at that index counts arrays. */
    public boolean isCount(int index) {
        return counts.containsValue(index);
    }

    private static OptionalInt countOf(List<CParameter> parameters, int array) {
        OptionalInt before = IntStream.iterate(array - 1, index -> index >= 0, index -> index - 1)
                .filter(index -> isCounter(parameters.get(index).type()))
                .findFirst();
        return before.isPresent()
                ? before
                : IntStream.range(array + 1, parameters.size())
                        .filter(index -> isCounter(parameters.get(index).type()))
                        .findFirst();
    }

    private static boolean isCounter(CType type) {
        return CTypes.isScalar(type, ScalarKind.INT) || CTypes.isScalar(type, ScalarKind.SIZE_T);
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
