package dev.rockspan.runtime.spi;

import com.sun.management.OperatingSystemMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** The process's {@code malloc} and {@code free}: memory that is neither zeroed nor tied to an arena. */
@SuppressWarnings("restricted")
final class NativeMemory {

    /** All of memory; for copying from and to addresses that C gave. */
    static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private NativeMemory() {}

    /** Asked for when it is first needed. */
    private static final class Machine {

        static final long BYTES = ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : Long.MAX_VALUE;
    }

    /** Linked when it is first needed, which for few programs is at their start. */
    private static final class Functions {

        static final MethodHandle MALLOC = Downcalls.link(
                inProcess("malloc"), FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
        static final MethodHandle FREE =
                Downcalls.link(inProcess("free"), FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));
    }

    /**
     * The function that RocksDB calls under this name. Where another allocator is preloaded it is that one's, while the
     * linker's own lookup knows the C library only; and what one has allocated the other cannot free.
     */
    private static MemorySegment inProcess(String name) {
        Linker linker = Linker.nativeLinker();
        Optional<MemorySegment> dlsym = linker.defaultLookup().find("dlsym");
        if (dlsym.isPresent() && System.getProperty("os.name").equals("Linux")) {
            try (Arena arena = Arena.ofConfined()) {
                MethodHandle find = linker.downcallHandle(
                        dlsym.get(),
                        FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
                MemorySegment found = (MemorySegment) find.invokeExact(MemorySegment.NULL, arena.allocateFrom(name));
                if (found.address() != 0) {
                    return found;
                }
            } catch (Throwable t) {
                throw Downcalls.failed(t);
            }
        }
        return linker.defaultLookup().findOrThrow(name);
    }

    /** Uninitialised memory; {@link #free} it. */
    static MemorySegment allocate(long size) {
        long address;
        try {
            address = (long) Functions.MALLOC.invokeExact(Math.max(size, 1));
        } catch (Throwable t) {
            throw Downcalls.failed(t);
        }
        if (address == 0) {
            throw new OutOfMemoryError("Cannot allocate " + size + " bytes of native memory");
        }
        return ALL.asSlice(address, size);
    }

    /** How many bytes the machine has, or the container that the process is in; swapping is left out. */
    static long ofMachine() {
        return Machine.BYTES;
    }

    /** The {@code size} bytes at {@code pointer}, read-only, until {@code arena} is closed. */
    static MemorySegment within(Arena arena, MemorySegment pointer, long size) {
        return pointer.reinterpret(size, arena, null).asReadOnly();
    }

    static void free(MemorySegment memory) {
        try {
            Functions.FREE.invokeExact(memory);
        } catch (Throwable t) {
            throw Downcalls.failed(t);
        }
    }
}
