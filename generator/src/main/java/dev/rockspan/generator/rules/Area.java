package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Template",
        about = "A file `templates/<area>.yaml`. Which file says something does not matter, as long as one does.")
public record Area(
        @Inline OfC ofC,
        @Inline OfJava ofJava,

        @Key(
                value = "The native library of Rockspan itself; one file says it.",
                example = "extension: {snapshot: rockspan_extras, table: rockspan_functions_t, bind:"
                        + " rockspan_bind, version: rockspan_abi_version}")
        @Nullable Located<ExtensionRule> extension,

        @Key(
                value = "What the Javadoc of the API's package says to a newcomer; one file says it.",
                example = "overview: Begin with {@link RocksDB#open}.")
        @Nullable Located<String> overview) {

    /** What is said of things by their C names. */
    @Keys("Sections by C name")
    public record OfC(
            @Key(
                    value = "Opaque types, by C name.",
                    example = "types: {rocksdb_cache_t: {class: Cache, passed: shared}}")
            @OrEmpty
            SortedMap<String, Located<TypeRule>> types,

            @Key(
                    value = "What the names of functions of a type start with, too, by the C name of the type: for a"
                            + " fork, whose functions have another prefix.",
                    example = "prefixes: {rocksdb_t: [acme_]}")
            @OrEmpty
            SortedMap<String, Located<List<String>>> prefixes,

            @Key(value = "Functions, by C name.", example = "functions: {rocksdb_open: {form: static}}") @OrEmpty
            SortedMap<String, Located<FunctionRule>> functions,

            @Key(
                    value = "Options, by C type and the name that the functions of an option have in common.",
                    example = "options: {rocksdb_options_t: {num_levels: {what: how many levels there are}}}")
            @OrEmpty
            SortedMap<String, SortedMap<String, Located<OptionRule>>> options,

            @Key(
                    value = "What parameters are, by their C name, wherever a function does not say it: a phrase"
                            + " for the Javadoc.",
                    example = "parameters: {sync: whether the log is written to disk at once}")
            @OrEmpty
            SortedMap<String, Located<String>> parameters,

            @Key(
                    value = "C types that stand for several Java classes, by C name.",
                    example = "splits: {rocksdb_options_t: {classes: {}, interfaces: {}}}")
            @OrEmpty
            SortedMap<String, Located<SplitRule>> splits) {}

    /** What is said of things by their Java names. */
    @Keys("Sections by Java name")
    public record OfJava(
            @Key(value = "Enums, by Java name.", example = "enums: {Priority: {values: {LOW: 0, HIGH: 1}}}") @OrEmpty
            SortedMap<String, Located<EnumRule>> enums,

            @Key(
                    value = "Interfaces of functions that C calls back, by Java name.",
                    example = "callbacks: {Watch: {function: rocksdb_watch_create, methods: [{name: see}]}}")
            @OrEmpty
            SortedMap<String, Located<CallbackRule>> callbacks,

            @Key(
                    value = "Interfaces that several classes share, by Java name.",
                    example =
                            "interfaces: {KeyValueReader: {summary: What can be read., classes: [RocksDB], methods: {}}}")
            @OrEmpty
            SortedMap<String, Located<InterfaceRule>> interfaces,

            @Key(
                    value = "What hand-written code of the runtime calls, by the name of the path.",
                    example = "paths: {batch: {interface: batch.BatchBuilder.Functions, functions: {put:"
                            + " rocksdb_writebatch_put}}}")
            @OrEmpty
            SortedMap<String, Located<PathRule>> paths) {}
}
