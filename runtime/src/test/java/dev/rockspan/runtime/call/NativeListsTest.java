package dev.rockspan.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.testing.C;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Lists of new objects, of which one cannot be made. */
class NativeListsTest {

    private static final class Thing extends RocksObject {
        Thing(NativeObject lifetime) {
            super(lifetime);
        }
    }

    private final List<Long> destroyed = new ArrayList<>();

    private final Function<MemorySegment, Thing> third = address -> {
        if (address.address() == 3) {
            destroyed.add(3L); // as a child whose parent is closed
            throw new IllegalStateException("closed");
        }
        return new Thing(NativeObject.owned("Thing", address, this::destroy));
    };

    private void destroy(MemorySegment address) {
        destroyed.add(address.address());
    }

    @Test
    void what_comes_before_and_after_it_is_destroyed() {
        try (Arena arena = Arena.ofConfined();
                Call call = Call.begin(C.TABLE)) {
            MemorySegment addresses = arena.allocateFrom(ValueLayout.JAVA_LONG, 1, 2, 0, 3, 4, 5);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> NativeLists.takeHandles(call, addresses, null, 6, third, this::destroy));
        }
        assertThat(destroyed).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void in_an_array_of_its_own() {
        List<Long> arrays = new ArrayList<>();
        try (Arena arena = Arena.ofConfined();
                Call call = Call.begin(C.TABLE)) {
            MemorySegment addresses = arena.allocateFrom(ValueLayout.JAVA_LONG, 1, 2, 3, 4, 5);
            MemorySegment length = call.longSlot();
            length.set(ValueLayout.JAVA_LONG, 0, 5);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> NativeLists.takeHandleArray(
                            call, addresses, length, third, this::destroy, array -> arrays.add(array.address())));
            assertThat(arrays).containsExactly(addresses.address());
        }
        assertThat(destroyed).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
    }
}
