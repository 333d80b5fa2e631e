package dev.rockspan.raw;

import dev.rockspan.runtime.spi.Downcalls;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
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

    static final class IJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private IJ_P() {
        }

        static MemorySegment call(MemorySegment function, int a0, long a1) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1);
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

    static final class JBB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private JBB_V() {
        }

        static void call(MemorySegment function, long a0, byte a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JBJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JBJ_V() {
        }

        static void call(MemorySegment function, long a0, byte a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class JIB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE));

        private JIB_V() {
        }

        static void call(MemorySegment function, long a0, int a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIIDJJBBB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private JIIDJJBBB_V() {
        }

        static void call(MemorySegment function, long a0, int a1, int a2, double a3, long a4,
                long a5, byte a6, byte a7, byte a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIIIIB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE));

        private JIIIIB_V() {
        }

        static void call(MemorySegment function, long a0, int a1, int a2, int a3, int a4, byte a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIIII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private JIIII_V() {
        }

        static void call(MemorySegment function, long a0, int a1, int a2, int a3, int a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class JIJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JIJ_V() {
        }

        static void call(MemorySegment function, long a0, int a1, long a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPJIPJJJJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JIPJIPJJJJP_I() {
        }

        static int call(MemorySegment function, long a0, int a1, MemorySegment a2, long a3, int a4,
                MemorySegment a5, long a6, long a7, long a8, long a9, MemorySegment a10) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JIPJP_I() {
        }

        static int call(MemorySegment function, long a0, int a1, MemorySegment a2, long a3,
                MemorySegment a4) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JIPPIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JIPPIPP_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3, int a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class JIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JIPPPP_V() {
        }

        static void call(MemorySegment function, long a0, int a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class JI_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private JI_B() {
        }

        static byte call(MemorySegment function, long a0, int a1) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1);
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

    static final class JJBJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJBJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, byte a2, long a3,
                long a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJBJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JJBJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, byte a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJB_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JJB_V() {
        }

        static void call(MemorySegment function, long a0, long a1, byte a2) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class JJII_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

        private JJII_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, int a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJIPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, int a2,
                MemorySegment a3, long a4, long a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPPIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJIPPIPP_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4, int a5, MemorySegment a6, MemorySegment a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
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

    static final class JJIPPPPBJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJIPPPPBJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, byte a7, long a8, long a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPPPPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJIPPPPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7, long a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJIPPPP_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJIPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJIPP_V() {
        }

        static void call(MemorySegment function, long a0, long a1, int a2, MemorySegment a3,
                MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class JJJDJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private JJJDJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, double a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJD_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private JJJD_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, double a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJIPPPPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJIPPPPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, int a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, MemorySegment a7, long a8,
                long a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3, long a4,
                MemorySegment a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, long a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJJJPJPJP_I() {
        }

        static int call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7, MemorySegment a8) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPPJZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JJJJPPJZ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, boolean a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPPPJZ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JJJJPPPJZ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7, boolean a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJJPPZPJJJPJ_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJPPZPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, long a2, long a3,
                MemorySegment a4, MemorySegment a5, boolean a6, MemorySegment a7, long a8, long a9,
                long a10, MemorySegment a11, long a12) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
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

    static final class JJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JJJPJBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2,
                MemorySegment a3, long a4, byte a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJBPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJJPJBPJP_I() {
        }

        static int call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, byte a5, MemorySegment a6, long a7, MemorySegment a8) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJIIPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJIIPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, int a5, int a6, MemorySegment a7, long a8, long a9, long a10) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JJJPJJBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2,
                MemorySegment a3, long a4, long a5, byte a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2,
                MemorySegment a3, long a4, long a5, long a6, long a7, long a8) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJJPJJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJPJJ_B() {
        }

        static byte call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6, MemorySegment a7, long a8, long a9) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2,
                MemorySegment a3, long a4, long a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, long a2,
                MemorySegment a3, long a4, long a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJPJJJJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJJJJ_B() {
        }

        static byte call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, long a7, long a8, long a9) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, MemorySegment a7, long a8, long a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJJPJPJP_I() {
        }

        static int call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6, MemorySegment a7) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                long a4, MemorySegment a5, long a6) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJJPPJJJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPJJJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, long a2, MemorySegment a3,
                MemorySegment a4, long a5, long a6, long a7, long a8, long a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
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

    static final class JJPIJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JJPIJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                int a3, long a4) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPIJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JJPIJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, int a3,
                long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPIPPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPIPPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                int a3, MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JJPJBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3, byte a4, long a5) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJBPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJPJBPJP_I() {
        }

        static int call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                byte a4, MemorySegment a5, long a6, MemorySegment a7) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJIIPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJIIPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                int a4, int a5, MemorySegment a6, long a7, long a8, long a9) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJJBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JJPJJBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3, long a4, byte a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJJJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2,
                long a3, long a4, long a5, long a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJJJPJJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJPJJ_B() {
        }

        static byte call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
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

    static final class JJPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class JJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class JJPJPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7, long a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJPJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPJP_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJPJPJP_I() {
        }

        static int call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class JJPJPPJJJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPPJJJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8, long a9, long a10) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJPPJJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPPJJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3,
                MemorySegment a4, MemorySegment a5, long a6, long a7, long a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPJ_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJ_I() {
        }

        static int call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1, a2, a3);
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

    static final class JJPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2, long a3) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJPPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJJ_V() {
        }

        static void call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJP_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJP_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, MemorySegment a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJZ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JJZ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, long a1, boolean a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_B {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_B() {
        }

        static byte call(MemorySegment function, long a0, long a1) {
            try {
                return (byte) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_I {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_I() {
        }

        static int call(MemorySegment function, long a0, long a1) {
            try {
                return (int) HANDLE.invokeExact(function, a0, a1);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JJ_J {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
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

    static final class JPBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JPBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, byte a2,
                long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JPIJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIPPPBJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private JPIPPPBJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, byte a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIPPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPIPPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIPPPPJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPIPPPPJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7,
                long a8) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPIPPPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPIPPPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, int a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, MemorySegment a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJJJPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJJJPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1, long a2,
                long a3, long a4, MemorySegment a5, long a6) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class JPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPJPJPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJPJPJJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5, long a6, long a7) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
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

    static final class JPJPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPPJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, MemorySegment a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class JPPIPPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPPIPPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1,
                MemorySegment a2, int a3, MemorySegment a4, MemorySegment a5, MemorySegment a6,
                long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPJIJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private JPPJIJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                long a3, int a4, long a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPJJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPPJJ_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                long a3, long a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPPJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1,
                MemorySegment a2, long a3) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPPJJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPPPJJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, long a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, long a4, long a5, long a6, long a7) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPPP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class JPPPP_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPP_V() {
        }

        static void call(MemorySegment function, long a0, MemorySegment a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4);
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

    static final class J_B_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG));

        private J_B_trivial() {
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

    static final class J_I_trivial {
        private static final MethodHandle HANDLE = Downcalls.linkTrivial(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private J_I_trivial() {
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

    static final class PIJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));

        private PIJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, int a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, a0, a1, a2);
            } catch (Throwable failure) {
                throw Downcalls.failed(failure);
            }
        }
    }

    static final class PJZJPJPPJ_V {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJZJPJPPJ_V() {
        }

        static void call(MemorySegment function, MemorySegment a0, long a1, boolean a2, long a3,
                MemorySegment a4, long a5, MemorySegment a6, MemorySegment a7, long a8) {
            try {
                HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
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

    static final class PPPJJJJ_P {
        private static final MethodHandle HANDLE = Downcalls.link(FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PPPJJJJ_P() {
        }

        static MemorySegment call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, long a3, long a4, long a5, long a6) {
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
