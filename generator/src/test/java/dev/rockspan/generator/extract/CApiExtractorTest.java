package dev.rockspan.generator.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.extract.FakeOutput.Split;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.jextract.CSymbol;
import dev.rockspan.generator.jextract.JextractOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** jextract's output becomes the C API, and anything that does not fit together stops the run by name. */
class CApiExtractorTest {

    private static final String CLOSE = "typedef struct rocksdb_t rocksdb_t;\nvoid rocksdb_close(rocksdb_t*);\n";

    @TempDir
    Path folder;

    private Path header;

    @BeforeEach
    void nameHeader() throws IOException {
        header = folder.toRealPath().resolve("c.h");
    }

    private FakeOutput close(Split split) {
        return new FakeOutput(header, split)
                .opaque("rocksdb_t")
                .function("rocksdb_close", "extern void rocksdb_close(rocksdb_t *)", false, "C_POINTER");
    }

    @ParameterizedTest
    @EnumSource(Split.class)
    void one_of_each_arrives(Split split) throws IOException {
        String text = """
                typedef struct rocksdb_t rocksdb_t;
                typedef struct rocksdb_slice_t { const char* data; size_t size; } rocksdb_slice_t;
                typedef void (*rocksdb_done_cb)(void* state, int);
                enum { rocksdb_no = 0, rocksdb_yes = 1 };
                enum rocksdb_mode { rocksdb_worst = -5 };
                rocksdb_t* rocksdb_open(const char* name, char** errptr);
                rocksdb_slice_t rocksdb_slice(rocksdb_t*, rocksdb_done_cb done);
                size_t rocksdb_watch(void (*on)(void* state, size_t), void (*)(int, int));
                int rocksdb_old();
                void rocksdb_set_mode(enum rocksdb_mode mode, rocksdb_number n);
                """;
        FakeOutput output = new FakeOutput(header, split)
                .opaque("rocksdb_t")
                .struct("rocksdb_slice_t", "const char *data", "size_t size")
                .constant("enum (unnamed at " + header + ":4:1)", "rocksdb_no", 0)
                .constant("enum (unnamed at " + header + ":4:1)", "rocksdb_yes", 1)
                .constant("rocksdb_mode", "rocksdb_worst", -5)
                .alias("rocksdb_number", "typedef uint64_t rocksdb_number")
                .callback(
                        "rocksdb_done_cb",
                        "typedef void (*rocksdb_done_cb)(void *, int)",
                        "MemorySegment state, int _x1",
                        "C_POINTER",
                        "C_INT")
                .callbackClass(
                        "rocksdb_watch$on",
                        "void (*on)(void *, size_t)",
                        "MemorySegment this_, long _x1",
                        "C_POINTER",
                        "C_LONG")
                .callbackClass("rocksdb_watch$x0", "void (*)(int, int)", "int a, int b", "C_INT", "C_INT")
                .function(
                        "rocksdb_open",
                        "extern rocksdb_t *rocksdb_open(const char *name, char **errptr)",
                        true,
                        "C_POINTER",
                        "C_POINTER",
                        "C_POINTER")
                .function(
                        "rocksdb_slice",
                        "rocksdb_slice_t rocksdb_slice(rocksdb_t *, rocksdb_done_cb done)",
                        true,
                        "rocksdb_slice_t.layout()",
                        "C_POINTER",
                        "C_POINTER")
                .function(
                        "rocksdb_watch",
                        "size_t rocksdb_watch(void (*on)(void *, size_t), void (*)(int, int))",
                        true,
                        "C_LONG",
                        "C_POINTER",
                        "C_POINTER")
                .unprototyped("rocksdb_old", "int rocksdb_old()", "C_INT")
                .function(
                        "rocksdb_set_mode",
                        "void rocksdb_set_mode(enum rocksdb_mode mode, rocksdb_number n)",
                        false,
                        "C_INT",
                        "C_LONG");

        CApi api = CApiExtractor.extract("1.2.3", FakeOutput.headers(header, text), output.output());

        assertThat(api.rocksdbVersion()).isEqualTo("1.2.3");
        assertThat(api.opaqueTypes()).containsExactly("rocksdb_t");
        assertThat(api.structs()).singleElement().satisfies(struct -> assertThat(struct.fields())
                .extracting(CTypePrinter::print)
                .containsExactly("const char *data", "size_t size"));
        assertThat(api.callbacks())
                .extracting(CTypePrinter::prototype)
                .containsExactly("void (*rocksdb_done_cb)(void *state, int)");
        assertThat(api.enums())
                .containsExactly(
                        new CEnum(null, List.of(new CConstant("rocksdb_no", 0), new CConstant("rocksdb_yes", 1))),
                        new CEnum("rocksdb_mode", List.of(new CConstant("rocksdb_worst", -5))));
        assertThat(api.functions())
                .extracting(CTypePrinter::prototype)
                .containsExactly(
                        "int rocksdb_old(void)",
                        "rocksdb_t *rocksdb_open(const char *name, char **errptr)",
                        "void rocksdb_set_mode(int mode, uint64_t n)",
                        "rocksdb_slice_t rocksdb_slice(rocksdb_t *, rocksdb_done_cb done)",
                        "size_t rocksdb_watch(void (*on)(void *this, size_t), void (*)(int a, int b))");
        assertThat(api.functions())
                .extracting(CFunction::descriptor)
                .containsExactly("()I", "(PP)P", "(IJ)V", "(PP)Lrocksdb_slice_t;", "(PP)J");
        assertThat(api.functions()).extracting(CFunction::header).containsOnly("c.h");
        assertThat(SnapshotWriter.write(api)).doesNotContain(folder.toString());
    }

