package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParentArgument;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Result.NewHandle.Ties;
import dev.rockspan.generator.model.Result.NewHandle.WhenEmpty;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code handle-result}: {@code T*} is the caller's to close, {@code const T*} the receiver's. */
public final class HandleResultConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        CType type = call.returnType();
        Optional<String> cName = TypeIndex.opaqueName(type);
        if (cName.isEmpty()) {
            return Optional.empty();
        }
        HandleType handle = call.types().described(cName.get(), "it returns a ");
        ValueRule fact = call.returns();
        Ownership ownership = ownership(call);
        if (handle.isValue() && (ownership == Ownership.OWNED || ownership == Ownership.VIEW)) {
            return Returned.of(ValueKind.of("a record", "ownership", "nullable"), read(call, handle, ownership));
        }
        if (ownership == Ownership.OWNED) {
            if (fact.contents().message() != null && !fact.contents().mayBeEmpty()) {
                throw RuleMistake.under(
                        List.of("returns", "message"),
                        "\"message\" says what it is if the result \"may-be-empty\"; say so");
            }
            if (call.form() == Form.CONSTRUCTOR
                    && (fact.naming().nullable() || fact.contents().mayBeEmpty())) {
                throw RuleMistake.under(
                        List.of("returns", fact.naming().nullable() ? "nullable" : "may-be-empty"),
                        "a constructor cannot return null; say \"form: static\"");
            }
            return Returned.of(
                    ValueKind.OBJECTS,
                    owned(
                            call,
                            handle,
                            fact.owning().destroy() != null ? fact.owning().destroy() : handle.destroy(),
                            null));
        }
        if (ownership == Ownership.VIEW) {
            if (!call.isMethod()) {
                throw ResultQuestions.noMethod(call);
            }
            if (fact.owning().ownership() == null
                    && !call.owner().isValue()
                    && call.types().mayChange(call.owner())) {
                throw new UndecidedException(new Question("it returns a " + handle.cName() + " that belongs to the "
                                + call.owner().cName() + ", which other functions may change")
                        .orExclude("if one of them frees it, after which using it would end the JVM")
                        .or("returns: {ownership: view}", "if it lasts as long as that"));
            }
            return Returned.of(
                    ValueKind.of("a view of an object", "ownership", "nullable"),
                    new Result.ViewHandle(handle.className(), fact.naming().nullable()));
        }
        throw notOfResult(ownership);
    }

    private static Ownership ownership(CallBuilder call) {
        Ownership stated = call.returns().owning().ownership();
        return stated != null
                ? stated
                : ((CType.Pointer) call.returnType()).constTarget() ? Ownership.VIEW : Ownership.OWNED;
    }

    /** Only some words for ownership can be said of a result. */
    static RuleMistake notOfResult(Ownership ownership) {
        return RuleMistake.under(
                List.of("returns", "ownership"),
                "the ownership of a result is owned or view, not " + Shapes.word(ownership));
    }

    /** What is owned is freed once it is read. */
    private static Result read(CallBuilder call, HandleType type, Ownership ownership) {
        String destroy = type.destroy();
        if (ownership == Ownership.OWNED && destroy == null) {
            throw new UndecidedException("no function is known that frees the " + type.cName() + " it returns")
                    .about(type.cName());
        }
        if (!call.lifetimes().borrowedByResult().isEmpty()) {
            throw new UndecidedException("it returns a record, which cannot keep alive what is borrowed");
        }
        call.types().checkRead(type);
        return new Result.Read(
                type.className(),
                type.rule().values().rows() != null,
                false,
                ownership == Ownership.OWNED && destroy != null
                        ? call.companions().needed(destroy)
                        : null,
                call.returns().naming().nullable());
    }

    /** A new object of a type, freed as its type is. */
    public static Result.NewHandle owned(CallBuilder call, HandleType handle) {
        return owned(call, handle, handle.destroy(), null);
    }

    /** The same, of what C fills the next parameter with. */
    public static Result.NewHandle filled(CallBuilder call, HandleType handle) {
        return owned(call, handle, handle.destroy(), call.address());
    }

    /** @param parameter the address of the parameter that C fills with it; null if C returns it */
    private static Result.NewHandle owned(
            CallBuilder call, HandleType handle, @Nullable String stated, @Nullable String parameter) {
        ValueRule fact = call.returns();
        TypeRule.Disposal disposal = handle.asObject().rule().owning().disposal();
        String destroy = stated == null && disposal != null ? disposal.give() : stated;
        if (destroy == null) {
            String unknown = "no function is known that frees the " + handle.cName();
            ResultQuestions.askForParent(call, handle, parameter, unknown + ", the \"destroy\" of its type");
            if (!call.types().mayBeFreed(handle.cName())) {
                throw UndecidedException.onlyExclude(
                                "no function takes the " + handle.cName() + " alone, or after its parent, to free it")
                        .about(handle.cName());
            }
            throw new UndecidedException(new Question(unknown + " it returns: say the type's \"destroy\""))
                    .about(handle.cName());
        }
        call.companions().needed(destroy);
        List<CParameter> freed =
                call.types().function(destroy).map(CFunction::parameters).orElse(List.of());
        call.types()
                .function(destroy)
                .filter(function -> !frees(function, handle))
                .ifPresent(function -> {
                    throw UndecidedException.onlyExclude(destroy + " does not take the " + handle.cName()
                            + " that it frees alone, or after its parent");
                });
        boolean tied = Boolean.TRUE.equals(ownedByParent(call, handle, parameter));
        OptionalInt index = ParentArgument.of(call);
        String parent = null;
        if (tied) {
            parent = index.stream()
                    .filter(known -> known < call.arguments().size())
                    .mapToObj(known -> object(call.arguments().get(known)))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse(null);
            if (parent == null && fact.parent() != null) {
                throw RuleMistake.under(
                        List.of("returns", "parent"),
                        "its parent is parameter " + call.address(fact.parent())
                                + ", which is no object that it is passed; name one that is");
            }
            if (parent == null) {
                throw new UndecidedException(
                        new Question("its result is closed with the object that made it, but it takes none"
                                        + (call.lifetimes().transferred().isEmpty() ? "" : " that is not transferred"))
                                .or("returns: {owned-by-parent: false}", ""));
            }
        }
        if (parent == null && stated != null && call.types().takesParent(destroy)) {
            throw new UndecidedException(destroy
                    + " frees its result together with what it was made from, but its result is tied to nothing");
        }
        if (parent != null && freed.size() == 2) {
            checkFreed(call, freed, index.getAsInt());
        }
        return new Result.NewHandle(
                handle.className(),
                destroy,
                new Ties(
                        parent,
                        call.lifetimes().borrowedByResult(),
                        call.lifetimes().transferred()),
                fact.naming().nullable()
                        || isPinned(handle)
                        || fact.contents().mayBeEmpty() && fact.contents().message() == null,
                fact.contents().mayBeEmpty() ? new WhenEmpty(fact.contents().message()) : null,
                view(call, handle.asObject().rule(), parent),
                call.rule().safety().setsState());
    }

    /**
     * Whether a new object is closed before its parent; null if nothing says it.
     *
     * @throws UndecidedException if that has to be said
     */
    private static @Nullable Boolean ownedByParent(CallBuilder call, HandleType handle, @Nullable String parameter) {
        ValueRule fact = call.returns();
        if (fact.parent() != null) {
            if (Boolean.FALSE.equals(fact.owning().ownedByParent())) {
                throw RuleMistake.under(
                        List.of("returns", "parent"),
                        "its result has a \"parent\", but is not owned by it; delete that, or \"owned-by-parent: false\"");
            }
            return true;
        }
        Boolean said = fact.owning().ownedByParent() != null
                ? fact.owning().ownedByParent()
                : isPinned(handle)
                                || call.rules()
                                        .conventions()
                                        .objectNames()
                                        .isMaker(call.function().name())
                        ? handle.rule().owning().ownedByParent()
                        : null;
        if (said == null) {
            ResultQuestions.askForParent(call, handle, parameter, "nothing says who frees it");
            ResultQuestions.askWhetherNew(call, handle);
        }
        return said;
    }

    private static boolean frees(CFunction function, HandleType handle) {
        boolean anything = function.parameters().size() == 1
                && CTypes.isVoidPointer(function.parameters().get(0).type());
        return anything || TypeIndex.canFree(function, handle.cName());
    }

    /** What frees an object together with its parent takes that, too. */
    private static void checkFreed(CallBuilder call, List<CParameter> freed, int parent) {
        List<CParameter> inC = call.function().parameters();
        List<Integer> objects = IntStream.range(0, call.arguments().size())
                .filter(index -> object(call.arguments().get(index)) != null)
                .boxed()
                .toList();
        String needed = TypeIndex.opaqueName(freed.get(0).type()).orElse("");
        Predicate<Integer> fits = index -> TypeIndex.isOf(inC.get(index).type(), needed);
        if (objects.stream().noneMatch(fits)) {
            throw UndecidedException.onlyExclude("what frees its result takes other objects than it takes itself");
        }
        if (!fits.test(parent)) {
            int other = objects.stream().filter(fits).findFirst().orElseThrow();
            throw new UndecidedException(new Question("what frees its result takes a " + needed + ", too")
                    .or("returns: {parent: " + call.address(other) + "}", ""));
        }
    }

    /** A value that was found, or none. */
    private static boolean isPinned(HandleType handle) {
        return handle.asObject().rule().contents().pinnedBytes() != null;
    }

    /** The Java name of an object that is passed to C; null if it is none. */
    private static @Nullable String object(Argument argument) {
        if (argument == Argument.Plain.RECEIVER) {
            return "this";
        }
        return argument instanceof Argument.HandlePointer handle ? handle.parameter() : null;
    }

    /** Where the bytes of a pinned value are, which belongs to one object and keeps no others. */
    private static @Nullable String view(CallBuilder call, TypeRule rule, @Nullable String parent) {
        if (rule.contents().pinnedBytes() == null) {
            return null;
        }
        if (parent == null
                || !call.lifetimes().isIndependent()
                || call.rule().safety().setsState() != null) {
            throw new UndecidedException(
                    "its result is pinned: it has to be tied to something, and nothing else can be said of it");
        }
        return call.companions().needed(rule.contents().pinnedBytes());
    }
}
