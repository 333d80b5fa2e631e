package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The list says which header each symbol stands in. */
class CSymbolTest {

    @Test
    void each_symbol_has_its_kind_and_header() {
        assertThat(CSymbol.ofIncludes("""
                        #### Extracted from: /usr/include/stdint.h

                        --include-typedef uint_fast8_t      # header: /usr/include/stdint.h

                        #### Extracted from: /my headers/c.h

                        --include-constant rocksdb_no       # header: /my headers/c.h
                        --include-function rocksdb_open     # header: /my headers/c.h
                        --include-struct rocksdb_t          # header: C:\\rocksdb\\c.h
                        """))
                .containsExactly(
                        new CSymbol(CSymbol.Kind.TYPEDEF, "uint_fast8_t", "/usr/include/stdint.h"),
                        new CSymbol(CSymbol.Kind.CONSTANT, "rocksdb_no", "/my headers/c.h"),
                        new CSymbol(CSymbol.Kind.FUNCTION, "rocksdb_open", "/my headers/c.h"),
                        new CSymbol(CSymbol.Kind.STRUCT, "rocksdb_t", "C:\\rocksdb\\c.h"));
    }
}
