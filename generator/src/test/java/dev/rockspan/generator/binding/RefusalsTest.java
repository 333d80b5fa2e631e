package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.Operation.Refusal;
import org.junit.jupiter.api.Test;

/** What is refused before a call. */
class RefusalsTest {

    private static final String HEADER = """
        unsigned char rocksdb_readoptions_get_wal(rocksdb_readoptions_t *options);
        void rocksdb_go(rocksdb_t *db, rocksdb_readoptions_t *options, int count);
        rocksdb_t *rocksdb_open(rocksdb_options_t *options, const char *path);
        """;

    @Test
    void whatASetterHasSwitchedOn() {
        assertThat(refusals("param: 1, set: rocksdb_readoptions_get_wal, otherwise: not so"))
                .containsExactly(new Refusal.Set("options", "rocksdb_readoptions_get_wal", "not so"));
        assertThat(refusal("param: 2, set: rocksdb_readoptions_get_wal, otherwise: not so"))
                .contains("refuses is said of parameter 2, which is no handle");
        assertThat(refusal("param: 1, set: rocksdb_go, otherwise: not so")).contains("rocksdb_go is no getter");
    }

    @Test
    void whatWasPassedBefore() {
        assertThat(refusals("param: 1, once: true, otherwise: not so"))
                .containsExactly(new Refusal.Once("options", "not so"));
    }

    @Test
    void whatTheReceiverHasMade() {
        assertThat(refusals("made: rocksdb_iterator_t, mark: odd, otherwise: not so"))
                .containsExactly(new Refusal.Made("RocksIterator", "odd", "not so"));
        assertThat(refusal("made: rocksdb_secret_t, mark: odd, otherwise: not so"))
                .contains("refuses names rocksdb_secret_t, which is no handle");
    }

    @Test
    void oneOfThese() {
        assertThat(refusal("mark: odd, otherwise: not so")).contains("refuses takes either");
        assertThat(refusal("param: 1, set: rocksdb_readoptions_get_wal, once: true, otherwise: not so"))
                .contains("refuses takes either");
    }

    @Test
    void openingADatabaseTwice() {
        String open = "in: rocksdb_t, form: static";
        assertThat(Mapping.of(HEADER, "rocksdb_open", open)
                        .operation("rocksdb_open")
                        .refusals())
                .containsExactly(new Refusal.Opens("path", false));
        assertThat(Mapping.of(HEADER, "rocksdb_open", open + ", reads-only: true")
                        .operation("rocksdb_open")
                        .refusals())
                .containsExactly(new Refusal.Opens("path", true));
        assertThat(Mapping.refusal(HEADER, "rocksdb_go", "reads-only: true"))
                .contains("what opens no database at a path");
    }

    private static Iterable<Refusal> refusals(String rule) {
        return Mapping.of(HEADER, "rocksdb_go", "refuses: [{" + rule + "}]")
                .operation("rocksdb_go")
                .refusals();
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, "rocksdb_go", "refuses: [{" + rule + "}]");
    }
}
