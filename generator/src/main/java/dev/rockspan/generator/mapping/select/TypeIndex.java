package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The opaque types of the header with what the templates say of them, found by name or by what a function is named. */
public final class TypeIndex {

    /**
     * An opaque type that has a Java class.
     *
     * @param prefixes what the names of its functions start with
     * @param destroy the function that frees one, or null
     */
    public record HandleType(
            String cName,
            TypeRule rule,
            List<String> prefixes,
            @Nullable String destroy) {

        public String className() {
            return rule.className();
        }

        /** Whether its objects are read into records, so that there is no Java object for them. */
        public boolean isValue() {
            return rule.isValue();
        }

        /**
         * The same, where only a type will do whose objects are objects in Java, too.
         *
         * @throws UndecidedException if they are read into records
         */
        public HandleType asObject() {
            if (isValue()) {
                throw new UndecidedException("a " + cName + " is a record in Java, which it cannot be here");
            }
            return this;
        }
    }

    private final SortedMap<String, HandleType> byName = new TreeMap<>();
    private final Map<String, HandleType> byPrefix = new HashMap<>();
    private final NavigableMap<String, CFunction> functions = new TreeMap<>();
    private final List<String> clashes = new ArrayList<>();
    private final Makers makers;
    private final List<CStruct> structs;
    private final List<CCallback> callbacks;
    private final ApiHistory history;
    private final Set<String> undecided;

    /**
     * Those of a header.
     *
     * @param history which versions have its types and functions
     * @param undecided the functions that were taken out of it because nothing decides them
     */
    public TypeIndex(CApi api, Rules rules, ApiHistory history, Set<String> undecided) {
        this.history = history;
        this.undecided = Set.copyOf(undecided);
        structs = api.structs();
        callbacks = api.callbacks();
        api.functions().forEach(function -> functions.put(function.name(), function));
        makers = new Makers(functions.values(), rules);
        for (String cName : api.opaqueTypes()) {
            rules.type(cName).filter(TypeRule::isMapped).ifPresent(stated -> {
                TypeRule rule = makers.areAllOwnedByParent(cName) ? stated.ownedByParent() : stated;
                List<String> prefixes = prefixes(cName, rules);
                String destroy = rule.owning().destroy() != null
                        ? rule.owning().destroy()
                        : findDestroy(
                                cName,
                                prefixes,
                                rules.conventions().objectNames().destroyers());
                HandleType type = new HandleType(cName, rule, prefixes, destroy);
                byName.put(cName, type);
                prefixes.forEach(prefix -> addPrefix(prefix, type));
            });
        }
    }

    private void addPrefix(String prefix, HandleType type) {
        HandleType other = byPrefix.put(prefix, type);
        if (other != null) {
            clashes.add("the types " + other.cName() + " and " + type.cName() + " both have the prefix " + prefix
                    + "; a function can only be of one");
        }
    }

    /** What is wrong with the prefixes of the templates. */
    public List<String> clashes() {
        return clashes;
    }

    public static String defaultPrefix(String cName) {
        return (cName.endsWith("_t") ? cName.substring(0, cName.length() - 2) : cName) + '_';
    }

    /** Those that are stated; or that of its own name, if a function has it, and that of the function that frees it. */
    private List<String> prefixes(String cName, Rules rules) {
        String byName = defaultPrefix(cName);
        List<String> byDestroy = functions.values().stream()
                .filter(function -> takesOnly(function, cName))
                .map(CFunction::name)
                .flatMap(name -> rules.conventions().objectNames().destroyers().stream()
                        .filter(name::endsWith)
                        .map(end -> name.substring(0, name.length() - end.length() + 1)))
                .distinct()
                .toList();
        boolean isNamed = !startingWith(byName).isEmpty();
        if (!isNamed && byDestroy.size() > 1) {
            return rules.prefixes(cName, List.of(mostUsed(cName, byDestroy)));
        }
        if (byDestroy.size() != 1 || isNamed && byDestroy.get(0).startsWith(byName)) {
            return rules.prefixes(cName, List.of(byName));
        }
        return rules.prefixes(cName, isNamed ? List.of(byName, byDestroy.get(0)) : byDestroy);
    }

