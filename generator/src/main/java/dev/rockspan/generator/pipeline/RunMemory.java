package dev.rockspan.generator.pipeline;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.write.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what the last run into an output folder was made from, the generator's own code included, so that the same
 * run need not be done again. Losing it costs a run and nothing else, so no failure here is an error.
 */
final class RunMemory {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** What is remembered. */
    record Run(String key, String rocksdbVersion, Counts counts, int classes) {}

    private final @Nullable Path file;
    private final String key;

    RunMemory(@Nullable Path folder, Path output, String inputs) {
        this.file = folder == null
                ? null
                : folder.resolve(Sha256.of(output.toAbsolutePath().normalize().toString())
                                .substring(0, 16) + ".json");
        this.key = folder == null ? "" : Sha256.of(inputs + '\n' + code());
    }

    /** The last run into the folder, if it had the same inputs and the same generator. */
    Optional<Run> recall() {
        if (file == null || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(MAPPER.readValue(Files.readAllBytes(file), Run.class))
                    .filter(run -> run.key().equals(key));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    void remember(String rocksdbVersion, Counts counts, int classes) {
        if (file == null) {
            return;
        }
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, MAPPER.writeValueAsBytes(new Run(key, rocksdbVersion, counts, classes)));
        } catch (IOException e) {
            // The next run does all its stages.
        }
    }

    /** The digest of the generator itself, with the libraries it was started with. */
    static String code() {
        try {
            Path place = Path.of(RunMemory.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            StringBuilder all = new StringBuilder(System.getProperty("java.class.path"));
            try (Stream<Path> files = Files.walk(place)) {
                for (Path path :
                        (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                    all.append('\n').append(path).append(' ').append(Sha256.of(Files.readAllBytes(path)));
                }
            }
            return Sha256.of(all.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
