package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Extension;
import javax.lang.model.element.Modifier;

/** Emits {@code Symbols}: the library that the raw layer's functions are looked up in. */
final class SymbolsEmitter {

    private SymbolsEmitter() {}

    static TypeSpec emit(ApiModel model, ApiPackage api) {
        CodeBlock.Builder functions = CodeBlock.builder()
                .add(
                        "new $T($T.of($S), $S, new Versions())",
                        Types.NATIVE_FUNCTIONS,
                        Types.NATIVE_LIBRARY,
                        api.library(),
                        model.free());
        Extension extension = model.extension();
        if (extension != null) {
            functions.add(
                    "$>$>\n.extendedBy($>$>\n$S, $L,\n$S,\n$S, $S)$<$<$<$<",
                    extension.bind(),
                    extension.version(),
                    String.join("\n", extension.needs()),
                    extension.stack(),
                    extension.take());
        }
        return TypeSpec.classBuilder("Symbols")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The RocksDB library that this API calls; each function is looked up at its first call.\n")
                .addField(FieldSpec.builder(
                                Types.NATIVE_FUNCTIONS, "TABLE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Made for RocksDB $L.\n", model.rocksdbVersion())
                        .initializer(functions.build())
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .build();
    }
}
