package dev.rockspan.raw;

import dev.rockspan.runtime.spi.Downcalls;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * One method handle per call shape, linked when a function of that shape is first called. A shape is named
 * after its parameters and result: P pointer, Z bool, B S I J 8 to 64 bits, F float, D double, V void.
 */
final class Shapes {
    private Shapes() {
    }

    static final class DI_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_INT));

        private DI_P() {
        }

        static MemorySegment call(MemorySegment function, double a0, int a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class D_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_DOUBLE));

        private D_P() {
        }

        static MemorySegment call(MemorySegment function, double a0) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0);
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

    static final class IP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private IP_P() {
        }

        static MemorySegment call(MemorySegment function, int a0, MemorySegment a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class I_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT));

        private I_V() {
        }

        static void call(MemorySegment function, int a0) {
            try {
                HANDLE.invokeExact(function, a0);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JB_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JB_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, byte a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIIZ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_BOOLEAN));

        private JJIIZ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, int a2, int a3,
                boolean a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJI_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JJI_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, int a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2, long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
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

    static final class JPZ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN));

        private JPZ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, boolean a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JZ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JZ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, boolean a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
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

    static final class PBB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private PBB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, byte a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PBP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PBP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, byte a1, MemorySegment a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PB_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE));

        private PB_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, byte a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
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

    static final class PIB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE));

        private PIB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIIDJJBBB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private PIIDJJBBB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, int a2, double a3,
                long a4, long a5, byte a6, byte a7, byte a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIIIIB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE));

        private PIIIIB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, int a2, int a3, int a4,
                byte a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIIII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private PIIII_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, int a2, int a3, int a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPJIPJJJPP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPJIPJJJPP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2, long a3,
                int a4, MemorySegment a5, long a6, long a7, long a8, MemorySegment a9,
                MemorySegment a10) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PIPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2, long a3,
                MemorySegment a4) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PIPPIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPPIPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3, int a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class PIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PIPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class PI_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));

        private PI_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, int a1) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1);
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

    static final class PJBJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PJBJJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1, byte a2,
                long a3, long a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private PJB_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private PJII_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, int a2, int a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJJDJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private PJJDJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, long a2, double a3,
                long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJJD_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private PJJD_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, long a2, double a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PJJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PJPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, long a1,
                MemorySegment a2, MemorySegment a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
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

    static final class PJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJ_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJ_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, long a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
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

    static final class PPBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                byte a2, MemorySegment a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPBP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPBP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, byte a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPIPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, int a5, MemorySegment a6, MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPIPPPBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, byte a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPPBPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPPPBPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6, byte a7,
                MemorySegment a8, MemorySegment a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPPJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPIPPPPJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                long a7, MemorySegment a8) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class PPIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPIPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPIP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PPIP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                int a2, MemorySegment a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPJPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5, long a6, MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class PPJPPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8, MemorySegment a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
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

    static final class PPJPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPJPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class PPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, long a2,
                MemorySegment a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
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

    static final class PPPIPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPIPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, int a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8, MemorySegment a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPIPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPIPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, int a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPIP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PPPIP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, int a3, MemorySegment a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPIP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PPPIP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, int a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJBPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJBPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, byte a4, MemorySegment a5, long a6, MemorySegment a7) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPPJBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, byte a4, MemorySegment a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJIIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJIIPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, int a4, int a5, MemorySegment a6, MemorySegment a7,
                MemorySegment a8, MemorySegment a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPPJPBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, byte a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6, long a7,
                MemorySegment a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPJPJPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
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

    static final class PPPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class PPPJPPPJP_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJPPPJP_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                long a7, MemorySegment a8) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8, MemorySegment a9, MemorySegment a10) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPPPZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN));

        private PPPJPPPPZ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, boolean a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPPZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN));

        private PPPJPPPZ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                boolean a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJPPZPJPPPP_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPZPJPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5, boolean a6,
                MemorySegment a7, long a8, MemorySegment a9, MemorySegment a10, MemorySegment a11,
                MemorySegment a12) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
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

    static final class PPPJPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class PPPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPIP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private PPPPIP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, int a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJBPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJBPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, byte a5, MemorySegment a6, long a7,
                MemorySegment a8) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPPPJBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, byte a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJIIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJIIPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, int a5, int a6, MemorySegment a7,
                MemorySegment a8, MemorySegment a9, MemorySegment a10) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPBP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private PPPPJPBP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, byte a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
                MemorySegment a7, long a8, MemorySegment a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPJPPP_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJPJPPP_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
                MemorySegment a7, MemorySegment a8, MemorySegment a9) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
                MemorySegment a7) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
                MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPPJPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPPPJP_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJPPPJP_B() {
        }

        static byte call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, long a8, MemorySegment a9) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPJPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPJP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPJP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPPJPJP_I() {
        }

        static int call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, long a5, MemorySegment a6,
                long a7, MemorySegment a8) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPJPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPJPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, long a5, MemorySegment a6,
                MemorySegment a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private PPPPPJP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, long a5, MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPPPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPPPPPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6, MemorySegment a7, MemorySegment a8, MemorySegment a9,
                MemorySegment a10, MemorySegment a11) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PPPPP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPP_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class PPZPPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPZPPPPPP_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, MemorySegment a1, boolean a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                MemorySegment a7, MemorySegment a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
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

    static final class P_B_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS));

        private P_B_trivial() {
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

    static final class P_I_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS));

        private P_I_trivial() {
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
