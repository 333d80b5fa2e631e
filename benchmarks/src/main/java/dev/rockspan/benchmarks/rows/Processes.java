package dev.rockspan.benchmarks.rows;

import dev.rockspan.RocksDB;
import dev.rockspan.runtime.NativeLibrary;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Java programs in processes of their own. */
final class Processes {

    private Processes() {}

    /** A command that runs {@code main} with as much on its class path as it needs. */
    static List<String> command(String classPath, List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** A class path of jars with Rockspan and its extension, rocksdbjni and the benchmarks; what is in folders is packed first. */
    static String classPath(Path folder) throws IOException {
        List<String> jars = new ArrayList<>();
        for (Class<?> type : List.of(Processes.class, RocksDB.class, NativeLibrary.class, org.rocksdb.RocksDB.class)) {
            jars.add(jar(home(type), folder.resolve(type.getSimpleName() + jars.size() + ".jar"))
                    .toString());
        }
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.contains("native-extras")) {
                jars.add(jar(Path.of(entry), folder.resolve("extras" + jars.size() + ".jar"))
                        .toString());
            }
        }
        return jars.stream().collect(Collectors.joining(File.pathSeparator));
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path jar(Path classes, Path jar) throws IOException {
        if (!Files.isDirectory(classes)) {
            return classes;
        }
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                entries.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, entries);
            }
        }
        return jar;
    }

    /** Runs a program to its end, which must be a good one, and returns what it wrote. */
    static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output;
        try (var reader = process.inputReader()) {
            output = reader.lines().collect(Collectors.joining("\n"));
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed:\n" + output);
        }
        return output;
    }
}
