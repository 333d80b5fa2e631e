package dev.rockspan.runtime.lifetime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whether the thread is in a callback, that is, inside of RocksDB. What is closed there cannot always be destroyed there:
 * a database that is destroyed waits for its own threads, and other objects ask for locks that RocksDB may hold while it
 * calls back. A thread of its own does it then, and the callback goes on.
 *
 * <p>Also whether it has ever been in one.
 */
public final class InCallback {

    private static final ThreadLocal<InCallback> OF_THREAD = new ThreadLocal<>() {
        @Override
        protected InCallback initialValue() {
            return new InCallback();
        }
    };

    /** Virtual threads, which are too many to have one each: how deep those are that are in callbacks. */
    private static final Map<Thread, Integer> VIRTUAL = new ConcurrentHashMap<>();

    /** How many actions are left for {@link Threads}. */
    private static final AtomicInteger CLOSING = new AtomicInteger();

    /** What is done when C first calls Java on a thread. */
    private static volatile Runnable atFirst = () -> {};

    /** Whether a function has been made through which C can call Java. Then calls check that the stack has room for that. */
    public static boolean isPossible;

    /** Whether C has called Java on a thread of its own. */
    private static volatile boolean anyOfRocksDB;

    private int depth;
    /** Whether C has called Java on this thread before. */
    private boolean called;
    /** Whether no call was around the first callback on this thread: as a rule, it is one of RocksDB's own threads. */
    private boolean ofRocksDB;
    /** What the callback on this thread has views of. */
    private final List<NativeObject> shown = new ArrayList<>(0);

    private InCallback() {}

    /** Has something done when C first calls Java on a thread. */
    public static void whenFirst(Runnable action) {
        atFirst = action;
    }

    /** C calls user code. */
    public static void enter() {
        Thread thread = Thread.currentThread();
        if (thread.isVirtual()) {
            VIRTUAL.merge(thread, 1, Integer::sum);
        } else {
            InCallback ofThread = OF_THREAD.get();
            ofThread.call();
            ofThread.depth++;
        }
    }

    public static void leave() {
        Thread thread = Thread.currentThread();
        if (thread.isVirtual()) {
            VIRTUAL.computeIfPresent(thread, (_, depth) -> depth == 1 ? null : depth - 1);
        } else {
            InCallback ofThread = OF_THREAD.get();
            try {
                if (ofThread.depth == 1) {
                    ofThread.endShown(); // first: what is destroyed then must know that it is in a callback
                }
            } finally {
                ofThread.depth--;
            }
        }
    }

    /**
     * Has the views of {@code object} that this thread is about to begin end with the callback, if it is one on a thread of
     * RocksDB's: that may never end, so what it reads would never be freed.
     */
    public static void showsUntilEnd(NativeObject object) {
        if (isOfRocksDB()) {
            List<NativeObject> all = OF_THREAD.get().shown;
            if (!all.contains(object)) {
                all.add(object);
            }
        }
    }

    /** Whether this is in a callback on a thread of RocksDB's own, which may never end. */
    public static boolean isOfRocksDB() {
        if (!anyOfRocksDB || Thread.currentThread().isVirtual()) {
            return false;
        }
        InCallback ofThread = OF_THREAD.get();
        return ofThread.depth > 0 && ofThread.ofRocksDB;
    }

    private void endShown() {
        while (!shown.isEmpty()) {
            shown.removeLast().endShown();
        }
    }

    /** C calls Java, but no user code. */
    public static void pass() {
        if (!Thread.currentThread().isVirtual()) {
            OF_THREAD.get().call();
        }
    }

    private void call() {
        if (!called) {
            atFirst.run();
            ofRocksDB = !CallContext.current().isInCall();
            if (ofRocksDB) { // no |=, which could undo what another thread writes meanwhile
                anyOfRocksDB = true;
            }
            called = true;
        }
    }

    /** Whether this thread is in a callback. */
    public static boolean is() {
        Thread thread = Thread.currentThread();
        return thread.isVirtual() ? !VIRTUAL.isEmpty() && VIRTUAL.containsKey(thread) : OF_THREAD.get().depth > 0;
    }

    /**
     * Whether this thread is in a callback that destroying a database may wait for: any callback on a thread of RocksDB's
     * own, and on other threads one without a call around it.
     */
    static boolean isWaitedFor() {
        if (!is()) {
            return false;
        }
        return !CallContext.current().isInCall()
                || (!Thread.currentThread().isVirtual() && OF_THREAD.get().ofRocksDB);
    }

    /** Has it done by a thread that is in no callback. */
    static void elsewhere(Runnable action) {
        boolean begun = false;
        CLOSING.getAndIncrement();
        try {
            Threads.POOL.execute(() -> {
                try {
                    action.run();
                } catch (RuntimeException e) {
                    Finisher.report(e);
                } finally {
                    CLOSING.getAndDecrement();
                }
            });
            begun = true;
        } finally {
            if (!begun) {
                CLOSING.getAndDecrement();
            }
        }
    }

    /** Whether something is left of what was to be done by another thread. */
    static boolean isClosing() {
        return CLOSING.get() > 0;
    }

    /** Made when first needed. */
    private static final class Threads {
        static final ExecutorService POOL = Executors.newCachedThreadPool(
                Thread.ofPlatform().daemon().name("rockspan-closing-", 0).factory());
    }
}
