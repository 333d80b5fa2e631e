package dev.rockspan.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.FlushOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What tests do with databases all the time. */
public final class TestDb {

    private TestDb() {}

    /** A new or existing database in {@code folder}. */
    public static RocksDB open(Path folder) {
        try (Options options = new Options().setCreateIfMissing(true)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    /** With the entries a=1, b=2, ... */
    public static RocksDB openWithLetters(Path folder, int count) {
        RocksDB db = open(folder);
        for (int i = 0; i < count; i++) {
            db.put(b("" + (char) ('a' + i)), b("" + (i + 1)));
        }
        return db;
    }

    /** Writes something else in the options that RocksDB has written for a database that is closed. */
    public static void changeOptionsFile(Path folder, String what, String other) throws IOException {
        Path file;
        try (Stream<Path> files = Files.list(folder)) {
            file = files.filter(each -> each.getFileName().toString().startsWith("OPTIONS-"))
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
        }
        String text = Files.readString(file);
        assertThat(text).contains(what);
        Files.writeString(file, text.replace(what, other));
    }

    /** Brings what is in memory into table files. */
    public static void flush(RocksDB db) {
        try (FlushOptions options = new FlushOptions()) {
            db.flush(options);
        }
    }

    /** All entries that an iterator has, as key=value. */
    public static List<String> entries(RocksIterator iterator) {
        List<String> entries = new ArrayList<>();
        for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
            entries.add(s(iterator.key()) + "=" + s(iterator.value()));
        }
        iterator.status();
        return entries;
    }

    /** All entries of the default column family, as key=value. */
    public static List<String> entries(RocksDB db) {
        try (RocksIterator iterator = db.newIterator()) {
            return entries(iterator);
        }
    }

    /** The bytes of a text. */
    public static byte[] b(String text) {
        return text.getBytes(UTF_8);
    }

    /** The text of bytes, "-" for null. */
    public static String s(byte @Nullable [] bytes) {
        return bytes == null ? "-" : new String(bytes, UTF_8);
    }

    /** The text of bytes. */
    public static String s(MemorySegment bytes) {
        return s(bytes.toArray(ValueLayout.JAVA_BYTE));
    }
}
