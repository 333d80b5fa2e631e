package dev.rockspan.runtime.spi;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The folders of the databases that are open in this process, and what is being written over. RocksDB's lock keeps only
 * those apart who open a database to write to it, by the same spelling of its path, and does not look who else writes its
 * files.
 */
public final class Folders {

    private static final Set<Use> USES = ConcurrentHashMap.newKeySet();

    private Folders() {}

    /** What a path is used for. */
    public enum Purpose {
        /** The folder of a database that is open for reading only. */
        READ("", ""),
        /** The folder of a database that is open, and writes to it. */
        WRITTEN("", ""),
        /** A folder whose files are replaced. */
        FOLDER("is the", "write over what that reads"),
        /** A file that is begun anew. */
        FILE("is a file in the", "write over what that reads"),
        /** A file that is taken away. */
        MOVED("has a file in the", "take it away");

        private final String where;
        private final String harm;

        Purpose(String where, String harm) {
            this.where = where;
            this.harm = harm;
        }

        private boolean isOfDatabase() {
            return this == READ || this == WRITTEN;
        }
    }

    /** A path in use, until that ends. */
    private static final class Use {

        private final String asked;
        private final Path path;
        private final Purpose purpose;

        private Use(String asked, Path path, Purpose purpose) {
            this.asked = asked;
            this.path = path;
            this.purpose = purpose;
        }

        void end() {
            USES.remove(this);
        }
    }

    /**
     * Notes, before the native call, where a database is that this call opens; it counts as open until what the call has
     * {@linkplain Call#made(Lifetime) made} is destroyed, or the call ends without it.
     *
     * @param purpose {@link Purpose#READ} or {@link Purpose#WRITTEN}
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, which are not noted
     * @param given what says which environment it is
     * @throws IllegalStateException if another call is writing over what there is, or the database is open by another path
     *     and both write to it
     * @throws IllegalArgumentException if the path is empty, and the files in memory
     */
    public static void opens(
            Call call,
            @Nullable String path,
            String parameter,
            Purpose purpose,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        call.atEnd(AtExit::prepare);
        if (path == null || isElsewhere(path, parameter, environment, inMemory, given)) {
            return;
        }
        Use use = begin(path, parameter, purpose);
        if (use != null) {
            call.atEndOfMade(use::end);
        }
    }

    /**
     * Checks that no database is open where this call writes over what is there. None is opened there until it ends.
     *
     * @param purpose {@link Purpose#FOLDER} or {@link Purpose#FILE}
     * @param behind what stands behind the path where that is; empty for nothing
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, which are not looked at
     * @param given what says which environment it is; what comes first counts
     * @throws IllegalStateException if one is open
     * @throws IllegalArgumentException if the path is empty, and the files in memory
     */
    public static void overwrites(
            Call call,
            @Nullable String path,
            String parameter,
            Purpose purpose,
            String behind,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        if (path == null || isElsewhere(path, parameter, environment, inMemory, given)) {
            return;
        }
        Use use = begin(behind.isEmpty() ? path : path.replaceAll("/+$", "") + behind, parameter, purpose);
        if (use != null) {
            call.atEnd(use::end);
        }
    }

    /** As {@link #overwrites}, of files that this call takes away: none must be in such a folder. */
    public static void movesFiles(
            Call call,
            @Nullable List<String> paths,
            String parameter,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        if (paths != null) {
            paths.forEach(path -> overwrites(call, path, parameter, Purpose.MOVED, "", environment, inMemory, given));
        }
    }

    /** Whether files are in memory. RocksDB looks at the first character of the path of what is there. */
    private static boolean isElsewhere(
            String path, String parameter, String environment, String inMemory, @Nullable Usable... given) {
        if (!isInMemory(environment, inMemory, given)) {
            return false;
        }
        if (path.isEmpty()) {
            throw new IllegalArgumentException(parameter + " is empty, but files in memory have to be in a folder");
        }
        return true;
    }

    /** Whether the environment that they have, what comes first before others, has its files in memory. */
    static boolean isInMemory(String environment, String inMemory, @Nullable Usable... given) {
        for (Usable each : given) {
            if (each == null) {
                continue;
            }
            Lifetime lifetime = Handle.lifetimeOf(each);
            Lifetime found = lifetime.nearest(environment);
            if (found == null) {
                found = lifetime.root().nearest(environment); // a checkpoint has what its database was given
            }
            if (found != null) {
                return found.isMarked(inMemory);
            }
        }
        return false;
    }

    /**
     * Notes that a path is about to be used. Whoever comes second sees the first.
     *
     * @return null if Java has no such paths
     * @throws IllegalStateException if one of them would harm the other
     */
    private static @Nullable Use begin(String path, String parameter, Purpose purpose) {
        Path real = real(path);
        if (real == null) {
            return null;
        }
        if (purpose == Purpose.WRITTEN) {
            Finisher.await(() -> !isWritten(real));
        }
        Use use = new Use(path, real, purpose);
        USES.add(use);
        try {
            for (Use other : USES) {
                require(use, other, parameter);
            }
        } catch (RuntimeException e) {
            use.end();
            throw e;
        }
        return use;
    }

    private static boolean isWritten(Path real) {
        return USES.stream().anyMatch(use -> use.purpose == Purpose.WRITTEN && use.path.equals(real));
    }

    private static void require(Use use, Use other, String parameter) {
        String found = parameter + " ";
        if (!use.purpose.isOfDatabase()) {
            if (other.purpose.isOfDatabase() && harms(use, other.path)) {
                throw new IllegalStateException(found + use.purpose.where + " folder of an open database, " + use.asked
                        + ": RocksDB would " + use.purpose.harm
                        + "; close the database before, or take another folder");
            }
        } else if (!other.purpose.isOfDatabase()) {
            if (harms(other, use.path)) {
                throw new IllegalStateException(found + "is being written over by another call, " + use.asked
                        + ": open the database when that has ended");
            }
        } else if (isOpenedTwice(use, other)) {
            throw new IllegalStateException(
                    found + "leads to the folder of a database that is open already, " + use.asked + ", as "
                            + other.asked + ": RocksDB would open it twice and lose what is written; close it before");
        }
    }

    /** RocksDB's own lock is on the path as it is spelt. */
    private static boolean isOpenedTwice(Use use, Use other) {
        return use.purpose == Purpose.WRITTEN
                && other.purpose == Purpose.WRITTEN
                && !use.asked.equals(other.asked)
                && isSame(use.path, other.path);
    }

    private static boolean harms(Use use, Path database) {
        if (use.purpose == Purpose.FOLDER) {
            return isSame(use.path, database);
        }
        Path folder = use.path.getParent();
        return folder != null && isSame(folder, database)
                || use.purpose == Purpose.FILE && Files.exists(use.path) && isIn(database, use.path);
    }

    /** Whether that file is also one in a folder: a checkpoint has the very files of the database. */
    private static boolean isIn(Path folder, Path file) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path each : files) {
                if (isSame(each, file)) {
                    return true;
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            return false; // it is gone
        }
        return false;
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false; // one of them is not there
        }
    }

    /** The path without links, of which the last parts need not exist. */
    private static @Nullable Path real(String path) {
        Path asked;
        try {
            asked = Path.of(path).toAbsolutePath();
        } catch (InvalidPathException e) {
            return null;
        }
        for (Path existing = asked; existing != null; existing = existing.getParent()) {
            try {
                return existing.toRealPath().resolve(existing.relativize(asked)).normalize();
            } catch (IOException e) {
                // One level up there may be something.
            }
        }
        return asked.normalize();
    }
}
