package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.ValueClass;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects that C gives field by field become records, and what it gives by index becomes lists and maps. */
class RecordsTest {

    private static final String ROWS = """
        typedef struct rocksdb_tags_t rocksdb_tags_t;
        typedef struct rocksdb_tag_t rocksdb_tag_t;
        const rocksdb_tags_t *rocksdb_tags(rocksdb_t *db);
        int rocksdb_tags_count(const rocksdb_tags_t *tags);
        uint64_t rocksdb_tags_size(const rocksdb_tags_t *tags, int index);
        const char *rocksdb_tags_name(const rocksdb_tags_t *tags, int index);
        void rocksdb_tags_destroy(const rocksdb_tags_t *tags);
        """;

    private static final String MAKING = """
        rocksdb_tags_t *rocksdb_tags_create(void);
        void rocksdb_tags_add(rocksdb_tags_t *tags, rocksdb_tag_t *tag);
        rocksdb_tag_t *rocksdb_tag_create(void);
        void rocksdb_tag_set_name(rocksdb_tag_t *, const char *);
        void rocksdb_tag_set_size(rocksdb_tag_t *, uint64_t);
        void rocksdb_tag_destroy(rocksdb_tag_t *tag);
        void rocksdb_set_tags(rocksdb_t *db, rocksdb_tags_t *);
        """;

    private static final String OWNED = "functions:\n  rocksdb_tags: {returns: {ownership: owned}}\n";

    private static final String READING = """
        types:
          rocksdb_tag_t: {class: Other, exclude: it is not needed}
          rocksdb_tags_t: {class: Tag, rows: {count: rocksdb_tags_count}}
        """ + OWNED;

    private static final String BOTH = """
        types:
          rocksdb_tag_t: {class: Tag, record: true, passed: transferred}
          rocksdb_tags_t: {class: Tag, rows: {count: rocksdb_tags_count, add: rocksdb_tags_add}, passed: transferred}
        """ + OWNED;

    private static final String RECORD = """
        typedef struct rocksdb_tag_t rocksdb_tag_t;
        rocksdb_tag_t *rocksdb_tag_create(void);
        uint64_t rocksdb_tag_get_size(rocksdb_tag_t *tag);
        void rocksdb_tag_destroy(rocksdb_tag_t *tag);
        """;

    private static final String RECORD_RULES = "types:\n  rocksdb_tag_t: {class: Tag, record: true}\n";

    @Test
    void aListOfCsBecomesAListOfRecords() {
        Mapping mapping = Mapping.of(ROWS, READING);

        assertThat(mapping.java("rocksdb_tags")).containsExactly("RocksDB.tags()");
        assertThat(mapping.result("rocksdb_tags"))
                .isEqualTo("Read{className=Tag, rows=true, destroy=rocksdb_tags_destroy}");
        assertThat(model(mapping).classes())
                .extracting(HandleClass::name)
                .as("there is no handle for it")
                .doesNotContain("Tag", "Tags");
        ValueClass tag = value(mapping, "Tag");
        assertThat(tag.parts()).extracting(Operation::name).containsExactly("name", "size");
        assertThat(ModelText.of(tag.rows())).isEqualTo("Rows{count=rocksdb_tags_count, index=INT}");
        assertThat(tag.making()).isNull();
    }

    @Test
    void everyFunctionOfARecordSaysWhatBecameOfIt() {
        Mapping mapping = Mapping.of(ROWS + MAKING, BOTH);

        assertThat(told(mapping, "rocksdb_tags_name")).isEqualTo("Tag.name(): ");
        assertThat(mapping.row("rocksdb_tags_name").rule())
                .isEqualTo("convention receiver, index, chars-result, record");
        assertThat(told(mapping, "rocksdb_tag_set_size"))
                .isEqualTo("Tag.size(): called to make a row for C of a record");
        assertThat(told(mapping, "rocksdb_tags_count")).isEqualTo(": called to count the rows");
        assertThat(told(mapping, "rocksdb_tags_add")).isEqualTo(": called to add a row to a list for C");
        assertThat(told(mapping, "rocksdb_tags_create")).isEqualTo(": called to make a list for C");
        assertThat(told(mapping, "rocksdb_tag_create")).isEqualTo(": called to make an object that is then filled");
        assertThat(told(mapping, "rocksdb_tags_destroy"))
                .isEqualTo(": called when the object has been read, or could not be transferred");
        assertThat(told(Mapping.of(ROWS, READING), "rocksdb_tags_destroy"))
                .isEqualTo(": called when the object has been read");
        assertThat(mapping.mapped().coverage()).extracting(CoverageRow::state).containsOnly(CoverageRow.State.MAPPED);
        assertThat(model(mapping).functions())
                .extracting(RawFunction::name)
                .contains("rocksdb_tags_add", "rocksdb_tag_create", "rocksdb_tags_destroy");
    }

