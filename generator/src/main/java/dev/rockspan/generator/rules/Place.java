package dev.rockspan.generator.rules;

import java.nio.file.Path;

/**
 * Where a fact stands.
 *
 * @param folder the templates folder, as messages name it
 * @param file the path below it
 */
public record Place(String folder, String file, int line) {

    /** The file by a name that is the same wherever the folder is. */
    public String lastingFile() {
        return Path.of(folder).getFileName() + "/" + file;
    }

    /** Whether the same folder states both. */
    boolean isWith(Place other) {
        return folder.equals(other.folder);
    }

    @Override
    public String toString() {
        return folder + "/" + file + ":" + line;
    }
}
