package dev.rockspan.misuse;

import static dev.rockspan.misuse.Values.KEY;

import dev.rockspan.CompactRangeOptions;
import dev.rockspan.FlushOptions;
import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SstFileWriter;
import dev.rockspan.Transaction;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.runtime.RocksObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts objects to use, so that what is wrong with them shows. */
final class Use {

    private Use() {}

    /** What an operation returned is used, then closed. */
    static void result(@Nullable Object result, World world) {
        List<RocksObject> handles = World.handlesIn(result);
        try {
            handles.forEach(handle -> exercise(handle, world));
        } finally {
            handles.forEach(RocksObject::close);
        }
    }

    /** Does what such an object is for. */
    static void exercise(RocksObject object, World world) {
        switch (object) {
            case RocksDB db -> exercise(db);
            case RocksIterator iterator -> {
                for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                    iterator.key();
                    iterator.value();
                }
                iterator.seek(KEY);
            }
            case Transaction transaction -> {
                transaction.put(KEY, KEY);
                transaction.get(KEY);
                transaction.commit();
            }
            case WriteBatch batch -> batch.put(KEY, KEY);
            case WriteBatchWithIndex batch -> batch.put(KEY, KEY);
            case SstFileWriter writer -> {
                writer.open(world.newName());
                writer.put(KEY, KEY);
                writer.finish();
            }
            case PinnedValue value -> value.value();
            default -> {}
        }
    }

    private static void exercise(RocksDB db) {
        try (FlushOptions flush = new FlushOptions();
                CompactRangeOptions compact = new CompactRangeOptions()) {
            for (byte i = 0; i < 2; i++) {
                db.put(KEY, KEY);
                db.put(new byte[] {i}, new byte[1000]);
                db.flush(flush);
            }
            db.delete(KEY);
            db.compactRange(db.getDefaultColumnFamily(), compact, null, null);
            db.get(KEY);
            db.get(new byte[1]);
            try (RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
            }
        }
    }
}
