package dev.rockspan.misuse;

import static dev.rockspan.misuse.Values.KEY;

import dev.rockspan.Env;
import dev.rockspan.EnvOptions;
import dev.rockspan.FlushOptions;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.TraceOptions;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.runtime.RocksObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A database of one kind with some data, and objects of every handle class that have to do with it. How an object of a class
 * is made is found out: from its constructors and from what returns one; for a few it stands here.
 */
final class World implements AutoCloseable {

    private static final List<Operation> OPERATIONS = Operation.all();
    private static int count;

    private final Path folder;
    private final Class<? extends RocksObject> kind;
    private final Map<Class<?>, Made> arguments = new HashMap<>();
    private final Set<Class<?>> making = new HashSet<>();
    private final List<RocksObject> all = new ArrayList<>();
    private int names;
    private @Nullable String trace;

    /** How an object of a class is made where that cannot be found out. */
    private static final Map<Class<? extends RocksObject>, Function<World, Made>> RECIPES = Map.of(
            Options.class,
                    world -> world.made(new Options().setCreateIfMissing(true).setUInt64AddMergeOperator()),
            RocksDB.class, World::rocksDB,
            TransactionDB.class, World::transactionDB,
            OptimisticTransactionDB.class, World::optimisticTransactionDB);

    /** An object, and what it was made of. */
    record Made(RocksObject object, List<RocksObject> ingredients) {}

