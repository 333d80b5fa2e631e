package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CTypeParser;
import dev.rockspan.generator.capi.Descriptors;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fork's functions of each shape: right by convention, or asked for so that somebody new can answer. */
class ForkShapesTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    private static final String INDEX = "rocksdb_vector_index_t";

    private static final String ADDED = """
            void rocksdb_options_set_vector_size(rocksdb_options_t *options, uint64_t size)
            uint64_t rocksdb_options_get_vector_size(rocksdb_options_t *options)
            void rocksdb_options_set_vector_metric(rocksdb_options_t *options, int metric)
            rocksdb_vector_index_t *rocksdb_open_vector_index(rocksdb_t *db, const char *name, char **errptr)
            void rocksdb_vector_index_destroy(rocksdb_vector_index_t *index)
            uint64_t rocksdb_vector_stats(rocksdb_t *db, uint64_t *misses)
            uint64_t *rocksdb_vector_ids(rocksdb_t *db, size_t *count, char **errptr)
            void rocksdb_vector_ids_free(uint64_t *ids)
            void rocksdb_options_set_vector_scorer(rocksdb_options_t *options, void *state, void (*destructor)(void *), double (*score)(void *, const char *, size_t))
            void rocksdb_vector_index_set_cache(rocksdb_vector_index_t *index, rocksdb_cache_t *cache)
            void rocksdb_vector_index_set_env(rocksdb_vector_index_t *index, rocksdb_env_t *env)
            char *rocksdb_vector_index_name(rocksdb_vector_index_t *index)
            void rocksdb_vector_index_add(rocksdb_vector_index_t *index, char **errptr, const char *key, size_t keylen)
            unsigned char rocksdb_vector_index_contains(rocksdb_vector_index_t *index, const char *key, size_t keylen)
            rocksdb_slice_t rocksdb_vector_index_center(rocksdb_vector_index_t *index)
            """;

    @TempDir
    Path folder;

    private Path acme;

    @BeforeEach
    void makeAFolderForRules() throws IOException {
        acme = Files.createDirectories(folder.resolve("acme"));
    }

    @Test
    void look() throws IOException {
        UpgradeResult result = upgrade();
        Files.writeString(Path.of("/tmp/ex-stub.yaml"), result.stubText() + "\n====\n" + result.diff().decisions().toString().replace("Decision[", "\nDecision[")
            + "\n" + result.diff().java());
        Files.writeString(acme.resolve("a.yaml"), "types:\n  rocksdb_vector_index_t: {class: VectorIndex, passed: call, owned-by-parent: true}\n");
        result = upgrade();
        Files.writeString(Path.of("/tmp/ex-stub2.yaml"), result.stubText() + "\n====\n" + result.diff().decisions().toString().replace("Decision[", "\nDecision[")
            + "\n" + result.diff().added().toString().replace("Function[", "\nFunction["));
    }

    private UpgradeResult upgrade() throws IOException {
        return new GenerationPipeline()
                .upgrade(new UpgradeRequest(
                        new GenerateRequest(
                                new ApiSource.Snapshot(fork()),
                                new Templates(TEMPLATES, List.of(acme)),
                                "com.acme.db",
                                folder.resolve("out"),
                                null),
                        Checkout.ROCKSDB,
                        false));
    }

    private Path fork() throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));
        List<String> opaque =
                Stream.concat(api.opaqueTypes().stream(), Stream.of(INDEX)).sorted().toList();
        CTypeParser types = CTypeParser.knowing(
                opaque, api.structs().stream().map(CStruct::name).toList(), List.of());
        CEnum metric = new CEnum(
                null, List.of(new CConstant("rocksdb_vector_cosine", 0), new CConstant("rocksdb_vector_l2", 1)));
        CApi fork = new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                Stream.concat(api.functions().stream(), ADDED.lines().map(line -> function(line, types)))
                        .sorted(Comparator.comparing(CFunction::name))
                        .toList(),
                opaque,
                api.structs(),
                api.callbacks(),
                Stream.concat(api.enums().stream(), Stream.of(metric)).toList());
        return Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(fork));
    }

    private static CFunction function(String line, CTypeParser types) {
        CDeclaration declaration = types.function(line);
        return new CFunction(
                declaration.name(),
                declaration.returnType(),
                declaration.parameters(),
                "c.h",
                Descriptors.of(declaration.returnType(), declaration.parameters()));
    }
}