    /** The prefix of the most functions that take an object of a type first, and of the fewest others; or the longest. */
    private String mostUsed(String cName, List<String> prefixes) {
        return Collections.max(
                prefixes,
                Comparator.<String>comparingInt(prefix -> startingWith(prefix).stream()
                                .mapToInt(function -> takesFirst(function, cName) ? 1 : -1)
                                .sum())
                        .thenComparing(String::length)
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static boolean takesFirst(CFunction function, String cName) {
        return !function.parameters().isEmpty()
                && isOf(function.parameters().get(0).type(), cName);
    }

    private @Nullable String findDestroy(String cName, List<String> prefixes, List<String> destroyers) {
        for (String prefix : prefixes) {
            for (String destroyer : destroyers) {
                CFunction candidate = functions.get(prefix + destroyer.substring(1));
                if (candidate != null && takesOnly(candidate, cName)) {
                    return candidate.name();
                }
            }
        }
        return null;
    }

    /** Whether a function of the header can be a type's {@code destroy}. */
    public boolean mayBeFreed(String cName) {
        return functions.values().stream().anyMatch(function -> canFree(function, cName));
    }

    /** Whether a function can be a type's {@code destroy}: it takes the object alone, or after the parent. */
    public static boolean canFree(CFunction function, String cName) {
        List<CParameter> takes = function.parameters();
        return takesOnly(function, cName)
                || function.returnType() instanceof CType.Void
                        && takes.size() == 2
                        && opaqueName(takes.get(0).type()).isPresent()
                        && isOf(takes.get(1).type(), cName);
    }

    /** Whether a function takes an object of a type alone, and returns nothing. */
    public static boolean takesOnly(CFunction function, String cName) {
        return function.returnType() instanceof CType.Void
                && function.parameters().size() == 1
                && isOf(function.parameters().get(0).type(), cName);
    }

    /** The type of an object that a function may put where a pointer points. */
    public static Optional<String> filledWith(CType type) {
        return type instanceof CType.Pointer slot && !slot.constTarget() ? opaqueName(slot.target()) : Optional.empty();
    }

    /** The name of the opaque type that a type points to directly. */
    public static Optional<String> opaqueName(CType type) {
        return type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Opaque opaque
                ? Optional.of(opaque.name())
                : Optional.empty();
    }

    /** Whether a type is a pointer to that opaque type. */
    public static boolean isOf(CType type, String cName) {
        return opaqueName(type).filter(cName::equals).isPresent();
    }

    public Optional<HandleType> named(String cName) {
        return Optional.ofNullable(byName.get(cName));
    }

    /**
     * The type of something that Java has to have an object of.
     *
     * @param what that is, in words
     * @throws UndecidedException if the type has no Java class
     */
    public HandleType described(String cName, String what) {
        return named(cName).orElseThrow(() -> new UndecidedException(
                        what + cName + ", which has no Java class; describe it under \"types\"")
                .about(cName));
    }

    public Optional<HandleType> pointedTo(CType type) {
        return opaqueName(type).flatMap(this::named);
    }

    /**
     * The type with the longest prefix that starts a function's name. One that a fork or a later version adds gets no
     * function that was there before, unless that takes or gives it.
     *
     * @throws UndecidedException if nothing but its name says that a new function is of a new type, and not of an older one
     */
    public Optional<HandleType> byName(CFunction function) {
        List<HandleType> named = new ArrayList<>();
        for (int end = function.name().length() - 1; end > 0; end--) {
            HandleType type = byPrefix.get(function.name().substring(0, end));
            if (type != null && (isFor(function, type) || !isOlder(function.name(), type))) {
                named.add(type);
            }
        }
        if (named.size() > 1) {
            checkThatItIsClear(function, named);
        }
        return named.stream().findFirst();
    }

    private void checkThatItIsClear(CFunction function, List<HandleType> named) {
        HandleType type = named.get(0);
        List<HandleType> first = function.parameters().stream()
                .limit(1)
                .flatMap(parameter -> pointedTo(parameter.type()).stream())
                .toList();
        boolean isNew = isNew(function.name()) && isNew(type) && !isNew(named.get(1));
        if (isNew && !first.isEmpty() && !isFor(function, type)) {
            Question question = new Question(
                    "its name starts as those of " + type.cName() + " do, which it neither takes nor gives");
            for (HandleType other : new LinkedHashSet<>(
                    Stream.concat(first.stream(), named.stream()).toList())) {
                question = question.or("in: " + other.cName(), "");
            }
            throw new UndecidedException(question);
        }
    }

    /** Whether a function takes or gives an object of a type, or the rule of that says what it is for. */
    private static boolean isFor(CFunction function, HandleType type) {
        TypeRule.SuperclassRule superclass = type.rule().contents().superclass();
        return function.types().anyMatch(taken -> isOf(taken, type.cName()))
                || superclass != null && function.name().equals(superclass.close());
    }

    /** Whether no known version of RocksDB has a function. */
    public boolean isNew(String function) {
        return history.versionsOf(function).isEmpty();
    }

    /** The same of a type; one that is made up counts as old: no header declares it. */
    public boolean isNew(HandleType type) {
        return !type.rule().naming().pseudo()
                && history.versionsOf(type.cName()).isEmpty();
    }

    /** Whether a function is older than a type. */
    private boolean isOlder(String function, HandleType type) {
        return !type.rule().naming().pseudo()
                && history.versionsOf(function).stream()
                        .findFirst()
                        .filter(version -> !history.versionsOf(type.cName()).contains(version))
                        .isPresent();
    }

    /** Whether one of the type's own prefixes starts the function's name, and which. */
    public Optional<String> prefixOf(String function, HandleType type) {
        return type.prefixes().stream().filter(function::startsWith).max(Comparator.comparingInt(String::length));
    }

    /** What a function pointer points to, written in place or by the name of its typedef. */
    public Optional<CType.FunctionPointer> functionPointer(CType type) {
        if (type instanceof CType.FunctionPointer function) {
            return Optional.of(function);
        }
        return type instanceof CType.CallbackRef reference
                ? callbacks.stream()
                        .filter(callback -> callback.name().equals(reference.name()))
                        .map(CCallback::type)
                        .findFirst()
                : Optional.empty();
    }

    /** Whether a struct is a pointer to characters and their number. */
    public boolean isBytes(CType.Struct struct) {
        return structs.stream()
                .filter(candidate -> candidate.name().equals(struct.name()))
                .map(CStruct::fields)
                .anyMatch(fields -> fields.size() == 2
                        && CTypes.isChars(fields.get(0).type())
                        && CTypes.isScalar(fields.get(1).type(), ScalarKind.SIZE_T));
    }

    /** The function of that name, if the header declares it. */
    public Optional<CFunction> function(String name) {
        return Optional.ofNullable(functions.get(name));
    }

    /** Whether the header declares a function of that name, but nothing decides it. */
    public boolean isUndecided(String name) {
        return undecided.contains(name);
    }

    /** The function that makes an empty object of a type. */
    public Optional<String> maker(HandleType type) {
        return type.prefixes().stream()
                .map(prefix -> functions.get(prefix + "create"))
                .flatMap(Stream::ofNullable)
                .filter(function -> function.parameters().isEmpty())
                .map(CFunction::name)
                .findFirst();
    }

    /** Whether a function is the only one that returns objects of a type, but for those that have one already. */
    public boolean isOnlyMaker(String name, String cName) {
        return functions.values().stream()
                .filter(function -> isOf(function.returnType(), cName))
                .filter(function -> function.parameters().isEmpty()
                        || !isOf(function.parameters().get(0).type(), cName))
                .allMatch(function -> function.name().equals(name));
    }

    /** Whether a function makes an object of a type out of a number, or of nothing where there is no argument. */
    public boolean isMadeOf(String cName, String argument) {
        return functions.values().stream()
                .filter(function -> isOf(function.returnType(), cName))
                .map(function -> function.parameters().stream()
                        .map(CParameter::type)
                        .filter(type -> !(type instanceof CType.Pointer slot && slot.target() instanceof CType.Pointer))
                        .toList())
                .anyMatch(inputs -> argument.isEmpty()
                        ? inputs.isEmpty()
                        : inputs.size() == 1 && inputs.get(0) instanceof CType.Scalar);
    }

    /** Whether it is methods of one type that make all objects of another. */
    public boolean areAllCreatedBy(HandleType maker, HandleType type) {
        return makers.areAll(type.cName(), function -> takesFirst(function, maker.cName()));
    }

    /** Whether a function may change objects of a type: it takes one that is not const, and does not only free it. */
    public boolean mayChange(HandleType type) {
        return functions.values().stream()
                .filter(function -> !function.name().equals(type.destroy()))
                .flatMap(function -> function.parameters().stream())
                .anyMatch(parameter -> isOf(parameter.type(), type.cName())
                        && parameter.type() instanceof CType.Pointer pointer
                        && !pointer.constTarget());
    }

    /** Whether objects of a type point to what is tied to others, once they were given it. */
    public boolean holdsTied(HandleType type) {
        return type.prefixes().stream().anyMatch(prefix -> startingWith(prefix + "set_").stream()
                .flatMap(function -> function.parameters().stream().skip(1))
                .flatMap(parameter -> pointedTo(parameter.type()).stream())
                .map(HandleType::rule)
                .anyMatch(rule -> rule.isOwnedByParent() && rule.owning().passed() == Ownership.BORROWED));
    }

    private Collection<CFunction> startingWith(String start) {
        return functions.subMap(start, start + Character.MAX_VALUE).values();
    }

    /** Whether objects of a type are only made, to be added to a list of C's whose rows have its class. */
    public boolean isRowToAdd(HandleType type) {
        return type.rule().values().record()
                && byName.values().stream()
                        .filter(list -> list.className().equals(type.className()))
                        .flatMap(list -> Stream.ofNullable(list.rule().values().rows()))
                        .anyMatch(rows -> rows.add() != null);
    }

    /**
     * Checks that objects of a type can be read.
     *
     * @throws UndecidedException if they are only made, to be added to a list of C's
     */
    public void checkRead(HandleType type) {
        if (isRowToAdd(type)) {
            throw UndecidedException.onlyExclude("a " + type.cName() + " can be added to a list of C's but not read")
                    .about(type.cName());
        }
    }

    /** Whether a class extends another one; it does not if the header lacks a function for that. */
    public boolean isDerived(String className) {
        return byName.values().stream()
                .filter(type -> type.className().equals(className))
                .flatMap(type -> Stream.ofNullable(type.rule().contents().superclass()))
                .anyMatch(rule -> functions.containsKey(rule.get()) && functions.containsKey(rule.close()));
    }

    public Set<String> functionNames() {
        return functions.keySet();
    }

    /** Whether a function that frees objects takes the one they were made from first. */
    public boolean takesParent(String destroy) {
        return function(destroy)
                .filter(function -> function.parameters().size() == 2)
                .isPresent();
    }

    /** All types that have a Java class, sorted by C name. */
    public Collection<HandleType> all() {
        return byName.values();
    }
}
