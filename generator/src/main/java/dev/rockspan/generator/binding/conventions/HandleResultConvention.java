package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.binding.model.Result.NewHandle.Trait;
import dev.rockspan.generator.binding.model.Result.NewHandle.WhenEmpty;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;
import java.util.stream.Stream;
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
            if (fact.message() != null && !fact.mayBeEmpty()) {
                throw new RuleMistake("\"message\" says what it is if the result \"may-be-empty\"; say so");
            }
            if (draft.form() == Form.CONSTRUCTOR && (fact.nullable() || fact.mayBeEmpty())) {
                throw new RuleMistake("a constructor cannot return null; say \"form: static\"");
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
        throw new RuleMistake("no convention for a result whose ownership is " + ownership);
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
        Boolean said = fact.ownedByParent() != null
                ? fact.ownedByParent()
                : handle.rule().ownedByParent();
        if (said == null && fact.parent() == null) {
            askForParent(draft, handle);
        }
        boolean tied = Boolean.TRUE.equals(said);
        String parent = null;
        if (tied) {
            int index = fact.parent() != null ? fact.parent() : 0;
            if (index >= draft.arguments().size()) {
                throw new MissingFact(
                        "its result is owned by its maker, but it takes none; say \"owned-by-parent: false\"");
            }
            parent = draft.parent(index).orElse(null);
            if (parent == null && fact.parent() != null) {
                throw new RuleMistake("its parent is parameter " + draft.address(index) + ", which is no object");
            }
            if (parent == null) {
                throw new MissingFact("its parent would be parameter " + draft.address(index)
                        + ", which is no object; say \"parent: <name in C>\"");
            }
        }
        if (parent == null && stated != null && draft.types().takesParent(destroy)) {
            throw new MissingFact(destroy
                    + " frees its result together with what it was made from, but its result is tied to nothing");
        }
        return new Result.NewHandle(
                handle.className(),
                destroy,
                parent,
                fact.nullable() || fact.mayBeEmpty() && fact.message() == null,
                draft.borrowedByResult(),
                draft.transferred(),
                fact.mayBeEmpty() ? new WhenEmpty(fact.message()) : null,
                view(draft, handle.asObject().rule(), parent),
                marked(draft).toList());
    }

    /** An object that another one makes may live inside that one, which C does not tell. */
    private static void askForParent(Draft draft, HandleType made) {
        draft.maker().ifPresent(maker -> {
            throw new MissingFact("it makes a " + made.cName() + " out of a " + maker
                    + ", and nothing says which of them has to be closed first. Say under returns \"owned-by-parent: true\" if it"
                    + " lives inside that: then closing that closes it first; or \"owned-by-parent: false\" if RocksDB lets it live"
                    + " on: where that is wrong, using it after that was closed ends the JVM");
        });
    }

    /** What objects are that the function makes. */
    static Stream<Trait> marked(Draft draft) {
        return Stream.ofNullable(draft.rule().setsState()).map(Trait.Marked::new);
    }

    /** Where the bytes of a pinned value are, which belongs to one object and keeps no others. */
    private static @Nullable String view(Draft draft, TypeRule rule, @Nullable String parent) {
        if (rule.pinnedBytes() == null) {
            return null;
        }
        if (parent == null
                || !draft.borrowedByResult().isEmpty()
                || !draft.transferred().isEmpty()
                || draft.rule().setsState() != null) {
            throw new MissingFact(
                    "its result is pinned: it has to be tied to something, and nothing else can be said of it");
        }
        return draft.companion(rule.pinnedBytes());
    }
}
