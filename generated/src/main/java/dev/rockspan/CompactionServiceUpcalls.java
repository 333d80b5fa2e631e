package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/** The functions through which C calls {@link CompactionServiceCallbacks}. */
final class CompactionServiceUpcalls {
    private CompactionServiceUpcalls() {
    }

    static long schedule(long state, long a1, long a2, long a3) {
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionServiceCallbacks callbacks = upcall.target(
                    CompactionServiceCallbacks.class, "CompactionServiceCallbacks.schedule");
            if (callbacks != null) {
                CompactionServiceScheduleResponse given = callbacks.schedule(
                        new CompactionServiceJobInfo(upcall.view("CompactionServiceJobInfo", a1)),
                        upcall.bytes(a2, a3));
                return Upcall.given(
                        Objects.requireNonNull(given, "CompactionServiceCallbacks.schedule answered null"),
                        "CompactionServiceCallbacks.schedule");
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionServiceCallbacks.schedule", failure);
        }
        try {
            return Upcall.given(
                    new CompactionServiceScheduleResponse(CompactionServiceJobStatus.USE_LOCAL),
                    "CompactionServiceCallbacks.schedule");
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionServiceCallbacks.schedule", failure);
            return 0;
        }
    }

    static int await(long state, long a1, long a2, long a3) {
        Upcall.noBytes(a2, a3);
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionServiceCallbacks callbacks = upcall.target(
                    CompactionServiceCallbacks.class, "CompactionServiceCallbacks.await");
            if (callbacks != null) {
                CompactionServiceCallbacks.Answer answer = Objects.requireNonNull(
                        callbacks.await(Upcall.text(a1)), "CompactionServiceCallbacks.await answered null");
                Upcall.bytesTo(answer.result(), a2, a3);
                return Objects.requireNonNull(answer.status(), "CompactionServiceCallbacks.await answered null")
                        .getValue();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionServiceCallbacks.await", failure);
        }
        Upcall.noBytes(a2, a3);
        return CompactionServiceJobStatus.USE_LOCAL.getValue();
    }

    static void cancelAwaitingJobs(long state) {
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionServiceCallbacks callbacks = upcall.target(
                    CompactionServiceCallbacks.class, "CompactionServiceCallbacks.cancelAwaitingJobs");
            if (callbacks != null) {
                callbacks.cancelAwaitingJobs();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionServiceCallbacks.cancelAwaitingJobs", failure);
        }
    }

    static void onInstallation(long state, long a1, int a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionServiceCallbacks callbacks = upcall.target(
                    CompactionServiceCallbacks.class, "CompactionServiceCallbacks.onInstallation");
            if (callbacks != null) {
                callbacks.onInstallation(Upcall.text(a1), CompactionServiceJobStatus.getCompactionServiceJobStatus(a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionServiceCallbacks.onInstallation", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment SCHEDULE = Callbacks.stub(
                MethodHandles.lookup().in(CompactionServiceUpcalls.class), "schedule",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment AWAIT = Callbacks.stub(
                MethodHandles.lookup().in(CompactionServiceUpcalls.class), "await",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment CANCEL_AWAITING_JOBS = Callbacks.stub(
                MethodHandles.lookup().in(CompactionServiceUpcalls.class), "cancelAwaitingJobs",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

        static final MemorySegment ON_INSTALLATION = Callbacks.stub(
                MethodHandles.lookup().in(CompactionServiceUpcalls.class), "onInstallation",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private Addresses() {
        }
    }
}
