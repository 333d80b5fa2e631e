package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Check.Kind;
import dev.rockspan.generator.model.Operation;
import org.junit.jupiter.api.Test;

/** What is checked before a call. */
class PreconditionsTest {

    private static final String HEADER = """
        unsigned char rocksdb_readoptions_get_wal(rocksdb_readoptions_t *options);
        unsigned char rocksdb_is_there(rocksdb_t *db);
        void rocksdb_go(rocksdb_t *db, rocksdb_readoptions_t *options, int count);
        rocksdb_t *rocksdb_open(rocksdb_options_t *options, const char *path);
        rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db);
        void rocksdb_take(rocksdb_t *db);
        unsigned char rocksdb_iter_valid(rocksdb_iterator_t *iterator);
        char *rocksdb_readoptions_get_text(rocksdb_readoptions_t *options);
        """;

    @Test
    void whatASetterHasSwitchedOn() {
        String check = "check: returns-false, parameter: %s, function: %s, message: not so";
        assertThat(operation(check.formatted("options", "rocksdb_readoptions_get_wal"))
                        .checks())
                .containsExactly(new Check(Kind.UNSET, "options", "rocksdb_readoptions_get_wal", "not so"));
        assertThat(refusal(check.formatted("count", "rocksdb_readoptions_get_wal")))
                .contains("\"returns-false\" is about a parameter that is no object; name one that is, or delete it");
        assertThat(refusal(check.formatted("option", "rocksdb_readoptions_get_wal")))
                .contains("rocksdb_go has no parameter option; did you mean \"options\"? It has db, options, count");
        assertThat(refusal(check.formatted("options", "rocksdb_go")))
                .contains("rocksdb_go cannot be called for precondition \"returns-false\": it takes rocksdb_t,"
                        + " rocksdb_readoptions_t, int, and parameter options is a rocksdb_readoptions_t;"
                        + " name a function that takes that alone");
        assertThat(refusal(check.formatted("options", "rocksdb_iter_valid")))
                .contains("it takes rocksdb_iterator_t, and parameter options is a rocksdb_readoptions_t");
        assertThat(refusal(check.formatted("options", "rocksdb_readoptions_get_text")))
                .contains("it returns char *; name a function that returns a number");
        assertThat(refusal(check.formatted("options", "rocksdb_readoptions_get_val")))
                .contains(
                        "has no function rocksdb_readoptions_get_val", "did you mean \"rocksdb_readoptions_get_wal\"?");
        assertThat(refusal("check: returns-true, function: rocksdb_iter_valid, message: not so"))
                .contains("it takes rocksdb_iterator_t, and the receiver is a rocksdb_t");
    }

    @Test
    void whatWasPassedBefore() {
        assertThat(operation("check: unfilled, parameter: options, message: not so")
                        .checks())
                .containsExactly(new Check(Kind.UNFILLED, "options", "", "not so"));
        assertThat(Mapping.refusal(
                        "void rocksdb_iter_merge(rocksdb_iterator_t *iterator, rocksdb_t *db);",
                        "rocksdb_iter_merge",
                        "preconditions: [{check: unfilled, parameter: db, message: not so}]"))
                .contains("precondition \"unfilled\" is about a rocksdb_t, and nothing makes an empty one to fill");
    }

    @Test
    void whatTheReceiverHasMade() {
        assertThat(operation("check: none-open, type: rocksdb_iterator_t, state: odd, message: not so")
                        .checks())
                .containsExactly(new Check(Kind.MADE, "RocksIterator", "odd", "not so"));
        assertThat(refusal("check: none-open, type: rocksdb_secret_t, state: odd, message: not so"))
                .contains("precondition \"none-open\" names rocksdb_secret_t, which has no Java class");
        assertThat(refusal("check: none-open, type: rocksdb_iterater_t, state: odd, message: not so"))
                .contains("names rocksdb_iterater_t, which has no Java class; did you mean \"rocksdb_iterator_t\"?");
        assertThat(refusal("check: none-open, type: rocksdb_snapshot_t, state: odd, message: not so"))
                .contains("precondition \"none-open\": a RocksDB makes no Snapshot; name the C type of what it makes");
        assertThat(refusal("check: none-open, type: rocksdb_iterator_t, state: even, message: not so"))
                .contains("no function of RocksIterator sets the state even; RocksDB can have it");
    }

