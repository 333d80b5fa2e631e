package dev.rockspan.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of exceptions that are thrown in callbacks. None of them gets into C: RocksDB is given the answer that
 * does the least harm (a callback's documentation says which) and goes on.
 *
 * <p>If the callback ran inside a call that a Java thread had made, the exception is thrown to that caller when the
 * native function returns, in the place of an error of RocksDB's, which is then among the suppressed ones. What the call
 * was to do may have been done. If it ran on one of RocksDB's own threads, nobody is there to catch it: then it is given
 * to the handler that is set here. Without one it is logged as an error by the {@link System.Logger} named
 * {@code dev.rockspan.callbacks}.
 */
public final class CallbackErrors {

    /** Is told of exceptions that no caller could be given. */
    @FunctionalInterface
    public interface Handler {

        /**
         * A callback has thrown. Called on the thread on which that happened, often one of RocksDB's own, so it should
         * return soon; what it throws itself is logged.
         *
         * @param callback which one, as {@code Interface.method}
         * @param error what was thrown
         */
        void handle(String callback, Throwable error);
    }

    private static final Handler LOG = new Log();

    private static volatile Handler handler = LOG;

    private CallbackErrors() {}

    /** Sets the handler, for all callbacks of the process; null goes back to logging. */
    public static void setHandler(@Nullable Handler handler) {
        CallbackErrors.handler = handler == null ? LOG : handler;
    }

    /** Returns the handler in use; by default one that logs. */
    public static Handler getHandler() {
        return handler;
    }

    private static final class Log implements Handler {
        private final System.Logger logger = System.getLogger("dev.rockspan.callbacks");

        @Override
        public void handle(String callback, Throwable error) {
            logger.log(System.Logger.Level.ERROR, callback + " threw an exception", Objects.requireNonNull(error));
        }
    }
}
