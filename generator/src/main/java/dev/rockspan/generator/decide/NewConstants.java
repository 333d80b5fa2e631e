package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.rules.Conventions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The constants of one C enum that are new and that no Java enum has.
 *
 * @param enumName of the Java enum that has others of the C enum; else what one could be called
 * @param isKnown whether there is such a Java enum
 * @param constants at least one
 */
public record NewConstants(String enumName, boolean isKnown, List<CConstant> constants) {

    /**
     * Those of a version.
     *
     * @param mapped what was decided of {@code after}
     */
    public static List<NewConstants> of(CApi before, CApi after, MappedApi mapped, Conventions conventions) {
        Map<String, String> enums = new HashMap<>();
        mapped.model().enums().forEach(type -> type.constants().stream()
                .map(EnumClass.Constant::origin)
                .forEach(origin -> enums.put(origin, type.name())));
        Set<String> old = before.enums().stream().flatMap(NewConstants::names).collect(Collectors.toSet());
        return after.enums().stream()
                .flatMap(type -> {
                    List<CConstant> constants = type.constants().stream()
                            .filter(constant -> !old.contains(constant.name()) && !enums.containsKey(constant.name()))
                            .toList();
                    return constants.isEmpty()
                            ? Stream.empty()
                            : Stream.of(names(type)
                                    .map(enums::get)
                                    .filter(Objects::nonNull)
                                    .findFirst()
                                    .map(known -> new NewConstants(known, true, constants))
                                    .orElseGet(() -> new NewConstants(name(type, conventions), false, constants)));
                })
                .toList();
    }

    private static Stream<String> names(CEnum type) {
        return type.constants().stream().map(CConstant::name);
    }

    private static String name(CEnum type, Conventions conventions) {
        return type.name() == null ? "<Name>" : Stub.className(type.name(), conventions);
    }

    /** What a template says of them, to be filled in. */
    String fact() {
        return constants.stream()
                .map(constant -> constant.name() + ": <NAME>")
                .collect(Collectors.joining(", ", "constants: {", "}"));
    }

    /** The constants with their values. */
    public String declaration() {
        return constants.stream()
                .map(constant -> constant.name() + " = " + constant.value())
                .collect(Collectors.joining(", "));
    }

    /** What could be decided of them. */
    public String question() {
        return isKnown
                ? "add to the enum " + enumName + " " + fact()
                : "the int works without; for a Java enum state enums: {" + enumName + ": {" + fact()
                        + "}}, and of each parameter that takes one {enum: " + enumName + "}";
    }
}
