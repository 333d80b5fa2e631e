package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
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
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private JD_J() {
        }
    }

    static final class JF_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_FLOAT));

        private JF_J() {
        }
    }

    static final class JJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJ_J() {
        }
    }

    static final class JJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJJ_J() {
        }
    }

    static final class JJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJ_J() {
        }
    }

    static final class JJJPPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPPJJJ_J() {
        }
    }

    static final class JJJPPPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPPJJJJJ_J() {
        }
    }

    static final class JJJ_D {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_D() {
        }
    }

    static final class JJJ_F {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_FLOAT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_F() {
        }
    }

    static final class JJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_J() {
        }
    }

    static final class JJJ_J_trivial {
        static final MethodHandle HANDLE = NativeFunctions.linkTrivial(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_J_trivial() {
        }
    }

    static final class JJJ_Q {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                MemoryLayout.structLayout(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_Q() {
        }
    }

    static final class JJPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJ_J() {
        }
    }

    static final class JJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJ_J() {
        }
    }

    static final class JJPJPJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJJJ_J() {
        }
    }

    static final class JJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJJ_J() {
        }
    }

    static final class JJPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJPJ_J() {
        }
    }

    static final class JJPPJJB_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private JJPPJJB_J() {
        }
    }

    static final class JJPPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJJJJJ_J() {
        }
    }

    static final class JJPPJPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPPJPJJJJJ_J() {
        }
    }

    static final class JJPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPJ_J() {
        }
    }

    static final class JJPPPPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPPPPJJ_J() {
        }
    }

    static final class JJPPPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPPPPJ_J() {
        }
    }

    static final class JJPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JJPP_J() {
        }
    }

    static final class JJP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JJP_J() {
        }
    }

    static final class JPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJJJ_J() {
        }
    }

    static final class JPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJJJ_J() {
        }
    }

    static final class JPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJJ_J() {
        }
    }

    static final class JPJPJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJPJJJJ_J() {
        }
    }

    static final class JPJPJP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private JPJPJP_J() {
        }
    }

    static final class JPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPJ_J() {
        }
    }

    static final class JPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_J() {
        }
    }

    static final class JPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JPPP_J() {
        }
    }

    static final class JPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPP_J() {
        }
    }

    static final class PJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private PJJ_J() {
        }
    }

    static final class PJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_J() {
        }
    }

    static final class PJ_J_heap {
        static final MethodHandle HANDLE = NativeFunctions.linkWithHeap(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PJ_J_heap() {
        }
    }

    static final class PPPPPPPPPPPPPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPPPPPP_J() {
        }
    }

    static final class PPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPP_J() {
        }
    }

    static final class P_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));

        private P_J() {
        }
    }
}
