package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntToLongFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes to column families, within a {@link Call}: RocksDB does not survive some of those to a column family that is not
 * there, and neither some in an order of keys other than the one that it has begun with. So what writes notes where to,
 * and who drops a column family waits for it.
 */
public final class FamilyWrites {

    /** How long who drops a column family waits for those that write to it. */
    private static final long PATIENCE = 10_000_000_000L;

    private static final long NAP = 20_000;

    private FamilyWrites() {}

    // ------------------------------------------------------------------------------------------- at once

    /**
     * As {@link Call#use(Usable, String, Usable)}, of a column family that this call writes to: RocksDB may not survive that
     * it is not there.
     *
     * @param id tells its number
     * @param options of the write
     * @param ignores tells of the options whether what is not there is passed over
     * @throws IllegalStateException if it was dropped
     */
    public static MemorySegment useToWrite(
            Call call,
            @Nullable Usable family,
            String parameter,
            Usable database,
            ToIntFunction<MemorySegment> id,
            Usable options,
            ToIntFunction<MemorySegment> ignores) {
        call.beginWriting();
        MemorySegment address = call.use(family, parameter, database);
        Families lost = Handle.lifetimeOf(database).root().lostFamilies();
        if (lost != null) {
            Lifetime lifetime = Handle.lifetimeOf(Call.notNull(family, parameter));
            int number = lifetime.familyNumber(id);
            if (!lost.isThere(number) && ignores.applyAsInt(call.use(options)) == 0) {
                throw dropped(parameter + " is", number);
            }
        }
        return address;
    }

    /**
     * As {@link Call#use(Usable, String)}, of gathered writes that this call applies to a database.
     *
     * @param options of the write
     * @param ignores tells of the options whether writes to what is not there are passed over
     * @param data gives the records of the writes
     * @throws IllegalArgumentException if there are writes to a column family of another database, or if some were not
     *     added by handles and are to none that there is, or are nothing that RocksDB can write, or have keys that are
     *     shorter than the timestamps that are to be at their ends
     * @throws IllegalStateException if there are writes to one that was dropped
     */
    public static MemorySegment useWritten(
            Call call,
            @Nullable Usable writes,
            String parameter,
            Usable database,
            Usable options,
            ToIntFunction<MemorySegment> ignores,
            View data) {
        MemorySegment address = call.use(writes, parameter);
        Lifetime lifetime = Handle.lifetimeOf(Call.notNull(writes, parameter));
        requireThere(call, lifetime, parameter, database, options, ignores);
        Lifetime root = Handle.lifetimeOf(database).root();
        // RocksDB does not mind either that a write that names no column family lacks the timestamps of the default one.
        if (lifetime.hasUnseenWrites() || root.timestampsInDefault() > 0) {
            MemorySegment length = call.longSlot();
            BatchRecords records = BatchRecords.read(data.of(address, length), length);
            records.requireWritable(root.isOnlyOfBytes(), parameter);
            requireThere(call, records.families(), parameter, database, options, ignores);
            records.requireTimestamps(root.families()::timestampsIn, parameter);
        }
        return address;
    }

    /**
     * As {@link #useWritten}, of those of {@code writes}, which is part of the database that this call applies them to.
     *
     * @throws IllegalStateException if there are writes to a column family that was dropped
     */
    public static void applies(Call call, Usable writes) {
        call.use(writes);
        Lifetime lifetime = Handle.lifetimeOf(writes);
        requireThere(call, lifetime, "This " + lifetime.name(), writes, null, _ -> 0);
    }

    private static void requireThere(
            Call call,
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
        call.beginWriting();
        for (Lifetime family : families.all()) {
            requireSame(family, root, what);
            leaseIfOpen(call, family);
            Families lost = root.lostFamilies();
            int number = family.familyNumber();
            if (lost != null
                    && !lost.isThere(number)
                    && (options == null || ignores.applyAsInt(call.use(options)) == 0)) {
                throw dropped(what + " has writes to", number);
            }
        }
    }

