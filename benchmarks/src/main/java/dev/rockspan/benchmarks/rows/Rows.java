package dev.rockspan.benchmarks.rows;

import java.util.List;

/** All rows, in the order of the table. */
public final class Rows {

    /** All of them. */
    public static final List<Row> ALL = List.of(
            new PinnedGet(),
            new GetIntoBuffer(),
            new FillOrPin(),
            new GetArray(),
            new Scan(),
            new Batches.Build(),
            new Batches.BuildAndWrite(),
            new Put(),
            new MultiGet(),
            new TwoThreads(),
            new Safety(),
            new WholeProcess(),
            new Regeneration(),
            new ResidentMemory());

    private Rows() {}
}
