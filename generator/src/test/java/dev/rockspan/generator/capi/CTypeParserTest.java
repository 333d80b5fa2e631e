package dev.rockspan.generator.capi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What clang writes is understood, written back the same way, and refused where the model has no place for it. */
class CTypeParserTest {

    private static final CType CHAR = new CType.Scalar(ScalarKind.CHAR);
    private static final CType SIZE = new CType.Scalar(ScalarKind.SIZE_T);
    private static final CType VOID = new CType.Void();
    private static final CType VOID_POINTER = new CType.Pointer(VOID, false);
    private static final CType CONST_CHARS = new CType.Pointer(CHAR, true);

    private final CTypeParser parser = CTypeParser.knowing(
            List.of("rocksdb_t", "rocksdb_iter_t"), List.of("rocksdb_slice_t"), List.of("on_done_cb"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void",
                "bool",
                "char",
                "unsigned char",
                "int",
                "unsigned int",
                "long long",
                "unsigned long long",
                "int8_t",
                "uint8_t",
                "int16_t",
                "uint16_t",
                "int32_t",
                "uint32_t",
                "int64_t",
                "uint64_t",
                "size_t",
                "float",
                "double",
                "rocksdb_t *",
                "const rocksdb_t *",
                "rocksdb_t **",
                "rocksdb_slice_t",
                "const rocksdb_slice_t *",
                "on_done_cb",
                "char ***",
                "const char *const *",
                "char *const *",
                "const char **",
                "const char *const **",
                "const char **const *",
                "void (*)(void)",
                "void (*)(void *, unsigned int, char *, size_t)",
                "const char *(*)(void *state, const char *const *names)",
                "void (*)(void *, void (*)(int), on_done_cb)",
                "int (*(*)(void *))(char)",
                "void (**)(int)",
                "void (*const *)(int)",
            })
    void a_type_survives_the_way_through_the_model(String type) {
        assertThat(CTypePrinter.print(parser.type(type))).isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "_Bool                          | bool",
                "unsigned                       | unsigned int",
                "signed char                    | int8_t",
                "unsigned short                 | uint16_t",
                "const size_t                   | size_t",
                "char const *                   | const char *",
                "rocksdb_t const *const         | const rocksdb_t *",
                "const char *restrict           | const char *",
                "struct rocksdb_t *             | rocksdb_t *",
                "enum rocksdb_mode              | int",
                "const char[16]                 | const char *",
                "const char *const[]            | const char *const *",
                "void (void *)                  | void (*)(void *)",
                "void (*)()                     | void (*)(void)",
            })
    void other_spellings_come_out_in_one(String written, String canonical) {
        assertThat(CTypePrinter.print(parser.type(written))).isEqualTo(canonical);
    }

    @Test
    void a_pointer_knows_which_of_its_levels_is_const() {
        assertThat(parser.type("const char *const *"))
                .isEqualTo(new CType.Pointer(new CType.Pointer(CHAR, true), true));
        assertThat(parser.type("char *const *")).isEqualTo(new CType.Pointer(new CType.Pointer(CHAR, false), true));
        assertThat(parser.type("const char **")).isEqualTo(new CType.Pointer(new CType.Pointer(CHAR, true), false));
    }

    @Test
    void a_function_has_its_name_result_and_parameters() {
        CDeclaration declaration = parser.function(
                "extern rocksdb_t *rocksdb_open_all(const char *name, const char *const keys[], size_t, void (*done)(void *, size_t), char **errptr)");

        assertThat(declaration.name()).isEqualTo("rocksdb_open_all");
        assertThat(declaration.returnType()).isEqualTo(new CType.Pointer(new CType.Opaque("rocksdb_t"), false));
        assertThat(declaration.parameters())
                .containsExactly(
                        new CParameter("name", CONST_CHARS),
                        new CParameter("keys", new CType.Pointer(CONST_CHARS, true)),
                        new CParameter(null, SIZE),
                        new CParameter(
                                "done",
                                new CType.FunctionPointer(
                                        VOID, List.of(new CParameter(null, VOID_POINTER), new CParameter(null, SIZE)))),
                        new CParameter("errptr", new CType.Pointer(new CType.Pointer(CHAR, false), false)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"extern int rocksdb_count(void)", "int rocksdb_count()", "static inline int rocksdb_count(void)"
            })
    void a_function_may_have_no_parameters(String declaration) {
        assertThat(parser.function(declaration).parameters()).isEmpty();
    }

    @Test
    void a_function_may_return_a_function_pointer() {
        CDeclaration declaration = parser.function("void (*rocksdb_hook(rocksdb_t *db))(void *)");

        assertThat(declaration.name()).isEqualTo("rocksdb_hook");
        assertThat(CTypePrinter.print(declaration.returnType())).isEqualTo("void (*)(void *)");
    }

    @Test
    void a_prototype_reads_as_in_the_header() {
        String declaration =
                "const char *rocksdb_name(rocksdb_t *db, const char *const *keys, void (*done)(void *state), size_t)";
        CDeclaration parsed = parser.function(declaration);

        assertThat(CTypePrinter.prototype(
                        new CFunction(parsed.name(), parsed.returnType(), parsed.parameters(), "c.h", "")))
                .isEqualTo(declaration);
        assertThat(CTypePrinter.prototype(new CFunction("rocksdb_tick", VOID, List.of(), "c.h", "()V")))
                .isEqualTo("void rocksdb_tick(void)");
    }

    @Test
    void a_typedef_of_a_function_pointer_is_a_callback() {
        CCallback callback = parser.callback("typedef rocksdb_t *(*rocksdb_open_cb)(void *, const char *name)");

        assertThat(callback.name()).isEqualTo("rocksdb_open_cb");
        assertThat(CTypePrinter.prototype(callback))
                .isEqualTo("rocksdb_t *(*rocksdb_open_cb)(void *, const char *name)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int f(long x)                 | 'long' is not equally wide on all 64-bit platforms",
                "unsigned long f(void)         | 'unsigned long' is not equally wide on all 64-bit platforms",
                "void f(uint64_t stats[16])    | how many numbers an array takes is not passed",
                "int f(volatile int *a)        | memory that is volatile is shared",
                "int f(int a, ...)             | a variable number of arguments has no typed form",
                "int f(rocksdb_tt *db)         | unknown type 'rocksdb_tt'",
                "int f(long double x)          | 'long double' is not equally wide",
                "int f(int (*rows)[4])         | a pointer to an array has no form here",
                "int f(int grid[3][4])         | an array of this has no form here",
                "int f(void x)                 | a parameter cannot be void",
                "int f(int a                   | expected ')' but found the end",
                "int f(int a;)                 | unexpected ';)'",
                "int f                         | declares no function",
                "rocksdb_t                     | declares no function",
            })
    void what_the_model_cannot_hold_is_named(String declaration, String message) {
        assertThatThrownBy(() -> parser.function(declaration))
                .isInstanceOf(CSyntaxException.class)
                .hasMessageContaining(declaration.strip())
                .hasMessageContaining(message);
    }

    @Test
    void a_field_has_a_name_and_is_no_array() {
        assertThat(parser.field("const char *data")).isEqualTo(new CParameter("data", CONST_CHARS));
        assertThatThrownBy(() -> parser.field("char name[16]")).hasMessageContaining("a struct with an array in it");
        assertThatThrownBy(() -> parser.field("int")).hasMessageContaining("expected the name of a field");
    }

    @Test
    void a_type_has_no_name() {
        assertThatThrownBy(() -> parser.type("size_t n")).hasMessageContaining("names 'n' where only a type may stand");
    }
}
