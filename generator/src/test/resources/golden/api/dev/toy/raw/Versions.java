package dev.toy.raw;

import dev.rockspan.runtime.spi.KnownVersions;
import java.util.function.Supplier;

/**
 * Which functions came with a version of RocksDB, and which went.
 */
final class Versions implements Supplier<KnownVersions> {
    @Override
    public KnownVersions get() {
        return KnownVersions.from("1.2.3");
    }
}
