package dev.rockspan.generator.drift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Drift;
import dev.rockspan.generator.Drift.Kind;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.cpp.CppHeaders;
import dev.rockspan.generator.mapping.type.EnumMapper;
import dev.rockspan.generator.pipeline.PinnedVersion;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Enums of templates against C++ headers: what is the same, and each way in which they differ. */
class EnumDriftTest {

    private static final String HEADER = """
        namespace ROCKSDB_NAMESPACE {
        enum class Heat : uint8_t { kUnknown = 0, kHot = 0x04, kIceCold = 0x10, kLastHeat };
        struct Options { enum Mode { kFast, kSlow, kLazy = kSlow }; };
        }
        """;

    @TempDir
    Path folder;

    @BeforeEach
    void writeHeaders() throws IOException {
        Files.writeString(folder.resolve("version.h"), "#pragma once\n");
        Files.writeString(folder.resolve("types.h"), HEADER);
    }

    @Test
    void whatAgreesIsNoDrift() {
        assertThat(find("""
            enums:
              Heat:
                cpp: {enum: rocksdb::Heat, header: types.h, names: {COLDEST: kIceCold}, without: [kLast*]}
                values: {UNKNOWN: 0, HOT: 4, COLDEST: 16}
              Mode:
                cpp: {enum: rocksdb::Options::Mode, header: types.h}
                constants: {toy_fast: FAST, toy_slow: kSlow}
              OfCAlone: {constants: {toy_fast: FAST}}
            """)).isEmpty();
    }

    @Test
    void whatOnlyCppHasIsMissing() {
        assertThat(find("""
            enums:
              Heat:
                cpp: {enum: rocksdb::Heat, header: types.h}
                values: {UNKNOWN: 0, HOT: 4, ICE_COLD: 16}
            """))
                .containsExactly(new Drift(
                        "Heat",
                        "kLastHeat",
                        Kind.MISSING,
                        "templates/test.yaml:2",
                        "kLastHeat (17) of rocksdb::Heat (types.h:2) is missing; add it to \"values\", or to what"
                                + " \"cpp\" goes \"without\""));
    }

    @Test
    void whatOnlyTheTemplatesHaveIsGone() {
        assertThat(find("""
            enums:
              Heat:
                cpp: {enum: rocksdb::Heat, header: types.h, without: [kLastHeat, kWarm, kX*]}
                values: {UNKNOWN: 0, HOT: 4, ICE_COLD: 16, COOL: 10}
            """))
                .allMatch(drift -> drift.kind() == Kind.GONE)
                .extracting(Drift::constant)
                .containsExactly("COOL", "kWarm", "kX*");
    }

    @Test
    void anotherNumberIsTold() {
        List<Drift> drifts = find("""
            enums:
              Heat:
                cpp: {enum: rocksdb::Heat, header: types.h, without: [kLastHeat]}
                values: {UNKNOWN: 0, HOT: 5, ICE_COLD: 16}
              Mode:
                cpp: {enum: rocksdb::Options::Mode, header: types.h}
                constants: {toy_slow: FAST, toy_fast: SLOW}
            """);

        assertThat(drifts).allMatch(drift -> drift.kind() == Kind.NUMBER);
        assertThat(drifts)
                .extracting(Drift::message)
                .containsExactly(
                        "HOT is 5, but kHot is 4 in rocksdb::Heat (types.h:2)",
                        "SLOW is 0, but kSlow is 1 in rocksdb::Options::Mode (types.h:3)",
                        "FAST is 1, but kFast is 0 in rocksdb::Options::Mode (types.h:3)");
    }

    @Test
    void anotherNameOfTheSameNumberIsNotMissed() {
        assertThat(find("""
            enums:
              Mode:
                cpp: {enum: rocksdb::Options::Mode, header: types.h}
                values: {FAST: 0, LAZY: 1}
            """)).isEmpty();
    }

