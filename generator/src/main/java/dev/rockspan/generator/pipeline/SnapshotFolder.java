package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.diff.ApiDiff;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.rules.RulesLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The snapshots of templates: one of each version of RocksDB, and those of forks in what is added. */
final class SnapshotFolder {

    private static final String PREFIX = "rocksdb-";
    private static final String SUFFIX = ".json";
    private static final String NO_VERSION = "is not a RocksDB version; one looks like 11.8.1";

    private final Templates templates;
    private final Path folder;
    private final Path newest;
    private final List<Path> forks;

    SnapshotFolder(Templates templates) {
        this.templates = templates;
        this.folder = of(templates.folder());
        this.newest = of(templates.newest());
        this.forks = templates.added().stream()
                .map(SnapshotFolder::of)
                .flatMap(added -> list(added).stream())
                .toList();
    }

    /** Where a templates folder has its snapshots. */
    static Path of(Path templates) {
        return templates.resolve("c-api");
    }

    /** Where the snapshot of a version of RocksDB stands, whether it exists or not. */
    Path file(String rocksdbVersion) {
        return file(folder, rocksdbVersion);
    }

    /** Where the snapshot of a new header goes, whether it exists or not; a fork's never takes the place of RocksDB's. */
    Path newFile(String rocksdbVersion) {
        return file(newest, rocksdbVersion);
    }

    /**
     * Writes the facts of a header where later runs find them; returns whether anything was written.
     *
     * @throws GenerationException as {@link #checkPlace}
     */
    boolean keep(CApi api) {
        checkPlace(api);
        return sayingTheSame(api).isEmpty()
                && KeptFacts.write(newFile(api.rocksdbVersion()), SnapshotWriter.write(api));
    }

    /**
     * Looks whether the facts of a header can be kept.
     *
     * @throws GenerationException if facts of another header of that version are kept already
     */
    void checkPlace(CApi api) {
        Path file = newFile(api.rocksdbVersion());
        Optional<CApi> other = SnapshotFile.readIfWhole(file).filter(kept -> !kept.saysTheSameAs(api));
        if (other.isPresent()) {
            ApiDiff diff = ApiDiff.between(other.get(), api);
            throw GenerationException.refused(
                    file.toString(),
                    "has the facts of another header of RocksDB " + api.rocksdbVersion()
                            + ", and is not replaced. Functions"
                            + " that only this header has: "
                            + diff.functions().added().size()
                            + "; that only the other has: "
                            + diff.functions().removed().size() + "; that they declare differently: "
                            + diff.functions().changed().size() + ". "
                            + (templates.added().isEmpty()
                                    ? "For a fork of RocksDB, name a folder for its facts and rules: {0}. If this header is the"
                                            + " right one, delete that file first"
                                    : "If the fork has changed its header, delete that file and run the same command again"),
                    Setting.ADD_TEMPLATES.use());
        }
    }

    private static Path file(Path folder, String rocksdbVersion) {
        if (!canBeVersion(rocksdbVersion)) {
            throw GenerationException.refused('"' + rocksdbVersion + '"', NO_VERSION);
        }
        return folder.resolve(PREFIX + rocksdbVersion + SUFFIX);
    }

    private static boolean canBeVersion(String rocksdbVersion) {
        return rocksdbVersion.matches("[0-9A-Za-z][0-9A-Za-z._-]*");
    }

    private static GenerationException refused(ApiSource.Version version, String message) {
        String place = '"' + version.rocksdbVersion() + '"';
        Setting setting = version.setting();
        return setting == null
                ? GenerationException.refused(place, message)
                : new GenerationException(
                        GenerationException.Kind.INPUT_REFUSED,
                        Problem.of("{0}: " + place + ": " + message, setting.use()));
    }

    /**
     * The snapshot of a version.
     *
     * @throws GenerationException if there is none
     */
    Path existing(ApiSource.Version version) {
        String rocksdbVersion = version.rocksdbVersion();
        if (!canBeVersion(rocksdbVersion)) {
            throw refused(version, NO_VERSION);
        }
        Path file = file(rocksdbVersion);
        if (!Files.isRegularFile(file)) {
            RulesLoader.checkFolder(templates);
            List<String> known = versions();
            String missing = "there is no snapshot of RocksDB " + rocksdbVersion
                    + (known.isEmpty() ? "" : "; there is " + String.join(", ", known));
            Optional<String> begun = known.stream()
                    .filter(other -> other.startsWith(rocksdbVersion + '.'))
                    .reduce((older, newer) -> newer);
            if (begun.isPresent()) {
                throw refused(version, missing + "; did you mean \"" + begun.get() + "\"?");
            }
            if (Release.of(rocksdbVersion).isEmpty()) {
                throw refused(version, NO_VERSION);
            }
            throw refused(
                    version,
                    missing
                            + ". Give its header instead, or make one: rockspan extract --header <rocksdb>/include/rocksdb/c.h --rocksdb-version "
                            + rocksdbVersion);
        }
        return file;
    }

    /** Whether the snapshot of a version is the one with a digest. */
    boolean has(String rocksdbVersion, String digest) {
        Path file = file(rocksdbVersion);
        return Files.isRegularFile(file) && SnapshotFile.digest(file).equals(digest);
    }

    /** Where the snapshot of an extension stands, whether it exists or not. */
    Path extension(String name) {
        return folder.resolve(name + SUFFIX);
    }

    /** Where the snapshot of an extension's header stands, whether it exists or not. */
    Path extension(HeaderFile header) {
        return extension(header.name().replaceFirst("\\.h$", ""));
    }

    /** What a version's snapshot says that was made from the same headers. */
    Optional<CApi> madeFrom(List<HeaderFile> headers) {
        return Stream.concat(forks.stream(), versions().stream().map(this::file))
                .filter(file -> SnapshotFile.mentions(file, headers.get(0).sha256()))
                .map(SnapshotFile::readIfWhole)
                .flatMap(Optional::stream)
                .filter(api -> HeaderFile.areThoseOf(api, headers))
                .findFirst();
    }

    /** What is kept of a header of the same version that says the same in other words. */
    Optional<CApi> sayingTheSame(CApi api) {
        return SnapshotFile.readIfWhole(newFile(api.rocksdbVersion())).filter(kept -> kept.saysTheSameAs(api));
    }

    /**
     * What the versions have whose snapshots there are, and besides those the forks.
     *
     * @param atHand what else there is
     */
    ApiHistory history(CApi... atHand) {
        return ApiHistory.of(versions().stream()
                        .map(this::file)
                        .map(SnapshotReader::read)
                        .toList())
                .besides(
                        Stream.concat(forks.stream().map(SnapshotReader::read), Stream.of(atHand))
                                .toList(),
                        !templates.added().isEmpty());
    }

    /** The versions whose snapshots there are, the oldest first. */
    List<String> versions() {
        return list(folder).stream()
                .map(file -> file.getFileName().toString())
                .filter(name -> name.startsWith(PREFIX))
                .map(name -> name.substring(PREFIX.length(), name.length() - SUFFIX.length()))
                .sorted(Release.OF_VERSIONS)
                .toList();
    }

    private static List<Path> list(Path folder) {
        return Folders.list(folder).stream()
                .filter(file -> file.toString().endsWith(SUFFIX))
                .toList();
    }
}
