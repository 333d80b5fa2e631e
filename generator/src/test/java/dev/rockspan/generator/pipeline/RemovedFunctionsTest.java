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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        // a guard, what is iterated with, what frees
        "rocksdb_options_get_num_levels, rocksdb_options_set_min_level_to_compress",
        "rocksdb_writebatch_iterate_ld, rocksdb_writebatch_iterate",
        // what frees what callbacks copy
        "rocksdb_writebatch_destroy, rocksdb_walfilter_create",
        "rocksdb_checkpoint_object_destroy, rocksdb_checkpoint_object_create",
        "rocksdb_create_column_families, rocksdb_create_column_families_destroy",
        "rocksdb_options_set_compaction_service, rocksdb_compactionservice_create",
        "rocksdb_pinnableslice_value, rocksdb_get_pinned",
        // which a path calls all the same
        "rocksdb_pinnableslice_value, rocksdb_get",
        // lists: what counts them, what rows are made with
        "rocksdb_livefiles_count, rocksdb_livefiles",
        "rocksdb_livefile_set_size, rocksdb_export_import_files_metadata_set_files",
        "rocksdb_livefiles_size, rocksdb_livefile_set_size",
        // the default of an argument
        "rocksdb_flushoptions_create, rocksdb_flush",
        "rocksdb_get_default_column_family_handle, rocksdb_delete_range_cf",
        // all of a type
        "rocksdb_transaction_.*, rocksdb_optimistictransaction_begin",
        "rocksdb_backup_engine_info_.*, rocksdb_backup_engine_get_backup_info",
    })
    void whatNeedsARemovedFunctionIsLeftOut(String removed, String needing) throws IOException {
        assertThat(without(removed))
                .noneMatch(row -> row.state().equals("unclassified"))
                .filteredOn(row -> row.function().equals(needing))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.state()).isEqualTo("excluded");
                    assertThat(row.why()).startsWith("the header lacks what it needs: ");
                });
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_livefile_set_size, rocksdb_livefiles_size, LiveFileMetaData.size()",
        "rocksdb_put, rocksdb_transaction_put, 'Transaction.put(byte[], byte[])'",
        "rocksdb_transaction_get_pinned, rocksdb_get_pinned, 'RocksDB.getPinned(ReadOptions, byte[])'",
        "rocksdb_iter_refresh, rocksdb_iter_seek, ''",
        // what pending writes of batches need
        "rocksdb_writebatch_create, rocksdb_writebatch_put, 'WriteBatch.put(byte[], byte[])'",
        "rocksdb_writebatch_put_cf, rocksdb_writebatch_clear, WriteBatch.clear()",
    })
    void whatDoesNotNeedItStays(String removed, String stays, String member) throws IOException {
        assertThat(without(removed))
                .filteredOn(row -> row.function().equals(stays))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.state()).isEqualTo("mapped");
                    assertThat(String.join("\n", row.java())).contains(member);
                });
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

    /** What becomes of the header without the functions of a pattern; the sources are made, too. */
    private List<Row> without(String removed) throws IOException {
        Pattern pattern = Pattern.compile(removed);
        CApi api = API.withFunctions(API.functions().stream()
                .filter(function -> !pattern.matcher(function.name()).matches())
                .toList());
        assertThat(api.functions()).hasSizeLessThan(API.functions().size());
        ApiSource snapshot =
                new ApiSource.Snapshot(Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(api)));
        new GenerationPipeline()
                .generate(new GenerateRequest(
                        snapshot,
                        new Templates(TEMPLATES),
                        GenerateRequest.DEFAULT_PACKAGE,
                        folder.resolve("out"),
                        null));
        List<Row> rows = new ArrayList<>();
        new ObjectMapper()
                .readTree(folder.resolve("out/coverage.json").toFile())
                .path("rows")
                .forEach(row -> rows.add(Row.of(row)));
        assertThat(rows).hasSameSizeAs(api.functions());
        return rows;
    }
}
