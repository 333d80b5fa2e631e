package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Condition;
import dev.rockspan.generator.binding.model.Operation.Refusal;
import dev.rockspan.generator.binding.model.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code refuses} says becomes checks before the call, and is itself checked. */
class RefusalsTest {

    private static final String HEADER = """
            rocksdb_options_t *rocksdb_list_options(rocksdb_t *db, int count);
            rocksdb_options_t *rocksdb_options_copy(rocksdb_options_t *options);
            void rocksdb_options_set_wal(rocksdb_options_t *options, unsigned char wal);
            unsigned char rocksdb_options_get_wal(rocksdb_options_t *options);
            void rocksdb_options_set_limit(rocksdb_options_t *options, const char *limit, size_t limitlen);
            void rocksdb_use_all(rocksdb_t *db, int count, const rocksdb_options_t *const *all);
            void rocksdb_go(rocksdb_t *db, rocksdb_options_t *options, const char *text, int count, \
            const char *from, size_t from_length, const char *to, size_t to_length);
            """;

    private static final String INVALID = "{param: 1, invalid: {copy: %s, set: [rocksdb_options_set_wal],"
            + " open: rocksdb_open, destroy: rocksdb_options_destroy, says: [wrong]}}";

    private static final String WHEN = "{param: 1, set: rocksdb_options_get_wal, when: %s, otherwise: no log}";

    private static Refusal refusal(String refuses) {
        return Mapping.of(HEADER, rules(refuses))
                .operation("rocksdb_go")
                .refusals()
                .get(0);
    }

    private static String problem(String refuses) {
        return Mapping.refusal(HEADER, rules(refuses)).toString();
    }

    private static String rules(String refuses) {
        return """
            functions:
              rocksdb_options_set_limit: {params: {1: {retained: true}}}
              rocksdb_go: {refuses: [%s]}
            """.formatted(refuses);
    }

    @Test
    void isOfTheReceiver() {
        assertThat(refusal("{mark: reader, otherwise: it only reads}"))
                .isEqualTo(new Refusal.Mark("reader", "it only reads"));
        assertThat(refusal("{now: [odd, even], otherwise: it is a number}"))
                .isEqualTo(new Refusal.Now(List.of("odd", "even"), null, "it is a number"));
        assertThat(refusal("{made: rocksdb_options_t, mark: odd, otherwise: one is odd}"))
                .isEqualTo(new Refusal.Made("Options", "odd", null, "one is odd"));
    }

    @Test
    void isOfWhatTheReceiverHasBecome() {
        String header = "void rocksdb_end(rocksdb_t *db);";
        assertThat(Mapping.of(header, "rocksdb_end", "becomes: {odd: even}")
                        .operation("rocksdb_end")
                        .becomes())
                .isEqualTo(Map.of("odd", "even"));
        assertThat(Mapping.refusal(header, "rocksdb_end", "becomes: {odd: even}, marks: odd"))
                .contains("or beside \"marks\"");
        assertThat(Mapping.refusal(header, "rocksdb_end", "fails: {odd: even}"))
                .contains("\"fails\" is said of no method that can fail");
        assertThat(Mapping.refusal(
                        "rocksdb_options_t *rocksdb_make(rocksdb_t *db);", "rocksdb_make", "becomes: {odd: even}"))
                .contains("no method that returns nothing");
        assertThat(Mapping.refusal(
                        "void rocksdb_repair(int count);",
                        "rocksdb_repair",
                        "in: rocksdb_t, form: static, refuses: [{now: [odd], otherwise: not so}]"))
                .contains("it refuses a receiver that is now one of [odd], but has none");
    }

