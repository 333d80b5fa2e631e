package dev.rockspan.benchmarks.jmh;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.FlushOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A database with as many column families as {@code columnFamilyTestType} says, one of which is used at each operation,
 * in turn; without any, the default one. Keys are "key" with a number, values "value" with a number, filled up with
 * zeros.
 */
final class Families implements AutoCloseable {

    static final String NONE = "no_column_family";
    static final String ONE = "1_column_family";
    static final String TWENTY = "20_column_families";
    static final String HUNDRED = "100_column_families";

    private final Path folder;
    private final RocksDB db;
    private final List<ColumnFamilyHandle> handles = new ArrayList<>();
    private int last;

    private Families(String testType) throws IOException {
        int count =
                switch (testType) {
                    case NONE -> 0;
                    case ONE -> 1;
                    case TWENTY -> 20;
                    case HUNDRED -> 100;
                    default -> throw new IllegalArgumentException(testType);
                };
        folder = Files.createTempDirectory("rockspan-jmh");
        List<String> names = Stream.concat(
                        Stream.of("default"), IntStream.rangeClosed(1, count).mapToObj(i -> "cf" + i))
                .toList();
        try (Options options = new Options().setCreateIfMissing(true).setCreateMissingColumnFamilies(true)) {
            List<Options> all = names.stream().map(name -> options).toList();
            db = RocksDB.open(options, folder.toString(), names, all, handles);
        }
        if (count > 0) {
            handles.remove(0).close();
        }
    }

    /** Without entries. */
    static Families empty(String testType) throws IOException {
        return new Families(testType);
    }

    /** With so many entries in each family, in files. */
    static Families filled(String testType, int keyCount, int keySize, int valueSize) throws IOException {
        Families families = new Families(testType);
        for (ColumnFamilyHandle family : families.handles) {
            for (int i = 0; i < keyCount; i++) {
                families.db.put(family, bytes("key" + i, keySize), bytes("value" + i, valueSize));
            }
            try (FlushOptions options = new FlushOptions()) {
                families.db.flush(family, options);
            }
        }
        return families;
    }

    /** A text, filled up to a size with the digit zero. */
    static byte[] bytes(String text, int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) '0');
        byte[] start = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(start, 0, bytes, 0, start.length);
        return bytes;
    }

    /** All keys. */
    static byte[][] keys(int keyCount, int keySize) {
        return IntStream.range(0, keyCount)
                .mapToObj(i -> bytes("key" + i, keySize))
                .toArray(byte[][]::new);
    }

    RocksDB db() {
        return db;
    }

    /** The one whose turn it is. */
    ColumnFamilyHandle next() {
        last = last + 1 == handles.size() ? 0 : last + 1;
        return handles.get(last);
    }

    @Override
    public void close() throws IOException {
        db.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
