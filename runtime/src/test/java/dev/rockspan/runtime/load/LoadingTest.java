package dev.rockspan.runtime.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.runtime.testing.ChildJvm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Loads RocksDB in JVMs of their own, with caches of all kinds. */
@Execution(ExecutionMode.CONCURRENT)
class LoadingTest {

    private static final String NAME = Platform.current().jniLibrary().orElseThrow();

    @TempDir
    static Path all;

    private static Path expected;

    @TempDir
    Path folder;

    private Path cache;
    private Path temporary;

    @BeforeEach
    void folders() throws IOException {
        cache = folder.resolve("cache");
        temporary = Files.createDirectory(folder.resolve("tmp"));
    }

    private ChildJvm jvm() {
        return new ChildJvm()
                .environment("XDG_CACHE_HOME", cache)
                .environment("LD_LIBRARY_PATH", "")
                .option("-Djava.io.tmpdir=" + temporary);
    }

    private Path loadFromCache() throws IOException {
        return loadFromCache(jvm());
    }

    /** Loads the library and expects it to come whole from the cache. */
    private Path loadFromCache(ChildJvm jvm) throws IOException {
        ChildJvm.Outcome outcome = jvm.run(LoadRocksDb.class);
        assertThat(outcome.output()).startsWith("ROCKSDBJNI " + cache);
        Path file = Path.of(outcome.output().strip().substring("ROCKSDBJNI ".length()));
        String sha256 = LibraryCache.sha256(file);
        assertThat(file.toString()).endsWith("/rockspan/native/" + sha256 + "/" + NAME);
        assertThat(file).hasSameBinaryContentAs(expected);
        return file;
    }

    @BeforeAll
    static void unpack() throws IOException {
        expected = unpackTo(all.resolve("expected"));
        OwnSymbols.ensure(expected);
    }

    private static Path unpackTo(Path file) throws IOException {
        try (ZipFile jar = new ZipFile(ChildJvm.rocksdbjni().toFile());
                InputStream in = jar.getInputStream(jar.getEntry(NAME))) {
            Files.copy(in, file);
            return file;
        }
    }

    private static Object key(Path file) throws IOException {
        return Files.getAttribute(file, "unix:ino");
    }

    @Test
    void unpacks_once_into_a_folder_of_the_user_alone() throws IOException {
        Path file = loadFromCache();
        Object first = key(file);
        assertThat(loadFromCache()).isEqualTo(file);
        assertThat(key(file)).isEqualTo(first);
        try (Stream<Path> folders = Files.walk(cache)) {
            for (Path made : folders.filter(Files::isDirectory).toList()) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                        .isEqualTo("rwx------");
            }
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("r--------");
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void four_at_once_on_an_empty_cache_all_load_it() throws IOException {
        List<CompletableFuture<ChildJvm.Outcome>> all = IntStream.range(0, 4)
                .mapToObj(_ -> jvm().start(LoadRocksDb.class))
                .toList();
        for (CompletableFuture<ChildJvm.Outcome> one : all) {
            assertThat(one.join().output()).startsWith("ROCKSDBJNI " + cache);
            assertThat(one.join().exit()).isZero();
        }
        loadFromCache();
        try (Stream<Path> files = Files.walk(cache)) {
            assertThat(files.filter(file -> file.endsWith(NAME))).hasSize(1);
        }
        try (Stream<Path> files = Files.walk(cache, FileVisitOption.FOLLOW_LINKS)) {
            assertThat(files.map(Path::toString))
                    .noneMatch(file -> file.contains("/unpacking-") || file.contains("/stamp-"));
        }
    }

    /** One after the other in one cache, which is whole again after each. */
    @Test
    void what_is_in_the_place_of_what_was_unpacked_is_never_loaded() throws IOException {
        Path file = loadFromCache();
        a_truncated_file_is_unpacked_again(file);
        a_planted_file_is_never_loaded(file);
        one_changed_byte_is_noticed(file);
        a_file_that_was_there_before_the_first_start_is_not_trusted(file);
        a_file_that_was_copied_is_verified_and_used(file);
        a_link_in_place_of_the_file_is_replaced(file);
    }

    private void a_truncated_file_is_unpacked_again(Path file) throws IOException {
        overwrite(file, 5_000_000);
        loadFromCache();
    }

    private void a_planted_file_is_never_loaded(Path file) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        overwrite(file, Math.toIntExact(Files.size(file)));
        Files.setLastModifiedTime(file, time);
        loadFromCache();
    }

