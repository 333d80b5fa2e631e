package dev.rockspan.generator.jextract;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.Sha256;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Downloads an official build into the user's cache. The digest is checked before anything is unpacked, and the
 * unpacked directory appears under its name only when it is whole, so that two runs at once do no harm.
 */
final class JextractDownload {

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private final JextractBuilds builds;
    private final Path cache;
    private final Consumer<String> progress;

    /**
     * @param cache the user's cache directory
     * @param progress is told before a download starts
     */
    JextractDownload(JextractBuilds builds, Path cache, Consumer<String> progress) {
        this.builds = builds;
        this.cache = cache;
        this.progress = progress;
    }

    /** The home of a build that was downloaded before. */
    Optional<Path> cached(JextractBuilds.Build build) throws IOException {
        Path home = home(build);
        if (!Files.isDirectory(home)) {
            return Optional.empty();
        }
        UserCache.check(cache);
        UserCache.check(directory());
        return Optional.of(root(home));
    }

    /** Downloads and unpacks a build; the result is its home. */
    Path download(JextractBuilds.Build build) throws IOException, InterruptedException {
        UserCache.create(cache);
        UserCache.create(directory());
        Path work = Files.createTempDirectory(directory(), ".download-");
        try {
            Path archive = work.resolve("archive.tar.gz");
            progress.accept("downloading jextract " + builds.version() + " from " + builds.uri(build));
            fetch(builds.uri(build), archive);
            String digest = Sha256.of(archive);
            if (!digest.equals(build.sha256())) {
                throw new IOException("the download of " + builds.uri(build) + " has the SHA-256 " + digest
                        + " and not the expected " + build.sha256() + "; it was thrown away");
            }
            Path unpacked = Files.createDirectory(work.resolve("unpacked"));
            TarGz.unpack(archive, unpacked);
            root(unpacked);
            publish(unpacked, home(build));
            return root(home(build));
        } finally {
            Folders.delete(work);
        }
    }

    private Path directory() {
        return cache.resolve("jextract");
    }

    private Path home(JextractBuilds.Build build) {
        // The digest in the name makes it another directory when the data changes.
        return cache.resolve("jextract")
                .resolve(builds.version() + "-" + build.sha256().substring(0, 16));
    }

    private static void fetch(URI uri, Path file) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .connectTimeout(CONNECT_TIMEOUT)
                .build();
        CompletableFuture<HttpResponse<Path>> response =
                client.sendAsync(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofFile(file));
        try {
            int status = response.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS).statusCode();
            if (status != 200) {
                throw new IOException(uri + " answered with HTTP status " + status);
            }
        } catch (ExecutionException e) {
            throw new IOException(uri + " cannot be reached: " + e.getCause(), e);
        } catch (TimeoutException e) {
            throw new IOException(uri + " took longer than " + TIMEOUT.toMinutes() + " minutes", e);
        } finally {
            response.cancel(true);
        }
    }

    private static void publish(Path unpacked, Path home) throws IOException {
        try {
            Files.move(unpacked, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // Another run was faster; what it put there has the same digest.
            if (!Files.isDirectory(home)) {
                throw e;
            }
        }
    }

    /** The archive holds one directory, with bin in it. */
    private static Path root(Path directory) throws IOException {
        try (var children = Files.list(directory)) {
            return children.filter(child -> Files.isDirectory(child.resolve("bin")))
                    .findFirst()
                    .orElseThrow(() -> new IOException("there is no jextract in " + directory));
        }
    }
}
