package dev.rockspan;

import dev.rockspan.raw.CFileChecksumGenFactory;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Makes the checksums of whole files.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_file_checksum_gen_factory_t}.
 */
public class FileChecksumGenFactory extends RocksObject {
    FileChecksumGenFactory(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns a factory of CRC32c checksums of whole files.
     *
     * <p>C: {@code rocksdb_file_checksum_gen_crc32c_factory_create}.
     *
     * @return a new object, to be closed
     */
    public static FileChecksumGenFactory newCrc32cFactory() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFileChecksumGenFactory.rocksdb_file_checksum_gen_crc32c_factory_create();
            return new FileChecksumGenFactory(call.made(NativeObject.owned(
                    "FileChecksumGenFactory", nativeResult,
                    CFileChecksumGenFactory::rocksdb_file_checksum_gen_factory_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public FileChecksumGenFactory in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
