package dev.rockspan.misuse;

import dev.rockspan.Options;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import dev.rockspan.Holder;
import dev.rockspan.ColumnFamilyDescriptor;
import dev.rockspan.ConfigOptions;
import dev.rockspan.CompactRangeOptions;
import dev.rockspan.CompactionJobInfo;
import dev.rockspan.testing.ShownWrites;
import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ValueBuffer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Collection;
import java.util.Properties;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/** Arguments, good and bad. */
final class Values {

    /** A key that every database of these tests has; as long as a timestamp. */
    static final byte[] KEY = "key-0001".getBytes(UTF_8);

    /** Numbers that have to be large. */
    private static final Set<String> LARGE = Set.of("capacity", "rateBytesPerSecond");

    /** Numbers that have to be 0. */
    private static final Set<String> ZERO = Set.of("userKeyLen");

    private Values() {}

    /** Something that an operation can do with. */
    static Object good(Parameter parameter, World world) {
        return good(parameter.getParameterizedType(), parameter.getName(), world);
    }

    private static Object good(Type generic, String name, World world) {
        Class<?> type = World.rawClass(generic);
        if (type == CompactionJobInfo.class) {
            return world.make(CompactionJobInfo.class).object(); // it is filled once
        }
        if (Operation.isOptions(type)) {
            return world.argument(Options.class);
        } else if (RocksObject.class.isAssignableFrom(type)) {
            return world.argument(type.asSubclass(RocksObject.class));
        } else if (type == boolean.class) {
            return true;
        } else if (type == byte.class) {
            return (byte) 1;
        } else if (type == int.class) {
            return isIndex(name) || ZERO.contains(name) ? 0 : 1;
        } else if (type == long.class) {
            return isIndex(name) ? 0L : LARGE.contains(name) ? 1L << 20 : 1L;
        } else if (type == double.class) {
            return 0.5;
        } else if (type == String.class) {
            return switch (name) {
                case "tracePath" -> world.trace();
                case "columnFamilyNames" -> "default";
                default -> world.newName();
            };
        } else if (type == byte[].class) {
            return KEY.clone();
        } else if (type == byte[][].class) {
            return new byte[][] {KEY.clone()};
        } else if (type == Holder.class) {
            return new Holder<>();
        } else if (type == Path.class) {
            return Path.of(world.newName());
        } else if (type == MemorySegment.class) {
            return Arena.ofAuto().allocateFrom(ValueLayout.JAVA_BYTE, KEY);
        } else if (type == ByteBuffer.class) {
            return ByteBuffer.allocateDirect(KEY.length).put(KEY).flip();
        } else if (type == ValueBuffer.class) {
            return ValueBuffer.ofSize(1);
        } else if (type == MultiGetBuffer.class) {
            return MultiGetBuffer.ofSize(1);
        } else if (type == int[].class) {
            return new int[] {1};
        } else if (type == Arena.class) {
            return Arena.ofAuto();
        } else if (type.isEnum()) {
            return type.getEnumConstants()[0];
        } else if (type == Map.class) {
            boolean numbers = generic.getTypeName().endsWith("Integer>");
            return new TreeMap<>(Map.of(world.newName(), numbers ? 1 : "1"));
        } else if (type == Set.class) {
            return Set.of(elements(generic)[0]);
        } else if (type == Collection.class || List.class.isAssignableFrom(type)) {
            Type element = ((ParameterizedType) generic).getActualTypeArguments()[0];
            return new ArrayList<>(List.of(good(element, name, world)));
        } else if (type.isRecord()) {
            return record(type, world);
        } else if (type.isInterface()) {
            return callbacks(type, (_, method, arguments) -> answer(method, arguments, world));
        }
        return java(type, name, world);
    }

    /** An object of a class that is Java alone. */
    private static Object java(Class<?> type, String name, World world) {
        if (type == ColumnFamilyDescriptor.class) {
            return new ColumnFamilyDescriptor(name.equals("columnFamilyDescriptors") ? "default" : world.newName());
        } else if (type == Properties.class) {
            Properties properties = new Properties();
            properties.put("num_levels", "7");
            return properties;
        } else if (type == WriteBatch.Handler.class) {
            return new ShownWrites(new ArrayList<>());
        } else if (type == Integer.class) {
            return 1;
        } else if (type == ConfigOptions.class) {
            return new ConfigOptions().setIgnoreUnknownOptions(false);
        } else if (type == CompactRangeOptions.Timestamp.class) {
            return new CompactRangeOptions.Timestamp();
        }
        throw new IllegalStateException("Nobody knows what to pass as a " + type);
    }

