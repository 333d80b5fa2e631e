package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.report.Measurement;
import java.util.List;

/** A row of the table of targets. */
public interface Row {

    /** How it is called on the command line. */
    String name();

    /** What is measured, in words. */
    String title();

    /** Measures it, with as many parameters as the plan asks for. */
    List<Measurement> measure(Lab lab) throws Exception;
}
