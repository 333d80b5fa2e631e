package dev.rockspan.generator;

/**
 * A file that a run makes.
 *
 * @param path below the output folder, with {@code /} between its parts on every platform
 * @param content its text; lines end in {@code \n}, on every platform
 */
public record SourceFile(String path, String content) {

    public SourceFile {
        if (!isInside(path)) {
            throw new IllegalArgumentException("not a path below the output folder: " + path);
        }
        if (content.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(path + " has a carriage return");
        }
    }

    /** The same file, in a folder. */
    public SourceFile under(String folder) {
        return new SourceFile(folder + '/' + path, content);
    }

    /** Whether a path stays below the folder that it is resolved against. */
    public static boolean isInside(String path) {
        if (path.isEmpty() || path.indexOf('\\') >= 0 || path.indexOf(':') >= 0) {
            return false;
        }
        for (String part : path.split("/", -1)) {
            if (part.isEmpty() || part.equals(".") || part.equals("..")) {
                return false;
            }
        }
        return true;
    }
}
