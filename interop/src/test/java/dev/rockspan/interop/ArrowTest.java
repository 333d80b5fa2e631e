package dev.rockspan.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArrowTest {

    @Test
    void a_foreign_buffer_shows_the_value_and_its_close_frees_it(@TempDir Path folder) throws Exception {
        try (Db db = new Db(folder);
                BufferAllocator allocator = new RootAllocator()) {
            long[] sum = new long[1];
            long allocated = Db.allocatedBy(() -> {
                try (ArrowBuf buffer = PinnedArrowBuf.of(allocator, db.rocks.getPinned(Db.KEY))) {
                    assertThat(db.pinned()).isGreaterThan(Db.VALUE.length);
                    for (long i = 0; i < buffer.readableBytes(); i++) {
                        sum[0] += buffer.getByte(i);
                    }
                }
            });
            long expected = 0;
            for (byte each : Db.VALUE) {
                expected += each;
            }
            assertThat(sum[0]).isEqualTo(expected);
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
            assertThat(allocated).as("bytes on the Java heap").isLessThan(Db.VALUE.length);
        }
    }
}
