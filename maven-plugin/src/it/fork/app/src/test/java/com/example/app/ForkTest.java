package com.example.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.LibrarySource;
import dev.rockspan.runtime.RocksDBException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** RocksDB and a fork of it, each with its own API and its own library, in one JVM. */
class ForkTest {

    private static final byte[] KEY = {1};

    @TempDir
    static Path folder;

    @BeforeAll
    static void compileTheFork() throws Exception {
        Path rocksdb = NativeLibrary.rocksdb().path();
        // A file of its own is a RocksDB of its own to the system.
        Path copy = Files.copy(rocksdb, folder.resolve(rocksdb.getFileName()));
        Path library = folder.resolve("libacme.so");
        assumeTrue(
                hasCompiler(), "there is no C compiler \"cc\" to compile the fork with, so that it is not tried out");
        int exit = run("cc", "-shared", "-fPIC", "-o", library.toString(), "src/test/c/acme.c", copy.toString(),
                "-Wl,-rpath," + folder);
        assertEquals(0, exit, "exit code of the C compiler");
        NativeLibrary.use("acme", library);
    }

    @Test
    void bothAreUsedSideBySide() {
        try (com.example.rocks.Options options = new com.example.rocks.Options().setCreateIfMissing(true);
                com.example.rocks.RocksDB rocks =
                        com.example.rocks.RocksDB.open(options, folder.resolve("rocks").toString());
                com.acme.db.Options acmeOptions = new com.acme.db.Options().setCreateIfMissing(true);
                com.acme.db.RocksDB acme =
                        com.acme.db.RocksDB.open(acmeOptions, folder.resolve("acme").toString());
                com.acme.db.ReadOptions reading = new com.acme.db.ReadOptions()) {
            rocks.put(KEY, new byte[] {2});
            acme.put(KEY, new byte[] {3});
            acme.put(new byte[] {4}, new byte[] {5});

            assertArrayEquals(new byte[] {2}, rocks.get(KEY));
            assertArrayEquals(new byte[] {3}, acme.get(KEY));
            assertNull(rocks.get(new byte[] {4}));
            assertEquals(2, acme.count(reading));
            assertEquals(2, acme.sequenceNumber());
            assertEquals(1, rocks.getLatestSequenceNumber());
            try (com.acme.db.RocksIterator entries = acme.newIterator()) {
                entries.seekToLast();
                assertArrayEquals(new byte[] {4}, entries.key());
            }
        }
    }

    @Test
    void whatConventionsCoverOfTheForkNeedsNoTemplate() {
        try (com.acme.db.Options options = new com.acme.db.Options()) {
            assertEquals(7, options.setAcmeLevel(7).acmeLevel());
        }
    }

    @Test
    void whatTheForkRemovedIsGoneFromItsApiOnly() {
        assertEquals(List.of(), methods(com.acme.db.Options.class, "setMinLevelToCompress", "numLevels"));
        assertEquals(
                List.of("numLevels", "setMinLevelToCompress"),
                methods(com.example.rocks.Options.class, "setMinLevelToCompress", "numLevels"));
    }

    @Test
    void anErrorOfTheForkIsAnException() {
        try (com.acme.db.Options options = new com.acme.db.Options()) {
            assertThrows(
                    RocksDBException.class,
                    () -> com.acme.db.RocksDB.open(options, folder.resolve("none").toString()));
        }
    }

    @Test
    void eachHasItsOwnLibrary() {
        assertEquals("libacme.so", NativeLibrary.of("acme").path().getFileName().toString());
        assertEquals(LibrarySource.ROCKSDBJNI, NativeLibrary.rocksdb().source());
    }

    private static List<String> methods(Class<?> type, String... names) {
        return Arrays.stream(type.getMethods())
                .map(method -> method.getName())
                .filter(List.of(names)::contains)
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean hasCompiler() throws InterruptedException {
        try {
            return run("cc", "--version") == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
    }
}
