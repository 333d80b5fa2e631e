package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.mapping.select.Lack;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which functions a header is missing for what is left out. */
class MissingFunctionsTest {

    private static final String TYPE = "typedef struct rocksdb_gadget_t rocksdb_gadget_t;\n";

    /** Words name the first ones, so what is derived from them must not be read from the words. */
    @Test
    void areAllKnownThoughWordsNameTheFirstOnes() {
        Lack lack = named(new Reason("it takes a rocksdb_gadget_t", Set.of("rocksdb_gadget_t")));

        assertThat(lack.why())
                .isEqualTo("it takes a rocksdb_gadget_t. The header has no rocksdb_gadget_a, rocksdb_gadget_b,"
                        + " rocksdb_gadget_c and 1 more");
        assertThat(lack.missing())
                .containsExactly("rocksdb_gadget_a", "rocksdb_gadget_b", "rocksdb_gadget_c", "rocksdb_gadget_d");
    }

    @Test
    void areThoseThatTheReasonIsAbout() {
        assertThat(named(new Reason("it needs rocksdb_gadget_c", Set.of("rocksdb_gadget_c"))))
                .isEqualTo(new Lack("it needs rocksdb_gadget_c", Set.of("rocksdb_gadget_c")));
    }

    @Test
    void areNotReadFromWords() {
        assertThat(named(new Reason("rocksdb_gadget_c is a word", Set.of())).missing())
                .contains("rocksdb_gadget_a");
    }

    private static Lack named(Reason reason) {
        ApiHistory history = ApiHistory.of(List.of(MadeUpHeader.read(TYPE + """
                void rocksdb_gadget_a(rocksdb_gadget_t *gadget);
                void rocksdb_gadget_b(rocksdb_gadget_t *gadget);
                void rocksdb_gadget_c(rocksdb_gadget_t *gadget);
                void rocksdb_gadget_d(rocksdb_gadget_t *gadget);
                void rocksdb_run(rocksdb_gadget_t *gadget);
                """)));
        Rules rules = MadeUpTemplates.load(
                Map.of("world.yaml", "types:\n  rocksdb_gadget_t: {class: Gadget, passed: call}\n"));
        return new MissingFunctions(
                        MadeUpHeader.read(TYPE + "void rocksdb_run(rocksdb_gadget_t *gadget);\n"), rules, history)
                .named(Map.of("rocksdb_run", reason))
                .get("rocksdb_run");
    }
}
