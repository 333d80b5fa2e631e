package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Operation;
import org.junit.jupiter.api.Test;

/** Objects that point into others, and what is there for a time only. */
class DependentsTest {

    private static final String HEADER = """
        typedef struct rocksdb_batch_t rocksdb_batch_t;
        rocksdb_batch_t *rocksdb_batch_create(void);
        void rocksdb_batch_destroy(rocksdb_batch_t *batch);
        void rocksdb_batch_clear(rocksdb_batch_t *batch);
        void rocksdb_batch_add(rocksdb_batch_t *batch, rocksdb_batch_t *other);
        int rocksdb_batch_count(const rocksdb_batch_t *batch);
        """;

    private static final String TYPE = """
        types:
          rocksdb_batch_t: {class: Batch, passed: call, invalidates: {type: rocksdb_iterator_t, within: rocksdb_t}}
        """;

    @Test
    void whatEmptiesClosesAndWhatWritesMoves() {
        Mapping mapping = Mapping.of(HEADER, TYPE + """
            functions:
              rocksdb_batch_clear: {closes: {type: rocksdb_iterator_t}, renews: true}
              rocksdb_batch_count: {preconditions: [{check: current, message: gone}], takes: true}
            """);

        Operation clear = mapping.operations("rocksdb_batch_clear").get(0);
        assertThat(clear.effects().memory().closes()).isEqualTo(new Operation.Dependents("RocksIterator", null));
        assertThat(clear.effects().memory().moves()).isNull();
        assertThat(clear.effects().memory().renews()).isTrue();
        Operation add = mapping.operations("rocksdb_batch_add").get(0);
        assertThat(add.effects().memory().closes()).isNull();
        assertThat(add.effects().memory().moves()).isEqualTo(new Operation.Dependents("RocksIterator", "RocksDB"));
        Operation count = mapping.operations("rocksdb_batch_count").get(0);
        assertThat(count.effects().memory().moves())
                .as("what reads moves nothing")
                .isNull();
        assertThat(count.checks()).containsExactly(new Check(Check.Kind.CURRENT, "", "", "gone"));
        assertThat(count.effects().memory().takes()).isTrue();
    }

    @Test
    void whatTakesAnIteratorMayMoveIt() {
        Mapping mapping = Mapping.of("""
                typedef struct rocksdb_cursor_t rocksdb_cursor_t;
                void rocksdb_cursor_destroy(rocksdb_cursor_t *cursor);
                void rocksdb_cursor_skip(rocksdb_cursor_t *cursor, int count);
                void rocksdb_follow(rocksdb_t *db, rocksdb_cursor_t *it);
                """, """
                types:
                  rocksdb_cursor_t: {class: Cursor, passed: call, base: {class: Moving, path: moves}}
                paths:
                  moves: {runtime-interface: Moves, functions: {}}
                """);

        assertThat(mapping.operations("rocksdb_cursor_skip")
                        .get(0)
                        .effects()
                        .memory()
                        .positions())
                .containsExactly("this");
        assertThat(mapping.operations("rocksdb_follow")
                        .get(0)
                        .effects()
                        .memory()
                        .positions())
                .containsExactly("it");
    }

    @Test
    void whatMeansNothingIsRefused() {
        assertThat(refusal("rocksdb_batch_clear: {closes: {type: rocksdb_batch}}"))
                .contains("what points into it is a rocksdb_batch, which has no Java class");
        assertThat(refusal("rocksdb_batch_count: {takes: true}")).contains("needs a precondition \"current\"");
        assertThat(refusal("rocksdb_batch_create: {renews: true}"))
                .contains("\"renews\" has no effect: it is no method");
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, TYPE + "functions:\n  " + rule + "\n").toString();
    }
}
