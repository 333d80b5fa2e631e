package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import dev.rockspan.generator.GenerationException;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** jextract is taken from where the user says, else downloaded once, checked and private; else the ways are told. */
class JextractLocatorTest {

    private static final Platform LINUX = new Platform("linux-x64", false);

    @TempDir
    Path folder;

    private final Map<String, String> env = new HashMap<>();
    private final List<String> progress = Collections.synchronizedList(new ArrayList<>());
    private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
    private HttpServer server;
    private Path archive;
    private String sha256;
    private int status = 200;

    @BeforeEach
    void serveAnArchive() throws IOException {
        assumeTrue(
                Files.getFileStore(folder).supportsFileAttributeView("posix"), "what these tests look at is for POSIX");
        archive = Archives.jextract(folder.resolve("served.tar.gz"));
        sha256 = Archives.sha256(archive);
        env.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        env.put("PATH", folder.resolve("nothing").toString());
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestURI().getPath());
            byte[] body = Files.readAllBytes(archive);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stopServing() {
        if (server != null) {
            server.stop(0);
        }
    }

    @Test
    void the_launcher_that_is_named_comes_first() throws IOException {
        Path named = launcher("named/jextract");
        env.put("JEXTRACT_HOME", home("home").toString());

        assertThat(locate(Optional.of(named))).isEqualTo(named);
    }

    @Test
    void a_home_may_be_named_as_well() throws IOException {
        Path home = home("named");

        assertThat(locate(Optional.of(home))).isEqualTo(home.resolve("bin/jextract"));
    }

    @Test
    void then_comes_the_home_variable_then_the_path() throws IOException {
        Path onPath = launcher("tools/jextract");
        env.put("PATH", folder.resolve("nothing") + File.pathSeparator + onPath.getParent());
        assertThat(locate(Optional.empty())).isEqualTo(onPath);

        Path home = home("home");
        env.put("JEXTRACT_HOME", home.toString());
        assertThat(locate(Optional.empty())).isEqualTo(home.resolve("bin/jextract"));
        assertThat(requests).isEmpty();
    }

    @Test
    void what_the_user_names_and_is_not_there_is_not_passed_over() throws IOException {
        env.put("PATH", launcher("tools/jextract").getParent().toString());

        assertThat(failure(Optional.of(folder.resolve("missing")), true))
                .contains("what is set as jextract is " + folder.resolve("missing") + ", which does not exist");
        assertThat(failure(Optional.of(Files.createFile(folder.resolve("plain"))), true))
                .contains("which may not be executed");
        env.put("JEXTRACT_HOME", Files.createDirectory(folder.resolve("empty")).toString());
        assertThat(failure(Optional.empty(), true))
                .contains("JEXTRACT_HOME names " + folder.resolve("empty") + ", which has no bin/jextract");
    }

    @Test
    void the_official_build_is_downloaded_once() throws IOException {
        Path launcher = locate(Optional.empty());

        assertThat(launcher).isExecutable().endsWith(Path.of("jextract-25/bin/jextract"));
        assertThat(progress).singleElement().asString().startsWith("downloading jextract 25+2-4 from http://");
        assertThat(locate(Optional.empty())).isEqualTo(launcher);
        assertThat(locator().locate(Optional.empty(), true)).isEqualTo(launcher);
        assertThat(requests).containsExactly("/builds/linux.tar.gz");
    }

