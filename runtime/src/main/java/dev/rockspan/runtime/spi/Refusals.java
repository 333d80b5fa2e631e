package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksDBException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is refused before C is called: it would not survive it, or wait for ever. */
public final class Refusals {

    /** What a call has filled is of this kind. */
    static final String FILLED = "filled";

    private Refusals() {}

    /** Whether what is passed is of a kind. */
    public static boolean is(Call call, @Nullable Usable handle, String parameter, String kind) {
        Usable used = Call.notNull(handle, parameter);
        call.use(used);
        return Handle.lifetimeOf(used).isMarked(kind);
    }

    /**
     * Checks that no call has filled an object, unless it is null.
     *
     * @throws IllegalStateException with {@code otherwise} if one has
     */
    public static void notFilled(Call call, @Nullable Usable handle, String otherwise) {
        if (handle == null) {
            return;
        }
        call.use(handle);
        if (Handle.lifetimeOf(handle).isMarked(FILLED)) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** Notes that the call has filled an object, unless it is null. */
    public static void filled(@Nullable Usable handle) {
        if (handle != null) {
            Handle.lifetimeOf(handle).marked(FILLED);
        }
    }

    /**
     * Checks that something is retained under a slot of what is passed.
     *
     * @throws IllegalArgumentException with {@code otherwise} if nothing is
     */
    public static void requireKept(
            Call call, @Nullable Usable handle, String parameter, String slot, String otherwise) {
        Usable holder = Call.notNull(handle, parameter);
        call.use(holder);
        if (!Handle.lifetimeOf(holder).keeps(slot)) {
            throw new IllegalArgumentException(parameter + ": " + otherwise);
        }
    }

    /**
     * Checks that no column family of a database was given an order of keys that is Java code.
     *
     * @throws IllegalArgumentException with {@code otherwise} if one was
     */
    public static void requireNoOrderOfCode(Call call, @Nullable Usable database, String parameter, String otherwise) {
        Usable used = Call.notNull(database, parameter);
        call.use(used);
        if (Handle.lifetimeOf(used).isOrderedByCode()) {
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
    public static void requireNoneListed(Call call, Usable part, String name, View list, String otherwise) {
        call.use(part);
        Lifetime root = Handle.lifetimeOf(part).root();
        if (!root.name().equals(name)) {
            return;
        }
        MemorySegment count = call.longSlot();
        MemorySegment listed = list.of(root.address(), count);
        if (listed.address() != 0) {
            for (long i = 0; i < count.get(ValueLayout.JAVA_LONG, 0); i++) {
                call.free(NativeMemory.ALL.get(ValueLayout.ADDRESS, listed.address() + i * Long.BYTES), null);
            }
            call.free(listed, null);
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that a number that RocksDB keeps of the default column family is 0.
     *
     * @throws UnsupportedOperationException with {@code otherwise} if it is not
     */
    public static void requireNone(Call call, Usable part, String number, String otherwise) {
        call.use(part);
        requireNone(Handle.lifetimeOf(part), null, number, otherwise);
    }

    /** As {@link #requireNone(Call, Usable, String, String)}, of a column family. */
    public static void requireNone(
            Call call, Usable part, @Nullable Usable family, String parameter, String number, String otherwise) {
        call.use(part);
        requireNone(Handle.lifetimeOf(part), call.use(family, parameter, part), number, otherwise);
    }

    /** As {@link #requireNone(Call, Usable, String, String)}, of several column families. */
    public static void requireNone(
            Call call,
            Usable part,
            @Nullable Collection<? extends Usable> families,
            String parameter,
            String number,
            String otherwise) {
        call.use(part);
        NativeLists.handles(call, families, parameter, part)
                .elements(ValueLayout.ADDRESS)
                .forEach(each ->
                        requireNone(Handle.lifetimeOf(part), each.get(ValueLayout.ADDRESS, 0), number, otherwise));
    }

    /**
     * Checks that a list of column families names each of them once, be it by one handle or by several.
     *
     * @throws IllegalArgumentException with {@code otherwise} if it does not
     */
    public static void requireEachOnce(
            Call call,
            Usable part,
            @Nullable Collection<? extends Usable> families,
            String parameter,
            String otherwise) {
        call.use(part);
        MemorySegment handles = NativeLists.handles(call, families, parameter, part);
        if (handles.elements(ValueLayout.JAVA_LONG)
                        .map(each -> each.get(ValueLayout.JAVA_LONG, 0))
                        .distinct()
                        .count()
                < handles.byteSize() / Long.BYTES) {
            throw new IllegalArgumentException(parameter + " " + otherwise);
        }
    }

    /** What checks the same later, of a column family, a list of them, or the default one; all are kept alive. */
    static Runnable none(Lifetime part, @Nullable Object families, String number, String otherwise) {
        List<@Nullable MemorySegment> addresses = new ArrayList<>();
        switch (families) {
            case null -> addresses.add(null);
            case Collection<?> all ->
                all.forEach(
                        each -> addresses.add(Handle.lifetimeOf((Usable) each).address()));
            default -> addresses.add(Handle.lifetimeOf((Usable) families).address());
        }
        return () -> addresses.forEach(each -> requireNone(part, each, number, otherwise));
    }

    private static void requireNone(Lifetime part, @Nullable MemorySegment family, String number, String otherwise) {
        if (part.root().families().number(family, number) != 0) {
            throw new UnsupportedOperationException(otherwise);
        }
    }

    /**
     * Checks that the database of {@code part} was opened with its column family {@code name}, if it has one of that name.
     *
     * @throws IllegalStateException with {@code otherwise} if it was not
     * @throws RocksDBException if the files of the database do not tell
     */
    public static void requireNamed(Call call, Usable part, String name, String otherwise) {
        call.use(part);
        Families families = Handle.lifetimeOf(part).root().families();
        List<String> listed = families.list(call);
        if (listed.contains(name) && listed.size() > families.countNamed()) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that a database that {@linkplain Manifests#follows follows} another has, and had, no column family without
     * a handle.
     *
     * @throws IllegalStateException with {@code otherwise} if it has, or if nobody knows
     */
    public static void requireHandles(Call call, Usable database, String otherwise) {
        call.use(database);
        if (!Handle.lifetimeOf(database).root().families().areFollowedByHandles()) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Refuses what waits for other calls with {@code self} in a callback, as that may be part of one of them.
     *
     * @throws IllegalStateException if there are such calls, and this is in a callback
     */
    public static void outside(Usable self) {
        Lifetime lifetime = Handle.lifetimeOf(self);
        if (InCallback.is() && lifetime.target().isInCalls()) {
            throw new IllegalStateException(lifetime.name()
                    + " is in use by a call that this callback may be part of, and that RocksDB would wait for");
        }
    }

    /**
     * Takes what the function has left in the error slot for what it thinks of a parameter.
     *
     * @param parts of errors that count; others are passed over
     * @throws IllegalArgumentException with such an error
     */
    public static void refuseIfSaid(Call call, String parameter, String... parts) {
        String said = call.takeStatus().getState();
        if (said != null && Stream.of(parts).anyMatch(said::contains)) {
            throw new IllegalArgumentException(parameter + ": " + said);
        }
    }
}
