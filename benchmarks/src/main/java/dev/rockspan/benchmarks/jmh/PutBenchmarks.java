package dev.rockspan.benchmarks.jmh;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Writes of single keys, with the parameters of RocksDB's own benchmark of it in Java. */
@State(Scope.Thread)
public class PutBenchmarks {

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
    private byte[] value = {};
    private int last;

    @Setup
    public void open() throws IOException {
        opened = Families.empty(columnFamilyTestType);
        keys = Families.keys(keyCount, keySize);
        value = Families.bytes("value", valueSize);
    }

    @Benchmark
    public void put() {
        last = last + 1 == keys.length ? 0 : last + 1;
        families().db().put(families().next(), keys[last], value);
    }

    private Families families() {
        return Objects.requireNonNull(opened);
    }

    @TearDown
    public void close() throws IOException {
        families().close();
    }
}
