package dev.rockspan.generator.capi;

import dev.rockspan.generator.Release;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the known versions of the C API have, and so what any one of them lacks. Immutable. */
public final class ApiHistory {

    /** No version is known. */
    public static final ApiHistory NONE = of(List.of());

    private final List<CApi> known;
    private final List<String> versions;
    private final SortedMap<String, CFunction> functions = new TreeMap<>();
    private final Map<String, List<CFunction>> declarations = new HashMap<>();
    private final SortedMap<String, List<String>> versionsOf = new TreeMap<>();
    private final SortedSet<String> opaqueTypes = new TreeSet<>();
    private final SortedSet<String> constants = new TreeSet<>();
    private final SortedSet<String> parameters = new TreeSet<>();
    private final List<CStruct> structs;
    private final List<CCallback> callbacks;
    private final boolean ofFork;

    private ApiHistory(List<CApi> known, List<CApi> besides, boolean ofFork) {
        this.known = known;
        this.ofFork = ofFork;
        versions = known.stream().map(CApi::rocksdbVersion).toList();
        structs = known.isEmpty() ? List.of() : known.get(known.size() - 1).structs();
        callbacks = known.isEmpty() ? List.of() : known.get(known.size() - 1).callbacks();
        for (CApi api : known) {
            api.functions().forEach(function -> {
                functions.put(function.name(), function);
                declarations
                        .computeIfAbsent(function.name(), name -> new ArrayList<>())
                        .add(0, function);
                addVersion(function.name(), api);
            });
            api.opaqueTypes().forEach(type -> addVersion(type, api));
            addNames(api);
        }
        for (CApi api : besides) {
            api.functions().forEach(function -> {
                functions.putIfAbsent(function.name(), function);
                declarations
                        .computeIfAbsent(function.name(), name -> new ArrayList<>())
                        .add(function);
            });
            addNames(api);
        }
    }

    private void addVersion(String symbol, CApi api) {
        versionsOf.computeIfAbsent(symbol, name -> new ArrayList<>()).add(api.rocksdbVersion());
    }

    private void addNames(CApi api) {
        opaqueTypes.addAll(api.opaqueTypes());
        api.enums().forEach(block -> block.constants().forEach(constant -> constants.add(constant.name())));
        parameters.addAll(api.parameters());
    }

    /** The history of these versions. */
    public static ApiHistory of(Collection<CApi> known) {
        return new ApiHistory(
                known.stream()
                        .sorted(Comparator.comparing(CApi::rocksdbVersion, Release.OF_VERSIONS))
                        .toList(),
                List.of(),
                false);
    }

    /**
     * The same versions, with what others have that are not known.
     *
     * @param ofFork whether they are a fork's, and not to be versions of RocksDB's
     */
    public ApiHistory besides(Collection<CApi> others, boolean ofFork) {
        return new ApiHistory(known, List.copyOf(others), ofFork);
    }

    /** This history and another version, unless it has that already. */
    public ApiHistory with(CApi api) {
        return versions.contains(api.rocksdbVersion())
                ? this
                : of(Stream.concat(known.stream(), Stream.of(api)).toList());
    }

    /** The versions, the oldest first. */
    public List<String> versions() {
        return versions;
    }

    /** Every function that is known, as the newest version that has it declares it. */
    public SortedMap<String, CFunction> functions() {
        return Collections.unmodifiableSortedMap(functions);
    }

    /** How known versions declare a function, the newest first. */
    public List<CFunction> declarations(String function) {
        return List.copyOf(declarations.getOrDefault(function, List.of()));
    }

    /** Whether it is a fork that declares a function of RocksDB's, with other types than all versions. */
    public boolean isChanged(CFunction function) {
        List<CFunction> known = declarations(function.name())
                .subList(0, versionsOf(function.name()).size());
        return ofFork
                && !known.isEmpty()
                && known.stream().map(ApiHistory::types).noneMatch(types(function)::equals);
    }

    private static List<CType> types(CFunction function) {
        return Stream.concat(
                        Stream.of(function.returnType()),
                        function.parameters().stream().map(CParameter::type))
                .toList();
    }

    /** The versions that have a function or an opaque type, the oldest first. */
    public List<String> versionsOf(String symbol) {
        return List.copyOf(versionsOf.getOrDefault(symbol, List.of()));
    }

    /** The functions that are called otherwise in a version than in the one before it, sorted. */
    public List<String> changedIn(String version) {
        int index = versions.indexOf(version);
        if (index == 0) {
            return List.of();
        }
        Map<String, String> before = shapes(known.get(index - 1));
        Map<String, String> after = shapes(known.get(index));
        return before.entrySet().stream()
                .filter(function -> after.containsKey(function.getKey()))
                .filter(function -> !function.getValue().equals(after.get(function.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Map<String, String> shapes(CApi api) {
        return api.functions().stream()
                .collect(Collectors.toMap(
                        CFunction::name, Descriptors::withCallbacks, (one, other) -> one, TreeMap::new));
    }

    /** All functions and opaque types that are known, as if one version had them. */
    public CApi everything() {
        return new CApi(
                String.join(", ", versions),
                "",
                List.of(),
                List.copyOf(functions.values()),
                List.copyOf(opaqueTypes),
                structs,
                callbacks,
                List.of());
    }

    /** A version with all that others have besides. */
    public CApi complete(CApi api) {
        return complete(api, functions.values(), opaqueTypes);
    }

    /** A version with all that the newest known one that is not newer has besides; if all are newer, the oldest. */
    public CApi completeAsItWas(CApi api) {
        CApi last = known.stream()
                .filter(each -> Release.OF_VERSIONS.compare(each.rocksdbVersion(), api.rocksdbVersion()) <= 0)
                .reduce((one, other) -> other)
                .orElseGet(() -> known.isEmpty() ? api : known.get(0));
        return complete(api, last.functions(), last.opaqueTypes());
    }

    private static CApi complete(CApi api, Collection<CFunction> functions, Collection<String> opaqueTypes) {
        SortedMap<String, CFunction> all = new TreeMap<>();
        Stream.concat(functions.stream(), api.functions().stream())
                .forEach(function -> all.put(function.name(), function));
        SortedSet<String> types = new TreeSet<>(opaqueTypes);
        types.addAll(api.opaqueTypes());
        return api.with(List.copyOf(all.values()), List.copyOf(types));
    }

    /** Every opaque type that is known. */
    public SortedSet<String> opaqueTypes() {
        return Collections.unmodifiableSortedSet(opaqueTypes);
    }

    /** The name of every parameter that is known, also of functions that are declared otherwise by now. */
    public SortedSet<String> parameters() {
        return Collections.unmodifiableSortedSet(parameters);
    }

    /** Every enum constant that is known. */
    public SortedSet<String> constants() {
        return Collections.unmodifiableSortedSet(constants);
    }
}
