package dev.rockspan.runtime;

import java.util.Objects;

/**
 * RocksDB reported an error. It is unchecked; {@link #getStatus()} tells errors apart without reading the text.
 */
public class RocksDBException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final String PACKAGE = RocksDBException.class.getPackageName() + '.';

    private final Status status;

    /** An exception whose message is the status as RocksDB words it; if that is a code alone, with where it was met. */
    public RocksDBException(Status status) {
        super(message(status));
        this.status = status;
    }

    /** An exception with the status that the message is the text of. */
    public RocksDBException(String message) {
        this(message, Status.parse(message));
    }

    /** An exception with a message of its own. */
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

    /** What went wrong: code, sub-code and message. */
    public Status getStatus() {
        return status;
    }
}
