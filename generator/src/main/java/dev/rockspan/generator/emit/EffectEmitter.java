package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Refusal;
import dev.rockspan.generator.model.Result;
import java.util.List;
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
        if (operation.checks().waits()) {
            code.addStatement("call.requireOutside(this)");
        }
        Operation.Requirement requirement = operation.checks().requirement();
        if (requirement != null) {
            code.addStatement(
                    "$T.require(this, $L, $S)", Types.EFFECTS, Types.mark(requirement.mark()), requirement.otherwise());
        }
        return code.build();
    }

    /** What has to hold once the call uses its handles, so that nobody else can change that before C is called. */
    CodeBlock preconditions(ArgumentEmitter arguments) {
        CodeBlock.Builder code = CodeBlock.builder().add(new RefusalEmitter(raw, operation, arguments).refusals());
        Operation.Guard guard = operation.checks().guard();
        if (guard != null) {
            code.add(guard(guard, arguments));
        }
        if (operation.checks().fresh() != null) {
            code.addStatement(
                    operation.effects().memory().takes() ? "$T.takeFresh(this, $S)" : "$T.requireFresh(this, $S)",
                    Types.EFFECTS,
                    operation.checks().fresh());
        }
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

    private CodeBlock guard(Operation.Guard guard, ArgumentEmitter arguments) {
        CodeBlock.Builder block = CodeBlock.builder();
        if (guard.once() != null) {
            block.beginControlFlow("if (!$T.isMarked(this, $L))", Types.EFFECTS, Types.mark(guard.once()));
        }
        block.beginControlFlow("if ($L == 0)", raw.call(guard.test(), List.of(arguments.receiver())))
                .addStatement("throw new $T($S)", IllegalStateException.class, guard.otherwise())
                .endControlFlow();
        if (guard.once() != null) {
            block.addStatement("$T.mark(this, $L)", Types.EFFECTS, Types.mark(guard.once()))
                    .endControlFlow();
        }
        return block.build();
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
        operation.checks().refusals().stream()
                .filter(Refusal.Once.class::isInstance)
                .map(Refusal.Once.class::cast)
                .forEach(once -> code.addStatement("call.filled($L)", once.parameter()));
        if (operation.effects().drops() != null) {
            code.addStatement("call.commit()");
        }
        code.add(CallbackArgumentEmitter.check(operation, className));
        operation.effects().borrows().stream()
                .filter(borrow -> borrow.slot() != null)
                .forEach(borrow ->
                        code.addStatement("$T.borrow(this, $S, $L)", Types.EFFECTS, borrow.slot(), borrow.parameter()));
        if (GivenEmitter.isGiven(operation)) {
            code.add(GivenEmitter.note(operation));
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
                        || argument instanceof Argument.RetainedPointer
                        || argument instanceof Argument.Rows
                        || CallbackArgumentEmitter.isHandedOver(argument));
    }
}