    @Test
    void the_cache_is_for_its_user_alone_and_holds_nothing_else() throws IOException {
        locate(Optional.empty());

        Path cache = folder.resolve("cache/rockspan");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(cache)))
                .isEqualTo("rwx------");
        try (Stream<Path> files = Files.list(cache.resolve("jextract"))) {
            assertThat(files)
                    .singleElement()
                    .satisfies(file -> assertThat(file.getFileName().toString()).startsWith("25+2-4-"));
        }
    }

    @Test
    void a_cache_that_others_may_write_to_is_not_used() throws IOException {
        Path cache = Files.createDirectories(folder.resolve("cache/rockspan"));
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));

        assertThat(failure(Optional.empty(), false)).contains("others may write to " + cache);

        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwx------"));
        locate(Optional.empty());
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThat(failure(Optional.empty(), false)).contains("others may write to " + cache);
    }

    @Test
    void an_archive_with_another_digest_is_never_unpacked() throws IOException {
        String expected = sha256;
        archive = Archives.tarGz(
                folder.resolve("planted.tar.gz"), Archives.file("jextract-25/bin/jextract", 0755, "evil"));

        assertThat(failure(Optional.empty(), false))
                .contains("has the SHA-256 " + Archives.sha256(archive), "and not the expected " + expected);
        assertCacheIsEmpty();
    }

    @Test
    void a_server_that_has_no_such_file_is_an_error() throws IOException {
        status = 404;

        assertThat(failure(Optional.empty(), false)).contains("linux.tar.gz answered with HTTP status 404");
        assertCacheIsEmpty();
    }

    @Test
    void a_server_that_cannot_be_reached_is_an_error() throws IOException {
        server.stop(0);

        assertThat(failure(Optional.empty(), false))
                .contains("jextract 25+2-4 could not be downloaded")
                .matches("(?s).*; or fetch the official build by hand, http://\\S+/linux.tar.gz , unpack it, and set"
                        + " JEXTRACT_HOME to the directory in it")
                .doesNotContain("let Rockspan download");
        assertCacheIsEmpty();
    }

    @Test
    void an_archive_that_is_no_jextract_is_an_error() throws IOException {
        archive = Archives.tarGz(folder.resolve("other.tar.gz"), Archives.file("other/README", 0644, "hello"));
        sha256 = Archives.sha256(archive);

        assertThat(failure(Optional.empty(), false)).contains("there is no jextract in");
        assertCacheIsEmpty();
    }

    @Test
    void offline_forbids_the_download() {
        assertThat(failure(Optional.empty(), true)).contains("--offline forbids to download it");
        assertThat(requests).isEmpty();
        assertThat(folder.resolve("cache")).doesNotExist();
    }

    @Test
    void a_platform_without_a_build_is_told_so() {
        JextractLocator locator = new JextractLocator(env, new Platform("plan9-mips", false), builds(), progress::add);

        GenerationException failure =
                catchThrowableOfType(GenerationException.class, () -> locator.locate(Optional.empty(), false));

        assertThat(failure).hasMessageContaining("no official build for plan9-mips (there are builds for linux-x64)");
    }

    @Test
    void runs_that_start_at_once_all_get_a_whole_build() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Callable<Path> locate = () -> locate(Optional.empty());
            List<Future<Path>> found = threads.invokeAll(Collections.nCopies(8, locate));
            for (Future<Path> launcher : found) {
                assertThat(launcher.get()).isExecutable().isEqualTo(found.get(0).get());
            }
        } finally {
            threads.shutdown();
        }
        try (Stream<Path> files = Files.list(folder.resolve("cache/rockspan/jextract"))) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void windows_has_its_own_cache_and_knows_no_case_in_variables() {
        Map<String, String> windows = Map.of("LOCALAPPDATA", folder.toString(), "HOME", "/home/me");

        assertThat(UserCache.directory(windows, new Platform("windows-x64", true)))
                .isEqualTo(folder.resolve("rockspan"));
        assertThat(UserCache.directory(Map.of("HOME", "/home/me", "XDG_CACHE_HOME", "relative"), LINUX))
                .isEqualTo(Path.of("/home/me/.cache/rockspan"));
    }

    private void assertCacheIsEmpty() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache/rockspan/jextract"))) {
            assertThat(files).isEmpty();
        }
    }

    private JextractBuilds builds() {
        URI base = URI.create("http://" + server.getAddress().getAddress().getHostAddress() + ":"
                + server.getAddress().getPort() + "/builds/");
        return new JextractBuilds(
                "25+2-4", base, Map.of("linux-x64", new JextractBuilds.Build("linux.tar.gz", sha256)));
    }

    private JextractLocator locator() {
        return new JextractLocator(env, LINUX, builds(), progress::add);
    }

    private Path locate(Optional<Path> explicit) {
        return locator().locate(explicit, false);
    }

    private String failure(Optional<Path> explicit, boolean offline) {
        GenerationException failure =
                catchThrowableOfType(GenerationException.class, () -> locator().locate(explicit, offline));
        assertThat(failure).isNotNull();
        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure.getMessage())
                .contains("name it with jextract", "JEXTRACT_HOME", "PATH", "the official build");
        return failure.getMessage();
    }

    private Path home(String name) throws IOException {
        return launcher(name + "/bin/jextract").getParent().getParent();
    }

    private Path launcher(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file;
    }
}
