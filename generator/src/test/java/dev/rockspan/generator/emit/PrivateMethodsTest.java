package dev.rockspan.generator.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.MethodSpec;
import org.junit.jupiter.api.Test;

class PrivateMethodsTest {

    private final PrivateMethods methods = new PrivateMethods();

    @Test
    void methodsOfOneNameWithAnotherBodyAreNumbered() {
        assertThat(methods.add(read("return 1"))).isEqualTo("read");
        assertThat(methods.add(read("return 2"))).isEqualTo("read2");
        assertThat(methods.add(read("return 2"))).isEqualTo("read2");
        assertThat(methods.add(read("return 1"))).isEqualTo("read");

        assertThat(methods.takeAdded())
                .extracting(method -> method.returnType().toString())
                .containsExactly("long", "long");
    }

    private static MethodSpec read(String body) {
        return MethodSpec.methodBuilder("read")
                .returns(long.class)
                .addStatement(body)
                .build();
    }
}
