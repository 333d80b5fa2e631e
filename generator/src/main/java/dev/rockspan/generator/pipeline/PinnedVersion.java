package dev.rockspan.generator.pipeline;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The versions that this build of Rockspan stands for; the root {@code pom.xml} states them. */
public final class PinnedVersion {

    private static final Properties PINNED = load();

    private PinnedVersion() {}

    /** The RocksDB version that the API is generated for where none is named. */
    public static String rocksdb() {
        return PINNED.getProperty("rocksdb");
    }

    /** Rockspan's own version. */
    public static String rockspan() {
        return PINNED.getProperty("rockspan");
    }

    private static Properties load() {
        try (InputStream in = PinnedVersion.class.getResourceAsStream("pinned.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