    /** With some versions of clang, jextract does not say where an enum without a name is. */
    @Test
    void enums_without_names_are_told_apart_by_the_header() throws IOException {
        String text =
                CLOSE + "enum { rocksdb_no = 0, rocksdb_yes = 1 };\nenum { rocksdb_low = 0, rocksdb_high = 1 };\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .constant("<anonymous>", "rocksdb_no", 0)
                .constant("<anonymous>", "rocksdb_yes", 1)
                .constant("<anonymous>", "rocksdb_low", 0)
                .constant("<anonymous>", "rocksdb_high", 1);

        assertThat(extract(text, output).enums())
                .containsExactly(
                        new CEnum(null, List.of(new CConstant("rocksdb_no", 0), new CConstant("rocksdb_yes", 1))),
                        new CEnum(null, List.of(new CConstant("rocksdb_low", 0), new CConstant("rocksdb_high", 1))));
    }

    /** jextract says of the constants that they are of no name, and nothing of the typedef. */
    @Test
    void an_enum_may_have_its_name_from_a_typedef_alone() throws IOException {
        String text = CLOSE + "typedef enum { rocksdb_calm, rocksdb_gale = 5 } rocksdb_wind_t;\n"
                + "rocksdb_wind_t rocksdb_wind(rocksdb_wind_t least);\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .constant("<anonymous>", "rocksdb_calm", 0)
                .constant("<anonymous>", "rocksdb_gale", 5)
                .function("rocksdb_wind", "rocksdb_wind_t rocksdb_wind(rocksdb_wind_t least)", true, "C_INT", "C_INT");

        assertThat(extract(text, output).functions())
                .extracting(CTypePrinter::prototype)
                .contains("int rocksdb_wind(int least)");
    }

    @Test
    void what_c_long_is_depends_on_where_jextract_ran() throws IOException {
        String text = CLOSE + "size_t rocksdb_size(void);\n";
        FakeOutput linux =
                close(Split.JEXTRACT_25).function("rocksdb_size", "size_t rocksdb_size(void)", true, "C_LONG");
        FakeOutput windows = close(Split.JEXTRACT_25)
                .windows()
                .function("rocksdb_size", "size_t rocksdb_size(void)", true, "C_LONG_LONG");
        FakeOutput wrong = close(Split.JEXTRACT_25)
                .windows()
                .function("rocksdb_size", "size_t rocksdb_size(void)", true, "C_LONG");

        assertThat(extract(text, linux)).isEqualTo(extract(text, windows));
        assertThat(problem(text, wrong))
                .contains("rocksdb_size: the C declaration has the shape ()J, but jextract made it ()I");
    }

    @Test
    void a_descriptor_that_disagrees_with_the_declaration_stops_the_run() throws IOException {
        String text = CLOSE + "int rocksdb_x(rocksdb_t* db, int a);\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .function("rocksdb_x", "int rocksdb_x(rocksdb_t *db, int a)", true, "C_INT", "C_POINTER", "C_DOUBLE");

        assertThat(problem(text, output))
                .isEqualTo("rocksdb_x: the C declaration has the shape (PI)I, but jextract made it (PD)I;"
                        + " the declaration is: int rocksdb_x(rocksdb_t *db, int a)");
    }

