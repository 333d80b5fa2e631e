package dev.toy.raw;

import java.util.List;
import java.util.function.Supplier;

/**
 * The version that this API was made for, with its functions (+) that none of the following has; then RocksDB's
 * versions, the oldest first, each with the functions that came with it (+), that went (-), and that are called
 * otherwise (~).
 */
final class Versions implements Supplier<List<String>> {
    @Override
    public List<String> get() {
        return List.of(
                "1.2.3",
                "1.2.3");
    }
}
