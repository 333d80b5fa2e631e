package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arrays with their counts: lists and maps that go in, arrays that C fills, arrays that it returns. */
class ListsTest {

    private static final JavaType BYTES = JavaType.Bytes.ARRAY;

    @Test
    void manyKeysGoInAndManyValuesComeBack() {
        Mapping mapping = Mapping.of(
                "void rocksdb_multi_get(rocksdb_t *db, size_t num_keys, const char *const *keys_list, const size_t"
                        + " *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs);",
                "rocksdb_multi_get",
                "try-name: tryMultiGet");

        assertThat(mapping.java("rocksdb_multi_get"))
                .containsExactly("RocksDB.multiGet(List)", "RocksDB.tryMultiGet(List)");
        assertThat(mapping.arguments("rocksdb_multi_get"))
                .containsExactly(
                        "RECEIVER",
                        "Count{group=1}",
                        "ListArray{parameter=keysList, group=1, element=BYTES}",
                        "ListLengths{parameter=keysList, group=1}",
                        "OutArray{group=1, element=VALUE}",
                        "OutArray{group=1, element=LENGTH}",
                        "OutArray{group=1, element=ERROR}");
        assertThat(mapping.result("rocksdb_multi_get")).isEqualTo("BYTES_LIST");
        assertThat(mapping.operation("rocksdb_multi_get").parameters())
                .extracting(JavaParameter::type)
                .containsExactly(new JavaType.ListOf(BYTES));
        assertThat(mapping.row("rocksdb_multi_get").rule()).contains("count, list, out-array");
    }

    @Test
    void listsOfOneCountGoTogether() {
        Mapping mapping = Mapping.of(
                "void rocksdb_put_all(rocksdb_t *db, int num_keys, const char *const *keys, const size_t *keysizes,"
                        + " int num_values, const char *const *values, const size_t *valuesizes, char **errptr);");

        assertThat(mapping.arguments("rocksdb_put_all"))
                .containsExactly(
                        "RECEIVER",
                        "Count{group=1}",
                        "ListArray{parameter=keys, group=1, element=BYTES}",
                        "ListLengths{parameter=keys, group=1}",
                        "Count{group=4}",
                        "ListArray{parameter=values, group=4, element=BYTES}",
                        "ListLengths{parameter=values, group=4}",
                        "ERROR_SLOT");
    }

    @Test
    void aCountMayFollowItsArray() {
        Mapping mapping = Mapping.of(
                "void rocksdb_flush_all(rocksdb_t *db, rocksdb_column_family_handle_t **families, int num_families,"
                        + " char **errptr);",
                "rocksdb_flush_all",
                "parameters: {families: {out: false}}");

        assertThat(mapping.java("rocksdb_flush_all")).containsExactly("RocksDB.flushAll(List)");
        assertThat(mapping.arguments("rocksdb_flush_all"))
                .contains("ListArray{parameter=families, group=2, element=HANDLE, of=this}", "Count{group=2}");
    }

    @Test
    void textsAndNumbersAndSlicesAreListsToo() {
        Mapping mapping = Mapping.of("""
            void rocksdb_drop_all(rocksdb_t *db, int n, const char *const *names);
            void rocksdb_options_set_levels(rocksdb_options_t *options, const int *level_values, size_t num_levels);
            void rocksdb_options_set_modes(rocksdb_options_t *options, const int *modes, size_t num_modes);
            void rocksdb_drop_slices(rocksdb_t *db, size_t n, const rocksdb_slice_t *slices);
            void rocksdb_tell_all(rocksdb_t *db, size_t n, const char *const *lines, const size_t *sizes);
            """, """
            functions:
              rocksdb_options_set_modes: {parameters: {modes: {enum: Mode}}}
              rocksdb_tell_all: {parameters: {lines: {text: true}}}
            """);

        assertThat(types(mapping, "rocksdb_drop_all")).containsExactly(new JavaType.ListOf(JavaType.Fixed.TEXT));
        assertThat(types(mapping, "rocksdb_options_set_levels")).containsExactly(JavaType.Fixed.INTS);
        assertThat(types(mapping, "rocksdb_options_set_modes"))
                .containsExactly(new JavaType.ListOf(new JavaType.Generated("Mode")));
        assertThat(types(mapping, "rocksdb_drop_slices")).containsExactly(new JavaType.ListOf(BYTES));
        assertThat(types(mapping, "rocksdb_tell_all")).containsExactly(new JavaType.ListOf(JavaType.Fixed.TEXT));
    }

