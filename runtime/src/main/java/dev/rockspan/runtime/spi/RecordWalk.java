package dev.rockspan.runtime.spi;

/** Reads records of which nothing is certain. */
final class RecordWalk {

    private final byte[] bytes;
    private final int end;
    private int at;

    RecordWalk(byte[] bytes, int start, int end) {
        this.bytes = bytes;
        this.at = start;
        this.end = end;
    }

    boolean hasMore() {
        return at < end;
    }

    int tag() {
        return bytes[at++];
    }

    /** Goes to the end of a record whose tag was read; false if it has none. */
    boolean skip(boolean family, int parts) {
        if (family && number() < 0) {
            return false;
        }
        for (int i = 0; i < parts; i++) {
            int length = number();
            if (length < 0 || length > end - at) {
                return false;
            }
            at += length;
        }
        return true;
    }

    /** A number below 2^31; negative if there is none. */
    int number() {
        int number = 0;
        for (int shift = 0; shift < 7 * Records.MAX_NUMBER && at < end; shift += 7) {
            byte next = bytes[at++];
            number |= (next & 0x7f) << shift;
            if (next >= 0) {
                return shift == 28 && next > 7 ? -1 : number;
            }
        }
        return -1;
    }
}
