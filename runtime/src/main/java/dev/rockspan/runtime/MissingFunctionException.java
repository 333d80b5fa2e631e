package dev.rockspan.runtime;

import java.nio.file.Path;

/**
 * The native library lacks a function, or has it with other parameters: it is older or newer than this API, or was
 * built without it. Only the method that was called is affected, and the call has changed nothing.
 */
public final class MissingFunctionException extends UnsupportedOperationException {

    private static final long serialVersionUID = 1L;

    private final String function;
    private final String library;

    /**
     * The function {@code function} is missing in the library loaded from {@code library}.
     *
     * @param when which versions of RocksDB have it, in sentences; empty if that is not known
     */
    public MissingFunctionException(String function, Path library, String when) {
        super("The native library " + library + " has no function " + function + " as this API calls it. " + when
                + "Use a librocksdb of the version this API was generated for.");
        this.function = function;
        this.library = library.toString();
    }

    /** Returns the name of the C function. */
    public String getFunction() {
        return function;
    }

    /** Returns the path of the library that lacks the function. */
    public String getLibrary() {
        return library;
    }
}
