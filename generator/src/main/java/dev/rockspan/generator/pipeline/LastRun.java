package dev.rockspan.generator.pipeline;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.header.HeaderFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the last run into an output folder did: by one digest of its inputs, its outputs and the generator's own code the
 * same run is skipped, and what jextract found in headers serves as long as they stay the same. Losing it costs a run and
 * nothing else, so no failure here is an error.
 */
final class LastRun {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** What a run came to. */
    record Done(String digest, String rocksdbVersion, Counts counts, int classes) {}

    /** What jextract found in headers. */
    private record Extracted(String digest, String snapshot) {}

    private record Memory(@Nullable Done done, @Nullable Extracted extracted) {}

    private static final Memory NOTHING = new Memory(null, null);

    private final @Nullable Path file;

    private LastRun(@Nullable Path file) {
        this.file = file;
    }

    /** The last run into an output folder, remembered in a folder of many; null remembers nothing. */
    LastRun(@Nullable Path folder, Path output) {
        this(
                folder == null
                        ? null
                        : folder.resolve(
                                Sha256.of(output.toAbsolutePath().normalize().toString())
                                                .substring(0, 16) + ".json"));
    }

    /** A run of which nothing is remembered. */
    static LastRun none() {
        return new LastRun(null);
    }

    /** The last run, if it had the same inputs and the same generator, and its outputs are as it left them. */
    Optional<Done> sameAs(String inputs, String outputs) {
        return file == null
                ? Optional.empty()
                : Optional.ofNullable(read().done())
                        .filter(done -> done.digest().equals(digest(inputs, outputs)));
    }

    void remember(String inputs, String outputs, String rocksdbVersion, Counts counts, int classes) {
        if (file != null) {
            write(new Memory(new Done(digest(inputs, outputs), rocksdbVersion, counts, classes), read().extracted()));
        }
    }

    /** What jextract found in the same headers. */
    Optional<CApi> extracted(List<HeaderFile> headers, String rocksdbVersion) {
        Extracted extracted = file == null ? null : read().extracted();
        if (extracted == null || !extracted.digest().equals(digest(headers, rocksdbVersion))) {
            return Optional.empty();
        }
        try {
            return Optional.of(SnapshotReader.read(String.valueOf(file), extracted.snapshot()));
        } catch (GenerationException e) {
            return Optional.empty();
        }
    }

    void rememberExtracted(List<HeaderFile> headers, CApi api) {
        if (file != null) {
            write(new Memory(
                    read().done(), new Extracted(digest(headers, api.rocksdbVersion()), SnapshotWriter.write(api))));
        }
    }

    private static String digest(String inputs, String outputs) {
        return Sha256.of(inputs + '\n' + outputs + '\n' + code());
    }

    private static String digest(List<HeaderFile> headers, String rocksdbVersion) {
        return Sha256.of(rocksdbVersion + '\n' + HeaderFile.recorded(headers) + '\n' + code());
    }

    private Memory read() {
        try {
            return file == null || !Files.isRegularFile(file)
                    ? NOTHING
                    : MAPPER.readValue(Files.readAllBytes(file), Memory.class);
        } catch (IOException e) {
            return NOTHING;
        }
    }

    private void write(Memory memory) {
        if (file == null) {
            return;
        }
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, MAPPER.writeValueAsBytes(memory));
        } catch (IOException e) {
            // The next run does all its stages.
        }
    }

    /** The digest of the generator itself, with the libraries it was started with. */
    private static String code() {
        try {
            Path place = Path.of(LastRun.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            StringBuilder all = new StringBuilder(System.getProperty("java.class.path"));
            try (Stream<Path> files = Files.walk(place)) {
                for (Path path :
                        (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                    all.append('\n').append(path).append(' ').append(Sha256.of(path));
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
