package dev.rockspan;

import dev.rockspan.raw.CWriteBatch;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/** The functions through which C calls {@link WalFilterCallbacks}. */
final class WalFilterUpcalls {
    private WalFilterUpcalls() {
    }

    static void columnFamilyLogNumberMap(long state, long a1, long a2, long a3, long a4, long a5, long a6, long a7) {
        try (Upcall upcall = Upcall.begin(state)) {
            WalFilterCallbacks callbacks = upcall.target(
                    WalFilterCallbacks.class, "WalFilterCallbacks.columnFamilyLogNumberMap");
            if (callbacks != null) {
                callbacks.columnFamilyLogNumberMap(Upcall.longsByInt(a1, a2, a3), Upcall.intsByText(a4, a5, a6, a7));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WalFilterCallbacks.columnFamilyLogNumberMap", failure);
        }
    }

    static int logRecordFound(long state, long a1, long a2, long a3, long a4, long a5, long a6) {
        Upcall.flag(a6, false);
        try (Upcall upcall = Upcall.begin(state)) {
            WalFilterCallbacks callbacks = upcall.target(WalFilterCallbacks.class, "WalFilterCallbacks.logRecordFound");
            if (callbacks != null) {
                WalFilterCallbacks.LogRecordFound answer = Objects.requireNonNull(
                        callbacks.logRecordFound(
                                a1, Upcall.text(a2, a3),
                                new WriteBatch(upcall.copy(
                                        "WriteBatch", a4, CWriteBatch::rocksdb_writebatch_data,
                                        CWriteBatch::rocksdb_writebatch_create_from,
                                        CWriteBatch::rocksdb_writebatch_destroy)),
                                new WriteBatch(upcall.view("WriteBatch", a5))),
                        "WalFilterCallbacks.logRecordFound answered null");
                Upcall.flag(a6, answer.batchChanged());
                return Objects.requireNonNull(answer.processing(), "WalFilterCallbacks.logRecordFound answered null")
                        .getValue();
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WalFilterCallbacks.logRecordFound", failure);
        }
        Upcall.flag(a6, false);
        return WalProcessingOption.CONTINUE_PROCESSING.getValue();
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment COLUMN_FAMILY_LOG_NUMBER_MAP = Callbacks.stub(
                MethodHandles.lookup().in(WalFilterUpcalls.class), "columnFamilyLogNumberMap",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment LOG_RECORD_FOUND = Callbacks.stub(
                MethodHandles.lookup().in(WalFilterUpcalls.class), "logRecordFound",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