    private void one_changed_byte_is_noticed(Path file) throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        byte[] content = Files.readAllBytes(file);
        content[content.length / 2] ^= 1;
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        Files.write(file, content);
        Files.setLastModifiedTime(file, time);
        loadFromCache();
    }

    private void a_file_that_was_there_before_the_first_start_is_not_trusted(Path file) throws IOException {
        overwrite(file, Math.toIntExact(Files.size(file)));
        try (Stream<Path> files = Files.list(cache.resolve("rockspan/native"))) {
            for (Path stamp :
                    files.filter(name -> name.toString().endsWith(".stamp")).toList()) {
                Files.delete(stamp);
            }
        }
        loadFromCache();
    }

    private void a_file_that_was_copied_is_verified_and_used(Path file) throws IOException {
        Path copy = Files.copy(file, file.resolveSibling("copy"));
        Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
        Object key = key(file);
        assertThat(loadFromCache()).isEqualTo(file);
        assertThat(key(file)).isEqualTo(key);
    }

    private void a_link_in_place_of_the_file_is_replaced(Path file) throws IOException {
        Path elsewhere = Files.move(file, folder.resolve("elsewhere"));
        Files.createSymbolicLink(file, elsewhere);
        loadFromCache();
        assertThat(Files.isSymbolicLink(file)).isFalse();
    }

    @Test
    void a_cache_that_is_a_link_is_refused() throws IOException {
        Files.createDirectories(cache.resolve("rockspan"));
        Files.createSymbolicLink(cache.resolve("rockspan/native"), Files.createDirectory(folder.resolve("elsewhere")));
        expectPassingCopy();
    }

    @Test
    void a_cache_that_others_can_write_is_refused() throws IOException {
        Path home = Files.createDirectories(cache.resolve("rockspan/native"));
        Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxrwxrwx"));
        expectPassingCopy();
    }

    @Test
    void a_cache_below_a_folder_that_others_can_write_is_refused() throws IOException {
        Files.createDirectories(cache.resolve("rockspan/native"));
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
        expectPassingCopy();
    }

    @Test
    void a_cache_of_another_user_is_refused() throws IOException {
        assumeTrue(Files.getAttribute(folder, "unix:uid").equals(0), "only root can give a folder away");
        Path home = Files.createDirectories(cache.resolve("rockspan/native"));
        Files.setAttribute(home, "unix:uid", 12345, LinkOption.NOFOLLOW_LINKS);
        expectPassingCopy();
    }

    @Test
    void a_cache_that_cannot_be_made_is_done_without() throws IOException {
        Files.createFile(cache);
        expectPassingCopy();
    }

    private void expectPassingCopy() {
        ChildJvm.Outcome outcome = jvm().run(LoadRocksDb.class);
        assertThat(outcome.output()).startsWith("ROCKSDBJNI " + temporary);
        assertThat(outcome.exit()).isZero();
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void the_cache_is_in_the_home_folder_by_default() throws IOException {
        Path home = Files.createDirectory(folder.resolve("home"));
        cache = home.resolve(".cache");
        loadFromCache(jvm().environment("XDG_CACHE_HOME", "").option("-Duser.home=" + home));
    }

    @Test
    void finds_the_jar_on_the_module_path_though_nothing_requires_it() throws IOException {
        loadFromCache(jvm().modular());
    }

    @Test
    void an_interrupted_thread_loads_it_too() throws IOException {
        loadFromCache(jvm().option("-Dinterrupted=true"));
    }

    @Test
    void a_named_file_comes_first() throws IOException {
        Path file = unpackTo(folder.resolve("my-rocksdb.so"));
        assertThat(jvm().option("-Drockspan.library=" + file)
                        .run(LoadRocksDb.class)
                        .output())
                .isEqualTo("PROPERTY " + file + "\n");
        assertThat(jvm().option("-Drockspan.library=/nowhere")
                        .run(LoadRocksDb.class, file.toString())
                        .output())
                .isEqualTo("API " + file + "\n");
        assertThat(cache).doesNotExist();
    }

    @Test
    void a_named_file_that_is_not_there_is_an_error() {
        ChildJvm.Outcome outcome =
                jvm().option("-Drockspan.library=/nowhere/librocksdb.so").run(LoadRocksDb.class);
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.output())
                .contains("There is no file /nowhere/librocksdb.so")
                .contains("the system property rockspan.library");
    }

    @Test
    void a_named_file_that_is_no_library_is_an_error_that_says_why() throws IOException {
        Path file = Files.writeString(folder.resolve("no-library.so"), "not a library at all, but long enough");
        ChildJvm.Outcome outcome = jvm().run(LoadRocksDb.class, file.toString());
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.output())
                .contains("Cannot load " + file + ": ")
                .containsAnyOf("too short", "header", "mach-o");
    }

    @Test
    void the_newest_library_of_the_system_is_found_without_the_jar() throws IOException {
        Path system = Files.createDirectory(folder.resolve("system"));
        Path file = unpackTo(system.resolve("librocksdb.so.11.8"));
        Files.createSymbolicLink(system.resolve("librocksdb.so.9.10.0"), file);
        Files.createFile(system.resolve("librocksdb.so.old"));
        String output = jvm().withoutJar()
                .environment("LD_LIBRARY_PATH", system)
                .run(LoadRocksDb.class)
                .output();
        assertThat(output).isEqualTo("SYSTEM " + file + "\n");
    }

    @Test
    void without_any_library_the_error_lists_what_was_tried_and_what_to_do() {
        ChildJvm.Outcome outcome = jvm().withoutJar().run(LoadRocksDb.class);
        assumeTrue(!outcome.output().startsWith("SYSTEM "), "this system has a librocksdb");
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.output())
                .contains("NativeLibrary.use(Path): not called")
                .contains("rockspan.library: not set")
                .contains("no " + NAME + " on the class path or module path")
                .contains("no librocksdb.so, with or without a version, in ")
                .contains("Do one of these")
                .contains("org.rocksdb:rocksdbjni")
                .contains("-Drockspan.library=");
    }

    @Test
    void a_library_of_another_name_is_looked_for_under_that_name_alone() throws IOException {
        Path system = Files.createDirectory(folder.resolve("system"));
        Path file = unpackTo(system.resolve("libacme.so"));
        Path other = Files.createSymbolicLink(folder.resolve("other.so"), file);
        ChildJvm jvm = jvm().option("-Dname=acme").option("-Drockspan.library=/nowhere");
        ChildJvm.Outcome none = jvm.run(LoadRocksDb.class);
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.output())
                .contains("The native library of acme was not found")
                .contains("rockspan.library.acme: not set")
                .contains("no libacme.so, with or without a version, in ")
                .doesNotContain("rocksdbjni");
        jvm.environment("LD_LIBRARY_PATH", system);
        assertThat(jvm.run(LoadRocksDb.class).output()).isEqualTo("SYSTEM " + file + "\n");
        assertThat(jvm.run(LoadRocksDb.class, other.toString()).output()).isEqualTo("API " + other + "\n");
        assertThat(jvm.option("-Drockspan.library.acme=" + other)
                        .run(LoadRocksDb.class)
                        .output())
                .isEqualTo("PROPERTY " + other + "\n");
    }

    private static void overwrite(Path file, int size) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        byte[] garbage = new byte[size];
        new Random(1).nextBytes(garbage);
        Files.write(file, garbage, StandardOpenOption.TRUNCATE_EXISTING);
    }
}
