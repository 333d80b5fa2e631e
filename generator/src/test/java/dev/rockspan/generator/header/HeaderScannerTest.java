package dev.rockspan.generator.header;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.GenerationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scan sees each declaration, whatever stands around it, and nothing that is none. */
class HeaderScannerTest {

    @Test
    void every_kind_of_declaration_is_seen() {
        HeaderScan scan = HeaderScanner.scan("c.h", """
                #pragma once
                #ifdef _WIN32
                #define SOME_API __declspec(dllexport)
                #else
                #define SOME_API
                #endif
                #ifdef __cplusplus
                extern "C" {
                #endif
                #include <stddef.h>
                typedef struct rocksdb_t rocksdb_t;
                typedef struct rocksdb_long_name_t
                    rocksdb_long_name_t;
                struct rocksdb_plain_t;
                typedef struct rocksdb_slice_t {
                  const char* data;
                  size_t size;
                } rocksdb_slice_t;
                typedef struct { int a; } rocksdb_nameless_t;
                struct rocksdb_tagged_t { struct { int x; } inner; };
                typedef void (*rocksdb_done_cb)(void* state, int (*inner)(void));
                typedef rocksdb_t* (
                    * rocksdb_open_cb)(void*);
                extern SOME_API rocksdb_t* rocksdb_open(const char* name, char** errptr);
                extern SOME_API void rocksdb_watch(
                    rocksdb_t*, void (*done)(void*, int),
                    const char* (*name)(void*));
                int rocksdb_plain(void);
                extern SOME_API void (*rocksdb_hook(int kind))(int, void (*)(void));
                __attribute__((visibility("default"))) int rocksdb_visible(void);
                enum { rocksdb_no = 0, rocksdb_yes = (1 << 2), };
                typedef enum rocksdb_mode { rocksdb_mode_a, rocksdb_mode_b } rocksdb_mode;
                static inline int rocksdb_inline(int a) { if (a) { return 1; } return 2; }
                typedef unsigned int rocksdb_number;
                #ifdef __cplusplus
                } /* end extern "C" */
                #endif
                """);

        assertThat(scan.functions())
                .containsExactly("rocksdb_open", "rocksdb_watch", "rocksdb_plain", "rocksdb_hook", "rocksdb_visible");
        assertThat(scan.opaqueTypes()).containsExactly("rocksdb_t", "rocksdb_long_name_t", "rocksdb_plain_t");
        assertThat(scan.structs()).containsExactly("rocksdb_slice_t", "rocksdb_nameless_t", "rocksdb_tagged_t");
        assertThat(scan.callbacks()).containsExactly("rocksdb_done_cb", "rocksdb_open_cb");
        assertThat(scan.enums())
                .containsExactly(List.of("rocksdb_no", "rocksdb_yes"), List.of("rocksdb_mode_a", "rocksdb_mode_b"));
        assertThat(scan.enumTypes()).containsExactly("rocksdb_mode");
    }

    @Test
    void what_is_commented_out_or_a_macro_is_not_declared() {
        HeaderScan scan = HeaderScanner.scan("c.h", """
                /* int in_a_comment(void); */
                // int in_a_line_comment(void);
                #define MACRO int in_a_macro(void); \\
                    int in_the_second_line(void);
                int /* a comment with ; and { in it */ real(void); // and one behind
                /*
                 * extern int among_many_lines(void);
                 */
                #define OPEN { /* a comment that
                   runs on: int behind(void); */
                int last(void);
                """);

        assertThat(scan.functions()).containsExactly("real", "last");
    }

    @Test
    void what_only_cplusplus_sees_is_not_declared() {
        HeaderScan scan = HeaderScanner.scan("c.h", """
                #if defined(__cplusplus)
                #include <string>
                namespace rocksdb { class DB; }
                extern "C" {
                #else
                int for_c(void);
                #endif
                int for_both(void);
                #ifdef __cplusplus
                }
                #endif
                """);

        assertThat(scan.functions()).containsExactly("for_c", "for_both");
    }

    /** Only their functions are asked for. */
    @Test
    void what_an_if_may_hide_need_not_be_there() {
        HeaderScan scan = HeaderScanner.scan("c.h", """
                #ifndef GUARD
                #define GUARD
                typedef struct always always;
                #ifdef GPU
                typedef struct { int a; } hidden;
                typedef struct opaque opaque;
                enum { hidden_a };
                int for_gpu(void);
                #endif
                enum { seen };
                #endif
                """);

        assertThat(scan.functions()).containsExactly("for_gpu");
        assertThat(scan.opaqueTypes()).containsExactly("always");
        assertThat(scan.structs()).isEmpty();
        assertThat(scan.enums()).containsExactly(List.of("seen"));
    }

    @Test
    void a_type_that_is_defined_later_is_not_opaque() {
        HeaderScan scan =
                HeaderScanner.scan("c.h", "typedef struct a a;\nstruct b;\nstruct a { int x; };\nint f(a*);\n");

        assertThat(scan.opaqueTypes()).containsExactly("b");
        assertThat(scan.structs()).containsExactly("a");
    }

    @Test
    void windows_line_ends_make_no_difference() {
        String text = "#ifndef X\n#define X \\\n 1\n#endif\nint a(void);\nenum { b };\n";

        assertThat(HeaderScanner.scan("c.h", text.replace("\n", "\r\n"))).isEqualTo(HeaderScanner.scan("c.h", text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int a(void);\nint b(int x,",
                "int a(void);\nint b(void)",
                "int a(void);\n/* a comment that",
                "int a(void);\n#ifdef X\nint b(void);\n",
                "int a(void);\nenum {\n  one,\n  two",
                "int a(void);\ntypedef struct s {\n  int x;\n",
                "int a(void);\nstatic inline int b(void) {\n  return 1;\n",
                "int a(void);\nconst char* b = \"text\n",
            })
    void a_text_that_ends_in_the_middle_is_refused_with_the_line(String text) {
        assertThatThrownBy(() -> HeaderScanner.scan("c.h", text))
                .isInstanceOf(GenerationException.class)
                .hasMessageStartingWith("c.h:2: ")
                .hasMessageContaining("the header is truncated");
    }

    @Test
    void an_end_that_is_missing_between_two_declarations_is_found() {
        String text = "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint a(void);\nint b(void);\n";

        assertThatThrownBy(() -> HeaderScanner.scan("c.h", text))
                .hasMessageContaining("c.h:2: the { of this line has no }: the header is truncated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#include <string>\nnamespace rocksdb {\nclass DB;\n}\n",
                "#include <string>\ntemplate <typename T> struct A { T t; };\n",
                "#include <string>\nclass DB {\n public:\n  virtual ~DB();\n};\n",
                "#include <string>\nusing Name = std::string;\n",
                "#include <string>\nenum class Mode : char { kA = 0x0 };\n",
                "#include <string>\nint f(const std::string& name);\n",
                "#include <string>\nextern \"C\" {\nint f(void);\n}\n",
            })
    void a_cplusplus_header_is_refused_as_such(String text) {
        assertThatThrownBy(() -> HeaderScanner.scan("db.h", text))
                .hasMessage("db.h:2: this is a C++ header; RocksDB's C API is declared in include/rocksdb/c.h");
    }

    @Test
    void a_stray_endif_is_refused() {
        assertThatThrownBy(() -> HeaderScanner.scan("c.h", "int a(void);\n#endif\n"))
                .hasMessageContaining("c.h:2: this #endif has no #if");
    }
}
