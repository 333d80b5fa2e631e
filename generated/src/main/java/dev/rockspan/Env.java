package dev.rockspan;

import dev.rockspan.raw.CEnv;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * The file system, threads and clock that RocksDB works with.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_env_t}.
 */
public class Env extends RocksObject {
    Env(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the operating system's environment, which all databases share by default.
     *
     * <p>C: {@code rocksdb_create_default_env}.
     *
     * @return a new object, to be closed
     */
    public static Env getDefault() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CEnv.rocksdb_create_default_env();
            return new Env(call.made(NativeObject.owned("Env", nativeResult, CEnv::rocksdb_env_destroy)));
        }
    }

    /**
     * Creates an environment whose files are in memory and vanish with it.
     *
     * <p>C: {@code rocksdb_create_mem_env}.
     *
     * @return a new object, to be closed
     */
    public static Env newMemEnv() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CEnv.rocksdb_create_mem_env();
            return new Env(call.made(NativeObject.owned("Env", nativeResult, CEnv::rocksdb_env_destroy)));
        }
    }

    /**
     * Creates a folder unless it exists.
     *
     * <p>C: {@code rocksdb_create_dir_if_missing}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createDirIfMissing(String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_create_dir_if_missing(call.use(this), call.string(path, "path"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns the number of threads for compactions.
     *
     * <p>C: {@code rocksdb_env_get_background_threads}.
     */
    public int getBackgroundThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CEnv.rocksdb_env_get_background_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of threads for compactions into the last level.
     *
     * <p>C: {@code rocksdb_env_get_bottom_priority_background_threads}.
     */
    public int getBottomPriorityBackgroundThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CEnv.rocksdb_env_get_bottom_priority_background_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of threads for flushes.
     *
     * <p>C: {@code rocksdb_env_get_high_priority_background_threads}.
     */
    public int getHighPriorityBackgroundThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CEnv.rocksdb_env_get_high_priority_background_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of threads for compactions.
     *
     * <p>C: {@code rocksdb_env_get_low_priority_background_threads}.
     */
    public int getLowPriorityBackgroundThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CEnv.rocksdb_env_get_low_priority_background_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Blocks until the threads that were started through this environment have ended.
     *
     * <p>C: {@code rocksdb_env_join_all_threads}.
     */
    public void joinAllThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_join_all_threads(call.use(this));
        }
    }

    /**
     * Has the operating system prefer other threads to those for flushes.
     *
     * <p>C: {@code rocksdb_env_lower_high_priority_thread_pool_cpu_priority}.
     */
    public void lowerHighPriorityThreadPoolCPUPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_lower_high_priority_thread_pool_cpu_priority(call.use(this));
        }
    }

    /**
     * Has the operating system prefer other threads' input and output to that of flushes.
     *
     * <p>C: {@code rocksdb_env_lower_high_priority_thread_pool_io_priority}.
     */
    public void lowerHighPriorityThreadPoolIOPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_lower_high_priority_thread_pool_io_priority(call.use(this));
        }
    }

    /**
     * Has the operating system prefer other threads to those for compactions.
     *
     * <p>C: {@code rocksdb_env_lower_thread_pool_cpu_priority}.
     */
    public void lowerThreadPoolCPUPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_lower_thread_pool_cpu_priority(call.use(this));
        }
    }

    /**
     * Has the operating system prefer other threads' input and output to that of compactions.
     *
     * <p>C: {@code rocksdb_env_lower_thread_pool_io_priority}.
     */
    public void lowerThreadPoolIOPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_lower_thread_pool_io_priority(call.use(this));
        }
    }

    /**
     * Sets the number of threads for compactions, which all databases of this environment share. A database that is
     * opened later raises it to what {@code setMaxBackgroundJobs} needs.
     *
     * <p>C: {@code rocksdb_env_set_background_threads}.
     *
     * @param backgroundThreads at most 1024
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public Env setBackgroundThreads(int backgroundThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_set_background_threads(
                    call.use(this), Call.inRange(backgroundThreads, Integer.MIN_VALUE, 1024, "backgroundThreads"));
            return this;
        }
    }

    /**
     * Sets the number of threads for compactions into the last level; 0 by default, so that those for other compactions
     * do these, too.
     *
     * <p>C: {@code rocksdb_env_set_bottom_priority_background_threads}.
     *
     * @param bottomPriorityBackgroundThreads at most 1024
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public Env setBottomPriorityBackgroundThreads(int bottomPriorityBackgroundThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_set_bottom_priority_background_threads(
                    call.use(this),
                    Call.inRange(
                            bottomPriorityBackgroundThreads, Integer.MIN_VALUE, 1024,
                            "bottomPriorityBackgroundThreads"));
            return this;
        }
    }

    /**
     * Sets the number of threads for flushes, which all databases of this environment share. A database that is opened
     * later raises it to what {@code setMaxBackgroundJobs} needs.
     *
     * <p>C: {@code rocksdb_env_set_high_priority_background_threads}.
     *
     * @param highPriorityBackgroundThreads at most 1024
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public Env setHighPriorityBackgroundThreads(int highPriorityBackgroundThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_set_high_priority_background_threads(
                    call.use(this),
                    Call.inRange(
                            highPriorityBackgroundThreads, Integer.MIN_VALUE, 1024, "highPriorityBackgroundThreads"));
            return this;
        }
    }

    /**
     * Sets the number of threads for compactions, which all databases of this environment share. A database that is
     * opened later raises it to what {@code setMaxBackgroundJobs} needs.
     *
     * <p>C: {@code rocksdb_env_set_low_priority_background_threads}.
     *
     * @param lowPriorityBackgroundThreads at most 1024
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public Env setLowPriorityBackgroundThreads(int lowPriorityBackgroundThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnv.rocksdb_env_set_low_priority_background_threads(
                    call.use(this),
                    Call.inRange(
                            lowPriorityBackgroundThreads, Integer.MIN_VALUE, 1024, "lowPriorityBackgroundThreads"));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Env in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Env() {
        super(Env.class);
    }

    /** Returns how many threads there are of a priority. */
    public int getBackgroundThreads(Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> getHighPriorityBackgroundThreads();
            case BOTTOM -> getBottomPriorityBackgroundThreads();
            default -> getLowPriorityBackgroundThreads();
        };
    }

    /** Sets how many threads there are of a priority. */
    public Env setBackgroundThreads(int number, Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> setHighPriorityBackgroundThreads(number);
            case BOTTOM -> setBottomPriorityBackgroundThreads(number);
            default -> setLowPriorityBackgroundThreads(number);
        };
    }

    /** Has the operating system prefer other threads to those of a priority. */
    public Env lowerThreadPoolCPUPriority(Priority priority) {
        if (isHigh(priority)) {
            lowerHighPriorityThreadPoolCPUPriority();
        } else {
            lowerThreadPoolCPUPriority();
        }
        return this;
    }

    /** Has the operating system prefer other threads' input and output to that of a priority's. */
    public Env lowerThreadPoolIOPriority(Priority priority) {
        if (isHigh(priority)) {
            lowerHighPriorityThreadPoolIOPriority();
        } else {
            lowerThreadPoolIOPriority();
        }
        return this;
    }

    private static boolean isHigh(Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> true;
            case LOW -> false;
            default -> throw new UnsupportedOperationException(
                    "RocksDB's C API cannot lower threads of the priority " + priority);
        };
    }
}
