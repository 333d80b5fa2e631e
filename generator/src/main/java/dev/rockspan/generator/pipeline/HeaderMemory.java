package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.header.HeaderDigests;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.write.Sha256;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Remembers what jextract found in headers, so that the next run on the same ones has no need of it. */
final class HeaderMemory {

    private final @Nullable Path file;

    /**
     * @param folder where to remember it; null: nowhere
     */
    HeaderMemory(@Nullable Path folder, List<HeaderFile> headers, String rocksdbVersion) {
        this.file = folder == null
                ? null
                : folder.resolve("headers-"
                        + Sha256.of(rocksdbVersion + HeaderDigests.of(headers) + RunMemory.code())
                                .substring(0, 16)
                        + ".json");
    }

    Optional<CApi> recall() {
        return file == null ? Optional.empty() : SnapshotFile.readIfWhole(file);
    }

    CApi remember(CApi api) {
        if (file != null) {
            try {
                SnapshotFile.write(file, SnapshotWriter.write(api));
            } catch (UncheckedIOException e) {
                // The next run reads them again.
            }
        }
        return api;
    }
}
