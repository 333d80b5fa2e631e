package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * A job.
 *
 * <p>Valid as long as the object that returned it is open. Only one thread may use it at a time: a call by another
 * thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_job_t}.
 */
public class Job extends RocksObject {
    Job(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Job in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
