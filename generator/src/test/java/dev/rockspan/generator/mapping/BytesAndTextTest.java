package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code char*} in all its meanings: bytes, text, buffers, what C allocated and what it only shows. */
class BytesAndTextTest {

    private static final String PUT =
            "void rocksdb_put(rocksdb_t *db, const char *key, size_t keylen, const char *val, size_t vallen, char"
                    + " **errptr);";

    @Test
    void aLengthIsNoPartOfTheResult() {
        String rule =
                "parameters: {len: {component: len}}, returns: {component: data}, record: {class: Blob, summary: Bytes.}";
        String narrow =
                "len is named as a length, which is no part of the result beside its bytes: only a size_t* can be read"
                        + " as that; say \"exclude\"";

        assertThat(Mapping.refusal("char *rocksdb_blob(rocksdb_t *db, uint32_t *len);\n", "rocksdb_blob", rule))
                .endsWith(narrow);
        assertThat(Mapping.refusal("char *rocksdb_blob(rocksdb_t *db, size_t *len);\n", "rocksdb_blob", rule))
                .endsWith("beside its bytes: delete \"component\"");
        assertThat(Mapping.of(
                                "char *rocksdb_blob(rocksdb_t *db, uint32_t *len, size_t *data_len);\n",
                                "rocksdb_blob",
                                rule)
                        .java("rocksdb_blob"))
                .as("another one is the length")
                .containsExactly("RocksDB.blob()");

        String filled =
                "parameters: {len: {component: len}, data: {component: data}}, record: {class: Blob, summary: Bytes.}";
        assertThat(Mapping.refusal(
                        "void rocksdb_blob(rocksdb_t *db, char **data, int *len);\n", "rocksdb_blob", filled))
                .endsWith(narrow);
        assertThat(Mapping.refusal(
                        "void rocksdb_blob(rocksdb_t *db, char **data, size_t *len);\n", "rocksdb_blob", filled))
                .endsWith("say \"length: len\" of these instead");
    }

    @Test
    void whatIsReturnedMayHaveAFunctionOfItsOwnThatFreesIt() {
        String functions = """
                char *rocksdb_label(rocksdb_t *db);
                const char *rocksdb_motto(rocksdb_t *db, size_t *len);
                char *rocksdb_blob(rocksdb_t *db, size_t *len);
                void rocksdb_label_free(char *label);
                void rocksdb_free_both(char *label, char *motto);
                """;
        String labels = "functions:\n";

        Mapping mapping = Mapping.of(functions, labels + """
                  rocksdb_free_both: {exclude: it frees more}
                  rocksdb_label: {returns: {destroy: rocksdb_label_free}}
                  rocksdb_motto: {returns: {text: true, destroy: rocksdb_label_free}}
                  rocksdb_blob: {returns: {destroy: rocksdb_label_free}}
                """);
        assertThat(mapping.operation("rocksdb_blob").result()).isEqualTo(new Result.OwnedBytes("rocksdb_label_free"));
        assertThat(mapping.operation("rocksdb_label").result())
                .isEqualTo(new Result.Text(true, false, false, "rocksdb_label_free"));
        assertThat(mapping.operation("rocksdb_motto").result())
                .as("what has to be freed is not the receiver's, though it is constant")
                .isEqualTo(new Result.Text(true, true, false, "rocksdb_label_free"));
        assertThat(mapping.row("rocksdb_label_free").rule()).isEqualTo("convention destroy");

        assertThat(Mapping.refusal(functions, labels + """
                  rocksdb_label: {returns: {destroy: rocksdb_label_free, ownership: view}}
                  rocksdb_motto: {returns: {text: true, destroy: rocksdb_free_both}}
                  rocksdb_blob: {returns: {ownership: owned}}
                """))
                .extracting(Problem::message)
                .containsExactlyInAnyOrder(
                        "rocksdb_label: nothing frees what it returns, as \"ownership\" says view; delete one of them",
                        "rocksdb_motto: rocksdb_free_both cannot free what it returns: name a function that takes const char *"
                                + " alone");
        assertThat(Mapping.refusal(functions, ""))
                .extracting(Problem::message)
                .as("a function of its own may free any of them")
                .anyMatch(problem -> problem.startsWith("rocksdb_blob has no Java form: what frees the char * that it"
                        + " returns is not stated; say \"returns: {destroy: rocksdb_label_free}\" if that function does,"
                        + " \"returns: {ownership: owned}\" if rocksdb_free does"));
        assertThat(Mapping.refusal(functions, labels + "  rocksdb_label: {returns: {destroy: rocksdb_close}}\n"))
                .extracting(Problem::message)
                .contains(
                        "rocksdb_label: rocksdb_close cannot free what it returns: name a function that takes char * alone");
    }

