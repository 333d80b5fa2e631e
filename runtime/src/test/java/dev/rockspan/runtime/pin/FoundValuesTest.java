package dev.rockspan.runtime.pin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.CallLists.ArrayDestroyer;
import dev.rockspan.runtime.lifetime.Finisher;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Recorder;
import dev.rockspan.runtime.testing.Recorder.Thing;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a look-up of many keys has found: each value is released once, whatever fails. */
class FoundValuesTest {

    private final Recorder recorder = new Recorder();
    private final Thing db = recorder.owned("db");
    private final List<Long> released = new CopyOnWriteArrayList<>();

    @AfterEach
    void close() {
        db.close();
    }

    /** Pins three values, 11 to 13, and closes them, which an error interrupts the first time. */
    private void pinAndClose(ArrayDestroyer release) {
        MultiGetBuffer buffer = MultiGetBuffer.pinning();
        try (Call call = Call.begin(C.TABLE)) {
            call.use(db);
            FoundValues found = FoundValues.of(call, 3);
            for (int i = 0; i < 3; i++) {
                found.data().setAtIndex(ValueLayout.JAVA_LONG, i, 11 + i);
                found.sizes().setAtIndex(ValueLayout.JAVA_LONG, i, 1);
                found.objects().setAtIndex(ValueLayout.JAVA_LONG, i, 11 + i);
            }
            assertThat(found.fill(buffer, release, db)).isEqualTo(3);
        }
        buffer.close();
        Finisher.await(() -> released.size() == 3);
    }

    private void release(MemorySegment object) {
        released.add(object.address());
    }

    @Test
    void are_released_together_after_an_error() {
        int[] errors = {1};
        pinAndClose((array, count) -> {
            if (errors[0]-- > 0) {
                throw new StackOverflowError("made up");
            }
            FoundValues.each(this::release).destroy(array, count);
        });
        assertThat(released).containsExactly(11L, 12L, 13L);
    }

    @Test
    void are_released_one_by_one_after_an_error() {
        int[] errors = {1};
        pinAndClose(FoundValues.each(object -> {
            if (object.address() == 12 && errors[0]-- > 0) {
                throw new StackOverflowError("made up");
            }
            release(object);
        }));
        assertThat(released).containsExactly(11L, 12L, 13L);
    }
}
