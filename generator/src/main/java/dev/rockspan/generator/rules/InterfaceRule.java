package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.Map;

@Keys(value = "Interface", about = "A Java interface of the methods that several classes have.")
public record InterfaceRule(
        @Key(value = "The first sentence of its Javadoc.", example = "summary: An open database of any kind.")
        String summary,

        @Key(
                name = "extends",
                value = "The interfaces that it extends. Their classes are at least its own.",
                example = "extends: [KeyValueReader]")
        @OrEmpty
        List<String> parents,

        @Key(value = "The Java classes that implement it.", example = "classes: [RocksDB, TransactionDB]")
        List<String> classes,

        @Key(
                value = "What they share, each with the first sentence of its Javadoc. `bytes` stands for every"
                        + " form of bytes; overloads without what is optional belong to it.",
                example = "methods: {'get(ReadOptions, bytes)': Looks up the value of a key.}")
        Map<String, String> methods) {}
