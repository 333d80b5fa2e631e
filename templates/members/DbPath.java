package dev.rockspan;

import java.nio.file.Path;
import java.util.Objects;

public class DbPath {
    /** Creates a folder for table files, up to a size. */
    public DbPath(Path path, long targetSize) {
        this(Objects.requireNonNull(path, "path is null").toString(), targetSize);
    }
}
