package dev.rockspan.interop;

import dev.rockspan.PinnedValue;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;

/**
 * A Netty buffer over a value in RocksDB's memory. Netty writes it to a channel without copying it to the Java heap, and the
 * release of the last reference frees the value.
 *
 * <p>Create it, and let it be used, on the thread that read the value: the channel's event loop.
 */
public final class PinnedByteBuf extends CompositeByteBuf {

    private final PinnedValue value;

    public PinnedByteBuf(PinnedValue value) {
        super(UnpooledByteBufAllocator.DEFAULT, true, 1);
        this.value = value;
        addComponent(true, Unpooled.wrappedBuffer(value.value().asByteBuffer()));
    }

    @Override
    protected void deallocate() {
        super.deallocate();
        value.close();
    }
}
