package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ParentArgument;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation.Borrow;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.SplitRule;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.rules.ValueRule.RetainedBy;
import dev.rockspan.generator.schema.Shapes;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code handle}: a pointer to an opaque type becomes a Java object; its ownership is stated, never guessed. */
final class HandleConvention implements ParameterConvention {

    private static final ValueKind OBJECT = ValueKind.of(
            "an object that stays the caller's",
            "name",
            "what",
            "omit",
            "default",
            "nullable",
            "ownership",
            "retained-by");

    private static final ValueKind TRANSFERRED = ValueKind.of(
            "an object that is transferred", "name", "what", "omit", "nullable", "ownership", "of-receiver");

    @Override
    public boolean take(CallBuilder call) {
        CType type = call.type();
        if (TypeIndex.opaqueName(type).isEmpty()
                || call.rule().parameter(call.index()).layout().component() != null) {
            return false;
        }
        String cName = TypeIndex.opaqueName(type).get();
        HandleType handle = call.types().described(cName, "parameter " + call.address() + " is a ");
        Ownership ownership = ownership(call, handle);
        if (call.fact().owning().retainedBy() != null && ownership != Ownership.BORROWED) {
            throw call.mistake(
                    "retained-by",
                    "\"retained-by\" has no effect on parameter " + call.address() + ", whose ownership is "
                            + Shapes.word(ownership) + ", not borrowed; delete it");
        }
        if (call.fact().owning().retainedBy() == RetainedBy.RESULT && !returnsHandles(call)) {
            throw call.mistake(
                    "retained-by",
                    "it makes no object that could retain parameter " + call.address() + "; delete \"retained-by\"");
        }
        if (handle.isValue()) {
            takeRows(call, handle, ownership);
        } else if (ownership == Ownership.FILLED) {
            ObjectQuestions.askForReceiver(call, handle);
            takeFilled(call, handle);
        } else {
            ObjectQuestions.askForReceiver(call, handle);
            ObjectQuestions.askWhetherKept(call, handle);
            ObjectQuestions.askWhetherKeptByResult(call, handle);
            take(call, handle, ownership);
        }
        return true;
    }

    private static Ownership ownership(CallBuilder call, HandleType handle) {
        ObjectQuestions.askWhetherConsumed(call, handle);
        ObjectQuestions.askWhetherPassedForTheCall(call, handle);
        ValueRule fact = call.fact();
        Ownership ownership = fact.owning().ownership() != null
                ? fact.owning().ownership()
                : mayBeKept(call, handle)
                        ? Ownership.BORROWED
                        : handle.rule().owning().passed();
        if (fact.owning().ownership() != null && !fact.owning().ownership().ofParameter()) {
            throw call.mistake(
                    "ownership",
                    "the ownership of parameter " + call.address()
                            + " is call, shared, copied, borrowed, transferred or filled, not "
                            + Shapes.word(fact.owning().ownership()));
        }
        if (ownership == null || !ownership.ofParameter()) {
            throw ObjectQuestions.ofOwnership(call, handle);
        }
        return ownership;
    }

    private static void take(CallBuilder call, HandleType handle, Ownership ownership) {
        ValueRule fact = call.fact();
        String owner = ownerOf(call, handle);
        boolean own = isOwn(call, fact);
        String belongs = own ? "must belong to this object" : belongs(call, owner);
        JavaParameter parameter = call.parameters()
                .declare(
                        call.parameterName(Names.variable(handle.className())),
                        handleType(call, handle),
                        fact.naming().nullable(),
                        isOptional(call, handle, ownership),
                        Stream.of(belongs, what(call, fact, ownership))
                                .filter(words -> !words.isEmpty())
                                .collect(Collectors.joining("; ")));
        if (ownership == Ownership.TRANSFERRED) {
            call.lifetimes().transfer(parameter.name());
            call.take(
                    TRANSFERRED,
                    new Argument.Transferred(
                            parameter.name(),
                            fact.naming().nullable(),
                            own,
                            call.owner().className() + "." + call.name(),
                            own ? null : owner));
            return;
        }
        call.lifetimes().position(handle, parameter.name());
        boolean holding = owner == null && call.types().holdsTied(handle);
        call.take(
                OBJECT,
                new Argument.HandlePointer(
                        parameter.name(),
                        fact.naming().nullable(),
                        holding ? call.lifetimes().database().orElse(null) : owner,
                        holding));
        if (handle.rule().use().database()) {
            call.lifetimes().database(parameter.name());
        }
        if (ownership == Ownership.BORROWED) {
            borrow(call, parameter, fact);
        }
    }

