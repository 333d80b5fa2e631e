package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Memory to which native objects point for longer than a call, by its address. */
final class Retained {

    private static final Set<Long> ADDRESSES = ConcurrentHashMap.newKeySet();

    private Retained() {}

    static void add(MemorySegment memory) {
        ADDRESSES.add(memory.address());
    }

    static boolean has(long address) {
        return ADDRESSES.contains(address);
    }

    static void free(MemorySegment memory) {
        ADDRESSES.remove(memory.address());
        NativeMemory.free(memory);
    }
}