    /** No object of a class could be made. */
    static final class Unmakeable extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unmakeable(Class<?> type, @Nullable Throwable cause) {
            super("There is no way to make a " + type.getSimpleName(), cause);
        }
    }

    /** For what has to do with {@code type}. */
    World(Path parent, Class<? extends RocksObject> type) {
        folder = parent.resolve("world" + ProcessHandle.current().pid() + "-" + count++);
        kind = type == TransactionDB.class || type == Transaction.class
                ? TransactionDB.class
                : type == OptimisticTransactionDB.class ? OptimisticTransactionDB.class : RocksDB.class;
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A path in this world's folder where nothing is. */
    String newName() {
        return folder.resolve("n" + names++).toString();
    }

    /** The file of a trace. */
    String trace() {
        if (trace == null) {
            trace = newName();
            RocksDB db = rocksDB().object() instanceof RocksDB it ? it : null;
            try (TraceOptions options = new TraceOptions();
                    EnvOptions envOptions = new EnvOptions()) {
                db.startTrace(Env.getDefault(), envOptions, options, trace);
                db.put(KEY, KEY);
                db.endTrace();
            }
            db.close();
        }
        return trace;
    }

    /** An open object to pass on, the same as long as it stays open. */
    RocksObject argument(Class<? extends RocksObject> type) {
        return madeArgument(type).object();
    }

    private Made madeArgument(Class<? extends RocksObject> type) {
        Made made = arguments.get(type);
        if (made == null || made.object().isClosed()) {
            made = make(type);
            arguments.put(type, made);
        }
        return made;
    }

    /** The database. */
    RocksObject database() {
        return argument(kind);
    }

    /** A new object. */
    Made make(Class<? extends RocksObject> type) {
        Function<World, Made> recipe = RECIPES.get(type);
        if (recipe != null && !(type == RocksDB.class && kind != RocksDB.class)) {
            return recipe.apply(this);
        }
        if (!making.add(type)) {
            throw new Unmakeable(type, null);
        }
        try {
            return makeByRule(type);
        } finally {
            making.remove(type);
        }
    }

    private Made makeByRule(Class<? extends RocksObject> type) {
        Throwable last = null;
        for (Operation maker : makers(type)) {
            try {
                List<RocksObject> ingredients = new ArrayList<>();
                RocksObject receiver = maker.needsReceiver() ? ingredient(maker.type(), ingredients) : null;
                Object[] values = arguments(maker);
                for (Parameter parameter : maker.parameters()) {
                    Class<? extends RocksObject> handle = Operation.handleOf(parameter);
                    if (handle != null && !(Operation.isNullable(parameter) && making.contains(handle))) {
                        ingredient(handle, ingredients);
                    }
                }
                RocksObject object = find(type, maker.call(receiver, values));
                if (object != null) {
                    all.add(object);
                    return new Made(object, ingredients);
                }
            } catch (Throwable e) {
                last = e;
            }
        }
        throw new Unmakeable(type, last);
    }

    /** From the simplest one on; what this kind of database makes itself comes first. */
    private List<Operation> makers(Class<?> type) {
        return OPERATIONS.stream()
                .filter(operation -> operation.makes(type))
                .sorted(Comparator.comparingInt((Operation operation) -> operation.needsReceiver()
                                ? operation.type() == kind ? 0 : 1
                                : operation.type() == type && operation.parameters().length == 0 ? -1 : 1)
                        .thenComparing(this::takesAnotherKind)
                        .thenComparingInt(operation -> operation.parameters().length))
                .toList();
    }

    private boolean takesAnotherKind(Operation operation) {
        return Stream.concat(
                        operation.needsReceiver() ? Stream.of(operation.type()) : Stream.empty(),
                        Stream.of(operation.parameters()).map(Parameter::getType))
                .anyMatch(type -> Matrix.DATABASES.contains(type) && type != kind);
    }

    private RocksObject ingredient(Class<? extends RocksObject> type, List<RocksObject> ingredients) {
        Made made = madeArgument(type);
        if (!ingredients.contains(made.object())) {
            ingredients.add(made.object());
        }
        made.ingredients().stream()
                .filter(object -> !ingredients.contains(object))
                .forEach(ingredients::add);
        return made.object();
    }

    /** Arguments that the operation can do with. */
    @Nullable Object[] arguments(Operation operation) {
        return Stream.of(operation.parameters()).map(this::goodFor).toArray();
    }

    private @Nullable Object goodFor(Parameter parameter) {
        try {
            if (Operation.isNullable(parameter) && making.contains(Operation.handleOf(parameter))) {
                return null;
            }
            return Values.good(parameter, this);
        } catch (Unmakeable e) {
            if (Operation.isNullable(parameter)) {
                return null;
            }
            throw e;
        }
    }

    /** The first object of a class in what an operation returned. */
    private static @Nullable RocksObject find(Class<? extends RocksObject> type, @Nullable Object result) {
        return handlesIn(result).stream().filter(type::isInstance).findFirst().orElse(null);
    }

    /** All handles in what an operation returned. */
    static List<RocksObject> handlesIn(@Nullable Object result) {
        List<RocksObject> handles = new ArrayList<>();
        if (result instanceof RocksObject handle) {
            handles.add(handle);
        } else if (result instanceof Collection<?> several) {
            several.forEach(one -> handles.addAll(handlesIn(one)));
        } else if (result instanceof Record several) {
            for (RecordComponent component : several.getClass().getRecordComponents()) {
                try {
                    handles.addAll(handlesIn(component.getAccessor().invoke(several)));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return handles;
    }

    static Class<?> rawClass(Type type) {
        if (type instanceof WildcardType any) {
            return rawClass(any.getUpperBounds()[0]);
        }
        return type instanceof Class<?> c ? c : (Class<?>) ((ParameterizedType) type).getRawType();
    }

    /**
     * Does something with an open object of {@code type}; within the callback that is handed it, if that is the only way to
     * come by one.
     */
    void lend(Class<? extends RocksObject> type, Consumer<RocksObject> borrower) {
        RocksObject made;
        try {
            made = make(type).object();
        } catch (Unmakeable e) {
            if (!Events.lend(this, type, borrower)) {
                throw e;
            }
            return;
        }
        borrower.accept(made);
    }

    /** Whether objects of a class can be had outside callbacks. */
    boolean canMake(Class<? extends RocksObject> type) {
        try {
            argument(type);
            return true;
        } catch (Unmakeable e) {
            return false;
        }
    }

    /** As {@link #lend}, of what only callbacks are handed: the way from what they are handed to {@code type}. */
    @Nullable RocksObject derive(RocksObject from, Class<? extends RocksObject> type) {
        if (type.isInstance(from)) {
            return from;
        }
        for (Operation operation : Operation.on(from.getClass().asSubclass(RocksObject.class))) {
            if (operation.makes(type)) {
                try {
                    RocksObject found = find(type, operation.call(from, arguments(operation)));
                    if (found != null) {
                        return found;
                    }
                } catch (Throwable e) {
                    // another one may do
                }
            }
        }
        return null;
    }

    private Made made(RocksObject object, RocksObject... ingredients) {
        all.add(object);
        return new Made(object, List.of(ingredients));
    }

    private Made rocksDB() {
        Options options = (Options) argument(Options.class);
        RocksDB db = RocksDB.open(options, newName());
        try (FlushOptions flush = new FlushOptions()) {
            db.put(KEY, KEY);
            db.flush(flush);
            db.put(KEY, KEY);
        }
        return made(db, options);
    }

    private Made transactionDB() {
        Options options = (Options) argument(Options.class);
        TransactionDBOptions more = (TransactionDBOptions) argument(TransactionDBOptions.class);
        TransactionDB db = TransactionDB.open(options, more, newName());
        db.put(KEY, KEY);
        return made(db, options, more);
    }

    private Made optimisticTransactionDB() {
        Options options = (Options) argument(Options.class);
        return made(OptimisticTransactionDB.open(options, newName()), options);
    }

    /** Closes everything and deletes the files. */
    @Override
    public void close() {
        for (RocksObject object : all.reversed()) {
            object.close();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(World::delete);
        } catch (IOException | UncheckedIOException e) {
            // a database that is still closing may be deleting, too
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // as above
        }
    }
}
