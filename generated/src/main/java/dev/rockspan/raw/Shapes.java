package dev.rockspan.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * One method handle per call shape, linked when a function of that shape is first called. A shape is named
 * after its parameters and result: P pointer, Z bool, B S I J 8 to 64 bits, F float, D double, V void.
 * Whole numbers, truth values and pointers to what is never a user's memory are 64 bits, J, and so is what is
 * ignored: what comes in registers looks the same to C.
 */
final class Shapes {
    private Shapes() {
    }

    static final class DJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private DJ_J() {
        }

        static long call(MemorySegment function, double a0, long a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class D_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private D_J() {
        }

        static long call(MemorySegment function, double a0) {
            try {
                return (long) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JD_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private JD_J() {
        }

        static long call(MemorySegment function, long a0, double a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJDJJJBB_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private JJJDJJJBB_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, double a3, long a4,
                long a5, long a6, byte a7, byte a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJDJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private JJJDJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, double a3, long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJD_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE));

        private JJJD_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, double a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3, long a4,
                long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3, long a4,
                long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3, long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJJPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPJPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJPJPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, MemorySegment a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPPJZ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_BOOLEAN));

        private JJJJPPJZ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, boolean a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPPPJZ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JJJJPPPJZ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7, boolean a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJJJPPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPPPPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPPPPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, MemorySegment a7, long a8,
                long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJPPZPJJJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJPPZPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, boolean a6, MemorySegment a7, long a8, long a9,
                long a10, MemorySegment a11, long a12) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJBJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE,
                ValueLayout.JAVA_LONG));

        private JJJPJJBJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, byte a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJIPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJIPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, int a6, MemorySegment a7, long a8, long a9, long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6, MemorySegment a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJPJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, long a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, MemorySegment a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5, long a6, long a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPJPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JJJPPJPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5, MemorySegment a6, MemorySegment a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPBJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE,
                ValueLayout.JAVA_LONG));

        private JJJPPPBJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, byte a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPJJJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPPPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8, MemorySegment a9,
                long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPPBJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPPPBJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, byte a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPPPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJJPPPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJJPPPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJJPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJ_D {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_D() {
        }

        static double call(MemorySegment function, long a0, long a1, long a2) {
            try {
                return (double) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJJ_J_trivial {
        private static final MethodHandle HANDLE = NativeFunctions.linkTrivial(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_J_trivial() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJJPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5, MemorySegment a6, long a7, long a8, long a9) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPJJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, MemorySegment a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, long a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJPJPJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8, long a9, long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJPPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPJPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJPPJPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPPPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPPPPJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJPPPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JJPP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2, long a3,
                long a4, long a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2, long a3,
                long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2, long a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJPJPJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJPJPJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPPJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, long a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS));

        private JPJP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPPP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JPPP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PJ_J_heap {
        private static final MethodHandle HANDLE = NativeFunctions.linkWithHeap(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_J_heap() {
        }

        static long call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPJPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPPPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPPPPJ_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPPPPPPPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6, MemorySegment a7, MemorySegment a8, MemorySegment a9,
                MemorySegment a10, MemorySegment a11) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class PPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private PPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class P_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private P_J() {
        }

        static long call(MemorySegment function, MemorySegment a0) {
            try {
                return (long) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }
}
