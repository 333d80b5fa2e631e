package dev.rockspan.generator.extract;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.jextract.CSymbol;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.SkipWarning;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Tells what our headers declare from what comes out of the system's headers that they include. */
final class OwnSymbols {

    private final Map<CSymbol.Kind, Map<String, HeaderFile>> own = new HashMap<>();
    private final Set<String> all = new HashSet<>();
    private final Map<String, Integer> strangers = new TreeMap<>();
    private final List<HeaderFile> headers;

    OwnSymbols(List<HeaderFile> headers, JextractOutput output) {
        this.headers = headers;
        Map<String, Optional<HeaderFile>> byPath = new HashMap<>();
        for (CSymbol symbol : output.symbols()) {
            all.add(symbol.name());
            Optional<HeaderFile> header = byPath.computeIfAbsent(symbol.header(), path -> find(headers, path));
            if (header.isPresent()) {
                own.computeIfAbsent(symbol.kind(), kind -> new TreeMap<>()).put(symbol.name(), header.get());
            } else if (isBesideOurs(headers, symbol.header())) {
                strangers.merge(symbol.header(), 1, Integer::sum);
            }
        }
    }

    private static Optional<HeaderFile> find(List<HeaderFile> headers, String path) {
        Optional<Path> real = realPath(path);
        return headers.stream()
                .filter(header -> real.isPresent() && header.path().equals(real.get()))
                .findFirst();
    }

    private static Optional<Path> realPath(String path) {
        try {
            return Optional.of(Path.of(path).toRealPath());
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** RocksDB's own directory; a system header that happens to be a sibling is none of ours. */
    private static boolean isBesideOurs(List<HeaderFile> headers, String path) {
        Path directory = headers.get(0).path().getParent();
        return directory != null
                && directory.endsWith("rocksdb")
                && realPath(path).filter(real -> real.startsWith(directory)).isPresent();
    }

    /** The names of one kind, sorted. */
    Collection<String> names(CSymbol.Kind kind) {
        return new TreeSet<>(own.getOrDefault(kind, Map.of()).keySet());
    }

    boolean contains(CSymbol.Kind kind, String name) {
        return own.getOrDefault(kind, Map.of()).containsKey(name);
    }

    /** The header that declares a function or a variable. */
    HeaderFile headerOf(String name) {
        return Stream.of(CSymbol.Kind.FUNCTION, CSymbol.Kind.VAR)
                .flatMap(kind ->
                        Stream.ofNullable(own.getOrDefault(kind, Map.of()).get(name)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not in our headers: " + name));
    }

    /** What our headers declare and this model has no place for, and what jextract left out without a good reason. */
    List<Problem> problems(List<SkipWarning> skips) {
        List<Problem> problems = new ArrayList<>();
        strangers.forEach((path, count) -> problems.add(new Problem(
                path,
                "the headers include this file, which declares " + count
                        + " symbols: name it with {0}, so that they are not lost",
                Setting.EXTENSION_HEADER.use())));
        for (SkipWarning skip : skips) {
            if (!isExpected(skip) && !contains(CSymbol.Kind.FUNCTION, skip.symbol()) && !isField(skip)) {
                problems.add(new Problem(
                        skip.symbol(),
                        "jextract left this out (" + skip.reason() + "): it cannot be part of the C API"));
            }
        }
        return problems;
    }

    /** Why functions of ours, and variables, have no form, by name. */
    Map<String, String> beyond(List<SkipWarning> skips) {
        Map<String, String> beyond = new TreeMap<>();
        skips.stream()
                .filter(skip -> contains(CSymbol.Kind.FUNCTION, skip.symbol()))
                .forEach(skip -> beyond.put(skip.symbol(), "jextract cannot express it: " + skip.reason()));
        names(CSymbol.Kind.VAR).forEach(name -> beyond.put(name, "it is a variable"));
        return beyond;
    }

    /** The structs of ours of which jextract left out a field, and the unions: what takes one cannot be called. */
    Set<String> typesBeyond(List<SkipWarning> skips) {
        Set<String> beyond = new TreeSet<>(names(CSymbol.Kind.UNION));
        skips.stream().filter(this::isField).map(SkipWarning::owner).forEach(beyond::add);
        return beyond;
    }

    private boolean isField(SkipWarning skip) {
        return !skip.symbol().equals(skip.owner()) && contains(CSymbol.Kind.STRUCT, skip.owner());
    }

    private boolean isExpected(SkipWarning skip) {
        if (!skip.file().isEmpty()
                && headers.stream().noneMatch(header -> header.path().endsWith(skip.file()))) {
            return true;
        }
        boolean ours = own.values().stream().anyMatch(names -> names.containsKey(skip.owner()));
        if (ours) {
            boolean type =
                    contains(CSymbol.Kind.STRUCT, skip.symbol()) || contains(CSymbol.Kind.TYPEDEF, skip.symbol());
            return type
                    && skip.undefinedStruct()
                            .filter(struct -> contains(CSymbol.Kind.STRUCT, struct))
                            .isPresent();
        }
        return all.contains(skip.owner());
    }
}
