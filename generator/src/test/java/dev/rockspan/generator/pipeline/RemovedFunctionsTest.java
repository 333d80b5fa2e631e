package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Headers that lack functions which others of RocksDB's C API depend on: those are left out, and the rest is as ever. */
@Execution(ExecutionMode.CONCURRENT)
class RemovedFunctionsTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    private static final CApi API =
            SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));

    /** Headers, by what each lacks: what is asked of one function has nothing to do with the others. */
    private static final List<List<String>> LACKING = List.of(
            List.of(
                    "rocksdb_options_get_num_levels",
                    "rocksdb_writebatch_iterate_ld",
                    "rocksdb_checkpoint_object_destroy",
                    "rocksdb_create_column_families",
                    "rocksdb_options_set_compaction_service",
                    "rocksdb_livefile_set_size",
                    "rocksdb_flushoptions_create",
                    "rocksdb_get_default_column_family_handle",
                    "rocksdb_backup_engine_info_.*",
                    "rocksdb_put",
                    "rocksdb_iter_refresh"),
            List.of(
                    "rocksdb_writebatch_destroy",
                    "rocksdb_pinnableslice_value",
                    "rocksdb_livefiles_count",
                    "rocksdb_transaction_.*"),
            List.of("rocksdb_livefiles_size", "rocksdb_transaction_get_pinned", "rocksdb_writebatch_create"),
            List.of("rocksdb_writebatch_put_cf", "rocksdb_transactiondb_write"),
            List.of("rocksdb_writeoptions_destroy"));

    private static final Map<List<String>, List<Row>> MADE = new ConcurrentHashMap<>();

    @TempDir
    static Path folder;

    @ParameterizedTest
    @CsvSource({
        // a guard, what is iterated with, what frees
        "rocksdb_options_get_num_levels, rocksdb_options_set_min_level_to_compress, to bound parameter level",
        "rocksdb_writebatch_iterate_ld, rocksdb_writebatch_iterate, no callbacks WriteBatchCallbacks",
        // what frees what callbacks copy
        "rocksdb_writebatch_destroy, rocksdb_walfilter_create, nothing frees a rocksdb_writebatch_t",
        "rocksdb_checkpoint_object_destroy, rocksdb_checkpoint_object_create, frees the rocksdb_checkpoint_t",
        "rocksdb_create_column_families, rocksdb_create_column_families_destroy, by its name it frees an array",
        "rocksdb_options_set_compaction_service, rocksdb_compactionservice_create, returns a rocksdb_compactionservice_t",
        "rocksdb_pinnableslice_value, rocksdb_get_pinned, returns a rocksdb_pinnableslice_t",
        // which a path calls all the same
        "rocksdb_pinnableslice_value, rocksdb_get, it needs rocksdb_get_pinned",
        // lists: what counts them, what rows are made with
        "rocksdb_livefiles_count, rocksdb_livefiles, returns a rocksdb_livefiles_t",
        "rocksdb_livefile_set_size, rocksdb_export_import_files_metadata_set_files, what C does with parameter 1",
        "rocksdb_livefiles_size, rocksdb_livefile_set_size, A rocksdb_livefile_t is left out",
        // the default of an argument
        "rocksdb_flushoptions_create, rocksdb_flush, is a rocksdb_flushoptions_t",
        "rocksdb_get_default_column_family_handle, rocksdb_delete_range_cf, stands for parameter column_family",
        // what subclasses ask for
        "rocksdb_writeoptions_destroy, rocksdb_transactiondb_put, is a rocksdb_writeoptions_t",
        // all of a type
        "rocksdb_transaction_.*, rocksdb_optimistictransaction_begin, frees the rocksdb_transaction_t",
        "rocksdb_backup_engine_info_.*, rocksdb_backup_engine_get_backup_info, frees the rocksdb_backup_engine_info_t",
    })
    void whatNeedsARemovedFunctionIsLeftOut(String removed, String needing, String why) {
        assertThat(without(removed))
                .noneMatch(row -> row.state().equals("unclassified"))
                .filteredOn(row -> row.function().equals(needing))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.state()).isEqualTo("excluded");
                    assertThat(row.why())
                            .contains("the header lacks what it needs: ", why)
                            .containsPattern("the header has no function |[.] The header has no ")
                            .containsPattern(removed);
                });
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_livefile_set_size, rocksdb_livefiles_size, LiveFileMetaData.size()",
        "rocksdb_put, rocksdb_transaction_put, 'Transaction.put(byte[], byte[])'",
        "rocksdb_transaction_get_pinned, rocksdb_get_pinned, 'RocksDB.getPinned(ReadOptions, byte[])'",
        "rocksdb_iter_refresh, rocksdb_iter_seek, ''",
        // what a subclass would have in its place
        "rocksdb_transactiondb_write, rocksdb_write, 'RocksDB.write(WriteOptions, WriteBatch)'",
        // what pending writes of batches need
        "rocksdb_writebatch_create, rocksdb_writebatch_put, 'WriteBatch.put(byte[], byte[])'",
        "rocksdb_writebatch_put_cf, rocksdb_writebatch_clear, WriteBatch.clear()",
    })
    void whatDoesNotNeedItStays(String removed, String stays, String member) {
        assertThat(without(removed))
                .filteredOn(row -> row.function().equals(stays))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.state()).isEqualTo("mapped");
                    assertThat(String.join("\n", row.java())).contains(member);
                });
    }

    /** Facts for an older version do not complete what only later ones have. */
    @Test
    void ofAnOlderVersion() {
        List<String> removed = List.of("rocksdb_livefiles_count");
        CApi older = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-9.10.0.json"));

        assertThat(made(older, removed))
                .noneMatch(row -> row.state().equals("unclassified"))
                .filteredOn(row -> row.function().equals("rocksdb_livefiles"))
                .singleElement()
                .satisfies(row -> assertThat(row.why()).contains("The header has no", removed.get(0)));
    }

    /** What becomes of a function, as the file beside the sources says. */
    private record Row(String function, String state, String why, List<String> java) {

        static Row of(JsonNode row) {
            List<String> java = new ArrayList<>();
            row.path("java").forEach(member -> java.add(member.asText()));
            return new Row(
                    row.path("function").asText(),
                    row.path("state").asText(),
                    row.path("why").asText(),
                    java);
        }
    }

    /** What becomes of the header without the functions of a pattern. */
    private static List<Row> without(String removed) {
        List<String> lacking = LACKING.stream()
                .filter(patterns -> patterns.contains(removed))
                .findFirst()
                .orElseThrow();
        return MADE.computeIfAbsent(lacking, RemovedFunctionsTest::made);
    }

    private static List<Row> made(List<String> lacking) {
        return made(API, lacking);
    }

    /** The sources are made, too. */
    private static List<Row> made(CApi whole, List<String> lacking) {
        Predicate<String> isRemoved = Pattern.compile(String.join("|", lacking)).asMatchPredicate();
        CApi api = whole.withFunctions(whole.functions().stream()
                .filter(function -> !isRemoved.test(function.name()))
                .toList());
        assertThat(api.functions()).hasSizeLessThanOrEqualTo(whole.functions().size() - lacking.size());
        try {
            Path output = Files.createTempDirectory(folder, "out");
            ApiSource snapshot =
                    new ApiSource.Snapshot(Files.writeString(output.resolve("fork.json"), SnapshotWriter.write(api)));
            new GenerationPipeline()
                    .generate(new GenerateRequest(
                            snapshot, new Templates(TEMPLATES), GenerateRequest.DEFAULT_PACKAGE, output, null));
            List<Row> rows = new ArrayList<>();
            new ObjectMapper()
                    .readTree(output.resolve("coverage.json").toFile())
                    .path("rows")
                    .forEach(row -> rows.add(Row.of(row)));
            assertThat(rows).hasSameSizeAs(api.functions());
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
