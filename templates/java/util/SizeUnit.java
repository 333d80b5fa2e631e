package dev.rockspan.util;

/** Numbers of bytes. */
public final class SizeUnit {

    /** 1024 bytes. */
    public static final long KB = 1024L;

    /** 1024 times {@link #KB}. */
    public static final long MB = KB * KB;

    /** 1024 times {@link #MB}. */
    public static final long GB = KB * MB;

    /** 1024 times {@link #GB}. */
    public static final long TB = KB * GB;

    /** 1024 times {@link #TB}. */
    public static final long PB = KB * TB;

    private SizeUnit() {}
}
