package dev.rockspan.benchmarks.jmh;

import dev.rockspan.PinnedValue;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Reads of single keys, with the parameters of RocksDB's own benchmark of it in Java. */
@State(Scope.Thread)
public class GetBenchmarks {

    @Param({Families.NONE, Families.ONE, Families.TWENTY, Families.HUNDRED})
    private String columnFamilyTestType = Families.NONE;

    @Param({"1000", "100000"})
    private int keyCount = 1000;

    @Param({"12", "64", "128"})
    private int keySize = 12;

    @Param({"64", "1024", "65536"})
    private int valueSize = 64;

    private @Nullable Families opened;
    private byte[][] keys = {};
    private MemorySegment[] nativeKeys = {};
    private ByteBuffer[] directKeys = {};
    private byte[] array = {};
    private MemorySegment segment = MemorySegment.NULL;
    private ByteBuffer buffer = ByteBuffer.allocateDirect(0);
    private int last;

    @Setup
    public void open() throws IOException {
        opened = Families.filled(columnFamilyTestType, keyCount, keySize, valueSize);
        keys = Families.keys(keyCount, keySize);
        nativeKeys = new MemorySegment[keyCount];
        directKeys = new ByteBuffer[keyCount];
        MemorySegment block = Arena.ofAuto().allocate((long) keyCount * keySize);
        for (int i = 0; i < keyCount; i++) {
            nativeKeys[i] = block.asSlice((long) i * keySize, keySize).copyFrom(MemorySegment.ofArray(keys[i]));
            directKeys[i] = nativeKeys[i].asByteBuffer();
        }
        array = new byte[valueSize];
        segment = Arena.ofAuto().allocate(valueSize);
        buffer = ByteBuffer.allocateDirect(valueSize);
    }

    private int next() {
        last = last + 1 == keys.length ? 0 : last + 1;
        return last;
    }

    @Benchmark
    public byte @Nullable [] get() {
        return families().db().get(families().next(), keys[next()]);
    }

    @Benchmark
    public int preallocatedGet() {
        return families().db().get(families().next(), keys[next()], array);
    }

    @Benchmark
    public int preallocatedByteBufferGet() {
        int size = families().db().get(families().next(), directKeys[next()].rewind(), buffer);
        buffer.clear();
        return size;
    }

    @Benchmark
    public long preallocatedSegmentGet() {
        return families().db().get(families().next(), nativeKeys[next()], segment);
    }

    @Benchmark
    public byte pinnedGet() {
        try (PinnedValue pinned = families().db().getPinned(families().next(), nativeKeys[next()])) {
            return Objects.requireNonNull(pinned).value().get(ValueLayout.JAVA_BYTE, 0);
        }
    }

    private Families families() {
        return Objects.requireNonNull(opened);
    }

    @TearDown
    public void close() throws IOException {
        families().close();
    }
}
