package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Java enum over C values.
 *
 * @param flags whether constants are bits that are combined
 * @param constants in the order of emission
 */
public record EnumClass(String name, String summary, boolean flags, List<Constant> constants) {

    /**
     * A constant.
     *
     * @param origin the C name it stands for
     * @param since the first release in which it has that value; null if it is not known to have had another
     * @param until the first in which it no longer has; null if there is none
     * @param description the sentences that its Javadoc begins with; null for none
     */
    public record Constant(
            String name,
            long value,
            String origin,
            @Nullable String since,
            @Nullable String until,
            @Nullable String description) {

        /** Whether it has another value in some release, or none. */
        public boolean isMoved() {
            return since != null || until != null;
        }
    }

    /** Whether a constant has another value in some release, or none. */
    public boolean isMoved() {
        return constants.stream().anyMatch(Constant::isMoved);
    }
}
