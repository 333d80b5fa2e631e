package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Refusal;
import org.junit.jupiter.api.Test;

/** What is checked before a call. */
class PreconditionsTest {

    private static final String HEADER = """
        unsigned char rocksdb_readoptions_get_wal(rocksdb_readoptions_t *options);
        unsigned char rocksdb_is_there(rocksdb_t *db);
        void rocksdb_go(rocksdb_t *db, rocksdb_readoptions_t *options, int count);
        rocksdb_t *rocksdb_open(rocksdb_options_t *options, const char *path);
        """;

    @Test
    void whatASetterHasSwitchedOn() {
        String check = "check: returns-false, parameter: %s, function: %s, message: not so";
        assertThat(operation(check.formatted("options", "rocksdb_readoptions_get_wal"))
                        .refusals())
                .containsExactly(new Refusal.Set("options", "rocksdb_readoptions_get_wal", "not so"));
        assertThat(refusal(check.formatted("count", "rocksdb_readoptions_get_wal")))
                .contains("\"returns-false\" is about a parameter that is no handle");
        assertThat(refusal(check.formatted("option", "rocksdb_readoptions_get_wal")))
                .contains("rocksdb_go has no parameter option; it has db, options, count; did you mean \"options\"?");
        assertThat(refusal(check.formatted("options", "rocksdb_go"))).contains("rocksdb_go is no getter");
    }

    @Test
    void whatWasPassedBefore() {
        assertThat(operation("check: unfilled, parameter: options, message: not so")
                        .refusals())
                .containsExactly(new Refusal.Once("options", "not so"));
    }

    @Test
    void whatTheReceiverHasMade() {
        assertThat(operation("check: none-open, type: rocksdb_iterator_t, state: odd, message: not so")
                        .refusals())
                .containsExactly(new Refusal.Made("RocksIterator", "odd", "not so"));
        assertThat(refusal("check: none-open, type: rocksdb_secret_t, state: odd, message: not so"))
                .contains("its precondition names rocksdb_secret_t, which is no handle");
    }

    @Test
    void whatTheReceiverIs() {
        assertThat(operation("check: receiver-is, state: odd, message: not so").requirement())
                .isEqualTo(new Operation.Requirement("odd", "not so"));
        assertThat(operation("check: current, message: gone").fresh()).isEqualTo("gone");
        assertThat(operation("check: returns-true, function: rocksdb_is_there, once: there, message: not so")
                        .guard())
                .isEqualTo(new Operation.Guard("rocksdb_is_there", "not so", "there"));
    }

    @Test
    void aCheckHasWhatItNeedsAndNothingElse() {
        assertThat(refusal("check: receiver-is, message: not so"))
                .contains("its precondition \"receiver-is\" needs \"state\"; say it");
        assertThat(refusal("check: current, parameter: options, message: not so"))
                .contains("its precondition \"current\" takes no \"parameter\"; delete it");
        assertThat(refusal("check: current, once: there, message: not so"))
                .contains("its precondition \"current\" takes no \"once\"; delete it");
        assertThat(refusal("check: current, message: gone}, {check: current, message: gone again"))
                .contains("it has two preconditions \"current\"; say one");
        assertThat(Mapping.refusal(
                        HEADER,
                        "rocksdb_open",
                        "in: rocksdb_t, form: static, preconditions: [{check: current, message: gone}]"))
                .contains("its precondition \"current\" is about the receiver, but it has none");
    }

    @Test
    void openingADatabaseTwice() {
        String open = "in: rocksdb_t, form: static";
        assertThat(Mapping.of(HEADER, "rocksdb_open", open)
                        .operation("rocksdb_open")
                        .refusals())
                .containsExactly(new Refusal.Opens("path", false));
        assertThat(Mapping.of(HEADER, "rocksdb_open", open + ", read-only: true")
                        .operation("rocksdb_open")
                        .refusals())
                .containsExactly(new Refusal.Opens("path", true));
        assertThat(Mapping.refusal(HEADER, "rocksdb_go", "read-only: true"))
                .contains("what opens no database at a path");
    }

    private static Operation operation(String rule) {
        return Mapping.of(HEADER, "rocksdb_go", "preconditions: [{" + rule + "}]")
                .operation("rocksdb_go");
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, "rocksdb_go", "preconditions: [{" + rule + "}]");
    }
}
