package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link BackupProgressCallbacks}. */
final class BackupProgressUpcalls {
    private BackupProgressUpcalls() {
    }

    static void progress(long state) {
        try (Upcall upcall = Upcall.begin(state)) {
            BackupProgressCallbacks callbacks = upcall.target(
                    BackupProgressCallbacks.class, "BackupProgressCallbacks.progress");
            if (callbacks != null) {
                callbacks.progress();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "BackupProgressCallbacks.progress", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment PROGRESS = Callbacks.stub(
                MethodHandles.lookup().in(BackupProgressUpcalls.class), "progress",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