    private static boolean isOptional(CallBuilder call, HandleType handle, Ownership ownership) {
        return handle.rule().use().optional()
                && ownership != Ownership.TRANSFERRED
                && call.isMethod()
                && !call.isSetter();
    }

    /** Whether what the function makes may use an argument as long as it lives, and nothing tells. */
    private static boolean mayBeKept(CallBuilder call, HandleType handle) {
        return handle.rule().owning().passed() == Ownership.CALL
                && !handle.isValue()
                && !handle.rule().use().database()
                && !isParent(call)
                && makesObjects(call);
    }

    /** Whether new objects come back that may use others as long as they live; pinned values do not. */
    static boolean makesObjects(CallBuilder call) {
        return returnsHandles(call)
                && Stream.concat(Stream.of(call.returnType()), filledObjects(call))
                        .flatMap(type -> call.types().pointedTo(type).stream())
                        .anyMatch(made ->
                                !made.isValue() && made.rule().contents().pinnedBytes() == null);
    }

    /** Whether the next parameter is what the function's result is closed before. */
    private static boolean isParent(CallBuilder call) {
        return (call.returns().parent() != null
                        || Boolean.TRUE.equals(call.returns().owning().ownedByParent()))
                && ParentArgument.of(call).equals(OptionalInt.of(call.index()));
    }

    /** The class of a parameter's type, or the interface that it is taken as. */
    static JavaType.Handle handleType(CallBuilder call, HandleType handle) {
        return new JavaType.Handle(handle.className(), splitAs(call, handle));
    }

    /** The interface that the next parameter is taken as, if its type stands for several classes. */
    private static @Nullable String splitAs(CallBuilder call, HandleType handle) {
        SplitRule split = call.rules().split(handle.cName()).orElse(null);
        if (split == null) {
            return null;
        }
        String stated = split.parameters()
                .get(String.valueOf(call.parameter(0).orElseThrow().name()));
        boolean beside = call.function().parameters().stream()
                .map(CParameter::name)
                .filter(Objects::nonNull)
                .anyMatch(split.parameters()::containsKey);
        return stated != null || !beside ? stated : split.others();
    }

    /** Another object like the receiver. */
    private static void takeFilled(CallBuilder call, HandleType handle) {
        if (!call.isMethod() || !handle.equals(call.owner())) {
            throw call.mistake(
                    "ownership",
                    "parameter " + call.address()
                            + " is \"filled\", but is no other object of the receiver's type; say another \"ownership\"");
        }
        JavaParameter parameter = call.parameters()
                .declare(
                        call.parameterName(Names.variable(handle.className())),
                        new JavaType.Handle(handle.className()),
                        "changed; retains what this object retains");
        call.take(
                ValueKind.of("an object that is filled", "name", "what", "ownership"),
                new Argument.Filled(parameter.name(), call.owner().className() + "." + call.name()));
    }

    private static boolean isOwn(CallBuilder call, ValueRule fact) {
        if (fact.owning().ofReceiver() && !call.isMethod()) {
            throw call.mistake(
                    "of-receiver",
                    "parameter " + call.address() + " is \"of-receiver\", but there is no receiver; delete it");
        }
        return fact.owning().ofReceiver();
    }

