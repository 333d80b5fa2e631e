package dev.rockspan.generator.schema;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Derives what can stand in a template from the records that hold it. */
public final class Shapes {

    private static final ClassValue<Shape.Group> KNOWN = new ClassValue<>() {
        @Override
        protected Shape.Group computeValue(Class<?> type) {
            return group(type.asSubclass(Record.class));
        }
    };

    /** What the JDK makes anew, and reads the annotations of, with every question. */
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return type.getRecordComponents();
        }
    };

    private Shapes() {}

    /** The keys that a record stands for. A component that cannot be null is required. */
    public static Shape.Group of(Class<? extends Record> type) {
        return KNOWN.get(type);
    }

    private static Shape.Group group(Class<? extends Record> type) {
        List<Shape.Part> parts = new ArrayList<>();
        Map<String, Shape.Entry> entries = new LinkedHashMap<>();
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.isAnnotationPresent(Inline.class)) {
                Shape.Group inlined = of(component.getType().asSubclass(Record.class));
                parts.add(new Shape.Inlined(inlined));
                entries.putAll(inlined.entries());
            } else {
                Shape.Entry entry = entry(component);
                parts.add(entry);
                entries.put(entry.name(), entry);
            }
        }
        return new Shape.Group(
                Objects.requireNonNull(type.getAnnotation(Keys.class)), parts, entries, constructor(type));
    }

    private static Constructor<? extends Record> constructor(Class<? extends Record> type) {
        try {
            Constructor<? extends Record> constructor =
                    type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The keys of which a record says something else than another one of its type. */
    public static List<String> said(Record one, Record other) {
        return said(one, other, (entry, there) -> true);
    }

    /** The keys of which a record says something, and another one of its type nothing. */
    public static List<String> dropped(Record one, Record other) {
        return said(one, other, (entry, there) -> Objects.equals(there, entry.absent()));
    }

    private static List<String> said(Record one, Record other, BiPredicate<Shape.Entry, @Nullable Object> counts) {
        if (one.equals(other)) {
            return List.of();
        }
        List<String> said = new ArrayList<>();
        RecordComponent[] components = COMPONENTS.get(one.getClass());
        List<Shape.Part> parts = of(one.getClass()).parts();
        for (int i = 0; i < components.length; i++) {
            Object here = get(components[i], one);
            Object there = get(components[i], other);
            if (!(parts.get(i) instanceof Shape.Entry entry)) {
                said.addAll(
                        said((Record) Objects.requireNonNull(here), (Record) Objects.requireNonNull(there), counts));
            } else if (!Objects.equals(here, there) && counts.test(entry, there)) {
                said.add(entry.name());
            }
        }
        return said;
    }

    /** The same record with something else, or nothing, under a key. */
    @SuppressWarnings("unchecked")
    public static <T extends Record> T with(T record, String key, @Nullable Object value) {
        Shape.Group group = of(record.getClass());
        if (!group.entries().containsKey(key)) {
            throw new IllegalArgumentException(group.title() + " has no key " + key);
        }
        RecordComponent[] components = COMPONENTS.get(record.getClass());
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            Object here = get(components[i], record);
            Shape.Part part = group.parts().get(i);
            if (part instanceof Shape.Inlined inlined) {
                boolean inside = inlined.group().entries().containsKey(key);
                values[i] = inside ? with((Record) Objects.requireNonNull(here), key, value) : here;
            } else {
                values[i] = ((Shape.Entry) part).name().equals(key) ? value : here;
            }
        }
        return (T) group.make(values);
    }

    /** A record that says what another one says, and besides or instead what a second one does. */
    @SuppressWarnings("unchecked")
    public static <T extends Record> T merged(T record, T more) {
        Shape.Group group = of(record.getClass());
        RecordComponent[] components = COMPONENTS.get(record.getClass());
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            Object absent = group.parts().get(i) instanceof Shape.Entry entry ? entry.absent() : null;
            values[i] = merged(get(components[i], record), get(components[i], more), absent);
        }
        return (T) group.make(values);
    }

    private static @Nullable Object merged(@Nullable Object one, @Nullable Object more, @Nullable Object absent) {
        if (one instanceof Record record && more instanceof Record other && record.getClass() == other.getClass()) {
            return merged(record, other);
        }
        if (one instanceof Map<?, ?> map && more instanceof Map<?, ?> others) {
            Map<Object, @Nullable Object> both = new TreeMap<>(map);
            others.forEach((key, value) -> both.put(key, merged(map.get(key), value, null)));
            return both;
        }
        return Objects.equals(more, absent) ? one : more;
    }

    /** What a record has in one of its components. */
    public static @Nullable Object get(RecordComponent component, Record record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Shape.Entry entry(RecordComponent component) {
        Key key = component.getAnnotation(Key.class);
        return new Shape.Entry(
                key == null || key.name().isEmpty() ? spelling(component.getName()) : key.name(),
                shape(component.getGenericType()),
                component.getType() != boolean.class
                        && !component.isAnnotationPresent(OrEmpty.class)
                        && !component.getAnnotatedType().isAnnotationPresent(Nullable.class),
                absent(component),
                key);
    }

    private static @Nullable Object absent(RecordComponent component) {
        if (component.isAnnotationPresent(OrEmpty.class)) {
            return component.getType() == SortedMap.class
                    ? Collections.emptySortedMap()
                    : component.getType() == Map.class ? Map.of() : List.of();
        }
        return component.getType() == boolean.class ? Boolean.FALSE : null;
    }

    private static String spelling(String component) {
        return component.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static Shape shape(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            if (arguments.length > 1) {
                boolean sorted = generic.getRawType() == SortedMap.class;
                return new Shape.MapOf(arguments[0] == Integer.class, sorted, shape(arguments[1]));
            }
            Shape shape = shape(arguments[0]);
            return generic.getRawType() == List.class ? new Shape.ListOf(shape) : new Shape.Placed(shape);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isRecord()) {
            return of(plain.asSubclass(Record.class));
        }
        if (plain.isEnum()) {
            return new Shape.Choice(Stream.of(plain.getEnumConstants())
                    .map(constant -> wordOf((Enum<?>) constant))
                    .toList());
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return new Shape.Truth(plain == boolean.class);
        }
        if (plain == int.class || plain == Integer.class) {
            return new Shape.Whole(false);
        }
        if (plain == long.class || plain == Long.class) {
            return new Shape.Whole(true);
        }
        if (plain == Number.class) {
            return new Shape.Decimal();
        }
        return plain == Object.class ? new Shape.Plain() : new Shape.Text();
    }

    /** The keys around something, outermost first, and one more. */
    public static List<String> below(List<String> keys, String key) {
        return Stream.concat(keys.stream(), Stream.of(key)).toList();
    }

    /** A constant as it stands in a template; empty for none. */
    public static String word(@Nullable Enum<?> constant) {
        return constant == null ? "" : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Shape.Word wordOf(Enum<?> constant) {
        try {
            AnnotatedElement field = constant.getDeclaringClass().getField(constant.name());
            return new Shape.Word(constant, field.getAnnotation(Key.class));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }
}
