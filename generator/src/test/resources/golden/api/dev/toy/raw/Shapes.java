package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
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

    static final class JF_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_FLOAT));

        private JF_J() {
        }

        static long call(MemorySegment function, long a0, float a1) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1);
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

    static final class JJJ_F {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_FLOAT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_F() {
        }

        static float call(MemorySegment function, long a0, long a1, long a2) {
            try {
                return (float) HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class JJJ_Q {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                MemoryLayout.structLayout(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_Q() {
        }

        static MemorySegment call(MemorySegment function, SegmentAllocator allocator, long a0,
                long a1, long a2) {
            try {
                return (MemorySegment) HANDLE.invokeExact(function, allocator, a0, a1, a2);
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

    static final class JJPPJJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, long a5, long a6, long a7, long a8) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JJPPJPJJJPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPJPJJJPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, long a4, MemorySegment a5, long a6, long a7, long a8,
                MemorySegment a9, long a10) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
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

    static final class JJPPPJB_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JJPPPJB_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, long a5, byte a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class JJPPPPJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPPPJ_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2,
                MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6);
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

    static final class JJP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJP_J() {
        }

        static long call(MemorySegment function, long a0, long a1, MemorySegment a2) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2);
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

    static final class JPJPJJJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJPJJJJ_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, long a5, long a6, long a7) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5, a6, a7);
            } catch (Throwable failure) {
                throw NativeFunctions.failed(failure);
            }
        }
    }

    static final class JPJPJP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JPJPJP_J() {
        }

        static long call(MemorySegment function, long a0, MemorySegment a1, long a2,
                MemorySegment a3, long a4, MemorySegment a5) {
            try {
                return (long) HANDLE.invokeExact(function, a0, a1, a2, a3, a4, a5);
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

    static final class PJJ_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PJJ_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, long a1, long a2) {
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

    static final class PPPPPPPPPPPPPPPP_J {
        private static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPPPPPP_J() {
        }

        static long call(MemorySegment function, MemorySegment a0, MemorySegment a1,
                MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
                MemorySegment a6, MemorySegment a7, MemorySegment a8, MemorySegment a9,
                MemorySegment a10, MemorySegment a11, MemorySegment a12, MemorySegment a13,
                MemorySegment a14, MemorySegment a15) {
            try {
                return (long) HANDLE.invokeExact(
                        function, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
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
