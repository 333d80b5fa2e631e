package dev.rockspan.runtime;

/** The native RocksDB library could not be found or loaded; the message lists what was tried and what to do. */
public final class NativeLibraryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates an exception with a message for the user. */
    public NativeLibraryException(String message) {
        super(message);
    }

    /** Creates an exception with a message for the user and what caused it. */
    public NativeLibraryException(String message, Throwable cause) {
        super(message, cause);
    }
}
