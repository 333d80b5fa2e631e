package dev.rockspan.util;

import java.util.Locale;

/** The platform that Java runs on. */
public final class Environment {

    private static final String OS = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    private static final String ARCH = System.getProperty("os.arch").toLowerCase(Locale.ROOT);

    private Environment() {}

    /** Returns whether the processor is an ARM with 64 bits. */
    public static boolean isAarch64() {
        return ARCH.contains("aarch64");
    }

    /** Returns whether the processor is a PowerPC. */
    public static boolean isPowerPC() {
        return ARCH.contains("ppc");
    }

    /** Returns whether the processor is an s390x. */
    public static boolean isS390x() {
        return ARCH.contains("s390x");
    }

    /** Returns whether the processor is a RISC-V with 64 bits. */
    public static boolean isRiscv64() {
        return ARCH.contains("riscv64");
    }

    /** Returns whether the system is Windows. */
    public static boolean isWindows() {
        return OS.contains("win") && !isMac();
    }

    /** Returns whether the system is FreeBSD. */
    public static boolean isFreeBSD() {
        return OS.contains("freebsd");
    }

    /** Returns whether the system is macOS. */
    public static boolean isMac() {
        return OS.contains("mac") || OS.contains("darwin");
    }

    /** Returns whether the system is AIX. */
    public static boolean isAix() {
        return OS.contains("aix");
    }

    /** Returns whether the system is Linux or another Unix that is not named here. */
    public static boolean isUnix() {
        return OS.contains("nix") || OS.contains("nux");
    }

    /** Returns whether the system is Solaris. */
    public static boolean isSolaris() {
        return OS.contains("sunos");
    }

    /** Returns whether the system is OpenBSD. */
    public static boolean isOpenBSD() {
        return OS.contains("openbsd");
    }

    /** Returns whether the processor has 64 bits. */
    public static boolean is64Bit() {
        return ARCH.contains("64") || isS390x();
    }
}
