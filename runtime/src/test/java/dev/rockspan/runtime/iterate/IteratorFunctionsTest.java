package dev.rockspan.runtime.iterate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.AbstractRocksIterator;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The generator takes the names of these functions for those of the methods that users call. */
class IteratorFunctionsTest {

    @Test
    void theMethodsOfIteratorsHaveTheNamesOfTheirFunctions() {
        assertThat(Stream.of(AbstractRocksIterator.class.getMethods()).map(Method::getName))
                .containsAll(Stream.of(IteratorFunctions.class.getDeclaredMethods())
                        .filter(method -> !method.isDefault())
                        .map(Method::getName)
                        .toList());
    }
}
