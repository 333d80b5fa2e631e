package dev.rockspan.runtime.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
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
    void are_whole_when_they_are_copied_while_their_thread_adds() throws InterruptedException {
        int writes = 200_000;
        byte[] part = bytes('k', 'v');
        int size = 1 + 2 * (1 + part.length);
        for (int round = 0; round < 5; round++) {
            PendingWrites[] made = new PendingWrites[1];
            CountDownLatch begun = new CountDownLatch(1);
            Thread owner = Thread.ofPlatform().start(() -> {
                made[0] = new PendingWrites();
                begun.countDown();
                for (int i = 0; i < writes; i++) {
                    made[0].add(RecordType.PUT, 0, part, part);
                }
            });
            begun.await();
            int count;
            do {
                byte[] copy = made[0].snapshot().toArray(ValueLayout.JAVA_BYTE);
                count = (copy[8] & 0xff) | (copy[9] & 0xff) << 8 | (copy[10] & 0xff) << 16 | (copy[11] & 0xff) << 24;
                assertThat(copy).hasSize(PendingWrites.HEADER + count * size);
                if (count > 0) {
                    assertThat(Arrays.copyOfRange(copy, copy.length - size, copy.length))
                            .containsExactly(1, 2, 'k', 'v', 2, 'k', 'v');
                }
            } while (count < writes);
            owner.join();
        }
    }
}
