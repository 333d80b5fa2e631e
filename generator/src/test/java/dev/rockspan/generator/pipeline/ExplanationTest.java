package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Choice;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.emit.ApiEmitter;
import dev.rockspan.generator.emit.ApiPackage;
import dev.rockspan.generator.explain.Decisions;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.explain.MissingJava;
import dev.rockspan.generator.javasource.FittingJava;
import dev.rockspan.generator.javasource.JavaTemplates;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.parameter.ParameterConventions;
import dev.rockspan.generator.mapping.function.result.ResultConventions;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.pipeline.Explanation.Function;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import dev.rockspan.generator.rules.TemplateText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the names of the real API stand for. */
class ExplanationTest {

    private static Coverage coverage;
    private static JavaNames names;
    private static Decisions decisions;
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
        Templates all = new Templates(templates);
        ApiPackage api = new ApiPackage(GenerateRequest.DEFAULT_PACKAGE, GenerateRequest.DEFAULT_LIBRARY);
        JavaTemplates java = JavaTemplates.load(all);
        FittingJava fitting = java.fitting(ApiEmitter.emit(mapped.model(), api), api.name());
        decisions = new Decisions(
                mapped, rules, names, java, () -> fitting, new MissingJava(mapped, () -> names), new TemplateText(all));
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
        // with type arguments
        "'RocksDB.multiGetAsList(ReadOptions, List<byte[]>)', rocksdb_multi_get",
        "ColumnFamilyOptionsInterface.setCfPaths(List<DbPath>), rocksdb_options_set_cf_paths",
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
        Explanation explanation = explain(name);