    private static Object record(Class<?> type, World world) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = Arrays.stream(components)
                .map(component -> good(component.getGenericType(), component.getName(), world))
                .toArray();
        try {
            return type.getConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new))
                    .newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object[] elements(Type set) {
        Object[] constants = World.rawClass(((ParameterizedType) set).getActualTypeArguments()[0])
                .getEnumConstants();
        return constants;
    }

    /** Whether a number of this name counts from 0 what an object has. */
    static boolean isIndex(String parameter) {
        return parameter.equals("index") || parameter.equals("level");
    }

    static Object callbacks(Class<?> type, InvocationHandler handler) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            if (method.getDeclaringClass() == Object.class) {
                return switch (method.getName()) {
                    case "hashCode" -> System.identityHashCode(proxy);
                    case "equals" -> proxy == arguments[0];
                    default -> type.getSimpleName();
                };
            }
            return handler.invoke(proxy, method, arguments);
        });
    }

    /** What a well-behaved callback returns. */
    static @Nullable Object answer(Method method, Object[] arguments, World world) {
        Class<?> type = method.getReturnType();
        if (type == int.class) {
            MemorySegment a = (MemorySegment) arguments[0];
            MemorySegment b = (MemorySegment) arguments[arguments.length == 4 ? 2 : 1];
            return new String(a.toArray(ValueLayout.JAVA_BYTE), UTF_8)
                    .compareTo(new String(b.toArray(ValueLayout.JAVA_BYTE), UTF_8));
        } else if (type == long.class) {
            return 0L;
        } else if (type == boolean.class) {
            return method.getName().equals("filter") || method.getName().equals("inDomain");
        } else if (type == FilterDecision.class) {
            return FilterDecision.KEEP;
        } else if (type == MemorySegment.class) {
            return arguments[0];
        } else if (RocksObject.class.isAssignableFrom(type) && !method.getName().equals("createCompactionFilter")) {
            return world.make(type.asSubclass(RocksObject.class)).object();
        } else if (type.isRecord()) {
            Object constant = type.getRecordComponents()[0].getType().getEnumConstants()[0];
            try {
                return type.getRecordComponents()[1].getType() == boolean.class
                        ? type.getDeclaredConstructors()[0].newInstance(constant, false)
                        : type.getDeclaredConstructors()[0].newInstance(constant, null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return null;
    }

    /** Numbers at the ends of what C and Java have, by description; none if it is no number. */
    static Map<String, Object> numbers(Class<?> type) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (type == int.class) {
            for (int value : new int[] {-1, 0, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                values.put(Integer.toString(value), value);
            }
        } else if (type == long.class) {
            for (long value : new long[] {-1, 0, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 50}) {
                values.put(Long.toString(value), value);
            }
        } else if (type == byte.class) {
            values.put("-1", (byte) -1);
            values.put("127", (byte) 127);
        } else if (type == double.class) {
            for (double value : new double[] {-1, 0, Double.NaN, Double.POSITIVE_INFINITY, 1e300}) {
                values.put(Double.toString(value), value);
            }
        } else if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                values.put(constant.toString(), constant);
            }
        }
        return values;
    }

    /** A bad argument and what has to come of it. */
    record Bad(Object value, Steps.Expected expected) {}

    /** Bytes, texts and lists as no program should pass them, by description. */
    static Map<String, Bad> bytes(Parameter parameter, World world) {
        Map<String, Bad> values = new LinkedHashMap<>();
        Class<?> type = parameter.getType();
        if (type == byte[].class) {
            survives(values, "empty", new byte[0]);
            survives(values, "large", new byte[1 << 20]);
        } else if (type == int[].class) {
            survives(values, "empty", new int[0]);
            survives(values, "large", new int[1000]);
        } else if (type == MemorySegment.class) {
            survives(values, "NULL", MemorySegment.NULL);
            survives(values, "empty", Arena.ofAuto().allocate(0));
            survives(values, "large", Arena.ofAuto().allocate(1 << 20));
            survives(values, "read-only", Arena.ofAuto().allocate(8).asReadOnly());
            survives(values, "on the heap", MemorySegment.ofArray(KEY.clone()));
            survives(values, "longs on the heap", MemorySegment.ofArray(new long[2]));
            values.put("of a closed arena", new Bad(closed(), Steps.REFUSES));
            values.put("of another thread", new Bad(elsewhere(), ofAnotherThread()));
        } else if (type == ByteBuffer.class) {
            survives(values, "empty", ByteBuffer.allocateDirect(0));
            survives(values, "large", ByteBuffer.allocateDirect(1 << 20));
            survives(values, "read-only", ByteBuffer.allocateDirect(8).asReadOnlyBuffer());
            survives(values, "on the heap", ByteBuffer.allocate(8));
            survives(values, "read-only on the heap", ByteBuffer.allocate(8).asReadOnlyBuffer());
            values.put("of a closed arena", new Bad(buffer(), Steps.REFUSES));
            values.put("of another thread", new Bad(elsewhere().asByteBuffer(), ofAnotherThread()));
        } else if (type == ValueBuffer.class) {
            survives(values, "NULL", ValueBuffer.of(MemorySegment.NULL));
            survives(values, "large", ValueBuffer.ofSize(1 << 20));
            survives(values, "longs on the heap", ValueBuffer.of(MemorySegment.ofArray(new long[2])));
            survives(values, "of a closed arena", ValueBuffer.of(closed()));
            survives(values, "of another thread", ValueBuffer.of(elsewhere()));
        } else if (type == MultiGetBuffer.class) {
            survives(values, "pinning", MultiGetBuffer.pinning());
            survives(values, "large", MultiGetBuffer.ofSize(1 << 20));
            survives(values, "longs on the heap", MultiGetBuffer.of(MemorySegment.ofArray(new long[2])));
            survives(values, "of a closed arena", MultiGetBuffer.of(closed()));
            survives(values, "of another thread", MultiGetBuffer.of(elsewhere()));
        } else if (type == String.class) {
            if (!isPath(parameter.getName())) { // which would be the root folder
                survives(values, "empty", "");
            }
            survives(values, "with a NUL", world.newName() + "\0b");
            survives(values, "half a character", world.newName() + "\uD800");
            survives(values, "not ASCII", world.newName() + "\u00e4\u4e16\uD83D\uDE00");
            survives(values, "large", world.newName() + "x".repeat(1 << 16));
        } else if (type == Arena.class) {
            Arena arena = Arena.ofShared();
            arena.close();
            Steps.Expected refused = thrown -> thrown instanceof WrongThreadException
                    ? null
                    : Steps.REFUSES.complaint(thrown); // the first closes what it is called on
            values.put("of another thread", new Bad(arenaElsewhere(), refused));
            values.put("closed", new Bad(arena, refused));
        } else if (type == Map.class) {
            survives(values, "empty", Map.of());
        } else if (type == Set.class) {
            survives(values, "empty", Set.of());
            survives(values, "all", Set.of(elements(parameter.getParameterizedType())));
        } else if (List.class.isAssignableFrom(type)) {
            Object one = ((List<?>) good(parameter, world)).getFirst();
            survives(values, "empty", new ArrayList<>());
            survives(values, "unmodifiable", List.of(one));
            survives(values, "the same 1000 times", new ArrayList<>(Collections.nCopies(1000, one)));
        }
        return values;
    }

    private static boolean isPath(String parameter) {
        String name = parameter.toLowerCase(Locale.ROOT);
        return name.contains("path") || name.contains("dir") || name.contains("file");
    }

    private static void survives(Map<String, Bad> values, String what, Object value) {
        values.put(what, new Bad(value, Steps.SURVIVES));
    }

    private static Steps.Expected ofAnotherThread() {
        return thrown -> thrown instanceof WrongThreadException ? null : "expected a WrongThreadException, not " + thrown;
    }

    private static MemorySegment closed() {
        try (Arena arena = Arena.ofConfined()) {
            return arena.allocate(8);
        }
    }

    private static ByteBuffer buffer() {
        try (Arena arena = Arena.ofConfined()) {
            return arena.allocate(8).asByteBuffer();
        }
    }

    private static MemorySegment elsewhere() {
        return onAnotherThread(() -> Arena.ofConfined().allocate(8));
    }

    private static Arena arenaElsewhere() {
        return onAnotherThread(Arena::ofConfined);
    }

    private static <T> T onAnotherThread(Callable<T> maker) {
        FutureTask<T> made = new FutureTask<>(maker);
        Thread.ofPlatform().start(made);
        try {
            return made.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