    @Test
    void isOfSeveralFunctionsAlike() {
        String rules = """
            functions:
              rocksdb_options_set_limit: {params: {1: {retained: true}}}
              rocksdb_go: {refuses: [{mark: reader, otherwise: it only reads}]}
            refusals:
              numbers: {functions: [rocksdb_go, rocksdb_end%s], refuses: {now: [odd], otherwise: it is a number}}
            """;
        String header = HEADER + "void rocksdb_end(rocksdb_t *db);";
        Refusal alike = new Refusal.Now(List.of("odd"), null, "it is a number");
        Mapping mapping = Mapping.of(header, rules.formatted(""));
        assertThat(mapping.operation("rocksdb_end").refusals()).containsExactly(alike);
        assertThat(mapping.operation("rocksdb_go").refusals())
                .containsExactly(new Refusal.Mark("reader", "it only reads"), alike);
        assertThat(Mapping.refusal(header, rules.formatted("s")).toString())
                .contains("test.yaml:5: ", "function rocksdb_ends; did you mean \"rocksdb_end\"?");
        assertThat(Mapping.refusal(header, rules.formatted("").replace("now: [odd]", "param: 0"))
                        .toString())
                .contains("test.yaml:5: rocksdb_end has", "test.yaml:5: rocksdb_go has", "refuses takes one of")
                .doesNotContain("test.yaml:3");
        assertThat(Mapping.refusal(HEADER, """
                        functions:
                          rocksdb_options_set_limit: {params: {1: {retained: true}}}
                        refusals:
                          limits: {functions: [rocksdb_go], refuses: {param: 1, without: setLimits, otherwise: not so}}
                        """).toString())
                .contains("test.yaml:4: refuses says without setLimits", "did you mean \"setLimit\"?");
    }

    @Test
    void isOfWhatTheWholeLists() {
        assertThat(refusal("{lists: rocksdb_list_options, otherwise: there are some}"))
                .isEqualTo(new Refusal.Listed("RocksDB", "rocksdb_list_options", "there are some"));
        assertThat(problem("{lists: rocksdb_list_option, otherwise: some}")).contains("rocksdb_list_option");
        assertThat(problem("{lists: rocksdb_options_get_wal, otherwise: some}"))
                .contains("rocksdb_options_get_wal, which does not list");
    }

    @Test
    void isOfAColumnFamilyThatNobodyNamed() {
        String header = """
            typedef struct toy_t toy_t;
            toy_t *toy_open(const rocksdb_options_t *options, const char *name, char **errptr);
            void toy_close(toy_t *toy);
            char **toy_list(const rocksdb_options_t *options, const char *name, size_t *length, char **errptr);
            void toy_list_destroy(char **list, size_t length);
            void toy_go(toy_t *toy);
            """;
        String rules = """
            types:
              toy_t: {class: Toy, passed: call, database: true, destroy: toy_close, prefixes: [toy_], listed: {by: %s, destroy: toy_list_destroy}}
            functions:
              toy_open: {in: toy_t, form: static}
              toy_list: {in: toy_t, form: static, params: {0: {ownership: call}}, returns: {destroy: toy_list_destroy}}
              toy_go: {refuses: [{unnamed: hidden, unless: reader, otherwise: name it}]}
            """;
        Mapping mapping = Mapping.of(header, rules.formatted("toy_list"));
        assertThat(mapping.operation("toy_go").refusals())
                .containsExactly(new Refusal.Unnamed("hidden", "reader", "name it"));
        assertThat(((Result.NewHandle) mapping.operation("toy_open").result()).traits())
                .containsExactly(new Result.NewHandle.Trait.Listed("options", "name", "toy_list", "toy_list_destroy"));
        assertThat(Mapping.refusal(header, rules.formatted("toy_go")).toString())
                .contains("toy_go, which does not list what there is with options at a path");
        assertThat(problem("{unnamed: hidden, otherwise: name it}")).contains("does not say how these are \"listed\"");
        assertThat(problem("{mark: odd, unless: reader, otherwise: not so}")).contains("only with \"unnamed\"");
    }

    @Test
    void isOfAParameter() {
        assertThat(refusal("{param: 1, set: rocksdb_options_get_wal, otherwise: no log}"))
                .isEqualTo(new Refusal.Set("options", false, "rocksdb_options_get_wal", null, null, null, "no log"));
        assertThat(refusal("{param: 1, set: rocksdb_options_get_wal, to: 2, otherwise: no log}"))
                .isEqualTo(new Refusal.Set("options", false, "rocksdb_options_get_wal", 2, null, null, "no log"));
        assertThat(problem("{param: 1, to: 2, without: setLimit, otherwise: not so}"))
                .contains("only with \"set\"");
        assertThat(refusal("{param: 1, filled: true, otherwise: it is full}"))
                .isEqualTo(new Refusal.Filled("options", "it is full"));
        assertThat(problem("{param: 3, filled: true, otherwise: it is full}")).contains("parameter 3");
        assertThat(refusal("{param: 1, without: setLimit, otherwise: no limit}"))
                .isEqualTo(new Refusal.Without("options", "setLimit", "no limit"));
        assertThat(refusal("{param: 4, after: 6}")).isEqualTo(new Refusal.Backwards("this", "from", "to"));
        assertThat(refusal(INVALID.formatted("rocksdb_options_copy")))
                .isEqualTo(new Refusal.Invalid(
                        "options",
                        "rocksdb_options_copy",
                        List.of("rocksdb_options_set_wal"),
                        "rocksdb_open",
                        "rocksdb_options_destroy",
                        List.of("wrong")));
    }

