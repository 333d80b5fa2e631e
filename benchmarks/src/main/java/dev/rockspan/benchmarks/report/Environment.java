package dev.rockspan.benchmarks.report;

import com.sun.management.OperatingSystemMXBean;
import dev.rockspan.runtime.NativeLibrary;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The machine and the versions. */
public final class Environment {

    private static final int GIBI = 30;

    private Environment() {}

    /** Of this process. */
    public static Map<String, String> current() {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("processor", processor() + ", " + Runtime.getRuntime().availableProcessors() + " processors");
        environment.put("memory", ((system.getTotalMemorySize() + (1L << (GIBI - 1))) >> GIBI) + " GiB");
        environment.put(
                "system",
                System.getProperty("os.name")
                        + ' '
                        + System.getProperty("os.version")
                        + ' '
                        + System.getProperty("os.arch"));
        environment.put(
                "Java",
                System.getProperty("java.vendor") + ' ' + Runtime.version().toString());
        environment.put(
                "RocksDB",
                org.rocksdb.RocksDB.rocksdbVersion() + ", one library for all: "
                        + NativeLibrary.rocksdb().path().getFileName());
        return environment;
    }

    private static String processor() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.replaceFirst(".*: *", ""))
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException e) {
            return "unknown";
        }
    }
}
