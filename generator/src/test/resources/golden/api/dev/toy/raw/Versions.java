package dev.toy.raw;

import dev.rockspan.runtime.link.KnownVersions;
import java.util.function.Supplier;

/** Which functions came with a version of RocksDB, which went, and which are called otherwise. */
final class Versions implements Supplier<KnownVersions> {
    @Override
    public KnownVersions get() {
        return KnownVersions.madeFor("1.2.3")
                .then("1.2.3", "", "", "");
    }
}
