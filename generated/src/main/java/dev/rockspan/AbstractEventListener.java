package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Is called when RocksDB does something; extend it. The arguments of its methods end with the call. RocksDB calls them
 * on its own threads. The C API does not tell which database it is, so that {@code db} is always null.
 */
public abstract class AbstractEventListener extends EventListener {

    /** The events that a listener can be called at. */
    public enum EnabledEventCallback {
        /** A flush has ended. */
        ON_FLUSH_COMPLETED,
        /** A flush begins. */
        ON_FLUSH_BEGIN,
        /** A compaction begins. */
        ON_COMPACTION_BEGIN,
        /** A compaction has ended. */
        ON_COMPACTION_COMPLETED,
        /** A memtable is full. */
        ON_MEMTABLE_SEALED,
        /** A file was ingested. */
        ON_EXTERNAL_FILE_INGESTED,
        /** Work in the background failed. */
        ON_BACKGROUND_ERROR,
        /** Writes are delayed or stopped, or not any more. */
        ON_STALL_CONDITIONS_CHANGED
    }

    /** Creates a listener that is called at all events. */
    protected AbstractEventListener() {
        this(EnabledEventCallback.values());
    }

    /** Creates a listener that is called at some events. */
    @SuppressWarnings("this-escape")
    protected AbstractEventListener(EnabledEventCallback... enabledEventCallbacks) {
        Set<EnabledEventCallback> enabled = EnumSet.noneOf(EnabledEventCallback.class);
        Collections.addAll(enabled, Call.whole(enabledEventCallbacks, "enabledEventCallbacks"));
        adopt(new EventListener(new Told(this, enabled)));
    }

    /** Called when a flush has ended. */
    public void onFlushCompleted(@Nullable RocksDB db, FlushJobInfo flushJobInfo) {}

    /** Called when a flush begins. */
    public void onFlushBegin(@Nullable RocksDB db, FlushJobInfo flushJobInfo) {}

    /** Called when a compaction begins. */
    public void onCompactionBegin(@Nullable RocksDB db, CompactionJobInfo compactionJobInfo) {}

    /** Called when a compaction has ended. */
    public void onCompactionCompleted(@Nullable RocksDB db, CompactionJobInfo compactionJobInfo) {}

    /** Called when a memtable is full and gets flushed. */
    public void onMemTableSealed(MemTableInfo memTableInfo) {}

    /** Called when a file was ingested. */
    public void onExternalFileIngested(@Nullable RocksDB db, ExternalFileIngestionInfo fileIngestionInfo) {}

    /** Called when background work failed, which stops writes. */
    public void onBackgroundError(BackgroundErrorReason backgroundErrorReason, @Nullable Status backgroundError) {}

    /** Called when writes begin to be delayed or stopped, or no longer are. */
    public void onStallConditionsChanged(WriteStallInfo writeStallInfo) {}

    private record Told(AbstractEventListener listener, Set<EnabledEventCallback> enabled)
            implements EventListenerCallbacks {

        @Override
        public void onFlushBegin(FlushJobInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_FLUSH_BEGIN)) {
                listener.onFlushBegin(null, info);
            }
        }

        @Override
        public void onFlushCompleted(FlushJobInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_FLUSH_COMPLETED)) {
                listener.onFlushCompleted(null, info);
            }
        }

        @Override
        public void onCompactionBegin(CompactionJobInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_COMPACTION_BEGIN)) {
                listener.onCompactionBegin(null, info);
            }
        }

        @Override
        public void onCompactionCompleted(CompactionJobInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_COMPACTION_COMPLETED)) {
                listener.onCompactionCompleted(null, info);
            }
        }

        @Override
        public void onExternalFileIngested(ExternalFileIngestionInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_EXTERNAL_FILE_INGESTED)) {
                listener.onExternalFileIngested(null, info);
            }
        }

        @Override
        public void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus error) {
            if (enabled.contains(EnabledEventCallback.ON_BACKGROUND_ERROR)) {
                listener.onBackgroundError(reason, status(error));
            }
        }

        private static @Nullable Status status(BackgroundErrorStatus error) {
            try {
                error.getError();
                return null;
            } catch (RocksDBException e) {
                return e.getStatus();
            }
        }

        @Override
        public void onStallConditionsChanged(WriteStallInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_STALL_CONDITIONS_CHANGED)) {
                listener.onStallConditionsChanged(info);
            }
        }

        @Override
        public void onMemTableSealed(MemTableInfo info) {
            if (enabled.contains(EnabledEventCallback.ON_MEMTABLE_SEALED)) {
                listener.onMemTableSealed(info);
            }
        }
    }
}
