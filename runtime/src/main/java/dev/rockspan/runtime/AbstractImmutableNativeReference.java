package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.LazyObject;
import dev.rockspan.runtime.lifetime.NativeObject;

/** A superclass of {@link RocksObject} that rocksdbjni has, for programs that name it. */
public abstract class AbstractImmutableNativeReference extends AbstractNativeReference {

    AbstractImmutableNativeReference(NativeObject object) {
        super(object);
    }

    AbstractImmutableNativeReference(LazyObject object, RocksObject parent) {
        super(object, parent);
    }

    AbstractImmutableNativeReference(Class<? extends RocksObject> kind) {
        super(kind);
    }
}
