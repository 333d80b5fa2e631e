package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * A job.
 *
 * <p>Belongs to the object that handed it out, or is freed with it. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>C: {@code toy_job_t}.
 */
public class Job extends RocksObject {
    Job(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Job in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
