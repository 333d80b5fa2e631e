package dev.rockspan.generator.binding;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.Element;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Condition;
import dev.rockspan.generator.binding.model.Operation.Refusal;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.CommonRefusal;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes what {@code refuses} says checks of an operation. */
public final class RefusalResolver {

    private RefusalResolver() {}

    static List<Refusal> refusals(Draft draft) {
        List<FunctionRule.Refusal> rules = draft.rule().refuses();
        Stream<Refusal> own = rules == null ? Stream.empty() : rules.stream().map(rule -> refusal(rule, draft));
        Stream<Refusal> common = draft.rules().refusals(draft.function().name()).map(stated -> common(stated, draft));
        return Stream.of(own, common, opens(draft).stream())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private static Refusal common(Located<CommonRefusal> stated, Draft draft) {
        try {
            return refusal(stated.rule().refuses(), draft);
        } catch (MissingFact e) {
            throw new MissingFact(String.valueOf(e.getMessage()), stated.place());
        }
    }

    /** What opens a database has a path; where its files are is noted if some may be in memory. */
    private static Optional<Refusal> opens(Draft draft) {
        return HandleTypes.opaqueName(draft.function().returnType())
                .filter(name -> draft.form() == Operation.Form.STATIC)
                .flatMap(draft.types()::named)
                .filter(type -> type.rule().database())
                .flatMap(database -> environment(draft).flatMap(type -> draft.parameters().stream()
                        .filter(parameter -> parameter.type() instanceof JavaType.Text)
                        .findFirst()
                        .map(path -> new Refusal.Opens(path.name(), readsOnly(database, draft), files(type, draft)))));
    }

    private static boolean readsOnly(HandleType database, Draft draft) {
        String mark = database.rule().readsOnly();
        return mark != null && mark.equals(draft.rule().marks());
    }

    private static Refusal overwrites(FunctionRule.Refusal rule, Draft draft) {
        Refusal.Files files = files("overwrites", draft);
        if (argument(rule, draft) instanceof Argument.TextPointer path) {
            return new Refusal.Overwrites(
                    path.parameter(),
                    rule.overwrites() == FunctionRule.Overwritten.FILE,
                    rule.beside() == null ? "" : rule.beside(),
                    files);
        }
        throw new MissingFact("refuses is said of parameter " + rule.param() + ", which is no path");
    }

    private static Refusal moves(FunctionRule.Refusal rule, Draft draft) {
        Refusal.Files files = files("moves", draft);
        if (argument(rule, draft) instanceof Argument.ListArray list && list.element() == Element.TEXT) {
            return new Refusal.Moves(list.parameter(), when(rule, draft), files);
        }
        throw new MissingFact("refuses is said of parameter " + rule.param() + ", which is no list of paths");
    }

    private static Refusal repeated(FunctionRule.Refusal rule, Draft draft) {
        if (draft.form() == Operation.Form.METHOD
                && argument(rule, draft) instanceof Argument.ListArray list
                && list.element() == Element.HANDLE) {
            return new Refusal.Repeated(list.parameter(), otherwise(rule));
        }
        throw new MissingFact("refuses says \"each-once\" of parameter " + rule.param()
                + ", which is no list of objects, or of what has no receiver");
    }

    private static Refusal replays(FunctionRule.Refusal rule, Draft draft) {
        if (draft.form() == Operation.Form.METHOD
                && draft.owner().rule().database()
                && argument(rule, draft) instanceof Argument.TextPointer path) {
            return new Refusal.Replays(path.parameter(), files("replays", draft));
        }
        throw new MissingFact("refuses says \"replays\" of parameter " + rule.param()
                + ", which is no path, or of a receiver that is no database");
    }

    private static Refusal handsOut(FunctionRule.Refusal rule, Draft draft) {
        if (argument(rule, draft) instanceof Argument.TextPointer path
                && draft.argumentOrNull(rule.handsOut()) instanceof Argument.BytesPointer input) {
            return new Refusal.HandsOut(path.parameter(), input.parameter(), files("hands-out", draft));
        }
        throw new MissingFact("refuses says \"hands-out\" of parameters " + rule.param() + " and " + rule.handsOut()
                + ", which are no path and no bytes");
    }

    private static Refusal sortsAlike(FunctionRule.Refusal rule, Draft draft) {
        if (argument(rule, draft) instanceof Argument.TextPointer path
                && draft.argumentOrNull(rule.sortsAlike()) instanceof Argument.HandlePointer options) {
            String comparator = draft.types().all().stream()
                    .filter(type -> type.rule().orders())
                    .map(HandleType::className)
                    .findFirst()
                    .orElseThrow(
                            () -> new MissingFact("refuses says \"sorts-alike\", but no type is an order of keys"));
            return new Refusal.SortsAlike(
                    path.parameter(), options.parameter(), comparator, otherwise(rule), files("sorts-alike", draft));
        }
        throw new MissingFact("refuses says \"sorts-alike\" of parameters " + rule.param() + " and " + rule.sortsAlike()
                + ", which are no path and no options");
    }

    private static Refusal follows(FunctionRule.Refusal rule, String always, boolean latest, Draft draft) {
        Refusal.Files files = files("follows", draft);
        if (opens(draft).isPresent() && argument(rule, draft) instanceof Argument.TextPointer path) {
            String names = draft.parameters().stream()
                    .filter(parameter ->
                            parameter.type() instanceof JavaType.ListOf list && list.element() instanceof JavaType.Text)
                    .map(JavaParameter::name)
                    .findFirst()
                    .orElse(null);
            return new Refusal.Follows(
                    path.parameter(), latest, always, names, when(rule, draft), otherwise(rule), files);
        }
        throw new MissingFact("refuses says \"follows\" or \"recovers\" of parameter " + rule.param()
                + ", which is no path, or of what opens no database");
    }

    private static @Nullable Condition when(FunctionRule.Refusal rule, Draft draft) {
        return rule.when() == null ? null : ConditionResolver.condition(rule.when(), draft);
    }

    private static Refusal.Files files(String said, Draft draft) {
        return environment(draft)
                .map(environment -> files(environment, draft))
                .orElseThrow(() -> new MissingFact(
                        "refuses says \"" + said + "\", but no type says which files are \"in-memory\""));
    }

    private static Optional<HandleType> environment(Draft draft) {
        List<HandleType> all = draft.types().all().stream()
                .filter(type -> type.rule().inMemory() != null)
                .toList();
        if (all.size() > 1) {
            throw new MissingFact("several types say \"in-memory\": "
                    + all.stream().map(HandleType::className).sorted().toList());
        }
        return all.stream().findFirst();
    }

    private static Refusal.Files files(HandleType environment, Draft draft) {
        String inMemory = Objects.requireNonNull(environment.rule().inMemory());
        Stream<String> parameters = draft.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Handle)
                .map(JavaParameter::name);
        Stream<String> receiver = draft.form() == Operation.Form.METHOD ? Stream.of("this") : Stream.empty();
        return new Refusal.Files(
                environment.className(),
                inMemory,
                Stream.concat(parameters, receiver).toList());
    }

