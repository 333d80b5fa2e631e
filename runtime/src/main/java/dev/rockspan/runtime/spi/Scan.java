package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.KeyValue;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Moves an iterator and reads where it stands, with as few calls of C as can be. Who goes on in one direction reads ahead:
 * after the first entries there are as many in a {@link Window} as were read before, so that most moves and all that is
 * read between them stay in Java. RocksDB's iterators show one moment of the database, so it is the same as if each entry
 * was read when it is come to.
 *
 * <p>That is not so where an iterator shows writes that are still added to, and there nothing is read ahead or
 * remembered; nor is anything read ahead where entries have timestamps.
 */
public final class Scan {

    /** Where views end with every move, although what they show would still be there. */
    private static final boolean STRICT = Boolean.getBoolean("rockspan.views.strict");

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final MemorySegment ALL = NativeMemory.ALL;

    /** Values that are larger are not packed: copying them costs more than calls and leases. */
    private static final long LARGE = 8 * 1024;

    /** The same for who is shown each entry, and needs no lease for it. */
    private static final long LARGE_IF_SHOWN = 384;

    private static final int MOST = 1 << 20;

    /** Memory for what C fills in: a number, and the places and sizes of key and value. */
    private static final int SLOTS = 40;

    private static final int STAY = 0;
    private static final int NEXT = 1;
    private static final int PREV = 2;
    private static final int FIRST = 3;
    private static final int LAST = 4;
    private static final int SEEK = 5;
    private static final int SEEK_FOR_PREV = 6;

    private final Handle handle;
    private final Lifetime lifetime;
    private final IteratorFunctions functions;
    private final Views views = new Views();
    /** Whether what it shows can change under it. */
    private final boolean live;

    private Window window = new Window(Thread.currentThread());
    /** Of what is live: whether RocksDB's iterator goes back. */
    private boolean backwards;

    private boolean timed;
    private boolean knowsWhetherTimed;

    /** Moves what {@code handle} owns. */
    public Scan(Handle handle, IteratorFunctions functions) {
        this.handle = handle;
        this.lifetime = handle.lifetime();
        this.functions = functions;
        this.live = lifetime.isLive();
        lifetime.state().setScanned();
        lifetime.whenClosed(views::close); // not of this, which has the handle: that would never be forgotten
    }

    // ------------------------------------------------------------------------------------------------- moving

