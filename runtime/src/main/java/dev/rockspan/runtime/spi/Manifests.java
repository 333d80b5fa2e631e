package dev.rockspan.runtime.spi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The files in which RocksDB notes what a database consists of: records of edits, one after the other. Who follows
 * another's database makes each again, and so opens what is not there any more.
 */
public final class Manifests {

    /** What no column family has for a number. */
    private static final int UNKNOWN = -1;

    private static final String LATEST = "CURRENT";
    private static final String ANY = "MANIFEST-*";

    /** What orders of RocksDB's own are called, first that which it takes if it is given none. */
    private static final String BYTES = "leveldb.BytewiseComparator";

    private static final String BUILT_IN = "(leveldb|rocksdb)\\..*";

    /** Records are cut into parts, none of which goes beyond a block. */
    private static final int BLOCK = 32 << 10;

    /** What comes before a part: its checksum, how long it is, which part. */
    private static final int HEADER = 7;

    private static final int LENGTH = 4;
    private static final int PART = 6;

    private static final int NO_PART = 0;
    private static final int WHOLE = 1;
    private static final int FIRST = 2;
    private static final int MIDDLE = 3;
    private static final int LAST = 4;

    /** What can come before the column family in an edit that adds or drops one. */
    private static final Set<Long> NUMBERS = Set.of(2L, 3L, 4L, 9L, 10L, 203L);

    private static final long COMPARATOR = 1;
    private static final long FAMILY = 200;
    private static final long ADDED = 201;
    private static final long DROPPED = 202;

    /** In what RocksDB passes over if it does not know it, with the length before it. */
    private static final long PASSED_OVER = 1 << 13;

    private Manifests() {}

    /**
     * The column families that RocksDB opens by their names, one after the other, while it reads a manifest.
     *
     * @param all their numbers
     * @param dropped of those that the manifest drops again
     */
    record Opened(Set<Integer> all, Set<Integer> dropped) {

        Opened() {
            this(new HashSet<>(), new HashSet<>());
        }

        void make(Edit edit, Set<String> names) {
            if (edit.added() != null && names.contains(edit.added())) {
                all.add(edit.family());
            } else if (edit.drops() && all.contains(edit.family())) {
                dropped.add(edit.family());
            }
        }
    }

    /**
     * What an edit says of a column family itself.
     *
     * @param added its name, if it is added
     * @param order what the order of its keys is called, if that is said
     */
    private record Edit(
            int family,
            @Nullable String added,
            boolean drops,
            @Nullable String order) {}

    /**
     * Checks, before the native call, that of the column families which are opened to follow the database at {@code path}
     * none was dropped; notes which they are with what the call makes.
     *
     * @param always the name of the one that is opened in any case
     * @param names of the others
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, where nobody can look
     * @param given what says which environment it is
     * @throws IllegalStateException with {@code otherwise} if one was dropped, or nobody can look
     */
    public static void follows(
            Call call,
            @Nullable String path,
            String parameter,
            String always,
            @Nullable Collection<String> names,
            String otherwise,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        String folder = Call.notNull(path, parameter);
        Set<String> named = opened(always, names);
        Path before = latest(folder);
        Opened opened = opened(before, named);
        if (Folders.isInMemory(environment, inMemory, given)
                || opened != null && !opened.dropped().isEmpty()) {
            throw new IllegalStateException(otherwise);
        }
        call.whenMade(made -> made.families().follow(readMeanwhile(folder, before, named)));
    }

