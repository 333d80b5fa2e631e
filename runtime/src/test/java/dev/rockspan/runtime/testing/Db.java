package dev.rockspan.runtime.testing;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A few handle classes over real RocksDB objects, shaped as the generator shapes them. */
public final class Db extends RocksObject {

    public Db(NativeObject lifetime) {
        super(lifetime);
    }

    /** {@code rocksdb_options_t}. */
    public static final class Options extends RocksObject {
        public Options() {
            super(NativeObject.owned(
                    "Options", C.pointer("rocksdb_options_create"), C.destroyer("rocksdb_options_destroy")));
        }

        public Options createIfMissing() {
            try (Call call = Call.begin(C.TABLE)) {
                C.run("rocksdb_options_set_create_if_missing", call.use(this), (byte) 1);
            }
            return this;
        }

        public Options in(Arena arena) {
            Effects.attach(this, arena);
            return this;
        }
    }

    /** {@code rocksdb_readoptions_t}. */
    public static final class ReadOptions extends RocksObject {
        public ReadOptions() {
            super(NativeObject.owned(
                    "ReadOptions",
                    C.pointer("rocksdb_readoptions_create"),
                    C.destroyer("rocksdb_readoptions_destroy")));
        }

        public ReadOptions setSnapshot(@Nullable Snapshot snapshot) {
            try (Call call = Call.begin(C.TABLE)) {
                C.run("rocksdb_readoptions_set_snapshot", call.use(this), call.useOrNull(snapshot));
                Effects.borrow(this, "snapshot", snapshot);
            }
            return this;
        }

        public ReadOptions setIterateUpperBound(byte @Nullable [] bound) {
            try (Call call = Call.begin(C.TABLE)) {
                MemorySegment self = call.use(this);
                MemorySegment copy = call.retain(this, "iterateUpperBound", bound);
                C.run("rocksdb_readoptions_set_iterate_upper_bound", self, copy, copy.byteSize());
                call.commit();
            }
            return this;
        }
    }

    /** {@code rocksdb_writeoptions_t}. */
    public static final class WriteOptions extends RocksObject {
        public WriteOptions() {
            super(NativeObject.owned(
                    "WriteOptions",
                    C.pointer("rocksdb_writeoptions_create"),
                    C.destroyer("rocksdb_writeoptions_destroy")));
        }
    }

    /** {@code rocksdb_snapshot_t}. */
    public static final class Snapshot extends RocksObject {
        private Snapshot(NativeObject lifetime) {
            super(lifetime);
        }
    }

    /** {@code rocksdb_iterator_t}. */
    public static final class Iter extends RocksObject {
        private Iter(NativeObject lifetime) {
            super(lifetime);
        }

        public Iter seekToFirst() {
            return step("rocksdb_iter_seek_to_first");
        }

        public Iter next() {
            return step("rocksdb_iter_next");
        }

        private Iter step(String function) {
            try (Call call = Call.begin(C.TABLE)) {
                C.run(function, call.use(this));
            }
            return this;
        }

        public boolean isValid() {
            try (Call call = Call.begin(C.TABLE)) {
                return C.truth("rocksdb_iter_valid", call.use(this));
            }
        }

        public byte @Nullable [] key() {
            try (Call call = Call.begin(C.TABLE)) {
                MemorySegment length = call.longSlot();
                return call.copyBytes(C.pointer("rocksdb_iter_key", call.use(this), length), length);
            }
        }
    }

    public static Db open(Options options, Path path) {
        return open(options, path.toString());
    }

    public static Db open(@Nullable Options options, @Nullable String path) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment address = C.pointer(
                    "rocksdb_open", call.use(options, "options"), call.string(path, "path"), call.errorSlot());
            call.check();
            return new Db(NativeObject.owned("RocksDB", address, C.destroyer("rocksdb_close"))
                    .borrowing(options));
        }
    }

    public Db in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    public void put(@Nullable WriteOptions options, byte @Nullable [] key, byte @Nullable [] value) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment self = call.use(this);
            MemorySegment wo = call.use(options, "options");
            MemorySegment k = call.bytes(key, "key");
            MemorySegment v = call.bytes(value, "value");
            C.run("rocksdb_put", self, wo, k, k.byteSize(), v, v.byteSize(), call.errorSlot());
            call.check();
        }
    }

    public byte @Nullable [] get(@Nullable ReadOptions options, byte @Nullable [] key) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment self = call.use(this);
            MemorySegment ro = call.use(options, "options");
            MemorySegment k = call.bytes(key, "key");
            MemorySegment length = call.longSlot();
            MemorySegment value = C.pointer("rocksdb_get", self, ro, k, k.byteSize(), length, call.errorSlot());
            call.check();
            return call.takeBytes(value, length);
        }
    }

    public Snapshot snapshot() {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment self = call.use(this);
            MemorySegment snapshot = C.pointer("rocksdb_create_snapshot", self);
            return new Snapshot(
                    NativeObject.child("Snapshot", snapshot, s -> C.run("rocksdb_release_snapshot", self, s), this));
        }
    }

    public Iter iterator(ReadOptions options) {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment iterator = C.pointer("rocksdb_create_iterator", call.use(this), call.use(options, "options"));
            return new Iter(NativeObject.child("RocksIterator", iterator, C.destroyer("rocksdb_iter_destroy"), this)
                    .borrowing(options));
        }
    }

    public @Nullable String property(String name) {
        try (Call call = Call.begin(C.TABLE)) {
            return call.takeString(C.pointer("rocksdb_property_value", call.use(this), call.string(name, "name")));
        }
    }

    /** The key as text. */
    public static byte[] b(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
