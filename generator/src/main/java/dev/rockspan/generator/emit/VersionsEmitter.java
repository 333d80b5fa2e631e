package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.KnownVersions;
import java.util.List;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Emits {@code Versions}: which version of RocksDB brought which functions. */
final class VersionsEmitter {

    private VersionsEmitter() {}

    static TypeSpec emit(KnownVersions versions) {
        CodeBlock.Builder known =
                CodeBlock.builder().add("return $T.madeFor($S)", Types.KNOWN_VERSIONS, versions.made());
        versions.versions()
                .forEach(version -> known.add(
                        "\n.then($S, $S, $S, $S)",
                        version.name(),
                        lines(version.came()),
                        lines(version.went()),
                        lines(version.changed())));
        if (!versions.others().isEmpty()) {
            known.add("\n.without($S)", lines(versions.others()));
        }
        return TypeSpec.classBuilder("Versions")
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Supplier.class), Types.KNOWN_VERSIONS))
                .addJavadoc(
                        "Which functions came with a version of RocksDB, which went, and which are called otherwise.\n")
                .addMethod(MethodSpec.methodBuilder("get")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(Types.KNOWN_VERSIONS)
                        .addStatement(known.build())
                        .build())
                .build();
    }

    private static String lines(List<String> functions) {
        return String.join("\n", functions);
    }
}
