package dev.rockspan.runtime;

import java.util.Objects;

/**
 * RocksDB reported an error. It is unchecked; {@link #getStatus()} tells errors apart without reading the text.
 */
public class RocksDBException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final String PACKAGE = RocksDBException.class.getPackageName() + '.';

    private final Status status;

    /**
     * Creates an exception whose message is RocksDB's text for the status. If that is a code alone, the message also
     * names the method that was called.
     */
    public RocksDBException(Status status) {
        super(message(status));
        this.status = status;
    }

    /** Creates an exception from RocksDB's text for a status. */
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
        String text = Objects.requireNonNull(status, "status is null").toString();
        if (status.getState() != null || status.getSubCode() != Status.SubCode.None) {
            return text;
        }
        String where = StackWalker.getInstance().walk(frames -> frames.filter(frame -> !isInside(frame.getClassName()))
                .findFirst()
                .map(frame -> frame.getClassName().replaceFirst(".*\\.", "") + '.' + frame.getMethodName())
                .orElse("?"));
        return text.replaceFirst("[: ]+$", "") + ", in " + where + "; RocksDB says no more";
    }

    /** Whether a class is this one or in a package below this one's. */
    private static boolean isInside(String className) {
        return className.equals(RocksDBException.class.getName())
                || className.startsWith(PACKAGE) && className.indexOf('.', PACKAGE.length()) > 0;
    }

    /** Returns what went wrong: code, sub-code and message. */
    public Status getStatus() {
        return status;
    }
}
