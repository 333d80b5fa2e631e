package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Owned;

/** A superclass of {@link RocksObject} that rocksdbjni has, for programs that name it. */
public abstract class AbstractNativeReference extends Handle {

    AbstractNativeReference(NativeObject object) {
        super(object);
    }

    AbstractNativeReference(Owned pinned, RocksObject parent) {
        super(pinned, parent);
    }

    AbstractNativeReference(Class<? extends RocksObject> kind) {
        super(kind);
    }
}
