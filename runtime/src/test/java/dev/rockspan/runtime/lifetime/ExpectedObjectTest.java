package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.testing.C;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What C is about to create; and objects with a base: each of the two is closed once, the base first. */
class ExpectedObjectTest {

    private static final MemorySegment DERIVED = MemorySegment.ofAddress(16);
    private static final MemorySegment BASE = MemorySegment.ofAddress(32);

    private final List<String> closed = new CopyOnWriteArrayList<>();

    private Destroyer closing(String what) {
        return address -> closed.add(what + " at " + address.address());
    }

    private NativeObject object(Destroyer close) {
        NativeObject object = NativeObject.expected("Derived", _ -> BASE, closing("base"), close);
        object.created(DERIVED.address());
        return object;
    }

    @Test
    void its_address_is_that_of_the_base() {
        NativeObject object = object(closing("derived"));
        object.requireCreated();

        assertThat(object.address()).isEqualTo(BASE);
        object.close();
        object.close();
        assertThat(closed).containsExactly("base at 32", "derived at 16");
    }

    @Test
    void it_is_closed_if_it_has_no_base() {
        NativeObject failing = NativeObject.expected(
                "Derived",
                _ -> {
                    throw new UnsupportedOperationException("no base");
                },
                closing("base"),
                closing("derived"));
        failing.created(DERIVED.address());
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(failing::requireCreated);
        failing.close();
        NativeObject without =
                NativeObject.expected("Derived", _ -> MemorySegment.NULL, closing("base"), closing("derived"));
        without.created(DERIVED.address());
        assertThatIllegalStateException().isThrownBy(without::requireCreated);
        without.close();
        assertThat(closed).containsExactly("derived at 16", "derived at 16");
    }

    @Test
    void nothing_is_closed_if_nothing_was_created() {
        NativeObject object = NativeObject.expected("Expected", closing("it"));
        object.created(0);
        assertThatIllegalStateException()
                .isThrownBy(object::requireCreated)
                .withMessage("RocksDB returned no Expected");
        object.close();
        assertThat(closed).isEmpty();
    }

    @Test
    void a_call_closes_what_it_does_not_return() {
        NativeObject object = NativeObject.expected("Expected", closing("it"));
        try (Call call = Call.begin(C.TABLE)) {
            call.expects(object).created(16);
        }
        assertThat(object.isUsable()).isFalse();
        assertThat(closed).containsExactly("it at 16");

        NativeObject returned = NativeObject.expected("Expected", closing("it"));
        try (Call call = Call.begin(C.TABLE)) {
            call.expects(returned).created(32);
            call.returning(call.made(returned));
        }
        assertThat(returned.address().address()).isEqualTo(32);
        assertThat(closed).hasSize(1);
        returned.close();
    }

    private static final class Thing extends RocksObject {
        Thing(NativeObject object) {
            super(object);
        }
    }

    @Test
    void a_call_closes_what_it_made_if_what_follows_it_fails() {
        Thing failing = new Thing(NativeObject.owned("Failing", BASE, _ -> {
            throw new UnsupportedOperationException("no end");
        }));
        NativeObject made = NativeObject.owned("Made", DERIVED, closing("it"));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> {
            try (Call call = Call.begin(C.TABLE)) {
                call.use(failing);
                call.made(made);
                failing.close(); // the call destroys it
            }
        });
        assertThat(closed).containsExactly("it at 16");
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
        object.requireCreated();
        object.close();
        while (closed.size() < 2) { // the finisher closes the rest; a test that takes too long fails
            Thread.sleep(1);
        }
        assertThat(closed).containsExactly("base at 32", "derived at 16");
    }
}