    /** Records go in as a list that C takes over. */
    private static void takeRows(CallBuilder call, HandleType rows, Ownership ownership) {
        TypeRule.RowsRule rule = rows.rule().values().rows();
        String destroy = rows.destroy();
        if (rule == null || rule.add() == null || destroy == null || ownership != Ownership.TRANSFERRED) {
            throw new UndecidedException("parameter " + call.address() + ", a " + rows.cName()
                            + ", is a record in Java; only a list to which rows can be added, and which is transferred, can be"
                            + " made of those")
                    .about(rows.cName());
        }
        JavaParameter parameter = call.parameters()
                .declare(
                        call.parameterName(call.property().orElse(Names.variable(rows.className()) + "s")),
                        new JavaType.ListOf(new JavaType.Generated(rows.className())),
                        "copied");
        call.take(
                ValueKind.of("a list of records", "name", "what", "ownership"),
                new Argument.Rows(
                        parameter.name(), rows.className(), call.companions().needed(destroy)));
    }

    private static String belongs(CallBuilder call, @Nullable String owner) {
        if (owner == null) {
            return "";
        }
        return call.lifetimes().database().isPresent()
                ? "must be of the same database"
                : "must have been created by this object";
    }

    /** The database that such an object has to be of, or the object that has to have created it; null if it may be any. */
    static @Nullable String ownerOf(CallBuilder call, HandleType handle) {
        if (!handle.rule().isOwnedByParent()) {
            return null;
        }
        return call.lifetimes()
                .database()
                .orElseGet(() -> call.isMethod() && call.types().areAllCreatedBy(call.owner(), handle) ? "this" : null);
    }

    static void borrow(CallBuilder call, JavaParameter parameter, ValueRule fact) {
        if (isBorrowedByResult(call, fact)) {
            call.lifetimes().borrowByResult(parameter.name());
        } else if (call.isMethod()) {
            String slot = call.isSetter() ? call.name() + "." + parameter.name() : null;
            call.lifetimes().borrow(new Borrow(slot, parameter.name()));
        } else {
            throw new UndecidedException(parameter.name()
                    + " is borrowed, but there is neither a receiver nor a result to keep it alive; say"
                    + " under it \"ownership\": call, shared, copied or transferred, or \"exclude\" the function");
        }
    }

    private static boolean isBorrowedByResult(CallBuilder call, ValueRule fact) {
        return fact.owning().retainedBy() == null
                ? returnsHandles(call)
                : fact.owning().retainedBy() == RetainedBy.RESULT;
    }

    /** Whether new objects come back, by themselves or in an array. */
    static boolean returnsHandles(CallBuilder call) {
        CType returned = call.returnType();
        boolean view = call.returns().owning().ownership() == Ownership.VIEW;
        boolean array = returned instanceof CType.Pointer pointer
                && TypeIndex.opaqueName(pointer.target()).isPresent();
        return array
                || TypeIndex.opaqueName(returned).isPresent() && !view
                || filledObjects(call).findAny().isPresent()
                || call.rule().parametersByIndex().values().stream()
                        .anyMatch(value -> Boolean.TRUE.equals(value.layout().out()));
    }

    /** The types of objects that the function fills in as components. */
    private static Stream<CType> filledObjects(CallBuilder call) {
        return call.rule().parametersByIndex().entrySet().stream()
                .filter(said -> said.getValue().layout().component() != null)
                .map(said -> call.function().parameters().get(said.getKey()).type())
                .flatMap(type -> type instanceof CType.Pointer slot ? Stream.of(slot.target()) : Stream.empty())
                .filter(type -> TypeIndex.opaqueName(type).isPresent());
    }

    private static String what(CallBuilder call, ValueRule fact, Ownership ownership) {
        return switch (ownership) {
            case SHARED -> "shared with RocksDB; may be closed after the call";
            case COPIED -> "copied: later changes have no effect; may be closed after the call";
            case BORROWED ->
                isBorrowedByResult(call, fact)
                        ? "retained by the new object; may be closed before it"
                        : "retained by this object; may be closed before it";
            case TRANSFERRED -> "consumed: it cannot be used afterwards and need not be closed";
            default -> "";
        };
    }
}
