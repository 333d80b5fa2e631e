package dev.rockspan;

import java.nio.file.Path;
import java.util.Objects;

public class DbPath {
    /** Names a folder for table files and the size in bytes that it should be filled up to. */
    public DbPath(Path path, long targetSize) {
        this(Objects.requireNonNull(path, "path is null").toString(), targetSize);
    }
}
