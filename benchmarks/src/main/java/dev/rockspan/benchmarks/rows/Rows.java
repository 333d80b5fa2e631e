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
            new ShortScan(),
            new Batches.Build(),
            new Batches.BuildAndWrite(),
            new Put(Put.Form.LOGGED),
            new Put(Put.Form.UNLOGGED),
            new Put(Put.Form.FAMILY),
            new Transactions(),
            new MultiGet(),
            new TwoThreads(),
            new VirtualThreads(),
            new Safety(),
            new WholeProcess(),
            new Regeneration(),
            new ResidentMemory());

    private Rows() {}
}
