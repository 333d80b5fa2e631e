package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Batches as bytes. */
class RecordsTest {

    private static final Thread ME = Thread.currentThread();
    private static final Thread ANOTHER = Thread.ofPlatform().unstarted(() -> {});

    /** Of a format in which tag 1 has two parts, tag 5 a column family, and tag 3 does not count. */
    private static final BatchFormat FORMAT = new BatchFormat(new NoFunctions(), 1, 5)
            .with(1, 2)
            .withUncounted(3, 1)
            .withFamily(5, 2);

    private static byte[] bytes(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return all;
    }

    @Test
    void are_a_head_and_records() {
        Records records = Records.of(ME);
        records.add(1, 0, bytes('k'), bytes('v', 'w'));
        records.addUncounted(3, 0, MemorySegment.ofArray(bytes('l')));
        records.add(5, 300, MemorySegment.ofArray(bytes('k')), MemorySegment.ofArray(new byte[0]));
        assertThat(records.toBytes())
                .isEqualTo(bytes(
                        0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 'k', 2, 'v', 'w', 3, 1, 'l', 5, 0xac, 2, 1, 'k', 0));
        assertThat(records.count()).isEqualTo(2);
        records.clear();
        assertThat(records.toBytes()).isEqualTo(new byte[Records.HEAD]);
    }

    @Test
    void have_lengths_of_one_to_four_bytes() {
        for (int length : new int[] {0, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152}) {
            Records records = Records.of(ME);
            assertThat(records.add(1, 0, new byte[length], new byte[1])).isTrue();
            byte[] all = records.toBytes();
            RecordWalk walk = new RecordWalk(all, Records.HEAD + 1, all.length);
            assertThat(walk.number()).isEqualTo(length);
            assertThat(FORMAT.isWhole(all, all.length, 1)).isTrue();
        }
    }

    @Test
    void refuse_what_there_is_no_room_for() {
        Records records = Records.of(ME);
        assertThat(records.add(1, 0, new byte[10], new byte[Records.MOST])).isFalse();
        assertThat(records.size()).isEqualTo(Records.HEAD);
        assertThat(records.count()).isZero();
    }

    @Test
    void are_copied_for_another_thread_if_they_are_whole() {
        Records records = Records.of(ME);
        records.add(1, 0, bytes('k'), bytes('v'));
        Records copy = records.copiedFor(ANOTHER, FORMAT);
        assertThat(copy).isNotNull();
        assertThat(copy.owner).isSameAs(ANOTHER);
        assertThat(copy.toBytes()).isEqualTo(records.toBytes());
        records.backTo(records.size() - 1, 1);
        assertThat(records.copiedFor(ANOTHER, FORMAT)).as("cut off").isNull();
        records.backTo(records.size() + 1, 2);
        assertThat(records.copiedFor(ANOTHER, FORMAT)).as("counted wrong").isNull();
        records.backTo(Integer.MAX_VALUE, 1);
        assertThat(records.copiedFor(ANOTHER, FORMAT)).as("too long").isNull();
    }

    @Test
    void are_not_whole_with_anything_else_in_them() {
        assertThat(whole()).isTrue();
        assertThat(whole(1, 1, 'k', 0)).isTrue();
        assertThat(whole(1, 1, 'k')).as("one part of two").isFalse();
        assertThat(whole(2, 1, 'k', 0)).as("a tag that is unknown").isFalse();
        assertThat(whole(0x81, 1, 'k', 0)).as("a tag that is negative").isFalse();
        assertThat(whole(1, 2, 'k')).as("too short a part").isFalse();
        assertThat(whole(1, 0xff, 0xff, 0xff, 0xff, 0x0f, 'k'))
                .as("a part of 4 GiB")
                .isFalse();
        assertThat(whole(1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 'k'))
                .as("no number")
                .isFalse();
        assertThat(whole(5, 0x80)).as("half a number").isFalse();
    }

    private static boolean whole(int... records) {
        byte[] all = Arrays.copyOf(new byte[Records.HEAD], Records.HEAD + records.length);
        System.arraycopy(bytes(records), 0, all, Records.HEAD, records.length);
        return FORMAT.isWhole(all, all.length, records.length == 0 ? 0 : 1);
    }

    @Test
    void are_looked_at_without_a_fault_whatever_they_are() {
        Random random = new Random(1);
        int whole = 0;
        for (int i = 0; i < 100_000; i++) {
            byte[] all = new byte[Records.HEAD + random.nextInt(30)];
            for (int j = Records.HEAD; j < all.length; j++) {
                all[j] = (byte) (random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(6));
            }
            whole += FORMAT.isWhole(all, all.length, random.nextInt(4)) ? 1 : 0;
        }
        assertThat(whole).isPositive();
    }

    /** Nothing here calls C. */
    private static final class NoFunctions implements BatchFunctions {

        @Override
        public SymbolTable symbols() {
            throw new AssertionError();
        }

        @Override
        public MemorySegment create(MemorySegment bytes, long size) {
            throw new AssertionError();
        }

        @Override
        public MemorySegment createOfHeap(MemorySegment bytes, long size) {
            throw new AssertionError();
        }

        @Override
        public MemorySegment data(MemorySegment batch, MemorySegment length) {
            throw new AssertionError();
        }

        @Override
        public void destroy(MemorySegment batch) {
            throw new AssertionError();
        }

        @Override
        public void put(
                MemorySegment batch,
                MemorySegment family,
                MemorySegment key,
                long keySize,
                MemorySegment value,
                long valueSize) {
            throw new AssertionError();
        }
    }
}
