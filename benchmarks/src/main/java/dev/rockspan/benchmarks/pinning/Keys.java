package dev.rockspan.benchmarks.pinning;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/**
 * The keys of the database: numbers in eight bytes.
 *
 * @param count how many there are
 */
record Keys(int count) {

    byte[] of(int number) {
        return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    }

    byte[] random(SplittableRandom random) {
        return of(random.nextInt(count));
    }
}
