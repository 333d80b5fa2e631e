package dev.rockspan.generator.jextract;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Map;
import java.util.Set;

/** The directory of this user, and of no other, in which downloads are kept. */
final class UserCache {

    private static final Set<PosixFilePermission> OTHERS_MAY_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private UserCache() {}

    /** Where the cache lies; it need not exist. */
    static Path directory(Map<String, String> env, Platform platform) {
        Path home = Path.of(env.getOrDefault("HOME", System.getProperty("user.home")));
        String base = env.getOrDefault(platform.windows() ? "LOCALAPPDATA" : "XDG_CACHE_HOME", "");
        // The XDG rules say that a relative path is to be ignored.
        if (!base.isBlank() && Path.of(base).isAbsolute()) {
            return Path.of(base, "rockspan");
        }
        return platform.windows() ? home.resolve("AppData/Local/rockspan") : home.resolve(".cache/rockspan");
    }

    /** Creates a directory that only its owner may enter. */
    static void create(Path directory) throws IOException {
        Path parent = directory.toAbsolutePath().getParent();
        if (Files.isDirectory(directory) || parent == null) {
            check(directory);
            return;
        }
        Files.createDirectories(parent);
        try {
            if (isPosix(parent)) {
                Files.createDirectory(
                        directory, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            } else {
                Files.createDirectory(directory);
            }
        } catch (FileAlreadyExistsException e) {
            // Another run was faster.
            check(directory);
        }
    }

    /** Refuses a directory into which another user could have put something. */
    static void check(Path directory) throws IOException {
        if (!isPosix(directory)) {
            return;
        }
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(directory);
        if (permissions.stream().anyMatch(OTHERS_MAY_WRITE::contains)) {
            throw new IOException("others may write to " + directory + ": take that right away with chmod go-w");
        }
        UserPrincipal owner = Files.getOwner(directory);
        UserPrincipal self = self();
        if (!owner.equals(self)) {
            throw new IOException(
                    directory + " belongs to " + owner.getName() + ", not to the current user " + self.getName());
        }
    }

    /** The user this process runs as, whatever its name is; a new file is theirs. */
    private static UserPrincipal self() throws IOException {
        Path file = Files.createTempFile("rockspan", null);
        try {
            return Files.getOwner(file);
        } finally {
            Files.delete(file);
        }
    }

    private static boolean isPosix(Path path) throws IOException {
        return Files.getFileStore(path).supportsFileAttributeView("posix");
    }
}
