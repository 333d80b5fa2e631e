package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.capi.CApi;
import java.nio.file.Path;

/**
 * What extracting came to.
 *
 * @param snapshot the file that holds the facts now
 * @param written whether the file is new or differs from before
 * @param jextract the version of the jextract that read the headers
 * @param functions how many functions the headers declare
 * @param opaqueTypes how many types they declare and never define
 * @param structs how many structs they define
 * @param callbacks how many function-pointer typedefs
 * @param enums how many enums
 */
public record ExtractResult(
        String rocksdbVersion,
        Path snapshot,
        boolean written,
        String jextract,
        int functions,
        int opaqueTypes,
        int structs,
        int callbacks,
        int enums) {

    static ExtractResult of(CApi api, Path file, boolean written) {
        return new ExtractResult(
                api.rocksdbVersion(),
                file,
                written,
                api.jextractVersion(),
                api.functions().size(),
                api.opaqueTypes().size(),
                api.structs().size(),
                api.callbacks().size(),
                api.enums().size());
    }

    /** Whether it was an extension's header, which is of no version of RocksDB. */
    public boolean isExtension() {
        return rocksdbVersion.equals(CApi.ANY_VERSION);
    }
}
