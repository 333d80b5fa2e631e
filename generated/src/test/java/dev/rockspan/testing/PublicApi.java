package dev.rockspan.testing;

import dev.rockspan.RocksDB;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The generated API by reflection. */
public final class PublicApi {

    private PublicApi() {}

    /** Its public classes, by name. */
    public static List<Class<?>> classes() {
        Path root = Repository.classesOf(RocksDB.class);
        return Repository.filesUnder(root.resolve("dev/rockspan"), ".class").stream()
                .map(file -> root.relativize(file).toString())
                .filter(file -> !file.startsWith("dev/rockspan/raw/") && !file.endsWith("package-info.class"))
                .<Class<?>>map(file -> load(file.replace(".class", "").replace('/', '.')))
                .filter(type -> Modifier.isPublic(type.getModifiers()))
                .toList();
    }

    /** Its handle classes, without subclasses of them in Java. */
    public static List<Class<? extends RocksObject>> handles() {
        return classes().stream()
                .filter(RocksObject.class::isAssignableFrom)
                .filter(type -> !isBetween(type)
                        && (isBetween(type.getSuperclass())
                                || type.getSuperclass().getPackage() != RocksDB.class.getPackage()
                                || hasNativeObject(type)))
                .<Class<? extends RocksObject>>map(type -> type.asSubclass(RocksObject.class))
                .toList();
    }

    /** Whether it has a native object of its own, and does not adopt one that another class makes. */
    private static boolean hasNativeObject(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors())
                .anyMatch(
                        constructor -> List.of(constructor.getParameterTypes()).contains(NativeObject.class));
    }

    /** Whether it is an abstract class above several handle classes. */
    private static boolean isBetween(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers()) && type.getSuperclass() == RocksObject.class;
    }

    /** Handle classes that can be made from nothing. */
    public static List<Constructor<? extends RocksObject>> constructors() {
        return handles().stream()
                .flatMap(type -> Arrays.stream(type.getConstructors())
                        .filter(constructor -> constructor.getParameterCount() == 0)
                        .<Constructor<? extends RocksObject>>map(constructor -> constructorOf(type)))
                .toList();
    }

    /**
     * The public instance methods that a class has for itself, generated or from a hand-written superclass, or from an
     * interface that it shares with other classes; sorted.
     */
    public static List<Method> methods(Class<?> type) {
        Set<String> overridden = new HashSet<>();
        return Stream.concat(
                        Stream.<Class<?>>iterate(
                                        type,
                                        ancestor -> ancestor != null && ancestor != RocksObject.class,
                                        Class::getSuperclass)
                                .flatMap(ancestor -> Arrays.stream(ancestor.getDeclaredMethods())),
                        interfaces(type)
                                .distinct()
                                .flatMap(inherited -> Arrays.stream(inherited.getDeclaredMethods()))
                                .filter(Method::isDefault))
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.isSynthetic() && !takesJavaOfTemplates(method))
                .filter(method -> overridden.add(method.getName() + Arrays.toString(method.getParameterTypes())))
                .sorted((a, b) -> a.toString().compareTo(b.toString()))
                .toList();
    }

    private static Stream<Class<?>> interfaces(Class<?> type) {
        return Arrays.stream(type.getInterfaces())
                .flatMap(inherited -> Stream.concat(Stream.of(inherited), interfaces(inherited)));
    }

    /** Whether a method takes objects that stand for nothing of C's. */
    private static boolean takesJavaOfTemplates(Method method) {
        return Arrays.stream(method.getGenericParameterTypes())
                .flatMap(parameter -> Arrays.stream(parameter.getTypeName().split("[^\\w.]+")))
                .anyMatch(Repository::isJavaOfTemplates);
    }

    private static Constructor<? extends RocksObject> constructorOf(Class<? extends RocksObject> type) {
        try {
            return type.getConstructor();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, PublicApi.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
