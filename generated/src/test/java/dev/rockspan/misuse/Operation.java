package dev.rockspan.misuse;

import dev.rockspan.ColumnFamilyOptionsInterface;
import dev.rockspan.DBOptionsInterface;
import dev.rockspan.Options;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.PublicApi;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A public constructor or method that a generated handle class declares. */
record Operation(Class<? extends RocksObject> type, Executable executable) {

    private static final Map<Class<?>, List<Operation>> ON = new ConcurrentHashMap<>();

    /** What can be done with an object of {@code type}, in an order that is always the same. */
    static List<Operation> on(Class<? extends RocksObject> type) {
        return ON.computeIfAbsent(type, _ -> PublicApi.methods(type).stream()
                .map(method -> new Operation(type, method))
                .filter(operation -> !Exempt.is("all", operation.name()))
                .toList());
    }

    /** As {@link #on}, and its constructors and static methods. */
    static List<Operation> of(Class<? extends RocksObject> type) {
        Stream<Executable> others = Stream.concat(
                Arrays.stream(type.getConstructors()),
                Arrays.stream(type.getDeclaredMethods())
                        .filter(method -> Modifier.isStatic(method.getModifiers()))
                        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()));
        List<Operation> all =
                new ArrayList<>(others.sorted((a, b) -> a.toString().compareTo(b.toString()))
                        .map(executable -> new Operation(type, executable))
                        .toList());
        all.addAll(on(type));
        return all;
    }

    /** All of the API. */
    static List<Operation> all() {
        return PublicApi.handles().stream().flatMap(type -> of(type).stream()).toList();
    }

    boolean needsReceiver() {
        return executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
    }

    Parameter[] parameters() {
        return executable.getParameters();
    }

    /** Calls it and throws what it throws. */
    @Nullable Object call(@Nullable Object receiver, @Nullable Object... arguments) throws Throwable {
        try {
            return executable instanceof Constructor<?> constructor
                    ? constructor.newInstance(arguments)
                    : ((Method) executable).invoke(receiver, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Whether it changes a property of its receiver and returns it. */
    boolean isSetter() {
        return needsReceiver()
                && executable instanceof Method method
                && method.getDeclaringClass().isAssignableFrom(type)
                && method.getReturnType() == method.getDeclaringClass()
                && method.getParameterCount() == 1
                && !method.getName().equals("in");
    }

    /** Whether it takes an object of a class, or several. */
    boolean takes(Class<? extends RocksObject> wanted) {
        return Stream.of(parameters()).anyMatch(parameter -> handleOf(parameter) == wanted);
    }

    /** Whether it hands out objects of a class: one, several, or as part of a record. */
    boolean makes(Class<?> wanted) {
        if (executable instanceof Constructor<?>) {
            return type == wanted;
        }
        Type result = ((Method) executable).getGenericReturnType();
        if (needsReceiver() && result == type) {
            return false;
        }
        return result == wanted || elementOf(result) == wanted || parts(result).anyMatch(part -> part == wanted);
    }

    private static Stream<Class<?>> parts(Type type) {
        return type instanceof Class<?> c && c.isRecord()
                ? Arrays.stream(c.getRecordComponents()).map(RecordComponent::getType)
                : Stream.of();
    }

    /** The class of the elements of a collection; null if it is none. */
    static @Nullable Class<?> elementOf(Type type) {
        if (!(type instanceof ParameterizedType collection)) {
            return null;
        }
        Type element = collection.getActualTypeArguments()[0];
        return element instanceof Class<?> || element instanceof WildcardType ? World.rawClass(element) : null;
    }

    /** The handle class of a parameter or of the elements of a list; null if it takes no handles. */
    static @Nullable Class<? extends RocksObject> handleOf(Parameter parameter) {
        Class<?> type = parameter.getType();
        if (!RocksObject.class.isAssignableFrom(type) && !isOptions(type)) {
            type = elementOf(parameter.getParameterizedType());
        }
        if (type != null && isOptions(type)) {
            return Options.class;
        }
        return type == null || !RocksObject.class.isAssignableFrom(type) ? null : type.asSubclass(RocksObject.class);
    }

    /** Whether it is what Options and its narrower forms have in common. */
    static boolean isOptions(Class<?> type) {
        return type == DBOptionsInterface.class || type == ColumnFamilyOptionsInterface.class;
    }

    static boolean isNullable(Parameter parameter) {
        return parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    /** Class and name, to look it up. */
    String name() {
        return type.getSimpleName() + "." + (executable instanceof Constructor<?> ? "new" : executable.getName());
    }

    @Override
    public String toString() {
        return name()
                + Arrays.stream(parameters())
                        .map(parameter -> parameter.getType().getSimpleName() + " " + parameter.getName())
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
