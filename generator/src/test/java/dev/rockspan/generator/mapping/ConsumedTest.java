package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.Undecided;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions that may free what they are passed, by their names: what happens to it is asked for, never assumed. */
class ConsumedTest {

    @ParameterizedTest
    @CsvSource({
        "'void rocksdb_adopt_cache(rocksdb_t *db, rocksdb_cache_t *cache)', cache",
        "'void rocksdb_options_take_cache(rocksdb_options_t *options, rocksdb_cache_t *cache)', cache",
        "'void rocksdb_release_iterator(rocksdb_t *db, rocksdb_iterator_t *iter)', iter",
        "'void rocksdb_free_all(rocksdb_options_t *options)', options",
        "'int rocksdb_give_options(rocksdb_t *db, rocksdb_readoptions_t *options, char **errptr)', options",
    })
    void anArgumentIsAskedAbout(String function, String parameter) {
        assertThat(Mapping.decided(function + ";\n", "").undecided())
                .singleElement()
                .satisfies(open -> {
                    assertThat(open.why()).contains("it may free parameter " + parameter, "ends the JVM");
                    assertThat(open.questions().get(0).answers().get(0).facts())
                            .isEqualTo("parameters: {" + parameter + ": {ownership: transferred}}");
                });
    }

    @Test
    void whatIsSaidOfAnArgumentHolds() {
        String function = "void rocksdb_adopt_cache(rocksdb_t *db, rocksdb_cache_t *cache);\n";

        assertThat(Mapping.of(function, "rocksdb_adopt_cache", "parameters: {cache: {ownership: transferred}}")
                        .arguments("rocksdb_adopt_cache"))
                .anyMatch(argument -> argument.startsWith("Transferred"));
        assertThat(Mapping.of(function, "rocksdb_adopt_cache", "parameters: {cache: {ownership: call}}")
                        .arguments("rocksdb_adopt_cache"))
                .noneMatch(argument -> argument.startsWith("Transferred"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void rocksdb_cache_free(rocksdb_cache_t *cache);",
                "void rocksdb_cache_dispose(rocksdb_cache_t *cache, char **errptr);",
                "void rocksdb_cache_shutdown_close(rocksdb_cache_t *cache);",
                "unsigned char rocksdb_cache_try_free(rocksdb_cache_t *cache);",
                "void rocksdb_cache_free_by(rocksdb_cache_t *cache, int how);",
                "void rocksdb_cache_commit(rocksdb_cache_t *cache, char **errptr);",
                "void rocksdb_cache_stop_and_delete(rocksdb_cache_t *cache);",
                "char *rocksdb_cache_finish(rocksdb_cache_t *cache);",
            })
    void theObjectOfAMethodIsAskedAbout(String function) {
        String name = function.replaceAll(".*?(rocksdb_cache_\\w+)\\(.*", "$1");

        assertThat(Mapping.decided(function, "").undecided()).singleElement().satisfies(open -> assertThat(open.why())
                .contains("it may free the rocksdb_cache_t", "ends the JVM"));
        assertThat(Mapping.of(function, name, "parameters: {cache: {ownership: call}}")
                        .java(name))
                .hasSize(1);
        assertThat(Mapping.refusal(function, name, "parameters: {cache: {ownership: transferred}}"))
                .contains("a method cannot use up the object that it is called on; say \"form: static\", too");
        assertThat(Mapping.of(function, name, "form: static, parameters: {cache: {ownership: transferred}}")
                        .arguments(name))
                .anyMatch(argument -> argument.startsWith("Transferred"));
    }

    /** The function that frees such objects says what the names of their functions start with. */
    @Test
    void aSecondFunctionThatFreesLeavesTheOthersAsTheyAre() {
        String header = """
                typedef struct rocksdb_walker_t rocksdb_walker_t;
                rocksdb_walker_t *rocksdb_walk_create(void);
                void rocksdb_walk_destroy(rocksdb_walker_t *walker);
                void rocksdb_walk_free(rocksdb_walker_t *walker);
                void rocksdb_walk_next(rocksdb_walker_t *walker);
                """;

        assertThat(Mapping.decided(header, "types:\n  rocksdb_walker_t: {class: Walker}\n")
                        .undecided())
                .extracting(Undecided::symbol)
                .containsExactly("rocksdb_walk_free");
    }

    @Test
    void ofAListItIsAskedToo() {
        String function = "void rocksdb_free_caches(rocksdb_t *db, const rocksdb_cache_t *const *caches, size_t n);\n";

        assertThat(Mapping.decided(function, "").undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .contains("it may free what is in parameter caches");
        assertThat(Mapping.of(function, "rocksdb_free_caches", "parameters: {caches: {ownership: call}}")
                        .java("rocksdb_free_caches"))
                .containsExactly("RocksDB.freeCaches(List)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void rocksdb_use_cache(rocksdb_t *db, rocksdb_cache_t *cache);",
                "void rocksdb_options_set_close_late(rocksdb_options_t *options, unsigned char v);",
                "unsigned char rocksdb_options_get_close_late(rocksdb_options_t *options);",
                "int rocksdb_cache_commit_count(const rocksdb_cache_t *cache);",
                "void rocksdb_options_build(rocksdb_options_t *options, rocksdb_t *db);",
                "void rocksdb_options_build_with(rocksdb_options_t *options, const rocksdb_cache_t *cache);",
            })
    void othersAreNotAskedAbout(String function) {
        assertThat(Mapping.decided(function, "").undecided()).isEmpty();
    }

    @Test
    void ownershipOfTheObjectOfAnyOtherMethodHasNoEffect() {
        assertThat(Mapping.refusal(
                        "void rocksdb_cache_trim(rocksdb_cache_t *cache);",
                        "rocksdb_cache_trim",
                        "parameters: {cache: {ownership: call}}"))
                .contains(
                        "\"ownership\" has no effect on parameter cache, which is the object that the method is called on;"
                                + " delete it");
    }

    @Test
    void anObjectCanRetainWhatItIsGotFrom() {
        String function = "rocksdb_cache_t *rocksdb_options_get_cache(rocksdb_options_t *options);";
        String stated = "parameters: {options: {ownership: borrowed}}, returns: {owned-by-parent: false}";

        assertThat(Mapping.of(function, "rocksdb_options_get_cache", stated).result("rocksdb_options_get_cache"))
                .contains("className=Cache", "borrows=[this]");
        assertThat(Mapping.refusal(
                        "void rocksdb_cache_trim(rocksdb_cache_t *cache);",
                        "rocksdb_cache_trim",
                        "parameters: {cache: {ownership: borrowed}}"))
                .contains("\"ownership\" has no effect on parameter cache");
    }
}
