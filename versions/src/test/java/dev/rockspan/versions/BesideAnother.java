package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads through block caches of two versions of RocksDB, that of another rocksdbjni and that of the committed API. */
public final class BesideAnother {

    private static final int KEYS = 3_000;

    private BesideAnother() {}

    /** Argument: the jar of the other rocksdbjni, and which of the two is first, {@code theirs} or {@code ours}. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("db");
        URL jar = Path.of(arguments[0]).toUri().toURL();
        boolean theirsFirst = arguments[1].equals("theirs");
        try (URLClassLoader other = new URLClassLoader(new URL[] {jar}, ClassLoader.getPlatformClassLoader())) {
            if (theirsFirst) {
                theirs(other, folder.resolve("theirs"));
            }
            ours(folder.resolve("ours"));
            if (!theirsFirst) {
                theirs(other, folder.resolve("theirs"));
            }
        }
    }

    private static void ours(Path folder) {
        try (Cache cache = Cache.newLRUCache(100_000);
                BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(tables);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            for (int i = 0; i < KEYS; i++) {
                db.put(key(i), new byte[300]);
            }
            db.compactRange();
            for (int i = 0; i < KEYS; i++) {
                assertThat(db.get(key(i))).hasSize(300);
            }
        }
    }

    private static void theirs(ClassLoader loader, Path folder) throws Exception {
        Files.createDirectory(folder);
        Class<?> type = loader.loadClass("org.rocksdb.RocksDB");
        try (AutoCloseable db =
                (AutoCloseable) type.getMethod("open", String.class).invoke(null, folder.toString())) {
            Method put = type.getMethod("put", byte[].class, byte[].class);
            Method get = type.getMethod("get", byte[].class);
            for (int i = 0; i < KEYS; i++) {
                put.invoke(db, key(i), new byte[300]);
            }
            type.getMethod("compactRange").invoke(db);
            for (int i = 0; i < KEYS; i++) {
                assertThat((byte[]) get.invoke(db, (Object) key(i))).hasSize(300);
            }
        }
    }

    private static byte[] key(int number) {
        return String.format("k%05d", number).getBytes(StandardCharsets.UTF_8);
    }
}
