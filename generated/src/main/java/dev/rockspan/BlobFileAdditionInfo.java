package dev.rockspan;

import dev.rockspan.raw.CBlobFileAdditionInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A blob file that a job wrote.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_blob_file_addition_info_t}.
 */
public class BlobFileAdditionInfo extends RocksObject {
    BlobFileAdditionInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the number of the blob file.
     *
     * <p>C: {@code rocksdb_blob_file_addition_info_blob_file_number}.
     */
    public long blobFileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlobFileAdditionInfo.rocksdb_blob_file_addition_info_blob_file_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the path of the blob file.
     *
     * <p>C: {@code rocksdb_blob_file_addition_info_blob_file_path}.
     */
    public String blobFilePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBlobFileAdditionInfo.rocksdb_blob_file_addition_info_blob_file_path(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns how many bytes of blobs were written to the file.
     *
     * <p>C: {@code rocksdb_blob_file_addition_info_total_blob_bytes}.
     */
    public long totalBlobBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlobFileAdditionInfo.rocksdb_blob_file_addition_info_total_blob_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many blobs were written to the file.
     *
     * <p>C: {@code rocksdb_blob_file_addition_info_total_blob_count}.
     */
    public long totalBlobCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlobFileAdditionInfo.rocksdb_blob_file_addition_info_total_blob_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BlobFileAdditionInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
