package dev.rockspan;

import dev.rockspan.raw.CWriteStallInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A column family whose writes began or ceased to be held up; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_writestallinfo_t}.
 */
public class WriteStallInfo extends RocksObject {
    WriteStallInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_writestallinfo_cf_name}.
     */
    public String getColumnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CWriteStallInfo.rocksdb_writestallinfo_cf_name(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WriteStallInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
