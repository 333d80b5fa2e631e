package dev.rockspan.generator.emit;

import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;

/** The constructor of classes that have only static members. */
final class PrivateConstructor {

    static final MethodSpec SPEC =
            MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();

    private PrivateConstructor() {}
}
