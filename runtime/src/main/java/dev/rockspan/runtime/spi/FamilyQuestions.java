package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a database is asked for what its column families have. It must not be destroyed meanwhile.
 *
 * @param base gives what {@code functions} take for the database, and {@code closeBase} frees; null if that is itself
 */
record FamilyQuestions(
        Lifetime database,
        FamilyFunctions functions,
        @Nullable UnaryOperator<MemorySegment> base,
        @Nullable Destroyer closeBase) {

    /** What {@code question} finds, of what the functions take for the database. */
    <T> T ask(Function<MemorySegment, T> question) {
        MemorySegment whole = database.address();
        if (base == null || closeBase == null) {
            return question.apply(whole);
        }
        MemorySegment of = base.apply(whole);
        try {
            return question.apply(of);
        } finally {
            closeBase.destroy(of);
        }
    }

    /** A number that RocksDB keeps of a column family, null for the default one; 0 if it keeps none of that name. */
    long number(@Nullable MemorySegment family, String name) {
        return ask(of -> {
            try (Call call = Call.begin(functions.symbols())) {
                MemorySegment number = call.longSlot();
                MemorySegment named = call.string(name, "name");
                int failed = family == null
                        ? functions.number(of, named, number)
                        : functions.numberIn(of, family, named, number);
                return failed == 0 ? number.get(ValueLayout.JAVA_LONG, 0) : 0;
            }
        });
    }
}
