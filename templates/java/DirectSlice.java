package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Bytes in a direct buffer, which the slice does not copy. */
public class DirectSlice extends AbstractSlice<ByteBuffer> {

    /** A slice without bytes. */
    public static final DirectSlice NONE = new DirectSlice(ByteBuffer.allocateDirect(0));

    private ByteBuffer bytes;

    /** Creates a slice of the UTF-8 bytes of a string, in a direct buffer of its own. */
    public DirectSlice(String string) {
        byte[] text = Call.notNull(string, "string").getBytes(StandardCharsets.UTF_8);
        this.bytes = ByteBuffer.allocateDirect(text.length).put(text).flip();
    }

    /** Creates a slice of the bytes from the beginning of a direct buffer to its limit. */
    public DirectSlice(ByteBuffer data) {
        this(data, Call.notNull(data, "data").limit());
    }

    /**
     * Creates a slice of the first bytes of a direct buffer.
     *
     * @param length how many bytes
     */
    public DirectSlice(ByteBuffer data, int length) {
        if (!Call.notNull(data, "data").isDirect()) {
            throw new IllegalArgumentException("The ByteBuffer must be direct");
        }
        this.bytes = data.duplicate().clear().limit(within(length, data.capacity(), "length"));
    }

    /** Returns the bytes where they are. */
    @Override
    public ByteBuffer data() {
        return bytes.slice();
    }

    @Override
    public MemorySegment segment() {
        return MemorySegment.ofBuffer(bytes);
    }

    /** Returns the byte at an offset. */
    public byte get(int offset) {
        return bytes.slice().get(offset);
    }

    @Override
    public void removePrefix(int n) {
        bytes.position(bytes.position() + prefix(n));
    }

    @Override
    public void clear() {
        bytes.limit(bytes.position());
    }

    /** Changes the number of bytes, within the capacity of the buffer. */
    public void setLength(int length) {
        bytes.limit(bytes.position() + within(length, bytes.capacity() - bytes.position(), "length"));
    }
}
