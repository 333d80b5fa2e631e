package dev.rockspan.generator.header;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CHeader;
import java.nio.file.Path;
import java.util.List;

/**
 * A header that may be read.
 *
 * @param path absolute, and without links
 * @param name its file name, such as {@code c.h}
 * @param sha256 of its bytes, in lower-case hex
 */
public record HeaderFile(Path path, String name, String sha256, HeaderScan scan) {

    /** The headers as a snapshot records them. */
    public static List<CHeader> recorded(List<HeaderFile> headers) {
        return headers.stream()
                .map(header -> new CHeader(header.name(), header.sha256()))
                .toList();
    }

    /** Whether a snapshot was made from exactly these headers. */
    public static boolean areThoseOf(CApi snapshot, List<HeaderFile> headers) {
        return snapshot.headers().equals(recorded(headers));
    }
}
