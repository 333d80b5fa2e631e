package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.KeyValue;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.ComparatorFailure;
import dev.rockspan.runtime.lifetime.ExclusiveAccess;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.lifetime.UseErrors;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Moves an iterator and reads the entry at which it stands. A move is one call of C, which also says where key and value
 * are; reading copies them from there, or shows them where they are ({@link ScopedViews}).
 */
public final class IteratorCursor {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    /** RocksDB is to be asked. */
    private static final int UNKNOWN = 0;

    private static final int NOWHERE = 1;
    private static final int AT_ENTRY = 2;

    /** {@code rockspan_entry_t}: the addresses and sizes of key and value. */
    private static final int ENTRY = 32;

    private final Handle handle;
    private final NativeObject object;
    private final IteratorFunctions functions;
    private final ScopedViews views = new ScopedViews();
    private final QuickUse quick;

    /** Whether it shows the writes of a batch or a transaction, which move in memory when more are added. */
    private final boolean overWrites;

    // What follows belongs to who uses the iterator.

    /** Where C says where key and value are; allocated with the first move. */
    private MemorySegment slot = MemorySegment.NULL;

    /** What is known of where it stands: {@link #UNKNOWN}, {@link #NOWHERE} or {@link #AT_ENTRY}, whose place follows. */
    private int position = UNKNOWN;

    private long key;
    private long keySize;
    private long value;
    private long valueSize;

    /** Moves what {@code handle} owns. */
    public IteratorCursor(Handle handle, IteratorFunctions functions) {
        this.handle = handle;
        this.object = NativeObject.of(handle);
        this.functions = functions;
        this.quick = new QuickUse(handle, object, views);
        object.marked(ObjectMark.SCANNING);
        this.overWrites = object.isOverWrites();
        object.showing(views); // not this, which has the handle: that would never be forgotten
    }

    /** Moves to an entry by a key, as {@link Moves#SEEK} or {@link Moves#SEEK_FOR_PREV} says. */
    public void seek(byte[] target, int move) {
        try (Call call = Call.begin(functions.symbols())) {
            seek(call, call.bytes(target, "key"), move);
        }
    }

