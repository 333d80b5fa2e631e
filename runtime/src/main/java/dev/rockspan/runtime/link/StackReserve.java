package dev.rockspan.runtime.link;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Makes sure that what is begun near the end of the stack can also be ended there: a {@link StackOverflowError} comes
 * before anything has happened, or deep enough below for the handlers above to do their work.
 */
public final class StackReserve {

    /** As many of 8 KiB as loading and linking take, and then as many again. */
    private static final int AMPLE = 16;

    /** Never true; the compilers do not know. */
    private static boolean never;

    private StackReserve() {}

    /**
     * Does what takes much stack once: here, or on a thread of its own if there is not enough. Where the initialiser of a
     * class runs out of stack, that class can never be used again.
     */
    public static <T> T ample(Supplier<T> action) {
        try {
            require(AMPLE);
        } catch (StackOverflowError e) {
            return elsewhere(action);
        }
        return action.get();
    }

    /** What is done elsewhere. No lambda: linking one takes much stack, too. */
    private record Task<T>(Supplier<T> action) implements Callable<T> {

        @Override
        public T call() {
            return action.get();
        }
    }

    /** Loads what {@link #ample} needs where there is little stack. */
    public static void prepare() {
        new Task<>(() -> never).call();
    }

    private static <T> T elsewhere(Supplier<T> action) {
        FutureTask<T> task = new FutureTask<>(new Task<>(action));
        Thread.ofPlatform().daemon().name("rockspan-linking").start(task);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw NativeFunctions.failed(Objects.requireNonNull(e.getCause()));
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Checks that this thread has about 8 KiB of stack left.
     *
     * <p>A frame of that size is what this asks for. The interpreter makes it. Compiled code, also of a method into which
     * this is inlined, touches as much of the stack when it is entered, as it may have to make that frame later: so the check
     * costs two or three stores.
     *
     * @throws StackOverflowError if it has less
     */
    public static void require() {
        require(1);
    }

    /** As {@link #require()}, of so many times 8 KiB. */
    @SuppressWarnings("UnusedVariable") // its size is what counts
    private static void require(int times) {
        long l000, l001, l002, l003, l004, l005, l006, l007, l008, l009, l010, l011, l012;
        long l013, l014, l015, l016, l017, l018, l019, l020, l021, l022, l023, l024, l025;
        long l026, l027, l028, l029, l030, l031, l032, l033, l034, l035, l036, l037, l038;
        long l039, l040, l041, l042, l043, l044, l045, l046, l047, l048, l049, l050, l051;
        long l052, l053, l054, l055, l056, l057, l058, l059, l060, l061, l062, l063, l064;
        long l065, l066, l067, l068, l069, l070, l071, l072, l073, l074, l075, l076, l077;
        long l078, l079, l080, l081, l082, l083, l084, l085, l086, l087, l088, l089, l090;
        long l091, l092, l093, l094, l095, l096, l097, l098, l099, l100, l101, l102, l103;
        long l104, l105, l106, l107, l108, l109, l110, l111, l112, l113, l114, l115, l116;
        long l117, l118, l119, l120, l121, l122, l123, l124, l125, l126, l127, l128, l129;
        long l130, l131, l132, l133, l134, l135, l136, l137, l138, l139, l140, l141, l142;
        long l143, l144, l145, l146, l147, l148, l149, l150, l151, l152, l153, l154, l155;
        long l156, l157, l158, l159, l160, l161, l162, l163, l164, l165, l166, l167, l168;
        long l169, l170, l171, l172, l173, l174, l175, l176, l177, l178, l179, l180, l181;
        long l182, l183, l184, l185, l186, l187, l188, l189, l190, l191, l192, l193, l194;
        long l195, l196, l197, l198, l199, l200, l201, l202, l203, l204, l205, l206, l207;
        long l208, l209, l210, l211, l212, l213, l214, l215, l216, l217, l218, l219, l220;
        long l221, l222, l223, l224, l225, l226, l227, l228, l229, l230, l231, l232, l233;
        long l234, l235, l236, l237, l238, l239, l240, l241, l242, l243, l244, l245, l246;
        long l247, l248, l249, l250, l251, l252, l253, l254, l255, l256, l257, l258, l259;
        long l260, l261, l262, l263, l264, l265, l266, l267, l268, l269, l270, l271, l272;
        long l273, l274, l275, l276, l277, l278, l279, l280, l281, l282, l283, l284, l285;
        long l286, l287, l288, l289, l290, l291, l292, l293, l294, l295, l296, l297, l298;
        long l299, l300, l301, l302, l303, l304, l305, l306, l307, l308, l309, l310, l311;
        long l312, l313, l314, l315, l316, l317, l318, l319, l320, l321, l322, l323, l324;
        long l325, l326, l327, l328, l329, l330, l331, l332, l333, l334, l335, l336, l337;
        long l338, l339, l340, l341, l342, l343, l344, l345, l346, l347, l348, l349, l350;
        long l351, l352, l353, l354, l355, l356, l357, l358, l359, l360, l361, l362, l363;
        long l364, l365, l366, l367, l368, l369, l370, l371, l372, l373, l374, l375, l376;
        long l377, l378, l379, l380, l381, l382, l383, l384, l385, l386, l387, l388, l389;
        long l390, l391, l392, l393, l394, l395, l396, l397, l398, l399, l400, l401, l402;
        long l403, l404, l405, l406, l407, l408, l409, l410, l411, l412, l413, l414, l415;
        long l416, l417, l418, l419, l420, l421, l422, l423, l424, l425, l426, l427, l428;
        long l429, l430, l431, l432, l433, l434, l435, l436, l437, l438, l439, l440, l441;
        long l442, l443, l444, l445, l446, l447, l448, l449, l450, l451, l452, l453, l454;
        long l455, l456, l457, l458, l459, l460, l461, l462, l463, l464, l465, l466, l467;
        long l468, l469, l470, l471, l472, l473, l474, l475, l476, l477, l478, l479, l480;
        long l481, l482, l483, l484, l485, l486, l487, l488, l489, l490, l491, l492, l493;
        long l494, l495, l496, l497, l498, l499, l500, l501, l502, l503, l504, l505, l506;
        long l507, l508, l509, l510, l511, l512, l513, l514, l515, l516, l517, l518, l519;
        if (times > 1) {
            require(times - 1);
        }
        if (never) {
            keepFrame();
        }
    }

    /** A call, for which the compilers have to know the frame of its caller. */
    private static void keepFrame() {
        never = Thread.interrupted();
    }
}
