package dev.toy;

/**
 * How big a toy is.
 *
 * @param color as RocksDB has it
 * @param width as RocksDB has it
 * @param height as RocksDB has it
 */
public record Measures(Color color, long width, double height) {
}
