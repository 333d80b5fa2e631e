package dev.rockspan.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.Status.Code;
import dev.rockspan.runtime.Status.SubCode;
import dev.rockspan.runtime.testing.C;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Errors that RocksDB itself makes, and what becomes of them. */
class RealStatusTest {

    @TempDir
    Path folder;

    private final List<Runnable> ends = new ArrayList<>();
    private Arena arena;
    private MemorySegment options;
    private MemorySegment wo;
    private MemorySegment ro;

    /** A way to provoke an error: the last call with an error slot makes it. */
    private interface Provocation extends Function<RealStatusTest, Status> {}

    private static Arguments provoke(Code code, SubCode subCode, String how, Provocation provocation) {
        return Arguments.of(code, subCode, how, provocation);
    }

    static Stream<Arguments> provocations() {
        return Stream.of(
                provoke(Code.IOError, SubCode.None, "open twice", RealStatusTest::openTwice),
                provoke(Code.IOError, SubCode.PathNotFound, "list nothing", RealStatusTest::listNothing),
                provoke(Code.IOError, SubCode.SpaceLimit, "write too much", RealStatusTest::writeTooMuch),
                provoke(Code.InvalidArgument, SubCode.None, "open nothing", RealStatusTest::openNothing),
                provoke(Code.InvalidArgument, SubCode.TxnNotPrepared, "not prepared", RealStatusTest::notPrepared),
                provoke(Code.Corruption, SubCode.None, "garbage in CURRENT", RealStatusTest::corrupt),
                provoke(Code.NotSupported, SubCode.None, "write to a reader", RealStatusTest::writeToReader),
                provoke(Code.NotFound, SubCode.None, "restore nothing", RealStatusTest::restoreNothing),
                provoke(Code.Incomplete, SubCode.None, "read from the cache only", RealStatusTest::readFromCacheOnly),
                provoke(Code.ShutdownInProgress, SubCode.None, "flush after the end", RealStatusTest::flushAfterEnd),
                provoke(Code.TimedOut, SubCode.LockTimeout, "wait for a lock", RealStatusTest::waitForLock),
                provoke(Code.Busy, SubCode.None, "commit a conflict", RealStatusTest::commitConflict),
                provoke(Code.Aborted, SubCode.LockLimit, "lock too many keys", RealStatusTest::lockTooMany),
                provoke(Code.Busy, SubCode.Deadlock, "wait in a circle", RealStatusTest::deadlock),
                provoke(Code.Expired, SubCode.None, "commit too late", RealStatusTest::commitTooLate),
                provoke(
                        Code.ColumnFamilyDropped,
                        SubCode.None,
                        "flush what was dropped",
                        RealStatusTest::flushDropped));
    }

    @ParameterizedTest(name = "{2}: {0} {1}")
    @MethodSource("provocations")
    void a_real_error_has_its_code(Code code, SubCode subCode, String how, Provocation provocation) {
        Status status = provocation.apply(this);
        assertThat(status.getCode()).as("%s: %s", how, status).isEqualTo(code);
        assertThat(status.getSubCode()).as("%s: %s", how, status).isEqualTo(subCode);
    }

    @BeforeEach
    void begin() {
        arena = Arena.ofShared();
        ends.add(arena::close);
        options = create("options");
        wo = create("writeoptions");
        ro = create("readoptions");
        C.run("rocksdb_options_set_create_if_missing", options, (byte) 1);
    }

    @AfterEach
    void end() {
        Collections.reverse(ends);
        ends.forEach(Runnable::run);
    }

    private MemorySegment create(String type) {
        return ending(C.pointer("rocksdb_" + type + "_create"), "rocksdb_" + type + "_destroy");
    }

    private MemorySegment ending(MemorySegment object, String destroyer) {
        if (object.address() != 0) {
            ends.add(() -> C.run(destroyer, object));
        }
        return object;
    }

    private MemorySegment text(String text) {
        return arena.allocateFrom(text);
    }

    private MemorySegment path() {
        return text(folder.resolve("db").toString());
    }

    /** Runs something that takes an error slot, and reads the slot. */
    private static Status status(Consumer<MemorySegment> action) {
        try (Call call = Call.begin(C.TABLE)) {
            action.accept(call.errorSlot());
            return call.takeStatus();
        }
    }

    private static void ok(Status status) {
        assertThat(status).isEqualTo(Status.OK);
    }

