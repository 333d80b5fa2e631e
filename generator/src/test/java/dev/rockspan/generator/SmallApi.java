package dev.rockspan.generator;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CHeader;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.Descriptors;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A templates folder for a C API that is small enough to see through, with the real conventions. */
public final class SmallApi {

    /** Its version; no RocksDB has it. */
    public static final String VERSION = "0.0.1";

    private static final CType VOID = new CType.Void();
    private static final CType FLAG = new CType.Scalar(ScalarKind.UNSIGNED_CHAR);
    private static final CType OPTIONS = pointerTo("rocksdb_options_t");

    /** What the rules of the small API say. */
    public static final String RULES = """
            types:
              rocksdb_t:
                class: RocksDB
                prefixes: [rocksdb_]
              rocksdb_options_t:
                class: Options
                passed: shared
                accessors: property
            functions:
              rocksdb_options_set_odd:
                exclude: it is odd
            """;

    private SmallApi() {}

    /** Writes the templates and returns their folder. */
    public static Path templates(Path folder) throws IOException {
        Path templates = Files.createDirectories(folder.resolve("templates"));
        Files.copy(Checkout.folder().resolve("templates/conventions.yaml"), templates.resolve("conventions.yaml"));
        Files.writeString(templates.resolve("all.yaml"), RULES);
        Files.createDirectories(templates.resolve("c-api"));
        Files.writeString(templates.resolve("c-api/rocksdb-" + VERSION + ".json"), SnapshotWriter.write(api()));
        return templates;
    }

    private static CApi api() {
        return new CApi(
                VERSION,
                "25",
                List.of(new CHeader("c.h", "0".repeat(64))),
                List.of(
                        function("rocksdb_free", VOID, new CType.Pointer(VOID, false)),
                        function("rocksdb_options_create", OPTIONS),
                        function("rocksdb_options_destroy", VOID, OPTIONS),
                        function("rocksdb_options_get_create_if_missing", FLAG, OPTIONS),
                        function("rocksdb_options_set_create_if_missing", VOID, OPTIONS, FLAG),
                        function("rocksdb_options_set_odd", VOID, OPTIONS, FLAG)),
                List.of("rocksdb_options_t", "rocksdb_t"),
                List.of(),
                List.of(),
                List.of());
    }

    private static CType pointerTo(String type) {
        return new CType.Pointer(new CType.Opaque(type), false);
    }

    private static CFunction function(String name, CType returns, CType... types) {
        List<CParameter> parameters =
                List.of(types).stream().map(type -> new CParameter(null, type)).toList();
        return new CFunction(name, returns, parameters, "c.h", Descriptors.of(returns, parameters));
    }
}
