package dev.rockspan;

/**
 * A batch that was written and the sequence number of its first record.
 *
 * @param writeBatch as RocksDB has it
 * @param sequenceNumber as RocksDB has it
 */
public record BatchResult(WriteBatch writeBatch, long sequenceNumber) {
}
