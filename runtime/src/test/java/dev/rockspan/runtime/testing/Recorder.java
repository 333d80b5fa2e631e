package dev.rockspan.runtime.testing;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Makes handles on real native objects, and writes down in which order and by which threads they are destroyed. */
public final class Recorder {

    private final List<String> destroyed = new CopyOnWriteArrayList<>();
    private final List<Thread> threads = new CopyOnWriteArrayList<>();

    /** A handle on a {@code rocksdb_options_t}, under any name. */
    public static final class Thing extends RocksObject {
    public     Thing(NativeObject lifetime) {
            super(lifetime);
        }

        /** Uses it in a call that has an effect on it. */
    public     Thing touch() {
            try (Call call = Call.begin(C.TABLE)) {
                C.run("rocksdb_options_set_create_if_missing", call.use(this), (byte) 1);
            }
            return this;
        }

    public     Thing in(Arena arena) {
            Effects.attach(this, arena);
            return this;
        }

        /** As a setter that keeps {@code other}. */
    public     void set(String slot, @Nullable Thing other) {
            try (Call call = Call.begin(C.TABLE)) {
                MemorySegment self = call.use(this);
                MemorySegment value = call.useOrNull(other);
                C.run("rocksdb_options_set_create_if_missing", self, (byte) (value.address() == 0 ? 0 : 1));
                Effects.borrow(this, slot, other);
            }
        }
    }

    /** A handle on a pinned value: eight bytes, each {@link #BYTE} until they are freed. */
    public static final class Held extends RocksObject {
        public static final byte BYTE = 7;

        private final Pin pin;

    public     Held(Pin pin, Thing parent) {
            super(pin, parent);
            this.pin = pin;
        }

    public     MemorySegment value() {
            return pin.segment();
        }

        /** Reads it: {@link #BYTE}, unless it was freed too early. */
    public     byte read() {
            return value().get(ValueLayout.JAVA_BYTE, 3);
        }

    public     Held in(Arena arena) {
            Effects.attach(this, arena);
            return this;
        }
    }

    /** Pins a value; its memory is only overwritten when it is freed, so that a read that comes too late is seen. */
    public Held pinned(String name, Thing parent) {
        MemorySegment bytes = Arena.global().allocate(8).fill(Held.BYTE);
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            Destroyer destroyer = _ -> {
                bytes.fill((byte) -1);
                destroyed.add(name);
                threads.add(Thread.currentThread());
            };
            return call.made(new Held(Pin.of(call, name, MemorySegment.ofAddress(bytes.address()), destroyer, (object, length) -> { length.set(ValueLayout.JAVA_LONG, 0, 8); return object; }, parent), parent));
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

    public Thing owned(String name) {
        return new Thing(NativeObject.owned(name, make(), destroyer(name)));
    }

    /** As {@link #owned}, of something that only one call at a time may use. */
    public Thing exclusive(String name) {
        return new Thing(NativeObject.owned(name, make(), destroyer(name)).exclusive());
    }

    /** As {@link #owned}, of something of a kind. */
    public Thing marked(String name, ObjectMark mark) {
        return new Thing(NativeObject.owned(name, make(), destroyer(name)).marked(mark));
    }

    /** A child that only one call at a time may use. */
    public Thing exclusiveChild(String name, Thing parent) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            return new Thing(
                    NativeObject.child(name, make(), destroyer(name), parent).exclusive());
        }
    }

    public Thing child(String name, Thing parent, Thing... borrowed) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            NativeObject lifetime = NativeObject.child(name, make(), destroyer(name), parent);
            for (Thing other : borrowed) {
                call.use(other);
                lifetime.borrowing(other);
            }
            return new Thing(lifetime);
        }
    }

    /** What takes over {@code spent} as rocksdb_writebatch_wi_create_iterator_with_base does. */
    public Thing successor(String name, Thing spent) {
        return successor(name, spent, () -> {});
    }

    /** The same; {@code meanwhile} runs after C was called, before the new object takes over the parents. */
    public Thing successor(String name, Thing spent, Runnable meanwhile) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment base = call.transfer(spent, "spent", name);
            MemorySegment made = make();
            call.commit();
            meanwhile.run();
            return new Thing(NativeObject.owned(name, made, address -> {
                        destroyer(name).destroy(address);
                        C.run("rocksdb_options_destroy", base);
                    })
                    .succeeding(spent));
        }
    }

    /** The same for one that is part of {@code parent}, which is closed while C makes it. */
    public Thing successorOfClosed(String name, Thing spent, Thing parent) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            MemorySegment base = call.transfer(spent, "spent", name);
            MemorySegment made = make();
            call.commit();
            parent.close();
            return new Thing(NativeObject.owned(name, made, address -> {
                        destroyer(name).destroy(address);
                        C.run("rocksdb_options_destroy", base);
                    })
                    .succeeding(spent)
                    .childOf(parent));
        }
    }

    public static Thing view(String name, Thing parent) {
        try (Call call = Call.begin(C.TABLE)) {
            return new Thing(NativeObject.view(name, call.use(parent), parent));
        }
    }

    /** The names of what was destroyed, in that order. */
    public List<String> destroyed() {
        return destroyed;
    }

    /** The threads that destroyed them. */
    public List<Thread> threads() {
        return threads;
    }
}