    private static Refusal refusal(FunctionRule.Refusal rule, Draft draft) {
        List<Refusal> found = new ArrayList<>();
        if (rule.mark() != null && rule.param() != null && rule.made() == null) {
            found.add(new Refusal.Given(handle(rule, draft), rule.mark(), when(rule, draft), otherwise(rule)));
        } else if (rule.mark() != null) {
            if (draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("it refuses a receiver that is " + rule.mark() + ", but has none");
            }
            found.add(
                    rule.made() == null
                            ? new Refusal.Mark(rule.mark(), otherwise(rule))
                            : new Refusal.Made(
                                    className(rule.made(), draft), rule.mark(), when(rule, draft), otherwise(rule)));
        }
        if (rule.now() != null) {
            if (draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("it refuses a receiver that is now one of " + rule.now() + ", but has none");
            }
            found.add(new Refusal.Now(
                    rule.now(),
                    rule.keysOver() == null ? null : new Refusal.ManyKeys(keys(draft), rule.keysOver()),
                    otherwise(rule)));
        }
        if (rule.lists() != null) {
            found.add(listed(rule.lists(), draft, otherwise(rule)));
        }
        if (rule.unnamed() != null) {
            if (draft.form() != Operation.Form.METHOD || draft.owner().rule().listed() == null) {
                throw new MissingFact("it refuses a column family that nobody named, but its receiver does not say how"
                        + " these are \"listed\"");
            }
            found.add(new Refusal.Unnamed(rule.unnamed(), rule.unless(), otherwise(rule)));
        }
        if (rule.unheld()) {
            if (draft.form() != Operation.Form.METHOD || !draft.owner().rule().database()) {
                throw new MissingFact("it refuses column families without a handle, but its receiver is no database");
            }
            found.add(new Refusal.Unheld(otherwise(rule)));
        }
        if (rule.number() != null) {
            found.add(number(rule, draft));
        }
        if (rule.set() != null) {
            found.add(set(rule, draft));
        }
        if (rule.codeOrders()) {
            found.add(new Refusal.CodeOrders(handle(rule, draft), when(rule, draft), otherwise(rule)));
        }
        if (rule.without() != null) {
            found.add(new Refusal.Without(handle(rule, draft), rule.without(), otherwise(rule)));
        }
        if (rule.filled()) {
            found.add(new Refusal.Filled(handle(rule, draft), otherwise(rule)));
        }
        if (rule.eachOnce()) {
            found.add(repeated(rule, draft));
        }
        if (rule.texts() != null) {
            boolean folder = rule.texts() == FunctionRule.TextsIn.FOLDER;
            found.add(new Refusal.Texts(texts(rule, draft), folder, isRead(folder, draft)));
        }
        if (rule.after() != null) {
            found.add(new Refusal.Backwards(orderedBy(draft), key(rule.param(), draft), key(rule.after(), draft)));
        }
        if (rule.overwrites() != null) {
            found.add(overwrites(rule, draft));
        }
        if (rule.moves()) {
            found.add(moves(rule, draft));
        }
        if (rule.conflicts() != null) {
            found.add(conflicts(rule, draft));
        }
        if (rule.replays()) {
            found.add(replays(rule, draft));
        }
        if (rule.handsOut() != null) {
            found.add(handsOut(rule, draft));
        }
        if (rule.sortsAlike() != null) {
            found.add(sortsAlike(rule, draft));
        }
        if (rule.follows() != null) {
            found.add(follows(rule, rule.follows(), true, draft));
        }
        if (rule.recovers() != null) {
            found.add(follows(rule, rule.recovers(), false, draft));
        }
        if (rule.invalid() != null) {
            found.add(invalid(handle(rule, draft), rule.invalid(), draft));
        }
        boolean ofReceiver = rule.mark() != null && rule.param() == null
                || rule.now() != null
                || rule.lists() != null
                || rule.unnamed() != null
                || rule.unheld()
                || rule.conflicts() != null
                || rule.number() != null;
        boolean conditional = rule.made() != null
                || rule.mark() != null && rule.param() != null
                || rule.number() != null
                || rule.set() != null
                || rule.codeOrders()
                || rule.moves()
                || rule.follows() != null
                || rule.recovers() != null
                || rule.conflicts() != null;
        if (rule.when() != null && !conditional) {
            throw new MissingFact(
                    "refuses takes \"when\" only with \"made\", \"mark\" of a param, \"number\", \"set\", \"code-orders\","
                            + " \"moves\", \"follows\", \"recovers\" or \"conflicts\"");
        }
        if (rule.always() != null && rule.conflicts() == null) {
            throw new MissingFact("refuses takes \"always\" only with \"conflicts\"");
        }
        if (rule.keysOver() != null && rule.now() == null) {
            throw new MissingFact("refuses takes \"keys-over\" only with \"now\"");
        }
        if (rule.beside() != null && rule.overwrites() != FunctionRule.Overwritten.FOLDER) {
            throw new MissingFact("refuses takes \"beside\" only with a folder that it \"overwrites\"");
        }
        if ((rule.to() != null || rule.also() != null) && rule.set() == null) {
            throw new MissingFact("refuses takes \"to\" and \"also\" only with \"set\"");
        }
        if (rule.unless() != null && rule.unnamed() == null) {
            throw new MissingFact("refuses takes \"unless\" only with \"unnamed\"");
        }
        if (found.size() != 1 || ofReceiver != (rule.param() == null)) {
            throw new MissingFact(
                    "refuses takes one of mark, now, lists, unnamed, unheld, conflicts, number, set, code-orders, without,"
                            + " filled, each-once, texts, after, overwrites, moves, replays, hands-out, sorts-alike, follows, recovers and invalid, the last fifteen of a param, mark of one or of none");
        }
        return found.get(0);
    }

