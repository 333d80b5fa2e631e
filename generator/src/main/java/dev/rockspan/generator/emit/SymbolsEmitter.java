package dev.rockspan.generator.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Extension;
import javax.lang.model.element.Modifier;

/** Emits {@code Symbols}: the libraries that the raw layer's functions are looked up in. */
final class SymbolsEmitter {

    /** Its field of RocksDB's functions. */
    static final String TABLE = "TABLE";

    /** Its field of the extension's functions. */
    static final String EXTENSION = "EXTENSION";

    private SymbolsEmitter() {}

    static TypeSpec emit(ApiModel model, ApiPackage api) {
        TypeSpec.Builder type = TypeSpec.classBuilder("Symbols")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The RocksDB library that this API calls; each function is looked up at its first call.\n")
                .addField(FieldSpec.builder(Types.SYMBOL_TABLE, TABLE, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Made for RocksDB $L.\n", model.rocksdbVersion())
                        .initializer(
                                "$T.of($T.of($S), $S, new Versions())",
                                Types.SYMBOL_TABLE,
                                Types.NATIVE_LIBRARY,
                                api.library(),
                                model.free())
                        .build())
                .addMethod(PrivateConstructor.SPEC);
        Extension extension = model.extension();
        if (extension != null) {
            type.addField(extension(extension));
        }
        return type.build();
    }

    private static FieldSpec extension(Extension extension) {
        return FieldSpec.builder(Types.EXTENSION, EXTENSION, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("Optional; it is given the functions that it calls.\n")
                .initializer(
                        "$T.of($L, $S, $L, $S, $S, $S)",
                        Types.EXTENSION,
                        TABLE,
                        extension.bind(),
                        extension.version(),
                        String.join("\n", extension.needs()),
                        extension.stack(),
                        extension.take())
                .build();
    }
}