    @Test
    void aListOfRecordsGoesIn() {
        Mapping mapping = Mapping.of(ROWS + MAKING, BOTH);

        assertThat(mapping.java("rocksdb_set_tags")).containsExactly("RocksDB.setTags(List)");
        assertThat(mapping.arguments("rocksdb_set_tags"))
                .containsExactly("RECEIVER", "Rows{parameter=tags, className=Tag, destroy=rocksdb_tags_destroy}");
        assertThat(ModelText.of(value(mapping, "Tag").making()))
                .startsWith("Making{create=rocksdb_tags_create, destroy=rocksdb_tags_destroy, add=rocksdb_tags_add,"
                        + " createRow=rocksdb_tag_create, destroyRow=rocksdb_tag_destroy, setters=[");
    }

    @Test
    void anObjectWithGettersBecomesARecord() {
        Mapping mapping = Mapping.of(
                RECORD + """
            rocksdb_tag_t *rocksdb_first_tag(rocksdb_t *db, char **errptr);
            const rocksdb_tag_t *rocksdb_last_tag(rocksdb_t *db);
            void rocksdb_look(rocksdb_t *db, rocksdb_tag_t *tag);
            """, RECORD_RULES + "functions:\n  rocksdb_look: {parameters: {tag: {component: tag}}}\n");

        assertThat(mapping.result("rocksdb_first_tag")).isEqualTo("Read{className=Tag, destroy=rocksdb_tag_destroy}");
        assertThat(mapping.result("rocksdb_last_tag")).isEqualTo("Read{className=Tag}");
        assertThat(mapping.row("rocksdb_last_tag").rule()).isEqualTo("convention receiver, handle-result");
        assertThat(mapping.java("rocksdb_look")).containsExactly("RocksDB.look()");
        assertThat(mapping.arguments("rocksdb_look"))
                .contains("OutObject{name=tag, create=rocksdb_tag_create, destroy=rocksdb_tag_destroy}");
        assertThat(mapping.result("rocksdb_look")).contains("Read{className=Tag, slot=true}");
        assertThat(mapping.java("rocksdb_tag_get_size")).containsExactly("Tag.size()");
    }

    @Test
    void rowsMayBeRecordsOfTheirOwn() {
        Mapping mapping = Mapping.of(
                RECORD + """
                typedef struct rocksdb_tags_t rocksdb_tags_t;
                size_t rocksdb_tags_count(const rocksdb_tags_t *tags);
                const rocksdb_tag_t *rocksdb_tags_get(const rocksdb_tags_t *tags, size_t index);
                """, RECORD_RULES + "  rocksdb_tags_t: {class: Tag, rows: {count: rocksdb_tags_count}}\n");

        ValueClass tag = value(mapping, "Tag");
        assertThat(tag.cTypes()).containsExactly("rocksdb_tag_t", "rocksdb_tags_t");
        assertThat(tag.parts()).extracting(Operation::name).containsExactly("size");
        assertThat(tag.rows().element().function()).isEqualTo("rocksdb_tags_get");
        assertThat(told(mapping, "rocksdb_tags_get")).isEqualTo(": called for every row");
    }

