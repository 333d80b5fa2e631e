package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * A job.
 *
 * <p>Valid as long as the object that returned it is open. One thread at a time may use it: a call on a second one
 * throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_job_t}.
 */
public class Job extends RocksObject {
    Job(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Job in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
