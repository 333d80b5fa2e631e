package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.extract.CApiExtractor;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.header.RocksDbVersion;
import dev.rockspan.generator.jextract.JextractLocator;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.JextractRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The stages above the snapshot: where a run has its facts of C from. jextract runs only where nothing else has them. */
final class ApiFacts {

    /**
     * The facts of C, read when they are needed.
     *
     * @param digest of the snapshot, whether it is on disk or not
     */
    record Facts(String digest, Supplier<CApi> api) {}

    private final SnapshotFolder snapshots;
    private final PipelineListener listener;
    private final LastRun lastRun;

    /**
     * @param lastRun what may be known of the headers
     */
    ApiFacts(Templates templates, PipelineListener listener, LastRun lastRun) {
        this.snapshots = new SnapshotFolder(templates);
        this.listener = listener;
        this.lastRun = lastRun;
    }

    Facts of(ApiSource source) {
        if (source instanceof ApiSource.Headers headers) {
            CApi api = read(headers);
            return new Facts(Sha256.of(SnapshotWriter.write(api)), () -> api);
        }
        Path file = source instanceof ApiSource.Version version
                ? snapshots.existing(version)
                : SnapshotFile.named((ApiSource.Snapshot) source);
        return new Facts(SnapshotFile.digest(file), () -> listener.run("snapshot", () -> SnapshotReader.read(file)));
    }

    /** RocksDB's header and those that add to it. */
    CApi read(ApiSource.Headers source) {
        List<Path> extensions = source.extensionHeaders().stream()
                .filter(header -> !isExtensionOfTemplates(header))
                .toList();
        List<HeaderFile> headers = listener.run("header", () -> HeaderReader.read(source.header(), extensions));
        Optional<CApi> known = known(snapshots.newFile(source.rocksdbVersion()), headers);
        if (known.isPresent()) {
            return known.get();
        }
        RocksDbVersion.check(source.rocksdbVersion(), source.header());
        Optional<CApi> same = snapshots.madeFrom(headers);
        if (same.isPresent()) {
            listener.notice(
                    "The headers are those of RocksDB " + same.get().rocksdbVersion() + ": no need of jextract");
            return same.get().withVersion(source.rocksdbVersion());
        }
        Optional<CApi> remembered = lastRun.extracted(headers, source.rocksdbVersion());
        if (remembered.isPresent()) {
            listener.notice("The headers are those of the last run: no need of jextract");
            return remembered.get();
        }
        CApi read = extract(headers, source.rocksdbVersion(), source.jextract(), source.offline());
        lastRun.rememberExtracted(headers, read);
        return snapshots.sayingTheSame(read).orElse(read);
    }

    /** The header of the extension. */
    CApi read(ApiSource.ExtensionHeader source, HeaderFile header) {
        return known(snapshots.extension(header), List.of(header))
                .orElseGet(() -> extract(List.of(header), CApi.ANY_VERSION, source.jextract(), source.offline()));
    }

    private CApi extract(List<HeaderFile> headers, String version, @Nullable Path jextract, boolean offline) {
        return listener.run("jextract", () -> {
            Path launcher = new JextractLocator(System.getenv(), listener::notice)
                    .locate(Optional.ofNullable(jextract), offline);
            listener.notice("running " + launcher + ", for at most " + JextractRunner.TIMEOUT.toMinutes() + " minutes");
            JextractOutput output = new JextractRunner(launcher, JextractRunner.TIMEOUT)
                    .run(headers.stream().map(HeaderFile::path).toList());
            return CApiExtractor.extract(version, headers, output);
        });
    }

    /** Whether a header is that of the templates' own extension, which is added to every API from its snapshot. */
    private boolean isExtensionOfTemplates(Path header) {
        HeaderFile file = HeaderReader.read(header);
        boolean known = SnapshotFile.readIfWhole(snapshots.extension(file))
                .filter(api -> HeaderFile.areThoseOf(api, List.of(file)))
                .isPresent();
        if (known) {
            listener.notice(file.name() + " is the extension that every API has: it need not be named");
        }
        return known;
    }

    /** The snapshot, if it was made from these headers. */
    private Optional<CApi> known(Path snapshot, List<HeaderFile> headers) {
        Optional<CApi> known = SnapshotFile.readIfWhole(snapshot).filter(api -> HeaderFile.areThoseOf(api, headers));
        if (known.isPresent()) {
            listener.notice(
                    "The headers are those that " + snapshot.getFileName() + " was made from: no need of jextract");
        }
        return known;
    }
}
