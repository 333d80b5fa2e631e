package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Reads the records of a batch in the form that RocksDB logs them in. */
final class BatchRecords {

    private static final int HEAD = 12;

    private final ByteBuffer data;

    BatchRecords(byte[] data) {
        if (data.length < HEAD) {
            throw damaged();
        }
        this.data = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).position(HEAD);
    }

    void show(WriteBatch.Handler handler) {
        boolean empty = true;
        while (data.hasRemaining() && handler.shouldContinue()) {
            int tag = data.get();
            switch (tag) {
                case 0 -> handler.delete(0, bytes());
                case 1 -> handler.put(0, bytes(), bytes());
                case 2 -> handler.merge(0, bytes(), bytes());
                case 3 -> handler.logData(bytes());
                case 4 -> handler.delete(number(), bytes());
                case 5 -> handler.put(number(), bytes(), bytes());
                case 6 -> handler.merge(number(), bytes(), bytes());
                case 7 -> handler.singleDelete(0, bytes());
                case 8 -> handler.singleDelete(number(), bytes());
                case 9, 18, 19 -> handler.markBeginPrepare();
                case 10 -> handler.markEndPrepare(bytes());
                case 11 -> handler.markCommit(bytes());
                case 12 -> handler.markRollback(bytes());
                case 13 -> handler.markNoop(empty);
                case 14 -> handler.deleteRange(number(), bytes(), bytes());
                case 15 -> handler.deleteRange(0, bytes(), bytes());
                case 16 -> handler.putBlobIndex(number(), bytes(), bytes());
                case 17 -> handler.putBlobIndex(0, bytes(), bytes());
                case 21 -> {
                    byte[] timestamp = bytes();
                    handler.markCommitWithTimestamp(bytes(), timestamp);
                }
                default -> throw new IllegalArgumentException("A batch has a record of type " + tag
                        + ", which handlers have no method for");
            }
            empty = empty && (tag == 3 || tag == 13);
        }
    }

    private byte[] bytes() {
        int size = number();
        if (size < 0 || size > data.remaining()) {
            throw damaged();
        }
        byte[] bytes = new byte[size];
        data.get(bytes);
        return bytes;
    }

    /** A number of seven bits in each byte, the least ones first. */
    private int number() {
        int number = 0;
        int shift = 0;
        byte part;
        do {
            if (!data.hasRemaining() || shift > 28) {
                throw damaged();
            }
            part = data.get();
            number |= (part & 0x7f) << shift;
            shift += 7;
        } while (part < 0);
        return number;
    }

    private static RocksDBException damaged() {
        return new RocksDBException(
                new Status(Status.Code.Corruption, Status.SubCode.None, "the bytes of the batch are damaged"));
    }
}
