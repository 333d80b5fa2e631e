package dev.rockspan.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.Library;
import dev.rockspan.runtime.link.NativeFunctions;
import dev.rockspan.runtime.testing.C;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Lists that cannot be passed, and lists of new objects, of which one cannot be made. */
class CallListsTest {

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

    private MemorySegment made(Call call) {
        long[] addresses = {1, 2, 0, 3, 4, 5};
        return call.newHandles(addresses.length, this::destroy).copyFrom(MemorySegment.ofArray(addresses));
    }

    @Test
    void what_comes_before_and_after_it_is_destroyed() {
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> {
            try (Call call = Call.begin(C.TABLE)) {
                call.takeHandles(made(call), null, 6, third);
            }
        });
        assertThat(destroyed).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void an_array_of_texts_that_is_null_is_empty_whatever_its_size() {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment size = MemorySegment.ofArray(new long[] {7});

            assertThat(call.takeTexts(MemorySegment.NULL, size, (array, count) -> destroyed.add(count)))
                    .isEmpty();
        }
        assertThat(destroyed).isEmpty();
    }

    @Test
    void what_nobody_has_taken_is_destroyed() {
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> {
            try (Call call = Call.begin(C.TABLE)) {
                made(call);
                throw new IllegalStateException("before they are taken");
            }
        });
        assertThat(destroyed).containsExactly(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void what_cannot_be_added_to_a_list_is_destroyed() {
        try (Thing owner = new Thing(NativeObject.owned("Thing", MemorySegment.ofAddress(6), this::destroy))) {
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> {
                try (Call call = Call.begin(C.TABLE)) {
                    Call.addHandles(owner, new ArrayList<>(), made(call), 6, third);
                }
            });
            assertThat(destroyed).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
        }
    }

    private static final List<Long> FREED = new ArrayList<>();

    static void free(long address) {
        FREED.add(address);
    }

    /** A library whose function to free memory frees nothing, but writes down the address. */
    private record Freeing(MemorySegment function) implements Library {

        @Override
        public Path path() {
            return Path.of("made-up");
        }

        @Override
        public Optional<MemorySegment> find(String name) {
            return Optional.of(function);
        }

        @Override
        public Optional<String> carrierVersion() {
            return Optional.empty();
        }
    }

    @Test
    void values_and_errors_are_freed_when_one_is_too_large() throws ReflectiveOperationException {
        FREED.clear();
        MethodHandle free = MethodHandles.lookup()
                .findStatic(CallListsTest.class, "free", MethodType.methodType(void.class, long.class));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment stub =
                    Linker.nativeLinker().upcallStub(free, FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), arena);
            MemorySegment bytes = arena.allocateFrom("123");
            MemorySegment message = arena.allocateFrom("NotFound: ");
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> {
                try (Call call = Call.begin(new NativeFunctions(new Freeing(stub), "free", () -> List.of("1.0.0")))) {
                    MemorySegment values = call.ownedWords(3);
                    MemorySegment lengths = call.words(3);
                    MemorySegment errors = call.ownedWords(3);
                    for (int i = 0; i < 3; i++) {
                        values.setAtIndex(ValueLayout.ADDRESS, i, bytes.asSlice(i));
                        lengths.setAtIndex(ValueLayout.JAVA_LONG, i, i == 1 ? Long.MAX_VALUE : 1);
                    }
                    errors.setAtIndex(ValueLayout.ADDRESS, 2, message);
                    call.results(values, lengths, errors, 3);
                }
            });
            long first = bytes.address();
            assertThat(FREED).containsExactlyInAnyOrder(first, first + 1, first + 2, message.address());
        }
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
                    .isThrownBy(() -> call.takeHandleArray(
                            addresses, length, third, this::destroy, (array, _) -> arrays.add(array.address())));
            assertThat(arrays).containsExactly(addresses.address());
        }
        assertThat(destroyed).containsExactlyInAnyOrder(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void too_many_bytes_in_a_block_are_refused_by_the_name_of_the_parameter() {
        MemorySegment untouched = MemorySegment.ofAddress(1).reinterpret(3L << 30);
        try (Call call = Call.begin(C.TABLE)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.bytes(KeyBlock.of(untouched, 1 << 30), "keys"))
                    .withMessageStartingWith("keys: RocksDB takes at most ");
        }
    }

    /** What a user's class can be if it implements an interface that only handles may implement. */
    private static final class Foreign implements Usable {}

    @Test
    void what_is_no_handle_is_refused_by_the_name_of_the_parameter() {
        Foreign foreign = new Foreign();
        String refusal = " is a " + Foreign.class.getName() + ", which is no RocksObject";
        try (Thing thing = new Thing(NativeObject.owned("Thing", MemorySegment.ofAddress(1), this::destroy));
                Call call = Call.begin(C.TABLE)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.use(foreign, "options"))
                    .withMessage("options" + refusal);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.use(foreign, "options", thing))
                    .withMessage("options" + refusal);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.useWith(foreign, "options", thing))
                    .withMessage("options" + refusal);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.transfer(foreign, "options", "Thing.take"))
                    .withMessage("options" + refusal);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.handles(List.of(thing, foreign), "all"))
                    .withMessage("all[1]" + refusal);
            assertThatNullPointerException()
                    .isThrownBy(() -> call.handles(Arrays.asList(thing, null), "all"))
                    .withMessage("all[1] is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> call.use(null, "options"))
                    .withMessage("options is null");
        }
    }
}
