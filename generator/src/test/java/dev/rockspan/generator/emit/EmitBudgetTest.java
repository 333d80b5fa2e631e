package dev.rockspan.generator.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import dev.rockspan.generator.validate.ModelValidator;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How much is emitted, in what time, and that neither order nor chance has a part in it. */
class EmitBudgetTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");
    private static final ApiPackage PACKAGE = new ApiPackage("dev.rockspan", "rocksdb");

    private static final CApi REAL = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json"));
    private static final List<SourceFile> SORTED = emit(REAL, RulesLoader.load(TEMPLATES, Checkout.ROCKSDB));

    @Test
    void twiceTheFunctionsMakeNoMoreThanTwiceTheOutput() {
        long small = size(properties(400));
        long large = size(properties(800));

        assertThat(large)
                .as("characters for 800 properties, where 400 take %,d", small)
                .isLessThanOrEqualTo(small * 2);
    }

    @Test
    void twiceTheFunctionsTakeNotMuchMoreThanTwiceTheTime() {
        properties(800);

        long small = quickest(() -> properties(400));
        long large = quickest(() -> properties(1_600));

        assertThat((double) large / small)
                .as("times as much CPU time for four times the functions: %,d and %,d microseconds", small, large)
                .isLessThan(10);
    }

    @Test
    void theOrderOfTheSnapshotDoesNotMatter() {
        Rules rules = RulesLoader.load(TEMPLATES, Checkout.ROCKSDB);

        assertThat(emit(shuffled(REAL), rules)).isEqualTo(SORTED);
        assertThat(emit(REAL, rules)).as("a second time").isEqualTo(SORTED);
        assertThat(ToyApi.emit(ToyApi.model(shuffled(ToyApi.header())))).isEqualTo(ToyApi.emit(ToyApi.model()));
    }

    @Test
    void filesAreSortedAndNoTwoAreOneToAnyFileSystem() {
        assertThat(SORTED).extracting(SourceFile::path).isSorted();
        assertThat(SORTED)
                .extracting(file -> file.path().toLowerCase(java.util.Locale.ROOT))
                .doesNotHaveDuplicates();
        assertThat(SORTED)
                .extracting(SourceFile::content)
                .allSatisfy(content -> assertThat(content).endsWith("\n").doesNotContain("\r", "\t"));
    }

    private static List<SourceFile> emit(CApi api, Rules rules) {
        CApi extension = SnapshotReader.read(TEMPLATES.resolve("c-api/rockspan_extras.json"));
        return ApiEmitter.emit(ModelValidator.validate(Mapper.map(api, extension, rules, Checkout.history())), PACKAGE);
    }

    private static CApi shuffled(CApi api) {
        List<CFunction> functions = new ArrayList<>(api.functions());
        List<String> opaqueTypes = new ArrayList<>(api.opaqueTypes());
        Random random = new Random(4);
        Collections.shuffle(functions, random);
        Collections.shuffle(opaqueTypes, random);
        var enums = new ArrayList<>(api.enums());
        Collections.shuffle(enums, random);
        return new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                functions,
                opaqueTypes,
                api.structs(),
                api.callbacks(),
                enums);
    }

    private static List<SourceFile> properties(int count) {
        StringBuilder header = new StringBuilder("""
            typedef struct rocksdb_options_t rocksdb_options_t;
            void rocksdb_options_destroy(rocksdb_options_t *options);
            """);
        for (int i = 0; i < count / 2; i++) {
            header.append("void rocksdb_options_set_p%05d(rocksdb_options_t *options, int v);%n".formatted(i));
            header.append("int rocksdb_options_get_p%05d(rocksdb_options_t *options);%n".formatted(i));
        }
        return emit(
                MadeUpHeader.read(header.toString()),
                MadeUpTemplates.load(Map.of(
                        "options.yaml",
                        "types:\n  rocksdb_options_t: {class: Options, accessors: property, passed: call}\n")));
    }

    private static long size(List<SourceFile> files) {
        return files.stream().mapToLong(file -> file.content().length()).sum();
    }

    /** The CPU time of this thread, which the neighbours on the machine have no part in. */
    private static long quickest(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long quickest = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 3; attempt++) {
            long start = threads.getCurrentThreadCpuTime();
            work.run();
            quickest = Math.min(quickest, threads.getCurrentThreadCpuTime() - start);
        }
        return quickest / 1_000;
    }
}
