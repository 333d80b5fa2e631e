package dev.rockspan.generator.capi;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The C API of one RocksDB version. Lists are sorted by name, so that a diff of two snapshots reads well.
 *
 * @param rocksdbVersion such as {@code 11.8.1}; {@link #ANY_VERSION} for an extension
 * @param jextractVersion of the jextract that read the headers
 * @param headers what was read, {@code c.h} first
 * @param opaqueTypes names of the types that are declared and never defined
 * @param enums in the order of declaration
 */
public record CApi(
        String rocksdbVersion,
        String jextractVersion,
        List<CHeader> headers,
        List<CFunction> functions,
        List<String> opaqueTypes,
        List<CStruct> structs,
        List<CCallback> callbacks,
        List<CEnum> enums) {

    /** The version where the API is that of an extension, which serves all. */
    public static final String ANY_VERSION = "any";

    public CApi {
        headers = List.copyOf(headers);
        functions = List.copyOf(functions);
        opaqueTypes = List.copyOf(opaqueTypes);
        structs = List.copyOf(structs);
        callbacks = List.copyOf(callbacks);
        enums = List.copyOf(enums);
    }

    /** The names of all parameters. */
    public Set<String> parameters() {
        return functions.stream()
                .flatMap(function -> function.parameters().stream())
                .flatMap(parameter -> Stream.ofNullable(parameter.name()))
                .collect(Collectors.toSet());
    }

    /** Whether another one says the same of C, whatever its headers look like otherwise. */
    public boolean saysTheSameAs(CApi other) {
        return new CApi(
                        rocksdbVersion,
                        other.jextractVersion,
                        other.headers,
                        functions,
                        opaqueTypes,
                        structs,
                        callbacks,
                        enums)
                .equals(other);
    }

    /** The same with other functions. */
    public CApi withFunctions(List<CFunction> others) {
        return with(others, opaqueTypes);
    }

    /** The same with other functions and opaque types. */
    public CApi with(List<CFunction> otherFunctions, List<String> otherTypes) {
        return new CApi(
                rocksdbVersion, jextractVersion, headers, otherFunctions, otherTypes, structs, callbacks, enums);
    }

    /** The same as facts of another version. */
    public CApi withVersion(String other) {
        return new CApi(other, jextractVersion, headers, functions, opaqueTypes, structs, callbacks, enums);
    }
}