        assertThat(explanation.functions()).extracting(Function::name).contains(function);
    }

    @ParameterizedTest
    @CsvSource({
        // getters of what C only sets
        "ReadOptions.snapshot, ReadOptions.snapshot, rocksdb_readoptions_set_snapshot",
        "Options.compressionPerLevel(), Options.compressionPerLevel(), rocksdb_options_set_compression_per_level",
        // of the interface that an interface extends, of a superclass; with the types of parameters
        "ColumnFamilyOptionsInterface.setCompressionType, MutableColumnFamilyOptionsInterface.setCompressionType,"
                + " rocksdb_options_set_compression",
        "LRUCache.getUsage, Cache.getUsage, rocksdb_cache_get_usage",
        "'OptimisticTransactionDB.put(byte[],byte[])', 'RocksDB.put(byte[], byte[])', rocksdb_put",
    })
    void namesTheFunctionsBehindAMemberThatIsInherited(String name, String declared, String function) {
        Explanation explanation = explain(name);

        assertThat(explanation.symbol()).isEqualTo(declared);
        assertThat(explanation.functions()).extracting(Function::name).containsExactly(function);
    }

    @Test
    void saysWhereInheritedJavaOfTheTemplatesStands() {
        Explanation explanation = explain("Options.statistics");

        assertThat(explanation.symbol()).isEqualTo("DBOptionsInterface.statistics");
        assertThat(Objects.requireNonNull(explanation.java()).rule())
                .startsWith("templates/members/DBOptionsInterface.java:");
    }

    @Test
    void namesTheShortFormsOfAFunction() {
        assertThat(Explanation.of("rocksdb_put", coverage, names, decisions, history)
                        .functions())
                .singleElement()
                .satisfies(function -> assertThat(function.row().java())
                        .startsWith("RocksDB.put(WriteOptions, byte[], byte[])")
                        .contains("RocksDB.put(byte[], byte[])")
                        .doesNotHaveDuplicates());
    }

    @ParameterizedTest
    @CsvSource({
        "Options, class over rocksdb_options_t, 'new Options()'",
        "CompressionType, enum over rocksdb::CompressionType, CompressionType.getCompressionType(int)",
        "LiveFileMetaData, 'record over rocksdb_livefile_t, rocksdb_livefiles_t', LiveFileMetaData.size()",
        "MergeOperatorCallbacks, 'interface that C calls back, through the function pointers of"
                + " rocksdb_mergeoperator_create', 'MergeOperatorCallbacks.partialMerge(MemorySegment, List)'",
        "WriteBatchInterface, 'interface of WriteBatch, WriteBatchWithIndex', 'WriteBatchInterface.put(byte[], byte[])'",
    })
    void saysWhatATypeIs(String name, String what, String member) {
        JavaName type = explain(name).java();

        assertThat(type).isNotNull();
        assertThat(type.what()).isEqualTo(what);
        assertThat(type.rule())
                .matches("templates/\\w+\\.yaml:\\d+(; more members at templates/members/" + name + "\\.java:\\d+)?");
        assertThat(type.members()).extracting(JavaName::text).contains(member);
    }

    @Test
    void saysWhereATypeHasMoreMembers() {
        assertThat(Objects.requireNonNull(explain("Options").java()).rule())
                .contains("; more members at templates/members/Options.java:");
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_options_t, Options, class over rocksdb_options_t",
        "rocksdb_livefiles_t, LiveFileMetaData, 'record over rocksdb_livefile_t, rocksdb_livefiles_t'",
    })
    void saysWhatATypeOfCBecomes(String name, String type, String what) {
        JavaName java = explain(name).java();

        assertThat(java).isNotNull();
        assertThat(java.name()).isEqualTo(type);
        assertThat(java.what()).isEqualTo(what);
        assertThat(java.members()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_slice_t, rocksdb_iter_key_slice", // a struct
        "on_background_error_cb, rocksdb_eventlistener_create", // a function pointer
    })
    void saysWhichFunctionsHaveATypeThatJavaHasNot(String name, String function) {
        JavaName java = Objects.requireNonNull(explain(name).java());

        assertThat(java.what()).startsWith("type of C that has no Java type of its own; it is in the prototypes of ");
        assertThat(java.functions()).contains(function);
    }

    @Test
    void saysNothingOfTypesOfTheLanguage() {
        for (String word : List.of("size_t", "unsigned", "const", "void", "const char", "")) {
            assertThatExceptionOfType(GenerationException.class).as(word).isThrownBy(() -> explain(word));
        }
    }

    @Test
    void saysWhichVersionsHaveWhatThisOneLacks() {
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_get_with_metadata", coverage, names, decisions, history))
                .withMessage(
                        "rocksdb_get_with_metadata: is not in this header of RocksDB 11.8.1; of the versions with a"
                                + " snapshot, it is there since 11.12.0. To explain it there: rocksdb version 11.12.0");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_delete_file", coverage, names, decisions, history))
                .withMessageContaining("it was there until ");
    }

    @Test
    void saysWhatAConstantIs() {
        JavaName constant = Explanation.of("CompressionType.ZSTD_COMPRESSION", coverage, names, decisions, history)
                .java();

        assertThat(constant).isNotNull();
        assertThat(constant.what()).isEqualTo("rocksdb_zstd_compression, 7");
    }

    @Test
    void namesTheConstantOverOneOfC() {
        JavaName constant = Explanation.of("rocksdb_lz4_compression", coverage, names, decisions, history)
                .java();

        assertThat(constant).isNotNull();
        assertThat(constant.name()).isEqualTo("CompressionType.LZ4_COMPRESSION");
        assertThat(constant.what()).isEqualTo("rocksdb_lz4_compression, 4");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> Explanation.of("rocksdb_lz5_compression", coverage, names, decisions, history))
                .withMessageContaining("did you mean \"rocksdb_lz4_compression\"?")
                .withMessageNotContaining("by hand");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Status", "RocksDBException", "NativeLibrary", "ValueBuffer.size"})
    void saysThatTheRuntimeIsWrittenByHand(String name) {
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> explain(name))
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
                .isThrownBy(() -> Explanation.of("CompresionType", coverage, names, decisions, history))
                .withMessageContaining("did you mean \"CompressionType\"?");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> explain("Cache.isClosed"))
                .withMessageContaining("what types inherit is written by hand");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> explain("LRUCache.isClosed"))
                .withMessageContaining("what types inherit is written by hand");
    }

    @ParameterizedTest
    @CsvSource({
        // setter, read, child, callbacks, list, struct, one of the extension
        "rocksdb_options_set_compression, 1, scalar, CompressionType:",
        "rocksdb_get, key, bytes, class: ReadOptions",
        "rocksdb_create_iterator, options, handle, class: RocksIterator",
        "rocksdb_compactionfilter_create, filter, callback, CompactionFilterCallbacks:",
        "rocksdb_multi_get, keys_list, list, class: ReadOptions",
        "rocksdb_iter_refresh, iter, receiver, class: RocksIterator",
    })
    void saysHowEachParameterWasDecided(String name, String parameter, String convention, String fact) {
        Function function = only(name);

        assertThat(function.parameters())
                .filteredOn(taken -> taken.what().equals(parameter))
                .singleElement()
                .satisfies(taken -> assertThat(taken.convention()).isEqualTo(convention));
        assertThat(function.facts())
                .allSatisfy(line -> assertThat(line.place()).matches("templates/[\\w/-]+\\.(yaml|java):\\d+"))
                .anySatisfy(line -> assertThat(line.text()).contains(fact));
    }

    @Test
    void saysWhichConventionsWereTriedInVain() {
        assertThat(only("rocksdb_put").parameters().get(1))
                .isEqualTo(new ParameterDecision(
                        "options",
                        "const rocksdb_writeoptions_t *",
                        "handle",
                        List.of("receiver", "error-slot", "callback")));
    }

    @Test
    void saysWhatToWriteAndWhere() {
        Function put = only("rocksdb_put");
        String entry = put.facts().get(0).place();

        assertThat(put.choices())
                .contains(
                        new Choice("", "name", "put", List.of("functions", "rocksdb_put"), "name: <name>", entry),
                        new Choice(
                                "val",
                                "name",
                                "value; for all functions: parameter-names in conventions.yaml",
                                List.of("functions", "rocksdb_put"),
                                "name: <name>",
                                entry),
                        new Choice(
                                "key",
                                "null",
                                "no; write it only if C takes NULL, and byte[] is the only form then",
                                List.of("functions", "rocksdb_put"),
                                "nullable: true",
                                entry))
                .extracting(Choice::key)
                .contains("functions: {rocksdb_put: {parameters: {val: {name: <name>}}}}");
        assertThat(put.choices()).anySatisfy(choice -> {
            assertThat(choice.key()).isEqualTo("types: {rocksdb_writeoptions_t: {optional: true}}");
            assertThat(choice.place()).startsWith("templates/options.yaml:");
        });
    }

    @Test
    void namesNoOptionWhoseNameIsTheEndOfAnother() {
        Function longer = only("rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes");

        assertThat(longer.facts())
                .noneMatch(fact -> fact.text().startsWith("compression_options_max_dict_buffer_bytes:"));
        assertThat(longer.choices()).noneMatch(choice -> choice.what().startsWith("description"));
        assertThat(only("rocksdb_options_set_compression_options_max_dict_buffer_bytes")
                        .facts())
                .anyMatch(fact -> fact.text().startsWith("compression_options_max_dict_buffer_bytes:"));
    }

    @Test
    void saysHowManyFunctionsADefaultObjectChanges() {
        assertThat(only("rocksdb_create_column_family").choices())
                .filteredOn(choice -> choice.key().equals("types: {rocksdb_options_t: {optional: true}}"))
                .extracting(Choice::now)
                .containsExactly("no; would change 7 functions");
    }

    @Test
    void tellsWhatIsStatedFromWhatFollows() {
        assertThat(only("rocksdb_create_iterator").choices())
                .filteredOn(choice -> isOf(choice, "options", "Javadoc"))
                .extracting(Choice::now)
                .containsExactly("always ends with: retained by the new object; may be closed before it");
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_backup_engine_create_new_backup_flush, flush_before_backup, overload without it,"
                + " 'no: rocksdb_backup_engine_create_new_backup has that form, createNewBackup(RocksDB)'",
        "rocksdb_flush_cfs, column_family, null, not possible: a list",
        "rocksdb_options_set_wal_recovery_mode, 1, null, not possible: a number in C",
        "rocksdb_options_set_wal_recovery_mode, 1, overload without it, not possible: the setter takes nothing else",
        "rocksdb_flush_cfs, column_family, overload without it, only in Java: a list",
        "rocksdb_transaction_get_for_update_cf, column_family, null,"
                + " 'no: clashes with getForUpdate(Arena, ReadOptions, byte[], boolean)'",
        "rocksdb_approximate_sizes_cf_with_flags, include_flags, overload without it, only in Java: Set has no default",
        "rocksdb_put_cf, column_family, default from a getter,"
                + " 'no: rocksdb_put has that form, put(WriteOptions, byte[], byte[])'",
    })
    void saysWhyNothingIsToWrite(String function, String of, String what, String why) {
        assertThat(only(function).choices())
                .filteredOn(choice -> isOf(choice, of, what))
                .singleElement()
                .satisfies(choice -> assertThat(choice).isEqualTo(Choice.impossible(of, what, why, choice.place())));
    }

    @ParameterizedTest
    @CsvSource({
        // a truth value has no bounds, and is none to begin with; nor has an enum
        "rocksdb_backup_engine_create_new_backup_flush, flush_before_backup, bounds",
        "rocksdb_backup_engine_create_new_backup_flush, flush_before_backup, truth value",
        "rocksdb_options_set_compression, 1, bounds",
        "rocksdb_options_set_compression, 1, truth value",
        // no getter of the receiver gives one
        "rocksdb_transaction_put_cf, column_family, default from a getter",
        // the length of what comes back is no part of a record
        "rocksdb_get, vallen, component",
        // no default object can be made
        "rocksdb_backup_engine_create_new_backup, '', overloads without it",
        // an error is for a static method to throw
        "rocksdb_open_for_read_only, '', form",
        // without its first parameter it could not be called
        "rocksdb_options_set_create_if_missing, '', form",
        // nothing comes back that could retain it
        "rocksdb_options_set_comparator, comparator, retained by",
    })
    void offersNothingThatWouldBeRefused(String function, String of, String what) {
        assertThat(only(function).choices()).noneMatch(choice -> isOf(choice, of, what));
    }

    @ParameterizedTest
    @CsvSource({
        // on its first parameter
        "rocksdb_options_set_create_if_missing, '', class, 'Options, as its first parameter is one', ''",
        "rocksdb_approximate_memory_usage_create, '', class, MemoryConsumers, in: <C type of the class>",
        "rocksdb_open_for_read_only, '', class, RocksDB, in: <C type of the class>",
        "rocksdb_options_create, '', form, constructor, form: static",
        "rocksdb_cache_create_hyper_clock_opts, '', form,"
                + " 'static; \"form: constructor\" makes it a constructor if \"name\" is deleted', ''",
        // parts of records
        "rocksdb_key_may_exist, result, component, 'mayExist, also in \"record\"', component: <name>",
        "rocksdb_key_may_exist, '', others only if, mayExist, record: {present-if: <mayExist or valueFound>}",
        "rocksdb_get_with_ts, result, component, 'value, also in \"record\"', component: <name>",
        "rocksdb_livefile_set_size, '', name and type, no: those of size as rocksdb_livefiles_size gives it, ''",
        // who owns what depends on what comes back, and on what it is called on
        "rocksdb_get_pinned, options, ownership, 'call, as \"passed\" says at templates/options.yaml',"
                + " 'ownership: <call, shared or copied>'",
        "rocksdb_compactionjobinfo_stats, result, ownership, view,"
                + " 'ownership: owned, owned-by-parent: <true or false>'",
        "rocksdb_open_for_read_only, result, ownership, 'owned: it is called on no object that a view could belong to',"
                + " ''",
        // what no key gives
        "rocksdb_options_create_copy, '', other constructors, 'Java, as docs/contributing/templates.md says', ''",
        "rocksdb_iter_seek, '', other overloads, 'Java, as docs/contributing/templates.md says', ''",
        "rocksdb_iter_seek, '', name and parameters, no: Java of the runtime, ''",
    })
    void saysWhatCanBeWritten(String function, String of, String what, String now, String write) {
        assertThat(only(function).choices())
                .filteredOn(choice -> isOf(choice, of, what))
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.now().replaceFirst("(?<=yaml):\\d+$", "")).isEqualTo(now);
                    assertThat(choice.write()).isEqualTo(write);
                });
    }

    @Test
    void namesTheFileForJavaThatNoKeyGives() {
        assertThat(only("rocksdb_iter_seek").choices())
                .extracting(Choice::place)
                .containsOnly("templates/members/RocksIterator.java");
        assertThat(only("rocksdb_options_create").choices())
                .extracting(Choice::place)
                .as("the class that has all options")
                .contains("templates/members/Options.java");
    }

    @Test
    void namesTheLineThatPutsAParameterFirst() {
        assertThat(only("rocksdb_put_cf").facts())
                .extracting(TemplateLine::text)
                .contains("first: [rocksdb_column_family_handle_t]");
        assertThat(only("rocksdb_put").facts())
                .extracting(TemplateLine::text)
                .noneMatch(line -> line.startsWith("first: "));
    }

    @Test
    void namesTheInterfaceWhoseFileChanges() {
        assertThat(only("rocksdb_options_set_compression_per_level").row().java())
                .contains(
                        "Options.setCompressionPerLevel(List)",
                        "AdvancedMutableColumnFamilyOptionsInterface.setCompressionPerLevel(List)");
    }

    @Test
    void namesTheEntryOfACallbackInterface() {
        String entry =
                Objects.requireNonNull(explain("MergeOperatorCallbacks").java()).rule();

        assertThat(only("rocksdb_mergeoperator_create").choices())
                .filteredOn(choice -> choice.what().equals("callback interface"))
                .extracting(Choice::now)
                .containsExactly("MergeOperatorCallbacks at " + entry
                        + "; to change its methods: explain MergeOperatorCallbacks");
    }

    @Test
    void namesTheLineOfTheKey() {
        assertThat(only("rocksdb_put").choices())
                .filteredOn(choice -> isOf(choice, "options", "ownership"))
                .singleElement()
                .satisfies(choice -> {
                    String place = choice.now().replaceFirst(".* says at ", "");
                    assertThat(only("rocksdb_put").facts()).contains(new TemplateLine(place, "  passed: call"));
                });
    }

    @Test
    void saysWhichPrefixesAreStated() {
        assertThat(decisions.about(names.type("RocksDB").orElseThrow()).choices())
                .filteredOn(choice -> choice.key().contains("prefixes: "))
                .extracting(Choice::now)
                .containsExactly("rocksdb_, DEPRECATED_rocksdb_");
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_transaction_get_snapshot, result, may be empty, yes",
        "rocksdb_transaction_get_snapshot, result, freed by, rocksdb_free",
        "rocksdb_list_column_families, result, freed by, rocksdb_list_column_families_destroy",
        "rocksdb_create_column_families, result, closed with its parent, yes; its parent is the receiver",
        "rocksdb_create_column_families, column_family_options, retained by, receiver",
        "rocksdb_create_iterator, options, ownership, 'borrowed, as the result may use it'",
        "rocksdb_create_iterator, options, retained by, result",
        "rocksdb_create_iterator, result, ownership, owned",
        "rocksdb_get_column_family_metadata, result, ownership, owned",
        "rocksdb_property_value, result, ownership, owned",
    })
    void saysWhoFreesAndRetains(String function, String of, String what, String now) {
        assertThat(only(function).choices())
                .filteredOn(choice -> isOf(choice, of, what))
                .singleElement()
                .extracting(Choice::now)
                .isEqualTo(now);
    }

    @Test
    void saysWhatAFunctionFreesAndWhereThatIsStated() {
        Function destroyer = only("rocksdb_list_column_families_destroy");

        assertThat(destroyer.choices())
                .filteredOn(choice -> choice.what().equals("what rocksdb_list_column_families returns is freed by"))
                .singleElement()
                .satisfies(choice -> assertThat(choice.place()).matches("templates/db.yaml:\\d+"));
        assertThat(destroyer.choices())
                .filteredOn(choice -> choice.now().equals("rocksdb_list_column_families_destroy"))
                .extracting(Choice::key)
                .containsExactly(
                        "functions: {rocksdb_list_column_families: {returns: {destroy: <function>}}}",
                        "functions: {rocksdb_load_latest_options: {parameters: {column_family_names: {destroy:"
                                + " <function>}}}}");
        assertThat(destroyer.facts())
                .extracting(TemplateLine::text)
                .contains(
                        "rocksdb_list_column_families:", "  returns: {destroy: rocksdb_list_column_families_destroy}");
    }

    /** An index would be refused where any version has a name. */
    @Test
    void namesAParameterAsTheVersionsDoThatNameIt() {
        Explanation older = new GenerationPipeline()
                .explain(
                        "rocksdb_block_based_options_set_checksum",
                        new ApiSource.Version("9.10.0"),
                        new Templates(Checkout.folder().resolve("templates")));

        assertThat(older.functions().get(0).row().prototype())
                .endsWith("(rocksdb_block_based_table_options_t *, char)");
        assertThat(older.functions().get(0).choices())
                .extracting(Choice::key)
                .contains("functions: {rocksdb_block_based_options_set_checksum: {parameters: {v: {name: <name>}}}}");
    }

    @Test
    void aFunctionWithoutAnEntryGetsOneWhereItsTypeIs() {
        assertThat(only("rocksdb_writeoptions_get_sync").choices())
                .filteredOn(choice -> isOf(choice, "", "name"))
                .singleElement()
                .satisfies(choice -> assertThat(choice.place()).isEqualTo("templates/options.yaml, as a new entry"));
    }

    @Test
    void namesTheFunctionsThatShareAnInterfaceAndTheLineOfTheMethod() {
        TemplateLine line = only("rocksdb_put").facts().stream()
                .filter(fact -> fact.text().strip().startsWith("put(bytes, bytes): "))
                .findFirst()
                .orElseThrow();

        assertThat(line.place()).startsWith("templates/interfaces.yaml:");
        assertThat(only("rocksdb_put").choices())
                .filteredOn(choice -> choice.what().startsWith("declared in "))
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.what()).isEqualTo("declared in KeyValueWriter");
                    assertThat(choice.now())
                            .contains("rocksdb_writebatch_put")
                            .endsWith(" in the same way, and " + line.place());
                });
    }

    @Test
    void namesTheLineThatSaysWhatAMethodOfTheRuntimeCalls() {
        assertThat(only("rocksdb_iter_seek").facts()).anySatisfy(fact -> {
            assertThat(fact.place()).startsWith("templates/paths.yaml:");
            assertThat(fact.text()).isEqualTo("seek: rocksdb_iter_seek");
        });
    }

    @Test
    void saysWhichMethodOverridesWhich() {
        assertThat(only("rocksdb_put").choices())
                .filteredOn(choice -> isOf(choice, "", "overridden in TransactionDB"))
                .extracting(Choice::now)
                .containsExactly("change rocksdb_transactiondb_put in the same way");
        assertThat(only("rocksdb_transactiondb_put").choices())
                .filteredOn(choice -> isOf(choice, "", "overrides that of RocksDB"))
                .extracting(Choice::now)
                .containsExactly("change rocksdb_put in the same way");
    }

    @Test
    void saysWhatMayBeNull() {
        Templates templates = new Templates(Checkout.folder().resolve("templates"));

        assertThat(new GenerationPipeline()
                        .explain("rocksdb_property_value", new ApiSource.Version(Checkout.ROCKSDB), templates)
                        .withResult("RocksDB.getProperty(String)"))
                .endsWith(" returns @Nullable String");
    }

    @Test
    void saysWhatToWriteOfAnOptionAndOfAComponent() {
        assertThat(only("rocksdb_options_set_max_open_files").choices())
                .extracting(Choice::key)
                .contains(
                        "options: {rocksdb_options_t: {max_open_files: {what: <words after Sets and Returns>, default: <value>}}}");
        assertThat(only("rocksdb_backup_engine_info_size").choices())
                .extracting(Choice::key)
                .contains("functions: {rocksdb_backup_engine_info_size: {name: <name>}}");
        assertThat(only("rocksdb_livefiles_name").choices())
                .as("a setter takes it by that name")
                .extracting(Choice::key)
                .noneMatch(key -> key.contains("name: <name>"));
    }

    @Test
    void saysTheSameOfTypesAndConstants() {
        JavaName type = Explanation.of("rocksdb_cache_t", coverage, names, decisions, history)
                .java();
        assertThat(type).isNotNull();
        assertThat(type.facts()).extracting(TemplateLine::text).contains("  class: Cache");
        assertThat(type.choices())
                .filteredOn(choice -> choice.key().contains("destroy: "))
                .extracting(Choice::now)
                .containsExactly("rocksdb_cache_destroy");
        assertThat(type.choices())
                .extracting(Choice::key)
                .contains("types: {rocksdb_cache_t: {passed: <call, shared, copied, borrowed or transferred>}}");

        JavaName constant = Explanation.of("rocksdb_lz4_compression", coverage, names, decisions, history)
                .java();
        assertThat(constant).isNotNull();
        assertThat(constant.choices())
                .extracting(Choice::key)
                .contains("enums: {CompressionType: {constants: {rocksdb_lz4_compression: <NAME>}}}");
        assertThat(constant.facts()).singleElement().satisfies(line -> assertThat(line.text())
                .contains("LZ4_COMPRESSION"));
    }

    @ParameterizedTest
    @CsvSource({
        "ColumnFamilyDescriptor, templates/java/ColumnFamilyDescriptor.java",
        "LRUCache, templates/java/LRUCache.java",
        "StdErrLogger, templates/java/util/StdErrLogger.java",
        "ColumnFamilyDescriptor.getName, templates/java/ColumnFamilyDescriptor.java",
        "RocksDB.loadLibrary, templates/members/RocksDB.java",
        // beside forms over C functions
        "RocksDB.createColumnFamily, templates/members/RocksDB.java",
        "new LRUCache(long), templates/java/LRUCache.java",
    })
    void saysWhereJavaOfTheTemplatesStands(String name, String file) {
        JavaName java = explain(name).java();

        assertThat(java).isNotNull();
        assertThat(java.rule()).matches(Pattern.quote(file) + ":\\d+");
        assertThat(java.facts()).isNotEmpty().allSatisfy(line -> assertThat(line.text())
                .contains(name.replaceAll("^new |\\(.*", "").replaceAll(".*\\.", "")));
    }

    @Test
    void tellsOverloadsOfTheTemplatesApart() {
        assertThat(byHand("RocksDB.loadLibrary")).hasSize(2);
        assertThat(byHand("RocksDB.loadLibrary(List<String>)"))
                .containsExactly("public static void loadLibrary(List<String> paths) {");
        assertThat(byHand("SanityLevel.NONE")).containsExactly("NONE,");
        assertThat(byHand("SanityLevel")).hasSize(1);
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> byHand("RocksDB.loadLibrary(int)"))
                .withMessageContaining("no name of the Java API");
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_options_set_max_open_files, templates/members/Options.java, Options.setAll(DBOptions)",
        // for a method of an interface that the class implements
        "rocksdb_put, templates/java/TtlDB.java, TtlDB",
    })
    void saysWhichJavaOfTheTemplatesUsesAMethod(String function, String file, String user) {
        assertThat(explain(function).functions().get(0).usedBy())
                .filteredOn(line -> line.place().startsWith(file))
                .extracting(TemplateLine::text)
                .contains(user);
        assertThat(explain("rocksdb_env_set_background_threads")
                        .functions()
                        .get(0)
                        .usedBy())
                .isEmpty();
    }

    /** Java of the templates names a constructor by its class twice. */
    @Test
    void namesTheFunctionBehindAConstructorThatIsMissing(@TempDir Path folder) throws IOException {
        ApiSource fork = without("rocksdb_comparator_create", folder);

        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline()
                        .explain(
                                "AbstractComparator",
                                fork,
                                new Templates(Checkout.folder().resolve("templates"))))
                .withMessageContaining("is left out: the header has no rocksdb_comparator_create; it is written at ");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline()
                        .explain(
                                "rocksdb_comparator_create",
                                fork,
                                new Templates(Checkout.folder().resolve("templates"))))
                .withMessageEndingWith("To explain it there: rocksdb version " + PinnedVersion.rocksdb());
    }

    /** The runtime has the methods of iterators, which call what is there. */
    @Test
    void saysThatAMethodOfTheRuntimeIsThereWithoutItsFunction(@TempDir Path folder) throws IOException {
        ApiSource fork = without("rocksdb_iter_valid", folder);
        Templates templates = new Templates(Checkout.folder().resolve("templates"));

        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline().explain("RocksIterator.isValid", fork, templates))
                .withMessageContaining("throws MissingFunctionException: the header has no rocksdb_iter_valid")
                .withMessageNotContaining("left out");
    }

    /** Of what has several implementations, the one that a header makes impossible is left out. */
    @Test
    void showsWhatStaysWithoutOneOfItsImplementations(@TempDir Path folder) throws IOException {
        ApiSource fork = without("rocksdb_options_set_plain_table_factory", folder);
        Templates templates = new Templates(Checkout.folder().resolve("templates"));

        assertThat(Objects.requireNonNull(new GenerationPipeline()
                                .explain("ColumnFamilyOptionsInterface.setTableFormatConfig", fork, templates)
                                .java())
                        .rule())
                .startsWith("templates/members/ColumnFamilyOptionsInterface.java:");
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline().explain("PlainTableConfig", fork, templates))
                .withMessageContaining("is left out: the header has no rocksdb_options_set_plain_table_factory");
    }

    private static ApiSource without(String function, Path folder) throws IOException {
        CApi api = SnapshotReader.read(
                Checkout.folder().resolve("templates/c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"));
        CApi less = api.withFunctions(api.functions().stream()
                .filter(each -> !each.name().equals(function))
                .toList());
        return new ApiSource.Snapshot(Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(less)));
    }

    @Test
    void saysWhatAnEnumOfCBecomes(@TempDir Path folder) throws IOException {
        CApi api = SnapshotReader.read(
                Checkout.folder().resolve("templates/c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"));
        CApi named = new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                api.functions(),
                api.opaqueTypes(),
                api.structs(),
                api.callbacks(),
                api.enums().stream()
                        .map(type -> type.constants().get(0).name().equals("rocksdb_no_compression")
                                ? new CEnum("rocksdb_compression", type.constants())
                                : type)
                        .toList());
        Path snapshot = Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(named));

        JavaName java = new GenerationPipeline()
                .explain(
                        "rocksdb_compression",
                        new ApiSource.Snapshot(snapshot),
                        new Templates(Checkout.folder().resolve("templates")))
                .java();
        assertThat(java).isNotNull();
        assertThat(java.name()).isEqualTo("CompressionType");
    }

    /** What a fork calls otherwise, Java of the templates does not find. */
    @Test
    void namesTheJavaThatIsLeftOutForANewName(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("acme.yaml"),
                "functions:\n  rocksdb_column_family_handle_get_id: {name: number}\n  rocksdb_options_set_env: {name: setOwnEnv}\n");
        Templates templates = new Templates(Checkout.folder().resolve("templates"), List.of(folder));
        ApiSource pinned = new ApiSource.Version(PinnedVersion.rocksdb());
        List<String> notices = new ArrayList<>();
        GenerationPipeline pipeline = new GenerationPipeline(new PipelineListener() {
            @Override
            public void stage(String name) {}

            @Override
            public void notice(String text) {
                notices.add(text);
            }
        });
        String cause =
                "rocksdb_column_family_handle_get_id is ColumnFamilyHandle.number() at " + folder + "/acme.yaml:2";

        assertThat(pipeline.explain("rocksdb_column_family_handle_get_id", pinned, templates)
                        .functions())
                .singleElement()
                .satisfies(function -> assertThat(function.choices())
                        .extracting(Choice::now)
                        .contains("RocksDB.getAggregatedLongProperty(String)"));
        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> pipeline.explain("RocksDB.getAggregatedLongProperty", pinned, templates))
                .withMessageContaining("is left out: " + cause + "; it is written at templates/members/RocksDB.java:");
        pipeline.generate(
                new GenerateRequest(pinned, templates, GenerateRequest.DEFAULT_PACKAGE, folder.resolve("api"), null));
        assertThat(notices)
                .filteredOn(notice -> notice.startsWith("Left out"))
                .satisfiesExactly(
                        notice -> assertThat(notice)
                                .startsWith(
                                        "Left out of the Java of the templates, because " + cause
                                                + ": RocksDB.getAggregatedLongProperty(String). To have that, undo this change, or ")
                                .matches(".*: templates/members/RocksDB\\.java:\\d+"),
                        notice -> assertThat(notice)
                                .as("what copies one setting of many goes without that one, and nothing else does")
                                .startsWith("Left out of the Java of the templates, because rocksdb_options_set_env is"
                                        + " Options.setOwnEnv(Env) at " + folder
                                        + "/acme.yaml:3: a part of Options.setAll(DBOptions). To have that, ")
                                .matches(".*: templates/members/Options\\.java:\\d+"));
    }

    @Test
    void showsTheEntryThatAnAddedOneReplaces(@TempDir Path folder) {
        write(
                folder.resolve("acme.yaml"),
                "functions:\n  rocksdb_cache_create_lru: {name: newCache}\ntypes:\n  rocksdb_cache_t: {class: Cache,"
                        + " passed: shared}\n");
        Templates templates = new Templates(Checkout.folder().resolve("templates"), List.of(folder));
        ApiSource pinned = new ApiSource.Version(PinnedVersion.rocksdb());

        assertThat(new GenerationPipeline()
                        .explain("rocksdb_cache_create_lru", pinned, templates)
                        .functions()
                        .get(0)
                        .replaced())
                .isEqualTo(only("rocksdb_cache_create_lru").facts().stream()
                        .filter(fact -> fact.place().startsWith("templates/cache.yaml:"))
                        .limit(4)
                        .toList());
        assertThat(Objects.requireNonNull(new GenerationPipeline()
                                .explain("Cache", pinned, templates)
                                .java())
                        .replaced())
                .extracting(TemplateLine::text)
                .contains("  threads: any");
    }

    @Test
    void namesTheFormThatTheLeftOutJavaCalled(@TempDir Path folder) {
        write(folder.resolve("acme.yaml"), "functions:\n  rocksdb_sstfilewriter_put: {name: store}\n");

        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline()
                        .explain(
                                "SstFileWriter.put(AbstractSlice, AbstractSlice)",
                                new ApiSource.Version(PinnedVersion.rocksdb()),
                                new Templates(Checkout.folder().resolve("templates"), List.of(folder))))
                .withMessageContaining(
                        "rocksdb_sstfilewriter_put is SstFileWriter.store(MemorySegment, MemorySegment) at ");
    }

    /** Where the templates themselves are changed, nothing knows the old name but the Java that uses it. */
    @Test
    void namesTheMethodThatChangedTemplatesHaveNoMore(@TempDir Path folder) {
        Trees.contents(Checkout.folder().resolve("templates"))
                .forEach((file, text) -> write(
                        folder.resolve(file),
                        file.equals("db.yaml")
                                ? text.replace("\n  rocksdb_open:", "\n  rocksdb_open:\n    name: opened")
                                : text));

        assertThatExceptionOfType(GenerationException.class)
                .isThrownBy(() -> new GenerationPipeline()
                        .explain(
                                "RocksDB.open(String)",
                                new ApiSource.Version(PinnedVersion.rocksdb()),
                                new Templates(folder)))
                .withMessageContaining("this API has no RocksDB.open(Options, String); it is written at ");
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A version that lacks what Java of the templates uses has no such Java. */
    @Test
    void showsNoJavaThatAVersionLeavesOut() {
        ApiSource older = new ApiSource.Version("9.10.0");
        Templates templates = new Templates(Checkout.folder().resolve("templates"));
        GenerationPipeline pipeline = new GenerationPipeline();

        Map.of(
                        "TableFilter",
                                "the header has no rocksdb_readoptions_set_table_filter; it is written at templates/",
                        "PerfContext.getBlobCacheReadByte",
                                "this API has no PerfMetric.BLOB_CACHE_READ_BYTE; it is written at templates/",
                        "new ReadOptions(ReadOptions)",
                                "the header has no rocksdb_readoptions_get_auto_readahead_size; it is written at ",
                        "RocksDB.LiveFiles", "the header has no rocksdb_livefiles_storage_info_file_type, ",
                        // which no Java of the templates is
                        "ReadOptions.autoPrefixMode", "the header has no rocksdb_readoptions_get_auto_prefix_mode")
                .forEach((gone, why) -> assertThatExceptionOfType(GenerationException.class)
                        .as(gone)
                        .isThrownBy(() -> pipeline.explain(gone, older, templates))
                        .withMessageContaining("is left out: " + why));
        assertThat(Objects.requireNonNull(pipeline.explain("RocksDB.loadLibrary", older, templates)
                                .java())
                        .facts())
                .hasSize(2);
        String form = "RocksDB.compactFiles(CompactionOptions, ColumnFamilyHandle, List, int, int, CompactionJobInfo)";
        assertThat(decisions.java().get().placesLeftOut(form)).isEmpty();
        assertThatExceptionOfType(GenerationException.class).isThrownBy(() -> pipeline.explain(form, older, templates));
    }

    private List<String> byHand(String name) {
        return Objects.requireNonNull(explain(name).java()).facts().stream()
                .map(TemplateLine::text)
                .toList();
    }

    /** What it says to write can be read. */
    @Test
    void namesKeysThatThereAre() throws IOException {
        YAMLMapper yaml = new YAMLMapper();
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Checkout.folder().resolve("templates/schema.json")));
        Set<String> keys = new TreeSet<>();
        coverage.rows().forEach(row -> decisions
                .choices(row.function())
                .forEach(choice -> keys.add(choice.key()
                        .replaceAll("rocksdb_\\w+: \\{", "rocksdb_x: {")
                        .replaceAll("parameters: \\{\\w+", "parameters: {x")
                        .replaceAll("\\w+: \\{what: <words", "x: {what: <words"))));
        names.all().forEach(name -> names.type(name)
                .ifPresent(type -> decisions.about(type).choices().forEach(choice -> keys.add(choice.key()))));
        keys.remove(""); // cannot be changed
        assertThat(keys).hasSizeGreaterThan(20);

        for (String key : keys) {
            String written = key.replaceAll("<(?:[^<>]* or )(\\w+)>", "$1")
                    .replaceAll("<n>|<number>", "1")
                    .replaceFirst(
                            "^(?!(types|functions|options|enums|callbacks|interfaces): )(.*)$", // of a method
                            "callbacks: {X: {function: x, methods: [{name: x, $2}]}}");
            assertThat(schema.validate(yaml.readTree(written)))
                    .extracting(ValidationMessage::getMessage)
                    .filteredOn(problem -> !problem.contains("required property"))
                    .as(written)
                    .isEmpty();
        }
    }

    @Test
    void everyConventionIsInTheTableOfThem() throws IOException {
        String page = Files.readString(Checkout.folder().resolve("docs/contributing/templates.md"));
        List<String> listed = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|")
                .matcher(page)
                .results()
                .map(row -> row.group(1))
                .toList();

        assertThat(listed)
                .containsSubsequence(ParameterConventions.IN_ORDER.stream()
                        .map(ParameterConvention::label)
                        .toList())
                .containsSubsequence(ResultConventions.IN_ORDER.stream()
                        .map(ResultConvention::label)
                        .toList());
        coverage.rows().stream()
                .flatMap(row ->
                        Stream.of(row.rule().replaceFirst(".*convention ", "").split(", ")))
                .filter(name -> name.matches("[a-z-]+"))
                .forEach(name -> assertThat(listed).contains(name));
    }

    static Explanation explain(String name) {
        return Explanation.of(name, coverage, names, decisions, history);
    }

    private static boolean isOf(Choice choice, String of, String what) {
        return choice.of().equals(of) && choice.what().equals(what);
    }

    private static Function only(String name) {
        return explain(name).functions().stream()
                .filter(function -> function.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
