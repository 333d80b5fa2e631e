package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.pipeline.Coverage.Row;
import dev.rockspan.generator.pipeline.Explanation.Named;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the names of the real API stand for. */
class ExplanationTest {

    private static Coverage coverage;
    private static JavaNames names;
    private static ApiHistory history;

    @BeforeAll
    static void decide() {
        Path templates = Checkout.folder().resolve("templates");
        Rules rules = RulesLoader.load(templates, Checkout.ROCKSDB);
        MappedApi mapped = Mapper.map(
                SnapshotReader.read(templates.resolve("c-api/rocksdb-" + Checkout.ROCKSDB + ".json")),
                SnapshotReader.read(templates.resolve("c-api/rockspan_extras.json")),
                rules,
                Checkout.history());
        history = Checkout.history();
        coverage = Coverage.of(Checkout.ROCKSDB, mapped);
        names = JavaNames.of(mapped.model(), rules);
    }

    @ParameterizedTest
    @CsvSource({
        "RocksDB.put, rocksdb_put",
        "RocksDB.close, rocksdb_close",
        "RocksDB.close(), rocksdb_close",
        // forms that leave something out
        "'RocksDB.put(byte[], byte[])', rocksdb_put",
        "'RocksDB.put(byte[],byte[])', rocksdb_put",
        // constructors
        "new Options, rocksdb_options_create",
        "new Options(), rocksdb_options_create",
        "Options(), rocksdb_options_create",
        "new Options(Options), rocksdb_options_create_copy",
        // of several classes
        "WriteBatchInterface.put, rocksdb_writebatch_put",
        "WriteBatchInterface.put, rocksdb_writebatch_wi_put",
        "KeyValueWriter.put, rocksdb_transaction_put",
        // records, and what C calls back
        "LiveFileMetaData.size, rocksdb_livefiles_size",
        "KeyMayExistResult.mayExist, rocksdb_key_may_exist",
        "MergeOperatorCallbacks.fullMerge, rocksdb_mergeoperator_create",
        // lists: what gives an element, and what counts them
        "CompactionJobInfo.inputFiles, rocksdb_compactionjobinfo_input_file_at",
        "CompactionJobInfo.inputFiles(), rocksdb_compactionjobinfo_input_files_count",
    })
    void namesTheFunctionsBehindAMember(String name, String function) {
        Explanation explanation = Explanation.of(name, coverage, names, history);

        assertThat(explanation.java()).isNull();
        assertThat(explanation.functions()).extracting(Row::function).contains(function);
    }

    @Test
    void namesTheShortFormsOfAFunction() {
        assertThat(Explanation.of("rocksdb_put", coverage, names, history).functions())
                .singleElement()
                .satisfies(row -> assertThat(row.java())
                        .startsWith("RocksDB.put(WriteOptions, byte[], byte[])")
                        .contains("RocksDB.put(byte[], byte[])")
                        .doesNotHaveDuplicates());
    }

    @ParameterizedTest
    @CsvSource({
        "Options, class over rocksdb_options_t, 'new Options()'",
        "CompressionType, enum over rocksdb::CompressionType, CompressionType.ZSTD_COMPRESSION",
        "LiveFileMetaData, 'record over rocksdb_livefile_t, rocksdb_livefiles_t', LiveFileMetaData.size()",
        "MergeOperatorCallbacks, 'interface that C calls back, through the function pointers of"
                + " rocksdb_mergeoperator_create', 'MergeOperatorCallbacks.partialMerge(MemorySegment, List)'",
        "WriteBatchInterface, 'interface of WriteBatch, WriteBatchWithIndex', 'WriteBatchInterface.put(byte[], byte[])'",
    })
    void saysWhatATypeIs(String name, String what, String member) {
        Named type = Explanation.of(name, coverage, names, history).java();

        assertThat(type).isNotNull();
        assertThat(type.what()).isEqualTo(what);
        assertThat(type.rule()).matches(".*templates/\\w+\\.yaml:\\d+");
        assertThat(type.members()).extracting(Named::name).contains(member);
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_options_t, Options, class over rocksdb_options_t",
        "rocksdb_livefiles_t, LiveFileMetaData, 'record over rocksdb_livefile_t, rocksdb_livefiles_t'",
    })
    void saysWhatATypeOfCBecomes(String name, String type, String what) {
        Named java = Explanation.of(name, coverage, names, history).java();

        assertThat(java).isNotNull();
        assertThat(java.name()).isEqualTo(type);
        assertThat(java.what()).isEqualTo(what);
        assertThat(java.members()).isNotEmpty();
    }

    @Test
    void saysWhichVersionsHaveWhatThisOneLacks() {
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_get_with_metadata", coverage, names, history))
                .withMessage(
                        "rocksdb_get_with_metadata: is not in this header of RocksDB 11.8.1; of the versions with a"
                                + " snapshot, it is there since 11.12.0. To explain it there: --rocksdb-version 11.12.0");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_delete_file", coverage, names, history))
                .withMessageContaining("it was there until ");
    }

    @Test
    void saysWhatAConstantIs() {
        Named constant = Explanation.of("CompressionType.ZSTD_COMPRESSION", coverage, names, history)
                .java();

        assertThat(constant).isNotNull();
        assertThat(constant.what()).isEqualTo("rocksdb_zstd_compression, 7");
    }

    @Test
    void namesTheConstantOverOneOfC() {
        Named constant = Explanation.of("rocksdb_lz4_compression", coverage, names, history)
                .java();

        assertThat(constant).isNotNull();
        assertThat(constant.name()).isEqualTo("CompressionType.LZ4_COMPRESSION");
        assertThat(constant.what()).isEqualTo("rocksdb_lz4_compression, 4");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_lz5_compression", coverage, names, history))
                .withMessageContaining("did you mean \"rocksdb_lz4_compression\"?")
                .withMessageNotContaining("by hand");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Status", "RocksDBException", "NativeLibrary", "ValueBuffer.size"})
    void saysThatTheRuntimeIsWrittenByHand(String name) {
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of(name, coverage, names, history))
                .withMessageContaining("the classes of the runtime are written by hand and stand for no C function");
    }

    @Test
    void knowsEveryNameThatItSuggests() {
        List<String> unknown = names.all().stream()
                .filter(name ->
                        names.type(name).isEmpty() && names.members(name).isEmpty())
                .toList();

        assertThat(unknown).isEmpty();
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("CompresionType", coverage, names, history))
                .withMessageContaining("did you mean \"CompressionType\"?");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("RocksDB.isClosed", coverage, names, history))
                .withMessageContaining("what types inherit is written by hand");
    }
}
