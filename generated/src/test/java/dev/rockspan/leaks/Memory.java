package dev.rockspan.leaks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** How much memory this process uses: resident, and allocated by malloc. */
final class Memory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final int FIELDS = 10;
    private static final int MAPPED_BYTES = 4;
    private static final int USED_BYTES = 7;

    private static final @Nullable MethodHandle MALLINFO = malloc("mallinfo2", mallinfo());
    private static final @Nullable MethodHandle TRIM =
            malloc("malloc_trim", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

    private Memory() {}

    private static FunctionDescriptor mallinfo() {
        return FunctionDescriptor.of(MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(FIELDS, ValueLayout.JAVA_LONG).withName("all")));
    }

    @SuppressWarnings("restricted")
    private static @Nullable MethodHandle malloc(String name, FunctionDescriptor shape) {
        SymbolLookup c = Linker.nativeLinker().defaultLookup();
        return c.find(name)
                .map(address -> Linker.nativeLinker().downcallHandle(address, shape))
                .orElse(null);
    }

    /** Resident bytes. */
    static long resident() {
        try {
            String line = Files.readAllLines(STATUS).stream()
                    .filter(each -> each.startsWith("VmRSS:"))
                    .findFirst()
                    .orElseThrow();
            return Long.parseLong(line.replaceAll("[^0-9]", "")) << 10;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Bytes that malloc has given and not got back; -1 where C does not tell. */
    static long allocated() {
        MethodHandle handle = MALLINFO;
        if (handle == null) {
            return -1;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment info = (MemorySegment) handle.invokeExact((SegmentAllocator) arena);
            return info.getAtIndex(ValueLayout.JAVA_LONG, USED_BYTES)
                    + info.getAtIndex(ValueLayout.JAVA_LONG, MAPPED_BYTES);
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    /** Gives back to the system what can be given back. */
    static void settle() {
        System.gc();
        MethodHandle trim = TRIM;
        if (trim != null) {
            try {
                int done = (int) trim.invokeExact(0L);
                assert done >= 0;
            } catch (Throwable t) {
                throw new IllegalStateException(t);
            }
        }
    }
}
