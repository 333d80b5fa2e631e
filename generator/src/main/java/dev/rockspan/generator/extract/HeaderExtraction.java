package dev.rockspan.generator.extract;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.header.RocksDbVersion;
import dev.rockspan.generator.jextract.JextractLocator;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.JextractRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The way from headers to the C API: {@code header}, {@code jextract} and {@code extract} in a row. */
public final class HeaderExtraction {

    private HeaderExtraction() {}

    /**
     * Reads the headers, runs jextract and reads what it made.
     *
     * @param progress is told what takes long, such as a download
     */
    public static CApi extract(ExtractRequest request, Consumer<String> progress) {
        return extract(request, HeaderReader.read(request.header(), request.extensionHeaders()), progress);
    }

    /** The same for headers that have been read already. */
    public static CApi extract(ExtractRequest request, List<HeaderFile> headers, Consumer<String> progress) {
        RocksDbVersion.check(request.rocksdbVersion(), request.header());
        Path launcher = new JextractLocator(request.env(), progress).locate(request.jextract(), request.offline());
        return run(launcher, request.rocksdbVersion(), headers, progress);
    }

    /** The same for the header of an extension, which belongs to no version of RocksDB. */
    public static CApi extractExtension(
            HeaderFile header,
            Optional<Path> jextract,
            boolean offline,
            Map<String, String> env,
            Consumer<String> progress) {
        Path launcher = new JextractLocator(env, progress).locate(jextract, offline);
        return run(launcher, CApi.ANY_VERSION, List.of(header), progress);
    }

    private static CApi run(Path launcher, String rocksdbVersion, List<HeaderFile> headers, Consumer<String> progress) {
        progress.accept("running " + launcher + ", for at most " + JextractRunner.TIMEOUT.toMinutes() + " minutes");
        JextractOutput output = new JextractRunner(launcher, JextractRunner.TIMEOUT)
                .run(headers.stream().map(HeaderFile::path).toList());
        return CApiExtractor.extract(rocksdbVersion, headers, output);
    }
}
