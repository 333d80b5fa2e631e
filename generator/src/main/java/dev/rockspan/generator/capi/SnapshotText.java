package dev.rockspan.generator.capi;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A snapshot as it stands in its file, where C types are text. */
@Keys("Snapshot")
record SnapshotText(
        @Inline Origin origin,

        @Key(name = "opaqueTypes", value = "The types that are declared and never defined.")
        List<String> opaqueTypes,

        List<Struct> structs,
        List<Callback> callbacks,
        List<CEnum> enums,
        List<Function> functions) {

    /** The format that is written and read: raised whenever a reader of the one before would misunderstand it. */
    static final int FORMAT = 1;

    /** What the facts were read from. */
    @Keys("Origin")
    record Origin(
            int format,

            @Key(name = "rocksdbVersion", value = "The version of RocksDB.")
            String rocksdbVersion,

            @Key(name = "jextractVersion", value = "The version of the jextract that read the headers.")
            String jextractVersion,

            List<CHeader> headers) {}

    @Keys("Parameter or field")
    record Parameter(@Nullable String name, String type) {}

    @Keys("Struct")
    record Struct(String name, List<Parameter> fields) {}

    @Keys("Callback")
    record Callback(String name, String returns, List<Parameter> parameters) {}

    /**
     * A function: one that can be expressed has its result, parameters and descriptor, any other what stands after them.
     *
     * @param declaration of one that cannot be expressed: what it says in C
     * @param beyond why it cannot be expressed
     */
    @Keys("Function")
    record Function(
            String name,
            @Nullable String returns,
            @Nullable List<Parameter> parameters,
            @Nullable String descriptor,
            String header,
            @Nullable String declaration,
            @Nullable String beyond) {}
}
