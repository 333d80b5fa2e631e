package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.Names;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation.Borrow;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.rules.ValueRule.RetainedBy;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code handle}: a pointer to an opaque type becomes a Java object; its ownership is stated, never guessed. */
final class HandleConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        CType type = draft.type(0).orElseThrow();
        if (HandleTypes.opaqueName(type).isEmpty()
                || draft.rule().parameter(draft.index()).component() != null) {
            return false;
        }
        String cName = HandleTypes.opaqueName(type).get();
        HandleType handle = draft.types()
                .named(cName)
                .orElseThrow(() -> new MissingFact("parameter " + draft.address(draft.index()) + " is a " + cName
                        + ", which has no Java class; describe it under \"types\""));
        ValueRule fact = draft.fact();
        Ownership ownership =
                fact.ownership() != null ? fact.ownership() : handle.rule().passed();
        if (ownership == null || !ownership.ofParameter()) {
            throw new MissingFact("the ownership of parameter " + draft.address(draft.index()) + ", a " + cName
                    + ", is not stated; say under \"parameters\" or as the type's \"passed\": call, shared, borrowed or"
                    + " transferred");
        }
        if (handle.isValue()) {
            takeRows(draft, handle, ownership);
            return true;
        }
        boolean optional = handle.rule().optional()
                && ownership != Ownership.TRANSFERRED
                && draft.form() == Form.METHOD
                && !draft.isSetter();
        if (ownership == Ownership.FILLED) {
            takeFilled(draft, handle);
            return true;
        }
        String database = databaseOf(draft, handle);
        JavaParameter parameter = draft.declare(
                draft.parameterName(Names.variable(handle.className())),
                handleType(draft, handle),
                fact.nullable(),
                optional,
                Stream.of(
                                !fact.ofReceiver() ? "" : "must belong to this object",
                                database == null || fact.ofReceiver() ? "" : "must be of the same database",
                                what(draft, fact, ownership))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining("; ")));
        if (ownership == Ownership.TRANSFERRED) {
            draft.transfer(parameter.name());
            draft.take(
                    "handle",
                    new Argument.Transferred(
                            parameter.name(),
                            fact.nullable(),
                            isOwn(draft, fact),
                            draft.owner().className() + "." + draft.name(),
                            isOwn(draft, fact) ? null : database));
            return true;
        }
        boolean holding = database == null && draft.types().holdsTied(handle);
        draft.take(
                "handle",
                new Argument.HandlePointer(
                        parameter.name(),
                        fact.nullable(),
                        holding ? draft.database().orElse(null) : database,
                        holding));
        if (handle.rule().database()) {
            draft.database(parameter.name());
        }
        if (ownership == Ownership.BORROWED) {
            borrow(draft, parameter, fact);
        }
        return true;
    }

    /** The class of a parameter's type, or the interface that it is taken as. */
    static JavaType.Handle handleType(Draft draft, HandleType handle) {
        return new JavaType.Handle(handle.className(), draft.splitAs(handle));
    }

    /** Another object like the receiver. */
    private static void takeFilled(Draft draft, HandleType handle) {
        if (draft.form() != Form.METHOD || !handle.equals(draft.owner())) {
            throw new RuleMistake("parameter " + draft.address(draft.index())
                    + " is filled, but is no other object of the receiver's type");
        }
        JavaParameter parameter = draft.declare(
                draft.parameterName(Names.variable(handle.className())),
                new JavaType.Handle(handle.className()),
                false,
                false,
                "changed; retains what this object retains");
        draft.take(
                "handle",
                new Argument.Filled(
                        parameter.name(), handle.className(), draft.owner().className() + "." + draft.name()));
    }

    private static boolean isOwn(Draft draft, ValueRule fact) {
        if (fact.ofReceiver() && draft.form() != Form.METHOD) {
            throw new RuleMistake(
                    "parameter " + draft.address(draft.index()) + " is \"of-receiver\", but there is none");
        }
        return fact.ofReceiver();
    }

    /** Records go in as a list that C takes over. */
    private static void takeRows(Draft draft, HandleType rows, Ownership ownership) {
        TypeRule.RowsRule rule = rows.rule().rows();
        String destroy = rows.destroy();
        if (rule == null || rule.add() == null || destroy == null || ownership != Ownership.TRANSFERRED) {
            throw new MissingFact("parameter " + draft.address(draft.index()) + ", a " + rows.cName()
                    + ", is a record in Java; only a list to which rows can be added, and which is transferred, can be"
                    + " made of those");
        }
        JavaParameter parameter = draft.declare(
                draft.parameterName(
                        draft.isSetter()
                                ? draft.names().lower(draft.rest().substring(4))
                                : Names.variable(rows.className()) + "s"),
                new JavaType.ListOf(new JavaType.Value(rows.className())),
                false,
                false,
                "copied");
        draft.take("rows", new Argument.Rows(parameter.name(), rows.className(), draft.companion(destroy)));
    }

    /** What such an object has to be of one database with; null if it is tied to none. */
    static @Nullable String databaseOf(Draft draft, HandleType handle) {
        return handle.rule().isOwnedByParent() ? draft.database().orElse(null) : null;
    }

    static void borrow(Draft draft, JavaParameter parameter, ValueRule fact) {
        if (isBorrowedByResult(draft, fact)) {
            draft.borrowByResult(parameter.name());
        } else if (draft.form() == Form.METHOD) {
            String slot = draft.isSetter() ? draft.name() + "." + parameter.name() : null;
            draft.borrow(new Borrow(slot, parameter.name()));
        } else {
            throw new MissingFact(
                    parameter.name() + " is borrowed, but there is neither a receiver nor a result to keep it alive");
        }
    }

    private static boolean isBorrowedByResult(Draft draft, ValueRule fact) {
        return fact.retainedBy() == null ? returnsHandles(draft) : fact.retainedBy() == RetainedBy.RESULT;
    }

    /** Whether new objects come back, by themselves or in an array. */
    private static boolean returnsHandles(Draft draft) {
        CType returned = draft.function().returnType();
        boolean array = returned instanceof CType.Pointer pointer
                && HandleTypes.opaqueName(pointer.target()).isPresent();
        return array
                || HandleTypes.opaqueName(returned).isPresent()
                || draft.rule().parametersByIndex().values().stream()
                        .anyMatch(value -> Boolean.TRUE.equals(value.out()));
    }

    private static String what(Draft draft, ValueRule fact, Ownership ownership) {
        return switch (ownership) {
            case SHARED -> "shared with RocksDB; may be closed after the call";
            case BORROWED ->
                isBorrowedByResult(draft, fact)
                        ? "retained until the new object is closed"
                        : "retained until this object is closed";
            case TRANSFERRED -> "consumed: it cannot be used afterwards and need not be closed";
            default -> "";
        };
    }
}
