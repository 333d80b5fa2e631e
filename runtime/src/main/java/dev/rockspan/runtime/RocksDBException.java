package dev.rockspan.runtime;

/**
 * RocksDB reported an error. It is unchecked; {@link #getStatus()} tells errors apart without reading the text.
 */
public final class RocksDBException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Status status;

    /** An exception whose message is the status as RocksDB words it. */
    public RocksDBException(Status status) {
        super(status.toString());
        this.status = status;
    }

    /** What went wrong: code, sub-code and message. */
    public Status getStatus() {
        return status;
    }
}
