package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.ResultConvention;
import java.util.List;
import java.util.stream.Stream;

/** The conventions for results, in the order in which they are tried. */
public final class ResultConventions {

    /** Those for what a function returns, by itself. */
    static final List<ResultConvention> SINGLE = List.of(
            new NothingConvention(),
            new ScalarResultConvention(),
            new StructResultConvention(),
            new CharsResultConvention(),
            new HandleResultConvention());

    public static final List<ResultConvention> IN_ORDER = Stream.concat(
                    Stream.of(
                            new SeveralResultsConvention(),
                            new FilledSizeConvention(),
                            new ListResultConvention(),
                            new OwnedArrayConvention()),
                    SINGLE.stream())
            .toList();

    private ResultConventions() {}
}
