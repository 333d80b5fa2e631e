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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The folders of the databases that are open in this process, and what is being written over. RocksDB's lock keeps only
 * those apart who open a database to write to it, and does not look who else writes its files.
 */
public final class Folders {

    private static final Set<Use> USES = ConcurrentHashMap.newKeySet();

    private Folders() {}

    /** What a path is used for. */
    public enum Purpose {
        /** The folder of an open database. */
        DATABASE("", ""),
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
    }

    /** A path in use, until that ends. */
    private static final class Use {

        private final Path path;
        private final Purpose purpose;

        private Use(Path path, Purpose purpose) {
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
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, which are not noted
     * @param given what says which environment it is
     * @throws IllegalStateException if another call is writing over what there is
     * @throws IllegalArgumentException if the path is empty, and the files in memory
     */
    public static void opens(
            Call call,
            @Nullable String path,
            String parameter,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        if (path == null || isElsewhere(path, parameter, environment, inMemory, given)) {
            return;
        }
        Use use = open(path, parameter);
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
        Use use = overwrite(behind.isEmpty() ? path : path.replaceAll("/+$", "") + behind, parameter, purpose);
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
     * A database is about to be opened.
     *
     * @return null if Java has no such paths
     * @throws IllegalStateException if the folder is being written over
     */
    private static @Nullable Use open(String path, String parameter) {
        return begin(
                path,
                Purpose.DATABASE,
                parameter + " is being written over by another call, " + path
                        + ": open the database when that has ended");
    }

    /**
     * A folder or a file is about to be written over, or a file to be taken away.
     *
     * @return null if Java has no such paths
     * @throws IllegalStateException if a database is open there
     */
    private static @Nullable Use overwrite(String path, String parameter, Purpose purpose) {
        return begin(
                path,
                purpose,
                parameter + " " + purpose.where + " folder of an open database, " + path + ": RocksDB would "
                        + purpose.harm + "; close the database before, or take another folder");
    }

    /** Whoever comes second sees the first. */
    private static @Nullable Use begin(String path, Purpose purpose, String otherwise) {
        Path real = real(path);
        if (real == null) {
            return null;
        }
        Use use = new Use(real, purpose);
        USES.add(use);
        Predicate<Use> harms = purpose == Purpose.DATABASE
                ? other -> other.purpose != Purpose.DATABASE && harms(other, real)
                : other -> other.purpose == Purpose.DATABASE && harms(use, other.path);
        try {
            if (USES.stream().noneMatch(harms)) {
                return use;
            }
        } catch (RuntimeException e) {
            use.end();
            throw e;
        }
        use.end();
        throw new IllegalStateException(otherwise);
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
