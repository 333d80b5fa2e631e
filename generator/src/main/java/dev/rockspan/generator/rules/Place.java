package dev.rockspan.generator.rules;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Templates;

/**
 * Where a fact stands.
 *
 * @param folder the templates folder, as messages name it
 * @param lastingFolder a name of it that is the same wherever it is
 * @param file the path below it
 */
public record Place(String folder, String lastingFolder, String file, int line) {

    /** The file by a name that is the same wherever the folder is. */
    public String lastingFile() {
        return lastingFolder + "/" + file;
    }

    /** Something that is wrong there. */
    public Problem problem(String message) {
        return new Problem(toString(), message);
    }

    /** Whether it is in a folder that is added to what is said of RocksDB. */
    public boolean isAdded() {
        return !lastingFolder.equals(Templates.LASTING_NAME);
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
