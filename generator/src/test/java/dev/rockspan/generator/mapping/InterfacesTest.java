package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.SharedInterface.Method;
import dev.rockspan.generator.model.Signatures;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What several classes share becomes an interface; what they do not share, or is left unsaid, stops generation. */
class InterfacesTest {

    /** A database and a view of it. Writing takes options in the database only, looking up in both. */
    private static final String HEADER = """
        typedef struct rocksdb_view_t rocksdb_view_t;
        void rocksdb_view_destroy(rocksdb_view_t *view);
        char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr);
        char *rocksdb_view_get(rocksdb_view_t *view, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen);
        void rocksdb_put(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr);
        void rocksdb_view_put(rocksdb_view_t *view, const char *key, size_t keylen);
        rocksdb_iterator_t *rocksdb_scan(rocksdb_t *db, const rocksdb_readoptions_t *options);
        rocksdb_iterator_t *rocksdb_view_scan(rocksdb_view_t *view, const rocksdb_readoptions_t *options);
        int rocksdb_level(rocksdb_t *db);
        int64_t rocksdb_view_level(rocksdb_view_t *view);
        char *rocksdb_label(rocksdb_t *db);
        const char *rocksdb_view_label(rocksdb_view_t *view);
        void rocksdb_trim(rocksdb_t *db, rocksdb_cache_t *cache);
        void rocksdb_view_trim(rocksdb_view_t *view, rocksdb_cache_t *cache);
        void rocksdb_set_title(rocksdb_t *db, const char *title);
        void rocksdb_view_set_title(rocksdb_view_t *view, const char *title);
        void rocksdb_set_title_part(rocksdb_t *db, const char *title, int part);
        void rocksdb_view_set_title_part(rocksdb_view_t *view, const char *title, int part);
        """;

    private static final String RULES = """
        types:
          rocksdb_view_t: {class: View, passed: call}
        functions:
          rocksdb_scan: {parameters: {options: {ownership: call}}}
          rocksdb_view_scan: {parameters: {options: {ownership: borrowed}}}
          rocksdb_view_trim: {parameters: {cache: {nullable: true}}}
          rocksdb_set_title_part: {name: setTitle}
          rocksdb_view_set_title_part: {name: setTitle}
        interfaces:
        """;

    @Test
    void whoFreesAResultMakesNoDifference() {
        assertThat(signatures(one("Labelled", "methods: {label(): Returns the label.}")))
                .containsExactly("label()");
    }

    @Test
    void aFormStandsForEveryFormOfBytesWithAndWithoutWhatIsOptional() {
        SharedInterface reader = one("Reader", "methods: {'get(ReadOptions, bytes)': Looks up.}");

        assertThat(reader.classes()).containsExactly("RocksDB", "View");
        assertThat(signatures(reader))
                .containsExactlyInAnyOrder(
                        "get(byte[])",
                        "get(MemorySegment)",
                        "get(ByteBuffer)",
                        "get(ReadOptions, byte[])",
                        "get(ReadOptions, MemorySegment)",
                        "get(ReadOptions, ByteBuffer)");
        assertThat(reader.methods()).extracting(Method::summary).containsOnly("Looks up.");
    }

    @Test
    void whatIsLeftOutInOneClassMayBeUnknownToTheOther() {
        SharedInterface writer = one("Writer", "methods: {'put(bytes)': Writes.}");

        assertThat(signatures(writer))
                .containsExactlyInAnyOrder("put(byte[])", "put(MemorySegment)", "put(ByteBuffer)");
        assertThat(writer.methods()).allMatch(Method::throwing, "may throw, as the database does");
    }

    @Test
    void whatHappensToAnArgumentIsSaidWhereItIsTheSame() {
        String words = "parameters: {key: what is written}\n";
        Mapping mapping = Mapping.of(
                HEADER,
                words
                        + RULES
                        + rule("Scanner", "methods: {scan(ReadOptions): Scans.}")
                        + rule("Writer", "methods: {put(bytes): Writes.}"));

        assertThat(interfaces(mapping, "Scanner").methods())
                .flatExtracting(Method::parameters)
                .extracting(JavaParameter::what)
                .containsExactly("");
        assertThat(interfaces(mapping, "Writer").methods())
                .flatExtracting(Method::parameters)
                .extracting(JavaParameter::what)
                .containsOnly("what is written");
    }