    @Test
    void isOfAListThatNamesOneTwice() {
        String header = "void rocksdb_use_all(rocksdb_t *db, int count, const rocksdb_options_t *const *all);";
        String refuses = "refuses: [{param: %s, each-once: true, otherwise: has one twice}]";
        assertThat(Mapping.of(header, "rocksdb_use_all", refuses.formatted(2))
                        .operation("rocksdb_use_all")
                        .refusals())
                .containsExactly(new Refusal.Repeated("all", "has one twice"));
        assertThat(Mapping.refusal(header, "rocksdb_use_all", refuses.formatted(1)))
                .contains("parameter 1, which is no list of objects");
    }

    @Test
    void isOfPathsWhereADatabaseIsOpen() {
        String header = """
            typedef struct toy_t toy_t;
            typedef struct disk_t disk_t;
            disk_t *disk_make(void);
            void disk_destroy(disk_t *disk);
            toy_t *toy_open(const disk_t *disk, const char *name, char **errptr);
            void toy_close(toy_t *toy);
            void toy_copy(toy_t *toy, disk_t *disk, const char *to, char **errptr);
            unsigned char disk_is_emptied(disk_t *disk);
            void toy_take(toy_t *toy, const char *const *files, size_t count, disk_t *disk, char **errptr);
            """;
        String rules = """
            types:
              disk_t: {class: Disk, passed: call, prefixes: [disk_], %s}
              toy_t: {class: Toy, passed: call, database: true, destroy: toy_close, prefixes: [toy_]}
            functions:
              disk_make: {in: disk_t, form: static, marks: unreal}
              toy_open: {in: toy_t, form: static}
              toy_copy: {refuses: [%s]}
              toy_take: {refuses: [{param: 1, moves: true, when: {param: 3, set: disk_is_emptied}}]}
            """;
        String inMemory = "in-memory: unreal";
        Mapping mapping = Mapping.of(header, rules.formatted(inMemory, "{param: 2, overwrites: file}"));
        assertThat(mapping.operation("toy_copy").refusals())
                .containsExactly(new Refusal.Overwrites(
                        "to", true, "", new Refusal.Files("Disk", "unreal", List.of("disk", "this"))));
        assertThat(Mapping.of(header, rules.formatted(inMemory, "{param: 2, overwrites: folder, beside: .tmp}"))
                        .operation("toy_copy")
                        .refusals())
                .containsExactly(new Refusal.Overwrites(
                        "to", false, ".tmp", new Refusal.Files("Disk", "unreal", List.of("disk", "this"))));
        assertThat(Mapping.refusal(header, rules.formatted(inMemory, "{param: 2, overwrites: file, beside: .tmp}"))
                        .toString())
                .contains("\"beside\" only with a folder");
        assertThat(mapping.operation("toy_take").refusals())
                .containsExactly(new Refusal.Moves(
                        "files",
                        new Condition.Set("disk", "disk_is_emptied", List.of(0)),
                        new Refusal.Files("Disk", "unreal", List.of("disk", "this"))));
        assertThat(Mapping.refusal(header, rules.formatted(inMemory, "{param: 2, moves: true}"))
                        .toString())
                .contains("parameter 2, which is no list of paths");
        assertThat(mapping.operation("toy_open").refusals())
                .containsExactly(
                        new Refusal.Opens("name", false, new Refusal.Files("Disk", "unreal", List.of("disk"))));
        assertThat(Mapping.refusal(header, rules.formatted(inMemory, "{param: 1, overwrites: folder}"))
                        .toString())
                .contains("parameter 1, which is no path");
        assertThat(Mapping.refusal(header, rules.formatted(inMemory, "{overwrites: folder}"))
                        .toString())
                .contains("parameter null, which is no path");
        assertThat(Mapping.refusal(header, rules.formatted(inMemory, "{param: 2, overwrites: disk}"))
                        .toString())
                .contains("disk");
        String twice = rules.replace("class: Toy", "class: Toy, in-memory: unreal");
        assertThat(Mapping.refusal(header, twice.formatted(inMemory, "{param: 2, overwrites: file}"))
                        .toString())
                .contains("several types say \"in-memory\"");
        assertThat(problem("{param: 2, replays: true}")).contains("no type says which files are \"in-memory\"");
        assertThat(problem("{param: 1, replays: true}")).contains("parameter 1, which is no path");
        assertThat(problem("{param: 2, hands-out: 0}")).contains("parameters 2 and 0, which are no path and no bytes");
        assertThat(problem("{param: 2, sorts-alike: 2, otherwise: never}"))
                .contains("parameters 2 and 2, which are no path and no options");
        assertThat(problem("{param: 2, overwrites: file}")).contains("no type says which files are \"in-memory\"");
    }

