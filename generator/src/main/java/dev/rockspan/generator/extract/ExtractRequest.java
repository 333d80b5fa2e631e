package dev.rockspan.generator.extract;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What to extract, and with which jextract.
 *
 * @param header RocksDB's {@code c.h}
 * @param extensionHeaders C headers that add to it
 * @param rocksdbVersion such as {@code 11.8.1}; the header does not tell
 * @param jextract the launcher or home to use before all others
 * @param offline whether jextract must not be downloaded
 * @param env the environment variables
 */
public record ExtractRequest(
        Path header,
        List<Path> extensionHeaders,
        String rocksdbVersion,
        Optional<Path> jextract,
        boolean offline,
        Map<String, String> env) {

    public ExtractRequest {
        extensionHeaders = List.copyOf(extensionHeaders);
        env = Map.copyOf(env);
    }
}