    /** Checks that a database has these column families, to which this call, or what it makes, writes. */
    static void requireThere(Call call, Set<Integer> numbers, String what, Usable database) {
        requireThere(call, numbers, what, database, database, _ -> 0);
    }

    private static void requireThere(
            Call call,
            Set<Integer> numbers,
            String what,
            Usable database,
            Usable options,
            ToIntFunction<MemorySegment> ignores) {
        Families families = Handle.lifetimeOf(database).root().families();
        call.beginWriting();
        for (int number : numbers) {
            if (number == Lifetime.DEFAULT_FAMILY) {
                continue;
            }
            Lifetime family = families.opened(number);
            if (family != null) {
                leaseIfOpen(call, family);
            }
            boolean dropped = !families.isThere(number);
            if ((dropped || family == null) && ignores.applyAsInt(call.use(options)) == 0) {
                throw dropped
                        ? dropped(what + " has writes to", number)
                        : new IllegalArgumentException(what + " has writes to column family " + number
                                + ", which this " + Handle.lifetimeOf(database).root().name() + " does not have");
            }
        }
    }

    // ------------------------------------------------------------------------------------------- gathered

    /**
     * Notes that this call adds writes to a column family to those that {@code writes} gathers.
     *
     * @param id tells the number of the column family
     * @throws IllegalStateException if {@code writes} is part of the same database, and the column family was dropped
     */
    public static void gather(
            Call call,
            @Nullable Usable family,
            String parameter,
            Usable writes,
            ToIntFunction<MemorySegment> id) {
        Lifetime lifetime = Handle.lifetimeOf(Call.notNull(family, parameter));
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
            call.beginWriting();
        }
        call.use(family, parameter);
        call.use(writes);
        Families lost = ofSame ? lifetime.root().lostFamilies() : null;
        int number = lifetime.familyNumber(id);
        if (lost != null && !lost.isThere(number)) {
            throw dropped(parameter + " is", number);
        }
        if (number != Lifetime.DEFAULT_FAMILY) {
            guard.writesTo(lifetime);
        }
    }

    /**
     * Before this call removes the writes of {@code self}: RocksDB forgets with them how long the timestamps of the
     * database's default column family are, and takes them off keys that it then writes without. So if there are such,
     * nothing but what empties it is let in any more.
     *
     * @throws IllegalStateException if only a part of {@code self} would be removed, which could still be written to
     */
    public static void empties(Call call, Usable self) {
        Lifetime lifetime = Handle.lifetimeOf(self).target();
        Guard guard = lifetime.guard();
        if (guard == null || IndexOrder.isOnlyOfBytes) {
            return;
        }
        if (guard.hasForgotten() && !guard.enterAgain(call)) {
            throw lifetime.busy();
        }
        try {
            call.use(self);
        } catch (IllegalStateException e) {
            guard.exit(call);
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

    // ------------------------------------------------------------------------------------------- in order

    /**
     * What {@code said} says of the timestamps at the ends of keys that an index has sorted. They are filled in where the
     * keys are, so there has to be the room that the order passes over: with any other size the keys change their places.
     *
     * @param parameter the name of what says it
     * @param timed what the index is if it was made in an order with timestamps
     */
    public static IntToLongFunction timestamps(Handle index, IntToLongFunction said, String parameter, String timed) {
        Lifetime lifetime = Handle.lifetimeOf(index).target();
        return number -> {
            long size = said.applyAsLong(number);
            if (size > 0 && !isRoomFor(size, number, lifetime, timed)) {
                throw new IllegalArgumentException(parameter + " says that the timestamps of column family " + number
                        + " have " + size + " bytes, but the order that this is sorted in has not such");
            }
            return size;
        };
    }

    private static boolean isRoomFor(long size, int number, Lifetime index, String timed) {
        if (number == Lifetime.DEFAULT_FAMILY) {
            return index.guardOfParent() == null ? index.isMarked(timed) : index.timestampsInDefault() == size;
        }
        Guard guard = index.guard();
        WrittenFamilies families = guard == null ? null : guard.families();
        return families != null
                && families.all().stream()
                        .filter(family -> family.familyNumber() == number)
                        .anyMatch(family -> family.root().families().timestampsIn(number) == size);
    }

    /** Notes that this call writes to an index, and names no column family. */
    public static void inOwnOrder(Handle index) {
        Guard guard = Handle.lifetimeOf(index).target().guard();
        if (guard != null) {
            guard.indexed().inOwnOrder();
        }
    }

    /**
     * Sees to it that a write that names a column family does not have RocksDB go on in the order of that, where it has
     * begun in another: in none's, or in that of another database's family of the same number. The index keeps the orders
     * of Java code that the database has, as RocksDB does not forget that it has been given one.
     *
     * @param id tells the number of a column family
     * @throws IllegalStateException if it would
     */
    public static void inOrderOf(
            Call call,
            @Nullable Handle family,
            String parameter,
            Handle index,
            ToIntFunction<MemorySegment> id) {
        Guard guard = Handle.lifetimeOf(index).target().guard();
        if (guard == null || IndexOrder.isOnlyOfBytes) {
            return;
        }
        int number = id.applyAsInt(call.use(family, parameter));
        Lifetime named = Handle.lifetimeOf(Call.notNull(family, parameter));
        if (!guard.indexed().inOrdersOf(named.root())) {
            throw new IllegalStateException(Handle.lifetimeOf(index).name()
                    + " has writes to column families of another database, whose order need not be that of "
                    + parameter);
        }
        if (number == Lifetime.DEFAULT_FAMILY && !guard.indexed().inOrderOfDefault()) {
            throw new IllegalStateException(Handle.lifetimeOf(index).name()
                    + " has writes that name no column family, in an order that need not be the default one's: name "
                    + parameter + " in all writes, or in none");
        }
        if (guard.indexed().names(named)) {
            guard.whole().keepOrdersOf(named.root());
        }
    }

    /** Notes that there may be orders of keys other than that of bytes: RocksDB's own, which a text can choose. */
    public static void orders() {
        IndexOrder.isOnlyOfBytes = false;
    }

    // ------------------------------------------------------------------------------------------- dropped

    /**
     * Notes that this call drops a column family: it is not written to from now on, or only again if the call ends
     * without {@link Call#handOver()}. Waits for the calls that write to it; in a callback, which they may wait for, it is
     * refused while there are such.
     *
     * @param id tells its number
     * @throws IllegalStateException if another call looks for column families that must not be dropped meanwhile, or
     *     those that write to this one do not end, or this is in a callback and there are such, or a part of the
     *     database has gathered writes to it
     */
    public static void drop(
            Call call,
            @Nullable Handle family,
            String parameter,
            Handle database,
            ToIntFunction<MemorySegment> id) {
        call.use(database);
        call.use(family, parameter, database);
        Lifetime lifetime = Handle.lifetimeOf(Call.notNull(family, parameter));
        int number = lifetime.familyNumber(id);
        Families families = Handle.lifetimeOf(database).root().families();
        if (number == Lifetime.DEFAULT_FAMILY || !families.drop(number)) {
            return;
        }
        call.pend(new Call.Pending() {
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

    private static void requireSame(Lifetime family, Lifetime root, String what) {
        if (family.root() != root) {
            throw new IllegalArgumentException(what + " has writes to a " + family.name()
                    + " that belongs to another " + family.root().name());
        }
    }

    private static IllegalStateException dropped(String what, int number) {
        return new IllegalStateException(what + " column family " + number + ", which was dropped");
    }

    /** Leases what gathered writes name; its handle need not be open any more. */
    private static void leaseIfOpen(Call call, Lifetime family) {
        if (family.isUsable()) {
            try {
                call.lease(family);
            } catch (IllegalStateException e) {
                // It was closed meanwhile.
            }
        }
    }
}
