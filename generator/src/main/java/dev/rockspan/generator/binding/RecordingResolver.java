package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.HandleClass;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Recorded;
import dev.rockspan.generator.binding.model.Recorded.Answer;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.PathRule;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says of batches, and of what is done to them, how they are recorded in Java. */
final class RecordingResolver {

    /** The role in a path whose function puts a key and value of a column family. */
    private static final String PUT = "put";

    private static final int MAX_TAG = 127;
    private static final int MAX_PARTS = 2;

    private RecordingResolver() {}

    /** What an operation does to the records of its receiver; null if nothing is said of that. */
    static @Nullable Recorded recorded(Draft draft, Result result) {
        FunctionRule.RecordedRule rule = draft.rule().recorded();
        if (rule == null) {
            return null;
        }
        if (draft.owner().rule().recorded() == null || draft.form() != Operation.Form.METHOD) {
            throw new MissingFact("recorded means something for the methods of a type that is recorded only");
        }
        if ((rule.tag() == null) == (rule.as() == null)) {
            throw new MissingFact("recorded says either the tag of a record, or under \"as\" what else it does");
        }
        return rule.as() == null ? addition(draft, rule, result) : whole(draft, rule, rule.as(), result);
    }

    private static Recorded addition(Draft draft, FunctionRule.RecordedRule rule, Result result) {
        int tag = tag(Objects.requireNonNull(rule.tag()));
        Integer familyTag = rule.familyTag() == null ? null : Integer.valueOf(tag(rule.familyTag()));
        List<JavaParameter> parts = draft.parameters();
        boolean family = !parts.isEmpty() && parts.get(0).type() instanceof JavaType.Handle;
        if (family) {
            parts = parts.subList(1, parts.size());
        }
        boolean bytes = draft.arguments().stream()
                .allMatch(argument -> argument instanceof Argument.Receiver
                        || argument instanceof Argument.HandlePointer
                        || argument instanceof Argument.BytesPointer
                        || argument instanceof Argument.BytesLength);
        boolean plain = bytes
                && parts.stream()
                        .allMatch(
                                part -> part.type() instanceof JavaType.Bytes && !part.nullable() && !part.optional());
        if (!plain || parts.isEmpty() || parts.size() > MAX_PARTS || !(result instanceof Result.Nothing)) {
            throw new MissingFact("a record has one or two parts that are bytes, and nothing comes back");
        }
        if (family != (familyTag != null)) {
            throw new MissingFact("a record has a family-tag if there is a column family, and only then");
        }
        if (rule.uncounted() && (family || parts.size() > 1)) {
            throw new MissingFact("what does not count has one part and no column family");
        }
        return new Recorded.Addition(tag, familyTag, parts.size(), !rule.uncounted());
    }

    private static int tag(int tag) {
        if (tag < 0 || tag > MAX_TAG) {
            throw new MissingFact("the tag of a record is 0 to " + MAX_TAG + ", and not " + tag);
        }
        return tag;
    }

    private static Recorded whole(
            Draft draft, FunctionRule.RecordedRule rule, FunctionRule.RecordedRule.Step step, Result result) {
        Recorded.Whole whole =
                switch (step) {
                    case CLEAR -> new Recorded.Whole("clear", Answer.DONE);
                    case COUNT -> new Recorded.Whole("count", Answer.NUMBER);
                    case DATA -> new Recorded.Whole("data", Answer.BYTES);
                    case SET_SAVE_POINT -> new Recorded.Whole("setSavePoint", Answer.DONE);
                    case POP_SAVE_POINT -> new Recorded.Whole("popSavePoint", Answer.DONE);
                    case ROLL_BACK -> new Recorded.Whole("rollBack", Answer.DONE);
                };
        boolean fits =
                switch (whole.answer()) {
                    case DONE -> result instanceof Result.Nothing || result instanceof Result.Fluent;
                    case NUMBER -> result instanceof Result.Value;
                    case BYTES -> result instanceof Result.ViewBytes;
                };
        if (!fits || !draft.parameters().isEmpty() || rule.familyTag() != null || rule.uncounted()) {
            throw new MissingFact("it takes or gives something else than what does that to the records");
        }
        return whole;
    }

    /** The functions without which the objects of a type cannot be recorded; none if they are not. */
    static Stream<String> functions(TypeRule rule, SortedMap<String, Located<PathRule>> paths) {
        TypeRule.RecordedRule recorded = rule.recorded();
        return recorded == null ? Stream.empty() : Stream.of(recorded.create(), put(recorded, paths));
    }

    private static String put(TypeRule.RecordedRule recorded, SortedMap<String, Located<PathRule>> paths) {
        Located<PathRule> path = paths.get(recorded.path());
        Located<String> put = path == null ? null : path.rule().functions().get(PUT);
        if (put == null) {
            throw new MissingFact("there is no path " + recorded.path() + " with a role " + PUT);
        }
        return put.rule();
    }

    /** How the objects of a type are recorded; null if they are not. */
    static HandleClass.@Nullable Recording recording(
            TypeRule rule, List<Operation> operations, SortedMap<String, Located<PathRule>> paths) {
        TypeRule.RecordedRule recorded = rule.recorded();
        if (recorded == null) {
            return null;
        }
        if (rule.threads() != TypeRule.Threads.ONE) {
            throw new MissingFact("one thread at a time has to use it; say so under \"threads\"");
        }
        String put = put(recorded, paths);
        if (operations.stream()
                .noneMatch(operation -> operation.form() == Operation.Form.CONSTRUCTOR
                        && operation.parameters().isEmpty()
                        && operation.function().equals(recorded.create()))) {
            throw new MissingFact(recorded.create() + " is no constructor without parameters");
        }
        List<Recorded.Addition> additions = new ArrayList<>();
        for (Operation operation : operations) {
            if (operation.recorded() instanceof Recorded.Addition addition && !additions.contains(addition)) {
                additions.add(addition);
            }
        }
        checkTags(additions);
        return new HandleClass.Recording(recorded.path(), recorded.create(), additionOf(put, operations), additions);
    }

    private static Recorded.Addition additionOf(String function, List<Operation> operations) {
        return operations.stream()
                .filter(operation -> operation.function().equals(function))
                .map(Operation::recorded)
                .filter(Recorded.Addition.class::isInstance)
                .map(Recorded.Addition.class::cast)
                .filter(addition -> addition.familyTag() != null)
                .findFirst()
                .orElseThrow(() -> new MissingFact(function + " adds no record of a column family"));
    }

    /** A tag stands for records of one kind. */
    private static void checkTags(List<Recorded.Addition> additions) {
        Map<Integer, String> kinds = new TreeMap<>();
        for (Recorded.Addition addition : additions) {
            check(kinds, addition.tag(), addition.parts() + " parts" + (addition.counted() ? "" : ", uncounted"));
            if (addition.familyTag() != null) {
                check(kinds, addition.familyTag(), addition.parts() + " parts of a column family");
            }
        }
    }

    private static void check(Map<Integer, String> kinds, int tag, String kind) {
        String other = kinds.putIfAbsent(tag, kind);
        if (other != null && !other.equals(kind)) {
            throw new MissingFact("records of tag " + tag + " are of " + other + ", but also of " + kind);
        }
    }
}
