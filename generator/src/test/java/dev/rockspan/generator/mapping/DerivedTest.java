package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A class can extend another one where C has two types, of which a function makes one of the other. */
class DerivedTest {

    private static final String HEADER = """
            typedef struct rocksdb_locked_t rocksdb_locked_t;
            rocksdb_locked_t *rocksdb_locked_open(const char *name, char **errptr);
            rocksdb_locked_t *rocksdb_locked_find(int number);
            void rocksdb_locked_close(rocksdb_locked_t *db);
            rocksdb_t *rocksdb_locked_get_base(rocksdb_locked_t *db);
            void rocksdb_locked_close_base(rocksdb_t *base);
            void rocksdb_locked_put(rocksdb_locked_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen);
            void rocksdb_put(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen);
            void rocksdb_sweep(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen);
            """;

    private static String rules(String more) {
        return """
            types:
              rocksdb_locked_t:
                class: LockedDB
                destroy: rocksdb_locked_close
                passed: call
                database: true
                extends: {type: rocksdb_t, get: rocksdb_locked_get_base, close: rocksdb_locked_close_base, own: rocksdb_readoptions_t%s}
            functions:
              rocksdb_locked_get_base: {name: base, returns: {destroy: rocksdb_locked_close_base, owned-by-parent: true}}
            """.formatted(more);
    }

    @ParameterizedTest
    @CsvSource({"', refused: {rocksdb_sweep: Drop nothing}',Drop nothing", "'',C has no such function for a LockedDB"})
    void refusesWhatOnlyTheSuperclassCan(String stated, String message) {
        HandleClass type = Mapping.of(HEADER, rules(stated)).mapped().model().classes().stream()
                .filter(candidate -> candidate.name().equals("LockedDB"))
                .findFirst()
                .orElseThrow();

        Derived derived = type.supertypes().derived();
        assertThat(derived).isNotNull();
        assertThat(derived.superclass()).isEqualTo("RocksDB");
        assertThat(derived.refused()).isNotEmpty().allSatisfy(refused -> {
            assertThat(refused.operation().function()).isEqualTo("rocksdb_sweep");
            assertThat(refused.message()).isEqualTo(message);
        });
    }

    @Test
    void refusesOnlyWhatItWouldInherit() {
        assertThat(Mapping.refusal(HEADER, rules(", refused: {rocksdb_sweep: Drop nothing, rocksdb_put: Put nothing}")))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains("it inherits no method over rocksdb_put; delete that");
    }

    @Test
    void ownNamesATypeThatThereIs() {
        assertThat(Mapping.refusal(
                        HEADER, rules("").replace("own: rocksdb_readoptions_t", "own: rocksdb_readoption_t")))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains("LockedDB cannot extend the class of rocksdb_t: rocksdb_readoption_t has no Java class");
    }

    @ParameterizedTest
    @CsvSource({
        "rocksdb_locked_put, 'rocksdb_locked_put is store, and rocksdb_put put, which'",
        "rocksdb_put, 'rocksdb_locked_put is put, and rocksdb_put at templates/test.yaml:10 store, which'"
    })
    void calledOtherwiseAMethodWouldOverrideNothing(String function, String which) {
        assertThat(Mapping.refusal(
                        HEADER,
                        rules(", refused: {rocksdb_sweep: Drop nothing}") + "  " + function + ": {name: store}\n"))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains(which + " it would not override; give both the same \"name\"");
    }

    @Test
    void takesNullWhereTheSuperclassDoes() {
        for (String function : List.of("rocksdb_put", "rocksdb_locked_put")) {
            assertThat(Mapping.refusal(
                            HEADER,
                            rules(", refused: {rocksdb_sweep: Drop nothing}") + "  " + function
                                    + ": {parameters: {options: {nullable: true}}}\n"))
                    .extracting(Problem::toString)
                    .singleElement()
                    .asString()
                    .contains(
                            "LockedDB cannot extend the class of rocksdb_t: put(ReadOptions, byte[]), over"
                                    + " rocksdb_locked_put, would override that over rocksdb_put",
                            "in what it returns or lets be null; say the same of both",
                            "templates/test.yaml:10");
        }
    }

    @Test
    void isNeverNull() {
        for (String fact : List.of("nullable", "may-be-empty")) {
            assertThat(Mapping.refusal(
                            HEADER,
                            rules(", refused: {rocksdb_sweep: Drop nothing}") + "  rocksdb_locked_find:\n    returns: {"
                                    + fact + ": true}\n"))
                    .extracting(Problem::toString)
                    .singleElement()
                    .asString()
                    .startsWith(
                            "templates/test.yaml:11: rocksdb_locked_find: what it returns cannot be null in Java: "
                                    + "it is a database, comes with a list, or has a class that extends another one; delete it");
        }
    }

    @Test
    void hasNoConstructorAndIsNoPart() {
        String rules = rules(", refused: {rocksdb_sweep: Drop nothing}");
        assertThat(Mapping.refusal(HEADER + "rocksdb_locked_t *rocksdb_locked_create(void);\n", rules))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains("a class that extends another one has no constructor; say \"form: static\"");
        assertThat(
                        Mapping.refusal(
                                HEADER + "rocksdb_locked_t **rocksdb_get_all_locked(rocksdb_t *db, size_t *n);\n",
                                rules
                                        + "  rocksdb_get_all_locked: {returns: {destroy: rocksdb_free, owned-by-parent: false}}\n"))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains("an object of a class that extends another one is no part of a list or record");
    }

    @Test
    void isNoArgument() {
        String taking = HEADER + "void rocksdb_cache_watch(rocksdb_cache_t *cache, rocksdb_locked_t *db);\n";

        assertThat(Mapping.refusal(taking, rules(", refused: {rocksdb_sweep: Drop nothing}")))
                .extracting(Problem::toString)
                .singleElement()
                .asString()
                .contains("it can only be left out, with \"exclude\": parameter db is a rocksdb_locked_t,"
                        + " which Java can pass to its own methods only");
    }

    @Test
    void needsTheFunctionsThatItNames() {
        assertThat(Mapping.refusal(
                        HEADER,
                        rules(", refused: {rocksdb_sweep: Drop nothing}")
                                .replace("close: rocksdb_locked_close_base,", "close: rocksdb_close_it,")))
                .extracting(Problem::toString)
                .anySatisfy(problem -> assertThat(problem).contains("the header has no function rocksdb_close_it"));
    }
}
