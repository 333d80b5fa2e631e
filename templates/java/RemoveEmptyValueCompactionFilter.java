package dev.rockspan;

import dev.rockspan.runtime.FilterDecision;

/** Drops entries whose value is empty. */
public class RemoveEmptyValueCompactionFilter extends AbstractCompactionFilter<Slice> {

    /** Creates the filter. */
    public RemoveEmptyValueCompactionFilter() {
        super(
                "RemoveEmptyValueCompactionFilter",
                (level, key, value) -> value.byteSize() == 0 ? FilterDecision.REMOVE : FilterDecision.KEEP);
    }
}