    private static Refusal conflicts(FunctionRule.Refusal rule, Draft draft) {
        String path = Objects.requireNonNull(rule.conflicts());
        if (!draft.rules().paths().containsKey(path)) {
            throw new MissingFact("refuses names no path: " + path
                    + Suggestions.didYouMean(path, draft.rules().paths().keySet()));
        }
        if (rule.always() == null) {
            throw new MissingFact("refuses does not say which databases \"conflicts\" are looked for in: always");
        }
        if (draft.form() != Operation.Form.METHOD) {
            throw new MissingFact("it refuses keys that a transaction locks, but has no receiver");
        }
        return new Refusal.Conflicts(keys(draft), family(draft).orElse(null), path, when(rule, draft), rule.always());
    }

    /** What a function that reads or locks a key takes first of all that are bytes; or a list of them. */
    private static String keys(Draft draft) {
        return draft.parameters().stream()
                .filter(parameter -> isKey(parameter.type()))
                .map(JavaParameter::name)
                .findFirst()
                .orElseThrow(() -> new MissingFact("it refuses keys, but takes none"));
    }

    private static boolean isKey(JavaType type) {
        return type instanceof JavaType.Bytes
                || type instanceof JavaType.ListOf list && list.element() instanceof JavaType.Bytes;
    }