    @Test
    void a_descriptor_of_a_callback_is_compared_as_well() throws IOException {
        String text = CLOSE + "typedef void (*rocksdb_cb)(int);\n";
        FakeOutput output =
                close(Split.JEXTRACT_22).callback("rocksdb_cb", "typedef void (*rocksdb_cb)(int)", "long a", "C_LONG");

        assertThat(problem(text, output))
                .contains("rocksdb_cb: the C declaration has the shape (I)V, but jextract made it (J)V");
    }

    @Test
    void a_descriptor_that_cannot_be_read_stops_the_run() throws IOException {
        String text = CLOSE + "int rocksdb_x(void);\n";
        FakeOutput output =
                close(Split.JEXTRACT_25).function("rocksdb_x", "int rocksdb_x(void)", true, "C_SOMETHING_NEW");

        assertThat(problem(text, output)).contains("but jextract made it one that cannot be read");
    }

    @Test
    void functions_that_jextract_does_not_see_and_variables_are_kept_for_who_excludes_them() throws IOException {
        String text = CLOSE + "#ifdef GPU\nint rocksdb_gpus(void);\n#endif\nextern int rocksdb_level;\n";

        CApi api = extract(text, close(Split.JEXTRACT_25).symbol(CSymbol.Kind.VAR, "rocksdb_level"));

        assertThat(api.functions())
                .extracting(CFunction::name)
                .containsExactly("rocksdb_close", "rocksdb_gpus", "rocksdb_level");
        assertThat(api.functions())
                .extracting(CFunction::returnType)
                .filteredOn(CType.Beyond.class::isInstance)
                .extracting(type -> ((CType.Beyond) type).reason())
                .satisfiesExactly(
                        gpus -> assertThat(gpus).contains("define the macro", "exclude it"),
                        level -> assertThat(level).isEqualTo("it is a variable"));
    }

    @Test
    void a_function_that_returns_a_function_and_a_struct_without_a_tag_arrive() throws IOException {
        String text = CLOSE + "typedef struct { int a; } rocksdb_s;\nvoid (*rocksdb_hook(void))(int);\n"
                + "void rocksdb_take(rocksdb_s s);\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .struct("rocksdb_s", "int a")
                .function("rocksdb_hook", "void (*rocksdb_hook())(int)", true, "C_POINTER")
                .function("rocksdb_take", "void rocksdb_take(rocksdb_s s)", false, "rocksdb_s.layout()")
                .tagless("rocksdb_s");

        CApi api = extract(text, output);

        assertThat(api.structs()).hasSize(1);
        assertThat(api.functions()).extracting(CFunction::descriptor).containsExactly("(P)V", "()P", "(Lrocksdb_s;)V");
    }

    @Test
    void types_and_constants_that_are_lost_are_named() throws IOException {
        String text = CLOSE + """
                typedef struct rocksdb_lost_t rocksdb_lost_t;
                typedef struct rocksdb_lost_s { int a; } rocksdb_lost_s;
                typedef void (*rocksdb_lost_cb)(void);
                enum { rocksdb_lost_a, rocksdb_lost_b };
                """;

        assertThat(failure(text, close(Split.JEXTRACT_25)).problems())
                .extracting(problem -> problem.message().replaceFirst(".*jextract, ", ""))
                .containsExactly(
                        "1 type: rocksdb_lost_t",
                        "1 struct: rocksdb_lost_s",
                        "1 function-pointer typedef: rocksdb_lost_cb",
                        "2 enum constants: rocksdb_lost_a, rocksdb_lost_b");
    }

    @Test
    void many_lost_names_do_not_flood_the_message() throws IOException {
        StringBuilder text = new StringBuilder(CLOSE + "enum {");
        for (int i = 100; i < 200; i++) {
            text.append(" rocksdb_lost_").append(i).append(',');
        }

        assertThat(problem(text + "};\n", close(Split.JEXTRACT_25)))
                .contains("100 enum constants: rocksdb_lost_100, ")
                .endsWith("rocksdb_lost_119 and 80 more");
    }

    @Test
    void a_function_that_jextract_leaves_out_is_kept_for_who_excludes_it() throws IOException {
        String text = CLOSE + "long double rocksdb_ld(void);\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .symbol(CSymbol.Kind.FUNCTION, "rocksdb_ld")
                .skip("rocksdb_ld", "type LongDouble is not supported");

        assertThat(extract(text, output).functions())
                .extracting(CFunction::name, CFunction::returnType)
                .contains(tuple(
                        "rocksdb_ld",
                        new CType.Beyond(
                                "rocksdb_ld", "jextract cannot express it: type LongDouble is not supported")));
    }