    @Test
    void theLengthOfWhatIsFilledIsASize() {
        String rule = "parameters: {data: {component: data, length: len}}";

        assertThat(Mapping.refusal(
                        "void rocksdb_blob(rocksdb_t *db, char **data, uint32_t *len);\n", "rocksdb_blob", rule))
                .endsWith("\"length\" has to name a size_t*, which len is not");
        assertThat(Mapping.of("void rocksdb_blob(rocksdb_t *db, char **data, size_t *len);\n", "rocksdb_blob", rule)
                        .java("rocksdb_blob"))
                .containsExactly("RocksDB.blob()");
    }

    @Test
    void charsWithALengthAreBytesInEveryForm() {
        Mapping mapping = Mapping.of(PUT);

        assertThat(mapping.java("rocksdb_put"))
                .containsExactly(
                        "RocksDB.put(byte[], byte[])",
                        "RocksDB.put(MemorySegment, MemorySegment)",
                        "RocksDB.put(ByteBuffer, ByteBuffer)");
        assertThat(mapping.kinds("rocksdb_put"))
                .containsExactly(
                        "RECEIVER", "BytesPointer", "BytesLength", "BytesPointer", "BytesLength", "ERROR_SLOT");
        assertThat(mapping.row("rocksdb_put").rule()).isEqualTo("convention receiver, bytes, error-slot, nothing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const char *key, int keylen",
                "const char *key, uint32_t klen",
                "const char *key, uint16_t key_len",
                "const char *key, unsigned char key_size",
            })
    void theNameOfALengthIsEnoughToFindItsBytes(String parameters) {
        Mapping mapping = Mapping.of("void rocksdb_touch(rocksdb_t *db, " + parameters + ", int times);");

        assertThat(mapping.java("rocksdb_touch")).contains("RocksDB.touch(byte[], int)");
    }

    /** As text it would be read up to a NUL that may not be there. */
    @Test
    void constantBytesWithoutASignAreBytesIfTheirLengthFollows() {
        for (String type : List.of("uint8_t", "unsigned char")) {
            assertThat(Mapping.of("void rocksdb_store(rocksdb_t *db, const " + type + " *data, size_t data_len);")
                            .java("rocksdb_store"))
                    .containsExactly(
                            "RocksDB.store(byte[])", "RocksDB.store(MemorySegment)", "RocksDB.store(ByteBuffer)");
            assertThat(Mapping.refusal("void rocksdb_store(rocksdb_t *db, const " + type + " *data, size_t kind);"))
                    .contains("rocksdb_store has no Java form");
            assertThat(Mapping.refusal("void rocksdb_store(rocksdb_t *db, " + type + " *data, size_t data_len);"))
                    .contains("rocksdb_store has no Java form");
        }
    }

    @Test
    void bytesThatComeBackWithALengthOfAnotherTypeAreLeftOut() {
        assertThat(Mapping.refusal("char *rocksdb_fetch(rocksdb_t *db, int *length);"))
                .contains("can only be left out");
    }

    @Test
    void aLengthThatNoNameShowsCanBeStated() {
        String header = "void rocksdb_seek_to(rocksdb_t *db, const char *key, uint32_t size);\n"
                + "void rocksdb_touch(rocksdb_t *db, size_t keylen, const char *key);\n";

        assertThat(Mapping.refusal(header, "").toString()).contains("{length: size}");
        Mapping mapping = Mapping.of(header, """
                functions:
                  rocksdb_seek_to: {parameters: {key: {length: size}}}
                  rocksdb_touch: {exclude: its length comes first}
                """);
        assertThat(mapping.java("rocksdb_seek_to")).contains("RocksDB.seekTo(byte[])");
        assertThat(mapping.mapped().model().functions())
                .filteredOn(function -> function.name().equals("rocksdb_seek_to"))
                .singleElement()
                .satisfies(function -> assertThat(function.addresses()).doesNotContain(1));
        assertThat(Mapping.refusal(
                        header.lines().findFirst().orElseThrow(),
                        "rocksdb_seek_to",
                        "parameters: {key: {text: true, length: db}}"))
                .contains("\"length\" has no effect on parameter key, which is a String in Java");
    }

    @Test
    void aTextOfCItselfIsCopied() {
        Mapping mapping = Mapping.of("const char *rocksdb_build(void);");

        assertThat(mapping.java("rocksdb_build")).containsExactly("RocksDB.build()");
        assertThat(Mapping.refusal("const char *rocksdb_label(int kind, rocksdb_t *db);"))
                .contains("it is no method");
    }

