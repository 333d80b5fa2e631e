package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CTypeParser;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.Descriptors;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The header of a RocksDB to come: what conventions cover appears in Java by itself, and what they do not stops the run
 * before anything is written.
 */
@Execution(ExecutionMode.CONCURRENT)
class NextHeaderTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    private static final String KNOB = "void rocksdb_options_set_knob_size(rocksdb_options_t *options, uint64_t v)";
    private static final String READ_KNOB = "uint64_t rocksdb_options_get_knob_size(rocksdb_options_t *options)";
    private static final String SWEEP =
            "void rocksdb_sweep_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key,"
                    + " size_t start_key_len, char **errptr)";
    private static final String STRANGE = "void *rocksdb_options_get_strange(rocksdb_options_t *options)";

    private final List<String> notices = new ArrayList<>();

    private final GenerationPipeline pipeline = new GenerationPipeline(new PipelineListener() {
        @Override
        public void stage(String name) {}

        @Override
        public void notice(String text) {
            notices.add(text);
        }
    });

    @TempDir
    Path folder;

    @Test
    void functionsThatConventionsCoverAppear() throws IOException {
        Path snapshot = snapshot(List.of(KNOB, READ_KNOB, SWEEP), name -> true);

        generate(new ApiSource.Snapshot(snapshot));

        assertThat(sources().get("Options.java"))
                .contains("public Options setKnobSize(long knobSize) {", "public long knobSize() {");
        assertThat(sources().get("RocksDB.java"))
                .contains(
                        "public void sweep(ColumnFamilyHandle columnFamily, byte[] startKey) {",
                        "public void sweep(ColumnFamilyHandle columnFamily, MemorySegment startKey) {",
                        "public void sweep(ColumnFamilyHandle columnFamily, ByteBuffer startKey) {");
        assertThat(explain("rocksdb_options_set_knob_size", new ApiSource.Snapshot(snapshot)))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.rule()).isEqualTo("convention receiver, scalar, nothing");
                    assertThat(row.java()).containsExactly("Options.setKnobSize(long)");
                });
        assertThat(explain("RocksDB.sweep", new ApiSource.Snapshot(snapshot)))
                .extracting(CoverageRow::function)
                .containsExactly("rocksdb_sweep_cf");
    }

    private List<CoverageRow> explain(String name, ApiSource source) {
        return pipeline.explain(name, source, new Templates(TEMPLATES)).functions().stream()
                .map(Explanation.Function::row)
                .toList();
    }

    @Test
    void aFunctionThatNoneCoversStopsTheRunAndIsNamed() throws IOException {
        Path good = snapshot(List.of(), name -> true);
        generate(new ApiSource.Snapshot(good));
        SortedMap<String, String> before = Trees.contents(folder.resolve("out"));
        Path bad = snapshot(List.of(KNOB, STRANGE), name -> true);

        GenerationException refusal = refusal(bad);

        assertThat(refusal).hasMessageContaining("rocksdb_options_get_strange has no Java form");
        assertThat(refusal).hasMessageContaining("void *");
        assertThat(refusal.problems()).hasSize(1);
        assertThat(refusal.kind().exitCode()).isEqualTo(3);
        assertThat(Trees.contents(folder.resolve("out"))).isEqualTo(before);
    }

    @Test
    void whatHandWrittenCodeCallsAndTheHeaderLacksIsLookedUpAllTheSame() throws IOException {
        Path older = snapshot(List.of(), name -> !name.equals("rocksdb_iter_refresh"));

        generate(new ApiSource.Snapshot(older));

        assertThat(sources().get("raw/CRocksIterator.java")).contains("Symbols.TABLE.find(\"rocksdb_iter_refresh\")");
        assertThat(sources().get("raw/IteratorPath.java")).contains("CRocksIterator.rocksdb_iter_refresh(");
        assertThat(sources().get("raw/Versions.java")).doesNotContain(".without(");
    }

    @Test
    void whatAnAddedEntryDropsIsToldOnceForBothVersions() throws IOException {
        Path added = Files.createDirectory(folder.resolve("added"));
        Files.writeString(
                added.resolve("fork.yaml"), "functions: {rocksdb_options_set_compression: {name: setKind}}\n");

        pipeline.diff(
                new ApiSource.Version("10.10.1"),
                new ApiSource.Version("11.8.1"),
                new Templates(TEMPLATES, List.of(added)));

        assertThat(notices)
                .filteredOn(notice -> notice.contains("replaces"))
                .singleElement()
                .asString()
                .contains("fork.yaml:1: rocksdb_options_set_compression replaces ");
    }

    @Test
    void javaOfTheTemplatesThatIsLeftOutIsListedByTheFunctionsThatTheHeaderLacks() throws IOException {
        generate(new ApiSource.Snapshot(snapshot(List.of(), name -> !List.of(
                        "rocksdb_cache_destroy",
                        "rocksdb_multi_get",
                        "rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio")
                .contains(name))));

        assertThat(notices)
                .satisfiesExactly(
                        notice -> assertThat(notice)
                                .startsWith("Left out of the Java of the templates, because the header has no"
                                        + " rocksdb_cache_destroy: ")
                                .contains("HyperClockCache, LRUCache"),
                        notice -> assertThat(notice)
                                .startsWith("Left out of the Java of the templates, because the header has no"
                                        + " rocksdb_multi_get: RocksDB.multiGetByteBuffers(List, List), "),
                        notice -> assertThat(notice)
                                .endsWith("rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio:"
                                        + " TablePropertiesCollectorFactory.CompactOnDeletion,"
                                        + " TablePropertiesCollectorFactory.NewCompactOnDeletionCollectorFactory(long, long,"
                                        + " double)"));
    }

    @Test
    void noticesNameTheCauseAndNothingBesides() {
        generate(new ApiSource.Version("10.10.1"));

        String start = "Left out of the Java of the templates, because the header has no ";
        assertThat(notices)
                .as("a type is said once, not its functions")
                .contains(start + "rocksdb_sst_partitioner_factory_t: SstPartitionerFixedPrefixFactory")
                .as("a statement that can be left out is no reason to leave out the constructor")
                .contains(start + "rocksdb_readoptions_get_auto_readahead_size: new ReadOptions(ReadOptions)");
    }

    @Test
    void javaOfTheTemplatesUsesNothingThatNoFunctionOfRocksDbGives() throws IOException {
        Path templates = withRules("functions:\n  rocksdb_options_set_atomic_flush: {name: setFlushAtOnce}\n");
        List<String> lines = Files.readAllLines(templates.resolve("members/Options.java"));
        int line = 1
                + IntStream.range(0, lines.size())
                        .filter(i -> lines.get(i).contains("setAtomicFlush("))
                        .findFirst()
                        .orElseThrow();

        GenerationException refusal = catchThrowableOfType(
                GenerationException.class, () -> generate(new ApiSource.Version("11.8.1"), templates));
        assertThat(refusal.problems())
                .singleElement()
                .asString()
                .startsWith(
                        "templates/members/Options.java:" + line
                                + ": uses Options.setAtomicFlush(boolean), which RocksDB 11.8.1's API does not have; change this line");
        generate(new ApiSource.Snapshot(snapshot(List.of(), name -> !name.equals("rocksdb_options_set_atomic_flush"))));
        assertThat(sources().get("Options.java"))
                .as("a header that lacks the function is no mistake")
                .contains("setAvoidUnnecessaryBlockingIO(db.")
                .doesNotContain("etAtomicFlush(");
    }

    @Test
    void aDiffNamesTheJavaOfTheTemplatesThatIsLeftOut() throws IOException {
        ApiSource less = new ApiSource.Snapshot(snapshot(List.of(), name -> !List.of(
                        "rocksdb_cache_destroy", "rocksdb_multi_get", "rocksdb_options_set_atomic_flush")
                .contains(name)));
        ApiSource whole = new ApiSource.Version("11.8.1");

        DiffResult.Java gone = java(whole, less);
        assertThat(gone.classes().removed()).contains("LRUCache");
        assertThat(gone.members().removed())
                .contains("RocksDB.multiGetByteBuffers(List, List)", "Options.setAtomicFlush(boolean)")
                .noneMatch(name -> name.startsWith("LRUCache."));
        assertThat(gone.members().changed()).as("private ones").isEmpty();
        DiffResult.Java back = java(less, whole);
        assertThat(back.members().added())
                .containsExactlyElementsOf(gone.members().removed());
    }

    @Test
    void aDiffNamesTheJavaOfTheTemplatesThatIsLeftWithOtherStatements() throws IOException {
        ApiSource less = new ApiSource.Snapshot(
                snapshot(List.of(), name -> !name.matches("rocksdb_writeoptions_[gs]et_protection_bytes_per_key")));
        ApiSource none = new ApiSource.Snapshot(
                snapshot(List.of(), name -> !name.equals("rocksdb_writeoptions_get_protection_bytes_per_key")));
        ApiSource whole = new ApiSource.Version("11.8.1");

        assertThat(java(whole, less).members().changed())
                .containsExactly("new WriteOptions(WriteOptions): lacks WriteOptions.protectionBytesPerKey(),"
                        + " WriteOptions.setProtectionBytesPerKey(long)");
        assertThat(java(less, whole).members().changed())
                .containsExactly("new WriteOptions(WriteOptions): is complete now");
        DiffResult.Java gone = java(less, none);
        assertThat(gone.members().removed()).containsExactly("new WriteOptions(WriteOptions)");
        assertThat(gone.members().changed()).as("what is gone altogether").isEmpty();
        assertThat(java(none, less).members().changed()).as("what is new").isEmpty();
    }

    @Test
    void aDiffNamesNothingAsGoneThatTheOlderVersionNeverHad() throws IOException {
        ApiSource none = new ApiSource.Snapshot(withoutType("rocksdb_backup_engine_t"));
        ApiSource less = new ApiSource.Snapshot(
                snapshot(List.of(), name -> !name.equals("rocksdb_backup_engine_create_new_backup_with_metadata")));

        DiffResult.Java came = java(none, less);
        assertThat(came.classes().added()).contains("BackupEngine");
        assertThat(came.members().removed()).isEmpty();
        DiffResult.Java went = java(less, none);
        assertThat(went.classes().removed()).contains("BackupEngine");
        assertThat(went.members().added()).isEmpty();
    }

    private DiffResult.Java java(ApiSource from, ApiSource to) {
        return Objects.requireNonNull(
                pipeline.diff(from, to, new Templates(TEMPLATES)).java());
    }

    @Test
    void allThatNothingClassifiesIsListedWithTheFactsThatAreMissing() throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json"));
        CApi wider = withTypes(api, "rocksdb_gadget_t", "rocksdb_tool_t");
        Path next = write(
                wider,
                Stream.concat(
                        api.functions().stream(),
                        Stream.of(
                                        "void rocksdb_tool_destroy(rocksdb_tool_t *tool)",
                                        "void rocksdb_options_set_tool(rocksdb_options_t *options, rocksdb_tool_t *tool)",
                                        "void rocksdb_options_set_gadget(rocksdb_options_t *options,"
                                                + " rocksdb_gadget_t *gadget)",
                                        "int rocksdb_gadget_size(rocksdb_gadget_t *gadget)",
                                        "int rocksdb_gadget_speed(rocksdb_gadget_t *gadget)",
                                        "int rocksdb_gadget_weight(rocksdb_gadget_t *gadget)",
                                        STRANGE,
                                        KNOB)
                                .map(declaration -> declare(wider, declaration))));
        Path templates = withRules("types:\n  rocksdb_tool_t: {class: Tool}\n");

        GenerationException refusal = catchThrowableOfType(
                GenerationException.class, () -> generate(new ApiSource.Snapshot(next), templates));

        assertThat(refusal.problems())
                .extracting(Problem::message)
                .satisfiesExactlyInAnyOrder(
                        problem -> assertThat(problem)
                                .contains(
                                        "opaque type rocksdb_gadget_t has no Java class",
                                        "\"types\"",
                                        "; for it wait rocksdb_gadget_size, rocksdb_gadget_speed,"
                                                + " rocksdb_gadget_weight and 1 more; see ./rockspan coverage --state"
                                                + " unclassified"),
                        problem -> assertThat(problem)
                                .contains(
                                        "rocksdb_options_set_tool has no Java form",
                                        "what C does with parameter ",
                                        "(else call, shared, copied or transferred)"),
                        problem -> assertThat(problem)
                                .contains("rocksdb_options_get_strange has no Java form", "a void *"));
        assertThat(refusal.problems()).extracting(Problem::place).allMatch(place -> place.startsWith(next + ":"));
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aRunThatStopsMakesNoFolder() throws IOException {
        refusal(snapshot(List.of(STRANGE), name -> true));

        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void whatIsSaidOfAFunctionThatIsGoneIsKeptForTheVersionsThatHaveIt() throws IOException {
        Path without = snapshot(List.of(), name -> !name.equals("rocksdb_destroy_db"));

        generate(new ApiSource.Snapshot(without));

        assertThat(sources().get("RocksDB.java")).doesNotContain("destroyDB");
        assertThat(pipeline.coverage(new ApiSource.Snapshot(without), new Templates(TEMPLATES))
                        .rows())
                .hasSize(1744);
    }

    @Test
    void whatIsSaidOfAFunctionThatNoVersionHasIsToldWithItsPlace() throws IOException {
        Path next = snapshot(List.of(), name -> true);
        Path templates = withRules("""
                types:
                  rocksdb_optons_t: {class: Misspelt}
                functions:
                  rocksdb_destroy_dbs: {summary: None.}
                """);

        GenerationException refusal = catchThrowableOfType(
                GenerationException.class, () -> generate(new ApiSource.Snapshot(next), templates));

        assertThat(refusal.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "templates/next.yaml:4: neither the header nor any known version has the function rocksdb_destroy_dbs; did you mean"
                                + " \"rocksdb_destroy_db\"?",
                        "templates/next.yaml:2: neither the header nor any known version has the opaque type rocksdb_optons_t; did you mean"
                                + " \"rocksdb_options_t\"?");
    }

    @Test
    void aParameterThatWasPutInBetweenIsNoticed() throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json"));
        Path changed = write(
                api,
                Stream.concat(
                        api.functions().stream()
                                .filter(function -> !function.name().equals("rocksdb_options_set_compaction_style")),
                        Stream.of(declare(
                                api,
                                "void rocksdb_options_set_compaction_style(rocksdb_options_t *options, double weight,"
                                        + " int style)"))));

        assertThat(refusal(changed))
                .hasMessageContaining(
                        "rocksdb_options_set_compaction_style has 3 parameters here and 2 in other versions");
    }

    @Test
    void aDeclarationAddedToTheRealHeaderGoesTheWholeWay() throws IOException {
        String include = System.getenv("ROCKSDB_INCLUDE");
        assumeTrue(include != null, "set ROCKSDB_INCLUDE to the directory that holds rocksdb/c.h to run this");
        assumeTrue(hasJextract(), "set JEXTRACT_HOME to a jextract, or put it on PATH, to run this");
        Path header = folder.resolve("include/rocksdb/c.h");
        Files.createDirectories(header.getParent());
        Files.writeString(header, withDeclaration(Files.readString(Path.of(include, "rocksdb", "c.h")), KNOB));
        ApiSource.Headers headers = new ApiSource.Headers(header, List.of(), "99.0.0", null, true);

        generate(headers);

        assertThat(sources().get("Options.java")).contains("public Options setKnobSize(long knobSize) {");
        assertThat(explain("Options.setKnobSize", headers))
                .extracting(CoverageRow::rule)
                .containsExactly("convention receiver, scalar, nothing");

        Files.writeString(header, withDeclaration(Files.readString(header), STRANGE));
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> generate(headers));
        assertThat(refusal).hasMessageContaining("rocksdb_options_get_strange has no Java form");
    }

    private static boolean hasJextract() {
        return System.getenv("JEXTRACT_HOME") != null
                || Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                        .anyMatch(directory -> Files.isExecutable(Path.of(directory, "jextract")));
    }

    /** Puts a declaration before the end of the part of the header that C++ reads as C. */
    private static String withDeclaration(String header, String declaration) {
        int end = header.lastIndexOf("#ifdef __cplusplus");
        return header.substring(0, end) + "extern ROCKSDB_LIBRARY_API " + declaration + ";\n\n" + header.substring(end);
    }

    private Path snapshot(List<String> added, Predicate<String> kept) throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json"));
        return write(
                api,
                Stream.concat(
                        api.functions().stream().filter(function -> kept.test(function.name())),
                        added.stream().map(declaration -> declare(api, declaration))));
    }

    private Path write(CApi api, Stream<CFunction> functions) throws IOException {
        CApi changed = new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                functions.sorted(Comparator.comparing(CFunction::name)).toList(),
                api.opaqueTypes(),
                api.structs(),
                api.callbacks(),
                api.enums());
        return Files.writeString(Files.createTempFile(folder, "rocksdb", ".json"), SnapshotWriter.write(changed));
    }

    private Path withoutType(String name) throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json"));
        CApi without = new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                api.functions(),
                api.opaqueTypes().stream().filter(type -> !type.equals(name)).toList(),
                api.structs(),
                api.callbacks(),
                api.enums());
        return write(without, api.functions().stream().filter(function -> !CTypePrinter.prototype(function)
                .contains(name)));
    }

    private static CApi withTypes(CApi api, String... types) {
        return new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                api.functions(),
                Stream.concat(api.opaqueTypes().stream(), Stream.of(types))
                        .sorted()
                        .toList(),
                api.structs(),
                api.callbacks(),
                api.enums());
    }

    /** The real templates and one file more. */
    private Path withRules(String rules) throws IOException {
        Path templates = Files.createDirectories(folder.resolve("templates"));
        try (Stream<Path> files = Files.walk(TEMPLATES)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                Path copy = templates.resolve(TEMPLATES.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Files.writeString(templates.resolve("next.yaml"), rules);
        return templates;
    }

    private static CFunction declare(CApi api, String text) {
        CTypeParser types = CTypeParser.knowing(
                api.opaqueTypes(),
                api.structs().stream().map(CStruct::name).toList(),
                api.callbacks().stream().map(CCallback::name).toList());
        CDeclaration declaration = types.function(text);
        return new CFunction(
                declaration.name(),
                declaration.returnType(),
                declaration.parameters(),
                "c.h",
                Descriptors.of(declaration.returnType(), declaration.parameters()));
    }

    private void generate(ApiSource source) {
        generate(source, TEMPLATES);
    }

    private void generate(ApiSource source, Path templates) {
        pipeline.generate(new GenerateRequest(
                source, new Templates(templates), GenerateRequest.DEFAULT_PACKAGE, folder.resolve("out"), null));
    }

    private GenerationException refusal(Path snapshot) {
        GenerationException refusal =
                catchThrowableOfType(GenerationException.class, () -> generate(new ApiSource.Snapshot(snapshot)));
        assertThat(refusal).as("what %s is refused for", snapshot).isNotNull();
        return refusal;
    }

    private SortedMap<String, String> sources() {
        return Trees.contents(folder.resolve("out/src/main/java/dev/rockspan"));
    }
}
