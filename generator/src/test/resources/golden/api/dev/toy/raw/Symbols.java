package dev.toy.raw;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.SymbolTable;

/** The RocksDB library that this API calls; each function is looked up at its first call. */
public final class Symbols {
    /** Made for RocksDB 1.2.3. */
    public static final SymbolTable TABLE = SymbolTable.of(NativeLibrary.of("toy"), "toy_free", new Versions());

    /** Optional; it is given the functions that it calls. */
    public static final Extension EXTENSION = Extension.of(TABLE, "toy_extras_bind", 1, "toy_get_pinned", null, null);

    private Symbols() {
    }
}
