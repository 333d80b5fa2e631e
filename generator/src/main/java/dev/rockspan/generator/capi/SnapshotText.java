package dev.rockspan.generator.capi;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A snapshot as it stands in its file, where C types are text. */
@Keys("Snapshot")
record SnapshotText(
        int format,

        @Key(name = "rocksdbVersion", value = "The version of RocksDB.")
        String rocksdbVersion,

        @Key(name = "jextractVersion", value = "The version of the jextract that read the headers.")
        String jextractVersion,

        List<CHeader> headers,

        @Key(name = "opaqueTypes", value = "The types that are declared and never defined.")
        List<String> opaqueTypes,

        List<Struct> structs,
        List<Callback> callbacks,
        List<CEnum> enums,
        List<Function> functions) {

    /** The format that is written and read: raised whenever a reader of the one before would misunderstand it. */
    static final int FORMAT = 1;

    @Keys("Parameter or field")
    record Parameter(@Nullable String name, String type) {}

    @Keys("Struct")
    record Struct(String name, List<Parameter> fields) {}

    @Keys("Callback")
    record Callback(String name, String returns, List<Parameter> parameters) {}

    /**
     * A function.
     *
     * @param declaration of one that cannot be expressed: what it says in C; its result and parameters are left out
     * @param beyond why it cannot be expressed
     */
    @Keys("Function")
    record Function(
            String name,
            @Nullable String returns,
            @OrEmpty List<Parameter> parameters,
            @Nullable String descriptor,
            String header,
            @Nullable String declaration,
            @Nullable String beyond) {}
}
