package dev.rockspan.generator;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The folders that hold what C does not say.
 *
 * @param folder what is said of RocksDB: conventions, the rules of each area, and the snapshots of its versions
 * @param added what is said of a fork besides, or instead: where two folders speak of the same thing, what the later one
 *     says holds
 * @param name how messages name the first folder
 */
public record Templates(Path folder, List<Path> added, String name) {

    /** How files that last name the first folder, wherever it is. */
    public static final String LASTING_NAME = "templates";

    public Templates {
        added = List.copyOf(added);
    }

    /** Folders of which the first is known to all by its lasting name, or by where it is in a jar. */
    public Templates(Path folder, List<Path> added) {
        this(folder, added, isInJar(folder) ? folder.getFileSystem() + "!" + folder : LASTING_NAME);
    }

    /** Folders that a user has named, as messages do then. */
    public static Templates given(Path folder, List<Path> added) {
        return new Templates(folder, added, folder.toString());
    }

    /** One folder and nothing besides. */
    public Templates(Path folder) {
        this(folder, List.of());
    }

    /** Whether what is said of RocksDB is in a jar, where nobody changes it. */
    public boolean areInJar() {
        return isInJar(folder);
    }

    private static boolean isInJar(Path folder) {
        return !folder.getFileSystem().equals(FileSystems.getDefault());
    }

    /** All folders by the names that messages give them, in the order in which they are read. */
    public Map<String, Path> byName() {
        Map<String, Path> folders = new LinkedHashMap<>();
        folders.put(name, folder);
        added.forEach(more -> folders.put(more.toString(), more));
        return Collections.unmodifiableMap(folders);
    }

    /** Whether a place, as messages name it, is in a folder that is added. */
    public boolean isAdded(String place) {
        return added.stream().anyMatch(more -> place.startsWith(more.toString() + '/'));
    }

    /** The folder that gets new facts: the fork's, if they are a fork's. */
    public Path newest() {
        return added.isEmpty() ? folder : added.get(added.size() - 1);
    }
}
