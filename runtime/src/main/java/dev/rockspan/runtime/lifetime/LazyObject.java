package dev.rockspan.runtime.lifetime;

/** Owns a native object for a handle until something needs a {@link NativeObject} for it. */
public interface LazyObject {

    /** The native object, made when first asked for. */
    NativeObject share();

    /** Closes it, also if it is shared. */
    void close();

    /** Whether it can be used. */
    boolean isUsable();
}
