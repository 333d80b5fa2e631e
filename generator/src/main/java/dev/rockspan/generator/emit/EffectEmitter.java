package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.JavaGetters;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import org.jspecify.annotations.Nullable;

/** Emits what Java notes of the objects of a call, and what has to hold for it. */
final class EffectEmitter {

    private final RawCalls raw;
    private final Operation operation;

    EffectEmitter(RawCalls raw, Operation operation) {
        this.raw = raw;
        this.operation = operation;
    }

    /** What comes before the call uses its handles. */
    CodeBlock beforeUses(boolean mayBeEmpty) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (mayBeEmpty && operation.form() == Operation.Form.METHOD) {
            code.addStatement("call.requireFilled(this)");
        }
        return code.add(CheckEmitter.beforeUses(operation)).build();
    }

    /** What has to hold once the call uses its handles, so that nobody else can change that before C is called. */
    CodeBlock preconditions(ArgumentEmitter arguments) {
        CodeBlock.Builder code = CodeBlock.builder().add(CheckEmitter.afterUses(raw, operation, arguments));
        if (operation.effects().drops() != null) {
            code.addStatement("call.drop($1L, $1S, this)", operation.effects().drops());
        }
        operation
                .effects()
                .memory()
                .positions()
                .forEach(positioned -> code.addStatement("$T.reposition($L)", Types.EFFECTS, positioned));
        return code.add(dependents("closeMade", operation.effects().memory().closes()))
                .add(dependents("moveMade", operation.effects().memory().moves()))
                .build();
    }

    private static CodeBlock dependents(String method, Operation.@Nullable Dependents dependents) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (dependents == null) {
            return code.build();
        }
        return (dependents.within() == null
                        ? code.addStatement("$T.$L(this, $S)", Types.EFFECTS, method, dependents.className())
                        : code.addStatement(
                                "$T.$L(this, $S, $S)",
                                Types.EFFECTS,
                                method,
                                dependents.className(),
                                dependents.within()))
                .build();
    }

    /** What follows the native call, up to its result. */
    CodeBlock afterCall(String className) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (handsOver()) {
            code.addStatement("call.commit()");
        }
        // Also of what fails: RocksDB may have made, and kept, what points to it. What a setter replaces it keeps then.
        operation
                .arguments(Argument.Filled.class)
                .forEach(filled ->
                        code.addStatement("$T.fill($L, $S, this)", Types.EFFECTS, filled.parameter(), filled.slot()));
        operation.effects().borrows().stream()
                .filter(borrow -> borrow.slot() == null)
                .forEach(borrow -> code.addStatement("$T.borrow(this, $L)", Types.EFFECTS, borrow.parameter()));
        if (operation.outcome().checksError()
                && !operation.outcome().statusForm()
                && !(operation.result() instanceof Result.OwnedHandles)) {
            code.addStatement("call.check()");
        }
        operation.checks(Check.Kind.UNFILLED).forEach(check -> code.addStatement("call.filled($L)", check.about()));
        if (operation.effects().drops() != null) {
            code.addStatement("call.commit()");
        }
        code.add(CallbackArgumentEmitter.check(operation, className));
        operation.effects().borrows().stream()
                .filter(borrow -> borrow.slot() != null)
                .forEach(borrow ->
                        code.addStatement("$T.borrow(this, $S, $L)", Types.EFFECTS, borrow.slot(), borrow.parameter()));
        if (JavaGetters.isNoted(operation)) {
            code.add(JavaGetterEmitter.note(operation));
        }
        if (operation.effects().states().marks() != null) {
            code.addStatement(
                    "$T.mark(this, $L)",
                    Types.EFFECTS,
                    Types.mark(operation.effects().states().marks()));
        }
        operation
                .effects()
                .states()
                .becomes()
                .forEach((before, after) -> code.addStatement(
                        "$T.change(this, $L, $L)", Types.EFFECTS, Types.mark(before), Types.mark(after)));
        if (operation.effects().memory().renews()) {
            code.addStatement("$T.renew(this)", Types.EFFECTS);
        }
        return code.build();
    }

    private boolean handsOver() {
        return operation.arguments().stream()
                .anyMatch(argument -> argument instanceof Argument.Transferred
                        || argument instanceof Argument.BytesPointer bytes && bytes.slot() != null
                        || argument instanceof Argument.Rows
                        || CallbackArgumentEmitter.isHandedOver(argument));
    }
}
