package dev.rockspan.runtime.call;

import static dev.rockspan.runtime.testing.Db.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Db;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The mistakes that crash other bindings, on a real database: each is an exception here. */
class DatabaseTest {

    private static final int ROUNDS = 60;

    @TempDir
    Path folder;

    private final Db.Options options = new Db.Options().createIfMissing();
    private final Db.WriteOptions wo = new Db.WriteOptions();
    private final Db.ReadOptions ro = new Db.ReadOptions();

    private Db open() {
        return Db.open(options, folder.resolve("db"));
    }

    @Test
    void everything_of_a_closed_database_is_refused() {
        Db db = open();
        db.put(wo, b("k"), b("v"));
        Db.Iter iterator = db.iterator(ro).seekToFirst();
        Db.Snapshot snapshot = db.snapshot();
        db.close();
        assertThatIllegalStateException().isThrownBy(iterator::next).withMessage("RocksIterator is closed");
        assertThatIllegalStateException()
                .isThrownBy(() -> ro.setSnapshot(snapshot))
                .withMessage("Snapshot is closed");
        assertThatIllegalStateException().isThrownBy(() -> db.get(ro, b("k"))).withMessage("RocksDB is closed");
        iterator.close();
        snapshot.close();
        db.close();
        Db again = open();
        assertThat(again.get(ro, b("k"))).isEqualTo(b("v"));
        again.close();
    }

    @Test
    void options_may_be_closed_as_soon_as_they_were_passed() {
        Db.Options passing = new Db.Options().createIfMissing();
        Db db = Db.open(passing, folder.resolve("db"));
        passing.close();
        Db.ReadOptions read = new Db.ReadOptions();
        Db.Iter iterator = db.iterator(read);
        read.close();
        db.put(wo, b("k"), b("v"));
        assertThat(iterator.seekToFirst().isValid()).isFalse();
        db.close();
    }

    @Test
    void an_iterator_that_is_in_use_keeps_the_database_until_its_call_ends() {
        Db db = open();
        db.put(wo, b("k"), b("v"));
        Db.Iter iterator = db.iterator(ro);
        try (Call call = Call.begin(C.TABLE)) {
            var address = call.use(iterator);
            db.close();
            C.run("rocksdb_iter_seek_to_first", address);
            assertThat(C.truth("rocksdb_iter_valid", address)).isTrue();
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(this::open);
        }
        open().close();
    }

    @Test
    void a_database_in_an_arena_closes_with_it() {
        try (Arena arena = Arena.ofShared()) {
            Db db = open().in(arena);
            db.put(wo, b("k"), b("v"));
            db.iterator(ro);
        }
        open().close();
    }

    @Test
    void calls_race_with_closing_and_none_is_hurt() throws InterruptedException {
        Random random = new Random(11);
        for (int round = 0; round < ROUNDS; round++) {
            Db db = open();
            for (int i = 0; i < 20; i++) {
                db.put(wo, b("k" + i), new byte[100]);
            }
            AtomicReference<Throwable> failure = new AtomicReference<>();
            List<Thread> threads = new ArrayList<>();
            threads.add(start(failure, () -> db.get(ro, b("k3"))));
            threads.add(start(failure, () -> db.put(wo, b("k4"), b("v"))));
            threads.add(start(failure, () -> {
                Db.Iter iterator = db.iterator(ro).seekToFirst();
                while (iterator.isValid()) {
                    iterator.next();
                }
                iterator.close();
            }));
            threads.add(start(failure, () -> db.snapshot().close()));
            Thread.sleep(random.nextInt(8));
            db.close();
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(failure.get()).isNull();
        }
        open().close();
    }

    /** Does it again and again until a handle is closed. */
    private static Thread start(AtomicReference<Throwable> failure, Runnable action) {
        return Thread.ofPlatform().start(() -> {
            try {
                while (true) {
                    action.run();
                }
            } catch (IllegalStateException e) {
                if (!String.valueOf(e.getMessage()).endsWith(" is closed")) {
                    failure.set(e);
                }
            } catch (Throwable e) {
                failure.set(e);
            }
        });
    }
}
