package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.Pending;
import org.junit.jupiter.api.Test;

/** Batches whose writes are pending in Java. */
class PendingTest {

    private static final String HEADER = """
        typedef struct rocksdb_batch_t rocksdb_batch_t;
        rocksdb_batch_t *rocksdb_batch_create(void);
        rocksdb_batch_t *rocksdb_batch_create_from(const char *rep, size_t size);
        void rocksdb_batch_destroy(rocksdb_batch_t *batch);
        void rocksdb_batch_put(rocksdb_batch_t *batch, const char *key, size_t klen, const char *val, size_t vlen);
        void rocksdb_batch_put_cf(rocksdb_batch_t *batch, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen);
        void rocksdb_batch_delete(rocksdb_batch_t *batch, const char *key, size_t klen);
        void rocksdb_batch_log(rocksdb_batch_t *batch, const char *blob, size_t len);
        void rocksdb_batch_clear(rocksdb_batch_t *batch);
        int rocksdb_batch_count(rocksdb_batch_t *batch);
        const char *rocksdb_batch_data(rocksdb_batch_t *batch, size_t *size);
        uint32_t rocksdb_column_family_handle_get_id(rocksdb_column_family_handle_t *handle);
        """;

    private static final String PATH = """
        paths:
          batch:
            runtime-interface: batch.BatchBuilder.Functions
            functions:
              create: rocksdb_batch_create_from
              createOfHeap: rocksdb_batch_create_from
              data: rocksdb_batch_data
              destroy: rocksdb_batch_destroy
              familyNumber: rocksdb_column_family_handle_get_id
              put: rocksdb_batch_put_cf
        """;

    private static final String FUNCTIONS = """
        functions:
          rocksdb_batch_create_from: {form: constructor}
          rocksdb_batch_put: {pending-write: put}
          rocksdb_batch_put_cf: {pending-write: put}
        """;

    private static String type(String pending) {
        return "types:\n  rocksdb_batch_t: {class: Batch, passed: call, threads: one" + pending + "}\n";
    }

    private static final String TYPE = type(", pending-writes: {create: rocksdb_batch_create, path: batch}");

    @Test
    void operationsAreAsTheTemplatesSay() {
        Mapping mapping = Mapping.of(HEADER, TYPE + PATH + FUNCTIONS + """
              rocksdb_batch_delete: {pending-write: delete}
              rocksdb_batch_log: {pending-write: log-data}
              rocksdb_batch_clear: {pending-write: clear}
              rocksdb_batch_count: {pending-write: count}
              rocksdb_batch_data: {pending-write: data}
            """);

        assertThat(pending(mapping, "rocksdb_batch_put_cf")).isEqualTo(new Pending.Add("PUT"));
        assertThat(pending(mapping, "rocksdb_batch_put")).isEqualTo(new Pending.Add("PUT"));
        assertThat(pending(mapping, "rocksdb_batch_delete")).isEqualTo(new Pending.Add("DELETE"));
        assertThat(pending(mapping, "rocksdb_batch_log")).isEqualTo(new Pending.Add("LOG_DATA"));
        assertThat(pending(mapping, "rocksdb_batch_clear")).isEqualTo(Pending.Whole.CLEAR);
        assertThat(pending(mapping, "rocksdb_batch_count")).isEqualTo(Pending.Whole.COUNT);
        assertThat(pending(mapping, "rocksdb_batch_data")).isEqualTo(Pending.Whole.DATA);
        assertThat(pending(mapping, "rocksdb_batch_create_from")).isNull();
        HandleClass.PendingWrites writes = mapping.type("Batch").pending();
        assertThat(writes).isNotNull();
        assertThat(writes.isMadeBy(mapping.operation("rocksdb_batch_create"))).isTrue();
        assertThat(writes.isMadeBy(mapping.operation("rocksdb_batch_create_from")))
                .isFalse();
    }

    private static Pending pending(Mapping mapping, String function) {
        return mapping.operation(function).effects().pending();
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThat(refusal("rocksdb_batch_delete: {pending-write: put}")).contains("\"pending-write: put\"");
        assertThat(refusal("rocksdb_batch_delete: {pending-write: delete, parameters: {key: {nullable: true}}}"))
                .contains("cannot be null; delete that or \"nullable\"");
        assertThat(refusal("rocksdb_batch_delete: {pending-write: clear}")).contains("\"pending-write: clear\"");
        assertThat(refusal("rocksdb_batch_clear: {pending-write: delete}")).contains("\"pending-write: delete\"");
        assertThat(refusal("rocksdb_batch_create: {pending-write: clear}"))
                .contains("for the methods of a type with pending writes only");
    }

    @Test
    void typesThatCannotHavePendingWritesAreRefused() {
        assertThat(Mapping.refusal(HEADER, type("") + FUNCTIONS).toString())
                .contains("for the methods of a type with pending writes only");
        assertThat(Mapping.refusal(HEADER, TYPE + FUNCTIONS).toString()).contains("no path batch");
        assertThat(Mapping.refusal(
                                HEADER,
                                type(", pending-writes: {create: rocksdb_batch_create_from, path: batch}")
                                        + PATH
                                        + FUNCTIONS)
                        .toString())
                .contains("rocksdb_batch_create_from is no constructor without parameters");
        assertThat(Mapping.refusal(HEADER, TYPE.replace("one", "any") + PATH + FUNCTIONS)
                        .toString())
                .contains("one thread at a time has to use it");
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, TYPE + PATH + FUNCTIONS + "  " + rule + "\n")
                .toString();
    }
}
