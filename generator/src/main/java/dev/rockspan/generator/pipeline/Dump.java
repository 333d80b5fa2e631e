package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.explain.RecordText;
import dev.rockspan.generator.javasource.Members;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Says what each stage made of one symbol. */
public final class Dump {

    /** The stages that make something of a symbol. */
    public enum Stage {
        /** The facts of C. */
        CAPI,
        /** What templates say. */
        RULES,
        /** The model of the Java API. */
        MAPPING,
        /** The Java sources. */
        EMIT
    }

    private final CApi api;
    private final Rules rules;
    private final MappedApi mapped;
    private final Supplier<List<SourceFile>> sources;

    /**
     * Of one symbol of an API.
     *
     * @param sources what is emitted, which takes the longest
     */
    Dump(CApi api, Rules rules, MappedApi mapped, Supplier<List<SourceFile>> sources) {
        this.api = api;
        this.rules = rules;
        this.mapped = mapped;
        this.sources = sources;
    }

    /**
     * The lines about a name.
     *
     * @param functions the C functions behind it; none for a type
     */
    List<String> lines(Stage stage, Collection<String> names, Collection<String> functions) {
        Collection<String> all =
                Stream.concat(names.stream(), functions.stream()).distinct().toList();
        return switch (stage) {
            case CAPI -> capi(all);
            case RULES -> rules(all);
            case MAPPING -> mapping(names, functions);
            case EMIT -> emitted(names, functions);
        };
    }

    private List<String> capi(Collection<String> symbols) {
        return SnapshotWriter.write(api)
                .lines()
                .filter(line -> symbols.stream()
                        .anyMatch(symbol -> line.contains("\"name\": \"" + symbol + '"')
                                || line.strip().startsWith('"' + symbol + '"')))
                .map(String::strip)
                .toList();
    }

    private List<String> rules(Collection<String> symbols) {
        List<String> lines = new ArrayList<>();
        for (String symbol : symbols) {
            for (Map<String, ? extends Located<?>> stated : List.of(
                    rules.functions(),
                    rules.types(),
                    rules.enums(),
                    rules.callbacks(),
                    rules.interfaces(),
                    rules.splits())) {
                Located<?> located = stated.get(symbol);
                if (located != null) {
                    lines.add(symbol + ", " + located.place());
                    RecordText.of((Record) located.rule()).forEach(line -> lines.add("  " + line));
                }
            }
        }
        return lines;
    }

    private List<String> mapping(Collection<String> names, Collection<String> functions) {
        List<String> lines = new ArrayList<>();
        mapped.model().classes().forEach(type -> {
            for (Operation operation : type.operations()) {
                if (functions.contains(operation.function())) {
                    lines.add(type.name());
                    RecordText.of(operation).forEach(line -> lines.add("  " + line));
                }
            }
        });
        if (functions.isEmpty()) {
            Stream.<Stream<? extends Record>>of(
                            mapped.model().classes().stream().filter(type -> names.contains(type.name())),
                            mapped.model().enums().stream().filter(type -> names.contains(type.name())),
                            mapped.model().callbacks().stream().filter(type -> names.contains(type.name())),
                            mapped.model().interfaces().stream().filter(type -> names.contains(type.name())),
                            mapped.model().records().stream().filter(type -> names.contains(type.name())),
                            mapped.model().values().stream().filter(type -> names.contains(type.name())))
                    .flatMap(found -> found)
                    .forEach(type -> lines.addAll(RecordText.of(type)));
        }
        return lines;
    }

    private List<String> emitted(Collection<String> names, Collection<String> functions) {
        List<String> lines = new ArrayList<>();
        for (SourceFile source : sources.get()) {
            if (!source.path().endsWith(".java")) {
                continue;
            }
            if (functions.isEmpty()) {
                boolean isType = names.stream().anyMatch(name -> source.path().endsWith('/' + name + ".java"));
                if (isType) {
                    lines.add(source.path());
                    source.content().lines().forEach(lines::add);
                }
                continue;
            }
            List<String> members = functions.stream()
                    .flatMap(function -> Members.mentioning(function, source).stream())
                    .distinct()
                    .toList();
            if (!members.isEmpty()) {
                lines.add(source.path());
                members.forEach(member -> lines.addAll(member.lines().toList()));
            }
        }
        return lines;
    }
}
