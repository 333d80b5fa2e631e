package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long the timestamps at the ends of keys are, in each column family of a database. No function tells, but a read
 * with a timestamp of another size fails with the right one, before it has read anything.
 */
final class Timestamps {

    /** What RocksDB says of a timestamp of the wrong size; where keys have none, it says something else. */
    private static final Pattern SAID = Pattern.compile("expect (\\d+)");

    private final FamilyQuestions questions;
    /** Of column families that have any. */
    private final Map<Integer, Long> sizes = new ConcurrentHashMap<>();

    private volatile @Nullable Long ofDefault;

    Timestamps(FamilyQuestions questions) {
        this.questions = questions;
    }

    /** Asks about a column family that is new, as its handle may be closed when it matters. */
    void add(int number, MemorySegment family) {
        if (!IndexOrder.isOnlyOfBytes) {
            long size = ask(family);
            if (size > 0) {
                sizes.put(number, size);
            }
        }
    }

    /** Their size in a column family; 0 if its keys have none. The database must not be destroyed meanwhile. */
    long sizeIn(int number) {
        if (IndexOrder.isOnlyOfBytes) {
            return 0;
        }
        return number == Lifetime.DEFAULT_FAMILY ? sizeInDefault() : sizes.getOrDefault(number, 0L);
    }

    private long sizeInDefault() {
        Long known = ofDefault;
        if (known == null) {
            ofDefault = known = ask(null);
        }
        return known;
    }

    private long ask(@Nullable MemorySegment family) {
        return questions.ask(of -> ask(of, family));
    }

    private long ask(MemorySegment of, @Nullable MemorySegment family) {
        FamilyFunctions functions = questions.functions();
        MemorySegment options = functions.createOptions();
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment nothing = call.longSlot();
            functions.setTimestamp(options, nothing, 0);
            // It fails in any case: there is nothing to free.
            if (family == null) {
                functions.get(of, options, nothing, 0, call.longSlot(), call.errorSlot());
            } else {
                functions.getIn(of, options, family, nothing, 0, call.longSlot(), call.errorSlot());
            }
            String said = call.takeStatus().getState();
            Matcher size = SAID.matcher(said == null ? "" : said);
            return size.find() ? Long.parseLong(size.group(1)) : 0;
        } finally {
            functions.destroyOptions(options);
        }
    }
}
