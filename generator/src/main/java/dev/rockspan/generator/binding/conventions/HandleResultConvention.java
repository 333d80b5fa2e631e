package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.binding.ConditionResolver;
import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.RefusalResolver;
import dev.rockspan.generator.binding.WritesResolver;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.binding.model.Result.NewHandle.Hollow;
import dev.rockspan.generator.binding.model.Result.NewHandle.Lacks;
import dev.rockspan.generator.binding.model.Result.NewHandle.Trait;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code owned-handle}, {@code view-handle}: {@code T*} is the caller's to close, {@code const T*} the receiver's. */
final class HandleResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        CType type = draft.function().returnType();
        if (HandleTypes.opaqueName(type).isEmpty()) {
            return Optional.empty();
        }
        HandleType handle = draft.types()
                .pointedTo(type)
                .orElseThrow(() -> new MissingFact(
                        "it returns a " + HandleTypes.opaqueName(type).get()
                                + ", which has no Java class; describe it under \"types\""));
        ValueRule fact = draft.rule().returnsOrNone();
        Ownership ownership = fact.ownership() != null
                ? fact.ownership()
                : ((CType.Pointer) type).constTarget() ? Ownership.VIEW : Ownership.OWNED;
        if (handle.isValue() && (ownership == Ownership.OWNED || ownership == Ownership.VIEW)) {
            return Optional.of(read(draft, handle, ownership));
        }
        if (ownership == Ownership.OWNED) {
            if (fact.never() != null && !fact.hollow()) {
                throw new MissingFact("never says what it is if a result is hollow; say so");
            }
            if (draft.form() == Form.CONSTRUCTOR && (fact.nullable() || fact.hollow())) {
                throw new MissingFact("a constructor cannot return null; say \"form: static\"");
            }
            draft.note("owned-handle");
            return Optional.of(owned(draft, handle, fact.destroy() != null ? fact.destroy() : handle.destroy()));
        }
        if (ownership == Ownership.VIEW) {
            if (draft.form() != Form.METHOD) {
                throw new MissingFact("it returns a view of somebody's, and it is not a method of anybody");
            }
            draft.note("view-handle");
            return Optional.of(new Result.ViewHandle(handle.className(), fact.nullable()));
        }
        throw new MissingFact("no convention for a result whose ownership is " + ownership);
    }

    /** What is owned is freed once it is read. */
    private static Result read(Draft draft, HandleType type, Ownership ownership) {
        String destroy = type.destroy();
        if (ownership == Ownership.OWNED && destroy == null) {
            throw new MissingFact("no function is known that frees the " + type.cName() + " it returns");
        }
        if (!draft.borrowedByResult().isEmpty()) {
            throw new MissingFact("it returns a record, which cannot keep alive what is borrowed");
        }
        draft.note(ownership == Ownership.OWNED ? "owned-record" : "view-record");
        return new Result.Read(
                type.className(),
                type.rule().rows() != null,
                ownership == Ownership.OWNED && destroy != null ? draft.companion(destroy) : null,
                draft.rule().returnsOrNone().nullable());
    }

    /** A new object of a type, freed as its type is. */
    static Result.NewHandle owned(Draft draft, HandleType handle) {
        return owned(draft, handle, handle.destroy());
    }

    private static Result.NewHandle owned(Draft draft, HandleType handle, @Nullable String stated) {
        ValueRule fact = draft.rule().returnsOrNone();
        TypeRule.Disposal disposal = handle.asObject().rule().disposal();
        String destroy = stated == null && disposal != null ? disposal.give() : stated;
        if (destroy == null) {
            throw new MissingFact("no function is known that frees the " + handle.cName()
                    + " it returns; say \"returns: {destroy: ...}\" or the type's \"destroy\"");
        }
        draft.companion(destroy);
        boolean tied = fact.tied() != null ? fact.tied() : handle.rule().tied();
        String parent = null;
        if (tied) {
            int index = fact.parent() != null ? fact.parent() : 0;
            if (index >= draft.arguments().size()) {
                throw new MissingFact(
                        fact.parent() != null
                                ? "its result is tied to parameter " + index + ", which it does not have"
                                : "its result is tied to its maker, but it takes none; say \"tied: false\"");
            }
            parent = draft.parent(index)
                    .orElseThrow(() -> new MissingFact("its result is tied to parameter " + index
                            + ", which is no object; say \"parent: <index>\""));
        }
        if (parent == null && stated != null && draft.types().takesParent(destroy)) {
            throw new MissingFact(destroy
                    + " frees its result together with what it was made from, but its result is tied to nothing");
        }
        return new Result.NewHandle(
                handle.className(),
                destroy,
                parent,
                fact.nullable() || fact.hollow() && fact.never() == null,
                draft.borrowedByResult(),
                draft.transferred(),
                fact.hollow() ? new Hollow(fact.never()) : null,
                view(draft, handle.asObject().rule(), parent),
                lacks(draft, handle),
                traits(draft, handle, parent == null));
    }

    /**
     * What is known of a new object.
     *
     * @param whole whether it belongs to no other
     */
    private static List<Trait> traits(Draft draft, HandleType handle, boolean whole) {
        List<Trait> traits = new ArrayList<>();
        live(draft, handle).ifPresent(traits::add);
        traits.addAll(marked(draft));
        if (whole) {
            asked(draft, handle).ifPresent(traits::add);
            listed(draft, handle).ifPresent(traits::add);
        }
        traits.addAll(family(draft, handle));
        if (WritesResolver.isEmpty(draft)) {
            traits.add(new Trait.Empty());
        }
        like(draft).ifPresent(traits::add);
        return traits;
    }

    /** What a column family is known by. */
    static List<Trait> family(Draft draft, HandleType handle) {
        String id = WritesResolver.family(draft, handle);
        return id == null ? List.of() : List.of(new Trait.Family(id, WritesResolver.lastingIn(handle)));
    }

    /** How a database that belongs to no other is asked for what its column families have. */
    private static Optional<Trait> asked(Draft draft, HandleType handle) {
        TypeRule.AskedRule rule = handle.rule().asked();
        if (rule == null) {
            return Optional.empty();
        }
        if (!draft.rules().paths().containsKey(rule.path())) {
            throw new MissingFact("there is no path " + rule.path()
                    + Suggestions.didYouMean(rule.path(), draft.rules().paths().keySet()));
        }
        if ((rule.base() == null) != (rule.close() == null)) {
            throw new MissingFact("\"asked\" of its result says \"base\" or \"close\" without the other");
        }
        return Optional.of(new Trait.Asked(
                rule.path(),
                rule.base() == null ? null : draft.companion(rule.base()),
                rule.close() == null ? null : draft.companion(rule.close())));
    }

    /** How the column families are listed that are in the files of a database that is opened. */
    private static Optional<Trait> listed(Draft draft, HandleType handle) {
        TypeRule.ListedRule rule = handle.rule().listed();
        if (rule == null) {
            return Optional.empty();
        }
        String options = draft.types()
                .function(draft.companion(rule.by()))
                .map(CFunction::parameters)
                .filter(parameters -> parameters.size() == 4)
                .flatMap(parameters -> HandleTypes.opaqueName(parameters.get(0).type()))
                .flatMap(type -> draft.types().named(type))
                .map(HandleType::className)
                .orElseThrow(() -> new MissingFact("\"listed\" of its result says " + rule.by()
                        + ", which does not list what there is with options at a path"));
        return Optional.of(new Trait.Listed(
                parameter(
                        draft,
                        type -> type instanceof JavaType.Handle given
                                && given.className().equals(options)),
                parameter(draft, JavaType.Text.class::isInstance),
                rule.by(),
                draft.companion(rule.destroy())));
    }

    private static String parameter(Draft draft, Predicate<JavaType> type) {
        return draft.parameters().stream()
                .filter(parameter -> type.test(parameter.type()))
                .map(JavaParameter::name)
                .findFirst()
                .orElseThrow(() -> new MissingFact(
                        "its result says how column families are \"listed\", but it takes no options or no path"));
    }

    /** What is made of nothing lacks what its class is never without; what is made of another has it from that. */
    static @Nullable Lacks lacks(Draft draft, HandleType handle) {
        if (handle.rule().neverWithout() == null) {
            return null;
        }
        boolean copied = draft.parameters().stream()
                .anyMatch(parameter -> parameter.type() instanceof JavaType.Handle type
                        && type.className().equals(handle.className()));
        return copied ? null : draft.arguments().isEmpty() ? Lacks.YES : Lacks.PERHAPS;
    }

    private static List<Trait> marked(Draft draft) {
        List<Trait> marked = new ArrayList<>();
        if (draft.rule().marks() != null) {
            marked.add(new Trait.Marked(draft.rule().marks(), null));
        }
        if (draft.rule().marksWhen() != null) {
            new TreeMap<>(draft.rule().marksWhen())
                    .forEach((mark, when) ->
                            marked.add(new Trait.Marked(mark, ConditionResolver.condition(when, draft))));
        }
        return marked;
    }

    private static Optional<Trait> like(Draft draft) {
        Integer index = draft.rule().marksLike();
        if (index == null) {
            return Optional.empty();
        }
        return Optional.of(draft.parent(index)
                .map(Trait.MarkedLike::new)
                .orElseThrow(
                        () -> new MissingFact("its result cannot be like parameter " + index + ": that is no object")));
    }

    private static Optional<Trait> live(Draft draft, HandleType handle) {
        TypeRule.LiveRule rule = handle.rule().live();
        if (rule == null) {
            return Optional.empty();
        }
        String options = draft.types()
                .named(rule.options())
                .map(HandleType::className)
                .orElseThrow(() -> new MissingFact("\"live\" names " + rule.options() + ", which has no Java class"));
        return draft.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Handle type
                        && type.className().equals(options))
                .findFirst()
                .map(parameter -> new Trait.Live(
                        parameter.name(),
                        draft.companion(rule.test()),
                        RefusalResolver.number(rule.test(), draft).orElse(null)));
    }

    /** Where the bytes of a pinned value are, which belongs to one object and keeps no others. */
    private static @Nullable String view(Draft draft, TypeRule rule, @Nullable String parent) {
        if (rule.pinned() == null) {
            return null;
        }
        if (parent == null
                || !draft.borrowedByResult().isEmpty()
                || !draft.transferred().isEmpty()
                || !marked(draft).isEmpty()) {
            throw new MissingFact(
                    "its result is pinned: it has to be tied to something, and nothing else can be said of it");
        }
        return draft.companion(rule.pinned());
    }
}
