package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.nio.file.Path;

public class DbPath {
    /** Names a folder for table files and the size in bytes that it should be filled up to. */
    public DbPath(Path path, long targetSize) {
        this(Call.notNull(path, "path").toString(), targetSize);
    }
}