    private MemorySegment open() {
        MemorySegment[] db = new MemorySegment[1];
        ok(status(e -> db[0] = C.pointer("rocksdb_open", options, path(), e)));
        return db[0];
    }

    private MemorySegment openUntilEnd() {
        return ending(open(), "rocksdb_close");
    }

    private Status put(MemorySegment db, String key) {
        MemorySegment k = text(key);
        return status(e -> C.run("rocksdb_put", db, wo, k, (long) key.length(), k, (long) key.length(), e));
    }

    private Status flush(MemorySegment db) {
        MemorySegment fo = create("flushoptions");
        return status(e -> C.run("rocksdb_flush", db, fo, e));
    }

    private Status openTwice() {
        openUntilEnd();
        return status(e -> C.pointer("rocksdb_open", options, path(), e));
    }

    private Status openNothing() {
        C.run("rocksdb_options_set_create_if_missing", options, (byte) 0);
        return status(e -> C.pointer("rocksdb_open", options, path(), e));
    }

    private Status listNothing() {
        MemorySegment count = arena.allocate(8);
        return status(e -> C.pointer("rocksdb_list_column_families", options, path(), count, e));
    }

    private Status writeTooMuch() {
        MemorySegment env = ending(C.pointer("rocksdb_create_default_env"), "rocksdb_env_destroy");
        MemorySegment manager =
                ending(C.pointer("rocksdb_sst_file_manager_create", env), "rocksdb_sst_file_manager_destroy");
        C.run("rocksdb_sst_file_manager_set_max_allowed_space_usage", manager, 1L);
        C.run("rocksdb_options_set_sst_file_manager", options, manager);
        MemorySegment db = openUntilEnd();
        ok(put(db, "k"));
        return flush(db);
    }

