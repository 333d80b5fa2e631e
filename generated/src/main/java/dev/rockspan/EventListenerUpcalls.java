package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link EventListenerCallbacks}. */
final class EventListenerUpcalls {
    private EventListenerUpcalls() {
    }

    static void onFlushBegin(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onFlushBegin");
            if (callbacks != null) {
                callbacks.onFlushBegin(new FlushJobInfo(upcall.view("FlushJobInfo", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onFlushBegin", failure);
        }
    }

    static void onFlushCompleted(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onFlushCompleted");
            if (callbacks != null) {
                callbacks.onFlushCompleted(new FlushJobInfo(upcall.view("FlushJobInfo", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onFlushCompleted", failure);
        }
    }

    static void onCompactionBegin(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onCompactionBegin");
            if (callbacks != null) {
                callbacks.onCompactionBegin(new CompactionJobInfo(upcall.view("CompactionJobInfo", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onCompactionBegin", failure);
        }
    }

    static void onCompactionCompleted(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onCompactionCompleted");
            if (callbacks != null) {
                callbacks.onCompactionCompleted(new CompactionJobInfo(upcall.view("CompactionJobInfo", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onCompactionCompleted", failure);
        }
    }

    static void onSubcompactionBegin(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onSubcompactionBegin");
            if (callbacks != null) {
                callbacks.onSubcompactionBegin(new SubcompactionJobInfo(upcall.view("SubcompactionJobInfo", a1)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onSubcompactionBegin", failure);
        }
    }

    static void onSubcompactionCompleted(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onSubcompactionCompleted");
            if (callbacks != null) {
                callbacks.onSubcompactionCompleted(new SubcompactionJobInfo(upcall.view("SubcompactionJobInfo", a1)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onSubcompactionCompleted", failure);
        }
    }

    static void onExternalFileIngested(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onExternalFileIngested");
            if (callbacks != null) {
                callbacks.onExternalFileIngested(new ExternalFileIngestionInfo(upcall.view(
                        "ExternalFileIngestionInfo", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onExternalFileIngested", failure);
        }
    }

    static void onBackgroundError(long state, int a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onBackgroundError");
            if (callbacks != null) {
                callbacks.onBackgroundError(
                        BackgroundErrorReason.getBackgroundErrorReason(a1),
                        new BackgroundErrorStatus(upcall.view("BackgroundErrorStatus", a2)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onBackgroundError", failure);
        }
    }

    static void onStallConditionsChanged(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onStallConditionsChanged");
            if (callbacks != null) {
                callbacks.onStallConditionsChanged(new WriteStallInfo(upcall.view("WriteStallInfo", a1)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onStallConditionsChanged", failure);
        }
    }

    static void onMemTableSealed(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            EventListenerCallbacks callbacks = upcall.target(
                    EventListenerCallbacks.class, "EventListenerCallbacks.onMemTableSealed");
            if (callbacks != null) {
                callbacks.onMemTableSealed(new MemTableInfo(upcall.view("MemTableInfo", a1)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "EventListenerCallbacks.onMemTableSealed", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment ON_FLUSH_BEGIN = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onFlushBegin",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_FLUSH_COMPLETED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onFlushCompleted",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_COMPACTION_BEGIN = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onCompactionBegin",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_COMPACTION_COMPLETED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onCompactionCompleted",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_SUBCOMPACTION_BEGIN = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onSubcompactionBegin",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_SUBCOMPACTION_COMPLETED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onSubcompactionCompleted",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_EXTERNAL_FILE_INGESTED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onExternalFileIngested",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_BACKGROUND_ERROR = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onBackgroundError",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_STALL_CONDITIONS_CHANGED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onStallConditionsChanged",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ON_MEM_TABLE_SEALED = Callbacks.stub(
                MethodHandles.lookup().in(EventListenerUpcalls.class), "onMemTableSealed",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
