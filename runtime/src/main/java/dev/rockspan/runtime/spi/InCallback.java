package dev.rockspan.runtime.spi;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Whether the thread is in a callback, that is, inside of RocksDB. What is closed there cannot always be destroyed there:
 * a database that is destroyed waits for its own threads, and other objects ask for locks that RocksDB may hold while it
 * calls back. A thread of its own does it then, and the callback goes on.
 */
final class InCallback {

    private static final ThreadLocal<int[]> DEPTH = new ThreadLocal<>() {
        @Override
        protected int[] initialValue() {
            return new int[1];
        }
    };

    private InCallback() {}

    static void enter() {
        DEPTH.get()[0]++;
    }

    static void leave() {
        DEPTH.get()[0]--;
    }

    static boolean is() {
        return DEPTH.get()[0] > 0;
    }

    /** Has it done by a thread that is in no callback. */
    static void later(Runnable action) {
        Threads.POOL.execute(action);
    }

    /** Made when first needed. */
    private static final class Threads {
        static final ExecutorService POOL = Executors.newCachedThreadPool(
                Thread.ofPlatform().daemon().name("rockspan-closing-", 0).factory());
    }
}
