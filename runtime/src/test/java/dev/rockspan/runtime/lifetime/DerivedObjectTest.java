package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Objects with a base: each of the two is closed once, the base first. */
class DerivedObjectTest {

    private static final MemorySegment DERIVED = MemorySegment.ofAddress(16);
    private static final MemorySegment BASE = MemorySegment.ofAddress(32);

    private final List<String> closed = new CopyOnWriteArrayList<>();

    private Destroyer closing(String what) {
        return address -> closed.add(what + " at " + address.address());
    }

    private NativeObject object(Destroyer close) {
        return NativeObject.owned("Derived", DERIVED, _ -> BASE, closing("base"), close);
    }

    @Test
    void its_address_is_that_of_the_base() {
        NativeObject object = object(closing("derived"));

        assertThat(object.address()).isEqualTo(BASE);
        object.close();
        object.close();
        assertThat(closed).containsExactly("base at 32", "derived at 16");
    }

    @Test
    void it_is_closed_if_it_has_no_base() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> NativeObject.owned(
                        "Derived",
                        DERIVED,
                        _ -> {
                            throw new UnsupportedOperationException("no base");
                        },
                        closing("base"),
                        closing("derived")));
        assertThatIllegalStateException()
                .isThrownBy(() -> NativeObject.owned(
                        "Derived", DERIVED, _ -> MemorySegment.NULL, closing("base"), closing("derived")));
        assertThat(closed).containsExactly("derived at 16", "derived at 16");
    }

    @Test
    void the_base_is_closed_once_if_an_error_comes_between() throws InterruptedException {
        MemorySegment[] failing = {DERIVED};
        NativeObject object = object(address -> {
            if (failing[0] != null) {
                failing[0] = null;
                throw new OutOfMemoryError("made up");
            }
            closed.add("derived at " + address.address());
        });
        object.close();
        while (closed.size() < 2) { // the finisher closes the rest; a test that takes too long fails
            Thread.sleep(1);
        }
        assertThat(closed).containsExactly("base at 32", "derived at 16");
    }
}
