package dev.rockspan.anyversion;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.entries;
import static dev.rockspan.testing.TestDb.open;
import static dev.rockspan.testing.TestDb.openWithLetters;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.ValueBuffer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writing and reading, as every version can. */
@Tag("any-version")
class DataTest {

    @TempDir
    Path folder;

    @Test
    void what_is_put_is_got_in_every_form() {
        try (RocksDB db = open(folder);
                Arena arena = Arena.ofConfined()) {
            db.put(b("array"), b("1"));
            db.put(MemorySegment.ofArray(b("heap")), MemorySegment.ofArray(b("2")));
            db.put(
                    arena.allocateFrom("native").asSlice(0, 6),
                    arena.allocateFrom("3").asSlice(0, 1));
            db.put(ByteBuffer.wrap(b("buffer")), ByteBuffer.allocateDirect(1).put(0, (byte) '4'));
            assertThat(entries(db)).containsExactly("array=1", "buffer=4", "heap=2", "native=3");
            assertThat(s(db.get(b("heap")))).isEqualTo("2");
            assertThat(s(db.get(MemorySegment.ofArray(b("native"))))).isEqualTo("3");
            assertThat(s(db.get(ByteBuffer.wrap(b("array"))))).isEqualTo("1");
            assertThat(db.get(b("nothing"))).isNull();
            assertThat(db.getPinned(b("nothing"))).isNull();
            assertThat(db.tryGet(b("nothing")).status().getCode()).isEqualTo(Status.Code.NotFound);
        }
    }

    @Test
    void values_of_all_sizes_come_back_by_copy_and_pinned() {
        try (RocksDB db = open(folder)) {
            Random random = new Random(1);
            ValueBuffer buffer = ValueBuffer.ofSize(100);
            for (int size : new int[] {0, 1, 99, 100, 101, 5_000, 300_000}) {
                byte[] value = new byte[size];
                random.nextBytes(value);
                db.put(b("k"), value);
                assertThat(db.get(b("k"))).isEqualTo(value);
                try (PinnedValue pinned = db.getPinned(b("k"))) {
                    assertThat(pinned.value().mismatch(MemorySegment.ofArray(value)))
                            .isEqualTo(-1);
                }
                assertThat(db.getOrPin(b("k"), buffer)).isEqualTo(size);
                assertThat(buffer.toArray()).isEqualTo(value);
            }
        }
    }

    @Test
    void a_batch_is_written_whole_and_can_be_read_back() {
        try (RocksDB db = open(folder);
                WriteBatch batch = new WriteBatch()) {
            batch.put(b("a"), b("1"));
            batch.put(b("b"), b("2"));
            batch.setSavePoint();
            batch.delete(b("a"));
            batch.rollbackToSavePoint();
            batch.delete(b("b"));
            batch.put(List.of(b("c"), b("c")), List.of(b("3"), b("3")));
            assertThat(batch.count()).isEqualTo(4);
            try (WriteBatch copy = new WriteBatch(batch.data())) {
                db.write(copy);
            }
            assertThat(entries(db)).containsExactly("a=1", "cc=33");
            batch.clear();
            batch.deleteRange(b("a"), b("b"));
            db.write(batch);
            assertThat(entries(db)).containsExactly("cc=33");
        }
    }

    @Test
    void an_iterator_goes_both_ways_within_its_bounds() {
        try (RocksDB db = openWithLetters(folder, 26);
                ReadOptions bounds = new ReadOptions().setLowerBound(b("d")).setUpperBound(b("h"));
                RocksIterator iterator = db.newIterator(bounds)) {
            assertThat(entries(iterator)).containsExactly("d=4", "e=5", "f=6", "g=7");
            List<String> back = new ArrayList<>();
            for (iterator.seekToLast(); iterator.isValid(); iterator.prev()) {
                back.add(s(iterator.keyView()) + s(iterator.valueView()));
            }
            assertThat(back).containsExactly("g7", "f6", "e5", "d4");
            iterator.seek(b("ee"));
            assertThat(s(iterator.key())).isEqualTo("f");
            iterator.seekForPrev(b("ee"));
            assertThat(s(iterator.key())).isEqualTo("e");
        }
    }

    @Test
    void a_snapshot_stands_still() {
        try (RocksDB db = openWithLetters(folder, 2);
                Snapshot snapshot = db.getSnapshot();
                ReadOptions then = new ReadOptions().setSnapshot(snapshot)) {
            db.put(b("a"), b("new"));
            db.delete(b("b"));
            assertThat(s(db.get(then, b("a")))).isEqualTo("1");
            assertThat(s(db.get(then, b("b")))).isEqualTo("2");
            assertThat(entries(db)).containsExactly("a=new");
        }
    }

    @Test
    void many_keys_are_got_at_once() {
        try (RocksDB db = openWithLetters(folder, 3)) {
            assertThat(db.multiGetAsList(List.of(b("c"), b("x"), b("a"))).stream()
                            .map(value -> s(value))
                            .toList())
                    .isEqualTo(Arrays.asList("3", "-", "1"));
        }
    }

    @Test
    void column_families_are_apart_and_are_there_again() {
        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = open(folder);
                    ColumnFamilyHandle other = db.createColumnFamily(options, "other")) {
                db.put(b("k"), b("default"));
                db.put(other, b("k"), b("other"));
                db.delete(b("k"));
                assertThat(s(db.get(other, b("k")))).isEqualTo("other");
            }
            assertThat(RocksDB.listColumnFamilyNames(options, folder.toString()))
                    .containsExactly("default", "other");
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            try (RocksDB db = RocksDB.open(
                    options, folder.toString(), List.of("default", "other"), List.of(options, options), handles)) {
                assertThat(handles).extracting(ColumnFamilyHandle::getNameText).containsExactly("default", "other");
                assertThat(s(db.get(handles.get(1), b("k")))).isEqualTo("other");
                db.dropColumnFamily(handles.get(1));
            }
            assertThat(RocksDB.listColumnFamilyNames(options, folder.toString()))
                    .containsExactly("default");
        }
    }

    @Test
    void a_write_without_a_log_is_lost_only_if_it_is_not_flushed() {
        try (RocksDB db = open(folder);
                WriteOptions unlogged = new WriteOptions().setDisableWAL(true)) {
            db.put(unlogged, b("k"), b("v"));
            db.flush();
            db.put(b("l"), b("w"));
        }
        try (RocksDB db = open(folder)) {
            assertThat(entries(db)).containsExactly("k=v", "l=w");
        }
    }

    @Test
    void errors_say_what_they_are() {
        try (Options options = new Options()) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(
                            () -> RocksDB.open(options, folder.resolve("none").toString()))
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.InvalidArgument));
        }
    }

    @Test
    void what_is_closed_is_refused_and_what_is_open_is_closed_with_its_database() {
        RocksDB db = openWithLetters(folder, 3);
        RocksIterator iterator = db.newIterator();
        iterator.seekToFirst();
        PinnedValue pinned = db.getPinned(b("a"));
        db.close();
        db.close();
        assertThatIllegalStateException().isThrownBy(() -> db.get(b("a"))).withMessageContaining("RocksDB");
        assertThatIllegalStateException().isThrownBy(iterator::next);
        assertThatIllegalStateException().isThrownBy(pinned::value);
        iterator.close();
        pinned.close();
    }
}
