package dev.rockspan.benchmarks.store;

import dev.rockspan.ReadOptions;
import dev.rockspan.RocksIterator;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionOptions;
import dev.rockspan.WriteOptions;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.runtime.NativeLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The loops in C, compiled when they are needed by the system's compiler. One call from Java runs a whole slice. */
public final class Limit {

    /** In the order of the C file's table. */
    private static final List<String> FUNCTIONS = List.of(
            "rocksdb_get",
            "rocksdb_get_into_buffer",
            "rocksdb_get_pinned",
            "rocksdb_pinnableslice_value",
            "rocksdb_pinnableslice_destroy",
            "rocksdb_batched_multi_get_cf",
            "rocksdb_iter_valid",
            "rocksdb_iter_seek_to_first",
            "rocksdb_iter_next",
            "rocksdb_iter_key",
            "rocksdb_iter_value",
            "rocksdb_writebatch_create",
            "rocksdb_writebatch_put",
            "rocksdb_writebatch_destroy",
            "rocksdb_write",
            "rocksdb_put",
            "rocksdb_put_cf",
            "rocksdb_transaction_begin",
            "rocksdb_transaction_get_for_update",
            "rocksdb_transaction_put",
            "rocksdb_transaction_commit",
            "rocksdb_transaction_destroy",
            "rocksdb_free");

    private static final AddressLayout P = ValueLayout.ADDRESS;
    private static final ValueLayout.OfLong J = ValueLayout.JAVA_LONG;

    private final SymbolLookup loops;
    private final ReadOptions readOptions = new ReadOptions();
    private final WriteOptions writeOptions = new WriteOptions();
    private final WriteOptions withoutWal = new WriteOptions().setDisableWAL(true);
    private final TransactionOptions transactionOptions = new TransactionOptions();

    private Limit(SymbolLookup loops) {
        this.loops = loops;
    }

