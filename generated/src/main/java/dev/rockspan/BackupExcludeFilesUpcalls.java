package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link BackupExcludeFilesCallbacks}. */
final class BackupExcludeFilesUpcalls {
    private BackupExcludeFilesUpcalls() {
    }

    static byte exclude(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            BackupExcludeFilesCallbacks callbacks = upcall.target(
                    BackupExcludeFilesCallbacks.class, "BackupExcludeFilesCallbacks.exclude");
            if (callbacks != null) {
                return (byte) (callbacks.exclude(Upcall.text(a1, a2)) ? 1 : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "BackupExcludeFilesCallbacks.exclude", failure);
        }
        return 0;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment EXCLUDE = Callbacks.stub(
                MethodHandles.lookup().in(BackupExcludeFilesUpcalls.class), "exclude",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
