package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rocksdb.util.SizeUnit;

/**
 * The page for who ports from rocksdbjni names just those of its public classes, methods and fields that are not here by
 * the same name or by a rule that the page states.
 */
class PortingTest {

    private static final String PAGE = read();
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    /** What the page says to call, by its class. */
    private static final Pattern CALL = Pattern.compile("\\b([A-Z]\\w*)\\.(\\w+)\\(");
    /** What every class of one side or the other has. */
    private static final Set<String> COMMON =
            Set.of("getNativeHandle", "isOwningHandle", "equals", "hashCode", "toString", "compareTo");

    @Test
    void names_the_classes_that_are_not_here() throws IOException, ClassNotFoundException {
        SortedSet<String> missing = new TreeSet<>();
        for (Class<?> theirs : theirClasses()) {
            if (ours(theirs).isEmpty()) {
                missing.add(name(theirs));
            }
        }
        assertTold(rows("Classes").flatMap(row -> codes(row[1])), missing);
    }

    @Test
    void names_the_methods_that_are_not_here() throws IOException, ClassNotFoundException {
        SortedSet<String> missing = new TreeSet<>();
        for (Class<?> theirs : theirClasses()) {
            SortedSet<String> members = missing(theirs);
            supertypes(theirs).forEach(type -> members.removeAll(missing(type))); // said of that one
            members.forEach(member -> missing.add(name(theirs) + "." + member));
        }
        Stream<String> told = rows("Methods")
                .flatMap(row -> codes(row[1]).flatMap(type -> codes(row[2]).map(member -> type + "." + member)));
        assertTold(told, missing);
    }

    @Test
    void names_nothing_as_ours_that_is_not() {
        assertThat(Stream.of("In general", "Classes", "Methods")
                        .flatMap(PortingTest::rows)
                        .flatMap(row -> CALL.matcher(row[row.length - 1]).results())
                        .filter(call -> find(call.group(1))
                                .filter(type -> !members(type).contains(call.group(2)))
                                .isPresent())
                        .map(MatchResult::group))
                .isEmpty();
    }

    private static void assertTold(Stream<String> told, SortedSet<String> missing) {
        SortedSet<String> untold = new TreeSet<>(missing);
        SortedSet<String> stale = told.collect(Collectors.toCollection(TreeSet::new));
        untold.removeAll(stale);
        stale.removeAll(missing);
        assertThat(untold).as("not on the page").isEmpty();
        assertThat(stale).as("on the page, but here, or not in rocksdbjni").isEmpty();
    }

    /** The cells of the tables of a section, the first of each after an empty one. */
    private static Stream<String[]> rows(String section) {
        return Pattern.compile("(?m)^## ")
                .splitAsStream(PAGE)
                .filter(text -> text.startsWith(section + "\n"))
                .flatMap(String::lines)
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|"));
    }

    private static Stream<String> codes(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1));
    }

    /** What one of their classes has, and ours of that name has not; nothing if we have none. */
    private static SortedSet<String> missing(Class<?> theirs) {
        SortedSet<String> missing = new TreeSet<>();
        ours(theirs).ifPresent(ours -> {
            missing.addAll(members(theirs));
            missing.removeIf(isHere(ours));
        });
        return missing;
    }

    /** By its name, or as the page says of all. */
    private static Predicate<String> isHere(Class<?> ours) {
        SortedSet<String> members = members(ours);
        find(ours.getSimpleName() + "Callbacks").ifPresent(callbacks -> members.addAll(members(callbacks)));
        if (TransactionalDB.class.isAssignableFrom(ours)) {
            members.addAll(members(RocksDB.class)); // by way of getBaseDB()
        }
        if (ours == PerfContext.class) {
            members.addAll(members(PerfMetric.class));
        }
        return member -> Stream.of(member, component(member), constant(member), constant(component(member)))
                .anyMatch(members::contains);
    }

    /** The name of a component of a record. */
    private static String component(String getter) {
        String name = getter.replaceFirst("^(?:get|is)(?=[A-Z])", "");
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** The name of a constant. */
    private static String constant(String getter) {
        return getter.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    /** The names of methods and fields; not of the methods that find a constant of an enum, which are {@code of} here. */
    private static SortedSet<String> members(Class<?> type) {
        return Stream.concat(
                        Arrays.stream(type.getFields()).map(Field::getName),
                        Arrays.stream(type.getMethods())
                                .filter(method -> !method.isSynthetic() && method.getDeclaringClass() != Object.class)
                                .filter(method -> !type.isEnum() || !Modifier.isStatic(method.getModifiers()))
                                .map(Method::getName))
                .filter(name -> !COMMON.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Class<?>> supertypes(Class<?> type) {
        return Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .flatMap(above -> Stream.concat(Stream.of(above), supertypes(above)));
    }

    private static Optional<Class<?>> ours(Class<?> theirs) {
        return find(name(theirs));
    }

    /** By the name of one of ours, as the page writes it. */
    private static Optional<Class<?>> find(String name) {
        for (String place : List.of("dev.rockspan.", "dev.rockspan.runtime.")) {
            try {
                return Optional.of(load(place + name.replace('.', '$')));
            } catch (ClassNotFoundException e) {
                // the next place
            }
        }
        return Optional.empty();
    }

    /** Without the package, and as in Java's code. */
    private static String name(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static List<Class<?>> theirClasses() throws IOException, ClassNotFoundException {
        Path jar = Repository.classesOf(SizeUnit.class);
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of());
                Stream<Path> entries = Files.walk(files.getPath("org/rocksdb"))) {
            SortedSet<String> names = entries.map(Path::toString)
                    .filter(entry -> entry.endsWith(".class"))
                    .map(entry -> entry.replaceFirst("\\.class$", "").replace('/', '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
            List<Class<?>> classes = new ArrayList<>();
            for (String name : names) {
                classes.add(load(name));
            }
            classes.removeIf(type -> !isPublic(type));
            return classes;
        }
    }

    private static Class<?> load(String name) throws ClassNotFoundException {
        return Class.forName(name, false, PortingTest.class.getClassLoader());
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isAnonymousClass() && (outer == null || isPublic(outer));
    }

    private static String read() {
        try {
            return Files.readString(Repository.page("porting.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
