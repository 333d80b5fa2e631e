package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Setting;
import dev.rockspan.generator.header.RocksDbVersion;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where the facts about the C API come from. */
public sealed interface ApiSource {

    /**
     * The header of an extension, which has a snapshot of its own.
     *
     * @param jextract the launcher or home to use before all others, or null
     * @param offline whether jextract must not be downloaded
     */
    record ExtensionHeader(Path header, @Nullable Path jextract, boolean offline) {}

    /**
     * What the {@code version.h} beside a header says its version is, if there is one.
     *
     * @throws dev.rockspan.generator.GenerationException if there is no such header
     */
    static Optional<String> versionBeside(Path header) {
        return RocksDbVersion.besideNamed(header);
    }

    /**
     * The snapshot of a version that the templates folder holds.
     *
     * @param setting what says the version, which errors name; null if nothing that has a name does
     */
    record Version(String rocksdbVersion, @Nullable Setting setting) implements ApiSource {

        public Version(String rocksdbVersion) {
            this(rocksdbVersion, null);
        }

        /** What a setting says; where it says nothing, the version that this build is made for. */
        public static Version stated(@Nullable String rocksdbVersion) {
            return rocksdbVersion == null
                    ? new Version(PinnedVersion.rocksdb())
                    : new Version(rocksdbVersion, Setting.ROCKSDB_VERSION);
        }
    }

    /**
     * A snapshot file.
     *
     * @param rocksdbVersion what it has to be of, or null for whatever it is of
     */
    record Snapshot(Path file, @Nullable String rocksdbVersion) implements ApiSource {

        public Snapshot(Path file) {
            this(file, null);
        }
    }

    /**
     * C headers. jextract reads them, unless the templates folder has a snapshot that was made from the same ones.
     *
     * @param header RocksDB's {@code c.h}
     * @param extensionHeaders C headers that add to it
     * @param rocksdbVersion such as {@code 11.8.1}; the header does not tell
     * @param jextract the launcher or home to use before all others, or null
     * @param offline whether jextract must not be downloaded
     */
    record Headers(
            Path header,
            List<Path> extensionHeaders,
            String rocksdbVersion,
            @Nullable Path jextract,
            boolean offline) implements ApiSource {

        public Headers {
            extensionHeaders = List.copyOf(extensionHeaders);
        }
    }
}
