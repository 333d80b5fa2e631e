package dev.rockspan;

public class TraceOptions {
    /** Creates options of a trace that ends at a size in bytes. */
    @SuppressWarnings("this-escape")
    public TraceOptions(long maxTraceFileSize) {
        this();
        setMaxTraceFileSize(maxTraceFileSize);
    }
}