    @Test
    void twoArraysOfTextsAreAMap() {
        Mapping mapping = Mapping.of(
                "void rocksdb_set_options(rocksdb_t *db, int count, const char *const *keys, const char *const"
                        + " *values, char **errptr);");

        assertThat(mapping.java("rocksdb_set_options")).containsExactly("RocksDB.setOptions(Map)");
        assertThat(mapping.arguments("rocksdb_set_options"))
                .contains("MapArray{parameter=options, group=1}", "MapArray{parameter=options, group=1, values=true}");
    }

    /** Otherwise C would read beyond an array. */
    @Test
    void whatCountsAnArrayIsNoOtherNumber() {
        Mapping mapping = Mapping.of("""
            void rocksdb_tag(rocksdb_t *db, const char *key, size_t keylen, const int *tags, size_t total);
            void rocksdb_pin(rocksdb_t *db, int priority, const char *const *keys, const size_t *lens, size_t n);
            """);

        assertThat(mapping.java("rocksdb_tag")).contains("RocksDB.tag(byte[], int[])");
        assertThat(mapping.java("rocksdb_pin")).containsExactly("RocksDB.pin(int, List)");
        for (String parameters :
                List.of("int priority, const char *const *names", "int a, const char *const *names, size_t b")) {
            assertThat(Mapping.refusal("void rocksdb_mark(rocksdb_t *db, " + parameters + ");"))
                    .contains("it can only be left out", "which parameter counts the array");
        }
    }

    @Test
    void oneNumberIsNotAnArray() {
        String found = "void rocksdb_found(rocksdb_t *db, size_t num, const char *const *keys, const size_t *lens,"
                + " unsigned char *found, char **errptr);";
        String level = "void rocksdb_level_size(rocksdb_t *db, int level, uint64_t *size);";

        assertThat(Mapping.refusal(found)).contains("whether the function fills one number");
        assertThat(Mapping.refusal(level)).contains("\"parameters: {size: {out: true}}\" if one");
        assertThat(Mapping.of(level, "rocksdb_level_size", "parameters: {size: {out: true}}")
                        .java("rocksdb_level_size"))
                .containsExactly("RocksDB.levelSize(int)");
    }

    @Test
    void whetherObjectsAreReadOrFilledIsStated() {
        String open = "rocksdb_t *rocksdb_open_all(int num, const char *const *names, rocksdb_column_family_handle_t"
                + " **handles, char **errptr);";

        assertThat(Mapping.refusal(open))
                .startsWith(
                        "c.h: rocksdb_open_all has no Java form: parameter handles is an array of objects; whether the"
                                + " function fills or reads it is not stated; say");

        Mapping mapping = Mapping.of(open, "rocksdb_open_all", "parameters: {handles: {out: true}}");
        assertThat(mapping.java("rocksdb_open_all")).containsExactly("RocksDB.openAll(List, List)");
        assertThat(mapping.result("rocksdb_open_all"))
                .isEqualTo("HandleWithList{handle=NewHandle{className=RocksDB, destroy=rocksdb_close, ties=Ties},"
                        + " parameter=columnFamilyHandles, element=NewHandle{className=ColumnFamilyHandle,"
                        + " destroy=rocksdb_column_family_handle_destroy, ties=Ties{parent=result}}}");
    }

    /** C would fill a copy. */
    @Test
    void whetherNumbersAreReadIsAskedUnlessTheyAreSet() {
        String fill = "int rocksdb_levels(rocksdb_t *db, int *levels, int n);";

        assertThat(Mapping.refusal(fill)).contains("whether the function fills or reads it is not stated");
        assertThat(Mapping.of(fill, "rocksdb_levels", "parameters: {levels: {out: false}}")
                        .java("rocksdb_levels"))
                .containsExactly("RocksDB.levels(int[])");
        assertThat(Mapping.of("void rocksdb_options_set_levels(rocksdb_options_t *options, int *levels, size_t n);")
                        .java("rocksdb_options_set_levels"))
                .containsExactly("Options.setLevels(int[])");
    }

