package dev.rockspan.generator.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.binding.model.BindingModel;
import javax.lang.model.element.Modifier;

/** Emits {@code Symbols}: the library that the raw layer's functions are looked up in. */
final class SymbolsEmitter {

    private SymbolsEmitter() {}

    static TypeSpec emit(BindingModel model) {
        return TypeSpec.classBuilder("Symbols")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The RocksDB library that this API calls; each function is looked up at its first call.\n")
                .addField(FieldSpec.builder(
                                Types.SYMBOL_TABLE, "TABLE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Made for RocksDB $L.\n", model.rocksdbVersion())
                        .initializer("$T.of($T.rocksdb(), $S)", Types.SYMBOL_TABLE, Types.NATIVE_LIBRARY, model.free())
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .build();
    }
}
