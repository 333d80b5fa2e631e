package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Comparator;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteOptions;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Deletions of ranges that end before they begin. RocksDB found out when they were in the log, and took no more writes.
 * In a JVM of its own, which has no orders of keys but that of bytes before it makes one.
 */
class BackwardsRangeTest {

    @TestFactory
    Stream<DynamicTest> is_refused(@TempDir Path folder) {
        return Scenarios.of(Ranges.class, folder);
    }

    static final class Ranges {

        private static final byte[] FIRST = b("a");
        private static final byte[] LONGER = b("aa");
        private static final byte[] LAST = {(byte) 0xFF};

        static void where_keys_are_in_the_order_of_bytes_only(Path folder) {
            try (RocksDB db = TestDb.open(folder.resolve("bytes"));
                    WriteBatch batch = new WriteBatch();
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                isRefused(() -> db.deleteRange(family, LAST, FIRST));
                isRefused(() -> db.deleteRange(family, LONGER, FIRST));
                isRefused(() -> db.deleteRange(family, ByteBuffer.wrap(LAST), ByteBuffer.wrap(FIRST)));
                isRefused(() -> db.deleteRange(family, MemorySegment.ofArray(LONGER), MemorySegment.ofArray(FIRST)));
                isRefused(() -> db.deleteRange(LAST, FIRST));
                isRefused(() -> db.deleteRange(ByteBuffer.wrap(LAST), ByteBuffer.wrap(FIRST)));
                isRefused(() -> batch.deleteRange(LAST, FIRST));
                isRefused(() -> batch.deleteRange(family, LAST, FIRST));
                isRefused(() -> batch.deleteRange(MemorySegment.ofArray(LAST), MemorySegment.ofArray(FIRST)));
                isRefused(() -> batch.deleteRange(List.of(FIRST, FIRST), List.of(FIRST, new byte[0])))
                        .withMessage("endKeyParts comes before startKeyParts");
                assertThatNullPointerException().isThrownBy(() -> batch.deleteRange((byte[]) null, FIRST));
                assertThat(batch.count()).isZero();

                batch.deleteRange(FIRST, FIRST);
                batch.deleteRange(FIRST, LONGER);
                batch.deleteRange(List.of(FIRST, new byte[0]), List.of(FIRST, FIRST));
                db.write(batch);
                db.put(FIRST, FIRST);
                db.deleteRange(family, FIRST, LAST);
                assertThat(db.get(FIRST)).isNull();
                db.put(FIRST, FIRST);
                db.deleteRange(FIRST, LAST);
                assertThat(db.get(FIRST)).isNull();
                db.put(FIRST, FIRST);
                try (WriteOptions options = new WriteOptions()) {
                    db.deleteRange(options, MemorySegment.ofArray(FIRST), MemorySegment.ofArray(LAST));
                }
                assertThat(db.get(FIRST)).isNull();

                batch.clear();
                batch.deleteRange(FIRST, LAST);
                byte[] data = batch.data();
                data[data.length - 3] = LAST[0];
                data[data.length - 1] = FIRST[0];
                try (WriteBatch made = new WriteBatch(data)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> db.write(made))
                            .withMessageContaining("the record at 12 deletes a range whose end comes before its start");
                }
                db.put(FIRST, FIRST);
            }
            isTakenWhereItIsNone(folder.resolve("reverse"));
        }

        /** Nothing is known of the JVM then, but what databases were opened with. */
        static void where_others_have_another_order(Path folder) {
            try (Comparator reverse = new Comparator("reverse", (a, b) -> compare(b, a));
                    Options reversed = new Options().setCreateIfMissing(true).setComparator(reverse);
                    Options copy = new Options(reversed);
                    RocksDB other = RocksDB.open(copy, folder.resolve("other").toString());
                    RocksDB db = TestDb.open(folder.resolve("bytes"));
                    Options plain = new Options();
                    ColumnFamilyHandle family = db.createColumnFamily(plain, "plain");
                    WriteBatch batch = new WriteBatch()) {
                isRefused(() -> db.deleteRange(LAST, FIRST));
                isRefused(() -> db.deleteRange(family, LAST, FIRST));
                isRefused(() -> batch.deleteRange(family, LAST, FIRST));
                other.deleteRange(LAST, FIRST);

                batch.deleteRange(LAST, FIRST); // only who writes it knows
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.write(batch))
                        .withMessageContaining("the record at 12 deletes a range whose end comes before its start");
                other.write(batch);
                db.put(FIRST, FIRST);

                // From now on it may have that in one of its column families.
                try (ColumnFamilyHandle last = db.createColumnFamily(reversed, "reversed")) {
                    db.deleteRange(last, LAST, FIRST);
                }
            }
            whereItMayHaveAny(folder.resolve("loaded"));
        }

        private static void whereItMayHaveAny(Path folder) {
            TestDb.open(folder).close();
            try (Options plain = new Options();
                    Options text = new Options()) {
                plain.getOptionsFromString("comparator=rocksdb.ReverseBytewiseComparator;create_if_missing=true", text);
                try (RocksDB db = RocksDB.open(text, folder.resolve("text").toString())) {
                    db.put(FIRST, FIRST);
                    db.deleteRange(LAST, FIRST);
                    assertThat(db.get(FIRST)).isNotNull();
                }
            }
        }

        private static void isTakenWhereItIsNone(Path folder) {
            try (Comparator reverse = new Comparator("reverse", (a, b) -> compare(b, a));
                    Options options = new Options().setCreateIfMissing(true).setComparator(reverse);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    WriteBatch batch = new WriteBatch();
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                db.put(FIRST, FIRST);
                db.put(LONGER, FIRST);
                db.deleteRange(family, LAST, LONGER);
                assertThat(db.get(LONGER)).isNotNull();
                batch.deleteRange(LONGER, FIRST);
                db.write(batch);
                assertThat(db.get(LONGER)).isNull();
                assertThat(db.get(FIRST)).isNotNull();
            }
        }

        private static int compare(MemorySegment a, MemorySegment b) {
            return Arrays.compareUnsigned(a.toArray(ValueLayout.JAVA_BYTE), b.toArray(ValueLayout.JAVA_BYTE));
        }

        private static ThrowableAssertAlternative<IllegalArgumentException> isRefused(ThrowingCallable call) {
            return assertThatIllegalArgumentException().isThrownBy(call).withMessageContaining("comes before start");
        }
    }
}
