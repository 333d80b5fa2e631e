package dev.rockspan.misuse;

import static dev.rockspan.misuse.Values.KEY;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.CompactRangeOptions;
import dev.rockspan.CompactionFilterFactory;
import dev.rockspan.CompactionFilterFactoryCallbacks;
import dev.rockspan.CompactionService;
import dev.rockspan.CompactionServiceCallbacks;
import dev.rockspan.EnvOptions;
import dev.rockspan.EventListener;
import dev.rockspan.EventListenerCallbacks;
import dev.rockspan.FlushOptions;
import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SstFileWriter;
import dev.rockspan.TableFilterCallbacks;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.PublicApi;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Has RocksDB call back with everything that it hands to callbacks. */
final class Events {

    private static final List<String> LETTERS = List.of("a", "b", "c");

    private Events() {}

    /** Does something with an object of {@code type} within a callback; false if none was handed one. */
    static boolean lend(World world, Class<? extends RocksObject> type, Consumer<RocksObject> borrower) {
        if (!isHandedOut(type)) {
            return false;
        }
        AtomicBoolean lent = new AtomicBoolean();
        InvocationHandler handler = (_, method, arguments) -> {
            for (Object argument : arguments == null ? new Object[0] : arguments) {
                if (argument instanceof RocksObject handed && !lent.get()) {
                    RocksObject object = world.derive(handed, type);
                    if (object != null && lent.compareAndSet(false, true)) {
                        borrower.accept(object);
                    }
                }
            }
            return Values.answer(method, arguments, world);
        };
        happen(world, handler, lent);
        return lent.get();
    }

    /** Whether callbacks are handed such an object, or one that has such. */
    private static boolean isHandedOut(Class<?> type) {
        return PublicApi.classes().stream()
                        .filter(Class::isInterface)
                        .flatMap(callbacks -> Arrays.stream(callbacks.getMethods()))
                        .anyMatch(method -> List.of(method.getParameterTypes()).contains(type))
                || Operation.all().stream()
                        .anyMatch(operation ->
                                operation.needsReceiver() && operation.makes(type) && isHandedOut(operation.type()));
    }

    /** Some callbacks come late, but before the database is closed. */
    private static void await(AtomicBoolean lent) {
        for (int i = 0; i < 50 && !lent.get(); i++) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    private static void happen(World world, InvocationHandler handler, AtomicBoolean lent) {
        happen(world, lent, withBlobFiles(handler), handler);
        if (!lent.get()) {
            happen(world, lent, compactedElsewhere(handler), handler);
        }
    }

    private static void happen(World world, AtomicBoolean lent, Options with, InvocationHandler handler) {
        String path = world.newName();
        try (Options options = with;
                ReadOptions reading =
                        new ReadOptions().setTableFilter(callbacks(TableFilterCallbacks.class, handler));
                RocksDB db = RocksDB.open(options, path)) {
            for (String letter : LETTERS) {
                fill(db, letter);
            }
            ingest(db, world.newName());
            try (CompactRangeOptions everything = new CompactRangeOptions().setExclusiveManualCompaction(true)) {
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                db.compactRange(family, everything, null, null);
            }
            try (RocksIterator iterator = db.newIterator(reading)) {
                iterator.seekToFirst();
            }
            await(lent);
            remove(Path.of(path)); // so that the next flush fails
            try {
                fill(db, "d");
            } finally {
                await(lent);
            }
        } catch (RocksDBException e) {
            // that was to be expected
        }
    }

    private static Options options(InvocationHandler handler) {
        return new Options()
                .setCreateIfMissing(true)
                .setLevel0FileNumCompactionTrigger(2)
                .setLevel0SlowdownWritesTrigger(2)
                .setMaxBgErrorResumeCount(0)
                .addEventListener(new EventListener(callbacks(EventListenerCallbacks.class, handler)))
                .setCompactionFilterFactory(new CompactionFilterFactory(
                        "filters", callbacks(CompactionFilterFactoryCallbacks.class, handler)));
    }

    private static Options withBlobFiles(InvocationHandler handler) {
        return options(handler)
                .setEnableBlobFiles(true)
                .setMinBlobSize(0)
                .setEnableBlobGarbageCollection(true)
                .setBlobGarbageCollectionAgeCutoff(1.0);
    }

    /** Who compacts elsewhere knows nothing of blob files. */
    private static Options compactedElsewhere(InvocationHandler handler) {
        return options(handler)
                .setCompactionService(
                        new CompactionService("service", callbacks(CompactionServiceCallbacks.class, handler)));
    }

    private static <T> T callbacks(Class<T> type, InvocationHandler handler) {
        return type.cast(Values.callbacks(type, handler));
    }

    private static void fill(RocksDB db, String letter) {
        db.put(KEY, letter.repeat(100).getBytes());
        db.put(letter.getBytes(), KEY);
        try (FlushOptions options = new FlushOptions()) {
            db.flush(options);
        }
    }

    private static void ingest(RocksDB db, String file) {
        try (EnvOptions environment = new EnvOptions();
                Options options = new Options();
                SstFileWriter writer = new SstFileWriter(environment, options);
                IngestExternalFileOptions ingesting = new IngestExternalFileOptions()) {
            writer.open(file);
            writer.put("x".getBytes(), KEY);
            writer.finish();
            db.ingestExternalFile(List.of(file), ingesting);
        }
    }

    private static void remove(Path folder) {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
