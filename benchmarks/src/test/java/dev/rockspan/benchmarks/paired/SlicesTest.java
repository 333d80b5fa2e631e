package dev.rockspan.benchmarks.paired;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SlicesTest {

    @Test
    void aVariantThatIsFasterInTheLastThirdStillGetsFaster() {
        assertThat(slices(9, 9, 9, 8, 9, 8, 7, 9, 9).gettingFaster()).containsExactly("it");
    }

    @Test
    void noiseAndASlowerEndDoNotCount() {
        assertThat(slices(9, 9, 9, 8, 9, 8, 7.9, 9, 9).gettingFaster()).isEmpty();
        assertThat(slices(9, 9, 9, 7, 9, 8, 9, 9, 9).gettingFaster()).isEmpty();
        assertThat(slices(9, 5).gettingFaster()).isEmpty();
    }

    private static Slices slices(double... took) {
        Slices slices = new Slices(List.of("it"), took.length);
        for (int round = 0; round < took.length; round++) {
            slices.put("it", round, took[round]);
        }
        return slices;
    }
}
