package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.Operation.Writes;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.binding.model.Result.NewHandle.Trait;
import org.junit.jupiter.api.Test;

/** Writes to what has to be there. */
class WritesTest {

    private static final String HEADER = """
        typedef struct rocksdb_how_t rocksdb_how_t;
        typedef struct rocksdb_batch_t rocksdb_batch_t;
        typedef struct rocksdb_part_t rocksdb_part_t;
        rocksdb_how_t *rocksdb_how_create(void);
        void rocksdb_how_destroy(rocksdb_how_t *how);
        unsigned char rocksdb_how_ignores(rocksdb_how_t *how);
        rocksdb_batch_t *rocksdb_batch_create(void);
        rocksdb_batch_t *rocksdb_batch_parse(rocksdb_how_t *how);
        const char *rocksdb_batch_data(rocksdb_batch_t *batch, size_t *size);
        void rocksdb_batch_destroy(rocksdb_batch_t *batch);
        void rocksdb_batch_add(rocksdb_batch_t *batch, rocksdb_part_t *part);
        int rocksdb_batch_ask(rocksdb_batch_t *batch, rocksdb_part_t *part);
        void rocksdb_batch_apply(rocksdb_batch_t *batch);
        rocksdb_part_t *rocksdb_part_create(rocksdb_t *db);
        void rocksdb_part_destroy(rocksdb_part_t *part);
        int rocksdb_part_id(rocksdb_part_t *part);
        void rocksdb_set(rocksdb_t *db, rocksdb_how_t *how, rocksdb_part_t *part);
        void rocksdb_look(rocksdb_t *db, rocksdb_part_t *part);
        void rocksdb_write(rocksdb_t *db, rocksdb_how_t *how, rocksdb_batch_t *batch);
        """;

    private static final String TYPES = """
        types:
          rocksdb_how_t: {class: How, passed: call}
          rocksdb_batch_t: {class: Batch, passed: call}
          rocksdb_part_t:
            class: Part
            passed: call
            tied: true
            writes:
              id: rocksdb_part_id
              options: rocksdb_how_t
              ignores: rocksdb_how_ignores
              gather: [rocksdb_batch_t]
              data: {rocksdb_batch_t: rocksdb_batch_data}
              empty: [rocksdb_batch_create]
              apply: [APPLY]
        """;

    @Test
    void areWhatTakesTheirOptionsAndWhatGathersThem() {
        Mapping mapping = Mapping.of(HEADER, types("rocksdb_batch_apply"));
        assertThat(writes(mapping, "rocksdb_set"))
                .isEqualTo(new Writes.Direct("part", "rocksdb_part_id", "how", "rocksdb_how_ignores"));
        assertThat(writes(mapping, "rocksdb_write"))
                .isEqualTo(new Writes.Whole("batch", "how", "rocksdb_how_ignores", "rocksdb_batch_data"));
        assertThat(writes(mapping, "rocksdb_batch_add")).isEqualTo(new Writes.Gathered("part", "rocksdb_part_id"));
        assertThat(writes(mapping, "rocksdb_batch_apply")).isEqualTo(new Writes.Own());
        assertThat(writes(mapping, "rocksdb_look")).as("no options of writes").isNull();
        assertThat(writes(mapping, "rocksdb_batch_ask")).as("returns something").isNull();
    }

    @Test
    void onlyWhatIsMadeEmptyNeedNotBeLookedThrough() {
        Mapping mapping = Mapping.of(HEADER, types("rocksdb_batch_apply"));
        assertThat(made(mapping, "rocksdb_batch_create").traits()).containsExactly(new Trait.Empty());
        assertThat(made(mapping, "rocksdb_batch_parse").traits()).isEmpty();
        assertThat(made(mapping, "rocksdb_part_create").traits())
                .containsExactly(new Trait.Family("rocksdb_part_id", null));
    }

    @Test
    void whatIsNotThereIsRefused() {
        assertThat(refusal("rocksdb_batch_applies")).contains("rocksdb_batch_applies, which the header has not");
        assertThat(refusal("rocksdb_look")).contains("no receiver that gathers some");
        assertThat(Mapping.refusal(HEADER, types("rocksdb_batch_apply").replace("options: rocksdb_how_t", "options: x"))
                        .toString())
                .contains("x, which is no handle");
        assertThat(Mapping.refusal(
                                HEADER,
                                types("rocksdb_batch_apply").replace("[rocksdb_batch_create]", "[rocksdb_batch_creat]"))
                        .toString())
                .contains("rocksdb_batch_creat, which the header has not")
                .contains("rocksdb_batch_create");
        assertThat(Mapping.refusal(
                                HEADER,
                                types("rocksdb_batch_apply").replace("{rocksdb_batch_t: rocksdb_batch_data}", "{}"))
                        .toString())
                .contains("rocksdb_batch_t has gathered, of which no data are said");
    }

    private static Result.NewHandle made(Mapping mapping, String function) {
        return (Result.NewHandle) mapping.operations(function).get(0).result();
    }

    private static Writes writes(Mapping mapping, String function) {
        return mapping.operations(function).get(0).writes();
    }

    private static String refusal(String apply) {
        return Mapping.refusal(HEADER, types(apply)).toString();
    }

    private static String types(String apply) {
        return TYPES.replace("APPLY", apply);
    }
}
