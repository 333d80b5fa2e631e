package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import org.jspecify.annotations.Nullable;

/** How options are loaded, for {@link OptionsUtil}. A setter refuses what RocksDB's C API cannot do. */
public class ConfigOptions implements AutoCloseable {

    private @Nullable Env env;
    private boolean ignoreUnknownOptions = true;

    /** Creates RocksDB's defaults: unknown options are ignored. */
    public ConfigOptions() {}

    /**
     * Sets the separator of the options in an options string.
     *
     * @throws UnsupportedOperationException if it is not {@code ;}, the default
     */
    public ConfigOptions setDelimiter(String delimiter) {
        return supported(delimiter.equals(";"), "another delimiter than a semicolon");
    }

    /** Sets whether unknown options are ignored in files that a newer RocksDB has written. Default: true. */
    public ConfigOptions setIgnoreUnknownOptions(boolean ignore) {
        ignoreUnknownOptions = ignore;
        return this;
    }

    /** Sets the environment whose file system options files are read from. Default: {@link Env#getDefault()}. */
    public ConfigOptions setEnv(Env env) {
        this.env = Call.notNull(env, "env");
        return this;
    }

    /**
     * Sets whether strings in options strings are escaped.
     *
     * @throws UnsupportedOperationException if false; true is the default
     */
    public ConfigOptions setInputStringsEscaped(boolean escaped) {
        return supported(escaped, "strings that are not escaped");
    }

    /**
     * Sets how closely options have to match.
     *
     * @throws UnsupportedOperationException if not exactly, which is the default
     */
    public ConfigOptions setSanityLevel(SanityLevel level) {
        return supported(level == SanityLevel.EXACT_MATCH, "options that do not match exactly");
    }

    private ConfigOptions supported(boolean supported, String what) {
        if (!supported) {
            throw new UnsupportedOperationException("RocksDB's C API cannot load " + what);
        }
        return this;
    }

    /** Refuses to ignore unknown options where C cannot. */
    void requireKnown() {
        supported(!ignoreUnknownOptions, "an options string and ignore what it does not know");
    }

    boolean ignoreUnknownOptions() {
        return ignoreUnknownOptions;
    }

    Env env() {
        return env == null ? Env.getDefault() : env;
    }

    /** Does nothing: there is nothing native. */
    @Override
    public void close() {}
}
