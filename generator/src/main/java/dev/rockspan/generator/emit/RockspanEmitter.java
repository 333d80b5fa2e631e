package dev.rockspan.generator.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.ApiModel;
import javax.lang.model.element.Modifier;

/** Emits {@code Rockspan}: what the API was made for, and what it runs on. */
final class RockspanEmitter {

    private RockspanEmitter() {}

    static TypeSpec emit(ApiModel model, ApiPackage api) {
        return TypeSpec.classBuilder("Rockspan")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        "Says which RocksDB this API was made for, and which one is loaded. For any number of threads.\n")
                .addField(FieldSpec.builder(
                                String.class, "ROCKSDB_VERSION", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The version of RocksDB that this API was made for.\n")
                        .initializer("$S", model.rocksdbVersion())
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .addMethod(MethodSpec.methodBuilder("libraryVersion")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .addJavadoc("""
                                Loads RocksDB's library, if that has not been done, and returns its version as far as
                                its functions and its jar show it. The C API has no function for it.

                                @return the versions that it is like
                                @throws $T if it cannot be found or loaded
                                """, Types.NATIVE_LIBRARY_EXCEPTION)
                        .returns(Types.LIBRARY_VERSION)
                        .addStatement("return $T.TABLE.version()", api.symbols())
                        .build())
                .build();
    }
}
