package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles. */
final class Javac {

    private Javac() {}

    /** Compiles sources into a folder; anything that the compiler says fails the test. */
    static Path compile(String what, List<Path> sources, List<String> classPath, Path folder, List<String> options) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
            Files.createDirectories(folder);
            List<String> all = new ArrayList<>(options);
            all.addAll(List.of("-proc:none", "-Werror", "-d", folder.toString(), "-cp", classPath(classPath)));
            boolean compiled = javac.getTask(said, files, null, all, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiled)
                    .as("%s does not compile as it is:%n%s", what, said)
                    .isTrue();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String classPath(List<String> entries) {
        return entries.stream().collect(Collectors.joining(File.pathSeparator));
    }
}