    @Test
    void whatIsGivenByIndexBecomesAListAndItsCountDisappears() {
        Mapping mapping = Mapping.of("""
            size_t rocksdb_files_paths_count(const rocksdb_files_t *files);
            const char *rocksdb_files_path_at(const rocksdb_files_t *files, size_t index, size_t *len);
            """);

        assertThat(mapping.java("rocksdb_files_path_at")).containsExactly("Files.paths()");
        assertThat(mapping.result("rocksdb_files_path_at"))
                .isEqualTo("Each{count=rocksdb_files_paths_count, index=LONG, element=ViewBytes}");
        assertThat(mapping.operations("rocksdb_files_paths_count")).isEmpty();
        assertThat(told(mapping, "rocksdb_files_paths_count"))
                .isEqualTo("Files.paths(): called for the size of what it counts");
    }

    @Test
    void aCountThatIsDescribedIsAskedForAndStays() {
        String index = "uint64_t rocksdb_files_age(const rocksdb_files_t *files, int i);\n";
        String count = "functions:\n  rocksdb_files_count: {summary: Returns how many there are.}\n";
        String rule = "  rocksdb_files_age: {parameters: {i: {%s}}}\n";

        assertThat(Mapping.refusal(index, count))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .startsWith(
                        "rocksdb_files_age has no Java form: parameter i may be an index below rocksdb_files_count");
        Mapping indexed = Mapping.of(index, count + rule.formatted("index-below: rocksdb_files_count"));
        assertThat(indexed.java("rocksdb_files_age")).containsExactly("Files.age()");
        assertThat(indexed.java("rocksdb_files_count")).containsExactly("Files.count()");
        assertThat(Mapping.of(index, count + rule.formatted("min: 0")).java("rocksdb_files_age"))
                .containsExactly("Files.age(int)");
    }

    @Test
    void keysAndValuesByIndexBecomeAMap() {
        String header = """
            size_t rocksdb_files_ages_count(const rocksdb_files_t *files);
            const char *rocksdb_files_ages_key_at(const rocksdb_files_t *files, size_t index, size_t *len);
            uint64_t rocksdb_files_ages_value_at(const rocksdb_files_t *files, size_t index);
            """;
        Mapping mapping = Mapping.of(header);

        assertThat(mapping.type("Files").operations())
                .filteredOn(operation -> operation.name().equals("ages"))
                .singleElement()
                .satisfies(ages -> assertThat(ModelText.of(ages.result()))
                        .startsWith("Pairs{keys=Each{count=rocksdb_files_ages_count"));
        assertThat(mapping.java("rocksdb_files_ages_value_at")).containsExactly("Files.ages()");
        assertThat(Mapping.refusal(header, "rocksdb_files_ages_value_at", "summary: Returns an age."))
                .contains("its summary has no effect: it is joined with the keys");
    }

