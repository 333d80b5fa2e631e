package dev.rockspan.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Db;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** What an object retains under a slot is released exactly once, also where the call fails that was to retain it. */
class RetentionTest {

    private final Db.ReadOptions owner = new Db.ReadOptions();
    private final AtomicInteger first = new AtomicInteger();
    private final AtomicInteger second = new AtomicInteger();

    @AfterEach
    void close() {
        owner.close();
    }

    private void retain(AtomicInteger released, boolean succeeds) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(owner);
            call.retain(owner, "slot", released::incrementAndGet);
            if (succeeds) {
                call.commit();
            }
        }
    }

    @Test
    void it_is_released_when_something_else_takes_its_place() {
        retain(first, true);
        assertThat(first).hasValue(0);
        retain(second, true);
        assertThat(first).hasValue(1);
        owner.close();
        assertThat(first).hasValue(1);
        assertThat(second).hasValue(1);
    }

    @Test
    void a_call_that_fails_releases_its_own_and_leaves_what_was_there() {
        retain(first, true);
        retain(second, false);
        assertThat(first).hasValue(0);
        assertThat(second).hasValue(1);
        owner.close();
        assertThat(first).hasValue(1);
        assertThat(second).hasValue(1);
    }

    @Test
    void what_cannot_be_noted_is_released_at_once() {
        try (Call call = Call.begin(C.TABLE)) {
            assertThatNullPointerException().isThrownBy(() -> call.retain(null, "slot", first::incrementAndGet));
            assertThat(first).hasValue(1);
        }
        assertThat(first).hasValue(1);
    }

    /** The address space that this process uses, in MiB. */
    private static long mapped() throws Exception {
        Path status = Path.of("/proc/self/status");
        Assumptions.assumeTrue(Files.exists(status));
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmSize:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) >> 10)
                .sum();
    }

    @Test
    void bytes_that_cannot_be_copied_leave_no_memory_behind() throws Exception {
        Arena arena = Arena.ofConfined();
        // Too large for an array in Java, so that copying fails after the native memory was allocated.
        MemorySegment closed = MemorySegment.ofAddress(8).reinterpret(Integer.MAX_VALUE, arena, null);
        arena.close();
        long before = mapped();
        for (int i = 0; i < 2; i++) {
            try (Call call = Call.begin(C.TABLE)) {
                call.use(owner);
                assertThatIllegalStateException().isThrownBy(() -> call.retain(owner, "slot", closed));
            }
        }
        assertThat(mapped() - before).as("MiB, of 4000").isLessThan(1000);
    }

    @Test
    void bytes_for_which_there_is_no_memory_change_nothing() {
        MemorySegment tooMuch = MemorySegment.ofAddress(8).reinterpret(Long.MAX_VALUE - 8);
        retain(first, true);
        try (Call call = Call.begin(C.TABLE)) {
            call.use(owner);
            assertThatExceptionOfType(OutOfMemoryError.class)
                    .isThrownBy(() -> call.retain(owner, "slot", tooMuch))
                    .withMessageContaining("native memory");
        }
        assertThat(first).hasValue(0);
    }

    @Test
    void bytes_are_copied() {
        byte[] bytes = {1, 2, 3};
        try (Call call = Call.begin(C.TABLE)) {
            call.use(owner);
            MemorySegment copy = call.retain(owner, "slot", bytes);
            call.commit();
            bytes[0] = 9;
            assertThat(copy.toArray(ValueLayout.JAVA_BYTE)).containsExactly(1, 2, 3);
            assertThat(Effects.<byte[]>given(owner, "slot")).containsExactly(1, 2, 3);
            assertThat(call.retain(owner, "slot", (byte[]) null)).isEqualTo(MemorySegment.NULL);
            call.commit();
            assertThat(Effects.<byte[]>given(owner, "slot")).isNull();
        }
    }
}
