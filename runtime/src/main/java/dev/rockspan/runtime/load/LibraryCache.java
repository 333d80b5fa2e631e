package dev.rockspan.runtime.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Libraries unpacked from jars, under {@code <SHA-256 of the content>/<name>} in a folder that is this user's alone.
 *
 * <p>What {@link #place} returns has the content of the jar's entry, but for {@link OwnSymbols}. The jar is what is trusted, being part of the
 * application; the cache is not:
 *
 * <ul>
 *   <li>A file is used without SHA-256 only if its {@linkplain Stamp stamp} says that this very inode, unchanged since,
 *       had the right one. The stamp bears the size and CRC-32 of the jar's directory in its name. Only this user can
 *       have written it, who could as well change the jar.
 *   <li>Otherwise its SHA-256 must be the one in its path.
 *   <li>Otherwise it is unpacked again: to a new file, which is then moved over the old one. A process that has the old
 *       one loaded keeps it.
 * </ul>
 *
 * <p>Any number of processes may do so at once.
 */
final class LibraryCache {

    private static final String UNPACKING = "unpacking-";
    private static final int BUFFER = 1 << 20;

    private final Path folder;

    private LibraryCache(Path folder) {
        this.folder = folder;
    }

    /**
     * The cache in {@code folder}, which is made if need be.
     *
     * @throws IOException if it is not this user's alone
     */
    static LibraryCache in(Path folder) throws IOException {
        PrivateFolder.ensure(folder);
        return new LibraryCache(folder);
    }

    /** A file with the content of {@code resource}. */
    Path place(JniResource resource) throws IOException {
        Optional<JniResource.Entry> entry = resource.entry();
        if (entry.isEmpty()) {
            return unpack(resource).file();
        }
        Path stamp = folder.resolve(resource.name() + '-' + entry.get().size() + '-'
                + HexFormat.of().toHexDigits(entry.get().crc32(), 8) + "-own.stamp");
        Optional<Path> present = present(resource, entry.get(), stamp);
        if (present.isPresent()) {
            return present.get();
        }
        deleteRemains();
        Unpacked unpacked = unpack(resource);
        remember(unpacked.sha256(), Stamp.identity(unpacked.file()), stamp);
        return unpacked.file();
    }

    /** The file that is there already, if it can be trusted. */
    private Optional<Path> present(JniResource resource, JniResource.Entry entry, Path stamp) throws IOException {
        Optional<Stamp> known = Stamp.read(stamp);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        String sha256 = known.get().sha256();
        Path file = path(sha256, resource.name());
        if (!PrivateFolder.isPrivateFile(file) || Files.size(file) != entry.size()) {
            return Optional.empty();
        }
        // Before the content is read: a change after this shows next time.
        String identity = Stamp.identity(file);
        if (!identity.equals(known.get().identity())) {
            if (!sha256(file).equals(sha256)) {
                return Optional.empty();
            }
            remember(sha256, identity, stamp);
        }
        return Optional.of(file);
    }

    private static void remember(String sha256, String identity, Path stamp) {
        try {
            new Stamp(sha256, identity).write(stamp);
        } catch (IOException e) {
            // The next process finds it out again.
        }
    }

    /** What {@link #unpack} made. */
    private record Unpacked(Path file, String sha256) {}

    private Unpacked unpack(JniResource resource) throws IOException {
        Path made = Files.createTempFile(folder, UNPACKING, null);
        try {
            String sha256 = copy(resource, made);
            Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("r--------"));
            Path home = folder.resolve(sha256);
            PrivateFolder.ensureInside(home);
            Path file = home.resolve(resource.name());
            if (!PrivateFolder.isPrivateFile(file) || !sha256(file).equals(sha256)) {
                Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
            }
            return new Unpacked(file, sha256);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    private static String copy(JniResource resource, Path to) throws IOException {
        try (InputStream in = resource.open();
                OutputStream out = Files.newOutputStream(to)) {
            in.transferTo(out);
        }
        OwnSymbols.ensure(to);
        return sha256(to);
    }

    /** The digest of a file, in hex. */
    static String sha256(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[BUFFER];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                digest.update(buffer, 0, n);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    private Path path(String sha256, String name) {
        return folder.resolve(sha256).resolve(name);
    }

    /** Deletes what processes that were killed while unpacking have left. */
    private void deleteRemains() {
        Instant old = Instant.now().minus(Duration.ofHours(1));
        try (DirectoryStream<Path> remains = Files.newDirectoryStream(folder, UNPACKING + "*")) {
            for (Path file : remains) {
                deleteIfOlder(file, old);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // They stay.
        }
    }

    private static void deleteIfOlder(Path file, Instant time) {
        try {
            if (Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                    .toInstant()
                    .isBefore(time)) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // It is not deleted, or another process has moved it to its place.
        }
    }
}
