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

    static final class PB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE));

        private PB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, byte a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PD_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_DOUBLE));

        private PD_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, double a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PF_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_FLOAT));

        private PF_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, float a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private PIII_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, int a2, int a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PIP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, int a1,
                MemorySegment a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PIP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PI_D {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_DOUBLE, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_D() {
        }

        static double call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                return (double) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PI_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PI_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PI_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PI_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJPPBPJPPPP_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PJPPBPJPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, long a1, MemorySegment a2,
                MemorySegment a3, byte a4, MemorySegment a5, long a6, MemorySegment a7,
                MemorySegment a8, MemorySegment a9, MemorySegment a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJPPPPB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE));

        private PJPPPPB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, byte a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJPPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PJPPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PJPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1,
                MemorySegment a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class PPIPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PPIP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPJPPP_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPJPPP_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6, MemorySegment a7) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPJPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPJPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPPPJPPPP_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPPPJPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6, MemorySegment a7,
                MemorySegment a8, MemorySegment a9, MemorySegment a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                long a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                long a2, MemorySegment a3, MemorySegment a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                long a2, MemorySegment a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPJPPP_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPJPPP_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPJPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class PPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class PPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PP_P_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PP_P_trivial() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PS_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT));

        private PS_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, short a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN));

        private PZ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, boolean a1) {
            try {
                HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private P_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0) {
            try {
                return (byte) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_D {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_DOUBLE, ValueLayout.ADDRESS));

        private P_D() {
        }

        static double call(MemorySegment function, MemorySegment a0) {
            try {
                return (double) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_F {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_FLOAT, ValueLayout.ADDRESS));

        private P_F() {
        }

        static float call(MemorySegment function, MemorySegment a0) {
            try {
                return (float) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private P_I() {
        }

        static int call(MemorySegment function, MemorySegment a0) {
            try {
                return (int) HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private P_J() {
        }

        static long call(MemorySegment function, MemorySegment a0) {
            try {
                return (long) HANDLE.invokeExact(function, a0);
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

    static final class P_Q {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(MemoryLayout.structLayout(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), ValueLayout.ADDRESS));

        private P_Q() {
        }

        static MemorySegment call(MemorySegment function, SegmentAllocator allocator,
                MemorySegment a0) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, allocator, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class P_S {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS));

        private P_S() {
        }

        static short call(MemorySegment function, MemorySegment a0) {
            try {
                return (short) HANDLE.invokeExact(function, a0);
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

    static final class P_Z {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS));

        private P_Z() {
        }

        static boolean call(MemorySegment function, MemorySegment a0) {
            try {
                return (boolean) HANDLE.invokeExact(function, a0);
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
