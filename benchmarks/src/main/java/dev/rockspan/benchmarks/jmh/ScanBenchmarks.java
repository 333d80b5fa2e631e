package dev.rockspan.benchmarks.jmh;

import dev.rockspan.RocksIterator;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Reads of all keys in order, with the parameters of RocksDB's own benchmark of it in Java. */
@State(Scope.Thread)
public class ScanBenchmarks {

    @Param({Families.NONE, Families.ONE, Families.TWENTY, Families.HUNDRED})
    private String columnFamilyTestType = Families.NONE;

    @Param({"1000", "100000"})
    private int keyCount = 1000;

    @Param({"12", "64", "128"})
    private int keySize = 12;

    @Param({"64", "1024", "65536"})
    private int valueSize = 64;

    private @Nullable Families opened;

    @Setup
    public void open() throws IOException {
        opened = Families.filled(columnFamilyTestType, keyCount, keySize, valueSize);
    }

    @Benchmark
    public void arrays(Blackhole sink) {
        try (RocksIterator iterator = families().db().newIterator(families().next())) {
            for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                sink.consume(iterator.key());
                sink.consume(iterator.value());
            }
        }
    }

    @Benchmark
    public void views(Blackhole sink) {
        try (RocksIterator iterator = families().db().newIterator(families().next())) {
            for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                sink.consume(iterator.keyView());
                sink.consume(iterator.valueView());
            }
        }
    }

    @Benchmark
    public void forEach(Blackhole sink) {
        try (RocksIterator iterator = families().db().newIterator(families().next())) {
            iterator.forEach((key, value) -> {
                sink.consume(key);
                sink.consume(value);
            });
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
