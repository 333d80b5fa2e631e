package dev.rockspan.generator.jextract;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** Unpacks a {@code .tar.gz} and keeps what may be executed executable. Nothing lands outside of the target. */
final class TarGz {

    private static final int OWNER_EXECUTE = 0100;

    private TarGz() {}

    static void unpack(Path archive, Path target) throws IOException {
        Path root = target.toAbsolutePath().normalize();
        try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
                TarArchiveInputStream tar = new TarArchiveInputStream(new GzipCompressorInputStream(file))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                unpack(tar, entry, root);
            }
        }
    }

    private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path root) throws IOException {
        Path path = inside(root, root.resolve(entry.getName()), entry);
        if (entry.isDirectory()) {
            Files.createDirectories(path);
            return;
        }
        Path parent = path.getParent();
        if (parent == null || path.equals(root)) {
            throw outside(entry);
        }
        Files.createDirectories(parent);
        if (entry.isSymbolicLink()) {
            // Links before this one may have led elsewhere than the name says.
            inside(root.toRealPath(), parent.toRealPath().resolve(entry.getLinkName()), entry);
            Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
        } else if (entry.isFile() && !entry.isLink()) {
            // No REPLACE_EXISTING: a second entry of the same name, perhaps through a link, is an error.
            Files.copy(tar, path);
            setPermissions(path, (entry.getMode() & OWNER_EXECUTE) != 0);
        } else {
            throw new IOException("the archive holds something that is no file: " + entry.getName());
        }
    }

    private static Path inside(Path root, Path path, TarArchiveEntry entry) throws IOException {
        Path normalized = path.normalize();
        if (!normalized.startsWith(root)) {
            throw outside(entry);
        }
        return normalized;
    }

    private static IOException outside(TarArchiveEntry entry) {
        return new IOException("the archive holds a file that lies outside of it: " + entry.getName());
    }

    private static void setPermissions(Path file, boolean executable) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Set<PosixFilePermission> permissions =
                    EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
            if (executable) {
                permissions.add(PosixFilePermission.OWNER_EXECUTE);
            }
            Files.setPosixFilePermissions(file, permissions);
        }
    }
}