    @ParameterizedTest
    @ValueSource(strings = {"const char *key, uint32_t key_bytes", "const char *key, size_t count"})
    void theConventionsSayHowLengthsAreNamed(String parameters) throws IOException {
        String header = "void rocksdb_touch(rocksdb_t *db, " + parameters + ", int times);";
        String conventions = Files.readString(Checkout.folder().resolve("templates/conventions.yaml"))
                .replaceFirst("(?m)^length-suffixes: .*$", "length-suffixes: [bytes]")
                .replaceFirst("(?m)^length-names: .*$", "length-names: [count]");

        assertThat(Mapping.refusal("void rocksdb_touch(rocksdb_t *db, const char *key, size_t count);"))
                .contains("whether parameter count is the length of key is not stated");
        assertThat(Mapping.byConventions(conventions, header).java("rocksdb_touch"))
                .contains("RocksDB.touch(byte[], int)");
    }

    /** With a wrong length C reads memory that is not the caller's. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "const char *start, const char *end, size_t start_len, size_t end_len",
                "const char *name, double weight, int name_length",
                "const char *name, size_t limit",
                "const char *name, int size",
                "int key_len, const char *key",
                "uint16_t key_len, const char *key",
                "size_t key_size, const char *key, size_t val_size, const char *val",
            })
    void charsWhoseLengthIsUncertainAreAskedAbout(String parameters) {
        assertThat(Mapping.refusal("void rocksdb_scan(rocksdb_t *db, " + parameters + ");"))
                .contains("is the length of ", " is not stated; say ");
    }

    @Test
    void charsThatEndWithANulAreTextBesideAnyNumber() {
        Mapping mapping = Mapping.of(
                "void rocksdb_grow(rocksdb_t *db, const char *name, int size);",
                "rocksdb_grow",
                "parameters: {name: {text: true}}");

        assertThat(mapping.java("rocksdb_grow")).containsExactly("RocksDB.grow(String, int)");
    }

    @Test
    void aLengthOfOtherBytesSaysNothingOfText() {
        Mapping mapping = Mapping.of(
                "void rocksdb_keep(rocksdb_t *db, const char *kind, const char *path, const char *key, size_t klen,"
                        + " uint64_t target_size, int depth);");

        assertThat(mapping.java("rocksdb_keep")).contains("RocksDB.keep(String, String, byte[], long, int)");
    }

    @Test
    void bytesThatMayBeNullHaveOneFormOnly() {
        Mapping mapping = Mapping.of(
                "void rocksdb_flush_range(rocksdb_t *db, const char *from, size_t fromlen, const char *to, size_t"
                        + " tolen);",
                "rocksdb_flush_range",
                "parameters: {from: {nullable: true}}");

        assertThat(mapping.java("rocksdb_flush_range")).containsExactly("RocksDB.flushRange(byte[], byte[])");
        assertThat(mapping.operation("rocksdb_flush_range").parameters())
                .extracting(JavaParameter::nullable)
                .containsExactly(true, false);
    }

    @Test
    void charsAloneAreText() {
        Mapping mapping = Mapping.of("void rocksdb_options_set_wal_dir(rocksdb_options_t *options, const char *dir);");

        assertThat(mapping.java("rocksdb_options_set_wal_dir")).containsExactly("Options.setWalDir(String)");
        assertThat(mapping.kinds("rocksdb_options_set_wal_dir")).containsExactly("RECEIVER", "TextPointer");
    }

    @Test
    void charsWithALengthAreTextWhereStated() {
        Mapping mapping = Mapping.of(
                "void rocksdb_log(rocksdb_t *db, const char *line, size_t linelen);",
                "rocksdb_log",
                "parameters: {line: {text: true}}");

        assertThat(mapping.java("rocksdb_log")).containsExactly("RocksDB.log(String)");
        assertThat(mapping.kinds("rocksdb_log")).containsExactly("RECEIVER", "BytesPointer", "BytesLength");
    }

    @Test
    void retainedBytesAreCopiedToLiveAsLongAsTheReceiver() {
        Mapping mapping = Mapping.of(
                "void rocksdb_readoptions_set_bound(rocksdb_readoptions_t *options, const char *key, size_t keylen);",
                "rocksdb_readoptions_set_bound",
                "parameters: {key: {retained: true, nullable: true}}");

        assertThat(mapping.arguments("rocksdb_readoptions_set_bound"))
                .contains("BytesPointer{parameter=key, nullable=true, slot=setBound}");
        assertThat(mapping.operation("rocksdb_readoptions_set_bound").parameters())
                .singleElement()
                .satisfies(parameter -> assertThat(parameter.what()).contains("copied"));
    }

    @Test
    void onlyAReceiverRetainsBytes() {
        assertThat(Mapping.refusal(
                        "rocksdb_cache_t *rocksdb_cache_create_named(const char *id, size_t idlen);",
                        "rocksdb_cache_create_named",
                        "parameters: {id: {retained: true}}"))
                .startsWith("templates/test.yaml:2: rocksdb_cache_create_named: parameter id is retained");
    }

    @Test
    void theCallersBufferIsFilled() {
        Mapping mapping =
                Mapping.of("unsigned char rocksdb_get_into(rocksdb_t *db, const char *key, size_t keylen, char *buffer,"
                        + " size_t size, size_t *vallen, unsigned char *found, char **errptr);");

        assertThat(mapping.java("rocksdb_get_into"))
                .containsExactly(
                        "RocksDB.getInto(byte[], byte[])",
                        "RocksDB.getInto(MemorySegment, MemorySegment)",
                        "RocksDB.getInto(ByteBuffer, ByteBuffer)");
        assertThat(mapping.kinds("rocksdb_get_into"))
                .containsSubsequence("BufferPointer", "BufferCapacity", "LENGTH_SLOT", "FOUND_SLOT", "ERROR_SLOT");
        assertThat(mapping.result("rocksdb_get_into")).isEqualTo("FILLED_SIZE");
    }

    @Test
    void whatCAllocatedIsTheCallers() {
        Mapping mapping = Mapping.of("""
            char *rocksdb_get(rocksdb_t *db, const char *key, size_t keylen, size_t *vallen, char **errptr);
            char *rocksdb_property_value(rocksdb_t *db, const char *propname);
            char *rocksdb_files_path(const rocksdb_files_t *files, size_t *len);
            """);

        assertThat(mapping.result("rocksdb_get")).isEqualTo("OwnedBytes");
        assertThat(mapping.row("rocksdb_get").rule()).endsWith("chars-result");
        assertThat(mapping.result("rocksdb_property_value")).isEqualTo("Text{owned=true}");
        assertThat(mapping.row("rocksdb_property_value").rule()).endsWith("chars-result");
        // By the end of its name.
        assertThat(mapping.result("rocksdb_files_path")).isEqualTo("Text{owned=true, withLength=true}");
    }

    @Test
    void whatCOnlyShowsBelongsToTheReceiver() {
        Mapping mapping = Mapping.of("""
            const char *rocksdb_iter_key(const rocksdb_iterator_t *iterator, size_t *klen);
            const char *rocksdb_files_name(const rocksdb_files_t *files, size_t *len);
            const char *rocksdb_files_comment(const rocksdb_files_t *files);
            """);

        assertThat(mapping.result("rocksdb_iter_key")).isEqualTo("ViewBytes");
        assertThat(mapping.row("rocksdb_iter_key").rule()).endsWith("chars-result");
        assertThat(mapping.result("rocksdb_files_name")).isEqualTo("Text{withLength=true}");
        assertThat(mapping.result("rocksdb_files_comment")).isEqualTo("Text");
        assertThat(mapping.row("rocksdb_files_comment").rule()).endsWith("chars-result");
    }

    @Test
    void ownershipOfCharsCanBeStatedAgainstTheirConst() {
        Mapping mapping = Mapping.of("""
            char *rocksdb_files_shown(const rocksdb_files_t *files, size_t *len);
            const char *rocksdb_files_given(const rocksdb_files_t *files, size_t *len);
            """, """
            functions:
              rocksdb_files_shown: {returns: {ownership: view, nullable: true}}
              rocksdb_files_given: {returns: {ownership: owned, text: true, nullable: true}}
            """);

        assertThat(mapping.result("rocksdb_files_shown")).isEqualTo("ViewBytes{nullable=true}");
        assertThat(mapping.result("rocksdb_files_given")).isEqualTo("Text{owned=true, withLength=true, nullable=true}");
        assertThat(Mapping.refusal(
                        "const char *rocksdb_files_lent(const rocksdb_files_t *files);",
                        "rocksdb_files_lent",
                        "returns: {ownership: transferred}"))
                .contains("the ownership of a result is owned or view, not transferred");
    }

    private static final String PINNED = """
            typedef struct rocksdb_pin_t rocksdb_pin_t;
            void rocksdb_pin_destroy(rocksdb_pin_t *pin);
            rocksdb_pin_t *rocksdb_get_pin(rocksdb_t *db);
            """;

    @Test
    void memoryCanBeHandedOutAsItIs() {
        Mapping mapping =
                Mapping.of(PINNED + "const char *rocksdb_pin_data(const rocksdb_pin_t *pin, size_t *len);", """
                types:
                  rocksdb_pin_t: {class: Pin, owned-by-parent: true, passed: call, pinned-bytes: rocksdb_pin_data}
                """);

        assertThat(mapping.result("rocksdb_pin_data")).isEqualTo("SEGMENT");
        assertThat(mapping.result("rocksdb_get_pin")).contains("parent=this", "nullable=true", "view=rocksdb_pin_data");
    }

    @Test
    void memoryOfUnknownSizeCannotBeHandedOut() {
        assertThat(Mapping.refusal(PINNED + "const char *rocksdb_pin_data(const rocksdb_pin_t *pin);", """
                        types:
                          rocksdb_pin_t: {class: Pin, owned-by-parent: true, passed: call, pinned-bytes: rocksdb_pin_data}
                        """))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("rocksdb_pin_data", "length"));
    }

    @Test
    void memoryOfNobodyCannotBePinned() {
        assertThat(Mapping.refusal(
                        PINNED + "const char *rocksdb_pin_data(const rocksdb_pin_t *pin, size_t *len);", """
                        types:
                          rocksdb_pin_t: {class: Pin, passed: call, owned-by-parent: false, pinned-bytes: rocksdb_pin_data}
                        """))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("rocksdb_get_pin", "has to be tied"));
    }

    @Test
    void aStatusFormStandsBesideTheOneThatThrows() {
        Mapping mapping = Mapping.of(
                "char *rocksdb_get(rocksdb_t *db, const char *key, size_t keylen, size_t *vallen, char **errptr);",
                "rocksdb_get",
                "try-name: tryGet");

        assertThat(mapping.java("rocksdb_get"))
                .containsExactly(
                        "RocksDB.get(byte[])",
                        "RocksDB.get(MemorySegment)",
                        "RocksDB.get(ByteBuffer)",
                        "RocksDB.tryGet(byte[])",
                        "RocksDB.tryGet(MemorySegment)",
                        "RocksDB.tryGet(ByteBuffer)");
        assertThat(mapping.operations("rocksdb_get"))
                .filteredOn(operation -> operation.outcome().statusForm())
                .hasSize(3)
                .allSatisfy(operation -> assertThat(operation.name()).isEqualTo("tryGet"));
    }

    @Test
    void aStatusFormNeedsAStatus() {
        assertThat(Mapping.refusal(
                        "char *rocksdb_get(rocksdb_t *db, const char *key, size_t keylen, size_t *vallen);",
                        "rocksdb_get",
                        "try-name: tryGet"))
                .contains(
                        "rocksdb_get: \"try-name\" needs an error slot and a result of bytes that C allocates; delete it");
    }

    @Test
    void anErrorSlotIsTheParameterOfThatName() {
        Mapping mapping = Mapping.of("void rocksdb_sync(rocksdb_t *db, char **errptr);");

        assertThat(mapping.operation("rocksdb_sync").outcome().checksError()).isTrue();
        assertThat(mapping.operation("rocksdb_sync").parameters()).isEmpty();
        Mapping before = Mapping.of("void rocksdb_sync(rocksdb_t *db, char **errptr, unsigned char all);");
        assertThat(before.operation("rocksdb_sync").outcome().checksError()).isTrue();
        assertThat(before.operation("rocksdb_sync").parameters()).hasSize(1);
        assertThat(Mapping.refusal("void rocksdb_sync(rocksdb_t *db, char **message);"))
                .contains("no convention fits parameter message, a char **");
    }

    @Test
    void parametersAreNamedAsInCUnlessStated() {
        Mapping mapping = Mapping.of("""
            void rocksdb_name_all(rocksdb_t *db, const char *start_key, size_t len, const char *class, const char *propname);
            void rocksdb_name_two(rocksdb_t *db, const char *, const char *, int);
            void rocksdb_name_one(rocksdb_t *db, const char *name);
            """, "functions:\n  rocksdb_name_one: {parameters: {name: {name: title}}}\n");

        assertThat(names(mapping, "rocksdb_name_all")).containsExactly("startKey", "classValue", "property");
        assertThat(names(mapping, "rocksdb_name_two")).containsExactly("text", "text2", "value");
        assertThat(names(mapping, "rocksdb_name_one")).containsExactly("title");
    }

    private static java.util.List<String> names(Mapping mapping, String function) {
        return mapping.operation(function).parameters().stream()
                .map(JavaParameter::name)
                .toList();
    }
}