    @Test
    void isOfColumnFamiliesWithoutAHandle() {
        String header = """
            typedef struct toy_t toy_t;
            typedef struct disk_t disk_t;
            disk_t *disk_make(void);
            void disk_destroy(disk_t *disk);
            unsigned char disk_is_odd(const disk_t *disk);
            toy_t *toy_open(const disk_t *disk, const char *name, char **errptr);
            toy_t *toy_open_parts(const char *name, int count, const char *const *parts, disk_t *disk, char **errptr);
            void toy_close(toy_t *toy);
            void toy_go(toy_t *toy);
            void disk_go(disk_t *disk);
            """;
        String rules = """
            types:
              disk_t: {class: Disk, passed: call, prefixes: [disk_], %s}
              toy_t: {class: Toy, passed: call, database: true, reads-only: reader, destroy: toy_close, prefixes: [toy_]}
            functions:
              disk_make: {in: disk_t, form: static, marks: unreal}
              toy_open:
                in: toy_t
                form: static
                marks: reader
                refuses: [{param: 1, follows: hidden, when: {param: 0, set: disk_is_odd}, otherwise: gone}]
              toy_open_parts: {in: toy_t, form: static, refuses: [{param: 0, recovers: hidden, otherwise: gone}]}
              toy_go: {refuses: [%s]}
            """;
        String refuses = "{unheld: true, otherwise: name it}";
        Mapping mapping = Mapping.of(header, rules.formatted("in-memory: unreal", refuses));
        Refusal.Files files = new Refusal.Files("Disk", "unreal", List.of("disk"));
        assertThat(mapping.operation("toy_open").refusals())
                .containsExactly(
                        new Refusal.Follows(
                                "name",
                                true,
                                "hidden",
                                null,
                                new Operation.Condition.Set("disk", "disk_is_odd", List.of(0)),
                                "gone",
                                files),
                        new Refusal.Opens("name", true, files));
        assertThat(mapping.operation("toy_open_parts").refusals())
                .containsExactly(
                        new Refusal.Follows("name", false, "hidden", "parts", null, "gone", files),
                        new Refusal.Opens("name", false, files));
        assertThat(mapping.operation("toy_go").refusals()).containsExactly(new Refusal.Unheld("name it"));
        assertThat(Mapping.refusal(header, rules.formatted("threads: any", refuses))
                        .toString())
                .contains("refuses says \"follows\", but no type says which files are \"in-memory\"");
        assertThat(Mapping.refusal(
                                header,
                                rules.formatted("in-memory: unreal", "{param: 0, follows: hidden, otherwise: gone}"))
                        .toString())
                .contains("parameter 0, which is no path, or of what opens no database");
        assertThat(Mapping.refusal(header, rules.replace("toy_go", "disk_go").formatted("in-memory: unreal", refuses))
                        .toString())
                .contains("its receiver is no database");
    }

    @Test
    void isOfOtherCalls() {
        String header = "void rocksdb_end(rocksdb_t *db);";
        assertThat(Mapping.of(header, "rocksdb_end", "alone: odd")
                        .operation("rocksdb_end")
                        .alone())
                .isEqualTo(new Operation.Alone(new Condition.Marked(null, "odd")));
        assertThat(Mapping.of(header, "rocksdb_end", "alone: always")
                        .operation("rocksdb_end")
                        .alone())
                .isEqualTo(new Operation.Alone(null));
        assertThat(Mapping.refusal(
                        "void rocksdb_repair(int count);", "rocksdb_repair", "in: rocksdb_t, form: static, alone: odd"))
                .contains("its receiver \"alone\", but has none");
    }