    /** Compiles the loops in {@code folder}; empty if there is no compiler. */
    public static Optional<Limit> compile(Path folder) throws IOException, InterruptedException {
        Path source = folder.resolve("limit.c");
        Path library = folder.resolve("limit.so");
        try (InputStream in =
                Objects.requireNonNull(Limit.class.getResourceAsStream("/dev/rockspan/benchmarks/limit.c"))) {
            Files.copy(in, source);
        }
        Process compiler;
        try {
            compiler = new ProcessBuilder("cc", "-O2", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                    .inheritIO()
                    .start();
        } catch (IOException e) {
            return Optional.empty();
        }
        if (compiler.waitFor() != 0) {
            throw new IllegalStateException("cc cannot compile " + source);
        }
        Limit limit = new Limit(SymbolLookup.libraryLookup(library, Arena.global()));
        limit.bind();
        return Optional.of(limit);
    }

    private void bind() {
        MemorySegment table = Arena.ofAuto().allocate(MemoryLayout.sequenceLayout(FUNCTIONS.size(), P));
        for (int i = 0; i < FUNCTIONS.size(); i++) {
            table.setAtIndex(
                    P, i, NativeLibrary.rocksdb().find(FUNCTIONS.get(i)).orElseThrow());
        }
        try {
            Linker.nativeLinker()
                    .downcallHandle(loops.findOrThrow("limit_bind"), FunctionDescriptor.ofVoid(P))
                    .invoke(table);
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    /** {@code rocksdb_get}: a new buffer for each value. */
    public Loop get(Store store, Keys keys) {
        return loop("limit_get", store.address(), Addresses.of(readOptions), keys.block(), (long) keys.size(), (long)
                keys.count());
    }

    /** {@code rocksdb_get_into_buffer}. */
    public Loop getInto(Store store, Keys keys, MemorySegment buffer) {
        return loop(
                "limit_get_into",
                store.address(),
                Addresses.of(readOptions),
                keys.block(),
                (long) keys.size(),
                (long) keys.count(),
                buffer,
                buffer.byteSize());
    }

    /** {@code rocksdb_get_pinned}. */
    public Loop getPinned(Store store, Keys keys) {
        return loop(
                "limit_get_pinned", store.address(), Addresses.of(readOptions), keys.block(), (long) keys.size(), (long)
                        keys.count());
    }

    /** {@code rocksdb_batched_multi_get_cf} of all keys at once. */
    public Loop multiGet(Store store, Keys keys) {
        Arena arena = Arena.ofAuto();
        int count = keys.count();
        MemorySegment addresses = arena.allocate(P, count);
        MemorySegment sizes = arena.allocate(J, count);
        IntStream.range(0, count).forEach(i -> {
            addresses.setAtIndex(P, i, keys.segments()[i]);
            sizes.setAtIndex(J, i, keys.size());
        });
        Loop loop = loop(
                "limit_multi_get",
                store.address(),
                Addresses.of(readOptions),
                store.familyAddress(),
                addresses,
                sizes,
                (long) count,
                arena.allocate(P, count),
                arena.allocate(P, count));
        return wanted -> loop.run(wanted / count);
    }

    /** The whole database, again and again. */
    public Loop scan(RocksIterator iterator) {
        return loop("limit_scan", Addresses.of(iterator));
    }

    /** Batches of all keys with this value. */
    public Loop batch(Keys keys, MemorySegment value) {
        return batch(MemorySegment.NULL, keys, value);
    }

    /** The same, written without the log. */
    public Loop batchAndWrite(Store store, Keys keys, MemorySegment value) {
        return batch(store.address(), keys, value);
    }

    private Loop batch(MemorySegment database, Keys keys, MemorySegment value) {
        return loop(
                "limit_batch",
                database,
                Addresses.of(withoutWal),
                keys.block(),
                (long) keys.size(),
                (long) keys.count(),
                value,
                value.byteSize());
    }

    /** {@code rocksdb_put}. */
    public Loop put(Store store, boolean logged, Keys keys, MemorySegment value) {
        return put(store, logged ? writeOptions : withoutWal, MemorySegment.NULL, keys, value);
    }

    /** {@code rocksdb_put_cf}, without the log. */
    public Loop putIntoFamily(Store store, Keys keys, MemorySegment value) {
        return put(store, withoutWal, store.familyAddress(), keys, value);
    }

    private Loop put(Store store, WriteOptions options, MemorySegment family, Keys keys, MemorySegment value) {
        return loop(
                "limit_put",
                store.address(),
                Addresses.of(options),
                family,
                keys.block(),
                (long) keys.size(),
                (long) keys.count(),
                value,
                value.byteSize());
    }

    /** Begins a transaction, reads a key for an update, puts it and commits, without the log. */
    public Loop transaction(TransactionDB database, Keys keys, MemorySegment value) {
        return loop(
                "limit_transaction",
                Addresses.ofTransactions(database),
                Addresses.of(withoutWal),
                Addresses.of(transactionOptions),
                Addresses.of(readOptions),
                keys.block(),
                (long) keys.size(),
                (long) keys.count(),
                value,
                value.byteSize());
    }

    /** A function whose arguments are these and, at last, the count. */
    private Loop loop(String function, @Nullable Object... arguments) {
        MemoryLayout[] layouts = Stream.concat(
                        Stream.of(arguments).map(argument -> argument instanceof Long ? J : P), Stream.of(J))
                .toArray(MemoryLayout[]::new);
        MethodHandle handle =
                Linker.nativeLinker().downcallHandle(loops.findOrThrow(function), FunctionDescriptor.of(J, layouts));
        MethodHandle bound = java.lang.invoke.MethodHandles.insertArguments(handle, 0, arguments);
        return count -> {
            try {
                return (long) bound.invokeExact((long) count);
            } catch (Throwable t) {
                throw new IllegalStateException(t);
            }
        };
    }
}