    /**
     * Checks, before the native call, that of the column families which are opened none was dropped in any manifest of the
     * database at {@code path}: whoever takes what can be had of it reads the latest that does. For the parameters, see
     * {@link #follows}.
     *
     * @throws IllegalStateException with {@code otherwise} if one was dropped, or nobody can look
     */
    public static void recovers(
            Call call,
            @Nullable String path,
            String parameter,
            String always,
            @Nullable Collection<String> names,
            String otherwise,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        String folder = Call.notNull(path, parameter);
        Set<String> named = opened(always, names);
        if (Folders.isInMemory(environment, inMemory, given) || areDroppedInAny(folder, named)) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks, before the native call, that every column family of the database at {@code path} is sorted as what is given
     * to {@code options} does, as far as its manifests can be read: RocksDB does not look. For the other parameters, see
     * {@link #follows}.
     *
     * @param comparator what orders are called
     * @throws IllegalStateException with {@code otherwise} if one is not, or nobody can look
     */
    public static void sortsAlike(
            Call call,
            @Nullable String path,
            String parameter,
            @Nullable Usable options,
            String optionsParameter,
            String comparator,
            String otherwise,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        String folder = Call.notNull(path, parameter);
        Usable used = Call.notNull(options, optionsParameter);
        call.use(used);
        if (Folders.isInMemory(environment, inMemory, given)) {
            throw new IllegalStateException(otherwise);
        }
        Lifetime lifetime = Handle.lifetimeOf(used);
        Lifetime order = lifetime.nearest(comparator);
        String own = order == null ? BYTES : order.nameInC();
        for (String found : orders(folder)) {
            boolean mayBe = order == null && lifetime.isOrdering() && found.matches(BUILT_IN);
            if (!found.equals(own) && !mayBe) {
                throw new IllegalStateException(otherwise + ": " + found + ", not " + own);
            }
        }
    }

    /** What the orders of all column families are called that any manifest of a database has at its end. */
    private static Set<String> orders(String path) {
        Set<String> orders = new TreeSet<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of(path), ANY)) {
            for (Path manifest : all) {
                orders.addAll(ordersOf(manifest));
            }
        } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
            // RocksDB says what is wrong
        }
        return orders;
    }

    private static Collection<String> ordersOf(Path manifest) {
        Map<Integer, String> orders = new HashMap<>();
        try (InputStream edits = Files.newInputStream(manifest)) {
            read(edits, edit -> {
                if (edit.drops()) {
                    orders.remove(edit.family());
                } else if (edit.order() != null) {
                    orders.put(edit.family(), edit.order());
                }
            });
        } catch (IOException | BufferUnderflowException e) {
            // what comes before the damage counts
        }
        return orders.values();
    }

    private static Set<String> opened(String always, @Nullable Collection<String> names) {
        Set<String> named = new HashSet<>(names == null ? Set.of() : names); // which is refused
        named.add(always);
        return named;
    }

    /** Edits before one that is damaged are made, too. */
    private static boolean areDroppedInAny(String path, Set<String> names) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of(path), ANY)) {
            for (Path manifest : all) {
                Opened opened = new Opened();
                try (InputStream edits = Files.newInputStream(manifest)) {
                    read(edits, edit -> opened.make(edit, names));
                } catch (IOException | BufferUnderflowException e) {
                    // RocksDB gets no further either
                }
                if (!opened.dropped().isEmpty()) {
                    return true;
                }
            }
            return false;
        } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
            return false; // there is no database yet, or RocksDB says what is wrong
        }
    }

    /** The numbers of those that were opened meanwhile, if RocksDB read that manifest. */
    private static Set<Integer> readMeanwhile(String folder, @Nullable Path before, Set<String> names) {
        Opened opened = before != null && before.equals(latest(folder)) ? opened(before, names) : null;
        return opened == null ? Set.of(UNKNOWN) : opened.all();
    }

    /** Null if nobody can tell. */
    private static @Nullable Opened opened(@Nullable Path manifest, Set<String> names) {
        if (manifest == null) {
            return null;
        }
        try (InputStream edits = Files.newInputStream(manifest)) {
            return opened(edits, names);
        } catch (IOException | BufferUnderflowException e) {
            return null;
        }
    }

    /** The latest manifest of a database; null if Java does not find it. */
    private static @Nullable Path latest(String path) {
        try {
            Path folder = Path.of(path);
            return folder.resolve(Files.readString(folder.resolve(LATEST)).strip());
        } catch (IOException | InvalidPathException e) {
            return null;
        }
    }

    /**
     * What is opened by these names.
     *
     * @throws BufferUnderflowException if an edit is damaged
     */
    static Opened opened(InputStream manifest, Set<String> names) throws IOException {
        Opened opened = new Opened();
        read(manifest, edit -> opened.make(edit, names));
        return opened;
    }

    /** The manifest may be written to at this moment. */
    private static void read(InputStream manifest, Consumer<Edit> made) throws IOException {
        ByteArrayOutputStream edit = new ByteArrayOutputStream();
        byte[] block;
        do {
            block = manifest.readNBytes(BLOCK);
            ByteBuffer rest = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
            while (rest.remaining() >= HEADER) {
                int length = Short.toUnsignedInt(rest.getShort(rest.position() + LENGTH));
                int part = rest.get(rest.position() + PART);
                rest.position(rest.position() + HEADER);
                if (part == NO_PART || length > rest.remaining()) {
                    break; // not written yet
                }
                if (part == WHOLE || part == FIRST) {
                    edit.reset();
                } else if (part != MIDDLE && part != LAST) {
                    throw new IOException("A record of an unknown kind: " + part);
                }
                edit.write(block, rest.position(), length);
                rest.position(rest.position() + length);
                if (part == WHOLE || part == LAST) {
                    made.accept(read(ByteBuffer.wrap(edit.toByteArray())));
                }
            }
        } while (block.length == BLOCK);
    }

    private static Edit read(ByteBuffer edit) {
        int family = Lifetime.DEFAULT_FAMILY;
        String order = null;
        while (edit.hasRemaining()) {
            long tag = number(edit);
            if (tag == FAMILY) {
                family = (int) number(edit);
            } else if (tag == ADDED) {
                return new Edit(family, text(edit), false, order);
            } else if (tag == DROPPED) {
                return new Edit(family, null, true, null);
            } else if (tag == COMPARATOR) {
                order = text(edit);
            } else if ((tag & PASSED_OVER) != 0) {
                bytes(edit);
            } else if (NUMBERS.contains(tag)) {
                number(edit);
            } else {
                return new Edit(UNKNOWN, null, false, null); // of files; neither adds nor drops a column family
            }
        }
        return new Edit(family, null, false, order);
    }

    private static String text(ByteBuffer edit) {
        return new String(bytes(edit), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer edit) {
        long length = number(edit);
        if (length < 0 || length > edit.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[(int) length];
        edit.get(bytes);
        return bytes;
    }

    /** Seven bits in each byte, the least first; all but the last byte are negative. */
    private static long number(ByteBuffer edit) {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte next = edit.get();
            number |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new BufferUnderflowException();
    }
}
