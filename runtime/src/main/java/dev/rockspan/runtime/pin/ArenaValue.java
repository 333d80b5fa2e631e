package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Unfinished;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.StackReserve;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Consumer;

/** A pinned value that an arena of the user's releases. What it was read from is destroyed after that. */
final class ArenaValue extends Unfinished implements Consumer<MemorySegment> {

    private static final long RELEASED = 0;

    private static final VarHandle PINNED = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "pinned", VarHandle.class, ArenaValue.class, long.class);

    /** The address of what pins the value. Not volatile: the constructor would pay for a fence. */
    private long pinned;

    private final Destroyer destroyer;
    private final NativeObject owner;

    /**
     * What is in a {@link Call#valueSlot} as a segment that ends with {@code arena}, which then releases the value; for a
     * call that uses {@code owner}.
     */
    @SuppressWarnings("restricted")
    static MemorySegment segment(Call call, Arena arena, MemorySegment slot, Destroyer destroyer, NativeObject owner) {
        ArenaValue value;
        try {
            value = new ArenaValue(Call.in(slot, Call.PINNED_BY), destroyer, owner);
        } catch (Error e) {
            call.release(Call.in(slot, Call.PINNED_BY), destroyer);
            throw e;
        }
        try {
            return MemorySegment.ofAddress(Call.in(slot, Call.DATA))
                    .reinterpret(Call.in(slot, Call.SIZE), arena, value)
                    .asReadOnly();
        } catch (RuntimeException | Error e) {
            value.accept(MemorySegment.NULL);
            throw e;
        }
    }

    private ArenaValue(long pinned, Destroyer destroyer, NativeObject owner) {
        this.pinned = pinned;
        this.destroyer = destroyer;
        this.owner = owner;
        owner.acquire();
    }

    /** Releases the value, the first time. An arena does not try again after an error: that is left to the finisher. */
    @Override
    public void accept(MemorySegment ofArena) {
        try {
            StackReserve.require();
            finish();
        } catch (Error e) {
            leaveToFinisher();
        }
    }

    @Override
    protected boolean finish() {
        long address = pinned;
        if (address == RELEASED || !PINNED.compareAndSet(this, address, RELEASED)) {
            return true;
        }
        RuntimeException failed = null;
        try {
            destroyer.destroy(MemorySegment.ofAddress(address));
        } catch (RuntimeException e) {
            failed = e;
        } catch (Error e) {
            pinned = address; // a VarHandle would take memory when it is first used; the finisher sees this, too
            throw e;
        }
        owner.release();
        Failures.rethrow(failed);
        return true;
    }
}
