package dev.rockspan.parity;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The public API of rocksdbjni, and what Rockspan has for each of its classes. */
final class Api {

    private Api() {}

    /** The public classes of rocksdbjni, sorted by name. */
    static List<Class<?>> classesOfRocksdbjni() {
        try {
            Path jar = Path.of(org.rocksdb.RocksDB.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (FileSystem files = FileSystems.newFileSystem(jar, Map.of());
                    Stream<Path> entries = Files.walk(files.getPath("org/rocksdb"))) {
                List<Class<?>> classes = new ArrayList<>();
                for (String entry : entries.map(Path::toString)
                        .filter(name -> name.endsWith(".class"))
                        .toList()) {
                    classes.add(load(entry.replaceFirst("\\.class$", "").replace('/', '.')));
                }
                classes.removeIf(type -> !isPublic(type));
                classes.sort(Comparator.comparing(Class::getName));
                return classes;
            }
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The class of Rockspan that has the name of a class of rocksdbjni. */
    static Optional<Class<?>> inRockspan(Class<?> theirs) {
        return Stream.of("dev.rockspan", "dev.rockspan.runtime")
                .map(place -> theirs.getName().replaceFirst("^org\\.rocksdb", place))
                .flatMap(name -> find(name).stream())
                .filter(Api::isPublic)
                .findFirst();
    }

    static boolean isOfRocksdbjni(Class<?> type) {
        return type.getName().startsWith("org.rocksdb.");
    }

    /** The class as Java code names it, without its package. */
    static String name(Class<?> type) {
        if (type.isArray()) {
            return name(type.getComponentType()) + "[]";
        }
        return type.getName().substring(type.getName().lastIndexOf('.') + 1).replace('$', '.');
    }

    static List<Method> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .toList();
    }

    static List<Constructor<?>> constructors(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers())
                ? List.of()
                : Arrays.stream(type.getDeclaredConstructors())
                        .filter(constructor ->
                                Modifier.isPublic(constructor.getModifiers()) && !constructor.isSynthetic())
                        .collect(Collectors.toList());
    }

    static List<Field> fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> Modifier.isPublic(field.getModifiers()) && !field.isSynthetic())
                .toList();
    }

    private static Optional<Class<?>> find(String name) {
        try {
            return Optional.of(load(name));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private static Class<?> load(String name) throws ClassNotFoundException {
        return Class.forName(name, false, Api.class.getClassLoader());
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isAnonymousClass() && (outer == null || isPublic(outer));
    }
}