    private static Refusal set(FunctionRule.Refusal rule, Draft draft) {
        Argument argument = argument(rule, draft);
        String handles = argument instanceof Argument.ListArray list && list.element() == Element.HANDLE
                ? list.parameter()
                : null;
        return new Refusal.Set(
                handles == null ? handle(rule, draft) : handles,
                handles != null,
                ConditionResolver.getter(Objects.requireNonNull(rule.set()), draft),
                rule.to(),
                rule.also() == null ? null : ConditionResolver.getter(rule.also(), draft),
                when(rule, draft),
                otherwise(rule));
    }

    private static Refusal listed(String function, Draft draft, String otherwise) {
        if (draft.form() != Operation.Form.METHOD) {
            throw new MissingFact("it refuses a receiver by what " + function + " lists, but has none");
        }
        String owner = draft.types()
                .function(draft.companion(function))
                .filter(lists -> lists.returnType() instanceof CType.Pointer)
                .map(CFunction::parameters)
                .filter(parameters -> parameters.size() == 2)
                .flatMap(parameters -> HandleTypes.opaqueName(parameters.get(0).type()))
                .orElseThrow(() -> new MissingFact(
                        "refuses says " + function + ", which does not list what an object has and how many"));
        return new Refusal.Listed(className(owner, draft), function, otherwise);
    }

    private static Refusal invalid(String parameter, FunctionRule.InvalidRule rule, Draft draft) {
        return new Refusal.Invalid(
                parameter,
                draft.companion(rule.copy()),
                rule.set().stream().map(draft::companion).toList(),
                draft.companion(rule.open()),
                draft.companion(rule.destroy()),
                rule.says());
    }

