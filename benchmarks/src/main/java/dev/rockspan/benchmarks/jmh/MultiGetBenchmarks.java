package dev.rockspan.benchmarks.jmh;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.PinnedValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Reads of several keys at once, with the parameters of RocksDB's own benchmark of it in Java. */
@State(Scope.Thread)
public class MultiGetBenchmarks {

    @Param({Families.NONE, Families.ONE, Families.TWENTY, Families.HUNDRED})
    private String columnFamilyTestType = Families.NONE;

    @Param({"10000", "25000", "100000"})
    private int keyCount = 10000;

    @Param({"10", "100", "1000", "10000"})
    private int multiGetSize = 10;

    @Param("16")
    private int keySize = 16;

    @Param({"16", "64", "250", "1000", "4000", "16000"})
    private int valueSize = 16;

    private @Nullable Families opened;
    private byte[][] keys = {};
    private int last;

    @Setup
    public void open() throws IOException {
        opened = Families.filled(columnFamilyTestType, keyCount, keySize, valueSize);
        keys = Families.keys(keyCount, keySize);
    }

    private List<byte[]> next() {
        List<byte[]> some = new ArrayList<>(multiGetSize);
        for (int i = 0; i < multiGetSize; i++) {
            last = last + 1 == keys.length ? 0 : last + 1;
            some.add(keys[last]);
        }
        return some;
    }

    @Benchmark
    public List<byte @Nullable []> multiGetList() {
        List<ColumnFamilyHandle> family =
                Collections.nCopies(multiGetSize, families().next());
        return families().db().multiGetAsList(family, next());
    }

    @Benchmark
    public long multiGetPinned() {
        long sum = 0;
        for (PinnedValue pinned : families().db().batchedMultiGet(families().next(), next(), false)) {
            sum += Objects.requireNonNull(pinned).value().byteSize();
            pinned.close();
        }
        return sum;
    }

    private Families families() {
        return Objects.requireNonNull(opened);
    }

    @TearDown
    public void close() throws IOException {
        families().close();
    }
}
