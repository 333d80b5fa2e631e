package dev.rockspan.generator.emit;

import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.model.ApiModel;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Emits what JavaPoet has no form for: the module and the package descriptions. */
final class PackageEmitter {

    private final ApiModel model;
    private final ApiPackage api;

    PackageEmitter(ApiModel model, ApiPackage api) {
        this.model = model;
        this.api = api;
    }

    Stream<SourceFile> emit() {
        return Stream.of(
                new SourceFile(ApiEmitter.MODULE, moduleInfo()),
                packageInfo(
                        api.name(),
                        "/**\n * RocksDB " + model.rocksdbVersion() + " for Java.\n" + overview() + " */\n"),
                packageInfo(api.raw(), "/** The C functions as they are. Not exported: nothing here is safe. */\n"));
    }

    private String overview() {
        return model.overview()
                .lines()
                .map(line -> line.isEmpty() ? " *\n" : " * " + line + "\n")
                .collect(Collectors.joining("", model.overview().isEmpty() ? "" : " *\n", ""));
    }

    private static SourceFile packageInfo(String name, String javadoc) {
        return new SourceFile(
                name.replace('.', '/') + "/package-info.java",
                javadoc + "@NullMarked\npackage " + name + ";\n\nimport org.jspecify.annotations.NullMarked;\n");
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