    private static String className(String type, Draft draft) {
        return draft.types()
                .named(type)
                .orElseThrow(() -> new MissingFact("refuses names " + type + ", which is no handle"))
                .className();
    }

    private static String otherwise(FunctionRule.Refusal rule) {
        if (rule.otherwise() == null) {
            throw new MissingFact("refuses does not say what the error is: otherwise");
        }
        return rule.otherwise();
    }

    private static String handle(FunctionRule.Refusal rule, Draft draft) {
        if (argument(rule, draft) instanceof Argument.HandlePointer handle) {
            return handle.parameter();
        }
        throw new MissingFact("refuses is said of parameter " + rule.param() + ", which is no handle");
    }

    private static String texts(FunctionRule.Refusal rule, Draft draft) {
        if (draft.rules().optionTexts() == null) {
            throw new MissingFact("refuses says \"texts\", but nothing says what these must not say: option-texts");
        }
        if (argument(rule, draft) instanceof Argument.TextPointer text) {
            return text.parameter();
        }
        return draft.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.TextMap)
                .map(JavaParameter::name)
                .findFirst()
                .orElseThrow(
                        () -> new MissingFact("refuses is said of parameter " + rule.param() + ", which is no text"));
    }

    /** What tells the order that a range is in: the database, or the column family that is named; else the batch. */
    private static String orderedBy(Draft draft) {
        if (draft.form() != Operation.Form.METHOD) {
            throw new MissingFact("it refuses ranges, but has no receiver with an order of keys");
        }
        return draft.owner().rule().database() ? "this" : family(draft).orElse("this");
    }

    private static Refusal.Number number(FunctionRule.Refusal rule, Draft draft) {
        if (draft.form() != Operation.Form.METHOD) {
            throw new MissingFact("it refuses column families by a number, but has no receiver that has some");
        }
        return new Refusal.Number(
                Objects.requireNonNull(rule.number()), family(draft).orElse(null), when(rule, draft), otherwise(rule));
    }

    /** The number that column families must not have where options say yes when they are asked by {@code test}. */
    public static Optional<Refusal.Number> number(String test, Draft draft) {
        List<FunctionRule.Refusal> own = draft.rule().refuses();
        Stream<FunctionRule.Refusal> common = draft.rules()
                .refusals(draft.function().name())
                .map(stated -> stated.rule().refuses());
        return Stream.concat(own == null ? Stream.empty() : own.stream(), common)
                .filter(rule -> rule.number() != null
                        && rule.when() != null
                        && test.equals(rule.when().set()))
                .map(rule -> number(rule, draft))
                .findFirst();
    }

    /** The parameter that is a column family, or a list of such. */
    private static Optional<String> family(Draft draft) {
        List<String> families = draft.types().all().stream()
                .filter(type -> type.rule().writes() != null)
                .map(HandleType::className)
                .toList();
        return draft.parameters().stream()
                .filter(parameter ->
                        parameter.type() instanceof JavaType.Handle handle && families.contains(handle.className())
                                || parameter.type() instanceof JavaType.ListOf list
                                        && list.element() instanceof JavaType.Handle each
                                        && families.contains(each.className()))
                .map(JavaParameter::name)
                .findFirst();
    }

    /** Whether options that nobody but RocksDB knows are looked at after the call. */
    private static boolean isRead(boolean made, Draft draft) {
        TypeRule.CompletionRule looked = draft.owner().rule().neverWithout();
        return looked != null && (made || looked.ask().equals(draft.function().name()));
    }

    private static String key(@Nullable Integer index, Draft draft) {
        Argument argument = draft.argumentOrNull(index);
        if (argument instanceof Argument.BytesPointer bytes) {
            return bytes.parameter();
        }
        if (argument instanceof Argument.ListArray parts) {
            return parts.parameter();
        }
        throw new MissingFact("refuses is said of parameter " + index + ", which is no key");
    }

    private static @Nullable Argument argument(FunctionRule.Refusal rule, Draft draft) {
        return draft.argumentOrNull(rule.param());
    }
}
