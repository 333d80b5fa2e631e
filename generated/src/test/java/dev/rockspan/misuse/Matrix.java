package dev.rockspan.misuse;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.RocksDB;
import dev.rockspan.TransactionDB;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.PublicApi;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Every handle class, every operation, every way to misuse it. */
final class Matrix {

    static final Set<Class<?>> DATABASES = Set.of(RocksDB.class, TransactionDB.class, OptimisticTransactionDB.class);

    private final Path folder;
    private final Map<Class<?>, Boolean> tied = new HashMap<>();

    Matrix(Path folder) {
        this.folder = folder;
    }

    /** The misuses of one kind with one class. */
    record Case(String kind, Class<? extends RocksObject> type, Misuse misuse) {
        @Override
        public String toString() {
            return kind + " " + type.getSimpleName();
        }
    }

    /** Does the steps of a case. */
    interface Misuse {
        void run(Class<? extends RocksObject> type, Steps steps) throws Throwable;
    }

    /** All cases, in an order that is always the same. */
    List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Class<? extends RocksObject> type : PublicApi.handles()) {
            if (Exempt.is("made", type.getSimpleName())) {
                continue;
            }
            cases.add(new Case("closed", type, this::closed));
            cases.add(new Case("closed twice", type, this::closedTwice));
            cases.add(new Case("argument closed", type, this::argumentClosed));
            cases.add(new Case("parent closed", type, this::parentClosed));
            cases.add(new Case("transferred", type, this::handedOver));
            cases.add(new Case("null", type, this::nulls));
            cases.add(new Case("out of range", type, this::outOfRange));
            cases.add(new Case("bytes", type, this::bytes));
            cases.add(new Case("other thread", type, this::otherThread));
            cases.add(new Case("race", type, this::race));
            cases.add(new Case("other database", type, this::otherDatabase));
            cases.add(new Case("absurd", type, this::absurd));
        }
        return cases;
    }

    // ------------------------------------------------------------------------------------------------- ended

    private void closed(Class<? extends RocksObject> type, Steps steps) {
        try (World world = new World(folder, type)) {
            AtomicReference<RocksObject> ended = new AtomicReference<>();
            world.lend(type, object -> {
                ended.set(object);
                object.close();
            });
            useAfterEnd(type, ended.get(), world, steps, "after close: ");
        }
    }

    private static void useAfterEnd(
            Class<? extends RocksObject> type, RocksObject ended, World world, Steps steps, String what) {
        for (Operation operation : Operation.on(type)) {
            if (!Exempt.is("closed", operation.name())) {
                steps.step(what + operation, Steps.REFUSES, () -> operation.call(ended, world.arguments(operation)));
            }
        }
    }

    private void closedTwice(Class<? extends RocksObject> type, Steps steps) {
        try (World world = new World(folder, type)) {
            world.lend(
                    type,
                    object -> steps.step("close twice", SUCCEEDS, () -> {
                        object.close();
                        object.close();
                        Thread.ofPlatform().start(object::close).join();
                    }));
        }
    }

    private static final Steps.Expected SUCCEEDS = thrown -> thrown == null ? null : "threw " + thrown;

    private void argumentClosed(Class<? extends RocksObject> type, Steps steps) {
        try (World world = new World(folder, type)) {
            withArguments(type, world, (operation, index, receiver) -> {
                Class<? extends RocksObject> handle =
                        Operation.handleOf(operation.parameters()[index]);
                if (handle != null && !Exempt.is("argument closed", operation.name()) && !isFilled(operation, index)) {
                    steps.step(what("closed", operation, index), Steps.REFUSES, () -> {
                        Object[] arguments = world.arguments(operation);
                        RocksObject closed = lent(world, handle);
                        arguments[index] = arguments[index] instanceof List<?> ? List.of(closed) : closed;
                        close(operation.call(receiver, arguments));
                    });
                }
            });
        }
    }

    /** Whether a list is filled by the operation: what is in it before does not matter. */
    private static boolean isFilled(Operation operation, int index) {
        return operation.parameters()[index].getName().equals("columnFamilyHandles");
    }

    private static RocksObject lent(World world, Class<? extends RocksObject> type) {
        AtomicReference<RocksObject> ended = new AtomicReference<>();
        world.lend(type, object -> {
            ended.set(object);
            object.close();
        });
        return ended.get();
    }

    /** What an object was made of is closed first, one after the other, each time with a new object. */
    private void parentClosed(Class<? extends RocksObject> type, Steps steps) {
        int count = 1;
        for (int i = 0; i < count; i++) {
            try (World world = new World(folder, type);
                    World other = new World(folder, type)) {
                World.Made made;
                try {
                    made = world.make(type);
                } catch (World.Unmakeable e) {
                    return; // ends with its callback
                }
                count = made.ingredients().size();
                if (i < count) {
                    RocksObject parent = made.ingredients().get(i);
                    String what = "after closing its " + parent.getClass().getSimpleName() + ": ";
                    parent.close();
                    boolean ended = made.object().isClosed();
                    for (Operation operation : Operation.on(type)) {
                        if (!Exempt.is(ended ? "closed" : "other thread", operation.name())) {
                            steps.step(
                                    what + operation,
                                    ended ? Steps.REFUSES : Steps.SURVIVES,
                                    () -> close(
                                            made.object(), operation.call(made.object(), other.arguments(operation))));
                        }
                    }
                    made.object().close();
                }
            }
        }
    }

    private void handedOver(Class<? extends RocksObject> type, Steps steps) throws Throwable {
        try (World world = new World(folder, type)) {
            withArguments(type, world, (operation, index, receiver) -> {
                Class<? extends RocksObject> handle =
                        Operation.handleOf(operation.parameters()[index]);
                if (handle == null || isFilled(operation, index) || Exempt.is("other thread", operation.name())) {
                    return;
                }
                Object[] arguments = world.arguments(operation);
                RocksObject passed = arguments[index] instanceof List<?> list
                        ? (RocksObject) list.getFirst()
                        : (RocksObject) arguments[index];
                AtomicReference<@Nullable Object> result = new AtomicReference<>();
                steps.step(
                        what("passed", operation, index),
                        Steps.SURVIVES,
                        () -> result.set(operation.call(receiver, arguments)));
                if (passed.toString().endsWith("[transferred]")) {
                    useAfterEnd(handle, passed, world, steps, "after " + operation.name() + ": ");
                    steps.step(
                            what("passed again", operation, index),
                            Steps.REFUSES,
                            () -> operation.call(receiver, arguments));
                    steps.step(what("closed after being passed", operation, index), SUCCEEDS, passed::close);
                } else {
                    steps.step(
                            what("passed again", operation, index),
                            Steps.SURVIVES,
                            () -> close(receiver, operation.call(receiver, arguments)));
                }
                close(receiver, result.get());
            });
        }
    }

    // ------------------------------------------------------------------------------------------------- arguments

    private interface ForArgument {
        void run(Operation operation, int index, @Nullable RocksObject receiver);
    }

    /** For every argument of every operation, with an object to call it on that stays as long as it is open. */
    private static void withArguments(Class<? extends RocksObject> type, World world, ForArgument body) {
        for (Operation operation : Operation.of(type)) {
            if (Exempt.is("any", operation.name())) {
                continue;
            }
            for (int i = 0; i < operation.parameters().length; i++) {
                int index = i;
                if (operation.needsReceiver()) {
                    lendArgument(world, type, receiver -> body.run(operation, index, receiver));
                } else {
                    body.run(operation, index, null);
                }
            }
        }
    }

    private static void lendArgument(World world, Class<? extends RocksObject> type, Consumer<RocksObject> borrower) {
        RocksObject object;
        try {
            object = world.argument(type);
        } catch (World.Unmakeable e) {
            world.lend(type, borrower);
            return;
        }
        borrower.accept(object);
    }

    private void nulls(Class<? extends RocksObject> type, Steps steps) {
        try (World world = new World(folder, type)) {
            withArguments(type, world, (operation, index, receiver) -> {
                Parameter parameter = operation.parameters()[index];
                if (parameter.getType().isPrimitive()) {
                    return;
                }
                boolean nullable = Operation.isNullable(parameter);
                if (Exempt.is("null", operation.name())) {
                    return;
                }
                if (!nullable || !Exempt.is("other thread", operation.name())) {
                    steps.step(
                            what("null", operation, index),
                            nullable ? Steps.SURVIVES : Steps.names(parameter.getName()),
                            () -> call(operation, receiver, index, null, world));
                }
                if (holdsElements(parameter.getType()) && !isFilled(operation, index)) {
                    steps.step(
                            what("null in", operation, index),
                            Steps.names(parameter.getName()),
                            () -> call(operation, receiver, index, withNull(parameter.getType()), world));
                }
            });
        }
    }

    private static boolean holdsElements(Class<?> type) {
        return Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type);
    }

    private static Object withNull(Class<?> type) {
        if (type == Map.class) {
            return Collections.singletonMap("key", null);
        }
        return type == Set.class ? Collections.singleton(null) : Arrays.asList((Object) null);
    }

    private void outOfRange(Class<? extends RocksObject> type, Steps steps) {
        try (World world = new World(folder, type)) {
            withArguments(type, world, (operation, index, receiver) -> {
                Parameter parameter = operation.parameters()[index];
                if (Exempt.is("other thread", operation.name()) || Exempt.is("out of range", operation.name())) {
                    return;
                }
                Values.numbers(parameter.getType()).forEach((text, value) -> {
                    boolean outside = Values.isIndex(parameter.getName())
                            && !operation.executable().getName().startsWith("set")
                            && !text.equals("0");
                    String what = what(text, operation, index);
                    if (outside || steps.takesOfMany(what)) {
                        steps.step(
                                what,
                                outside ? Steps.OUT_OF_RANGE : Steps.SURVIVES,
                                () -> call(operation, receiver, index, value, world));
                    }
                });
            });
        }
    }

    /** One object for what names a column family and one for what does not: a batch with index takes only one of both. */
    private void bytes(Class<? extends RocksObject> type, Steps steps) {
        bytes(type, steps, false);
        bytes(type, steps, true);
    }

    private void bytes(Class<? extends RocksObject> type, Steps steps, boolean inFamily) {
        try (World world = new World(folder, type)) {
            withArguments(type, world, (operation, index, receiver) -> {
                Parameter parameter = operation.parameters()[index];
                if (operation.takes(ColumnFamilyHandle.class) == inFamily
                        && !Exempt.is("other thread", operation.name())
                        && !Exempt.is("bytes", operation.name())) {
                    Values.bytes(parameter, world).forEach((text, bad) -> {
                        String what = what(text, operation, index);
                        if (steps.takesOfMany(what)) {
                            steps.step(
                                    what, bad.expected(), () -> call(operation, receiver, index, bad.value(), world));
                        }
                    });
                }
            });
        }
    }

    private static void call(
            Operation operation, @Nullable RocksObject receiver, int index, @Nullable Object value, World world)
            throws Throwable {
        Object[] arguments = world.arguments(operation);
        arguments[index] = value;
        close(receiver, operation.call(receiver, arguments));
    }

    // ------------------------------------------------------------------------------------------------- threads

    private void otherThread(Class<? extends RocksObject> type, Steps steps) {
        withEach(
                type,
                steps,
                (operation, world, object) ->
                        steps.step("twice on another thread: " + operation, Steps.SURVIVES, () -> {
                            Object[] arguments = world.arguments(operation);
                            AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
                            Thread.ofPlatform()
                                    .start(() -> {
                                        try {
                                            close(object, operation.call(object, arguments));
                                            close(object, operation.call(object, arguments));
                                        } catch (Throwable e) {
                                            thrown.set(e);
                                        }
                                    })
                                    .join();
                            if (thrown.get() != null) {
                                throw thrown.get();
                            }
                        }));
    }

    private void race(Class<? extends RocksObject> type, Steps steps) {
        withEach(
                type,
                steps,
                (operation, world, object) -> steps.step("racing close: " + operation, Steps.SURVIVES, () -> {
                    Object[] arguments = world.arguments(operation);
                    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
                    CyclicBarrier start = new CyclicBarrier(2);
                    Thread caller = Thread.ofPlatform().start(() -> {
                        try {
                            start.await();
                            for (int i = 0; i < 20 && !object.isClosed(); i++) {
                                close(object, operation.call(object, arguments));
                            }
                        } catch (Throwable e) {
                            thrown.set(e);
                        }
                    });
                    start.await();
                    Thread.sleep(0, 20_000);
                    object.close();
                    caller.join();
                    if (thrown.get() != null) {
                        throw thrown.get();
                    }
                }));
    }

    private interface ForEach {
        void run(Operation operation, World world, RocksObject object);
    }

    /** For every operation, with a new object where that is not handed to a callback; for a database in a new world. */
    private void withEach(Class<? extends RocksObject> type, Steps steps, ForEach body) {
        List<Operation> operations = Operation.on(type).stream()
                .filter(operation -> !Exempt.is("other thread", operation.name()))
                .filter(operation -> DATABASES.contains(type)
                        ? steps.takes(operation.toString())
                        : steps.takesOfMany(operation.toString()))
                .toList();
        if (DATABASES.contains(type)) {
            for (Operation operation : operations) {
                try (World world = new World(folder, type)) {
                    body.run(operation, world, world.database());
                }
            }
        } else {
            try (World world = new World(folder, type)) {
                if (world.canMake(type)) {
                    for (Operation operation : operations) {
                        try (RocksObject object = world.make(type).object()) {
                            body.run(operation, world, object);
                        }
                    }
                } else {
                    world.lend(type, object -> operations.forEach(operation -> body.run(operation, world, object)));
                }
            }
        }
    }

    // ------------------------------------------------------------------------------------------------- other databases

    private void otherDatabase(Class<? extends RocksObject> type, Steps steps) {
        for (Operation operation : Operation.of(type)) {
            for (int i = 0; i < operation.parameters().length; i++) {
                Class<? extends RocksObject> handle =
                        Operation.handleOf(operation.parameters()[i]);
                if (handle != null
                        && !isFilled(operation, i)
                        && !Exempt.is("other thread", operation.name())
                        && steps.takes(operation.toString())) {
                    otherDatabase(operation, i, handle, steps);
                }
            }
        }
    }

    private void otherDatabase(Operation operation, int index, Class<? extends RocksObject> handle, Steps steps) {
        boolean withDatabase = isTied(operation.type())
                || Arrays.stream(operation.parameters()).anyMatch(other -> DATABASES.contains(other.getType()));
        if (!operation.needsReceiver() || !withDatabase || !isTied(handle) || DATABASES.contains(handle)) {
            return;
        }
        try (World here = new World(folder, operation.type());
                World there = new World(folder, operation.type())) {
            Misused misuse =
                    receiver -> steps.step(what("of another database", operation, index), Steps.FOREIGN, () -> {
                        Object[] arguments = here.arguments(operation);
                        RocksObject foreign = there.argument(handle);
                        arguments[index] = arguments[index] instanceof List<?> ? List.of(foreign) : foreign;
                        Object result = operation.call(receiver, arguments);
                        there.database().close();
                        if (result != receiver) {
                            Use.result(result, here);
                        }
                    });
            if (operation.needsReceiver()) {
                lendArgument(here, operation.type(), misuse::run);
            } else {
                misuse.run(null);
            }
        }
    }

    private interface Misused {
        void run(@Nullable RocksObject receiver);
    }

    /** Whether objects of a class are databases or end with theirs. */
    private boolean isTied(Class<? extends RocksObject> type) {
        return DATABASES.contains(type) || tied.computeIfAbsent(type, this::endsWithDatabase);
    }

    private boolean endsWithDatabase(Class<?> type) {
        try (World world = new World(folder, type.asSubclass(RocksObject.class))) {
            RocksObject object = world.make(type.asSubclass(RocksObject.class)).object();
            world.database().close();
            return object.isClosed();
        } catch (World.Unmakeable e) {
            return false;
        }
    }

    // ------------------------------------------------------------------------------------------------- absurd values

    /** Absurd values are set, one at a time; what RocksDB does with them later is its own. */
    private void absurd(Class<? extends RocksObject> type, Steps steps) {
        for (Operation setter : Operation.on(type)) {
            if (!setter.isSetter()) {
                continue;
            }
            Values.numbers(setter.parameters()[0].getType()).forEach((text, value) -> {
                if (steps.takes(text + setter)) {
                    steps.step(what(text, setter, 0), Steps.SURVIVES, () -> absurd(setter, value));
                }
            });
        }
    }

    private void absurd(Operation setter, Object value) throws Throwable {
        try (World world = new World(folder, setter.type())) {
            RocksObject object = world.make(setter.type()).object();
            setter.call(object, value);
        }
    }

    // ------------------------------------------------------------------------------------------------- helpers

    private static String what(String value, Operation operation, int index) {
        return value + " as " + operation.parameters()[index].getName() + ": " + operation;
    }

    private static void close(@Nullable Object result) {
        World.handlesIn(result).forEach(RocksObject::close);
    }

    private static void close(@Nullable RocksObject receiver, @Nullable Object result) {
        if (result != receiver) {
            close(result);
        }
    }
}
