package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParentArgument;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.Conventions.ObjectNames;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.schema.Shapes;
import java.util.Optional;
import java.util.OptionalInt;

/** What has to be asked of an object that is passed, where a wrong guess would free or use it at the wrong time. */
final class ObjectQuestions {

    private ObjectQuestions() {}

    /** What C does with an object of which nothing says it. */
    static UndecidedException ofOwnership(CallBuilder call, HandleType handle) {
        return new UndecidedException(new Question("what C does with parameter " + call.address() + ", a "
                                + handle.cName() + ", is not stated")
                        .or(
                                call.saying("ownership: borrowed"),
                                "if it keeps the pointer (else call, shared, copied or transferred)")
                        .withWarning("If it frees the object and you say otherwise, closing that ends the JVM"))
                .about(handle.cName());
    }

    /**
     * Whether the function may free the next parameter by its name, and nothing is said of that. A database is freed only by
     * what says so; what no RocksDB has, by anything that ends something.
     */
    static boolean mayBeConsumed(CallBuilder call) {
        ObjectNames names = call.rules().conventions().objectNames();
        Optional<HandleType> type = call.types().pointedTo(call.type());
        boolean isDatabase = type.filter(known -> known.rule().use().database()).isPresent();
        boolean isNew = type.filter(call.types()::isNew).isPresent();
        return call.fact().owning().ownership() == null
                && !isConst(call)
                && (isDatabase
                        ? names.mayFree(call.rest())
                        : names.mayConsume(call.rest()) || isNew && names.endsSomething(call.rest()));
    }

    /** Whether C cannot change the object that is the next parameter, and so not free it. */
    private static boolean isConst(CallBuilder call) {
        return TypeIndex.opaqueName(call.type()).isPresent() && ((CType.Pointer) call.type()).constTarget();
    }

    /** As what is passed for the call only, it would be freed twice. */
    static void askWhetherConsumed(CallBuilder call, HandleType handle) {
        if (mayBeConsumed(call)) {
            throw new UndecidedException(new Question("its name says that it may free parameter " + call.address()
                                    + ", a " + handle.cName() + ", at once or later")
                            .or(
                                    call.saying("ownership: transferred"),
                                    "if it does (else call, shared, copied or borrowed)")
                            .withWarning("If it does and you say otherwise, closing the object ends the JVM"))
                    .about(handle.cName());
        }
    }

    /** What setters keep or consume, others may only use: then an iterator would leak, or a snapshot stay with the database. */
    static void askWhetherPassedForTheCall(CallBuilder call, HandleType handle) {
        Ownership passed = handle.rule().owning().passed();
        if (call.fact().owning().ownership() == null
                && (passed == Ownership.TRANSFERRED || passed == Ownership.BORROWED && call.isMethod())
                && !call.isSetter()
                && !call.rules().conventions().objectNames().mayRetain(call.rest())
                && !HandleConvention.returnsHandles(call)) {
            throw new UndecidedException(new Question("a " + handle.cName() + " that a setter is passed is "
                                    + Shapes.word(passed) + "; whether parameter " + call.address()
                                    + " is, too, is not stated")
                            .or(call.saying("ownership: " + Shapes.word(passed)), "if it is")
                            .or(call.saying("ownership: call"), "if C uses it only until it returns"))
                    .about(handle.cName());
        }
    }

    /** As an argument, the address of a derived object would be that of the superclass's object. */
    static void askForReceiver(CallBuilder call, HandleType handle) {
        if (call.types().isDerived(handle.className())) {
            Question question = new Question("parameter " + call.address() + " is a " + handle.cName()
                    + ", which Java can pass to its own methods only");
            throw new UndecidedException(
                    call.index() == 0 ? question.or("in: " + handle.cName(), "") : question.orExclude(""));
        }
    }

    /** Asks whether a new object uses a database that is not its parent. */
    static void askWhetherKeptByResult(CallBuilder call, HandleType handle) {
        if (call.fact().owning().ownership() == null
                && handle.rule().use().database()
                && handle.rule().owning().passed() == Ownership.CALL
                && HandleConvention.makesObjects(call)
                && !ParentArgument.of(call).equals(OptionalInt.of(call.index()))) {
            Question question = new Question("whether what it makes uses parameter " + call.address() + ", a "
                            + handle.cName() + ", is not stated")
                    .or(call.saying("ownership: borrowed"), "if it does");
            if (TypeIndex.isOf(call.type(), handle.cName())) {
                question = question.or(
                        "returns: {parent: " + call.address() + "}", "if what it makes is to be closed before that");
            }
            throw new UndecidedException(question.or(call.saying("ownership: call"), "if it does not"));
        }
    }

    /** Asks whether C keeps an object that others use during the call only. */
    static void askWhetherKept(CallBuilder call, HandleType handle) {
        if (call.fact().owning().ownership() == null && mayKeep(call, handle)) {
            throw new UndecidedException(new Question("whether C keeps parameter " + call.address() + ", a "
                            + handle.cName() + ", after the call is not stated")
                    .or(
                            call.saying("ownership: borrowed"),
                            "if it keeps the pointer (else shared, copied or transferred)")
                    .or(call.saying("ownership: call"), "if it does not"));
        }
    }

    /**
     * Whether C may keep an object, though its type says that it is passed for the call: a database, or what ends with one, if
     * the function is named so. Of a function that no RocksDB has, what RocksDB's own do says less: what is named so may keep any
     * object, any other a database, and a method of a new type all that it can change.
     */
    static boolean mayKeep(CallBuilder call, HandleType handle) {
        if (!call.isMethod() || handle.rule().owning().passed() != Ownership.CALL) {
            return false;
        }
        boolean keeps = call.rules().conventions().objectNames().mayRetain(call.rest());
        boolean isDatabase = handle.rule().use().database();
        if (call.types().isNew(call.function().name()) && !call.types().isNew(handle)) {
            return keeps || !isConst(call) && (isDatabase || call.types().isNew(call.owner()));
        }
        return keeps
                && (isDatabase || handle.rule().isOwnedByParent())
                && HandleConvention.ownerOf(call, handle) == null;
    }
}
