package dev.rockspan.runtime.lifetime;

/** What owns a native object until its {@link NativeObject} is needed. */
public interface LazyObject {

    /** The native object, made when first asked for. */
    NativeObject share();

    /** Closes it, also if it is shared. */
    void close();

    /** Whether it can be used. */
    boolean isUsable();
}
