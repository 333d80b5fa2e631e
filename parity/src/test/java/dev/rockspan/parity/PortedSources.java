package dev.rockspan.parity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** RocksDB's Java tests with their imports changed, and nothing else. */
final class PortedSources {

    private static final Pattern QUALIFIED = Pattern.compile("\\borg\\.rocksdb(\\.(\\w+))?");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package [\\w.]+;");

    private PortedSources() {}

    /** Writes them into a folder of their own, and returns their files. */
    static List<Path> write(Path from, Path to) throws IOException {
        delete(to);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".java")).toList()) {
                Path target = to.resolve(from.relativize(file).toString().replaceFirst("^org/rocksdb", "dev/rockspan"));
                Files.createDirectories(target.getParent());
                Files.writeString(target, port(Files.readString(file)));
            }
        }
        try (Stream<Path> files = Files.walk(to)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** One import more stands for what was in the same package and is not: the classes of {@code dev.rockspan.runtime}. */
    private static String port(String source) {
        String ported = QUALIFIED.matcher(source).replaceAll(PortedSources::place);
        String runtime = "import dev.rockspan.runtime.*;";
        Matcher declaration = PACKAGE.matcher(ported);
        return declaration.find() ? declaration.replaceFirst("$0 " + runtime) : runtime + ' ' + ported;
    }

    private static String place(MatchResult qualified) {
        return Optional.ofNullable(qualified.group(2))
                .filter(PortedSources::isInRuntime)
                .map(name -> "dev.rockspan.runtime." + name)
                .orElse("dev.rockspan" + Optional.ofNullable(qualified.group(1)).orElse(""));
    }

    private static boolean isInRuntime(String name) {
        return PortedSources.class.getClassLoader().getResource("dev/rockspan/runtime/" + name + ".class") != null;
    }

    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
