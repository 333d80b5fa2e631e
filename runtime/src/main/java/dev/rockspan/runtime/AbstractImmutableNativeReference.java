package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Owned;

/** A superclass of {@link RocksObject} that rocksdbjni has, for programs that name it. */
public abstract class AbstractImmutableNativeReference extends AbstractNativeReference {

    AbstractImmutableNativeReference(NativeObject object) {
        super(object);
    }

    AbstractImmutableNativeReference(Owned pinned, RocksObject parent) {
        super(pinned, parent);
    }

    AbstractImmutableNativeReference(Class<? extends RocksObject> kind) {
        super(kind);
    }
}
