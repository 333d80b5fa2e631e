package dev.rockspan.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.Soak;
import dev.rockspan.testing.Tally;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Nothing that a caller does wrong ends the JVM, and the commonest mistakes are told by the exception that fits.
 *
 * <p>Of what takes long, and of what there is very much of, only a part is done: {@code -Drockspan.seed=...} chooses another, {@code -Psoak} does all of it.
 */
@Execution(ExecutionMode.CONCURRENT)
class MisuseMatrixTest {

    private static final int CHILDREN = 2;
    private static final int SLICES = 6;
    private static final int SOAK_SLICES = 60;

    @Test
    void is_survived(@TempDir Path folder) throws Exception {
        long seed = Soak.SEED;
        boolean all = Soak.LONG;
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
        Tally.add("misuse cases", count);
    }
}
