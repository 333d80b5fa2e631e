package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.spi.Callback.AfterFailure;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All callbacks that C may call, by the number that C knows each by: the {@code void* state} of c.h. A number is never
 * given twice, so a call that comes too late finds nothing instead of something else. Adding and removing lock, finding
 * does not.
 */
public final class Callbacks {

    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Callback[].class);

    /** More than there can be at a time. */
    private static final int MOST = 1 << 28;

    /** By the lower half of their numbers; the upper half counts how many there have been. */
    private static volatile @Nullable Callback[] table = new Callback[64];

    // Guarded by this class.
    private static int[] free = new int[64];
    private static int freeCount;
    private static int used;
    private static long made;
    private static int live;

    private Callbacks() {}

    /** How many callbacks C may call at the moment. */
    public static int live() {
        synchronized (Callbacks.class) {
            return live;
        }
    }

    static synchronized Callback add(Object target, AfterFailure afterFailure, @Nullable MemorySegment name) {
        int slot = freeCount > 0 ? free[--freeCount] : used++;
        if (slot == table.length) {
            table = Arrays.copyOf(table, slot * 2);
        }
        made++;
        Callback callback = new Callback(made << Integer.SIZE | slot, target, afterFailure, name);
        ELEMENT.setRelease(table, slot, callback);
        live++;
        return callback;
    }

    /** The callback of that number, null if there is none any more. */
    static @Nullable Callback find(long state) {
        @Nullable Callback[] all = table;
        int slot = (int) state;
        if (slot < 0 || slot >= all.length) {
            return null;
        }
        Callback found = (Callback) ELEMENT.getAcquire(all, slot);
        return found != null && found.state == state ? found : null;
    }

    /** Whether a callback could ever have that number; an address that cannot be one is taken for none. */
    static boolean couldBe(long state) {
        return state >>> Integer.SIZE != 0 && (int) state >= 0 && (int) state < MOST;
    }

    /** Forgets a callback, if it is still known. */
    static void remove(long state) {
        Callback removed;
        synchronized (Callbacks.class) {
            removed = find(state);
            if (removed == null) {
                return;
            }
            int slot = (int) state;
            ELEMENT.setRelease(table, slot, null);
            if (freeCount == free.length) {
                free = Arrays.copyOf(free, freeCount * 2);
            }
            free[freeCount++] = slot;
            live--;
        }
        removed.free();
    }
}
