package dev.toy.raw;

import dev.rockspan.runtime.spi.Downcalls;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * One method handle per call shape, linked when a function of that shape is first called. A shape is named
 * after its parameters and result: P pointer, Z bool, B S I J 8 to 64 bits, F float, D double, V void.
 * Pointers to what is never a user's memory are numbers, J.
 */
final class Shapes {
    private Shapes() {
    }

    static final class ID_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_DOUBLE));

        private ID_P() {
        }

        static MemorySegment call(MemorySegment function, int a0, double a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class IJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private IJP_I() {
        }

        static int call(MemorySegment function, int a0, long a1, MemorySegment a2) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class IPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private IPP_P() {
        }

        static MemorySegment call(MemorySegment function, int a0, MemorySegment a1,
                MemorySegment a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JB_V() {
        }

        static void call(MemorySegment function, long a0, byte a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JD_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private JD_V() {
        }

        static void call(MemorySegment function, long a0, double a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JF_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_FLOAT));

        private JF_V() {
        }

        static void call(MemorySegment function, long a0, float a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private JIII_V() {
        }

        static void call(MemorySegment function, long a0, int a1, int a2, int a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JIJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, int a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JIPPJ_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPPPPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JIPPPPJJ_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPPPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JIPPPPJ_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JIPP_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private JIP_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JI_D {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_D() {
        }

        static double call(MemorySegment function, long a0, int a1) {
            try {
                return (double) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JI_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_I() {
        }

        static int call(MemorySegment function, long a0, int a1) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JI_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_J() {
        }

        static long call(MemorySegment function, long a0, int a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JI_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, int a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JI_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_V() {
        }

        static void call(MemorySegment function, long a0, int a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJIPPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJ_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJ_I() {
        }

        static int call(MemorySegment function, long a0, long a1, long a2, long a3) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5, long a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPPPJJJPJ_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPPPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8, MemorySegment a9,
                long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3, long a4, long a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3, long a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPJJJJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJJJ_B() {
        }

        static byte call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, long a6, long a7, long a8) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPPBPJJJPJ_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPBPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, byte a4, MemorySegment a5, long a6, long a7, long a8,
                MemorySegment a9, long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPPJJJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJJJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, long a5, long a6, long a7, long a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPPPJB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JJPPPJB_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, long a5, byte a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJP_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_P_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_P_trivial() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JPIJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, int a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPIPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, long a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, long a2,
                long a3, long a4, long a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, long a2,
                long a3, long a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2, long a3,
                long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, long a2,
                long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJPJJJJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJPJJJJ_B() {
        }

        static byte call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, long a5, long a6, long a7) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JPJPJP_I() {
        }

        static int call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPJPP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJ_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_I() {
        }

        static int call(MemorySegment function, long a0, MemorySegment a1, long a2) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JP_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JS_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT));

        private JS_V() {
        }

        static void call(MemorySegment function, long a0, short a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JZ_V() {
        }

        static void call(MemorySegment function, long a0, boolean a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private J_B() {
        }

        static byte call(MemorySegment function, long a0) {
            try {
                return (byte) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_D {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private J_D() {
        }

        static double call(MemorySegment function, long a0) {
            try {
                return (double) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_F {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_FLOAT, ValueLayout.JAVA_LONG));

        private J_F() {
        }

        static float call(MemorySegment function, long a0) {
            try {
                return (float) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private J_I() {
        }

        static int call(MemorySegment function, long a0) {
            try {
                return (int) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private J_J() {
        }

        static long call(MemorySegment function, long a0) {
            try {
                return (long) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private J_P() {
        }

        static MemorySegment call(MemorySegment function, long a0) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_Q {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(MemoryLayout.structLayout(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), ValueLayout.JAVA_LONG));

        private J_Q() {
        }

        static MemorySegment call(MemorySegment function, SegmentAllocator allocator, long a0) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, allocator, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_S {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG));

        private J_S() {
        }

        static short call(MemorySegment function, long a0) {
            try {
                return (short) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

        private J_V() {
        }

        static void call(MemorySegment function, long a0) {
            try {
                HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class J_Z {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.JAVA_LONG));

        private J_Z() {
        }

        static boolean call(MemorySegment function, long a0) {
            try {
                return (boolean) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PJJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJ_P_heap {
        private static final MethodHandle HANDLE = Downcalls.linkWithHeap(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_P_heap() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPPPPPPPPPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPPPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6, MemorySegment a7, MemorySegment a8, MemorySegment a9,
                MemorySegment a10, MemorySegment a11, MemorySegment a12, MemorySegment a13,
                MemorySegment a14, MemorySegment a15) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private P_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

        private P_V() {
        }

        static void call(MemorySegment function, MemorySegment a0) {
            try {
                HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class _I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT));

        private _I() {
        }

        static int call(MemorySegment function) {
            try {
                return (int) HANDLE.invokeExact(function);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class _P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS));

        private _P() {
        }

        static MemorySegment call(MemorySegment function) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }
}
