package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.EnumSet;
import java.util.Set;

/** How table files are named that backups share. */
public enum ShareFilesNaming {
    /**
     * By number, checksum and size. Each backup reads all files, and among very many files names may meet.
     *
     * <p>C: {@code rocksdb::BackupEngineOptions::ShareFilesNaming}, 1.
     */
    LEGACY_CRC32C_AND_FILE_SIZE(1),

    /**
     * By number and by the session of the database that wrote the file; blob files, which have no session, as with
     * {@link #LEGACY_CRC32C_AND_FILE_SIZE}. The default, together with {@link #FLAG_INCLUDE_FILE_SIZE}.
     *
     * <p>C: {@code rocksdb::BackupEngineOptions::ShareFilesNaming}, 2.
     */
    USE_DB_SESSION_ID(2),

    /**
     * The size is part of the name, too. Used together with {@link #USE_DB_SESSION_ID}.
     *
     * <p>C: {@code rocksdb::BackupEngineOptions::ShareFilesNaming}, 2147483648.
     */
    FLAG_INCLUDE_FILE_SIZE(0x80000000);

    private final int value;

    ShareFilesNaming(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /** Returns the number in C of a combination of constants. */
    public static int bits(Set<ShareFilesNaming> flags) {
        int bits = 0;
        for (ShareFilesNaming flag : Call.whole(flags, "flags")) {
            bits |= flag.getValue();
        }
        return bits;
    }

    /**
     * Returns the constants whose bits are all set in {@code bits}.
     *
     * @throws IllegalArgumentException if a bit is set that no constant has
     */
    public static Set<ShareFilesNaming> ofBits(int bits) {
        EnumSet<ShareFilesNaming> flags = EnumSet.noneOf(ShareFilesNaming.class);
        for (ShareFilesNaming flag : values()) {
            if (flag.value != 0 && (bits & flag.value) == flag.value) {
                flags.add(flag);
            }
        }
        if (bits(flags) != bits) {
            throw new IllegalArgumentException("RocksDB gave 0x"
                    + Integer.toHexString(bits)
                    + ", which has a bit that no ShareFilesNaming of this version has");
        }
        return flags;
    }
}
