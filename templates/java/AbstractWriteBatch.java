package dev.rockspan;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.NativeObject;

/** Writes that are applied to a database together or not at all: a {@link WriteBatch} or one with an index. */
public abstract class AbstractWriteBatch extends RocksObject implements WriteBatchInterface {

    AbstractWriteBatch(NativeObject nativeObject) {
        super(nativeObject);
    }
}
