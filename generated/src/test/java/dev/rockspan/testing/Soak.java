package dev.rockspan.testing;

import java.time.Duration;
import java.util.List;
import java.util.Random;

/** How long the tests take that could go on for ever: short in every build, long in the Maven profile "soak". */
public final class Soak {

    private static final String PROPERTY = "rockspan.soak";
    private static final String SEED_PROPERTY = "rockspan.seed";

    /** Whether this is the long form. */
    public static final boolean LONG = Boolean.getBoolean(PROPERTY);

    /**
     * Where randomness begins; the same for a test and its child JVMs. Short forms begin alike in every build, so that
     * none fails by chance where another has passed; long ones look elsewhere each time.
     */
    public static final long SEED = Long.getLong(SEED_PROPERTY, LONG ? new Random().nextInt(1_000_000) : 1);

    private Soak() {}

    /** As many in the short form, as many in the long one. */
    public static int count(int normally, int soaking) {
        return LONG ? soaking : normally;
    }

    /** So many milliseconds in the short form, so many seconds in the long one. */
    public static Duration time(int normallyMillis, int soakingSeconds) {
        return LONG ? Duration.ofSeconds(soakingSeconds) : Duration.ofMillis(normallyMillis);
    }

    /** What a child JVM has to be told, as arguments of {@code java}. */
    static List<String> properties() {
        return List.of("-D" + PROPERTY + "=" + LONG, "-D" + SEED_PROPERTY + "=" + SEED);
    }
}
