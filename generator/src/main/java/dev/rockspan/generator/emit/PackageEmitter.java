package dev.rockspan.generator.emit;

import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.binding.model.BindingModel;
import java.util.stream.Stream;

/** Emits what JavaPoet has no form for: the module and the package descriptions. */
final class PackageEmitter {

    private final BindingModel model;
    private final ApiPackage api;

    PackageEmitter(BindingModel model, ApiPackage api) {
        this.model = model;
        this.api = api;
    }

    Stream<SourceFile> emit() {
        return Stream.of(
                new SourceFile("module-info.java", moduleInfo()),
                packageInfo(api.name(), """
                        /**
                         * RocksDB %s for Java: every class here stands for one type of RocksDB's C API.
                         *
                         * <p>Objects that own something native are {@link java.lang.AutoCloseable}: close them, or have an
                         * {@link java.lang.foreign.Arena} close them. Closing twice does nothing; using a closed object throws
                         * {@link java.lang.IllegalStateException}. What lives inside another object, such as an iterator inside
                         * its database, is closed with it. Errors of RocksDB are
                         * {@link dev.rockspan.runtime.RocksDBException}s.
                         */
                        """),
                packageInfo(api.raw(), "/** The C functions as they are. Not exported: nothing here is safe. */\n"));
    }

    private SourceFile packageInfo(String name, String javadoc) {
        return new SourceFile(
                name.replace('.', '/') + "/package-info.java",
                javadoc.formatted(model.rocksdbVersion()) + "@NullMarked\npackage " + name
                        + ";\n\nimport org.jspecify.annotations.NullMarked;\n");
    }

    private String moduleInfo() {
        return """
                /** RocksDB %s for Java on the Foreign Function and Memory API. */
                module %s {
                    requires transitive dev.rockspan.runtime;
                    requires static org.jspecify;

                    exports %s;
                }
                """.formatted(model.rocksdbVersion(), api.name(), api.name());
    }
}