    @Test
    void isOfManyKeysAtOnce() {
        String header =
                "void rocksdb_look(rocksdb_t *db, size_t count, const char *const *keys, const size_t *keys_sizes);";
        String refuses = "refuses: [{now: [odd], keys-over: 3, otherwise: 'too many'}]";
        assertThat(Mapping.of(header, "rocksdb_look", refuses)
                        .operation("rocksdb_look")
                        .refusals())
                .containsExactly(new Refusal.Now(List.of("odd"), new Refusal.ManyKeys("keys", 3), "too many"));
        assertThat(Mapping.refusal("void rocksdb_end(rocksdb_t *db);", "rocksdb_end", refuses))
                .contains("it refuses keys, but takes none");
        assertThat(Mapping.refusal(header, "rocksdb_look", refuses.replace("now: [odd]", "mark: odd")))
                .contains("\"keys-over\" only with \"now\"");
    }

    @Test
    void isOfTexts() {
        String texts =
                "option-texts: {setters: [], names: {}, numbers: {}, parts: {}, needed: [env], off: {}, together: {}, among: {}, objects: {}, while-open: {numbers: {}, off: {}, fixed: {}, objects: {}}}\n";
        assertThat(Mapping.of(HEADER, texts + rules("{param: 2, texts: parameter}"))
                        .operation("rocksdb_go")
                        .refusals())
                .containsExactly(new Refusal.Texts("text", false, false));
        assertThat(Mapping.of(HEADER, texts + rules("{param: 2, texts: folder}"))
                        .operation("rocksdb_go")
                        .refusals())
                .containsExactly(new Refusal.Texts("text", true, false));
        assertThat(Mapping.refusal(HEADER, texts + rules("{param: 1, texts: parameter}"))
                        .toString())
                .contains("parameter 1, which is no text");
    }

    @Test
    void isOfANumberOfAColumnFamily() {
        Condition wal = new Condition.Set("options", "rocksdb_options_get_wal", List.of(0));
        String number = "{number: files, when: {param: 1, set: rocksdb_options_get_wal}, otherwise: no files}";
        assertThat(refusal(number)).isEqualTo(new Refusal.Number("files", null, wal, "no files"));
        assertThat(Mapping.refusal(
                        "void rocksdb_repair(int count);",
                        "rocksdb_repair",
                        "in: rocksdb_t, form: static, refuses: [{number: files, otherwise: no files}]"))
                .contains("no receiver that has some");
    }

    @Test
    void isOfTwoThingsAtOnce() {
        assertThat(refusal("{param: 1, set: rocksdb_options_get_wal, also: rocksdb_options_get_wal, otherwise: both}"))
                .isEqualTo(new Refusal.Set(
                        "options", false, "rocksdb_options_get_wal", null, "rocksdb_options_get_wal", null, "both"));
        assertThat(problem("{param: 1, also: rocksdb_options_get_wal, code-orders: true, otherwise: both}"))
                .contains("\"also\" only with \"set\"");
    }

    @Test
    void isOfAParameterOfAKind() {
        assertThat(refusal("{param: 1, mark: odd, otherwise: not so}"))
                .isEqualTo(new Refusal.Given("options", "odd", null, "not so"));
        assertThat(refusal("{param: 1, mark: odd, when: {mark: even}, otherwise: not so}"))
                .isEqualTo(new Refusal.Given("options", "odd", new Condition.Marked(null, "even"), "not so"));
        assertThat(refusal(WHEN.formatted("{param: 1, mark: odd}")))
                .isEqualTo(new Refusal.Set(
                        "options",
                        false,
                        "rocksdb_options_get_wal",
                        null,
                        null,
                        new Condition.Marked("options", "odd"),
                        "no log"));
        assertThat(problem("{param: 2, mark: odd, otherwise: not so}")).contains("parameter 2, which is no handle");
    }

