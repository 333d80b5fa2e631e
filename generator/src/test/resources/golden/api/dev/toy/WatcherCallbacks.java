package dev.toy;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Watches a toy.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB goes on with an answer that may contradict others; so from then on
 * every operation that needs it fails, most with an {@link IllegalStateException}. Close the database then: what was
 * written and logged is read back when it is opened with callbacks that do not throw.
 *
 * <p>C: {@code toy_watcher_create}.
 */
public interface WatcherCallbacks {
    /**
     * Compares two keys.
     *
     * <p>C: {@code int (*)(void *, const char *, size_t, const char *, size_t)}.
     *
     * @return the answer; after an exception RocksDB gets an answer that makes it refuse to write table files; this
     *     method is not called again
     */
    int compare(MemorySegment a, MemorySegment b);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code unsigned char (*)(void *, const char *, size_t, unsigned char)}.
     *
     * @param title a copy
     * @param loud whether it is loud
     * @return the answer; after an exception RocksDB gets {@code 0}
     */
    default boolean accept(String title, boolean loud) {
        return true;
    }

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code int (*)(void *, int)}.
     *
     * @return the answer; after an exception RocksDB gets {@link Color#NONE}
     */
    Color color(Color was);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code char *(*)(void *, const char *, size_t, const char *, size_t, const char *const *, const size_t *,
     * int, unsigned char *, size_t *)}.
     *
     * @param old null if there is none
     * @return the new value, which is copied; null, or an exception, is a failure to merge
     */
    @Nullable MemorySegment merge(MemorySegment key, @Nullable MemorySegment old, List<MemorySegment> operands);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code char *(*)(void *, const char *, size_t, size_t *)}.
     *
     * @return how many of the key's first bytes are its prefix; after an exception RocksDB gets all of them
     */
    long prefix(MemorySegment key);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code unsigned char (*)(void *, int, const char *, size_t, const char *, size_t, char **, size_t *,
     * unsigned char *)}.
     *
     * @return what is done with the entry; after an exception it is kept
     */
    FilterDecision decide(int level, MemorySegment key, MemorySegment value);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const toy_job_t *, const char *)}.
     *
     * @param text a copy
     */
    default void tell(Job job, String text) {
    }

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code toy_filter_t *(*)(void *, const toy_job_t *)}.
     *
     * @param job null if there is none
     * @return an object that RocksDB takes over; after an exception RocksDB is given none
     */
    @Nullable Filter find(@Nullable Job job);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code toy_filter_t *(*)(void *)}.
     *
     * @return an object that RocksDB takes over; after an exception RocksDB is given one of {@code }
     */
    Filter make();

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code int (*)(void *, const char *, char **, size_t *, unsigned char *)}.
     *
     * @param question what is asked; a copy
     * @return the answer; after an exception RocksDB gets {@link Color#NONE} and nothing else
     */
    Reply reply(String question);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const uint32_t *, const uint64_t *, size_t)}.
     *
     * @param sizes a copy
     */
    default void sizes(Map<Integer, Long> sizes) {
    }

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const char *const *, const size_t *, const uint32_t *, size_t)}.
     *
     * @param names a copy
     */
    default void names(Map<String, Integer> names) {
    }

    /**
     * The answer.
     *
     * @param color its color
     * @param words the answer; copied when the callback returns; null for none
     */
    record Reply(Color color, @Nullable MemorySegment words, boolean sure) {
        /** Rejects null where a constant is needed. */
        public Reply {
            Call.notNull(color, "color");
        }
    }
}
