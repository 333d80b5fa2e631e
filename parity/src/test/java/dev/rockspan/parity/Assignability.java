package dev.rockspan.parity;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether code that was written for a type of rocksdbjni compiles with a type of Rockspan. */
final class Assignability {

    /** Which primitive types widen to which. */
    private static final Map<Class<?>, List<Class<?>>> WIDENING = Map.of(
            byte.class, List.of(short.class, int.class, long.class, float.class, double.class),
            short.class, List.of(int.class, long.class, float.class, double.class),
            char.class, List.of(int.class, long.class, float.class, double.class),
            int.class, List.of(long.class, float.class, double.class),
            long.class, List.of(float.class, double.class),
            float.class, List.of(double.class));

    private Assignability() {}

    /** An argument of their type can be passed where ours is expected. */
    static boolean passes(Type theirs, Type ours) {
        Optional<Class<?>> from = raw(theirs).flatMap(Assignability::mapped);
        Optional<Class<?>> to = raw(ours);
        return from.isPresent() && to.isPresent() && widens(from.get(), to.get()) && sameArguments(theirs, ours);
    }

    /** What ours returns can be used as what theirs returns. */
    static boolean returns(Type theirs, Type ours) {
        Optional<Class<?>> to = raw(theirs).flatMap(Assignability::mapped);
        Optional<Class<?>> from = raw(ours);
        return theirs == void.class
                || (from.isPresent() && to.isPresent() && widens(from.get(), to.get()) && sameArguments(theirs, ours));
    }

    private static boolean widens(Class<?> from, Class<?> to) {
        return to.isAssignableFrom(from)
                || WIDENING.getOrDefault(from, List.of()).contains(to);
    }

    /** Lists of other elements are no substitutes: their arguments are the same, or ours is a wildcard's bound. */
    private static boolean sameArguments(Type theirs, Type ours) {
        if (!(theirs instanceof ParameterizedType from) || !(ours instanceof ParameterizedType to)) {
            return true;
        }
        Type[] fromArguments = from.getActualTypeArguments();
        Type[] toArguments = to.getActualTypeArguments();
        if (fromArguments.length != toArguments.length) {
            return true;
        }
        for (int i = 0; i < fromArguments.length; i++) {
            if (!sameArgument(fromArguments[i], toArguments[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameArgument(Type theirs, Type ours) {
        if (theirs instanceof TypeVariable || ours instanceof TypeVariable) {
            return true;
        }
        Optional<Class<?>> from = raw(theirs).flatMap(Assignability::mapped);
        Optional<Class<?>> to = raw(ours);
        if (from.isEmpty() || to.isEmpty()) {
            return false;
        }
        boolean wild = theirs instanceof WildcardType || ours instanceof WildcardType;
        return (wild ? to.get().isAssignableFrom(from.get()) : to.get() == from.get()) && sameArguments(theirs, ours);
    }

    /** The class of Rockspan for one of rocksdbjni; other classes stand for themselves. */
    static Optional<Class<?>> mapped(Class<?> theirs) {
        if (theirs.isArray()) {
            return mapped(theirs.getComponentType()).map(Class::arrayType);
        }
        return Api.isOfRocksdbjni(theirs) ? Api.inRockspan(theirs) : Optional.of(theirs);
    }

    static Optional<Class<?>> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> Optional.of(plain);
            case ParameterizedType parameterized -> raw(parameterized.getRawType());
            case TypeVariable<?> variable -> raw(variable.getBounds()[0]);
            case WildcardType wildcard -> raw(wildcard.getUpperBounds()[0]);
            case GenericArrayType array -> raw(array.getGenericComponentType()).map(Class::arrayType);
            default -> Optional.empty();
        };
    }
}