    @Test
    void whatTheReceiverIs() {
        assertThat(operation("check: receiver-is, state: odd, message: not so").checks())
                .containsExactly(new Check(Kind.STATE, "", "odd", "not so"));
        assertThat(refusal("check: receiver-is, state: add, message: not so"))
                .contains("no function sets the state add; did you mean \"odd\"?");
        assertThat(refusal("check: receiver-is, state: unheard, message: not so"))
                .contains("no function sets the state unheard; there are even, odd, reader");
        assertThat(Mapping.refusal(HEADER, "rocksdb_go", "changes-state: {evan: odd}"))
                .isEqualTo("templates/test.yaml:2: rocksdb_go: no function sets the state evan;"
                        + " did you mean \"even\"?");
        assertThat(Mapping.of(HEADER, """
                        functions:
                          rocksdb_take: {takes: true, preconditions: [{check: current, message: gone}]}
                        """).operation("rocksdb_take").checks())
                .containsExactly(new Check(Kind.CURRENT, "", "", "gone"));
        assertThat(refusal("check: current, message: gone"))
                .contains("precondition \"current\": nothing is taken from a RocksDB; say \"takes: true\"");
        assertThat(operation("check: returns-true, function: rocksdb_is_there, once: there, message: not so")
                        .checks())
                .containsExactly(new Check(Kind.ANSWER, "there", "rocksdb_is_there", "not so"));
    }

    @Test
    void aCheckHasWhatItNeedsAndNothingElse() {
        assertThat(refusal("check: receiver-is, message: not so"))
                .contains("precondition \"receiver-is\" needs \"state\"; say it");
        assertThat(refusal("check: receiver-is, state: odd, parameter: options, message: not so"))
                .contains("precondition \"receiver-is\" takes no \"parameter\"; delete it");
        assertThat(refusal("check: receiver-is, state: odd, once: there, message: not so"))
                .contains("precondition \"receiver-is\" takes no \"once\"; delete it");
        assertThat(
                        refusal(
                                "check: receiver-is, state: odd, message: not so}, {check: receiver-is, state: even, message: nor so"))
                .contains("it has two preconditions \"receiver-is\"; say one");
        assertThat(Mapping.refusal(
                        HEADER,
                        "rocksdb_open",
                        "in: rocksdb_t, form: static, preconditions: [{check: returns-true, function: rocksdb_is_there,"
                                + " message: not so}]"))
                .contains("precondition \"returns-true\" is about the receiver, and there is none");
    }

    @Test
    void aMistakeHasTheLineOfItsKey() {
        assertThat(Mapping.refusal(HEADER, """
                        functions:
                          rocksdb_go:
                            name: goOn
                            preconditions:
                              - check: returns-false
                                parameter: options
                                message: not so
                                function: rocksdb_iter_valid
                        """)).singleElement().satisfies(problem -> assertThat(problem.toString())
                .startsWith("templates/test.yaml:8: rocksdb_go: "));
    }

    @Test
    void openingADatabaseTwice() {
        String open = "in: rocksdb_t, form: static";
        assertThat(Mapping.of(HEADER, "rocksdb_open", open)
                        .operation("rocksdb_open")
                        .checks())
                .containsExactly(new Check(Kind.OPENS, "path", "", ""));
        assertThat(Mapping.of(HEADER, "rocksdb_open", open + ", read-only: true")
                        .operation("rocksdb_open")
                        .checks())
                .containsExactly(new Check(Kind.OPENS_TO_READ, "path", "", ""));
        assertThat(Mapping.refusal(HEADER, "rocksdb_open", open + ", returns: {nullable: true}"))
                .contains("what it returns cannot be null in Java: it is a database");
        assertThat(Mapping.refusal(HEADER, "rocksdb_go", "read-only: true"))
                .contains("it opens no database at a path; delete it");
    }

    private static Operation operation(String rule) {
        return Mapping.of(HEADER, "rocksdb_go", "preconditions: [{" + rule + "}]")
                .operation("rocksdb_go");
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, "rocksdb_go", "preconditions: [{" + rule + "}]");
    }
}
