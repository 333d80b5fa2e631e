package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Makes handles on real native objects, and writes down in which order and by which threads they are destroyed. */
final class Recorder {

    private final List<String> destroyed = new CopyOnWriteArrayList<>();
    private final List<Thread> threads = new CopyOnWriteArrayList<>();

    /** A handle on a {@code rocksdb_options_t}, under any name. */
    static final class Thing extends RocksObject {
        Thing(Lifetime lifetime) {
            super(lifetime);
        }

        /** Uses it in a call that has an effect on it. */
        Thing touch() {
            try (Call call = Call.begin(C.TABLE)) {
                C.run("rocksdb_options_set_create_if_missing", call.use(this), (byte) 1);
            }
            return this;
        }

        Thing in(Arena arena) {
            Effects.attach(this, arena);
            return this;
        }

        /** As a setter that keeps {@code other}. */
        void set(String slot, @Nullable Thing other) {
            try (Call call = Call.begin(C.TABLE)) {
                MemorySegment self = call.use(this);
                MemorySegment value = call.useOrNull(other);
                C.run("rocksdb_options_set_create_if_missing", self, (byte) (value.address() == 0 ? 0 : 1));
                Effects.borrow(this, slot, other);
            }
        }

        /** Memory of the object, whatever it means. */
        MemorySegment memory() {
            try (Call call = Call.begin(C.TABLE)) {
                return ((Handle) this).lifetime().segment(call.use(this), 8);
            }
        }
    }

    /** A handle on a pinned value: eight bytes, each {@link #BYTE} until they are freed. */
    static final class Held extends PinnedHandle {
        static final byte BYTE = 7;

        Held(Pin pin, Thing parent) {
            super(pin, parent);
        }

        MemorySegment value() {
            return segment();
        }

        /** Reads it: {@link #BYTE}, unless it was freed too early. */
        byte read() {
            return value().get(ValueLayout.JAVA_BYTE, 3);
        }

        Held in(Arena arena) {
            Effects.attach(this, arena);
            return this;
        }
    }

    /** Pins a value; its memory is only overwritten when it is freed, so that a read that comes too late is seen. */
    Held pinned(String name, Thing parent) {
        MemorySegment bytes = Arena.global().allocate(8).fill(Held.BYTE);
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            Destroyer destroyer = _ -> {
                bytes.fill((byte) -1);
                destroyed.add(name);
                threads.add(Thread.currentThread());
            };
            return call.made(new Held(call.pin(name, bytes.address(), destroyer, bytes.address(), 8, parent), parent));
        }
    }

    private static MemorySegment make() {
        return C.pointer("rocksdb_options_create");
    }

    private Destroyer destroyer(String name) {
        return address -> {
            destroyed.add(name);
            threads.add(Thread.currentThread());
            C.run("rocksdb_options_destroy", address);
        };
    }

    Thing owned(String name) {
        return new Thing(Lifetime.owned(name, make(), destroyer(name)));
    }

    /** As {@link #owned}, of something that only one call at a time may use. */
    Thing exclusive(String name) {
        return new Thing(Lifetime.owned(name, make(), destroyer(name)).exclusive());
    }

    /** As {@link #owned}, of something of a kind. */
    Thing marked(String name, String kind) {
        return new Thing(Lifetime.owned(name, make(), destroyer(name)).marked(kind));
    }

    /** A child that only one call at a time may use. */
    Thing exclusiveChild(String name, Thing parent) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            return new Thing(
                    Lifetime.child(name, make(), destroyer(name), parent).exclusive());
        }
    }

    Thing child(String name, Thing parent, Thing... borrowed) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            Lifetime lifetime = Lifetime.child(name, make(), destroyer(name), parent);
            for (Thing other : borrowed) {
                call.use(other);
                lifetime.borrowing(other);
            }
            return new Thing(lifetime);
        }
    }

    /** What takes over {@code spent} as rocksdb_writebatch_wi_create_iterator_with_base does. */
    Thing successor(String name, Thing spent) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment base = call.transfer(spent, "spent", name);
            MemorySegment made = make();
            call.handOver();
            return new Thing(Lifetime.owned(name, made, address -> {
                        destroyer(name).destroy(address);
                        C.run("rocksdb_options_destroy", base);
                    })
                    .succeeding(spent));
        }
    }

    static Thing view(String name, Thing parent) {
        try (Call call = Call.begin(C.TABLE)) {
            return new Thing(Lifetime.view(name, call.use(parent), parent));
        }
    }

    /** The names of what was destroyed, in that order. */
    List<String> destroyed() {
        return destroyed;
    }

    /** The threads that destroyed them. */
    List<Thread> threads() {
        return threads;
    }
}
