package dev.rockspan.generator.diff;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CType;
import java.util.List;
import java.util.Objects;

/**
 * How the C API of one version differs from that of another.
 *
 * @param functions changed are those with another signature
 * @param renamed functions of which only parameters are named otherwise
 * @param types opaque types, which can only come and go
 * @param structs changed are those with other fields
 * @param callbacks function-pointer typedefs; changed are those with another signature
 * @param constants of enums; changed are those with another value
 */
public record ApiDiff(
        Changes<CFunction> functions,
        List<Changes.Changed<CFunction>> renamed,
        Changes<String> types,
        Changes<CStruct> structs,
        Changes<CCallback> callbacks,
        Changes<CConstant> constants) {

    /** Compares two versions. */
    public static ApiDiff between(CApi before, CApi after) {
        return new ApiDiff(
                Changes.between(before.functions(), after.functions(), CFunction::name, ApiDiff::sameSignature),
                Changes.between(before.functions(), after.functions(), CFunction::name, ApiDiff::sameNames)
                        .changed()
                        .stream()
                        .filter(function -> sameSignature(function.before(), function.after()))
                        .toList(),
                Changes.between(before.opaqueTypes(), after.opaqueTypes(), name -> name, Objects::equals),
                Changes.between(before.structs(), after.structs(), CStruct::name, Objects::equals),
                Changes.between(before.callbacks(), after.callbacks(), CCallback::name, ApiDiff::sameSignature),
                Changes.between(constants(before), constants(after), CConstant::name, Objects::equals));
    }

    private static List<CConstant> constants(CApi api) {
        return api.enums().stream().flatMap(block -> block.constants().stream()).toList();
    }

    private static boolean sameSignature(CFunction before, CFunction after) {
        return unnamed(before.returnType()).equals(unnamed(after.returnType()))
                && unnamed(before.parameters()).equals(unnamed(after.parameters()));
    }

    private static boolean sameSignature(CCallback before, CCallback after) {
        return unnamed(before.type()).equals(unnamed(after.type()));
    }

    private static boolean sameNames(CFunction before, CFunction after) {
        return before.parameters().equals(after.parameters());
    }

    private static List<CParameter> unnamed(List<CParameter> parameters) {
        return parameters.stream()
                .map(parameter -> new CParameter(null, unnamed(parameter.type())))
                .toList();
    }

    private static CType unnamed(CType type) {
        if (type instanceof CType.Pointer pointer) {
            return new CType.Pointer(unnamed(pointer.target()), pointer.constTarget());
        }
        return type instanceof CType.FunctionPointer function
                ? new CType.FunctionPointer(unnamed(function.returnType()), unnamed(function.parameters()))
                : type;
    }
}
