package dev.rockspan.runtime.link;

import com.sun.management.OperatingSystemMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Optional;

/** The process's {@code malloc} and {@code free}: memory that is neither zeroed nor tied to an arena. */
@SuppressWarnings("restricted")
public final class NativeMemory {

    /** All of memory; for copying from and to addresses that C gave. */
    public static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    /** From how many bytes on C copies quicker than compiled code: what is in no cache, in half the time. */
    private static final int COPIED_BY_C = 24 << 10;

    /** Up to how many bytes, as the collector waits for it. The JDK copies as many at a time. */
    private static final int AT_ONCE = 1 << 20;

    /** From how many bytes on an array is made by the VM: compiled code takes longer to zero memory that is not in a cache. */
    static final int MADE_BY_VM = 2 * 1024 + 1;

    /** More of Java's memory than linking a call takes, or making a callback. */
    public static final int MUCH_HEAP = 1 << 18;

    /** More of it than noting what a call has made takes. */
    public static final int LITTLE_HEAP = 1 << 12;

    private NativeMemory() {}

    /**
     * Returns {@code object}.
     *
     * @param name what messages call it
     * @throws IllegalStateException if it is NULL
     */
    public static MemorySegment returned(MemorySegment object, String name) {
        if (object.address() == 0) {
            throw new IllegalStateException("RocksDB returned no " + name);
        }
        return object;
    }

    /** An array for {@code length} bytes, a {@code size_t}. */
    public static byte[] newArray(long length) {
        int size = arrayLength(length);
        // With one dimension compiled code makes it, with a list of them the VM does.
        return size < MADE_BY_VM ? new byte[size] : (byte[]) Array.newInstance(byte.class, new int[] {size});
    }

    /** The length of an array for {@code length} bytes, a {@code size_t}. */
    public static int arrayLength(long length) {
        // The largest array that every JVM allows.
        if (length < 0 || length > Integer.MAX_VALUE - 8) {
            throw new IllegalStateException("The result has " + Long.toUnsignedString(length)
                    + " bytes, too many for a byte[]; read it as a MemorySegment");
        }
        return (int) length;
    }

    /** The size of a result as an {@code int}; negative stands for none. */
    public static int sizeOrNone(long size) {
        return size < 0 ? -1 : arrayLength(size);
    }

    /** A copy of {@code size} bytes at an address. */
    public static byte[] copyOf(long address, long size) {
        byte[] copy = newArray(size);
        copy(address, copy);
        return copy;
    }

    /** Fills an array with what is at an address. */
    public static void copy(long from, byte[] to) {
        int size = to.length;
        if (size < COPIED_BY_C || size > AT_ONCE) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, from, to, 0, size);
        } else {
            Copying.copy(from, MemorySegment.ofArray(to), size);
        }
    }

    /** Copies what is at an address to the beginning of {@code to}. */
    public static void copy(long from, MemorySegment to, long size) {
        if (size < COPIED_BY_C || size > AT_ONCE || to.isNative() || to.isReadOnly()) {
            MemorySegment.copy(ALL, from, to, 0, size);
        } else {
            Copying.copy(from, to.asSlice(0, size), size);
        }
    }

    /** Linked when a large value is first copied. */
    private static final class Copying {

        private static final MemorySegment MEMCPY =
                Linker.nativeLinker().defaultLookup().findOrThrow("memcpy");
        private static final MethodHandle HANDLE = NativeFunctions.linkWithHeap(
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static void copy(long from, MemorySegment to, long size) {
            try {
                HANDLE.invokeExact(MEMCPY, to, from, size);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    /** Asked for when it is first needed. */
    private static final class Machine {

        static final long BYTES = ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : Long.MAX_VALUE;
    }

    /** Looks up, when the library is loaded, what calls need. */
    public static void prepare() {
        Functions.FREE.address();
    }

    /** Looked up when the library is loaded. */
    private static final class Functions {

        static final MemorySegment MALLOC = inProcess("malloc");
        static final MemorySegment FREE = inProcess("free");
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
                long anywhere = 0;
                long found = NativeFunctions.call(
                        dlsym.get(), anywhere, arena.allocateFrom(name).address());
                if (found != 0) {
                    return MemorySegment.ofAddress(found);
                }
            }
        }
        return linker.defaultLookup().findOrThrow(name);
    }

    /** Uninitialised memory; {@link #free} it. */
    public static MemorySegment allocate(long size) {
        long address = NativeFunctions.call(Functions.MALLOC, Math.max(size, 1), 0);
        if (address == 0) {
            throw new OutOfMemoryError("Cannot allocate " + size + " bytes of native memory");
        }
        try {
            return ALL.asSlice(address, size);
        } catch (Error e) {
            NativeFunctions.call(Functions.FREE, address, 0);
            throw e;
        }
    }

    /** Fails here if Java has not so much memory left, before C gives or takes what then could not be noted. */
    public static void requireHeap(int size) {
        Arrays.fill(new byte[size], (byte) 0);
    }

    /** How many bytes the machine has, or the container that the process is in; swapping is left out. */
    public static long ofMachine() {
        return Machine.BYTES;
    }

    /** The {@code size} bytes at {@code pointer}, read-only, until {@code arena} is closed. */
    public static MemorySegment within(Arena arena, MemorySegment pointer, long size) {
        return pointer.reinterpret(size, arena, null).asReadOnly();
    }

    /** Closes an arena; false if that cannot be done now, as a native call is reading its memory. */
    public static boolean tryClose(Arena arena) {
        try {
            arena.close();
            return true;
        } catch (IllegalStateException e) {
            return !arena.scope().isAlive();
        }
    }

    public static void free(MemorySegment memory) {
        NativeFunctions.call(Functions.FREE, memory.address(), 0);
    }
}