    /** Moves to the first entry. */
    public void seekToFirst() {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, FIRST, MemorySegment.NULL);
        }
    }

    /** Moves to the last entry. */
    public void seekToLast() {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, LAST, MemorySegment.NULL);
        }
    }

    /** Moves to the first entry whose key is the given one or comes after it. */
    public void seek(byte[] key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK, call.bytes(key, "key"));
        }
    }

    /** As {@link #seek(byte[])}. */
    public void seek(MemorySegment key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK, call.bytes(key, "key"));
        }
    }

    /** As {@link #seek(byte[])}. */
    public void seek(ByteBuffer key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK, call.bytes(key, "key"));
        }
    }

    /** Moves to the last entry whose key is the given one or comes before it. */
    public void seekForPrev(byte[] key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK_FOR_PREV, call.bytes(key, "key"));
        }
    }

    /** As {@link #seekForPrev(byte[])}. */
    public void seekForPrev(MemorySegment key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK_FOR_PREV, call.bytes(key, "key"));
        }
    }

    /** As {@link #seekForPrev(byte[])}. */
    public void seekForPrev(ByteBuffer key) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, SEEK_FOR_PREV, call.bytes(key, "key"));
        }
    }

    /**
     * Its address.
     *
     * @throws IllegalStateException if it is closed, or the order of keys has thrown in an earlier move: RocksDB's
     *     iterators do not survive every answer that was given in its place
     */
    private MemorySegment use(Call call) {
        MemorySegment iterator = call.use(handle);
        return iterator;
    }

    private void seek(Call call, int move, MemorySegment target) {
        MemorySegment iterator = use(call);
        if (live) {
            moveLive(iterator, move, target);
            return;
        }
        Window here = take();
        here.ahead = 1;
        read(iterator, here, move, target, 1, LARGE, call.allocate(SLOTS, 8));
    }

    /** Moves to the next entry. */
    public void next() {
        Window here = window;
        if (isCurrent(here) && here.isPacked() && here.forwards) {
            skip(here);
        } else {
            goOn(NEXT);
        }
    }

    /** Moves to the entry before. */
    public void prev() {
        Window here = window;
        if (isCurrent(here) && here.isPacked() && !here.forwards) {
            skip(here);
        } else {
            goOn(PREV);
        }
    }

    private void skip(Window here) {
        if (STRICT) {
            views.end();
        }
        here.skip();
    }

    private void goOn(int move) {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            if (live) {
                requireValid(iterator);
                if (move == NEXT == backwards && Stubs.areMade) {
                    turnLive(call, iterator, move);
                } else {
                    moveLive(iterator, move, MemorySegment.NULL);
                }
                return;
            }
            MemorySegment slots = call.allocate(SLOTS, 8);
            Window here = look(iterator, slots);
            requireEntry(here);
            boolean forwards = move == NEXT;
            boolean on = forwards == here.forwards;
            if (here.isPacked()) {
                if (on) {
                    skip(here);
                    return;
                }
                standAt(call, iterator, here.packedKey(), here, forwards, slots);
            } else if (!on && !timed && Stubs.areMade) {
                standAt(call, iterator, copy(here.key, here.keySize), here, forwards, slots);
            }
            here.ahead = timed ? 1 : on ? Math.min(here.ahead * 2, MOST) : 2;
            read(iterator, here, move, MemorySegment.NULL, here.ahead, LARGE, slots);
        }
    }

    /**
     * Brings RocksDB's iterator, which is ahead, to where it is for its users. Where an order of keys is Java code, RocksDB
     * is never to turn by itself: one that contradicts itself would have it go on from an entry that is not there. Such an
     * order may also take different bytes for the same key, of which RocksDB shows others going back.
     */
    private void standAt(
            Call call, MemorySegment iterator, byte[] bytes, Window here, boolean forwards, MemorySegment slots) {
        MemorySegment key = call.bytes(bytes, "key");
        read(iterator, here, forwards ? SEEK : SEEK_FOR_PREV, key, 1, LARGE, slots);
        if (!here.standing
                || !Stubs.areMade
                        && ALL.asSlice(here.key, here.keySize).mismatch(key) != -1) {
            here.knowing = null;
            functions.error(iterator, call.errorSlot());
            call.check();
            throw new IllegalStateException(lifetime.name() + " cannot turn: its entry is not to be found again");
        }
    }

    /** Takes up the database's present state; has to be positioned anew afterwards. */
    public void refresh() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            Window here = take();
            here.knowing = null;
            here.clear();
            views.end();
            functions.refresh(iterator, call.errorSlot());
            call.check();
        }
    }

    // ------------------------------------------------------------------------------------------------- reading

    // The quick ways are in methods of their own, small enough for the JIT compiler to make them part of the caller's
    // loop.

    /** Whether it stands at an entry. */
    public boolean isValid() {
        Window here = window;
        return isCurrent(here) ? here.isAtEntry() : askValid();
    }

    private boolean askValid() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            return live
                    ? functions.valid(iterator) != 0
                    : look(iterator, call.allocate(SLOTS, 8)).isAtEntry();
        }
    }

    /** A copy of the key of the entry. */
    public byte[] key() {
        Window here = window;
        return isCurrent(here) && here.isPacked() ? here.packedKey() : askKey();
    }

    private byte[] askKey() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            MemorySegment slots = call.allocate(SLOTS, 8);
            if (live) {
                requireValid(iterator);
                return copy(functions.key(iterator, slots).address(), slots.get(LONG, 0));
            }
            Window here = look(iterator, slots);
            requireEntry(here);
            return here.isPacked() ? here.packedKey() : copy(here.key, here.keySize);
        }
    }

    /** A copy of the value of the entry. */
    public byte[] value() {
        Window here = window;
        return isCurrent(here) && here.isPacked() ? here.packedValue() : askValue();
    }

    private byte[] askValue() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            MemorySegment slots = call.allocate(SLOTS, 8);
            if (live) {
                requireValid(iterator);
                requireFresh();
                return copy(functions.value(iterator, slots).address(), slots.get(LONG, 0));
            }
            Window here = look(iterator, slots);
            requireEntry(here);
            return here.isPacked() ? here.packedValue() : copy(here.value, here.valueSize);
        }
    }

    /** A copy of the timestamp of the entry. */
    public byte[] timestamp() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            MemorySegment slots = call.allocate(SLOTS, 8);
            if (live) {
                requireValid(iterator);
            } else {
                Window here = look(iterator, slots);
                requireEntry(here);
                if (here.isPacked()) {
                    return new byte[0];
                }
            }
            return copy(functions.timestamp(iterator, slots).address(), slots.get(LONG, 0));
        }
    }

    private static byte[] copy(long address, long size) {
        byte[] copy = Call.newArray(size);
        NativeMemory.copy(address, copy);
        return copy;
    }

    // One place where a view is made, whatever it is of: what comes from two, the JIT compiler would have to make.

    /** The key of the entry, to be read until the next move. */
    public MemorySegment keyView() {
        Window here = window;
        boolean packed = isCurrent(here) && here.isPacked();
        if (!packed) {
            here = copied(false);
        }
        long at = packed ? here.packedAt() : here.at();
        return views.of(packed ? here.packedMemory() : here.memory(), at + Window.HEAD, here.keySize(at));
    }

    /** The value of the entry, to be read until the next move. */
    public MemorySegment valueView() {
        Window here = window;
        boolean packed = isCurrent(here) && here.isPacked();
        if (!packed) {
            here = copied(true);
        }
        long at = packed ? here.packedAt() : here.at();
        long start = at + Window.HEAD + here.keySize(at);
        return views.of(packed ? here.packedMemory() : here.memory(), start, here.valueSize(at));
    }

    /** The window, with the entry in its buffer. */
    private Window copied(boolean withValue) {
        Window here = window;
        if (isCurrent(here) && here.hasCopied(withValue)) {
            return here;
        }
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            MemorySegment slots = call.allocate(SLOTS, 8);
            if (live) {
                requireValid(iterator);
                if (withValue) {
                    requireFresh();
                }
                here = take();
                if (!here.hasCopied(withValue)) {
                    stand(iterator, here, slots);
                }
            } else {
                here = look(iterator, slots);
                requireEntry(here);
            }
            if (!here.isPacked()) {
                here.copyStanding(withValue);
            }
            return here;
        }
    }

    /** Throws the error that ended the iteration. */
    public void status() {
        Window here = window;
        if (isCurrent(here) && here.isPacked()) {
            return; // an error would be of an entry further on
        }
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            if (!live && look(iterator, call.allocate(SLOTS, 8)).isPacked()) {
                return;
            }
            functions.error(iterator, call.errorSlot());
            call.check();
        }
    }

    // ------------------------------------------------------------------------------------------------- all entries

    /** Shows every entry, or every one from where it stands. */
    public void forEach(boolean fromFirst, BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        Call.notNull(consumer, "consumer");
        if (live) {
            showCopies(fromFirst, consumer);
            return;
        }
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            MemorySegment slots = call.allocate(SLOTS, 8);
            Window here = fromFirst ? take() : look(iterator, slots);
            boolean more = true;
            if (!fromFirst) {
                if (here.isPacked() && !here.forwards) {
                    standAt(call, iterator, here.packedKey(), here, true, slots);
                }
                more = show(here, consumer);
            }
            here.ahead = MOST;
            for (int move = fromFirst ? FIRST : NEXT; more; move = NEXT) {
                lifetime.checkUsable();
                read(iterator, here, move, MemorySegment.NULL, MOST, LARGE_IF_SHOWN, slots);
                more = show(here, consumer);
            }
            functions.error(iterator, call.errorSlot());
            call.check();
        }
    }

    /** Shows what there is, and leaves nothing; tells whether there may be more. The call that has read it goes on. */
    @SuppressWarnings("restricted")
    private boolean show(Window here, BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        boolean standing = here.standing;
        long count = here.packedCount();
        MemorySegment memory = here.memory();
        long at = here.at();
        here.clear(); // whoever asks meanwhile is not at an entry
        long start = memory.address();
        while (count > 0) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment all = memory.reinterpret(arena, null).asReadOnly();
                do {
                    int keySize = here.keySize(at);
                    int valueSize = here.valueSize(at);
                    long value = at + Window.HEAD + keySize;
                    consumer.accept(
                            all.asSlice(at + Window.HEAD - start, keySize), all.asSlice(value - start, valueSize));
                    at = value + valueSize;
                    count--;
                } while (count > 0 && !STRICT);
            }
        }
        if (standing) {
            lifetime.checkUsable();
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment all = ALL.reinterpret(arena, null).asReadOnly();
                consumer.accept(all.asSlice(here.key, here.keySize), all.asSlice(here.value, here.valueSize));
            }
        }
        return standing;
    }

    private void showCopies(boolean fromFirst, BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        if (fromFirst) {
            seekToFirst();
        }
        while (isValid()) {
            consumer.accept(keyView(), valueView());
            next();
        }
        status();
    }

    /** Copies of all entries, from the first on. */
    public Stream<KeyValue> stream() {
        lifetime.checkUsable();
        return StreamSupport.stream(
                new Spliterators.AbstractSpliterator<>(
                        Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE) {
                    private boolean begun;

                    @Override
                    public boolean tryAdvance(Consumer<? super KeyValue> action) {
                        if (begun) {
                            if (isValid()) {
                                next();
                            }
                        } else {
                            begun = true;
                            seekToFirst();
                        }
                        if (!isValid()) {
                            status();
                            return false;
                        }
                        action.accept(new KeyValue(key(), value()));
                        return true;
                    }
                },
                false);
    }

    // ------------------------------------------------------------------------------------------------- in between

    /** Whether that is so, for this thread. */
    private boolean isCurrent(Window here) {
        return here.knowing == Thread.currentThread() && !views.closed;
    }

    /** The window of this thread, whatever it says. */
    private Window take() {
        Window here = window;
        if (here.reader != Thread.currentThread()) {
            here = new Window(Thread.currentThread());
            window = here;
        }
        return here;
    }

    /** The window of this thread, and what there is to know. */
    private Window look(MemorySegment iterator, MemorySegment slots) {
        Window here = window;
        if (here.reader != Thread.currentThread()) {
            here = here.copyFor(Thread.currentThread());
            window = here;
        }
        if (here.knowing == null) {
            read(iterator, here, STAY, MemorySegment.NULL, 1, LARGE, slots);
        }
        return here;
    }

    private void moveLive(MemorySegment iterator, int move, MemorySegment target) {
        views.end();
        take().clear();
        backwards = isBackwards(move);
        move(iterator, move, target);
        lifetime.renew();
    }

    /** As {@link #standAt} and a move; unless what it stood at is gone, so that the one after it is found at once. */
    private void turnLive(Call call, MemorySegment iterator, int move) {
        MemorySegment slots = call.allocate(SLOTS, 8);
        byte[] here = copy(functions.key(iterator, slots).address(), slots.get(LONG, 0));
        MemorySegment key = call.bytes(here, "key");
        boolean mayBeGone = lifetime.isStale();
        moveLive(iterator, move == NEXT ? SEEK : SEEK_FOR_PREV, key);
        if (functions.valid(iterator) != 0) {
            MemorySegment found = functions.key(iterator, slots);
            if (!mayBeGone || ALL.asSlice(found.address(), slots.get(LONG, 0)).mismatch(key) == -1) {
                moveLive(iterator, move, MemorySegment.NULL);
            }
        }
    }

    private static boolean isBackwards(int move) {
        return move == PREV || move == LAST || move == SEEK_FOR_PREV;
    }

    /** Notes where RocksDB has the entry. */
    private void stand(MemorySegment iterator, Window here, MemorySegment slots) {
        long key = functions.key(iterator, slots).address();
        long keySize = slots.get(LONG, 0);
        long value = functions.value(iterator, slots).address();
        here.stand(key, keySize, value, slots.get(LONG, 0));
    }

    /** Moves, and reads the next entries: all but the last of {@code count} are packed, if they are small and fit. */
    private void read(
            MemorySegment iterator,
            Window here,
            int move,
            MemorySegment target,
            int count,
            long large,
            MemorySegment slots) {
        views.end();
        here.knowing = null;
        here.clear();
        if (move != STAY) {
            here.forwards = !isBackwards(move);
        }
        int packed = functions.isExtended()
                ? fill(iterator, here, move, target, count, large, slots)
                : pack(iterator, here, move, target, count, large, slots);
        here.packed(packed);
        if (here.standing && !knowsWhetherTimed) {
            functions.timestamp(iterator, slots);
            timed = slots.get(LONG, 0) > 0;
            knowsWhetherTimed = true;
        }
        here.knowing = here.reader;
    }

    private int fill(
            MemorySegment iterator,
            Window here,
            int move,
            MemorySegment target,
            int count,
            long large,
            MemorySegment slots) {
        MemorySegment buffer = count > 1 ? here.buffer() : MemorySegment.NULL;
        MemorySegment entry = slots.asSlice(8);
        int standing = functions.fill(
                iterator,
                move,
                target,
                target.byteSize(),
                here.forwards ? NEXT : PREV,
                buffer,
                buffer.byteSize(),
                large,
                count,
                slots,
                entry);
        if (standing != 0) {
            here.stand(entry.get(LONG, 0), entry.get(LONG, 8), entry.get(LONG, 16), entry.get(LONG, 24));
        }
        return (int) slots.get(LONG, 0);
    }

    /** The same without the extension. */
    private int pack(
            MemorySegment iterator,
            Window here,
            int move,
            MemorySegment target,
            int count,
            long large,
            MemorySegment length) {
        move(iterator, move, target);
        long room = count > 1 ? here.buffer().byteSize() : 0;
        long at = 0;
        int packed = 0;
        while (functions.valid(iterator) != 0) {
            long key = functions.key(iterator, length).address();
            long keySize = length.get(LONG, 0);
            long value = functions.value(iterator, length).address();
            long valueSize = length.get(LONG, 0);
            if (packed + 1 >= count || valueSize > large || Window.HEAD + keySize + valueSize > room - at) {
                here.stand(key, keySize, value, valueSize);
                break;
            }
            here.pack(at, key, keySize, value, valueSize);
            at += Window.HEAD + keySize + valueSize;
            packed++;
            move(iterator, here.forwards ? NEXT : PREV, MemorySegment.NULL);
        }
        return packed;
    }

    private void move(MemorySegment iterator, int move, MemorySegment target) {
        switch (move) {
            case NEXT -> functions.next(iterator);
            case PREV -> functions.prev(iterator);
            case FIRST -> functions.seekToFirst(iterator);
            case LAST -> functions.seekToLast(iterator);
            case SEEK -> functions.seek(iterator, target, target.byteSize());
            case SEEK_FOR_PREV -> functions.seekForPrev(iterator, target, target.byteSize());
            default -> {}
        }
    }

    private void requireValid(MemorySegment iterator) {
        if (functions.valid(iterator) == 0) {
            throw nowhere();
        }
    }

    private void requireEntry(Window here) {
        if (!here.isAtEntry()) {
            throw nowhere();
        }
    }

    private IllegalStateException nowhere() {
        return new IllegalStateException(lifetime.name() + " is not at an entry: seek first, and ask isValid()");
    }

    private void requireFresh() {
        if (lifetime.isStale()) {
            throw new IllegalStateException(lifetime.name()
                    + " has lost its value, because the writes that it is part of were added to: position it again");
        }
    }
}
