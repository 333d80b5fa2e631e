package dev.rockspan.generator.header;

import java.nio.file.Path;

/**
 * A header that may be read.
 *
 * @param path absolute, and without links
 * @param name its file name, such as {@code c.h}
 * @param sha256 of its bytes, in lower-case hex
 */
public record HeaderFile(Path path, String name, String sha256, HeaderScan scan) {}
