package dev.rockspan.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nothing that a caller does wrong ends the JVM, and the commonest mistakes are told by the exception that fits.
 *
 * <p>Of what takes long, only a part is done, another one each time; {@code -Drockspan.soak=true} does all of it, and
 * {@code -Drockspan.seed=...} the part that another run did.
 */
class MisuseMatrixTest {

    private static final int CHILDREN = 2;
    private static final int SLICES = 6;
    private static final int SOAK_SLICES = 60;

    @Test
    void is_survived(@TempDir Path folder) throws Exception {
        long seed = Long.getLong("rockspan.seed", new Random().nextInt(1000));
        boolean all = Boolean.getBoolean("rockspan.soak");
        MatrixRun run = new MatrixRun(folder, seed, all);
        run.run(CHILDREN, all ? SOAK_SLICES : SLICES);
        int count = run.counts().values().stream().mapToInt(Integer::intValue).sum();
        System.out.println(String.format(
                Locale.ROOT,
                "%,d misuse cases of %d classes, %s: %s (%s)",
                count,
                run.classes(),
                run.failures().isEmpty() ? "all survived" : run.failures().size() + " failed",
                run.counts(),
                all ? "all there are" : "a part, of seed " + seed));
        assertThat(run.failures())
                .as("misuses that went wrong; again with -Drockspan.seed=%s", seed)
                .isEmpty();
        assertThat(count).isGreaterThan(10_000);
    }
}
