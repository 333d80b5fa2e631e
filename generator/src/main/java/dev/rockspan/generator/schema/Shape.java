package dev.rockspan.generator.schema;

import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can stand at some place of a template. */
public sealed interface Shape {

    record Text() implements Shape {}

    /**
     * A truth value.
     *
     * @param onlyTrue whether false is what holds without it, so that nobody may say it
     */
    record Truth(boolean onlyTrue) implements Shape {

        String words() {
            return onlyTrue ? "true" : "true or false";
        }
    }

    /** A whole number. */
    record Whole(boolean isLong) implements Shape {}

    record Decimal() implements Shape {}

    /** A number, a truth value or text. */
    record Plain() implements Shape {}

    /** One of some words. */
    record Choice(List<Word> words) implements Shape {

        public Choice {
            words = List.copyOf(words);
        }

        List<String> spellings() {
            return words.stream().map(Word::spelling).toList();
        }
    }

    /** A word that stands for a constant of a Java enum. */
    record Word(Enum<?> constant, @Nullable Key key) {

        String spelling() {
            return Shapes.word(constant);
        }
    }

    record ListOf(Shape element) implements Shape {}

    /** Names with what is said of each. */
    record MapOf(boolean numbered, boolean sorted, Shape value) implements Shape {}

    /** Something of which the reader notes where it stands. */
    record Placed(Shape shape) implements Shape {}

    /**
     * Keys that are known.
     *
     * @param keys what is said of them
     * @param entries all keys by name, those of inlined records among them
     * @param constructor of the record that holds what they say
     */
    record Group(Keys keys, List<Part> parts, Map<String, Entry> entries, Constructor<? extends Record> constructor)
            implements Shape {

        Class<? extends Record> type() {
            return constructor.getDeclaringClass();
        }

        /** A record of these components. */
        Record make(@Nullable Object[] components) {
            try {
                return constructor.newInstance(components);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        String title() {
            return keys.value();
        }

        /** The key whose value alone can stand for all, if there is one. */
        @Nullable Entry shorthand() {
            return entries.get(keys.shorthand());
        }
    }

    /** A component of a record. */
    sealed interface Part {}

    /**
     * A key.
     *
     * @param absent what stands for a value that is not stated
     * @param doc null if nobody has written it
     */
    record Entry(
            String name,
            Shape shape,
            boolean required,
            @Nullable Object absent,
            @Nullable Key doc) implements Part {}

    /** A record whose keys stand beside the others. */
    record Inlined(Group group) implements Part {}
}
