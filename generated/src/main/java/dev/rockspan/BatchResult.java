package dev.rockspan;

/**
 * A batch that was written and the sequence number of its first record.
 *
 * @param writeBatch a new object, to be closed
 * @param sequenceNumber that of its first record
 */
public record BatchResult(WriteBatch writeBatch, long sequenceNumber) {
}
