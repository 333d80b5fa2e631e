package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyHandle;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;

/**
 * A column family of an open database.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_column_family_handle_t}.
 */
public class ColumnFamilyHandle extends RocksObject {
    ColumnFamilyHandle(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the id that RocksDB gave the column family; the default one has 0.
     *
     * <p>C: {@code rocksdb_column_family_handle_get_id}.
     */
    public int getID() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CColumnFamilyHandle.rocksdb_column_family_handle_get_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family as text; {@code getName} returns it as UTF-8.
     *
     * <p>C: {@code rocksdb_column_family_handle_get_name}.
     */
    public String getNameText() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CColumnFamilyHandle.rocksdb_column_family_handle_get_name(
                    nativeThis, nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ColumnFamilyHandle in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Returns the name of the column family, in UTF-8. */
    public byte[] getName() {
        return getNameText().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns the descriptor that the column family was opened or created with.
     *
     * @throws UnsupportedOperationException if it was opened or created without one: C cannot return its options
     */
    public ColumnFamilyDescriptor getDescriptor() {
        ColumnFamilyDescriptor descriptor = Effects.given(this, "descriptor");
        if (descriptor == null) {
            throw new UnsupportedOperationException("The column family was opened without a ColumnFamilyDescriptor");
        }
        return descriptor;
    }
}
