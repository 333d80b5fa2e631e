package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.HandleClass;
import dev.rockspan.generator.binding.model.Recorded;
import org.junit.jupiter.api.Test;

/** Batches that are recorded in Java. */
class RecordingTest {

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
        """;

    private static final String PATH = """
        paths:
          batch:
            interface: BatchFunctions
            functions:
              create: rocksdb_batch_create_from
              createOfHeap: rocksdb_batch_create_from
              data: rocksdb_batch_data
              destroy: rocksdb_batch_destroy
              put: rocksdb_batch_put_cf
        """;

    private static final String FUNCTIONS = """
        functions:
          rocksdb_batch_create_from: {form: constructor}
          rocksdb_batch_put: {recorded: {tag: 1}}
          rocksdb_batch_put_cf: {recorded: {tag: 1, family-tag: 5}}
        """;

    private static String type(String recorded) {
        return "types:\n  rocksdb_batch_t: {class: Batch, passed: call, threads: one" + recorded + "}\n";
    }

    private static final String RECORDED = type(", recorded: {create: rocksdb_batch_create, path: batch}");

    @Test
    void recordsAreAsTheTemplatesSay() {
        Mapping mapping = Mapping.of(HEADER, RECORDED + PATH + FUNCTIONS + """
              rocksdb_batch_delete: {recorded: {tag: 0}}
              rocksdb_batch_log: {recorded: {tag: 3, uncounted: true}}
              rocksdb_batch_clear: {recorded: {as: clear}}
              rocksdb_batch_count: {recorded: {as: count}}
              rocksdb_batch_data: {recorded: {as: data}}
            """);

        Recorded put = new Recorded.Addition(1, 5, 2, true);
        assertThat(recorded(mapping, "rocksdb_batch_put_cf")).isEqualTo(put);
        assertThat(recorded(mapping, "rocksdb_batch_put")).isEqualTo(new Recorded.Addition(1, null, 2, true));
        assertThat(recorded(mapping, "rocksdb_batch_delete")).isEqualTo(new Recorded.Addition(0, null, 1, true));
        assertThat(recorded(mapping, "rocksdb_batch_log")).isEqualTo(new Recorded.Addition(3, null, 1, false));
        assertThat(recorded(mapping, "rocksdb_batch_count"))
                .isEqualTo(new Recorded.Whole("count", Recorded.Answer.NUMBER));
        assertThat(mapping.operation("rocksdb_batch_create_from").recorded()).isNull();
        HandleClass.Recording recording = mapping.type("Batch").recording();
        assertThat(recording).isNotNull();
        assertThat(recording.put()).isEqualTo(put);
        assertThat(recording.additions()).hasSize(4);
        assertThat(recording.isMadeBy(mapping.operation("rocksdb_batch_create")))
                .isTrue();
        assertThat(recording.isMadeBy(mapping.operation("rocksdb_batch_create_from")))
                .isFalse();
    }

    private static Recorded recorded(Mapping mapping, String function) {
        return mapping.operation(function).recorded();
    }

    @Test
    void whatIsNoRecordIsRefused() {
        assertThat(refusal("rocksdb_batch_delete: {recorded: {tag: 200}}")).contains("0 to 127, and not 200");
        assertThat(refusal("rocksdb_batch_delete: {recorded: {tag: 0, family-tag: 4}}"))
                .contains("a family-tag if there is a column family, and only then");
        assertThat(refusal("rocksdb_batch_delete: {recorded: {}}")).contains("either the tag of a record, or");
        assertThat(refusal("rocksdb_batch_delete: {recorded: {tag: 0, as: clear}}"))
                .contains("either the tag of a record, or");
        assertThat(refusal("rocksdb_batch_delete: {recorded: {as: clear}}")).contains("takes or gives something else");
        assertThat(refusal("rocksdb_batch_clear: {recorded: {tag: 1}}")).contains("one or two parts that are bytes");
        assertThat(refusal("rocksdb_batch_create: {recorded: {as: clear}}"))
                .contains("for the methods of a type that is recorded only");
        assertThat(refusal("rocksdb_batch_delete: {recorded: {tag: 1}}"))
                .contains("records of tag 1 are of 1 parts, but also of 2 parts");
    }

    @Test
    void whatCannotBeRecordedIsRefused() {
        assertThat(Mapping.refusal(HEADER, type("") + FUNCTIONS).toString())
                .contains("for the methods of a type that is recorded only");
        assertThat(Mapping.refusal(HEADER, RECORDED + FUNCTIONS).toString()).contains("no path batch with a role put");
        assertThat(Mapping.refusal(
                                HEADER,
                                type(", recorded: {create: rocksdb_batch_create_from, path: batch}") + PATH + FUNCTIONS)
                        .toString())
                .contains("rocksdb_batch_create_from is no constructor without parameters");
        assertThat(Mapping.refusal(HEADER, RECORDED.replace("one", "any") + PATH + FUNCTIONS)
                        .toString())
                .contains("one thread at a time has to use it");
        assertThat(Mapping.refusal(
                                HEADER,
                                RECORDED + PATH + "functions:\n  rocksdb_batch_create_from: {form: constructor}\n")
                        .toString())
                .contains("rocksdb_batch_put_cf adds no record of a column family");
    }

    private static String refusal(String rule) {
        return Mapping.refusal(HEADER, RECORDED + PATH + FUNCTIONS + "  " + rule + "\n")
                .toString();
    }
}
