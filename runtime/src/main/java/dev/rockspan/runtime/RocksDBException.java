package dev.rockspan.runtime;

import java.util.Objects;

/**
 * RocksDB reported an error. It is unchecked; {@link #getStatus()} tells errors apart without reading the text.
 */
public class RocksDBException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Status status;

    /**
     * Creates an exception whose message is that of the status without its code, as rocksdbjni has it; if there is none, the
     * name of the code.
     */
    public RocksDBException(Status status) {
        this(message(status), status);
    }

    /** Creates an exception with RocksDB's text for a status as its message. */
    public RocksDBException(String message) {
        this(message, Status.parse(message));
    }

    /** Creates an exception with a status and a message of its own. */
    public RocksDBException(String message, Status status) {
        super(message);
        this.status = Objects.requireNonNull(status, "status is null");
    }

    /** An exception for what a class cannot do though its superclass can. */
    public static RocksDBException notSupported(String message) {
        return new RocksDBException(message, new Status(Status.Code.NotSupported, Status.SubCode.None, message));
    }

    private static String message(Status status) {
        String state = Objects.requireNonNull(status, "status is null").getState();
        return state == null ? status.getCodeString() : state;
    }

    /** Returns what went wrong: code, sub-code and message; its text is RocksDB's. */
    public Status getStatus() {
        return status;
    }
}
