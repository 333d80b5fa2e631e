package dev.rockspan.runtime.load;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Makes and checks folders and files that nobody but this user can have changed. */
final class PrivateFolder {

    private static final int GROUP_WRITE = 0020;
    private static final int OTHERS_WRITE = 0002;
    private static final int STICKY = 01000;

    private static final int UNKNOWN = -1;

    /** Threads may write it more than once, always the same value. */
    private static int me = UNKNOWN;

    private PrivateFolder() {}

    /**
     * Makes {@code folder}, with mode 0700, unless it is there.
     *
     * @throws IOException if it is not this user's alone: a link, somebody else's, writable for others, or in a folder
     *     in which others could put something in its place
     */
    static void ensure(Path folder) throws IOException {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent == null) {
            throw new IOException(folder + " is a root folder");
        }
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(parent, ownerOnly());
        }
        ensureInside(folder);
        for (Path above = parent.toRealPath(); above != null; above = above.getParent()) {
            checkAbove(above);
        }
    }

    /** Makes and checks a folder inside one that is checked already. */
    static void ensureInside(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            try {
                Files.createDirectory(folder, ownerOnly());
            } catch (FileAlreadyExistsException e) {
                // It is checked below, whoever made it.
            }
        }
        check(folder);
    }

    private static FileAttribute<Set<PosixFilePermission>> ownerOnly() {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    }

    /** Refuses a folder that is not a real one, ours, and closed to others. */
    private static void check(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(folder + " is a link or no folder");
        }
        if (uid(folder) != me()) {
            throw new IOException(folder + " belongs to another user");
        }
        if ((mode(folder) & (GROUP_WRITE | OTHERS_WRITE)) != 0) {
            throw new IOException(folder + " can be written by other users");
        }
    }

    private static void checkAbove(Path folder) throws IOException {
        int owner = uid(folder);
        if (owner != me() && owner != 0) {
            throw new IOException(folder + " belongs to another user");
        }
        int mode = mode(folder);
        boolean open = (mode & OTHERS_WRITE) != 0 || ((mode & GROUP_WRITE) != 0 && !isPrivateGroup(folder));
        if (open && (mode & STICKY) == 0) {
            throw new IOException(folder + " can be written by other users");
        }
    }

    /** Whether the folder's group is of the kind that many systems make for each user, with nobody else in it. */
    private static boolean isPrivateGroup(Path folder) throws IOException {
        PosixFileAttributes attributes = Files.readAttributes(folder, PosixFileAttributes.class);
        return attributes.group().getName().equals(attributes.owner().getName());
    }

    /** Whether it is a plain file, ours, and closed to the writing of others. */
    static boolean isPrivateFile(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && uid(file) == me()
                && (mode(file) & (GROUP_WRITE | OTHERS_WRITE)) == 0;
    }

    private static int uid(Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    }

    private static int mode(Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
    }

    /** Who we are: the owner of what we make. No initialiser of a class, as one that fails does so for good. */
    private static int me() throws IOException {
        int known = me;
        if (known == UNKNOWN) {
            Path process = Path.of("/proc/self/stat");
            known = Files.exists(process) ? uid(process) : uidOfNew();
            me = known;
        }
        return known;
    }

    private static int uidOfNew() throws IOException {
        Path made = Files.createTempFile("rockspan-", null);
        try {
            return uid(made);
        } finally {
            Files.delete(made);
        }
    }
}
