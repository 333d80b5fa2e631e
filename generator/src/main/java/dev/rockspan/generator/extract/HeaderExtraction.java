package dev.rockspan.generator.extract;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.jextract.JextractLocator;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.JextractRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The way from headers that have been read to the C API: {@code jextract} and {@code extract} in a row. */
public final class HeaderExtraction {

    private HeaderExtraction() {}

    /**
     * Runs jextract on the headers and reads what it made.
     *
     * @param rocksdbVersion such as {@code 11.8.1}; the headers do not tell
     * @param jextract the launcher or home to use before all others, or null
     * @param offline whether jextract must not be downloaded
     * @param env the environment variables
     * @param progress is told what takes long, such as a download
     */
    public static CApi extract(
            List<HeaderFile> headers,
            String rocksdbVersion,
            @Nullable Path jextract,
            boolean offline,
            Map<String, String> env,
            Consumer<String> progress) {
        Path launcher = new JextractLocator(env, progress).locate(Optional.ofNullable(jextract), offline);
        progress.accept("running " + launcher + ", for at most " + JextractRunner.TIMEOUT.toMinutes() + " minutes");
        JextractOutput output = new JextractRunner(launcher, JextractRunner.TIMEOUT)
                .run(headers.stream().map(HeaderFile::path).toList());
        return CApiExtractor.extract(rocksdbVersion, headers, output);
    }
}
