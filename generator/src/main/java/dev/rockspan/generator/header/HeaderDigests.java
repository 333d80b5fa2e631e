package dev.rockspan.generator.header;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CHeader;
import java.util.List;

/** Compares headers with those that a snapshot was made from, so that jextract runs only where it must. */
public final class HeaderDigests {

    private HeaderDigests() {}

    /** The headers as a snapshot records them. */
    public static List<CHeader> of(List<HeaderFile> headers) {
        return headers.stream()
                .map(header -> new CHeader(header.name(), header.sha256()))
                .toList();
    }

    /** True if the snapshot was made from exactly these headers. */
    public static boolean match(CApi snapshot, List<HeaderFile> headers) {
        return snapshot.headers().equals(of(headers));
    }
}
