package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Gives pointers that the templates say are objects a type of their own, so that all conventions treat them so. */
public final class PseudoTypes {

    private PseudoTypes() {}

    public static CApi apply(CApi api, Rules rules) {
        List<String> pseudo = rules.types().entrySet().stream()
                .filter(type -> type.getValue().rule().naming().pseudo())
                .map(type -> type.getKey())
                .toList();
        List<CFunction> functions = new ArrayList<>();
        api.functions().forEach(function -> functions.add(retype(function, rules.function(function.name()))));
        return api.with(
                functions,
                Stream.concat(api.opaqueTypes().stream(), pseudo.stream())
                        .sorted()
                        .toList());
    }

    private static CFunction retype(CFunction function, FunctionRule rule) {
        List<CParameter> parameters = IntStream.range(0, function.parameters().size())
                .mapToObj(index -> {
                    CParameter parameter = function.parameters().get(index);
                    return new CParameter(parameter.name(), retype(parameter.type(), rule.parameter(index)));
                })
                .toList();
        return new CFunction(
                function.name(),
                retype(function.returnType(), rule.returnsOrNone()),
                parameters,
                function.header(),
                function.descriptor());
    }

    private static CType retype(CType type, ValueRule rule) {
        return rule.meaning().type() != null && type instanceof CType.Pointer pointer
                ? new CType.Pointer(new CType.Opaque(rule.meaning().type()), pointer.constTarget())
                : type;
    }
}
