package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.MissingFunctionException;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.ValueBuffer;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One call into the native library: the leases on the handles it uses, memory for its arguments and results, and its
 * error slot. All of it ends with the call.
 *
 * <pre>{@code
 * try (Call call = Call.begin(Symbols.TABLE)) {
 *     MemorySegment self = call.use(this);
 *     MemorySegment k = call.bytes(key, "key");
 *     DbRaw.rocksdb_delete(self, call.use(options, "options"), k, k.byteSize(), call.errorSlot());
 *     call.check();
 * }
 * }</pre>
 *
 * <p>A call belongs to the thread that began it. Calls nest where a native function calls back into Java.
 *
 * <p>What the native side takes for good ({@link #transfer}, {@link #retain}) takes effect with {@link #handOver()},
 * right after the native function has returned. If the call ends without it, nothing has happened to the handles.
 */
public final class Call implements AutoCloseable {

    private static final MemorySegment ALL = NativeMemory.ALL;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final long NO_SLOT = 0;
    /** How long who drops a column family waits for those that write to it. */
    private static final long PATIENCE = 10_000_000_000L;
    private static final long NAP = 20_000;
    private static final VarHandle LEASED;
    private static final VarHandle LEASES;
    private static final VarHandle WRITING;

    static {
        try {
            LEASED = MethodHandles.lookup().findVarHandle(Call.class, "leased", Lifetime[].class);
            LEASES = MethodHandles.lookup().findVarHandle(Call.class, "leases", int.class);
            WRITING = MethodHandles.lookup().findVarHandle(Call.class, "writing", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final CallStack stack;
    private final Scratch scratch;
    /** Whether it can be inside of another call of its thread. */
    private final boolean inner;

    private SymbolTable table;
    /** How full the scratch memory was when the call began. */
    private long mark;

    private long errorSlot = NO_SLOT;

    /**
     * The first {@link #leases} of it are leased: read by the threads that want to destroy them. What is beyond is left
     * over from earlier calls.
     */
    private @Nullable Lifetime[] leased = new Lifetime[8];

    private int leases;
    /** Whether it writes to the column families that it has leased: read by the thread that wants to drop one. */
    private boolean writing;
    private @Nullable Lifetime changed;
    private @Nullable List<MemorySegment> malloced;
    private @Nullable List<Pending> pending;
    private @Nullable Lifetime made;
    /** Where the database is that this opens, until there is one. */
    private Folders.@Nullable Use opening;

    /** Of the keys in {@link #scratch} and {@link #malloced}, once two of them are compared. */
    private @Nullable IndexOrder mine;

    /** Something that takes effect if the native function was called. */
    private interface Pending {
        void commit();

        void cancel();
    }

    @SuppressWarnings("NullAway")
    Call(CallStack stack, boolean inner) {
        this.stack = stack;
        this.inner = inner;
        this.scratch = stack.scratch();
    }

    /** Begins a call of functions of {@code table}. */
    public static Call begin(SymbolTable table) {
        Call call = CallStack.push();
        // Storing a reference costs more than looking at it: here and below it is only stored if it is another.
        if (call.table != table) {
            call.table = table;
        }
        call.mark = call.scratch.top();
        return call;
    }

    // ------------------------------------------------------------------------------------------------- handles

    /**
     * The address of the handle whose method this is.
     *
     * @throws IllegalStateException if it is closed or handed over
     */
    public MemorySegment use(Usable self) {
        Lifetime lifetime = Handle.lifetimeOf(self);
        try {
            if (!lifetime.isKeptOpen()) {
                lease(lifetime);
            }
            return lifetime.address();
        } finally {
            // Were the handle collected before it is leased, an automatic arena could close it in its user's hands.
            Reference.reachabilityFence(self);
        }
    }

    /** The order of keys in the index of writes that this uses; null if it uses none. */
    @Nullable IndexOrder index() {
        for (int i = 0; i < leases; i++) {
            Lifetime used = leased[i];
            Guard guard = used == null ? null : used.guard();
            if (guard != null && guard.index() != null) {
                return guard.index();
            }
        }
        return null;
    }

    /** Whether that is in memory of this call. */
    boolean isMine(long address) {
        if (scratch.has(address)) {
            return true;
        }
        if (malloced != null) {
            for (MemorySegment memory : malloced) {
                if (address >= memory.address() && address - memory.address() < memory.byteSize()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The order of the keys in memory of this call: RocksDB is to find one, whatever the Java code says of it. */
    IndexOrder orderOfMine() {
        if (mine == null) {
            mine = IndexOrder.ofCall();
        }
        return mine;
    }

    /** An order of keys has thrown in this, and RocksDB is told anything: notes that of what this uses. */
    void loseOrder(Callback order) {
        for (int i = 0; i < leases; i++) {
            Lifetime used = leased[i];
            if (used != null) {
                used.loseOrder(order);
            }
        }
    }

    /** Leases what is not asked for its address. */
    void lease(Lifetime lifetime) {
        Lifetime target = lifetime.target();
        int count = leases;
        if ((count > 0 && leased[count - 1] == target) || changed == target) {
            return;
        }
        if (inner) {
            requireOutside(target);
        }
        if (count == leased.length) {
            LEASED.setRelease(this, Arrays.copyOf(leased, count * 2)); // others may be looking
        }
        if (leased[count] != target) {
            leased[count] = target;
        }
        LEASES.setRelease(this, count + 1);
        Leases.Admission admission = target.admit(this);
        if (admission != Leases.Admission.ADMITTED) {
            refuse(lifetime, admission);
        }
    }

    /**
     * RocksDB does not expect to be called by a callback of a read of the same database, and waits for itself in one of a
     * write. What goes through entries is prepared for it.
     */
    private void requireOutside(Lifetime target) {
        Lifetime whole = target.root();
        if (whole.guard() == null && InCallback.is() && CallStack.isUsingOutside(this, whole)) {
            throw new IllegalStateException(target.name() + " cannot be used in this callback, which is part of a call of"
                    + " the same " + whole.name());
        }
    }

    /** Whether this uses a part of that, other than to go through its entries. */
    boolean isUsingPartOf(Lifetime whole) {
        for (int i = 0; i < leases; i++) {
            Lifetime used = leased[i];
            if (used != null && used.root() == whole && !used.isScanned()) {
                return true;
            }
        }
        return false;
    }

    /** The call ends, and gives back what it has written down. */
    private static void refuse(Lifetime lifetime, Leases.Admission admission) {
        throw switch (admission) {
            case BUSY -> lifetime.busy();
            case HELD -> lifetime.held();
            default -> lifetime.refusal();
        };
    }

    /**
     * As {@link #use(Usable)}, of a handle that is changed by the call, and that RocksDB does not lock: nobody else may
     * use it at the same time.
     *
     * @throws IllegalStateException if it is closed or handed over, or another call uses it
     */
    public MemorySegment change(Usable self) {
        return change(self, false);
    }

    /**
     * As {@link #change(Handle)}, of a handle that was passed as {@code parameter}.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment change(@Nullable Handle handle, String parameter) {
        return change(notNull(handle, parameter));
    }

    /**
     * As {@link #change(Handle)}, of something that objects made with this handle read, too: there may be none of them.
     *
     * @throws IllegalStateException if it is closed, handed over, or in use by a call, a holder or a child
     */
    public MemorySegment changeAlone(Usable self) {
        return change(self, true);
    }

    private MemorySegment change(Usable self, boolean alone) {
        Lifetime lifetime = Handle.lifetimeOf(self);
        try {
            Lifetime target = lifetime.target();
            Leases.Admission admission = target.beginChange(alone);
            if (admission != Leases.Admission.ADMITTED) {
                refuse(lifetime, admission);
            }
            changed = target;
            return lifetime.address();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Whether this writes to the column families that it uses; asked by other threads. */
    boolean isWriting() {
        return (boolean) WRITING.getAcquire(this);
    }

    CallStack.User user() {
        return stack.user();
    }

    /** Whether this has a lease on that; asked by other threads. */
    boolean isUsing(Leases used) {
        int count = (int) LEASES.getAcquire(this);
        @Nullable Lifetime[] all = (Lifetime[]) LEASED.getAcquire(this);
        for (int i = 0; i < Math.min(count, all.length); i++) {
            if (all[i] == used) {
                return true;
            }
        }
        return false;
    }

    /**
     * The address of a handle that was passed as {@code parameter}.
     *
     * @throws NullPointerException naming the parameter
     * @throws IllegalStateException if it is closed or handed over
     */
    public MemorySegment use(@Nullable Usable handle, String parameter) {
        return use(notNull(handle, parameter));
    }

    /**
     * As {@link #use(Usable, String)}, of a handle that is part of a database.
     *
     * @throws IllegalArgumentException if {@code other} is part of another database
     */
    public MemorySegment use(@Nullable Usable handle, String parameter, Usable other) {
        Usable part = notNull(handle, parameter);
        MemorySegment address = use(part);
        checkSame(Handle.lifetimeOf(part), parameter, other);
        return address;
    }

    /**
     * As {@link #use(Usable, String)}, of a handle that can hold what is part of a database.
     *
     * @throws IllegalArgumentException if it holds what is part of another database than {@code other} is
     */
    public MemorySegment useWith(@Nullable Usable handle, String parameter, Usable other) {
        Usable holder = notNull(handle, parameter);
        MemorySegment address = use(holder);
        Lifetime held = Handle.lifetimeOf(holder).part();
        if (held != null && held.root() != Handle.lifetimeOf(other).root()) {
            throw new IllegalArgumentException(parameter + " has a " + held.name() + " that belongs to another "
                    + held.root().name());
        }
        return address;
    }

    /** As {@link #useWith}; NULL for null. */
    public MemorySegment useWithOrNull(@Nullable Usable handle, String parameter, Usable other) {
        return handle == null ? MemorySegment.NULL : useWith(handle, parameter, other);
    }

    private static void checkSame(Lifetime part, String parameter, Usable other) {
        if (part.root() != Handle.lifetimeOf(other).root()) {
            throw new IllegalArgumentException(parameter + ", a " + part.name() + ", belongs to another "
                    + part.root().name());
        }
    }

    /** As {@link #use(Usable, String, Usable)}; NULL for null. */
    public MemorySegment useOrNull(@Nullable Usable handle, String parameter, Usable other) {
        return handle == null ? MemorySegment.NULL : use(handle, parameter, other);
    }

    /** The address of a handle, NULL for null. */
    public MemorySegment useOrNull(@Nullable Usable handle) {
        return handle == null ? MemorySegment.NULL : use(handle);
    }

    /** A C array of the addresses of {@code handles}; none of them may be null. */
    public MemorySegment useAll(@Nullable Collection<? extends Usable> handles, String parameter) {
        return useAll(handles, parameter, null);
    }

    /** Whether the library has a function of that name. */
    public boolean has(String function) {
        return table.has(function);
    }

    /** As {@link #useAll(Collection, String)}, one by one. */
    public List<MemorySegment> useEach(@Nullable Collection<? extends Usable> handles, String parameter) {
        return useAll(handles, parameter)
                .elements(ValueLayout.ADDRESS)
                .map(each -> each.get(ValueLayout.ADDRESS, 0))
                .toList();
    }

    /** As {@link #useAll(Collection, String)}, of handles that are part of one database with {@code other}. */
    public MemorySegment useAll(
            @Nullable Collection<? extends Usable> handles, String parameter, @Nullable Usable other) {
        Usable[] all = notNull(handles, parameter).toArray(new Usable[0]);
        MemorySegment array = take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            Usable handle = element(all[i], parameter, i);
            MemorySegment address = other == null ? use(handle) : use(handle, parameter, other);
            array.setAtIndex(ValueLayout.ADDRESS, i, address);
        }
        return array;
    }

    /**
     * The address of a handle that the function takes over from its user. Until {@link #handOver()} it is only reserved:
     * nobody else can use it, and if the call ends first it is as it was. After that the handle is spent: closing it
     * does nothing, using it or passing it on again is an error.
     *
     * @param newOwner who takes it, as {@code Class.method}, for the error messages
     * @throws NullPointerException naming the parameter
     * @throws IllegalArgumentException if only one call at a time may use what it is part of, and the same is so of what
     *     this call uses: the new owner would be part of both, and is guarded as part of one
     * @throws IllegalStateException if it is closed, handed over, a view, or in use by a call, a child or a holder
     */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner) {
        Lifetime lifetime = Handle.lifetimeOf(notNull(handle, parameter));
        requireNoOtherGuard(lifetime.guardOfParent(), lifetime, parameter);
        MemorySegment address;
        try {
            address = lifetime.beginHandOver(newOwner);
        } finally {
            Reference.reachabilityFence(handle);
        }
        pend(new Pending() {
            @Override
            public void commit() {
                lifetime.completeHandOver();
            }

            @Override
            public void cancel() {
                lifetime.cancelHandOver();
            }
        });
        return address;
    }

    private void requireNoOtherGuard(@Nullable Guard guard, Lifetime lifetime, String parameter) {
        for (int i = 0; guard != null && i < leases; i++) {
            Lifetime used = leased[i];
            Guard own = used == null ? null : used.guard();
            if (used != null && own != null && own != guard) {
                throw new IllegalArgumentException(parameter + " is a " + lifetime.name()
                        + " that already shows the writes of another object than this " + used.name());
            }
        }
    }

    /** As {@link #transfer(Usable, String, String)}, of a handle that is part of one database with {@code other}. */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner, Usable other) {
        MemorySegment address = transfer(handle, parameter, newOwner);
        checkSame(Handle.lifetimeOf(notNull(handle, parameter)), parameter, other);
        return address;
    }

    /** As {@link #transfer(Usable, String, String, Usable)}; NULL for null. */
    public MemorySegment transferOrNull(@Nullable Usable handle, String parameter, String newOwner, Usable other) {
        return handle == null ? MemorySegment.NULL : transfer(handle, parameter, newOwner, other);
    }

    /** As {@link #transfer}; NULL for null. */
    public MemorySegment transferOrNull(@Nullable Usable handle, String parameter, String newOwner) {
        return handle == null ? MemorySegment.NULL : transfer(handle, parameter, newOwner);
    }

    /**
     * A native copy of {@code bytes} to which {@code holder}'s native side will point until something else is retained
     * under {@code slot}. It is freed when nobody can see it any more. Takes effect with {@link #handOver()}.
     *
     * @param bytes null empties the slot; the result is then NULL
     */
    public MemorySegment retain(Usable holder, String slot, byte @Nullable [] bytes) {
        return retain(holder, slot, bytes == null ? null : MemorySegment.ofArray(bytes));
    }

    /** As {@link #retain(Usable, String, byte[])}, from the buffer's position to its limit. */
    public MemorySegment retain(Usable holder, String slot, @Nullable ByteBuffer bytes) {
        return retain(holder, slot, bytes == null ? null : MemorySegment.ofBuffer(bytes));
    }

    /** As {@link #retain(Usable, String, byte[])}. */
    public MemorySegment retain(Usable holder, String slot, @Nullable MemorySegment bytes) {
        Lifetime lifetime = Handle.lifetimeOf(holder);
        MemorySegment copy = bytes == null ? null : NativeMemory.allocate(bytes.byteSize());
        if (copy != null && bytes != null) {
            try {
                copy.copyFrom(bytes);
            } catch (RuntimeException e) {
                NativeMemory.free(copy);
                throw e;
            }
        }
        pend(new Pending() {
            @Override
            public void commit() {
                lifetime.keep(slot, copy);
            }

            @Override
            public void cancel() {
                if (copy != null) {
                    NativeMemory.free(copy);
                }
            }
        });
        return copy == null ? MemorySegment.NULL : copy;
    }

    /**
     * Checks that something is retained under a slot of what is passed.
     *
     * @throws IllegalArgumentException with {@code otherwise} if nothing is
     */
    public void requireKept(@Nullable Usable handle, String parameter, String slot, String otherwise) {
        Usable holder = notNull(handle, parameter);
        use(holder);
        if (!Handle.lifetimeOf(holder).keeps(slot)) {
            throw new IllegalArgumentException(parameter + ": " + otherwise);
        }
    }

    /**
     * Checks that what {@code part} is part of in the end lists nothing.
     *
     * @param name of what can list something; others do not
     * @param list gives a list of objects and their number; all of it is freed
     * @throws IllegalStateException with {@code otherwise} if something is listed
     */
    public void requireNoneListed(Usable part, String name, View list, String otherwise) {
        use(part);
        Lifetime root = Handle.lifetimeOf(part).root();
        if (!root.name().equals(name)) {
            return;
        }
        MemorySegment count = longSlot();
        MemorySegment listed = list.of(root.address(), count);
        if (listed.address() != 0) {
            for (long i = 0; i < count.get(LONG, 0); i++) {
                free(ALL.get(ValueLayout.ADDRESS, listed.address() + i * Long.BYTES), null);
            }
            free(listed, null);
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that the database of {@code part} was opened with its column family {@code name}, if it has one of that name.
     *
     * @throws IllegalStateException with {@code otherwise} if it was not
     * @throws RocksDBException if the files of the database do not tell
     */
    public void requireNamed(Usable part, String name, String otherwise) {
        use(part);
        Families families = Handle.lifetimeOf(part).root().families();
        List<String> listed = families.list(this);
        if (listed.contains(name) && listed.size() > families.countNamed()) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Has C call {@code callbacks} from now on, under the number that is returned. It is forgotten when C calls
     * {@link Upcalls#DESTRUCTOR}, or if the call ends without {@link #handOver()}.
     *
     * @param name what {@link Upcalls#NAME} says; null if C does not ask
     * @param distrusted whether nothing that follows can be trusted once it has thrown
     */
    public MemorySegment callback(
            @Nullable Object callbacks, String parameter, @Nullable String name, boolean distrusted) {
        Object target = notNull(callbacks, parameter);
        long state = Callbacks.add(
                        target,
                        distrusted ? Callback.AfterFailure.DISTRUST : Callback.AfterFailure.GO_ON,
                        name == null ? null : nameOf(name))
                .state;
        pend(new Pending() {
            @Override
            public void commit() {
                // C destroys it.
            }

            @Override
            public void cancel() {
                Callbacks.remove(state);
            }
        });
        return MemorySegment.ofAddress(state);
    }

    private static MemorySegment nameOf(String name) {
        checkText(name, "name");
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        MemorySegment copy = NativeMemory.allocate(utf8.length + 1L);
        MemorySegment.copy(utf8, 0, copy, ValueLayout.JAVA_BYTE, 0, utf8.length);
        copy.set(ValueLayout.JAVA_BYTE, utf8.length, (byte) 0);
        return copy;
    }

    /**
     * As {@link #callback}, of callbacks whose end C does not tell: they are forgotten when {@code holder}, to whose
     * native side they are given, is destroyed, or when others have taken their place under {@code slot}.
     */
    public MemorySegment callbackOf(Usable holder, String slot, @Nullable Object callbacks, String parameter) {
        Lifetime lifetime = Handle.lifetimeOf(holder);
        long state = Callbacks.add(notNull(callbacks, parameter), Callback.AfterFailure.GO_ON, null).state;
        pend(new Pending() {
            @Override
            public void commit() {
                lifetime.keep(slot, state);
            }

            @Override
            public void cancel() {
                Callbacks.remove(state);
            }
        });
        return MemorySegment.ofAddress(state);
    }

    /** As {@link #callback}, of callbacks that C does not call any more when the native function has returned. */
    public MemorySegment visitor(@Nullable Object callbacks, String parameter) {
        long state = Callbacks.add(notNull(callbacks, parameter), Callback.AfterFailure.STOP, null).state;
        pend(new Pending() {
            @Override
            public void commit() {
                Callbacks.remove(state);
            }

            @Override
            public void cancel() {
                Callbacks.remove(state);
            }
        });
        return MemorySegment.ofAddress(state);
    }

    /**
     * A visitor that has not thrown has seen all of {@code count} records.
     *
     * @throws UnsupportedOperationException if it has not
     */
    public void checkVisited(MemorySegment visitor, int count, String what) {
        Callback callback = Callbacks.find(visitor.address());
        if (callback != null && callback.failure == null && callback.visited != count) {
            throw new UnsupportedOperationException(what + " has " + count
                    + " records, but RocksDB has handed over only "
                    + callback.visited + ": it does not hand over records of other kinds than these callbacks have,"
                    + " and stops at some of them");
        }
    }

    /** A function that reads a key of the default column family. */
    @FunctionalInterface
    public interface Read {
        MemorySegment read(
                MemorySegment part,
                MemorySegment options,
                MemorySegment key,
                long size,
                MemorySegment length,
                MemorySegment error);
    }

    /** A function that reads a key of a column family. */
    @FunctionalInterface
    public interface ReadIn {
        MemorySegment read(
                MemorySegment part,
                MemorySegment options,
                MemorySegment family,
                MemorySegment key,
                long size,
                MemorySegment length,
                MemorySegment error);
    }

    /**
     * Checks that the records of a batch are of column families that the database of {@code part} has, which gathers
     * them.
     *
     * @param type the name of the objects that stand for them, all of which belong to the database
     * @param id tells the number of such an object's column family
     * @param options with which {@code read} and {@code readIn} fail where keys have timestamps
     * @throws IllegalArgumentException if there is another: RocksDB looks for it in vain
     * @throws RocksDBException if their keys have timestamps: RocksDB takes them off, whether they are there or not
     */
    public void checkFamilies(
            BatchRecords records,
            Usable part,
            String type,
            ToIntFunction<MemorySegment> id,
            String parameter,
            Usable options,
            Read read,
            ReadIn readIn) {
        Set<Integer> unknown = new HashSet<>(records.families());
        if (unknown.remove(Lifetime.DEFAULT_FAMILY)) {
            MemorySegment key = records.keyOf(Lifetime.DEFAULT_FAMILY);
            MemorySegment length = longSlot();
            free(read.read(use(part), use(options), key, key.byteSize(), length, errorSlot()), null);
            check();
        }
        if (unknown.isEmpty()) {
            return;
        }
        Families families = Handle.lifetimeOf(part).root().families();
        Guard guard = Handle.lifetimeOf(part).target().guard();
        use(part);
        families.beginSearch();
        pend(new Pending() {
            @Override
            public void commit() {
                families.endSearch();
            }

            @Override
            public void cancel() {
                families.endSearch();
            }
        });
        Handle.lifetimeOf(part).root().forDescendants(type, family -> {
            if (family.isUsable()) {
                lease(family);
                int number = family.familyNumber(id);
                if (families.isThere(number) && unknown.remove(number)) {
                    if (guard != null) {
                        guard.writesTo(family);
                    }
                    MemorySegment key = records.keyOf(number);
                    MemorySegment length = longSlot();
                    free(
                            readIn.read(
                                    use(part),
                                    use(options),
                                    family.address(),
                                    key,
                                    key.byteSize(),
                                    length,
                                    errorSlot()),
                            null);
                    check();
                }
            }
        });
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException(parameter + " has writes to column families that are not open in this "
                    + Handle.lifetimeOf(part).root().name() + ": " + unknown);
        }
    }

    /**
     * If the function has failed, and {@code self} has a name and not the mark, closes it without having it destroyed:
     * RocksDB has half ended it.
     *
     * @param name gives the name of an object
     */
    public void abandon(Usable self, String unless, View name) {
        Lifetime lifetime = Handle.lifetimeOf(self);
        if (errorSlot == NO_SLOT || ALL.get(LONG, errorSlot) == 0 || lifetime.isMarked(unless)) {
            return;
        }
        MemorySegment length = longSlot();
        byte[] found = takeBytes(name.of(lifetime.address(), length), length);
        if (found != null && found.length > 0) {
            lifetime.abandon();
        }
    }

    /**
     * Refuses what waits for other calls with {@code self} in a callback, as that may be part of one of them.
     *
     * @throws IllegalStateException if there are such calls, and this is in a callback
     */
    public void outside(Usable self) {
        Lifetime lifetime = Handle.lifetimeOf(self);
        if (InCallback.is() && lifetime.target().isInCalls()) {
            throw new IllegalStateException(lifetime.name()
                    + " is in use by a call that this callback may be part of, and that RocksDB would wait for");
        }
    }

    /** Notes that this call writes to an index, and names no column family. */
    public void inOwnOrder(Handle index) {
        Guard guard = Handle.lifetimeOf(index).target().guard();
        if (guard != null) {
            guard.indexed().inOwnOrder();
        }
    }

    /**
     * Sees to it that a write that names a column family does not have RocksDB go on in the order of that, where it has
     * begun in another: in none's, or in that of another database's family of the same number.
     *
     * @param id tells the number of a column family
     * @throws IllegalStateException if it would
     */
    public void inOrderOf(@Nullable Handle family, String parameter, Handle index, ToIntFunction<MemorySegment> id) {
        Guard guard = Handle.lifetimeOf(index).target().guard();
        if (guard == null || IndexOrder.isOnlyOfBytes) {
            return;
        }
        int number = id.applyAsInt(use(family, parameter));
        if (!guard.indexed()
                .inOrdersOf(Handle.lifetimeOf(notNull(family, parameter)).root())) {
            throw new IllegalStateException(Handle.lifetimeOf(index).name()
                    + " has writes to column families of another database, whose order need not be that of "
                    + parameter);
        }
        if (number == Lifetime.DEFAULT_FAMILY && !guard.indexed().inOrderOfDefault()) {
            throw new IllegalStateException(Handle.lifetimeOf(index).name()
                    + " has writes that name no column family, in an order that need not be the default one's: name "
                    + parameter + " in all writes, or in none");
        }
    }

    /** Notes that there may be orders of keys other than that of bytes: RocksDB's own, which a text can choose. */
    public static void orders() {
        IndexOrder.isOnlyOfBytes = false;
    }

    /**
     * Notes that this call drops a column family: it is not written to from now on, or only again if the call ends
     * without {@link #handOver()}. Waits for the calls that write to it; in a callback, which they may wait for, it is
     * refused while there are such.
     *
     * @param id tells its number
     * @throws IllegalStateException if another call looks for column families that must not be dropped meanwhile, or
     *     those that write to this one do not end, or this is in a callback and there are such, or a part of the
     *     database has gathered writes to it
     */
    public void drop(@Nullable Handle family, String parameter, Handle database, ToIntFunction<MemorySegment> id) {
        use(database);
        use(family, parameter, database);
        Lifetime lifetime = Handle.lifetimeOf(notNull(family, parameter));
        int number = lifetime.familyNumber(id);
        Families families = Handle.lifetimeOf(database).root().families();
        if (number == Lifetime.DEFAULT_FAMILY || !families.drop(number)) {
            return;
        }
        pend(new Pending() {
            @Override
            public void commit() {
                families.forget(number);
            }

            @Override
            public void cancel() {
                families.restore(number);
            }
        });
        long end = System.nanoTime() + PATIENCE;
        while (lifetime.target().isWrittenTo()) {
            if (InCallback.is()) {
                throw new IllegalStateException(
                        parameter + " is being written to, by calls that may wait for this callback");
            }
            if (System.nanoTime() - end > 0) {
                throw new IllegalStateException(parameter + " is being written to, and is not dropped meanwhile");
            }
            LockSupport.parkNanos(NAP);
        }
        Lifetime gathering = Handle.lifetimeOf(database).root().whatWritesTo(number);
        if (gathering != null) {
            throw new IllegalStateException("A " + gathering.name() + " has writes to " + parameter
                    + ", and can neither be committed nor rolled back without it: do that first");
        }
    }

    // ------------------------------------------------------------------------------------------- column families

    /**
     * As {@link #use(Usable, String, Usable)}, of a column family that this call writes to: RocksDB may not survive that
     * it is not there.
     *
     * @param id tells its number
     * @param options of the write
     * @param ignores tells of the options whether what is not there is passed over
     * @throws IllegalStateException if it was dropped
     */
    public MemorySegment useToWrite(
            @Nullable Usable family,
            String parameter,
            Usable database,
            ToIntFunction<MemorySegment> id,
            Usable options,
            ToIntFunction<MemorySegment> ignores) {
        beginWriting();
        MemorySegment address = use(family, parameter, database);
        Families lost = Handle.lifetimeOf(database).root().lostFamilies();
        if (lost != null) {
            Lifetime lifetime = Handle.lifetimeOf(notNull(family, parameter));
            int number = lifetime.familyNumber(id);
            if (!lost.isThere(number) && ignores.applyAsInt(use(options)) == 0) {
                throw dropped(parameter + " is", number);
            }
        }
        return address;
    }

    /**
     * As {@link #use(Usable, String)}, of gathered writes that this call applies to a database.
     *
     * @param options of the write
     * @param ignores tells of the options whether writes to what is not there are passed over
     * @param data gives the records of the writes
     * @throws IllegalArgumentException if there are writes to a column family of another database, or if some were not
     *     added by handles and are to none that there is, or are nothing that RocksDB can write, or have keys that are
     *     shorter than the timestamps that are to be at their ends
     * @throws IllegalStateException if there are writes to one that was dropped
     */
    public MemorySegment useWritten(
            @Nullable Usable writes,
            String parameter,
            Usable database,
            Usable options,
            ToIntFunction<MemorySegment> ignores,
            View data) {
        MemorySegment address = use(writes, parameter);
        Lifetime lifetime = Handle.lifetimeOf(notNull(writes, parameter));
        requireThere(lifetime, parameter, database, options, ignores);
        Lifetime root = Handle.lifetimeOf(database).root();
        // RocksDB does not mind either that a write that names no column family lacks the timestamps of the default one.
        if (lifetime.hasUnseenWrites() || root.timestampsInDefault() > 0) {
            MemorySegment length = longSlot();
            BatchRecords records = BatchRecords.read(data.of(address, length), length);
            records.requireWritable(root.isOnlyOfBytes(), parameter);
            requireThere(records.families(), parameter, database, options, ignores);
            records.requireTimestamps(root.families()::timestampsIn, parameter);
        }
        return address;
    }

    /**
     * Before this call removes the writes of {@code self}: RocksDB forgets with them how long the timestamps of the
     * database's default column family are, and takes them off keys that it then writes without. So if there are such,
     * nothing but what empties it is let in any more.
     *
     * @throws IllegalStateException if only a part of {@code self} would be removed, which could still be written to
     */
    public void empties(Usable self) {
        Lifetime lifetime = Handle.lifetimeOf(self).target();
        Guard guard = lifetime.guard();
        if (guard == null || IndexOrder.isOnlyOfBytes) {
            return;
        }
        if (guard.hasForgotten() && !guard.enterAgain(this)) {
            throw lifetime.busy();
        }
        try {
            use(self);
        } catch (IllegalStateException e) {
            guard.exit(this);
            throw e;
        }
        if (lifetime.timestampsInDefault() == 0) {
            return;
        }
        if (lifetime.guardOfParent() != null) {
            throw new IllegalStateException(lifetime.name() + " cannot be emptied, RocksDB would forget how long the"
                    + " timestamps of the default column family are: roll its transaction back");
        }
        guard.forget();
    }

    private void requireThere(
            Set<Integer> numbers,
            String what,
            Usable database,
            Usable options,
            ToIntFunction<MemorySegment> ignores) {
        Families families = Handle.lifetimeOf(database).root().families();
        beginWriting();
        for (int number : numbers) {
            if (number == Lifetime.DEFAULT_FAMILY) {
                continue;
            }
            Lifetime family = families.opened(number);
            if (family != null) {
                leaseIfOpen(family);
            }
            boolean dropped = !families.isThere(number);
            if ((dropped || family == null) && ignores.applyAsInt(use(options)) == 0) {
                throw dropped
                        ? dropped(what + " has writes to", number)
                        : new IllegalArgumentException(what + " has writes to column family " + number
                                + ", which this " + Handle.lifetimeOf(database).root().name() + " does not have");
            }
        }
    }

    /**
     * As {@link #useWritten}, of those of {@code writes}, which is part of the database that this call applies them to.
     *
     * @throws IllegalStateException if there are writes to a column family that was dropped
     */
    public void applies(Usable writes) {
        use(writes);
        Lifetime lifetime = Handle.lifetimeOf(writes);
        requireThere(lifetime, "This " + lifetime.name(), writes, null, _ -> 0);
    }

    private void requireThere(
            Lifetime writes,
            String what,
            Usable database,
            @Nullable Usable options,
            ToIntFunction<MemorySegment> ignores) {
        Guard guard = writes.target().guard();
        WrittenFamilies families = guard == null ? null : guard.families();
        if (families == null) {
            return;
        }
        Lifetime root = Handle.lifetimeOf(database).root();
        beginWriting();
        for (Lifetime family : families.all()) {
            requireSame(family, root, what);
            leaseIfOpen(family);
            Families lost = root.lostFamilies();
            int number = family.familyNumber();
            if (lost != null
                    && !lost.isThere(number)
                    && (options == null || ignores.applyAsInt(use(options)) == 0)) {
                throw dropped(what + " has writes to", number);
            }
        }
    }

    /**
     * Notes that this call adds writes to a column family to those that {@code writes} gathers.
     *
     * @param id tells the number of the column family
     * @throws IllegalStateException if {@code writes} is part of the same database, and the column family was dropped
     */
    public void gather(
            @Nullable Usable family, String parameter, Usable writes, ToIntFunction<MemorySegment> id) {
        Lifetime lifetime = Handle.lifetimeOf(notNull(family, parameter));
        Lifetime gathering = Handle.lifetimeOf(writes);
        Guard guard = gathering.target().guard();
        if (guard == null) {
            return;
        }
        WrittenFamilies families = guard.families();
        if (families != null && families.endsWith(lifetime)) {
            return; // who drops it has seen that
        }
        boolean ofSame = lifetime.root() == gathering.root();
        if (ofSame) {
            beginWriting();
        }
        use(family, parameter);
        use(writes);
        Families lost = ofSame ? lifetime.root().lostFamilies() : null;
        int number = lifetime.familyNumber(id);
        if (lost != null && !lost.isThere(number)) {
            throw dropped(parameter + " is", number);
        }
        if (number != Lifetime.DEFAULT_FAMILY) {
            guard.writesTo(lifetime);
        }
    }

    private static void requireSame(Lifetime family, Lifetime root, String what) {
        if (family.root() != root) {
            throw new IllegalArgumentException(what + " has writes to a " + family.name()
                    + " that belongs to another " + family.root().name());
        }
    }

    private static IllegalStateException dropped(String what, int number) {
        return new IllegalStateException(what + " column family " + number + ", which was dropped");
    }

    /** Notes, before column families are leased, that this call writes to them: what drops one sees both, or neither. */
    private void beginWriting() {
        if (!writing) {
            WRITING.setRelease(this, true);
        }
    }

    /** Leases what gathered writes name; its handle need not be open any more. */
    private void leaseIfOpen(Lifetime family) {
        if (family.isUsable()) {
            try {
                lease(family);
            } catch (IllegalStateException e) {
                // It was closed meanwhile.
            }
        }
    }

    /** Notes what this call has made, so that it is closed if a callback threw meanwhile. */
    public Lifetime made(Lifetime lifetime) {
        made = lifetime;
        Folders.Use opened = opening;
        if (opened != null) {
            opening = null;
            lifetime.whenDestroyed(opened::end);
        }
        return lifetime;
    }

    /**
     * Notes, before the native call, where a database is that this call opens; it counts as open until what the call has
     * {@linkplain #made(Lifetime) made} is destroyed, or the call ends without it.
     *
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, which are not noted
     * @param given what says which environment it is
     * @throws IllegalStateException if another call is writing over what there is
     */
    public void opens(
            @Nullable String path, String parameter, String environment, String inMemory, @Nullable Usable... given) {
        if (path == null || isInMemory(environment, inMemory, given)) {
            return;
        }
        Folders.Use use = Folders.open(path, parameter);
        if (use != null) {
            opening = use;
            atEnd(() -> {
                if (opening == use) {
                    opening = null;
                    use.end();
                }
            });
        }
    }

    /**
     * Checks that no database is open in a folder whose files this call replaces. None is opened there until it ends.
     *
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, which are not looked at
     * @param given what says which environment it is; what comes first counts
     * @throws IllegalStateException if one is open
     */
    public void overwritesFolder(
            @Nullable String path, String parameter, String environment, String inMemory, @Nullable Usable... given) {
        overwrites(path, parameter, Folders.Purpose.FOLDER, environment, inMemory, given);
    }

    /** As {@link #overwritesFolder}, of a file that this call begins anew: it must not be in such a folder. */
    public void overwritesFile(
            @Nullable String path, String parameter, String environment, String inMemory, @Nullable Usable... given) {
        overwrites(path, parameter, Folders.Purpose.FILE, environment, inMemory, given);
    }

    /** As {@link #overwritesFolder}, of the folder whose path is this one with something behind it. */
    public void overwritesBeside(
            @Nullable String path,
            String parameter,
            String behind,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        String beside = path == null ? null : path.replaceAll("/+$", "") + behind;
        overwrites(beside, parameter, Folders.Purpose.FOLDER, environment, inMemory, given);
    }

    /** As {@link #overwritesFolder}, of files that this call takes away: none must be in such a folder. */
    public void movesFiles(
            @Nullable List<String> paths,
            String parameter,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        if (paths != null) {
            paths.forEach(path -> overwrites(path, parameter, Folders.Purpose.MOVED, environment, inMemory, given));
        }
    }

    private void overwrites(
            @Nullable String path,
            String parameter,
            Folders.Purpose purpose,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        if (path == null || isInMemory(environment, inMemory, given)) {
            return;
        }
        Folders.Use use = Folders.overwrite(path, parameter, purpose);
        if (use != null) {
            atEnd(use::end);
        }
    }

    private static boolean isInMemory(String environment, String inMemory, @Nullable Usable... given) {
        for (Usable each : given) {
            if (each == null) {
                continue;
            }
            Lifetime lifetime = Handle.lifetimeOf(each);
            Lifetime found = lifetime.nearest(environment);
            if (found == null) {
                found = lifetime.root().nearest(environment); // a checkpoint has what its database was given
            }
            if (found != null) {
                return found.isMarked(inMemory);
            }
        }
        return false;
    }

    private void atEnd(Runnable action) {
        pend(new Pending() {
            @Override
            public void commit() {
                pend(this);
            }

            @Override
            public void cancel() {
                action.run();
            }
        });
    }

    /**
     * A value that was pinned in this call, and belongs to {@code parent}, which this call uses.
     *
     * @param view says where the bytes of {@code object} are
     * @throws IllegalStateException if the parent was closed in the meantime; the value is then freed
     */
    public Pin pin(String name, MemorySegment object, Destroyer destroyer, View view, Usable parent) {
        MemorySegment length = longSlot();
        MemorySegment bytes;
        try {
            bytes = view.of(object, length);
        } catch (RuntimeException e) {
            destroyer.destroy(object);
            throw e;
        }
        return pin(name, object.address(), destroyer, bytes.address(), length.get(LONG, 0), parent);
    }

    /** As {@link #pin(String, MemorySegment, Destroyer, View, Usable)}, of {@code size} bytes at an address. */
    Pin pin(String name, long object, Destroyer destroyer, long bytes, long size, Usable parent) {
        Lifetime owner = Handle.lifetimeOf(parent).target();
        owner.pinnedBy(stack.user());
        Pin pin = new Pin(stack.pins(), owner, name, object, destroyer, bytes, size);
        stack.pins().add(pin);
        if (!owner.isOpen()) {
            pin.close();
            throw owner.refusal();
        }
        return pin;
    }

    /** As {@link #made(Lifetime)}, of a handle on a pinned value. */
    public <H extends PinnedHandle> H made(H handle) {
        if (CallbackFailures.isIn(this)) {
            handle.close();
        }
        return handle;
    }

    /** Where the bytes of an object of C's are. */
    @FunctionalInterface
    public interface View {
        MemorySegment of(MemorySegment object, MemorySegment lengthSlot);
    }

    /** An object of C's that ends with this call. */
    public MemorySegment temporary(MemorySegment object, Destroyer destroyer) {
        pend(new Pending() {
            @Override
            public void commit() {
                pend(this); // what the function has left in it is read later
            }

            @Override
            public void cancel() {
                destroyer.destroy(object);
            }
        });
        return object;
    }

    /** An object of C's that the function takes over: it is freed if the call ends without {@link #handOver()}. */
    public MemorySegment given(MemorySegment object, Destroyer destroyer) {
        pend(new Pending() {
            @Override
            public void commit() {
                // C frees it.
            }

            @Override
            public void cancel() {
                destroyer.destroy(object);
            }
        });
        return object;
    }

    private void pend(Pending effect) {
        if (pending == null) {
            pending = new ArrayList<>(1);
        }
        pending.add(effect);
    }

    /**
     * The native function has returned and has taken what was {@linkplain #transfer transferred} and
     * {@linkplain #retain retained} in this call. Call it before anything else that can fail.
     */
    public void handOver() {
        if (pending != null) {
            List<Pending> effects = pending;
            pending = null;
            effects.forEach(Pending::commit);
        }
    }

    // ------------------------------------------------------------------------------------------- bytes and strings

    /**
     * A native copy of {@code bytes}.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment bytes(byte @Nullable [] bytes, String parameter) {
        byte[] given = notNull(bytes, parameter);
        MemorySegment copy = take(given.length, 1);
        MemorySegment.copy(given, 0, copy, ValueLayout.JAVA_BYTE, 0, given.length);
        return copy;
    }

    /**
     * {@code bytes} itself if it is native, else a native copy.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment bytes(@Nullable MemorySegment bytes, String parameter) {
        MemorySegment given = notNull(bytes, parameter);
        if (given.isNative()) {
            return given;
        }
        MemorySegment copy = take(given.byteSize(), 1);
        MemorySegment.copy(given, 0, copy, 0, given.byteSize());
        return copy;
    }

    /**
     * The bytes from the buffer's position to its limit, both of which stay as they are: the buffer's own if it is
     * direct, else a native copy.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment bytes(@Nullable ByteBuffer bytes, String parameter) {
        return bytes(MemorySegment.ofBuffer(notNull(bytes, parameter)), parameter);
    }

    /** As {@link #bytes(byte[], String)}; NULL of size 0 for null. */
    public MemorySegment bytesOrNull(byte @Nullable [] bytes) {
        return bytes == null ? MemorySegment.NULL : bytes(bytes, "");
    }

    /** As {@link #bytes(MemorySegment, String)}; NULL of size 0 for null. */
    public MemorySegment bytesOrNull(@Nullable MemorySegment bytes) {
        return bytes == null ? MemorySegment.NULL : bytes(bytes, "");
    }

    /** As {@link #bytes(ByteBuffer, String)}; NULL of size 0 for null. */
    public MemorySegment bytesOrNull(@Nullable ByteBuffer bytes) {
        return bytes == null ? MemorySegment.NULL : bytes(bytes, "");
    }

    /**
     * A C string in UTF-8.
     *
     * @throws NullPointerException naming the parameter
     * @throws IllegalArgumentException if it holds a NUL, which would end it, or half of a surrogate pair
     */
    public MemorySegment string(@Nullable String string, String parameter) {
        String s = notNull(string, parameter);
        checkText(s, parameter);
        byte[] utf8 = s.getBytes(StandardCharsets.UTF_8);
        MemorySegment copy = take(utf8.length + 1L, 1);
        MemorySegment.copy(utf8, 0, copy, ValueLayout.JAVA_BYTE, 0, utf8.length);
        copy.set(ValueLayout.JAVA_BYTE, utf8.length, (byte) 0);
        return copy;
    }

    /** As {@link #string}; NULL for null. */
    public MemorySegment stringOrNull(@Nullable String string, String parameter) {
        return string == null ? MemorySegment.NULL : string(string, parameter);
    }

    /** A C array of C strings; none of them may be null. */
    public MemorySegment strings(@Nullable Collection<String> strings, String parameter) {
        String[] all = notNull(strings, parameter).toArray(new String[0]);
        MemorySegment array = take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            MemorySegment string = string(element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, i, string);
        }
        return array;
    }

    /**
     * A text in UTF-8 without a NUL at its end, for functions that take its length.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment text(@Nullable String text, String parameter) {
        return bytes(notNull(text, parameter).getBytes(StandardCharsets.UTF_8), parameter);
    }

    /** As {@link #text}; NULL of size 0 for null. */
    public MemorySegment textOrNull(@Nullable String text) {
        return text == null ? MemorySegment.NULL : text(text, "");
    }

    private static void checkText(String s, String parameter) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == 0) {
                throw new IllegalArgumentException(
                        parameter + " has a NUL character at index " + i + ", which would cut it off there");
            }
            if (Character.isSurrogate(c)) {
                if (Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1))) {
                    i++;
                } else {
                    throw new IllegalArgumentException(
                            parameter + " has half of a surrogate pair at index " + i + ", which UTF-8 cannot hold");
                }
            }
        }
    }

    // ------------------------------------------------------------------------------------------------- memory

    /** Zeroed memory for this call. */
    public MemorySegment allocate(long size, long alignment) {
        return take(size, alignment).fill((byte) 0);
    }

    /** A zeroed {@code size_t}, {@code int64_t} or {@code uint64_t} to be filled. */
    public MemorySegment longSlot() {
        MemorySegment slot = take(8, 8);
        slot.set(LONG, 0, 0L);
        return slot;
    }

    /** A zeroed {@code int} or {@code uint32_t} to be filled. */
    public MemorySegment intSlot() {
        MemorySegment slot = take(4, 4);
        slot.set(ValueLayout.JAVA_INT, 0, 0);
        return slot;
    }

    /** A zeroed {@code unsigned char} or {@code bool} to be filled. */
    public MemorySegment byteSlot() {
        MemorySegment slot = take(1, 1);
        slot.set(ValueLayout.JAVA_BYTE, 0, (byte) 0);
        return slot;
    }

    /** A zeroed pointer to be filled. */
    public MemorySegment pointerSlot() {
        return longSlot();
    }

    /** Memory for this call. */
    MemorySegment uninitialised(long size, long alignment) {
        return take(size, alignment);
    }

    /** How what the library has allocated is freed, now or later. */
    Destroyer freeing() {
        return table::free;
    }

    private MemorySegment take(long size, long alignment) {
        long address = scratch.take(size, alignment);
        // Of the global arena, like the addresses of handles: native calls are quickest if all segments are alike.
        // And one for both: of two, the compiler would have to make an object.
        return ALL.asSlice(address != 0 ? address : malloc(size), size);
    }

    private long malloc(long size) {
        if (malloced == null) {
            malloced = new ArrayList<>(2);
        }
        MemorySegment memory = NativeMemory.allocate(size);
        malloced.add(memory);
        return memory.address();
    }

    /** Memory that the function writes to, as large as {@code buffer}; {@link #filled} brings it there. */
    public MemorySegment output(byte @Nullable [] buffer, String parameter) {
        return take(notNull(buffer, parameter).length, 1);
    }

    /**
     * Memory that the function writes to: {@code buffer} itself if it is native.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public MemorySegment output(@Nullable MemorySegment buffer, String parameter) {
        MemorySegment target = notNull(buffer, parameter);
        if (target.isReadOnly()) {
            throw new IllegalArgumentException(parameter + " is read-only");
        }
        return target.isNative() ? target : take(target.byteSize(), 1);
    }

    /**
     * Memory that the function writes to, from the buffer's position to its limit: the buffer's own if it is direct.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public MemorySegment output(@Nullable ByteBuffer buffer, String parameter) {
        return output(MemorySegment.ofBuffer(notNull(buffer, parameter)), parameter);
    }

    // Numbers go on from here: a segment that is passed to a method which the JIT compiler leaves by itself has to be
    // made.

    /** The size of the value, which is now in {@code buffer} if it fits; -1 if none was found. */
    public int filled(MemorySegment foundSlot, MemorySegment lengthSlot, MemorySegment output, byte[] buffer) {
        return filled(foundSlot.address(), lengthSlot.address(), output.address(), buffer);
    }

    private static int filled(long foundSlot, long lengthSlot, long output, byte[] buffer) {
        long size = found(foundSlot, lengthSlot);
        if (size <= buffer.length && size > 0) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, output, buffer, 0, (int) size);
        }
        return (int) size;
    }

    /**
     * As {@link #filled(MemorySegment, MemorySegment, MemorySegment, byte[])}. The position stays; the limit is moved to
     * the end of a value that fits.
     */
    public int filled(MemorySegment foundSlot, MemorySegment lengthSlot, MemorySegment output, ByteBuffer buffer) {
        return filled(foundSlot.address(), lengthSlot.address(), output.address(), buffer);
    }

    private static int filled(long foundSlot, long lengthSlot, long output, ByteBuffer buffer) {
        long size = found(foundSlot, lengthSlot);
        if (!buffer.isDirect()) {
            fill(MemorySegment.ofBuffer(buffer), output, size);
        }
        return limited(size, buffer);
    }

    private static int limited(long size, ByteBuffer buffer) {
        if (size >= 0 && size <= buffer.remaining()) {
            buffer.limit(buffer.position() + (int) size);
        }
        return (int) size;
    }

    /** As {@link #filled(MemorySegment, MemorySegment, MemorySegment, byte[])}. */
    public long filled(MemorySegment foundSlot, MemorySegment lengthSlot, MemorySegment output, MemorySegment buffer) {
        return filled(foundSlot.address(), lengthSlot.address(), output.address(), buffer);
    }

    private static long filled(long foundSlot, long lengthSlot, long output, MemorySegment buffer) {
        long size = found(foundSlot, lengthSlot);
        if (!buffer.isNative()) {
            fill(buffer, output, size);
        }
        return size;
    }

    private static void fill(MemorySegment buffer, long output, long size) {
        if (size > 0 && size <= buffer.byteSize()) {
            MemorySegment.copy(ALL, output, buffer, 0, size);
        }
    }

    private static long found(long foundSlot, long lengthSlot) {
        return ALL.get(ValueLayout.JAVA_BYTE, foundSlot) == 0 ? -1 : ALL.get(LONG, lengthSlot);
    }

    // ------------------------------------------------------------------------------------------- filled or pinned

    /** Where a {@link #valueSlot} has the address of the bytes, their number, and what has them pinned. */
    private static final long DATA = 0;

    private static final long SIZE = 8;
    private static final long PINNED_BY = 16;
    private static final long ERROR = 24;
    private static final long VALUE = 32;

    /** Up to how many bytes C copies a value that becomes an array. */
    private static final long SMALL = 1024;

    /** From how many bytes on Java's memory is filled from a pinned value; up to it, by way of ours. */
    private static final int LARGE = 2 * 1024;

    /** From how many bytes on an array is made by the VM: compiled code takes longer to zero memory that is not in a cache. */
    private static final int MADE_BY_VM = 2 * 1024 + 1;

    /** The memory of {@code buffer} that C may fill, NULL if it cannot. */
    public MemorySegment memory(@Nullable ValueBuffer buffer, String parameter) {
        return ((ValueTarget) notNull(buffer, parameter)).memory();
    }

    /** As {@link #memory(ValueBuffer, String)}. */
    public MemorySegment memory(@Nullable MultiGetBuffer buffer, String parameter) {
        return ((ValuesTarget) notNull(buffer, parameter)).memory();
    }

    /** A zeroed {@code struct {const char* data; size_t size; void* pinned; char* error;}}, which has the error slot. */
    public MemorySegment valueSlot() {
        MemorySegment slot = take(VALUE, 8);
        slot.set(LONG, DATA, 0L);
        slot.set(LONG, SIZE, 0L);
        slot.set(LONG, PINNED_BY, 0L);
        slot.set(LONG, ERROR, 0L);
        errorSlot = slot.address() + ERROR;
        return slot;
    }

    /** Memory for a value that is small enough to be copied twice rather than pinned. */
    public MemorySegment smallBuffer() {
        return take(SMALL, 1);
    }

    /** Whether nothing was found: there is neither a copy in {@code slot} nor something pinned. */
    public boolean isMissing(MemorySegment slot) {
        return slot.get(LONG, DATA) == 0;
    }

    /** Notes in {@code slot} what was pinned, and where its bytes are. */
    public void pinned(MemorySegment slot, MemorySegment object, View view) {
        if (object.address() != 0) {
            MemorySegment length = longSlot();
            slot.set(LONG, DATA, view.of(object, length).address());
            slot.set(LONG, SIZE, length.get(LONG, 0));
            slot.set(LONG, PINNED_BY, object.address());
        }
    }

    /** A copy of what is in {@code slot}, which is released; null if nothing was found. */
    public byte @Nullable [] takeBytes(MemorySegment slot, Destroyer destroyer) {
        if (isMissing(slot)) {
            return null;
        }
        try {
            byte[] copy = newArray(slot.get(LONG, SIZE));
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, slot.get(LONG, DATA), copy, 0, copy.length);
            return copy;
        } finally {
            release(slot, destroyer);
        }
    }

    /** As {@link #takeBytes(MemorySegment, Destroyer)}, of a read that does not throw. */
    public ReadResult takeResult(MemorySegment slot, Destroyer destroyer) {
        Status status = takeStatus();
        if (status.getCode() != Status.Code.Ok) {
            return new ReadResult(status, null);
        }
        byte[] value = takeBytes(slot, destroyer);
        return value == null ? ReadResult.NOT_FOUND : new ReadResult(status, value);
    }

    /** Whether a buffer is Java's own and so large that it is better filled from a pinned value. */
    public static boolean isLarge(byte @Nullable [] buffer) {
        return buffer != null && buffer.length > LARGE;
    }

    /** As {@link #isLarge(byte[])}; one that cannot be written to is not. */
    public static boolean isLarge(@Nullable MemorySegment buffer) {
        return buffer != null && buffer.byteSize() > LARGE && !buffer.isNative() && !buffer.isReadOnly();
    }

    /** As {@link #isLarge(MemorySegment)}. */
    public static boolean isLarge(@Nullable ByteBuffer buffer) {
        return buffer != null && buffer.remaining() > LARGE && !buffer.isDirect() && !buffer.isReadOnly();
    }

    /** The size of what was found, -1 if nothing was: copied to {@code buffer} if it fits, and released. */
    public int copied(MemorySegment slot, Destroyer destroyer, byte[] buffer) {
        return (int) copied(slot, destroyer, MemorySegment.ofArray(buffer));
    }

    /**
     * As {@link #copied(MemorySegment, Destroyer, byte[])}. The position stays; the limit is moved to the end of a value
     * that fits.
     */
    public int copied(MemorySegment slot, Destroyer destroyer, ByteBuffer buffer) {
        return limited(copied(slot, destroyer, MemorySegment.ofBuffer(buffer)), buffer);
    }

    /** As {@link #copied(MemorySegment, Destroyer, byte[])}. */
    public long copied(MemorySegment slot, Destroyer destroyer, MemorySegment buffer) {
        if (isMissing(slot)) {
            return -1;
        }
        try {
            long size = slot.get(LONG, SIZE);
            if (size <= buffer.byteSize()) {
                MemorySegment.copy(ALL, slot.get(LONG, DATA), buffer, 0, size);
            }
            return size;
        } finally {
            release(slot, destroyer);
        }
    }

    private static void release(MemorySegment slot, Destroyer destroyer) {
        long object = slot.get(LONG, PINNED_BY);
        if (object != 0) {
            destroyer.destroy(MemorySegment.ofAddress(object));
        }
    }

    /** Whether {@code buffer} has taken what is in {@code slot}; otherwise that is to be {@linkplain #pin pinned}. */
    public boolean fill(ValueBuffer buffer, MemorySegment slot, Destroyer destroyer) {
        return ((ValueTarget) buffer)
                .take(slot.get(LONG, DATA), slot.get(LONG, SIZE), slot.get(LONG, PINNED_BY), destroyer);
    }

    /** As {@link #pin(String, MemorySegment, Destroyer, View, Usable)}, of what is in {@code slot}. */
    public Pin pin(String name, MemorySegment slot, Destroyer destroyer, Usable parent) {
        return pin(name, slot.get(LONG, PINNED_BY), destroyer, slot.get(LONG, DATA), slot.get(LONG, SIZE), parent);
    }

    // ------------------------------------------------------------------------------------------------- errors

    /** Whether an object that C gave has nothing in it: its first pointer is NULL. */
    public boolean isHollow(MemorySegment object) {
        return ALL.get(LONG, object.address()) == 0;
    }

    /** The {@code char** errptr} of the function, zeroed; one per call. */
    public MemorySegment errorSlot() {
        MemorySegment slot = longSlot();
        errorSlot = slot.address();
        return slot;
    }

    /**
     * Throws what the function has left in the error slot, and frees the message.
     *
     * @throws RocksDBException if there is an error; if it comes from a callback that threw, what that threw instead
     */
    public void check() {
        if (errorSlot != NO_SLOT && ALL.get(LONG, errorSlot) != 0) {
            RocksDBException error = new RocksDBException(takeStatus());
            Throwable thrown = CallbackFailures.take(this);
            if (thrown != null) {
                thrown.addSuppressed(error);
                throw CallbackFailures.<RuntimeException>raise(thrown);
            }
            throw error;
        }
    }

    /** What the function has left in the error slot, {@link Status#OK} if nothing; frees the message. */
    public Status takeStatus() {
        if (errorSlot == NO_SLOT) {
            return Status.OK;
        }
        MemorySegment message = ALL.get(ValueLayout.ADDRESS, errorSlot);
        ALL.set(LONG, errorSlot, 0L);
        return takeStatus(message);
    }

    /**
     * Takes what the function has left in the error slot for what it thinks of a parameter.
     *
     * @param parts of errors that count; others are passed over
     * @throws IllegalArgumentException with such an error
     */
    public void refuseIfSaid(String parameter, String... parts) {
        String said = takeStatus().getState();
        if (said != null && Stream.of(parts).anyMatch(said::contains)) {
            throw new IllegalArgumentException(parameter + ": " + said);
        }
    }

    /** What an error message of the library says, {@link Status#OK} for NULL; frees the message. */
    public Status takeStatus(MemorySegment message) {
        String text = takeString(message);
        return text == null ? Status.OK : Status.parse(text);
    }

    // ------------------------------------------------------------------------------------------------- results

    /** The bytes of a buffer that is ours: copied, then freed as error messages are. Null for NULL. */
    public byte @Nullable [] takeBytes(MemorySegment pointer, MemorySegment lengthSlot) {
        try {
            return copyBytes(pointer, lengthSlot);
        } finally {
            free(pointer, null);
        }
    }

    /** The outcome of a read that does not throw; the bytes are copied, then freed as error messages are. */
    public ReadResult takeResult(MemorySegment pointer, MemorySegment lengthSlot) {
        Status status = takeStatus();
        if (status.getCode() != Status.Code.Ok) {
            return new ReadResult(status, null);
        }
        byte[] value = takeBytes(pointer, lengthSlot);
        return value == null ? ReadResult.NOT_FOUND : new ReadResult(status, value);
    }

    /** As {@link #takeBytes(MemorySegment, MemorySegment)}, freed by {@code free}. */
    public byte @Nullable [] takeBytes(MemorySegment pointer, MemorySegment lengthSlot, Destroyer free) {
        try {
            return copyBytes(pointer, lengthSlot);
        } finally {
            free(pointer, free);
        }
    }

    /** The text of a C string that is ours: copied, then freed as error messages are. Null for NULL. */
    public @Nullable String takeString(MemorySegment pointer) {
        try {
            return viewString(pointer);
        } finally {
            free(pointer, null);
        }
    }

    /** As {@link #takeString(MemorySegment)}, of a text with a length instead of a NUL at its end. */
    public @Nullable String takeString(MemorySegment pointer, MemorySegment lengthSlot) {
        try {
            return viewString(pointer, lengthSlot);
        } finally {
            free(pointer, null);
        }
    }

    /** As {@link #takeString(MemorySegment)}, freed by {@code free}. */
    public @Nullable String takeString(MemorySegment pointer, Destroyer free) {
        try {
            return viewString(pointer);
        } finally {
            free(pointer, free);
        }
    }

    /** As {@link #takeString(MemorySegment, Destroyer)}, of a text with a length instead of a NUL at its end. */
    public @Nullable String takeString(MemorySegment pointer, MemorySegment lengthSlot, Destroyer free) {
        try {
            return viewString(pointer, lengthSlot);
        } finally {
            free(pointer, free);
        }
    }

    private void free(MemorySegment pointer, @Nullable Destroyer free) {
        if (pointer.address() == 0) {
            return;
        }
        if (free == null) {
            table.free(pointer);
        } else {
            free.destroy(pointer);
        }
    }

    /** A copy of bytes that stay the library's. Null for NULL. */
    public byte @Nullable [] copyBytes(MemorySegment pointer, MemorySegment lengthSlot) {
        return copyBytes(pointer, lengthSlot.get(LONG, 0));
    }

    /** A copy of bytes that stay the library's. Null for NULL. */
    public byte @Nullable [] copyBytes(MemorySegment pointer, long length) {
        long address = pointer.address();
        if (address == 0) {
            return null;
        }
        byte[] copy = newArray(length);
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, address, copy, 0, copy.length);
        return copy;
    }

    /** A C string that stays the library's. Null for NULL. */
    public @Nullable String viewString(MemorySegment pointer) {
        long address = pointer.address();
        return address == 0 ? null : ALL.getString(address);
    }

    /** A text with a length that stays the library's. Null for NULL. */
    public @Nullable String viewString(MemorySegment pointer, MemorySegment lengthSlot) {
        byte[] utf8 = copyBytes(pointer, lengthSlot);
        return utf8 == null ? null : new String(utf8, StandardCharsets.UTF_8);
    }

    /** An array for {@code length} bytes, a {@code size_t}. */
    static byte[] newArray(long length) {
        int size = arrayLength(length);
        // With one dimension compiled code makes it, with a list of them the VM does.
        return size < MADE_BY_VM ? new byte[size] : (byte[]) Array.newInstance(byte.class, new int[] {size});
    }

    /** The length of an array for {@code length} bytes, a {@code size_t}. */
    static int arrayLength(long length) {
        // The largest array that every JVM allows.
        if (length < 0 || length > Integer.MAX_VALUE - 8) {
            throw new IllegalStateException("The result has " + Long.toUnsignedString(length)
                    + " bytes, too many for a byte[]; read it as a MemorySegment");
        }
        return (int) length;
    }

    // ------------------------------------------------------------------------------------------------- end

    /**
     * Ends the call: gives back its leases, last one first, and its memory. Undoes what was not handed over. If a
     * callback threw on this thread meanwhile, that is thrown now, and what the call has made is closed.
     */
    @Override
    public void close() {
        Throwable thrown = CallbackFailures.take(this);
        Lifetime result = made;
        made = null;
        end();
        if (thrown != null) {
            if (result != null) {
                result.close();
            }
            throw CallbackFailures.<RuntimeException>raise(thrown);
        }
    }

    private void end() {
        try {
            if (pending != null) {
                pending.reversed().forEach(Pending::cancel);
                pending = null;
            }
            if (malloced != null) {
                malloced.forEach(NativeMemory::free);
                malloced = null;
            }
            if (mine != null) {
                mine = null;
            }
            scratch.backTo(mark);
            errorSlot = NO_SLOT;
            if (writing) {
                WRITING.setRelease(this, false);
            }
        } finally {
            giveBackLeases();
        }
    }

    private void giveBackLeases() {
        int count = leases;
        LEASES.setRelease(this, 0);
        Failures failures = null;
        try {
            for (int i = count - 1; i >= 0; i--) {
                Lifetime left = leased[i];
                if (left != null) {
                    Guard guard = left.guard();
                    if (guard != null) {
                        guard.exit(this);
                    }
                    if (left.needsCare()) {
                        failures = failures == null ? new Failures() : failures;
                        failures.run(left::left);
                    }
                }
            }
            Lifetime ready = changed;
            if (ready != null) {
                changed = null;
                failures = failures == null ? new Failures() : failures;
                failures.run(ready::endChange);
                failures.run(ready::left);
            }
        } finally {
            // Last: destroying something can call back into Java, which begins calls of its own.
            stack.pop();
        }
        if (failures != null) {
            failures.rethrow();
        }
    }

    /** Sets an option, but in a library that lacks the function for it: there it stays as a text may have set it. */
    public static void ifThere(Runnable setting) {
        try {
            setting.run();
        } catch (MissingFunctionException e) {
            // All the other options of the text are right, and most texts do not name this one.
        }
    }

    static <T> T notNull(@Nullable T value, String parameter) {
        if (value == null) {
            throw new NullPointerException(parameter + " is null");
        }
        return value;
    }

    static <T> T element(@Nullable T value, String parameter, int index) {
        if (value == null) {
            throw new NullPointerException(parameter + "[" + index + "] is null");
        }
        return value;
    }
}
