package dev.rockspan.generator.extract;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.header.HeaderFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Proves that all that the text of the headers declares has arrived in the C API. */
final class Completeness {

    /** So many names fit into a message that can be read. */
    private static final int LISTED = 20;

    private Completeness() {}

    /**
     * All that is missing.
     *
     * @param reported names that are known to be missing, and why
     */
    static List<Problem> problems(List<HeaderFile> headers, CApi api, Set<String> reported) {
        Set<String> functions =
                api.functions().stream().map(CFunction::name).collect(Collectors.toCollection(HashSet::new));
        Set<String> structs = api.structs().stream().map(CStruct::name).collect(Collectors.toCollection(HashSet::new));
        Set<String> callbacks =
                api.callbacks().stream().map(CCallback::name).collect(Collectors.toCollection(HashSet::new));
        Set<String> constants = api.enums().stream()
                .flatMap(anEnum -> anEnum.constants().stream())
                .map(CConstant::name)
                .collect(Collectors.toCollection(HashSet::new));
        List.of(functions, structs, callbacks, constants).forEach(names -> names.addAll(reported));
        List<Problem> problems = new ArrayList<>();
        for (HeaderFile header : headers) {
            report(header, "function", header.scan().functions(), functions, problems);
            // Declared in one header, a type may be defined in another.
            report(
                    header,
                    "type",
                    without(header.scan().opaqueTypes(), structs),
                    Set.copyOf(api.opaqueTypes()),
                    problems);
            report(header, "struct", header.scan().structs(), structs, problems);
            report(header, "function-pointer typedef", header.scan().callbacks(), callbacks, problems);
            header.scan().enums().forEach(block -> report(header, "enum constant", block, constants, problems));
        }
        return problems;
    }

    private static List<String> without(List<String> names, Set<String> others) {
        return names.stream().filter(name -> !others.contains(name)).toList();
    }

    private static void report(
            HeaderFile header, String what, Collection<String> declared, Set<String> found, List<Problem> problems) {
        List<String> missing =
                declared.stream().filter(name -> !found.contains(name)).sorted().toList();
        if (!missing.isEmpty()) {
            problems.add(new Problem(
                    header.path().toString(),
                    "declared but lost on the way through jextract, " + missing.size() + " " + what
                            + (missing.size() == 1 ? "" : "s") + ": " + Problem.listed(missing, LISTED)));
        }
    }
}
