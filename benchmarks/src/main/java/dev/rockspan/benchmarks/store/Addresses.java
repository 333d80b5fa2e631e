package dev.rockspan.benchmarks.store;

import dev.rockspan.TransactionDB;
import dev.rockspan.runtime.RocksObject;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.util.Objects;
import java.util.stream.Stream;

/** The native objects behind handles, which the API does not show, for the loops in C and for rocksdbjni. */
final class Addresses {

    private Addresses() {}

    /** The native object of a handle that stays open. */
    static MemorySegment of(RocksObject handle) {
        return (MemorySegment) field(field(handle, "object"), "address");
    }

    /** The native object of a database of transactions; {@link #of} gives that of its base. */
    static MemorySegment ofTransactions(TransactionDB database) {
        return (MemorySegment) field(database, "derived");
    }

    private static Object field(Object object, String name) {
        Class<?> type = object.getClass();
        while (type != null
                && Stream.of(type.getDeclaredFields())
                        .noneMatch(field -> field.getName().equals(name))) {
            type = type.getSuperclass();
        }
        try {
            Field field = Objects.requireNonNull(type, name).getDeclaredField(name);
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
