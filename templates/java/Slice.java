package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes in a Java array. */
public class Slice extends AbstractSlice<byte[]> {

    private byte[] bytes;

    /** Creates a slice of the UTF-8 bytes of a string. */
    public Slice(String string) {
        this.bytes = Call.notNull(string, "string").getBytes(StandardCharsets.UTF_8);
    }

    /** Creates a slice of a copy of the bytes. */
    public Slice(byte[] data) {
        this.bytes = Call.notNull(data, "data").clone();
    }

    /**
     * Creates a slice of a copy of the last bytes.
     *
     * @param offset how many bytes to leave out
     */
    public Slice(byte[] data, int offset) {
        this.bytes = Arrays.copyOfRange(data, within(offset, Call.notNull(data, "data").length, "offset"), data.length);
    }

    /** Returns a copy of the bytes. */
    @Override
    public byte[] data() {
        return bytes.clone();
    }

    @Override
    public MemorySegment segment() {
        return MemorySegment.ofArray(bytes);
    }

    @Override
    public void removePrefix(int n) {
        bytes = Arrays.copyOfRange(bytes, prefix(n), bytes.length);
    }

    @Override
    public void clear() {
        bytes = new byte[0];
    }
}
