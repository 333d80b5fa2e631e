package dev.toy;

import java.util.List;

/**
 * The files of a toy.
 *
 * @param files as RocksDB has it
 * @param total as RocksDB has it
 */
public record LiveFiles(List<String> files, long total) {
}