    @Test
    void anObjectOfARecordIsNoPartOfIt() {
        assertThat(Mapping.refusal(
                        RECORD + "const rocksdb_options_t *rocksdb_tag_get_options(rocksdb_tag_t *tag);\n",
                        RECORD_RULES))
                .extracting(Problem::message)
                .anyMatch(
                        message -> message.contains("it gives a part of an object that is destroyed once it is read"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int rocksdb_files_age(rocksdb_files_t *files, int i, int j);",
                "int rocksdb_files_age(rocksdb_files_t *files, int i, char **errptr);"
            })
    void whatTakesMoreThanAnIndexIsNoPartOfAList(String function) {
        assertThat(Mapping.refusal(
                        function, "rocksdb_files_age", "parameters: {i: {index-below: rocksdb_files_count}}"))
                .contains(
                        "rocksdb_files_age has no Java form: it can only be left out, with \"exclude\": it cannot be part of a list: it takes or checks"
                                + " something else, too");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int rocksdb_tags_age(rocksdb_tags_t *tags);              | it takes no index that rocksdb_tags_count counts
            int rocksdb_tags_age(rocksdb_tags_t *tags, int i, int j); | it takes no index that rocksdb_tags_count counts
            void rocksdb_tags_age(rocksdb_tags_t *tags, int i);       | it takes no index that rocksdb_tags_count counts
            rocksdb_cache_t *rocksdb_tags_cache(rocksdb_tags_t *t, int i); | that has numbers, bytes, text, records
            int rocksdb_tags_of(int mode);                           | it takes none of its own
            """)
    void whatIsNoPartOfARowIsRefused(String function, String why) {
        assertThat(Mapping.refusal(ROWS + function, READING))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains("has no Java form: it can", why);
    }

    @Test
    void aPartMayHaveBoundsInWhatIsMadeForC() {
        String bounds = "  rocksdb_tag_set_size: {parameters: {1: {min: 0, max: 9}}}\n";
        assertThat(value(Mapping.of(ROWS + MAKING, BOTH + bounds), "Tag")
                        .making()
                        .setters())
                .filteredOn(setter -> setter.function().equals("rocksdb_tag_set_size"))
                .singleElement()
                .satisfies(setter -> assertThat(setter.arguments())
                        .extracting(Object::toString)
                        .anyMatch(argument ->
                                argument.endsWith("bounds=Bounds[min=0, max=9, atMost=null, inMemory=false]]")));
        assertThat(Mapping.refusal(
                                ROWS
                                        + MAKING.replace(
                                                "set_size(rocksdb_tag_t *, uint64_t)",
                                                "set_size(rocksdb_tag_t *, int)"),
                                BOTH + bounds)
                        .toString())
                .contains("rocksdb_tag_set_size takes something else than rocksdb_tags_size gives");
    }

    @Test
    void rowsWithoutTheirCountAreRefused() {
        assertThat(Mapping.refusal(ROWS, READING.replace("count: rocksdb_tags_count", "count: rocksdb_tags_cuont")))
                .extracting(Problem::message)
                .anyMatch(message -> message.contains(
                        "rocksdb_tags_name has no Java form: it can be no part of a row: it takes no index that"
                                + " rocksdb_tags_cuont counts"))
                .anyMatch(message -> message.startsWith(
                        "Tag cannot be a record: the header has no function" + " rocksdb_tags_cuont; did you mean"));
        assertThat(Mapping.refusal(ROWS, READING.replace("{count: rocksdb_tags_count}", "{}")))
                .extracting(Problem::message)
                .containsExactly("the key \"count\" is missing");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rocksdb_tag_set_size(rocksdb_tag_t *, uint64_t) | rocksdb_tag_set_sze(rocksdb_tag_t *, uint64_t)  | takes a "size"; did you mean
            rocksdb_tag_set_size(rocksdb_tag_t *, uint64_t) | rocksdb_tag_set_size(rocksdb_tag_t *, int, int) | that has to take one value
            rocksdb_tag_set_size(rocksdb_tag_t *, uint64_t) | rocksdb_tag_set_size(rocksdb_tag_t *, int) | rocksdb_tag_set_size takes something else than rocksdb_tags_size gives
            rocksdb_tags_add(rocksdb_tags_t *tags, rocksdb_tag_t *tag) | rocksdb_tags_add(rocksdb_tags_t *tags, int tag) | it cannot add rows
            rocksdb_tag_t *rocksdb_tag_create(void)         | rocksdb_tag_t *rocksdb_tag_make(void)             | no function makes a rocksdb_tag_t
            """)
    void rowsThatCannotBeMadeAreRefused(String right, String wrong, String why) {
        assertThat(MAKING).contains(right);
        assertThat(Mapping.refusal(ROWS + MAKING.replace(right, wrong), BOTH))
                .extracting(Problem::message)
                .anyMatch(message -> message.contains(why));
    }

    @Test
    void nothingIsReadOfARowThatIsOnlyAdded() {
        assertThat(Mapping.refusal(ROWS + MAKING + "int rocksdb_tag_level(rocksdb_tag_t *tag);\n", BOTH))
                .extracting(Problem::message)
                .singleElement()
                .asString()
                .startsWith(
                        "rocksdb_tag_level has no Java form: it can only be left out, with \"exclude\": a rocksdb_tag_t"
                                + " can be added to a list of C's but not read");
    }

    @Test
    void aRowThatIsOnlyAddedCannotComeBackAlone() {
        assertThat(Mapping.refusal(ROWS + MAKING + "rocksdb_tag_t *rocksdb_first_tag(rocksdb_t *db);\n", BOTH))
                .extracting(Problem::message)
                .anyMatch(message -> message.contains(
                        "rocksdb_first_tag has no Java form: it can only be left out, with \"exclude\": a rocksdb_tag_t"
                                + " can be added to a list of C's but not read"));
        assertThat(Mapping.refusal(
                        ROWS + MAKING + "void rocksdb_look(rocksdb_t *db, rocksdb_tag_t *tag);\n",
                        BOTH + "  rocksdb_look: {parameters: {tag: {component: tag}}}\n"))
                .extracting(Problem::message)
                .singleElement()
                .asString()
                .contains("a rocksdb_tag_t can be added to a list of C's but not read");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            record: true, threads: any                           | delete threads: rocksdb_tag_t is a record in Java
            record: true, owned-by-parent: true, optional: true             | delete owned-by-parent, optional: rocksdb_tag_t
            record: true, accessors: plain                       | delete accessors: rocksdb_tag_t
            record: true, prefixes: [rocksdb_x_], destroy: rocksdb_tag_destroy | no function gives a part of it
            """)
    void whatIsSaidOfObjectsMeansNothingForRecords(String rule, String why) {
        assertThat(Mapping.refusal(RECORD, "types:\n  rocksdb_tag_t: {class: Tag, " + rule + "}\n"))
                .extracting(Problem::toString)
                .anyMatch(problem ->
                        problem.contains("templates/test.yaml:2: Tag cannot be a record: ") && problem.contains(why));
    }

    @Test
    void aRecordCannotStandWhereAnObjectIsNeeded() {
        assertThat(Mapping.refusal(RECORD + "void rocksdb_use(rocksdb_t *db, rocksdb_tag_t *tag);", """
            types:
              rocksdb_tag_t: {class: Tag, record: true, passed: call}
            """))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains("rocksdb_use has no Java form: parameter tag, a rocksdb_tag_t, is a record in Java");
        assertThat(Mapping.refusal(
                        RECORD + "void rocksdb_find(rocksdb_t *db, rocksdb_tag_t **tag);",
                        RECORD_RULES + "functions:\n  rocksdb_find: {parameters: {tag: {component: tag}}}\n"))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains("a rocksdb_tag_t is a record in Java, which it cannot be here");
    }

    @Test
    void settersOfWhatIsOnlyReadAreRefused() {
        assertThat(Mapping.refusal(RECORD + "void rocksdb_tag_set_size(rocksdb_tag_t *, uint64_t);", RECORD_RULES))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains(
                        "it can only be left out, with \"exclude\": it sets a part of the record Tag, which Java only reads");
    }

    @Test
    void whatNobodyCallsHasNeitherNameNorSummary() {
        assertThat(Mapping.refusal(ROWS, READING + "  rocksdb_tags_count: {summary: Returns how many there are.}\n"))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .contains("\"summary\" has no effect: it is called to count the rows");
    }

    @Test
    void twoTypesMayShareARecordOnlyIfOneIsAListOfTheOther() {
        assertThat(Mapping.refusal(
                        RECORD + "typedef struct rocksdb_plan_t rocksdb_plan_t;\n",
                        RECORD_RULES + "  rocksdb_plan_t: {class: Tag, record: true}\n"))
                .contains(new Problem(
                        "templates/test.yaml:3",
                        "more than one type or enum of the templates is called Tag; the other is at"
                                + " templates/test.yaml:2"));
    }

    private static ApiModel model(Mapping mapping) {
        return mapping.mapped().model();
    }

    private static ValueClass value(Mapping mapping, String name) {
        return model(mapping).values().stream()
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The Java members over a function, and why. */
    private static String told(Mapping mapping, String function) {
        CoverageRow row = mapping.row(function);
        return String.join(", ", row.java()) + ": " + row.why();
    }

    @Test
    void theOrderOfComponentsIsThatOfTheirNames() {
        String other = ROWS.lines().sorted().reduce("", (all, line) -> line + "\n" + all);
        List<String> names = value(Mapping.of(other, READING), "Tag").parts().stream()
                .map(Operation::name)
                .toList();

        assertThat(names).containsExactly("name", "size");
    }
}
