package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which column family is written to, and which is dropped. */
class WritesTest {

    private static final String HEADER = """
        typedef struct rocksdb_how_t rocksdb_how_t;
        typedef struct rocksdb_part_t rocksdb_part_t;
        rocksdb_how_t *rocksdb_how_create(void);
        void rocksdb_how_destroy(rocksdb_how_t *how);
        rocksdb_part_t *rocksdb_part_create(rocksdb_t *db);
        void rocksdb_part_destroy(rocksdb_part_t *part);
        void rocksdb_set(rocksdb_t *db, rocksdb_how_t *how, rocksdb_part_t *part);
        void rocksdb_look(rocksdb_t *db, rocksdb_part_t *part);
        void rocksdb_sweep(rocksdb_t *db, rocksdb_part_t *part);
        """;

    private static final String RULES = """
        types:
          rocksdb_how_t: {class: How, passed: call}
          rocksdb_part_t: {class: Part, passed: call, owned-by-parent: true, write-options: rocksdb_how_t}
        functions:
          rocksdb_sweep: {drops: part}
        """;

    @Test
    void oneThatIsTakenWithOptionsOfWritesIsWrittenTo() {
        Mapping mapping = Mapping.of(HEADER, RULES);
        assertThat(mapping.operation("rocksdb_set").effects().written()).isEqualTo("part");
        assertThat(mapping.operation("rocksdb_look").effects().written())
                .as("no options of writes")
                .isNull();
        assertThat(mapping.operation("rocksdb_sweep").effects().drops()).isEqualTo("part");
    }

    @Test
    void whatIsNotThereIsRefused() {
        assertThat(Mapping.refusal(HEADER, RULES.replace("write-options: rocksdb_how_t", "write-options: x"))
                        .toString())
                .as("once, not for each function")
                .endsWith(":3: the \"write-options\" of rocksdb_part_t, x, have no Java class; name a type that has"
                        + " one]");
        assertThat(Mapping.refusal(HEADER, RULES.replace("drops: part", "drops: pat"))
                        .toString())
                .contains("rocksdb_sweep has no parameter pat; did you mean \"part\"? It has db, part");
    }
}
