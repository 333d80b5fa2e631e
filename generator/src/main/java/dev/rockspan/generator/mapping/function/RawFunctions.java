package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/** Makes of a C function what the raw layer has of it. */
public final class RawFunctions {

    /** Of the methods of the raw layer. */
    private static final Set<String> VARIABLES = Set.of("function", "allocator");

    private RawFunctions() {}

    public static RawFunction of(
            CFunction function, String prototype, String owner, FunctionRule rule, Conventions.ParameterNames names) {
        return new RawFunction(
                function.name(),
                prototype,
                owner,
                names(function.parameters()),
                CTypes.carriers(function.parameters()),
                addresses(function.parameters(), new Lengths(function.parameters(), names, rule)),
                CTypes.carrier(function.returnType()),
                rule.calling().trivial() ? RawFunction.Linkage.TRIVIAL : RawFunction.Linkage.PLAIN);
    }

    private static List<String> names(List<CParameter> parameters) {
        return IntStream.range(0, parameters.size())
                .mapToObj(index -> name(parameters.get(index).name(), index))
                .toList();
    }

    private static String name(@Nullable String name, int index) {
        if (name == null) {
            return "a" + index;
        }
        return SourceVersion.isKeyword(name) || VARIABLES.contains(name) ? name + "_" : name;
    }

    /** Characters without a length are text, of which C gets a copy in a call's own memory; a lone void* is freed. */
    private static Set<Integer> addresses(List<CParameter> parameters, Lengths lengths) {
        return IntStream.range(0, parameters.size())
                .filter(index -> isAddress(parameters.get(index).type())
                        || CTypes.isConstChars(parameters.get(index).type()) && !lengths.follows(index)
                        || parameters.size() == 1
                                && CTypes.isVoidPointer(parameters.get(index).type()))
                .boxed()
                .collect(Collectors.toSet());
    }

    /**
     * Objects, which their uses keep, arrays of them, and what a call's own memory is for: errors, places of bytes, numbers,
     * structs.
     */
    private static boolean isAddress(CType type) {
        return type instanceof CType.Pointer pointer
                && (isObject(pointer.target())
                        || pointer.target() instanceof CType.Pointer array && isObject(array.target())
                        || !pointer.constTarget() && isSlot(pointer.target()));
    }

    private static boolean isObject(CType type) {
        return type instanceof CType.Opaque;
    }

    private static boolean isSlot(CType target) {
        return CTypes.isChars(target)
                || target instanceof CType.Struct
                || target instanceof CType.Scalar && !CTypes.isScalar(target, ScalarKind.CHAR);
    }
}
