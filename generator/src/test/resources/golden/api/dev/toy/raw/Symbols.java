package dev.toy.raw;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.link.NativeFunctions;

/** The RocksDB library that this API calls; each function is looked up at its first call. */
public final class Symbols {
    /** Made for RocksDB 1.2.3. */
    public static final NativeFunctions TABLE = new NativeFunctions(NativeLibrary.of("toy"), "toy_free", new Versions())
            .extendedBy(
                    "toy_extras_bind", 1,
                    "toy_get_pinned",
                    null, null);

    private Symbols() {
    }
}
