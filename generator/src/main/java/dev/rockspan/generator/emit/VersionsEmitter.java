package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.KnownVersions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Emits {@code Versions}: which version of RocksDB brought which functions. */
final class VersionsEmitter {

    private VersionsEmitter() {}

    static TypeSpec emit(KnownVersions known) {
        List<CodeBlock> texts = new ArrayList<>();
        texts.add(text(known.made(), known.others(), List.of(), List.of()));
        known.versions()
                .forEach(version -> texts.add(text(version.name(), version.came(), version.went(), version.changed())));
        TypeName list = Types.listOf(Types.STRING);
        return TypeSpec.classBuilder("Versions")
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Supplier.class), list))
                .addJavadoc(
                        "The version that this API was made for, with its functions (+) that none of the following has;"
                                + " then RocksDB's\nversions, the oldest first, each with the functions that came with it (+),"
                                + " that went (-), and that are called\notherwise (~).\n")
                .addMethod(MethodSpec.methodBuilder("get")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(list)
                        .addStatement("return $T.of(\n$L)", Types.LIST, CodeBlock.join(texts, ",\n"))
                        .build())
                .build();
    }

    private static CodeBlock text(String version, List<String> came, List<String> went, List<String> changed) {
        StringBuilder text = new StringBuilder(version);
        came.forEach(function -> text.append("\n+ ").append(function));
        went.forEach(function -> text.append("\n- ").append(function));
        changed.forEach(function -> text.append("\n~ ").append(function));
        return CodeBlock.of("$S", text);
    }
}
