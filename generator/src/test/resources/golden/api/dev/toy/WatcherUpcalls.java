package dev.toy;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/** The functions through which C calls {@link WatcherCallbacks}. */
final class WatcherUpcalls {
    private WatcherUpcalls() {
    }

    static int compare(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.order(WatcherCallbacks.class, "WatcherCallbacks.compare");
            if (callbacks != null) {
                return callbacks.compare(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.compare", failure);
        }
        return Upcall.anyOrder(state, a1, a2, a3, a4);
    }

    static byte accept(long state, long a1, long a2, byte a3) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.accept");
            if (callbacks != null) {
                return (byte) (callbacks.accept(Upcall.text(a1, a2), a3 != 0) ? 1 : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.accept", failure);
        }
        return 0;
    }

    static int color(long state, int a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.color");
            if (callbacks != null) {
                return Objects.requireNonNull(
                        callbacks.color(Color.getColor(a1)), "WatcherCallbacks.color answered null")
                        .getValue();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.color", failure);
        }
        return Color.NONE.getValue();
    }

    static long merge(long state, long a1, long a2, long a3, long a4, long a5, long a6, int a7, long a8, long a9) {
        Upcall.notMerged(a8, a9);
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.merge");
            if (callbacks != null) {
                return Upcall.merged(
                        callbacks.merge(upcall.bytes(a1, a2), upcall.bytesOrNull(a3, a4), upcall.list(a5, a6, a7)), a8,
                        a9);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.merge", failure);
        }
        return Upcall.notMerged(a8, a9);
    }

    static long prefix(long state, long a1, long a2, long a3) {
        Upcall.noLength(a3);
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.prefix");
            if (callbacks != null) {
                return Upcall.prefix(callbacks.prefix(upcall.bytes(a1, a2)), a1, a2, a3);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.prefix", failure);
        }
        return Upcall.wholeKey(a1, a2, a3);
    }

    static byte decide(long state, int a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8) {
        Upcall.flag(a8, false);
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.decide");
            if (callbacks != null) {
                return (byte) (Upcall.decided(
                        callbacks.decide(a1, upcall.bytes(a2, a3), upcall.bytes(a4, a5)), a6, a7, a8)
                        ? 1
                        : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.decide", failure);
        }
        return 0;
    }

    static void tell(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.tell");
            if (callbacks != null) {
                callbacks.tell(new Job(upcall.view("Job", a1)), Upcall.text(a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.tell", failure);
        }
    }

    static long find(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.find");
            if (callbacks != null) {
                Filter given = callbacks.find(a1 == 0 ? null : new Job(upcall.view("Job", a1)));
                return given == null ? 0 : Upcall.given(given, "WatcherCallbacks.find");
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.find", failure);
        }
        return 0;
    }

    static long make(long state) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.make");
            if (callbacks != null) {
                Filter given = callbacks.make();
                return Upcall.given(
                        Objects.requireNonNull(given, "WatcherCallbacks.make answered null"), "WatcherCallbacks.make");
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.make", failure);
        }
        try {
            return Upcall.given(new Filter(), "WatcherCallbacks.make");
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.make", failure);
            return 0;
        }
    }

    static int reply(long state, long a1, long a2, long a3, long a4) {
        Upcall.noBytes(a2, a3);
        Upcall.flag(a4, false);
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.reply");
            if (callbacks != null) {
                WatcherCallbacks.Reply answer = Objects.requireNonNull(
                        callbacks.reply(Upcall.text(a1)), "WatcherCallbacks.reply answered null");
                Upcall.bytesTo(answer.words(), a2, a3);
                Upcall.flag(a4, answer.sure());
                return Objects.requireNonNull(answer.color(), "WatcherCallbacks.reply answered null").getValue();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.reply", failure);
        }
        Upcall.noBytes(a2, a3);
        Upcall.flag(a4, false);
        return Color.NONE.getValue();
    }

    static void sizes(long state, long a1, long a2, long a3) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.sizes");
            if (callbacks != null) {
                callbacks.sizes(Upcall.longsByInt(a1, a2, a3));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.sizes", failure);
        }
    }

    static void names(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatcherCallbacks callbacks = upcall.target(WatcherCallbacks.class, "WatcherCallbacks.names");
            if (callbacks != null) {
                callbacks.names(Upcall.intsByText(a1, a2, a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatcherCallbacks.names", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment COMPARE = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "compare",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ACCEPT = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "accept",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_BYTE));

        static final MemorySegment COLOR = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "color",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        static final MemorySegment MERGE = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "merge",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment PREFIX = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "prefix",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment DECIDE = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "decide",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment TELL = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "tell",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment FIND = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "find",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment MAKE = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "make",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment REPLY = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "reply",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment SIZES = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "sizes",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment NAMES = Callbacks.stub(
                MethodHandles.lookup().in(WatcherUpcalls.class), "names",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
