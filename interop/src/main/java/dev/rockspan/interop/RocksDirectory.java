package dev.rockspan.interop;

import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import org.apache.lucene.store.BaseDirectory;
import org.apache.lucene.store.ByteBuffersDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.store.ByteBuffersIndexInput;
import org.apache.lucene.store.ByteBuffersIndexOutput;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.IndexOutput;
import org.apache.lucene.store.SingleInstanceLockFactory;

/**
 * A Lucene index in a database: each file is a value under its name. Lucene reads files in RocksDB's memory, without copying
 * them. Files stay pinned until the directory is closed, and are at most 2 GiB.
 *
 * <p>Use it on one thread: RocksDB's segments belong to the thread that read them.
 */
public final class RocksDirectory extends BaseDirectory {

    private final RocksDB db;
    private final List<PinnedValue> pinned = new ArrayList<>();
    private long temporary;

    public RocksDirectory(RocksDB db) {
        super(new SingleInstanceLockFactory());
        this.db = db;
    }

    @Override
    public IndexInput openInput(String name, IOContext context) throws IOException {
        ensureOpen();
        PinnedValue file = db.getPinned(key(name));
        if (file == null) {
            throw new FileNotFoundException(name);
        }
        pinned.add(file);
        return new ByteBuffersIndexInput(
                new ByteBuffersDataInput(List.of(file.value().asByteBuffer())), name);
    }

    @Override
    public IndexOutput createOutput(String name, IOContext context) {
        ensureOpen();
        return new ByteBuffersIndexOutput(
                new ByteBuffersDataOutput(), name, name, new CRC32(), data -> db.put(key(name), data.toArrayCopy()));
    }

    @Override
    public IndexOutput createTempOutput(String prefix, String suffix, IOContext context) {
        return createOutput(prefix + '_' + suffix + '_' + temporary++ + ".tmp", context);
    }

    @Override
    public String[] listAll() {
        List<String> names = new ArrayList<>();
        try (RocksIterator files = db.newIterator()) {
            for (files.seekToFirst(); files.isValid(); files.next()) {
                names.add(new String(files.key(), StandardCharsets.UTF_8));
            }
            files.status();
        }
        return names.toArray(String[]::new);
    }

    @Override
    public long fileLength(String name) throws IOException {
        try (PinnedValue file = db.getPinned(key(name))) {
            if (file == null) {
                throw new FileNotFoundException(name);
            }
            return file.value().byteSize();
        }
    }

    @Override
    public void deleteFile(String name) {
        db.delete(key(name));
    }

    @Override
    public void rename(String source, String target) {
        byte[] file = db.get(key(source));
        if (file != null) {
            db.put(key(target), file);
            db.delete(key(source));
        }
    }

    @Override
    public void sync(Collection<String> names) {
        db.flushWal(true);
    }

    @Override
    public void syncMetaData() {
        db.flushWal(true);
    }

    @Override
    public Set<String> getPendingDeletions() {
        return Set.of();
    }

    @Override
    public void close() {
        isOpen = false;
        pinned.forEach(PinnedValue::close);
    }

    private static byte[] key(String name) {
        return name.getBytes(StandardCharsets.UTF_8);
    }
}
