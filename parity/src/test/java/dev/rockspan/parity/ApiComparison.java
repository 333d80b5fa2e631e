package dev.rockspan.parity;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What of a class of rocksdbjni Rockspan has. */
record ApiComparison(Class<?> theirs, Optional<Class<?>> ours, int members, SortedMap<String, String> missing) {

    static List<ApiComparison> all() {
        return Api.classesOfRocksdbjni().stream().map(ApiComparison::of).toList();
    }

    /** Compares a class; {@code missing} says by element what is wrong with it. */
    static ApiComparison of(Class<?> theirs) {
        Optional<Class<?>> ours = Api.inRockspan(theirs);
        SortedMap<String, String> missing = new TreeMap<>();
        int members = Api.methods(theirs).size()
                + Api.constructors(theirs).size()
                + Api.fields(theirs).size();
        if (ours.isEmpty()) {
            missing.put(Api.name(theirs), "no such class");
        } else {
            compare(theirs, ours.get(), missing);
        }
        return new ApiComparison(theirs, ours, members, missing);
    }

    String name() {
        return Api.name(theirs);
    }

    /** How many methods, constructors and fields are there. */
    int present() {
        return ours.isEmpty() ? 0 : members - missingMembers();
    }

    private int missingMembers() {
        return (int) missing.keySet().stream().filter(ApiComparison::isMember).count();
    }

    /** Not a class, and not what a class is as a whole. */
    static boolean isMember(String element) {
        return element.contains(".") && !element.contains(" is ");
    }

    private static void compare(Class<?> theirs, Class<?> ours, SortedMap<String, String> missing) {
        String owner = Api.name(theirs);
        supertypes(theirs)
                .filter(type -> Assignability.mapped(type)
                        .filter(above -> above.isAssignableFrom(ours))
                        .isEmpty())
                .forEach(type -> missing.put(owner + " is " + Api.name(type), "not a subtype"));
        if (isExtendable(theirs) && !isExtendable(ours)) {
            missing.put(owner + " is extendable", "final, or without a public constructor");
        }
        for (Field field : Api.fields(theirs)) {
            problem(field, ours).ifPresent(problem -> missing.put(owner + "." + field.getName(), problem));
        }
        for (Constructor<?> constructor : Api.constructors(theirs)) {
            problem(constructor, List.of(ours.getConstructors()), ours)
                    .ifPresent(problem -> missing.put(owner + ".new" + parameters(constructor), problem));
        }
        for (Method method : Api.methods(theirs)) {
            List<Method> sameName = Arrays.stream(ours.getMethods())
                    .filter(candidate -> candidate.getName().equals(method.getName()))
                    .toList();
            problem(method, sameName, ours)
                    .ifPresent(problem -> missing.put(owner + "." + method.getName() + parameters(method), problem));
        }
    }

    private static Stream<Class<?>> supertypes(Class<?> theirs) {
        return Stream.concat(Stream.ofNullable(theirs.getSuperclass()), Arrays.stream(theirs.getInterfaces()))
                .filter(type -> !Api.isOfRocksdbjni(type) || Modifier.isPublic(type.getModifiers()));
    }

    private static boolean isExtendable(Class<?> type) {
        return !type.isInterface()
                && !type.isEnum()
                && !Modifier.isFinal(type.getModifiers())
                && Arrays.stream(type.getDeclaredConstructors())
                        .anyMatch(constructor ->
                                (constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0);
    }

    private static Optional<String> problem(Field theirs, Class<?> ours) {
        try {
            Field field = ours.getField(theirs.getName());
            return Assignability.returns(theirs.getGenericType(), field.getGenericType())
                    ? Optional.empty()
                    : Optional.of("is of type " + text(field.getGenericType()));
        } catch (NoSuchFieldException e) {
            return Optional.of("missing");
        }
    }

    private static Optional<String> problem(
            Executable theirs, List<? extends Executable> candidates, Class<?> inClass) {
        List<String> problems = new ArrayList<>();
        for (Executable ours : candidates) {
            if (!takes(theirs, ours)) {
                continue;
            }
            if (theirs instanceof Method method && ours instanceof Method candidate) {
                if (Modifier.isStatic(method.getModifiers()) && !Modifier.isStatic(candidate.getModifiers())) {
                    problems.add("not static");
                    continue;
                }
                Type returned = returned(candidate, inClass);
                if (Assignability.returns(method.getGenericReturnType(), returned)) {
                    return Optional.empty();
                }
                problems.add("returns " + text(returned));
            } else {
                return Optional.empty();
            }
        }
        if (!problems.isEmpty()) {
            return Optional.of(String.join("; ", problems));
        }
        String lacking = Arrays.stream(theirs.getGenericParameterTypes())
                .flatMap(type -> Assignability.raw(type).stream())
                .map(type -> type.isArray() ? type.getComponentType() : type)
                .filter(type -> Assignability.mapped(type).isEmpty())
                .map(Api::name)
                .distinct()
                .collect(Collectors.joining(", "));
        if (!lacking.isEmpty()) {
            return Optional.of("takes " + lacking);
        }
        return Optional.of(candidates.isEmpty() ? "missing" : "other parameters");
    }

    /** What a method returns to those who call it on a class: interfaces whose parameter is that class return it. */
    private static Type returned(Method method, Class<?> inClass) {
        Type returned = method.getGenericReturnType();
        boolean self = returned instanceof TypeVariable<?>
                && Assignability.raw(returned)
                        .filter(bound -> bound == method.getDeclaringClass() && bound.isAssignableFrom(inClass))
                        .isPresent();
        return self ? inClass : returned;
    }

    private static boolean takes(Executable theirs, Executable ours) {
        Type[] from = theirs.getGenericParameterTypes();
        Type[] to = ours.getGenericParameterTypes();
        if (from.length != to.length || (theirs.isVarArgs() && !ours.isVarArgs())) {
            return false;
        }
        for (int i = 0; i < from.length; i++) {
            if (!Assignability.passes(from[i], to[i])) {
                return false;
            }
        }
        return true;
    }

    private static String parameters(Executable executable) {
        return Arrays.stream(executable.getGenericParameterTypes())
                .map(ApiComparison::text)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** A type without its packages. */
    private static String text(Type type) {
        return type.getTypeName()
                .replaceAll("\\b(?:[a-z_]\\w*\\.)+", "")
                .replaceAll("(?:\\w+\\$)*(\\w+)\\$(\\w+)", "$1.$2");
    }
}
