package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.Operation.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code refuses} says becomes checks before the call, and is itself checked. */
class RefusalsTest {

    private static final String HEADER = """
            rocksdb_options_t *rocksdb_options_copy(rocksdb_options_t *options);
            void rocksdb_options_set_wal(rocksdb_options_t *options, unsigned char wal);
            unsigned char rocksdb_options_get_wal(rocksdb_options_t *options);
            void rocksdb_go(rocksdb_t *db, rocksdb_options_t *options, const char *text, int count);
            """;

    private static final String INVALID = "{param: 1, invalid: {copy: %s, set: [rocksdb_options_set_wal],"
            + " open: rocksdb_open, destroy: rocksdb_options_destroy, says: [wrong]}}";

    private static Refusal refusal(String refuses) {
        return Mapping.of(HEADER, "rocksdb_go", "refuses: [" + refuses + "]")
                .operation("rocksdb_go")
                .refusals()
                .get(0);
    }

    private static String problem(String refuses) {
        return Mapping.refusal(HEADER, "rocksdb_go", "refuses: [" + refuses + "]");
    }

    @Test
    void isOfTheReceiver() {
        assertThat(refusal("{mark: reader, otherwise: it only reads}"))
                .isEqualTo(new Refusal.Mark("reader", "it only reads"));
        assertThat(refusal("{made: rocksdb_options_t, mark: odd, otherwise: one is odd}"))
                .isEqualTo(new Refusal.Made("Options", "odd", "one is odd"));
    }

    @Test
    void isOfAParameter() {
        assertThat(refusal("{param: 1, set: rocksdb_options_get_wal, otherwise: no log}"))
                .isEqualTo(new Refusal.Set("options", "rocksdb_options_get_wal", "no log"));
        assertThat(refusal("{param: 1, without: setLimit, otherwise: no limit}"))
                .isEqualTo(new Refusal.Without("options", "setLimit", "no limit"));
        assertThat(refusal("{param: 2, nothing: [env, table]}"))
                .isEqualTo(new Refusal.Nothing("text", List.of("env", "table")));
        assertThat(refusal("{param: 2, switched: {scan: no scans}}"))
                .isEqualTo(new Refusal.Switched("text", Map.of("scan", "no scans")));
        assertThat(refusal(INVALID.formatted("rocksdb_options_copy")))
                .isEqualTo(new Refusal.Invalid(
                        "options",
                        "rocksdb_options_copy",
                        List.of("rocksdb_options_set_wal"),
                        "rocksdb_open",
                        "rocksdb_options_destroy",
                        List.of("wrong")));
    }

    @Test
    void hasToMeanSomething() {
        assertThat(problem("{mark: reader}")).contains("does not say what the error is");
        assertThat(problem("{param: 3, without: setLimit, otherwise: no limit}"))
                .contains("parameter 3, which is no handle");
        assertThat(problem("{param: 1, nothing: [env]}")).contains("parameter 1, which is no text");
        assertThat(problem("{made: rocksdb_other_t, mark: odd, otherwise: odd}"))
                .contains("rocksdb_other_t, which is no handle");
        assertThat(problem("{mark: reader, param: 1, without: setLimit, otherwise: no}"))
                .contains("takes one of mark");
        assertThat(problem(INVALID.replace("param: 1", "param: 2").formatted("rocksdb_options_copy")))
                .contains("parameter 2, which is no handle");
        assertThat(problem("{sat: reader, otherwise: no}")).contains("sat");
    }
}
