package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Plan;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Store;
import java.util.ArrayList;
import java.util.List;

/**
 * Sizes for single reads.
 *
 * @param keys how many of the database's keys are read in turn
 */
record ReadCase(int valueSize, int keySize, int keys) {

    private static final int ENTRIES = 1_000;

    /** From 16 B to 64 KiB. */
    static List<ReadCase> all(Plan plan) {
        List<ReadCase> all = new ArrayList<>();
        if (!plan.thorough()) {
            all.add(new ReadCase(16, 128, 1));
            for (int valueSize : new int[] {16, 1 << 10, 1 << 12, 1 << 15, 1 << 16}) {
                all.add(new ReadCase(valueSize, 16, ENTRIES));
            }
            return all;
        }
        for (int keySize : new int[] {16, 128}) {
            for (int keys : new int[] {1, ENTRIES}) {
                for (int valueSize : new int[] {16, 100, 1 << 10, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16}) {
                    all.add(new ReadCase(valueSize, keySize, keys));
                }
            }
        }
        return all;
    }

    Store store(Lab lab) {
        return lab.toRead(ENTRIES, keySize, valueSize);
    }

    Keys keys(Store store) {
        return store.keys().first(keys);
    }
}