    private Status corrupt() {
        C.run("rocksdb_close", open());
        try {
            Files.writeString(folder.resolve("db/CURRENT"), "garbage");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return status(e -> C.pointer("rocksdb_open", options, path(), e));
    }

    private Status writeToReader() {
        C.run("rocksdb_close", open());
        MemorySegment[] db = new MemorySegment[1];
        ok(status(e -> db[0] = C.pointer("rocksdb_open_for_read_only", options, path(), (byte) 0, e)));
        ending(db[0], "rocksdb_close");
        return put(db[0], "k");
    }

    private Status restoreNothing() {
        MemorySegment[] engine = new MemorySegment[1];
        MemorySegment backups = text(folder.resolve("backups").toString());
        ok(status(e -> engine[0] = C.pointer("rocksdb_backup_engine_open", options, backups, e)));
        ending(engine[0], "rocksdb_backup_engine_close");
        MemorySegment restore = create("restore_options");
        return status(e ->
                C.run("rocksdb_backup_engine_restore_db_from_latest_backup", engine[0], path(), path(), restore, e));
    }

    private Status readFromCacheOnly() {
        MemorySegment first = open();
        ok(put(first, "k"));
        ok(flush(first));
        C.run("rocksdb_close", first);
        MemorySegment db = openUntilEnd();
        C.run("rocksdb_readoptions_set_read_tier", ro, 1);
        MemorySegment length = arena.allocate(8);
        return status(e -> C.pointer("rocksdb_get", db, ro, text("k"), 1L, length, e));
    }

    private Status flushAfterEnd() {
        MemorySegment db = openUntilEnd();
        ok(put(db, "k"));
        C.run("rocksdb_cancel_all_background_work", db, (byte) 1);
        return flush(db);
    }

    private Status flushDropped() {
        MemorySegment db = openUntilEnd();
        MemorySegment[] cf = new MemorySegment[1];
        ok(status(e -> cf[0] = C.pointer("rocksdb_create_column_family", db, options, text("cf"), e)));
        ending(cf[0], "rocksdb_column_family_handle_destroy");
        MemorySegment k = text("k");
        ok(status(e -> C.run("rocksdb_put_cf", db, wo, cf[0], k, 1L, k, 1L, e)));
        ok(status(e -> C.run("rocksdb_drop_column_family", db, cf[0], e)));
        MemorySegment fo = create("flushoptions");
        return status(e -> C.run("rocksdb_flush_cf", db, fo, cf[0], e));
    }

    private MemorySegment transactionDb(long maxLocks) {
        MemorySegment to = create("transactiondb_options");
        C.run("rocksdb_transactiondb_options_set_max_num_locks", to, maxLocks);
        MemorySegment[] db = new MemorySegment[1];
        ok(status(e -> db[0] = C.pointer("rocksdb_transactiondb_open", options, to, path(), e)));
        return ending(db[0], "rocksdb_transactiondb_close");
    }

    private MemorySegment transaction(MemorySegment db, MemorySegment to) {
        return ending(
                C.pointer("rocksdb_transaction_begin", db, wo, to, MemorySegment.NULL), "rocksdb_transaction_destroy");
    }

    private Status put(MemorySegment transaction, MemorySegment key) {
        return status(e -> C.run("rocksdb_transaction_put", transaction, key, 1L, key, 1L, e));
    }

    private static Status commit(MemorySegment transaction) {
        return status(e -> C.run("rocksdb_transaction_commit", transaction, e));
    }

    private Status waitForLock() {
        MemorySegment db = transactionDb(-1);
        MemorySegment to = create("transaction_options");
        C.run("rocksdb_transaction_options_set_lock_timeout", to, 1L);
        ok(put(transaction(db, to), text("k")));
        return put(transaction(db, to), text("k"));
    }

    private Status lockTooMany() {
        MemorySegment db = transactionDb(1);
        MemorySegment transaction = transaction(db, create("transaction_options"));
        for (int i = 0; i < 100; i++) {
            Status status = put(transaction, arena.allocateFrom(ValueLayout.JAVA_BYTE, (byte) i));
            if (!status.isOk()) {
                return status;
            }
        }
        return Status.OK;
    }

    private Status deadlock() {
        MemorySegment db = transactionDb(-1);
        MemorySegment to = create("transaction_options");
        C.run("rocksdb_transaction_options_set_deadlock_detect", to, (byte) 1);
        C.run("rocksdb_transaction_options_set_lock_timeout", to, 20_000L);
        MemorySegment one = transaction(db, to);
        MemorySegment two = transaction(db, to);
        ok(put(one, text("a")));
        ok(put(two, text("b")));
        MemorySegment a = text("a");
        MemorySegment b = text("b");
        Status[] other = new Status[1];
        Thread thread = Thread.ofPlatform().start(() -> {
            other[0] = put(one, b);
            C.run("rocksdb_transaction_rollback", one, errorSlot());
        });
        Status ours = put(two, a);
        if (!ours.isOk()) {
            ok(status(e -> C.run("rocksdb_transaction_rollback", two, e)));
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return ours.isOk() ? other[0] : ours;
    }

    private MemorySegment errorSlot() {
        return arena.allocate(8, 8);
    }

    private Status commitTooLate() {
        MemorySegment db = transactionDb(-1);
        MemorySegment to = create("transaction_options");
        C.run("rocksdb_transaction_options_set_expiration", to, 1L);
        MemorySegment transaction = transaction(db, to);
        ok(status(e -> C.run("rocksdb_transaction_put", transaction, text("k"), 1L, text("v"), 1L, e)));
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return commit(transaction);
    }

    private Status notPrepared() {
        MemorySegment db = transactionDb(-1);
        MemorySegment to = create("transaction_options");
        C.run("rocksdb_transaction_options_set_skip_prepare", to, (byte) 0);
        MemorySegment transaction = transaction(db, to);
        ok(put(transaction, text("k")));
        return commit(transaction);
    }

    private Status commitConflict() {
        MemorySegment[] db = new MemorySegment[1];
        ok(status(e -> db[0] = C.pointer("rocksdb_optimistictransactiondb_open", options, path(), e)));
        ending(db[0], "rocksdb_optimistictransactiondb_close");
        MemorySegment base = ending(
                C.pointer("rocksdb_optimistictransactiondb_get_base_db", db[0]),
                "rocksdb_optimistictransactiondb_close_base_db");
        MemorySegment to = create("optimistictransaction_options");
        C.run("rocksdb_optimistictransaction_options_set_set_snapshot", to, (byte) 1);
        MemorySegment transaction = ending(
                C.pointer("rocksdb_optimistictransaction_begin", db[0], wo, to, MemorySegment.NULL),
                "rocksdb_transaction_destroy");
        ok(put(transaction, text("k")));
        ok(put(base, "k"));
        return commit(transaction);
    }
}