    /** Beside a number that counts nothing by its name, one object may be filled; beside one that does, it is an array. */
    @Test
    void anObjectThatIsFilledBesideANumberIsSaidToBeOne() {
        String lookup = "int rocksdb_lookup(rocksdb_t *db, int id, rocksdb_cache_t **out);";
        String component =
                "record: {class: Found, summary: What was found.}, returns: {component: id, owned-by-parent: false},"
                        + " parameters: {%s: {component: cache}}";

        assertThat(Mapping.refusal(lookup))
                .contains(
                        "no convention fits parameter out, a rocksdb_cache_t **; say \"parameters: {out: {component: out}},"
                                + " returns: {component: result,");
        assertThat(Mapping.of(lookup, "rocksdb_lookup", component.formatted("out"))
                        .java("rocksdb_lookup"))
                .containsExactly("RocksDB.lookup(int)");
        assertThat(Mapping.refusal(
                        "int rocksdb_parts(rocksdb_t *db, rocksdb_cache_t **parts, size_t num_parts);",
                        "rocksdb_parts",
                        component.formatted("parts")))
                .contains("is an array of objects");
    }

    @Test
    void constArraysOfObjectsAreRead() {
        Mapping mapping = Mapping.of(
                "void rocksdb_sync_all(rocksdb_t *db, size_t n, rocksdb_column_family_handle_t *const *families);");

        assertThat(mapping.java("rocksdb_sync_all")).containsExactly("RocksDB.syncAll(List)");
    }

    @Test
    void objectsThatAreFilledInAreAList() {
        Mapping mapping = Mapping.of(
                "void rocksdb_create_families(rocksdb_t *db, const rocksdb_options_t *options, int n,"
                        + " const char *const *names, rocksdb_column_family_handle_t **handles, char **errs);",
                "rocksdb_create_families",
                "parameters: {handles: {out: true}}");

        assertThat(mapping.result("rocksdb_create_families"))
                .isEqualTo("HandleList{handle=NewHandle{className=ColumnFamilyHandle,"
                        + " destroy=rocksdb_column_family_handle_destroy, ties=Ties{parent=this}}, withErrors=true}");
    }

    @Test
    void numbersThatAreFilledInAreAnArray() {
        Mapping mapping =
                Mapping.of("void rocksdb_sizes(rocksdb_t *db, int num_ranges, const char *const *starts, const size_t"
                        + " *start_sizes, const char *const *limits, const size_t *limit_sizes, uint64_t *sizes, char"
                        + " **errptr);");

        assertThat(mapping.java("rocksdb_sizes")).containsExactly("RocksDB.sizes(List, List)");
        assertThat(mapping.result("rocksdb_sizes")).isEqualTo("LONGS");
    }

    /** What is said to be read is not filled. */
    @Test
    void anArrayOfNumbersThatIsReadIsNotFilled() {
        assertThat(Mapping.refusal(
                        "void rocksdb_add(rocksdb_t *db, int n, const char *const *names, uint64_t *sizes);",
                        "rocksdb_add",
                        "parameters: {sizes: {out: false}}"))
                .contains("no convention fits parameter sizes");
    }

    @Test
    void whatFillsTwoArraysHasNoConvention() {
        assertThat(Mapping.refusal(
                        "void rocksdb_sizes(rocksdb_t *db, int n, const char *const *starts, uint64_t *sizes,"
                                + " uint64_t *counts);"))
                .startsWith(
                        "c.h: rocksdb_sizes has no Java form: it can only be left out, with \"exclude\": it fills more than one array");
        assertThat(Mapping.refusal(
                        "int rocksdb_sizes(rocksdb_t *db, int n, const char *const *starts, uint64_t *sizes);"))
                .startsWith(
                        "c.h: rocksdb_sizes has no Java form: it can only be left out, with \"exclude\": it fills an array and returns"
                                + " something else, too");
    }

    @Test
    void anArrayThatIsReturnedComesWithItsLengthAndWhatFreesIt() {
        String list = "char **rocksdb_list(rocksdb_t *db, size_t *len, char **errptr);\n";
        String destroy = "void rocksdb_list_destroy(char **list, size_t len);\n";

        assertThat(Mapping.refusal(list)).contains("what frees the array it returns is not stated");
        assertThat(Mapping.refusal("char **rocksdb_list(rocksdb_t *db);"))
                .contains("it can only be left out, with \"exclude\": it returns an array, but fills no length");

        Mapping mapping =
                Mapping.of(list + destroy, "functions:\n  rocksdb_list: {returns: {destroy: rocksdb_list_destroy}}\n");
        assertThat(mapping.result("rocksdb_list")).isEqualTo("OwnedTexts{destroy=rocksdb_list_destroy}");
        assertThat(mapping.row("rocksdb_list").rule()).endsWith("owned-array");
        assertThat(mapping.row("rocksdb_list_destroy").rule()).isEqualTo("convention destroy");
    }

