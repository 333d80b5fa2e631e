package dev.rockspan.generator.write;

import dev.rockspan.generator.Difference;
import dev.rockspan.generator.Difference.Kind;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes an output folder hold exactly the files of a run. Files that are right already keep their time; files that
 * Rockspan did not write are never replaced or deleted.
 */
public final class TreeWriter {

    private static final String ABSENT = "absent";
    private static final String NOT_A_FILE = "not a file";

    private final Path output;
    private final @Nullable WrittenApi api;

    public TreeWriter(Path output) {
        this(output, null);
    }

    /**
     * Writes into a folder.
     *
     * @param api which API it will hold, for its manifest
     */
    public TreeWriter(Path output, @Nullable WrittenApi api) {
        this.output = output.toAbsolutePath().normalize();
        this.api = api;
    }

    /** Which API the folder holds, if its manifest says so. */
    public Optional<WrittenApi> held() {
        return Optional.ofNullable(Manifest.read(output).api());
    }

    /**
     * Writes the files: all of them, or none.
     *
     * @throws GenerationException if something else stands where a file belongs
     */
    public OutputReport write(List<SourceFile> files) {
        return FolderLock.alone(output, () -> writeAlone(files));
    }

    private OutputReport writeAlone(List<SourceFile> files) {
        Plan plan = plan(files);
        List<Problem> problems = plan.differences.stream()
                .filter(difference -> difference.kind() == Kind.FOREIGN)
                .map(difference -> new Problem(
                        output.resolve(difference.path()).toString(),
                        "was not written by Rockspan and is in the way; move it, or choose another output folder"))
                .toList();
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems);
        }
        if (!plan.differences.isEmpty()) {
            apply(plan);
        }
        List<String> stale = plan.stale();
        return new OutputReport(plan.written.stream().map(SourceFile::path).toList(), stale, plan.unchanged);
    }

    /**
     * Compares the folder with the files and writes nothing.
     *
     * @return what differs, sorted by path; empty if {@link #write} would change nothing
     */
    public List<Difference> check(List<SourceFile> files) {
        return plan(files).differences;
    }

    /** The digest of what the folder holds of Rockspan's; another one as soon as somebody touches a file. */
    public String digest() {
        Manifest manifest = Manifest.read(output);
        StringBuilder all = new StringBuilder(manifest.toFile().content());
        manifest.files().keySet().forEach(path -> all.append(digestOf(path)).append('\n'));
        return Sha256.of(all.append(Replacement.left(output)).toString());
    }

    /** The number of files in the folder's manifest. */
    public int size() {
        return Manifest.read(output).files().size();
    }

    private record Plan(
            Manifest before,
            Manifest after,
            List<SourceFile> written,
            List<String> unchanged,
            List<Difference> differences) {

        List<String> stale() {
            return differences.stream()
                    .filter(difference -> difference.kind() == Kind.STALE)
                    .map(Difference::path)
                    .toList();
        }
    }

    private Plan plan(List<SourceFile> files) {
        Manifest before = Manifest.read(output);
        Manifest after = Manifest.of(api, files);
        List<SourceFile> all = new ArrayList<>(files);
        all.add(after.toFile());
        all.sort(Comparator.comparing(SourceFile::path));
        List<SourceFile> written = new ArrayList<>();
        List<String> unchanged = new ArrayList<>();
        List<Difference> differences = new ArrayList<>();
        for (SourceFile file : all) {
            String found = digestOf(file.path());
            if (found.equals(Sha256.of(file.content()))) {
                unchanged.add(file.path());
            } else {
                written.add(file);
                differences.add(new Difference(file.path(), kindOf(file.path(), found, before)));
            }
        }
        for (String path : before.files().keySet()) {
            if (!after.owns(path) && !digestOf(path).equals(ABSENT)) {
                differences.add(new Difference(path, Kind.STALE));
            }
        }
        differences.sort(Comparator.comparing(Difference::path));
        return new Plan(before, after, written, unchanged, differences);
    }

    private static Kind kindOf(String path, String found, Manifest before) {
        if (found.equals(ABSENT)) {
            return Kind.MISSING;
        }
        if (path.equals(Manifest.FILE_NAME)) {
            return Kind.OUTDATED;
        }
        if (found.equals(NOT_A_FILE) || !before.owns(path)) {
            return Kind.FOREIGN;
        }
        return found.equals(before.files().get(path)) ? Kind.OUTDATED : Kind.EDITED;
    }

    private String digestOf(String path) {
        Path file = output.resolve(path);
        try {
            if (Files.isRegularFile(file)) {
                return Sha256.of(file);
            }
            return Files.exists(file) ? NOT_A_FILE : ABSENT;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void apply(Plan plan) {
        try (Replacement replacement = Replacement.in(output)) {
            for (SourceFile file : plan.written) {
                replacement.stage(file.path(), bytes(file));
            }
            // Should the machine stop half-way, this says whose the files are, and the next run finishes the work.
            replacement.put(
                    Manifest.FILE_NAME, bytes(plan.before.and(plan.after).toFile()));
            for (SourceFile file : plan.written) {
                if (!file.path().equals(Manifest.FILE_NAME)) {
                    replacement.put(file.path());
                }
            }
            Set<Path> emptied = new HashSet<>();
            for (String path : plan.stale()) {
                replacement.remove(path);
                emptied.add(output.resolve(path).getParent());
            }
            replacement.put(Manifest.FILE_NAME, bytes(plan.after.toFile()));
            replacement.commit();
            emptied.forEach(this::deleteIfEmpty);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void deleteIfEmpty(@Nullable Path folder) {
        if (folder == null || folder.equals(output) || !folder.startsWith(output)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                return;
            }
            Files.delete(folder);
        } catch (IOException e) {
            // Someone else uses it: an empty folder more does no harm.
            return;
        }
        deleteIfEmpty(folder.getParent());
    }

    private static byte[] bytes(SourceFile file) {
        return file.content().getBytes(StandardCharsets.UTF_8);
    }
}
