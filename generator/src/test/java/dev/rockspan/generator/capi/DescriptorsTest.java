package dev.rockspan.generator.capi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shape of a function follows from its C types alone. */
class DescriptorsTest {

    private final CTypeParser parser =
            CTypeParser.knowing(List.of("rocksdb_t"), List.of("rocksdb_slice_t"), List.of("done_cb"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "void f(void)                                                    | ()V",
                "bool f(unsigned char a, char b, int8_t c, uint8_t d)            | (BBBB)Z",
                "int f(int16_t a, uint16_t b, int c, unsigned int d, int32_t e)  | (SSIII)I",
                "uint32_t f(uint64_t a, int64_t b, size_t c, long long d)        | (JJJJ)I",
                "double f(float a, unsigned long long b)                         | (FJ)D",
                "rocksdb_t *f(const char *a, done_cb b, void (*c)(int), char **) | (PPPP)P",
                "rocksdb_slice_t f(rocksdb_slice_t a, rocksdb_slice_t *b)        | (Lrocksdb_slice_t;P)Lrocksdb_slice_t;",
            })
    void each_type_has_its_letter(String declaration, String letters) {
        CDeclaration function = parser.function(declaration);

        assertThat(Descriptors.of(function.returnType(), function.parameters())).isEqualTo(letters);
    }
}