    @Test
    void whatFreesAnArrayTakesThatAloneOrWithItsLength() {
        String list = "char **rocksdb_list(rocksdb_t *db, size_t *len, char **errptr);\n";
        String rule = "functions:\n  rocksdb_list: {returns: {destroy: rocksdb_list_destroy}}\n";

        for (String parameters : List.of("char **list", "char **list, int len", "void *list")) {
            Mapping mapping = Mapping.of(list + "void rocksdb_list_destroy(" + parameters + ");\n", rule);
            assertThat(mapping.result("rocksdb_list")).isEqualTo("OwnedTexts{destroy=rocksdb_list_destroy}");
        }
        for (String parameters : List.of(
                "int len, char **list",
                "char **list, size_t len, int all",
                "int list",
                "char *list",
                "rocksdb_t **list")) {
            assertThat(Mapping.refusal(list + "void rocksdb_list_destroy(" + parameters + ");\n", rule))
                    .extracting(Problem::toString)
                    .anyMatch(problem -> problem.endsWith(
                            "rocksdb_list_destroy cannot free the array: name a function that takes char ** alone, or"
                                    + " with its length"));
        }
    }

    /** Though nothing else says of which type it is. */
    @Test
    void whatFreesAnArrayStandsWhereThatIsReturned() {
        Mapping mapping = Mapping.of("""
                    char **acme_names(rocksdb_t *db, size_t *len);
                    void acme_names_free(char **names, size_t len);
                    """, "functions:\n  acme_names: {returns: {destroy: acme_names_free}}\n");

        assertThat(mapping.operation("acme_names").result()).isEqualTo(new Result.OwnedTexts("acme_names_free"));
        assertThat(mapping.mapped().model().functions())
                .filteredOn(function -> function.name().equals("acme_names_free"))
                .singleElement()
                .satisfies(function -> assertThat(function.owner()).isEqualTo("RocksDB"));
    }

    @Test
    void anArrayOfObjectsThatIsReturnedIsAListOfThem() {
        Mapping mapping =
                Mapping.of("""
                    rocksdb_column_family_handle_t **rocksdb_families(rocksdb_t *db, size_t *len, char **errptr);
                    void rocksdb_families_destroy(rocksdb_column_family_handle_t **list);
                    """, "functions:\n  rocksdb_families: {returns: {destroy: rocksdb_families_destroy}}\n");

        assertThat(mapping.operation("rocksdb_families").result())
                .isInstanceOfSatisfying(Result.OwnedHandles.class, handles -> {
                    assertThat(handles.destroy()).isEqualTo("rocksdb_families_destroy");
                    assertThat(handles.handle().destroy()).isEqualTo("rocksdb_column_family_handle_destroy");
                    assertThat(handles.handle().parent()).isEqualTo("this");
                });
    }

    @Test
    void aCountWithoutAListThatGoesInIsRefused() {
        assertThat(Mapping.refusal(
                        "void rocksdb_open_some(rocksdb_t *db, rocksdb_column_family_handle_t **handles, size_t n);",
                        "rocksdb_open_some",
                        "parameters: {handles: {out: true}}"))
                .contains("rocksdb_open_some has no Java form", "count");
    }

    @Test
    void objectsInListsAreOnlyUsedOrShared() {
        assertThat(Mapping.refusal(
                        "void rocksdb_give_all(rocksdb_t *db, size_t n, rocksdb_cache_t *const *caches);",
                        "rocksdb_give_all",
                        "parameters: {caches: {ownership: transferred}}"))
                .contains(
                        "rocksdb_give_all has no Java form: what C does with the rocksdb_cache_t objects of parameter caches"
                                + " is not stated; say \"parameters: {caches: {ownership: borrowed}}\"");
        assertThat(Mapping.refusal("void rocksdb_tell_all(rocksdb_t *db, size_t n, rocksdb_secret_t *const *secrets);"))
                .contains(
                        "rocksdb_tell_all",
                        "parameter secrets is an array of rocksdb_secret_t, which has no Java class");
    }

    private static List<JavaType> types(Mapping mapping, String function) {
        Operation operation = mapping.operation(function);
        return operation.parameters().stream().map(JavaParameter::type).toList();
    }
}