    @Test
    void a_function_that_jextract_does_not_see_is_kept_for_who_excludes_it() throws IOException {
        String text = CLOSE + "#ifdef NOWHERE\nvoid rocksdb_hidden(rocksdb_t* db);\n#endif\n";

        assertThat(extract(text, close(Split.JEXTRACT_25)).functions())
                .filteredOn(function -> function.name().equals("rocksdb_hidden"))
                .extracting(function -> function.returnType().toString())
                .singleElement()
                .asString()
                .contains("jextract does not see it");
    }

    @Test
    void a_function_of_a_struct_that_cannot_be_expressed_is_kept_for_who_excludes_it() throws IOException {
        String text = CLOSE + """
                struct rocksdb_s { int a : 3; };
                struct rocksdb_array { int a[4]; };
                struct rocksdb_outer { struct rocksdb_array inner; };
                void rocksdb_take(struct rocksdb_s s);
                void rocksdb_show(const struct rocksdb_outer *outer);
                """;
        FakeOutput output = close(Split.JEXTRACT_22)
                .struct("rocksdb_s")
                .skip("rocksdb_s.a", "bitfields are not supported")
                .struct("rocksdb_array", "int a[4]")
                .struct("rocksdb_outer", "rocksdb_array inner")
                .function("rocksdb_take", "void rocksdb_take(rocksdb_s s)", false, "rocksdb_s.layout()")
                .function("rocksdb_show", "void rocksdb_show(const rocksdb_outer *outer)", false, "C_POINTER");

        CApi api = extract(text, output);

        assertThat(api.structs()).isEmpty();
        assertThat(api.functions())
                .filteredOn(function -> function.returnType() instanceof CType.Beyond)
                .extracting(CFunction::name)
                .containsExactly("rocksdb_show", "rocksdb_take");
    }

    @Test
    void a_skip_in_a_system_header_is_none_of_ours() throws IOException {
        FakeOutput output = close(Split.JEXTRACT_22)
                .foreign(CSymbol.Kind.STRUCT, "max_align_t", "/usr/include/stddef.h")
                .skip("max_align_t.value", "type LongDouble is not supported");

        assertThat(extract(CLOSE, output).functions()).hasSize(1);
    }

    /** jextract names a field of a struct without a name without the typedef. */
    @Test
    void a_skipped_field_of_a_struct_without_a_name_in_a_system_header_is_none_of_ours() throws IOException {
        FakeOutput output = close(Split.JEXTRACT_25)
                .foreign(CSymbol.Kind.TYPEDEF, "max_align_t", "/usr/include/__stddef_max_align_t.h")
                .skip("nonce", "type LongDouble is not supported", "__stddef_max_align_t.h");

        assertThat(extract(CLOSE, output).functions()).hasSize(1);
        assertThat(problem(CLOSE, close(Split.JEXTRACT_25).skip("nonce", "type LongDouble is not supported", "c.h")))
                .startsWith("nonce: jextract left this out");
    }

    @Test
    void a_skip_of_something_that_nobody_declares_stops_the_run() throws IOException {
        assertThat(problem(CLOSE, close(Split.JEXTRACT_25).skip("mystery", "why not")))
                .startsWith("mystery: jextract left this out");
    }

    @Test
    void facts_of_system_headers_are_left_out() throws IOException {
        String system = "/usr/include/stdlib.h";
        FakeOutput output = close(Split.JEXTRACT_22)
                .declaredIn(system)
                .alias("uint_fast8_t", "typedef unsigned long uint_fast8_t")
                .function("abs", "extern int abs(int x)", true, "C_INT", "C_INT")
                .constant("enum (unnamed at " + system + ":1:1)", "FP_NAN", 0)
                .struct("div_t", "int quot", "int rem");

        assertThat(extract(CLOSE, output)).isEqualTo(extract(CLOSE, close(Split.JEXTRACT_22)));
    }

    @Test
    void a_header_beside_ours_that_is_not_named_stops_the_run() throws IOException {
        Path include = Files.createDirectories(folder.toRealPath().resolve("include/rocksdb"));
        header = include.resolve("c.h");
        Path part = Files.writeString(include.resolve("c_part.h"), "void rocksdb_part(void);\n");

        assertThat(problem(
                        CLOSE,
                        close(Split.JEXTRACT_25).foreign(CSymbol.Kind.FUNCTION, "rocksdb_part", part.toString())))
                .isEqualTo(part + ": the headers include this file, which declares 1 symbols:"
                        + " name it with extension header, so that they are not lost");
    }

