package dev.rockspan.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
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
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private DJ_J() {
        }
    }

    static final class D_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private D_J() {
        }
    }

    static final class JD_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_DOUBLE));

        private JD_J() {
        }
    }

    static final class JJJDJJJBB_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE));

        private JJJDJJJBB_J() {
        }
    }

    static final class JJJDJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG));

        private JJJDJ_J() {
        }
    }

    static final class JJJD_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_DOUBLE));

        private JJJD_J() {
        }
    }

    static final class JJJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJJJ_J() {
        }
    }

    static final class JJJJJJPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJJJJPPJ_J() {
        }
    }

    static final class JJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJJ_J() {
        }
    }

    static final class JJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJJ_J() {
        }
    }

    static final class JJJJPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJJPJJJ_J() {
        }
    }

    static final class JJJJPJJZ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_BOOLEAN));

        private JJJJPJJZ_J() {
        }
    }

    static final class JJJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJJ_J() {
        }
    }

    static final class JJJJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPJPJJ_J() {
        }
    }

    static final class JJJJPPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPPJJJJJ_J() {
        }
    }

    static final class JJJJPPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPPJJJ_J() {
        }
    }

    static final class JJJJPPJJZ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_BOOLEAN));

        private JJJJPPJJZ_J() {
        }
    }

    static final class JJJJPPPPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPPPPJJ_J() {
        }
    }

    static final class JJJJPPZPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJJPPZPJJJJJ_J() {
        }
    }

    static final class JJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJJ_J() {
        }
    }

    static final class JJJPJJBJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE,
                ValueLayout.JAVA_LONG));

        private JJJPJJBJ_J() {
        }
    }

    static final class JJJPJJIPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJIPJJJ_J() {
        }
    }

    static final class JJJPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJJJ_J() {
        }
    }

    static final class JJJPJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPJJJJ_J() {
        }
    }

    static final class JJJPJJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJPJJ_J() {
        }
    }

    static final class JJJPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJJ_J() {
        }
    }

    static final class JJJPJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJPJJ_J() {
        }
    }

    static final class JJJPJJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJJPJJPJ_J() {
        }
    }

    static final class JJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJJ_J() {
        }
    }

    static final class JJJPJPJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJJJJ_J() {
        }
    }

    static final class JJJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJJPJPJJ_J() {
        }
    }

    static final class JJJPJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPJPJPJJ_J() {
        }
    }

    static final class JJJPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPJPJ_J() {
        }
    }

    static final class JJJPPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPJJJJJ_J() {
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

    static final class JJJPPJPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JJJPPJPP_J() {
        }
    }

    static final class JJJPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJJPPJ_J() {
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

    static final class JJJPPPPBJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPPPBJJ_J() {
        }
    }

    static final class JJJPPPPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJPPPPJJ_J() {
        }
    }

    static final class JJJPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJJPPPP_J() {
        }
    }

    static final class JJJPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJJPP_J() {
        }
    }

    static final class JJJ_D {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJJ_D() {
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

    static final class JJPJJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPJJJJJ_J() {
        }
    }

    static final class JJPJJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJJ_J() {
        }
    }

    static final class JJPJJJPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJPJJJ_J() {
        }
    }

    static final class JJPJJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJPJJ_J() {
        }
    }

    static final class JJPJJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJJJ_J() {
        }
    }

    static final class JJPJJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JJPJJPJJ_J() {
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

    static final class JJPJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JJPJPJPJJ_J() {
        }
    }

    static final class JJPJPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJPJPJPJ_J() {
        }
    }

    static final class JJPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JJPJPJ_J() {
        }
    }

    static final class JJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));

        private JJPJ_J() {
        }
    }

    static final class JJPPJPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJPPJPP_J() {
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

    static final class JJPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JJPPPP_J() {
        }
    }

    static final class JJPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private JJPP_J() {
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

    static final class JPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private JPJPJJ_J() {
        }
    }

    static final class JPJPJPJJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG));

        private JPJPJPJJ_J() {
        }
    }

    static final class JPJPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPJ_J() {
        }
    }

    static final class JPJPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJPPJ_J() {
        }
    }

    static final class JPJP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS));

        private JPJP_J() {
        }
    }

    static final class JPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private JPJ_J() {
        }
    }

    static final class JPPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPPP_J() {
        }
    }

    static final class JPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private JPPPP_J() {
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

    static final class PPPJPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPJPPP_J() {
        }
    }

    static final class PPPPPPJ_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));

        private PPPPPPJ_J() {
        }
    }

    static final class PPPPPPPPPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPPPPPPPP_J() {
        }
    }

    static final class PPPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPPP_J() {
        }
    }

    static final class PPPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.ADDRESS));

        private PPPPP_J() {
        }
    }

    static final class PPPP_J {
        static final MethodHandle HANDLE = NativeFunctions.link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS));

        private PPPP_J() {
        }
    }
}
