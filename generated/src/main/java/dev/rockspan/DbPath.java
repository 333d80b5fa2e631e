package dev.rockspan;

import dev.rockspan.raw.CDbPath;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/**
 * A folder for table files and the size it should be filled up to.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_dbpath_t}.
 */
public class DbPath extends RocksObject {
    DbPath(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Names a folder for table files and the size in bytes that it should be filled up to. If nobody closes it, it is
     * freed when it is collected.
     *
     * <p>C: {@code rocksdb_dbpath_create}.
     *
     * @param targetSize how many bytes go here before the next folder is filled; the last one takes all that is left
     */
    public DbPath(String path, long targetSize) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CDbPath.rocksdb_dbpath_create(call.string(path, "path"), targetSize);
            nativeObject = call.made(NativeObject.owned("DbPath", nativeResult, CDbPath::rocksdb_dbpath_destroy)
                    .marked(ObjectMark.COLLECTED));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public DbPath in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Names a folder for table files and the size in bytes that it should be filled up to. */
    public DbPath(Path path, long targetSize) {
        this(Call.notNull(path, "path").toString(), targetSize);
    }
}