    @Test
    void objectsThatAreMadeAreTheSameWhateverTheyAreTiedTo() {
        assertThat(signatures(one("Scanner", "methods: {scan(ReadOptions): Scans.}")))
                .containsExactlyInAnyOrder("scan()", "scan(ReadOptions)");
    }

    @Test
    void anInterfaceHasOnlyWhatItsParentsHaveNotButNarrowsWhatReturnsTheObject() {
        Mapping mapping = Mapping.of(
                HEADER,
                RULES
                        + rule(
                                "Titled",
                                "methods: {setTitle(String): Sets., 'setTitle(String, int)': Sets a part.,"
                                        + " put(bytes): Writes.}")
                        + rule("Reader", "extends: [Titled], methods: {'get(ReadOptions, bytes)': Looks up.}"));

        assertThat(interfaces(mapping, "Titled").methods()).noneMatch(Method::narrowing);
        SharedInterface reader = interfaces(mapping, "Reader");
        assertThat(reader.parents()).containsExactly("Titled");
        assertThat(reader.methods())
                .filteredOn(Method::narrowing)
                .extracting(InterfacesTest::signature)
                .containsExactly("setTitle(String)", "setTitle(String, int)");
        assertThat(reader.methods()).filteredOn(method -> !method.narrowing()).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "classes: [RocksDB, View], methods: {}" + "| has no methods; name what its classes share",
                "classes: [RocksDB, Veiw], methods: {put(bytes): Writes.}"
                        + "| there is no class Veiw; did you mean \"View\"?",
                "classes: [RocksDB, View, RocksDB], methods: {put(bytes): Writes.}" + "| names RocksDB twice",
                "classes: [View], methods: {put(bytes): Writes.}"
                        + "| is of fewer than two classes, which share nothing; name more, or delete it",
                "extends: [Writer], classes: [RocksDB, View], methods: {put(bytes): Writes.}"
                        + "| there is no interface Writer",
                "extends: [Shape], classes: [RocksDB, View], methods: {put(bytes): Writes.}" + "| extends itself",
                "classes: [RocksDB, View], methods: {put(bytes): ''}"
                        + "| it or a method of its has no summary; say what it is or does",
                "classes: [RocksDB, View], methods: {'put(ReadOptions, bytes)': Writes.}"
                        + "| View has no put(ReadOptions, bytes), which others have (RocksDB's is of rocksdb_put)",
                "classes: [RocksDB, View], methods: {putt(bytes): Writes.}"
                        + "| RocksDB has no putt(bytes); did you mean \"put(bytes)\"?",
                "classes: [RocksDB, View], methods: {level(): Returns the level.}"
                        + "| not all of its classes have the same level(): that of View differs in what it"
                        + " returns or lets be null",
                "classes: [RocksDB, View], methods: {trim(Cache): Trims.}"
                        + "| not all of its classes have the same trim(Cache): that of View differs in what it"
                        + " returns or lets be null; say the same of all (RocksDB's is of rocksdb_trim, View's is of rocksdb_view_trim at"
                        + " templates/test.yaml:6)",
                "classes: [RocksDB, View], methods: {setTitle(String): Sets.}"
                        + "| all of its classes have setTitle(String, int), too; state it (RocksDB's is of"
                        + " rocksdb_set_title_part at templates/test.yaml:7, View's is of rocksdb_view_set_title_part at"
                        + " templates/test.yaml:8)",
                "classes: [RocksDB, View], methods: {'get(ReadOptions, bytes)': Looks up., get(bytes): Looks up.}"
                        + "| get(bytes) says nothing new: it has that already, itself or from a parent; delete it",
            })
    void whatDoesNotHoldIsTold(String rule, String problem) {
        assertThat(refusal(rule("Shape", rule)))
                .singleElement()
                .asString()
                .startsWith("templates/test.yaml:10: the interface Shape: " + problem);
    }

    @Test
    void theLineOfTheMethodIsNamed() {
        assertThat(Mapping.refusal(HEADER, RULES + """
                                      Shape:
                                        summary: A shape.
                                        classes: [RocksDB, View]
                                        methods:
                                          scan(ReadOptions): Scans.
                                          putt(bytes): Writes.
                                    """))
                .singleElement()
                .asString()
                .startsWith("templates/test.yaml:15: the interface Shape: RocksDB has no putt(bytes)");
    }

    @Test
    void theFunctionThatIsCalledOtherwiseIsNamed() {
        String named = RULES.replace("  rocksdb_scan:", "  rocksdb_view_put: {name: write}\n  rocksdb_scan:");

        assertThat(Mapping.refusal(HEADER, named + rule("Shape", "methods: {put(bytes): Writes.}")))
                .singleElement()
                .asString()
                .contains(
                        "View has no put(bytes), which others have",
                        "; rocksdb_view_put is write at templates/test.yaml:",
                        ": give it the name that the others have");
    }

    @Test
    void twoFunctionsThatDifferAreToldOnce() {
        String tried = RULES.replace(
                "  rocksdb_scan:",
                "  rocksdb_get: {try-name: tryGet}\n  rocksdb_view_get: {try-name: tryGet, parameters: {options:"
                        + " {nullable: true}}}\n  rocksdb_scan:");

        assertThat(Mapping.refusal(
                        HEADER.replace("size_t *vallen);", "size_t *vallen, char **errptr);"),
                        tried
                                + rule(
                                        "Shape",
                                        "methods: {'get(ReadOptions, bytes)': Gets.,"
                                                + " 'tryGet(ReadOptions, bytes)': Tries.}")))
                .singleElement()
                .asString()
                .contains("that of View differs in what it returns or lets be null");
    }

    @Test
    void aFunctionOfItsOwnStandsInForWhatMayBeLeftOut() {
        Mapping mapping = Mapping.of(
                HEADER + "char *rocksdb_view_get_plain(rocksdb_view_t *view, const char *key, size_t keylen, size_t"
                        + " *vallen);",
                RULES.replace("interfaces:", "  rocksdb_view_get_plain: {name: get}\ninterfaces:")
                        + rule("Reader", "methods: {'get(ReadOptions, bytes)': Looks up.}"));

        assertThat(signatures(interfaces(mapping, "Reader"))).hasSize(6).contains("get(byte[])");
    }

    @Test
    void whatAnInterfaceExtendsIsImplementedByItsClasses() {
        assertThat(refusal(rule("Titled", "classes: [RocksDB, Files], methods: {put(bytes): Writes.}")
                        + rule("Writer", "extends: [Titled], methods: {put(bytes): Writes.}")))
                .extracting(Problem::toString)
                .containsExactly("templates/test.yaml:11: the interface Writer: extends Titled, which View does not"
                        + " implement; say that it does");
    }

    @Test
    void interfacesCannotExtendEachOther() {
        assertThat(refusal(rule("One", "extends: [Two], methods: {put(bytes): Writes.}")
                        + rule("Two", "extends: [One], methods: {scan(ReadOptions): Scans.}")))
                .extracting(Problem::message)
                .containsExactly(
                        "the interface One: extends itself, directly or through others; delete it from \"extends\"",
                        "the interface Two: extends itself, directly or through others; delete it from \"extends\"");
    }

    @Test
    void whatAParentHasIsNotStatedAgain() {
        assertThat(refusal(rule("One", "methods: {put(bytes): Writes.}")
                        + rule("Two", "extends: [One], methods: {put(bytes): Writes.}")))
                .singleElement()
                .asString()
                .contains("the interface Two: put(bytes) says nothing new");
    }

    private static SharedInterface one(String name, String rule) {
        return interfaces(Mapping.of(HEADER, RULES + rule(name, rule)), name);
    }

    private static List<Problem> refusal(String rules) {
        return Mapping.refusal(HEADER, RULES + rules);
    }

    private static String rule(String name, String rule) {
        String classes = rule.contains("classes:") ? "" : "classes: [RocksDB, View], ";
        return "  " + name + ": {summary: A shape., " + classes + rule + "}\n";
    }

    private static SharedInterface interfaces(Mapping mapping, String name) {
        return mapping.mapped().model().interfaces().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> signatures(SharedInterface type) {
        return type.methods().stream().map(InterfacesTest::signature).toList();
    }

    private static String signature(Method method) {
        return Signatures.erased(method.sample().name(), method.parameters());
    }
}
