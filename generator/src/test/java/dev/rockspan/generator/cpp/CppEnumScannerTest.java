package dev.rockspan.generator.cpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.GenerationException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read of enums in C++ headers, and what is left open because the text does not tell. */
class CppEnumScannerTest {

    private static final String TOY = """
        // enum Comment { kNot };
        #pragma once
        #ifndef TOY_H
        #define TOY_H enum Macro { kNot };
        #define LONG_MACRO(x) \\
          enum x { kNot }

        extern "C" {
        enum FromC { FROM_C = 1, };
        }

        namespace ROCKSDB_NAMESPACE {

        class Forward;
        enum class Declared : int;
        enum Color { kRed, kGreen = 5, kBlue, };  /* enum Other { kNot }; */

        inline enum Color pick() { enum Local { kNot }; return kRed; }

        template <class T, typename U = Map<T, int>>
        class TOY_EXPORT Box final : public Base<T>, private virtual Other {
         public:
          enum class Lid : unsigned char { kOpen = 0x01, kShut = 0xfF };
          struct Inside {
            enum Kind { A = -1, B, C };
            std::atomic<int> count{0};
            void fill(const Box& other = {}) const { if (count) { count--; } }
          };
          enum { kUnnamed = 3 };
          const char* text = "enum Text { kNot };";
          const char* raw = R"x(
            }} " enum Raw { kNot };)x";
          char brace = '{';
        };

        namespace a::b {
        struct Deep { enum struct Mode : std::uint16_t { kOne [[deprecated("no, {")]] = 1'000, kTwo }; };
        }  // namespace a::b

        typedef enum { kNamedByTypedef } Late;
        struct Point { int x; } origin = {0};

        #ifdef SMALL
        class Sided {
        #else
        class Sided : public Base {
        #endif
          enum Side { kLeft, kRight };
        };
        }  // namespace
        #endif
        """;

    @Test
    void enumsAreFoundWhereTheyStand() {
        List<CppEnum> found = scan(TOY);

        assertThat(found.stream().collect(Collectors.toMap(CppEnum::name, CppEnumScannerTest::text)))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "FromC", "FROM_C=1",
                        "rocksdb::Color", "kRed=0 kGreen=5 kBlue=6",
                        "rocksdb::Box::Lid", "kOpen=1 kShut=255",
                        "rocksdb::Box::Inside::Kind", "A=-1 B=0 C=1",
                        "rocksdb::a::b::Deep::Mode", "kOne=1000 kTwo=1001",
                        "rocksdb::Sided::Side", "kLeft=0 kRight=1"));
        assertThat(found)
                .filteredOn(type -> type.name().equals("rocksdb::Color"))
                .extracting(CppEnum::line)
                .containsExactly(16);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
        int; 42; 42
        int; 0x2A; 42
        int; -1; -1
        int; 1'000; 1000
        int; 1 << 10; 1024
        int; 0x1 << 30; 1073741824
        int; kBase; 7
        int; kBase << 1; 14
        unsigned int; 1U << 31; 2147483648
        uint32_t; 0xFFFFFFFF; 4294967295
        uint32_t; ~kBase; 4294967288
        uint32_t; ~0xffffU; 4294901760
        std::uint64_t; 0x10000000000; 1099511627776
        Odd; kBase; 7
        """)
    void constantExpressionsAreEvaluated(String type, String expression, long value) {
        assertThat(last(type, expression)).isEqualTo(new CppEnum.Constant("kX", value, ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
        int; kElsewhere; "kElsewhere" is not evaluated
        int; Other::kBase; "Other::kBase" is not evaluated
        int; SIZE(3, 4); "SIZE(3,4)" is not evaluated
        int; kBase + 1; "kBase+1" is not evaluated
        int; 1.5; "1.5" is not evaluated
        int; 1L; "1L" is not evaluated
        int; 052; "052" is not evaluated
        int; 'a'; is not evaluated
        int; -1U; "-1U" is not evaluated
        int; ~0; "~0" is not evaluated
        int; 1 << 31; "1<<31" is not evaluated
        uint32_t; 1 << 32; "1<<32" is not evaluated
        uint32_t; ~1 << 2; "~1<<2" is not evaluated
        uint64_t; 1ULL << 40; "1ULL<<40" is not evaluated
        uint64_t; ~0ULL; "~0ULL" is not evaluated
        """)
    void whatCannotBeToldIsLeftOpen(String type, String expression, String why) {
        CppEnum.Constant constant = last(type, expression);

        assertThat(constant.value()).isNull();
        assertThat(constant.open()).contains(why);
    }

    @Test
    void whatFollowsAnOpenConstantIsOpenToo() {
        assertThat(text(scan("enum Toy { kA, kB = LIMIT, kC, kD = 9, kE };").get(0)))
                .isEqualTo("kA=0 kB=? kC=? kD=9 kE=10");
    }

    @Test
    void aDirectiveInsideLeavesAllOpen() {
        assertThat(text(scan("""
            enum Toy {
              kA,
            #ifdef WINDOWS
              kB,
            #endif
              kC = 5
            };
            """).get(0))).isEqualTo("kA=? kB=? kC=?");
    }

    @Test
    void bothSidesOfAConditionAreRead() {
        assertThat(scan("""
            #if A
            enum Toy { kA = 1 };
            #else
            enum Toy { kA = 2 };
            #endif
            """)).extracting(CppEnumScannerTest::text).containsExactly("kA=1", "kA=2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "namespace a {",
                "enum Toy { kA,",
                "struct Toy { enum Mode { kA }; ",
                "/* enum Toy { kA };",
                "const char* s = \"",
                "}"
            })
    void aTextThatEndsInTheMiddleIsRefused(String text) {
        assertThatThrownBy(() -> scan(text))
                .isInstanceOf(GenerationException.class)
                .hasMessageStartingWith("toy.h");
    }

    private static List<CppEnum> scan(String text) {
        return CppEnumScanner.scan("toy.h", text, Map.of("ROCKSDB_NAMESPACE", "rocksdb"));
    }

    private static CppEnum.Constant last(String type, String expression) {
        List<CppEnum.Constant> constants = scan("enum Toy : " + type + " { kBase = 7, kX = " + expression + " };")
                .get(0)
                .constants();
        return constants.get(constants.size() - 1);
    }

    private static String text(CppEnum type) {
        return type.constants().stream()
                .map(constant -> constant.name() + "=" + (constant.value() == null ? "?" : constant.value()))
                .collect(Collectors.joining(" "));
    }
}