    @Test
    void functions_beyond_the_model_are_kept_as_they_are_declared() throws IOException {
        String text = CLOSE + "void rocksdb_a(long x);\nint rocksdb_b(int x, ...);\nvoid rocksdb_log_to(FILE *file);\n";
        FakeOutput output = close(Split.JEXTRACT_25)
                .function("rocksdb_a", "void rocksdb_a(long x)", false, "C_LONG")
                .unprototyped("rocksdb_b", "int rocksdb_b(int x, ...)", "C_INT", "C_INT")
                .function("rocksdb_log_to", "extern void rocksdb_log_to(FILE *file)", false, "C_POINTER");

        CApi api = extract(text, output);

        assertThat(api.functions())
                .extracting(CTypePrinter::prototype)
                .containsExactly(
                        "void rocksdb_a(long x)",
                        "int rocksdb_b(int x, ...)",
                        "void rocksdb_close(rocksdb_t *)",
                        "void rocksdb_log_to(FILE *file)");
        assertThat(api.functions())
                .extracting(CFunction::returnType)
                .contains(
                        new CType.Beyond(
                                "int rocksdb_b(int x, ...)",
                                "'int rocksdb_b(int x, ...)' cannot be expressed: a variable number of arguments has no"
                                        + " typed form"),
                        new CType.Beyond(
                                "void rocksdb_log_to(FILE *file)",
                                "'extern void rocksdb_log_to(FILE *file)' cannot be expressed: unknown type 'FILE'"));
    }

    @Test
    void output_that_is_cut_off_is_one_error_of_jextract() throws IOException {
        JextractOutput whole = close(Split.JEXTRACT_25).output();
        List<HeaderFile> headers = FakeOutput.headers(header, CLOSE);
        for (String file : whole.sources().keySet()) {
            String text = whole.sources().get(file);
            Map<String, String> cut = new TreeMap<>(whole.sources());
            cut.put(file, text.substring(0, text.length() / 2));
            Map<String, String> none = new TreeMap<>(whole.sources());
            none.remove(file);
            for (Map<String, String> sources : List.of(cut, none)) {
                GenerationException failure = catchThrowableOfType(
                        GenerationException.class,
                        () -> CApiExtractor.extract(
                                "1.2.3",
                                headers,
                                new JextractOutput(
                                        "25", whole.headerClass(), sources, whole.symbols(), whole.skips())));

                assertThat(failure.kind().exitCode()).isEqualTo(4);
                assertThat(failure.problems()).hasSize(1);
            }
        }
    }

    @Test
    void a_typedef_that_is_not_named_like_its_struct_stands_for_it() throws IOException {
        String text = "typedef struct rocksdb_impl rocksdb_t;\nvoid rocksdb_close(rocksdb_t*);\n";
        FakeOutput output = new FakeOutput(header, Split.JEXTRACT_25)
                .opaque("rocksdb_impl")
                .symbol(CSymbol.Kind.TYPEDEF, "rocksdb_t")
                .skip("rocksdb_t", "type Declared(rocksdb_impl) is not supported")
                .function("rocksdb_close", "void rocksdb_close(rocksdb_t *)", false, "C_POINTER");

        assertThat(extract(text, output).functions())
                .extracting(CTypePrinter::prototype)
                .containsExactly("void rocksdb_close(rocksdb_impl *)");
    }

    @Test
    void garbage_loses_everything_and_says_so() throws IOException {
        FakeOutput output = new FakeOutput(header, Split.JEXTRACT_22).symbol(CSymbol.Kind.FUNCTION, "rocksdb_close");

        assertThat(failure(CLOSE, output).problems())
                .extracting(Object::toString)
                .anySatisfy(problem -> assertThat(problem).contains("1 function: rocksdb_close"));
    }

    private CApi extract(String text, FakeOutput output) throws IOException {
        return CApiExtractor.extract("1.2.3", FakeOutput.headers(header, text), output.output());
    }

    private GenerationException failure(String text, FakeOutput output) {
        GenerationException failure = catchThrowableOfType(GenerationException.class, () -> extract(text, output));
        assertThat(failure).isNotNull();
        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        return failure;
    }

    private String problem(String text, FakeOutput output) {
        GenerationException failure = failure(text, output);
        assertThat(failure.problems()).hasSize(1);
        return failure.problems().get(0).toString();
    }
}
