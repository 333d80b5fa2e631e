package dev.rockspan.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Handles exceptions that are thrown in callbacks. None of them gets into C: RocksDB gets the answer that does the
 * least harm, which the callback's documentation names, and goes on.
 *
 * <p>If the callback ran inside a call of a Java thread, that call throws the exception when the native function
 * returns. An error of RocksDB's is then among the suppressed ones. The call may have done its work all the same. If
 * the callback ran on one of RocksDB's own threads, the handler that is set here gets the exception. Without a handler
 * the {@link System.Logger} named {@code dev.rockspan.callbacks} logs it as an error.
 */
public final class CallbackErrors {

    /** Gets the exceptions of callbacks that ran inside no call. */
    @FunctionalInterface
    public interface Handler {

        /**
         * Handles an exception, on the thread of the callback, often one of RocksDB's own: return soon. What it throws
         * itself is logged.
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
