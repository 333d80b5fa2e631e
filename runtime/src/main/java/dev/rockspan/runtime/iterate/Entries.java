package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.KeyValue;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;

/** Copies of all entries that an iterator goes through, from the first on. */
final class Entries extends AbstractSpliterator<KeyValue> {

    private final IteratorCursor cursor;
    private boolean begun;

    Entries(IteratorCursor cursor) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE);
        this.cursor = cursor;
    }

    @Override
    public boolean tryAdvance(Consumer<? super KeyValue> action) {
        boolean more = cursor.advance(begun ? Moves.NEXT : Moves.FIRST, false);
        begun = true;
        if (!more) {
            cursor.status();
            return false;
        }
        action.accept(cursor.entry());
        return true;
    }
}
