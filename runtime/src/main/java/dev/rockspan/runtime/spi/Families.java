package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which column families a database has, and which it has no more, for calls in which RocksDB looks for them by their
 * numbers and does not expect not to find them, or does not survive it. Numbers are never given twice.
 *
 * <p>All that a database has were opened or created with it, if it can be written to: RocksDB opens it with all or not at
 * all, but for the one that it keeps statistics in, which need not be named.
 */
public final class Families {

    private final Map<Integer, Lifetime> opened = new ConcurrentHashMap<>();
    private final Set<Integer> dropped = ConcurrentHashMap.newKeySet();
    private final Conflicts conflicts = new Conflicts();
    private volatile @Nullable FamilyQuestions questions;
    private volatile @Nullable Timestamps timestamps;
    private volatile @Nullable Listing listing;
    private volatile Set<Integer> followed = Set.of();

    /** A function of C's that lists the names of those in the files of a database. */
    @FunctionalInterface
    public interface Lister {
        MemorySegment list(MemorySegment options, MemorySegment path, MemorySegment count, MemorySegment error);
    }

    /**
     * How they are listed.
     *
     * @param options the address of those that the database was opened with, which last as long as it does
     */
    record Listing(MemorySegment options, String path, Lister lister, NativeLists.ArrayDestroyer destroyer) {}

    Families() {}

    /** How they are asked for what they have. */
    void ask(FamilyQuestions how) {
        questions = how;
        timestamps = new Timestamps(how);
    }

    /** See {@link FamilyQuestions#ask}. */
    <T> T ask(Function<MemorySegment, T> question) {
        return Objects.requireNonNull(questions, "questions").ask(question);
    }

    /** See {@link FamilyQuestions#number}. */
    long number(@Nullable MemorySegment family, String name) {
        return Objects.requireNonNull(questions, "questions").number(family, name);
    }

    /** What is known of how far back the memory of each reaches. */
    Conflicts conflicts() {
        return conflicts;
    }

    /** How those in the files of the database are listed. */
    void list(Listing how) {
        listing = how;
    }

    /** The names of those in the files of the database. */
    List<String> list(Call call) {
        Listing how = Objects.requireNonNull(listing, "listing");
        MemorySegment count = call.longSlot();
        MemorySegment names =
                how.lister().list(how.options(), call.string(how.path(), "path"), count, call.errorSlot());
        call.check();
        return NativeLists.takeTexts(call, names, count, how.destroyer());
    }

    /** What follows another database has those of these numbers, or had them. */
    void follow(Set<Integer> ids) {
        followed = ids;
    }

    /** Whether those it {@linkplain #follow has or had} because it follows another have had handles, too. */
    boolean areFollowedByHandles() {
        return followed.stream().allMatch(id -> id == Lifetime.DEFAULT_FAMILY || opened.containsKey(id));
    }

    /** How many of those there are were named, with the default one, which always is. */
    int countNamed() {
        return opened.size() + 1;
    }

    /** The size of the timestamps in a column family; 0 if its keys have none. */
    long timestampsIn(int id) {
        Timestamps asked = timestamps;
        return asked == null ? 0 : asked.sizeIn(id);
    }

    /** One has a handle, which may be closed later. */
    void add(int id, Lifetime family) {
        opened.put(id, family);
        Timestamps asked = timestamps;
        if (asked != null) {
            asked.add(id, family.address());
        }
    }

    /** The latest handle of one, which need not be open any more; null if there was never any. */
    @Nullable Lifetime opened(int id) {
        return opened.get(id);
    }

    /**
     * One is about to be dropped.
     *
     * @return whether it was there; it is again after {@link #restore}
     */
    boolean drop(int id) {
        return dropped.add(id);
    }

    /** It was dropped, as far as anybody knows. */
    void forget(int id) {
        opened.remove(id);
    }

    /** It was not dropped. */
    void restore(int id) {
        dropped.remove(id);
    }

    /** Whether none was dropped. */
    boolean areAllThere() {
        return dropped.isEmpty();
    }

    boolean isThere(int id) {
        return !dropped.contains(id);
    }
}
