package dev.rockspan.runtime.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Batches as bytes. */
class PendingWritesTest {

    private static byte[] bytes(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return all;
    }

    private static byte[] bytes(PendingWrites writes) {
        return writes.asSegment().toArray(ValueLayout.JAVA_BYTE);
    }

    @Test
    void are_a_header_and_records() {
        PendingWrites writes = new PendingWrites();
        writes.add(RecordType.PUT, 0, bytes('k'), bytes('v', 'w'));
        writes.add(RecordType.LOG_DATA, 0, MemorySegment.ofArray(bytes('l')), PendingWrites.NO_SEGMENT);
        writes.add(RecordType.PUT, 300, MemorySegment.ofArray(bytes('k')), MemorySegment.ofArray(new byte[0]));
        writes.add(RecordType.DELETE, 0, bytes('k'), PendingWrites.NO_BYTES);
        assertThat(bytes(writes))
                .isEqualTo(bytes(
                        0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 1, 'k', 2, 'v', 'w', 3, 1, 'l', 5, 0xac, 2, 1, 'k', 0, 0,
                        1, 'k'));
        assertThat(writes.count()).isEqualTo(3);
        writes.clear();
        assertThat(bytes(writes)).isEqualTo(new byte[PendingWrites.HEADER]);
    }

    @Test
    void have_lengths_of_one_to_four_bytes() {
        for (int length : new int[] {0, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152}) {
            PendingWrites writes = new PendingWrites();
            assertThat(writes.add(RecordType.PUT, 0, new byte[length], new byte[1]))
                    .isTrue();
            byte[] all = bytes(writes);
            int sizeOfLength = all.length - PendingWrites.HEADER - 1 - length - 2;
            assertThat(1 << 7 * sizeOfLength).isGreaterThan(length);
            assertThat(PendingWrites.isWellFormed(all)).isTrue();
        }
    }

    @Test
    void refuse_what_there_is_no_room_for() {
        PendingWrites writes = new PendingWrites();
        assertThat(writes.add(RecordType.PUT, 0, new byte[10], new byte[PendingWrites.MAX_SIZE]))
                .isFalse();
        assertThat(bytes(writes)).isEqualTo(new byte[PendingWrites.HEADER]);
        assertThat(writes.count()).isZero();
    }

    @Test
    void can_be_copied_for_another_thread() {
        PendingWrites writes = new PendingWrites();
        writes.add(RecordType.PUT, 7, bytes('k'), bytes('v'));
        MemorySegment copy = writes.snapshot();
        assertThat(copy).isNotNull();
        assertThat(copy.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(bytes(writes));
        writes.add(RecordType.DELETE, 0, bytes('k'), PendingWrites.NO_BYTES);
        assertThat(copy.byteSize()).isLessThan(bytes(writes).length);
    }

    @Test
    void are_not_well_formed_with_anything_else_in_them() {
        assertThat(wellFormed()).isTrue();
        assertThat(wellFormed(1, 1, 'k', 0)).isTrue();
        assertThat(wellFormed(5, 2, 1, 'k', 0)).isTrue();
        assertThat(wellFormed(1, 1, 'k')).as("one part of two").isFalse();
        assertThat(wellFormed(9, 1, 'k', 0)).as("a tag that is unknown").isFalse();
        assertThat(wellFormed(99, 1, 'k', 0)).as("a tag that is too large").isFalse();
        assertThat(wellFormed(0x81, 1, 'k', 0)).as("a tag that is negative").isFalse();
        assertThat(wellFormed(1, 2, 'k')).as("too short a part").isFalse();
        assertThat(wellFormed(1, 0xff, 0xff, 0xff, 0xff, 0x0f, 'k'))
                .as("a part of 4 GiB")
                .isFalse();
        assertThat(wellFormed(1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 'k'))
                .as("no number")
                .isFalse();
        assertThat(wellFormed(5, 0x80)).as("half a number").isFalse();
        byte[] miscounted = bytes(0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 'k', 0);
        assertThat(PendingWrites.isWellFormed(miscounted)).as("a wrong count").isFalse();
    }

    private static boolean wellFormed(int... records) {
        byte[] all = Arrays.copyOf(new byte[PendingWrites.HEADER], PendingWrites.HEADER + records.length);
        System.arraycopy(bytes(records), 0, all, PendingWrites.HEADER, records.length);
        all[8] = (byte) (records.length == 0 ? 0 : 1);
        return PendingWrites.isWellFormed(all);
    }

    @Test
    void are_read_without_a_fault_whatever_they_are() {
        Random random = new Random(1);
        int wellFormed = 0;
        for (int i = 0; i < 100_000; i++) {
            byte[] all = new byte[PendingWrites.HEADER + random.nextInt(30)];
            for (int j = PendingWrites.HEADER; j < all.length; j++) {
                all[j] = (byte) (random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(6));
            }
            all[8] = (byte) random.nextInt(4);
            wellFormed += PendingWrites.isWellFormed(all) ? 1 : 0;
        }
        assertThat(wellFormed).isPositive();
    }
}
