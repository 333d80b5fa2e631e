package dev.toy;

import dev.rockspan.runtime.call.Call;
import java.util.EnumSet;
import java.util.Set;

/** What a part is like. */
public enum Flag {
    /** {@code toy_flag_none}, 0. */
    NONE(0),

    /** {@code toy_flag_big}, 1. */
    BIG(1),

    /** {@code toy::Flag}, 2. */
    OLD(2),

    /** {@code toy_flag_loud}, 2147483648. */
    LOUD(0x80000000);

    private final int value;

    Flag(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /** Returns the number in C of a combination of constants. */
    public static int bits(Set<Flag> flags) {
        int bits = 0;
        for (Flag flag : Call.whole(flags, "flags")) {
            bits |= flag.getValue();
        }
        return bits;
    }

    /**
     * Returns the constants whose bits are all set in {@code bits}.
     *
     * @throws IllegalArgumentException if a bit is set that no constant has
     */
    public static Set<Flag> ofBits(int bits) {
        EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
        for (Flag flag : values()) {
            if (flag.value != 0 && (bits & flag.value) == flag.value) {
                flags.add(flag);
            }
        }
        if (bits(flags) != bits) {
            throw new IllegalArgumentException("RocksDB gave 0x"
                    + Integer.toHexString(bits)
                    + ", which has a bit that no Flag of this version has");
        }
        return flags;
    }
}
