package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.LazyObject;
import dev.rockspan.runtime.lifetime.NativeObject;

/** A superclass of {@link RocksObject} that rocksdbjni has, for programs that name it. */
public abstract class AbstractNativeReference extends Handle {

    AbstractNativeReference(NativeObject object) {
        super(object);
    }

    AbstractNativeReference(LazyObject object, RocksObject parent) {
        super(object, parent);
    }

    AbstractNativeReference(Class<? extends RocksObject> kind) {
        super(kind);
    }
}