    /** As {@link #seek(byte[], int)}. */
    public void seek(MemorySegment target, int move) {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment bytes = call.bytes(target, "key");
            // A view of this iterator ends before the move that reads it.
            seek(call, views.has(bytes) ? call.bytes(bytes.toArray(ValueLayout.JAVA_BYTE), "key") : bytes, move);
        }
    }

    private void seek(Call call, MemorySegment target, int move) {
        use(call);
        move(move, target);
    }

    /** Moves without a key, as a constant of {@link Moves} says. */
    public void move(int move) {
        try (ExclusiveAccess.Holder holder = enter(canCallBack())) {
            if (move == Moves.NEXT || move == Moves.PREV) {
                requireEntry();
            }
            boolean offers = views.isMine() && holder == quick && !InCallback.isOfRocksDB();
            move(move, MemorySegment.NULL);
            if (offers && position == AT_ENTRY) {
                views.offer();
            }
        }
    }

    private void move(int move, MemorySegment target) {
        leave();
        step(move, target);
        object.renew();
    }

    /** Takes up the database's present state; has to be positioned anew afterwards. */
    public void refresh() {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment iterator = use(call);
            leave();
            functions.refresh(iterator, call.errorSlot());
            call.check();
        }
    }

    /** Throws the error that ended the iteration. */
    public void status() {
        try (Call call = Call.begin(functions.symbols())) {
            functions.status(use(call), call.errorSlot());
            call.check();
        }
    }

    /** Whether it stands at an entry. */
    public boolean isValid() {
        return position != UNKNOWN && object.isUntouched() ? position == AT_ENTRY : advance(Moves.STAY, false);
    }

    /** A copy of the key of the entry. */
    public byte[] key() {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            return NativeMemory.copyOf(key, keySize);
        }
    }

    /** A copy of the value of the entry. */
    public byte[] value() {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            requireFreshValue();
            return NativeMemory.copyOf(value, valueSize);
        }
    }

    /** Copies as much of the key or the value of the entry as fits; returns its size. */
    public long copy(MemorySegment target, boolean ofValue) {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            if (ofValue) {
                requireFreshValue();
            }
            long size = ofValue ? valueSize : keySize;
            NativeMemory.copy(ofValue ? value : key, target, Math.min(size, target.byteSize()));
            return size;
        }
    }

    /** Copies of the key and the value of the entry. */
    KeyValue entry() {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            requireFreshValue();
            return new KeyValue(NativeMemory.copyOf(key, keySize), NativeMemory.copyOf(value, valueSize));
        }
    }

    /** A copy of the timestamp of the entry. */
    public byte[] timestamp() {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            MemorySegment bytes = functions.timestamp(object.address(), slot);
            return NativeMemory.copyOf(bytes.address(), slot.get(LONG, 0));
        }
    }

    /** The key or the value of the entry, to be read until the next move. */
    public MemorySegment view(boolean ofValue) {
        try {
            if (overWrites) {
                return copied(ofValue);
            }
            if (!views.accept() || !object.isOpen()) {
                show();
            }
            return views.of(ofValue ? value : key, ofValue ? valueSize : keySize);
        } finally {
            Reference.reachabilityFence(handle); // from here on the segment keeps the views open
        }
    }

    private void show() {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            beginViews();
        }
    }

    private void beginViews() {
        endViews();
        InCallback.showsUntilEnd(object);
        views.begin();
    }

    private MemorySegment copied(boolean ofValue) {
        try (ExclusiveAccess.Holder _ = enter(false)) {
            requireEntry();
            if (ofValue) {
                requireFreshValue();
            }
            if (!views.isMine()) {
                beginViews();
            }
            return ofValue ? views.ofCopy(value, valueSize) : views.ofCopy(key, keySize);
        }
    }

    /** Shows every entry, or every one from where it stands. */
    public void forEach(boolean fromFirst, BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        Call.notNull(consumer, "consumer");
        try {
            boolean atEntry = beginLoop(fromFirst);
            while (atEntry) {
                if (overWrites) {
                    consumer.accept(copied(false), copied(true));
                } else {
                    consumer.accept(views.of(key, keySize), views.of(value, valueSize));
                }
                atEntry = views.isLooping() && views.isMine() ? showNext() : advance(Moves.NEXT, true);
            }
        } finally {
            try {
                views.endMine();
            } finally {
                leaveLoop();
            }
        }
        status();
    }

    /** Shows the first entry, and stays inside if C does not call back. */
    private boolean beginLoop(boolean fromFirst) {
        boolean atEntry = advance(fromFirst ? Moves.FIRST : Moves.STAY, true);
        if (atEntry && !overWrites && !canCallBack() && object.enter(quick)) {
            views.setLooping(true);
        }
        return atEntry;
    }

    /** Does not stay inside any more, as the consumer uses the iterator or the loop ends. */
    private void leaveLoop() {
        if (views.isLooping()) {
            views.setLooping(false);
            quick.close();
        }
    }

    /** Shows the next entry; false if there is none. */
    private boolean showNext() {
        StackReserve.require();
        object.checkUsable();
        leave();
        step(Moves.NEXT, MemorySegment.NULL);
        if (position == AT_ENTRY) {
            views.begin();
        }
        return position == AT_ENTRY;
    }

    /** Moves to the first entry, or on unless it is at the end already; false if there is no entry then. */
    boolean advance(int move, boolean show) {
        try (ExclusiveAccess.Holder _ = enter(canCallBack())) {
            if (move == Moves.FIRST) {
                move(Moves.FIRST, MemorySegment.NULL);
            } else {
                look();
                if (move == Moves.NEXT && position == AT_ENTRY) {
                    move(Moves.NEXT, MemorySegment.NULL);
                }
            }
            if (show && position == AT_ENTRY && !views.isMine()) {
                beginViews();
            }
            return position == AT_ENTRY;
        }
    }

    /** Copies of all entries, from the first on. */
    public Stream<KeyValue> stream() {
        object.checkUsable();
        return StreamSupport.stream(new Entries(this), false);
    }

    /**
     * Uses the iterator until what this returns is closed.
     *
     * @param callsBack whether C may call back meanwhile, which takes a call
     * @throws IllegalStateException if it is closed or in use
     */
    private ExclusiveAccess.Holder enter(boolean callsBack) {
        StackReserve.require();
        if (!callsBack && !ComparatorFailure.happened && object.enter(quick)) {
            return quick;
        }
        leaveLoop();
        Call call = Call.begin(functions.symbols());
        try {
            use(call);
            return call;
        } catch (Throwable e) {
            call.close();
            throw e;
        }
    }

    private boolean canCallBack() {
        return InCallback.isPossible && (overWrites || object.canCallBack());
    }

    /**
     * Its address.
     *
     * @throws IllegalStateException if it is closed, or its comparator has thrown
     */
    private MemorySegment use(Call call) {
        leaveLoop();
        if (!object.isOpen()) {
            views.endMine(); // it was closed by another thread, which could not
        }
        return call.use(handle);
    }

    /** The entry is about to go. */
    private void leave() {
        endViews();
        position = UNKNOWN;
    }

    private void endViews() {
        if (!views.end()) {
            throw UseErrors.shown(object);
        }
    }

    /** Has what RocksDB says of where it stands. */
    private void look() {
        if (position == UNKNOWN || object.isMoved()) {
            step(Moves.STAY, MemorySegment.NULL);
            if (!object.isStale()) {
                object.renew();
            }
        }
    }

    private void requireEntry() {
        look();
        if (position != AT_ENTRY) {
            throw new IllegalStateException(object.name() + " is not at an entry: seek first, and ask isValid()");
        }
    }

    private void requireFreshValue() {
        if (object.isStale()) {
            throw new IllegalStateException(object.name()
                    + " has lost its value, because the writes that it is part of were added to: position it again");
        }
    }

    /** Moves, and notes where key and value are then. */
    private void step(int move, MemorySegment target) {
        MemorySegment iterator = object.address();
        MemorySegment entry = slot();
        boolean atEntry = functions.symbols().isExtended()
                ? functions.step(iterator, move, target, target.byteSize(), entry) != 0
                : Moves.byParts(functions, iterator, move, target, entry);
        if (atEntry) {
            long at = entry.address();
            key = NativeMemory.ALL.get(LONG, at);
            keySize = NativeMemory.ALL.get(LONG, at + 8);
            value = NativeMemory.ALL.get(LONG, at + 16);
            valueSize = NativeMemory.ALL.get(LONG, at + 24);
        }
        position = atEntry ? AT_ENTRY : NOWHERE;
    }

    private MemorySegment slot() {
        if (slot.address() == 0) {
            MemorySegment allocated = NativeMemory.allocate(ENTRY);
            object.retaining(() -> NativeMemory.free(allocated));
            slot = allocated;
        }
        return slot;
    }
}
