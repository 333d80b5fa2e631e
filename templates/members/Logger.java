//# needs Logger
package dev.rockspan;

class Logger {

    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param logLevel the least level of what is logged
     */
    @SuppressWarnings("this-escape")
    protected Logger(InfoLogLevel logLevel) {
        adopt(new Logger(logLevel, this::log));
    }

    //# needs DBOptionsInterface.infoLogLevel
    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param options whose level is the least of what is logged
     */
    protected Logger(DBOptionsInterface<?> options) {
        this(options.infoLogLevel());
    }
    //# end

    /** Logs a message; for subclasses to override. It may be called from several threads at once. */
    protected void log(InfoLogLevel logLevel, String logMessage) {}
}