    @Test
    void anEnumThatHasMovedIsFoundAgain() throws IOException {
        Files.createDirectories(folder.resolve("utilities"));
        Files.writeString(folder.resolve("utilities/heat.h"), HEADER.replace("Heat", "Warmth"));

        assertThat(find("""
            enums:
              Warmth: {cpp: {enum: rocksdb::Warmth, header: types.h}, values: {HOT: 4}}
              Cold: {cpp: {enum: rocksdb::Cold, header: none.h}, values: {HOT: 4}}
            """))
                .allMatch(drift -> drift.kind() == Kind.GONE)
                .extracting(Drift::message)
                .containsExactly(
                        "none.h does not define rocksdb::Cold",
                        "types.h does not define rocksdb::Warmth, but utilities/heat.h does");
    }

    @Test
    void whatCannotBeReadIsTold() throws IOException {
        Files.writeString(
                folder.resolve("types.h"),
                "namespace rocksdb {\nenum A { kA = LIMIT, kB };\n#if X\nenum B { kA };\n#else\nenum B { kA };\n#endif\n}\n");

        List<Drift> drifts = find("""
            enums:
              A: {cpp: {enum: 'rocksdb::A', header: types.h}, values: {A: 0}}
              B: {cpp: {enum: 'rocksdb::B', header: types.h}, values: {A: 0}}
            """);

        assertThat(drifts).allMatch(drift -> drift.kind() == Kind.UNREADABLE);
        assertThat(drifts)
                .extracting(Drift::message)
                .containsExactly(
                        "the number of kA in rocksdb::A (types.h:2) cannot be told: \"LIMIT\" is not evaluated",
                        "the number of kB in rocksdb::A (types.h:2) cannot be told: it follows kA, whose number is"
                                + " not known",
                        "types.h defines rocksdb::B 2 times");
    }

    @Test
    void valuesWithoutASourceAreTold() {
        assertThat(find("enums:\n  Mode: {values: {FAST: 0}}\n"))
                .extracting(Drift::kind, Drift::enumName)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(Kind.UNSOURCED, "Mode"));
    }

    @Test
    void anotherFolderIsRefused() throws IOException {
        Path include = Files.createDirectories(folder.resolve("a/include/rocksdb"));
        Files.writeString(include.resolve("version.h"), "");

        assertThatThrownBy(() -> CppHeaders.in(folder.resolve("a"), Map.of()))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("it has no version.h; did you mean \"" + include + "\"?");
        assertThatThrownBy(() -> CppHeaders.in(folder.resolve("none"), Map.of()))
                .isInstanceOf(GenerationException.class)
                .hasMessageEndingWith("it has no version.h");
    }

    /** Numbers come from c.h or from C++, and those from C++ can be compared with it. */
    @Test
    void everyEnumOfTheTemplatesSaysWhichCppEnumItStandsFor() {
        Rules rules = RulesLoader.load(Checkout.folder().resolve("templates"), Checkout.ROCKSDB);

        assertThat(rules.enums()).hasSizeGreaterThan(40);
        assertThat(rules.enums().entrySet().stream()
                        .filter(type -> type.getValue().rule().cpp() == null)
                        .map(Map.Entry::getKey))
                .as("enums that c.h alone has")
                .containsExactly("PerfMetric");
    }

    @Test
    void everyConstantOfCIsOneOfAnEnum() {
        Path templates = Checkout.folder().resolve("templates");
        CApi api = SnapshotReader.read(templates.resolve("c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"));
        Set<String> named = RulesLoader.load(templates, Checkout.ROCKSDB).enums().values().stream()
                .map(located -> located.rule().constants())
                .flatMap(constants -> constants.keySet().stream())
                .collect(Collectors.toSet());

        assertThat(api.enums()).hasSize(19);
        assertThat(api.enums().stream()
                        .flatMap(block -> block.constants().stream())
                        .map(CConstant::name)
                        .filter(name -> !named.contains(name)))
                .as("a second name of the lowest level of statistics, and the number of metrics")
                .containsExactlyInAnyOrder("rocksdb_statistics_level_except_tickers", "rocksdb_total_metric_count");
    }

    private List<Drift> find(String templates) {
        Rules rules = MadeUpTemplates.load(Map.of("test.yaml", templates));
        return EnumDrift.find(
                EnumMapper.map(MadeUpHeader.read("enum { toy_fast = 0, toy_slow = 1 };"), rules, ApiHistory.NONE),
                rules.enums(),
                CppHeaders.in(folder, rules.conventions().cppMacros()));
    }
}
