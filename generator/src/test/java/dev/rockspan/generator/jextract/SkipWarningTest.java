package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All versions of jextract say the same in their own ways. */
class SkipWarningTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WARNING: Skipping rocksdb_t (type Declared(rocksdb_t) is not supported)",
                "c.h:71:16: warning: Skipping rocksdb_t (type Declared(rocksdb_t) is not supported)",
                "C:\\include\\c.h:71:16: warning: Skipping rocksdb_t (type Declared(rocksdb_t) is not supported)\r",
            })
    void a_skip_is_understood(String line) {
        assertThat(SkipWarning.parse(line)).hasValueSatisfying(skip -> {
            assertThat(skip.symbol()).isEqualTo("rocksdb_t");
            assertThat(skip.owner()).isEqualTo("rocksdb_t");
            assertThat(skip.undefinedStruct()).contains("rocksdb_t");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/opt/include/", "C:\\include\\"})
    void a_skip_names_its_header(String folder) {
        assertThat(SkipWarning.parse(folder + "max_align.h:22:15: warning: Skipping nonce (type X is not supported)"))
                .hasValueSatisfying(skip -> assertThat(skip.file()).isEqualTo("max_align.h"));
        assertThat(SkipWarning.parse("WARNING: Skipping nonce (type X is not supported)"))
                .hasValueSatisfying(skip -> assertThat(skip.file()).isEmpty());
    }

    @Test
    void a_field_belongs_to_its_struct() {
        SkipWarning skip = SkipWarning.parse("WARNING: Skipping aligned.value (type LongDouble is not supported)")
                .orElseThrow();

        assertThat(skip.symbol()).isEqualTo("aligned.value");
        assertThat(skip.owner()).isEqualTo("aligned");
        assertThat(skip.reason()).isEqualTo("type LongDouble is not supported");
        assertThat(skip.undefinedStruct()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "WARNING: something else",
                "c.h:3:2: warning: a warning of the compiler",
                "c.h:3:27: error: unknown type name 'x'",
            })
    void other_lines_are_no_skips(String line) {
        assertThat(SkipWarning.parse(line)).isEmpty();
    }
}
