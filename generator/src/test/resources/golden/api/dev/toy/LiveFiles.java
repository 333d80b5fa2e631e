package dev.toy;

import java.util.List;

/** The files of a toy. */
public record LiveFiles(List<String> files, long total) {
}