    @Test
    void isOfConflictsByAPathThatTells() {
        assertThat(problem("{conflicts: nowhere, always: odd}")).contains("names no path: nowhere");
        assertThat(problem("{mark: odd, always: odd, otherwise: not so}"))
                .contains("\"always\" only with \"conflicts\"");
    }

    @Test
    void isOfOrdersOfCode() {
        assertThat(refusal("{param: 1, code-orders: true, when: {mark: odd}, otherwise: no names}"))
                .isEqualTo(new Refusal.CodeOrders("options", new Condition.Marked(null, "odd"), "no names"));
        assertThat(problem("{param: 3, code-orders: true, otherwise: no names}"))
                .contains("parameter 3, which is no handle");
    }

    @Test
    void isOfEachOfAList() {
        assertThat(Mapping.of(HEADER, """
                        functions:
                          rocksdb_use_all: {refuses: [{param: 2, set: rocksdb_options_get_wal, otherwise: no log}]}
                          rocksdb_options_set_limit: {params: {1: {retained: true}}}
                        """).operation("rocksdb_use_all").refusals())
                .containsExactly(new Refusal.Set("all", true, "rocksdb_options_get_wal", null, null, null, "no log"));
    }

    @Test
    void mayDependOnSomethingElse() {
        assertThat(refusal(WHEN.formatted("{mark: odd}")))
                .isEqualTo(new Refusal.Set(
                        "options",
                        false,
                        "rocksdb_options_get_wal",
                        null,
                        null,
                        new Condition.Marked(null, "odd"),
                        "no log"));
        assertThat(refusal(WHEN.formatted("{param: 1, set: rocksdb_options_get_wal}")))
                .isEqualTo(new Refusal.Set(
                        "options",
                        false,
                        "rocksdb_options_get_wal",
                        null,
                        null,
                        new Condition.Set("options", "rocksdb_options_get_wal", List.of(0)),
                        "no log"));
        assertThat(refusal(WHEN.formatted("{mark: odd, and: {param: 1, set: rocksdb_options_get_wal, but: [1, -7]}}")))
                .isEqualTo(new Refusal.Set(
                        "options",
                        false,
                        "rocksdb_options_get_wal",
                        null,
                        null,
                        new Condition.Both(
                                new Condition.Marked(null, "odd"),
                                new Condition.Set("options", "rocksdb_options_get_wal", List.of(1, -7))),
                        "no log"));
        for (String wrong : List.of(
                "{mark: odd, but: [1]}",
                "{mark: odd, param: 1, set: rocksdb_options_get_wal}",
                "{set: rocksdb_options_get_wal}",
                "{param: 1}")) {
            assertThat(problem(WHEN.formatted(wrong)))
                    .contains("takes either mark, of a param or not, or param and set");
        }
        assertThat(problem(WHEN.formatted("{param: 2, set: rocksdb_options_get_wal}")))
                .contains("depends on parameter 2, which is no handle");
        assertThat(problem(WHEN.formatted("{param: 1, set: rocksdb_options_get_war}")))
                .contains("rocksdb_options_get_war is no getter");
        assertThat(problem("{mark: odd, when: {mark: odd}, otherwise: not so}")).contains("only with \"made\"");
    }

    @Test
    void hasToMeanSomething() {
        assertThat(problem("{mark: reader}")).contains("does not say what the error is");
        assertThat(problem("{param: 3, without: setLimit, otherwise: no limit}"))
                .contains("parameter 3, which is no handle");
        assertThat(problem("{param: 2, texts: parameter}"))
                .contains("nothing says what these must not say: option-texts");
        assertThat(problem("{param: 4, after: 3}")).contains("parameter 3, which is no key");
        assertThat(problem("{made: rocksdb_other_t, mark: odd, otherwise: odd}"))
                .contains("rocksdb_other_t, which is no handle");
        assertThat(problem("{mark: reader, param: 1, without: setLimit, otherwise: not so}"))
                .contains("takes one of mark");
        assertThat(problem("{param: 1, without: setLimits, otherwise: no limit}"))
                .contains("test.yaml:3: ")
                .contains(
                        "without setLimits, but no setter of options of that name keeps what it is given; did you mean \"setLimit\"?");
        assertThat(problem(INVALID.replace("param: 1", "param: 2").formatted("rocksdb_options_copy")))
                .contains("parameter 2, which is no handle");
        assertThat(problem("{sat: reader, otherwise: not so}")).contains("sat");
    }
}
