package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Condition;
import dev.rockspan.generator.binding.model.Operation.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Emits what refuses a call before C is called. */
final class RefusalEmitter {

    private final RawCalls raw;

    RefusalEmitter(RawCalls raw) {
        this.raw = raw;
    }

    /** What is looked at first of all, because the write may be pending in Java: ranges. */
    static CodeBlock ranges(Operation operation) {
        CodeBlock.Builder checks = CodeBlock.builder();
        for (Refusal refusal : operation.refusals()) {
            if (refusal instanceof Refusal.Backwards range) {
                checks.addStatement(
                        "$1T.require($2L, $3L, $3S, $4L, $4S)",
                        Types.KEY_RANGE,
                        range.in(),
                        range.start(),
                        range.end());
            }
        }
        return checks.build();
    }

    /** All but {@link #ranges}. */
    CodeBlock refusals(Operation operation) {
        CodeBlock.Builder checks = CodeBlock.builder();
        operation.refusals().forEach(refusal -> add(refusal, operation, checks));
        return checks.build();
    }

    /** Has no other call use the receiver, and looks again at what those have made meanwhile. */
    CodeBlock alone(Operation operation) {
        CodeBlock.Builder checks = CodeBlock.builder();
        Operation.Alone alone = operation.alone();
        if (alone == null) {
            return checks.build();
        }
        CodeBlock.Builder use = CodeBlock.builder().addStatement("call.useAlone(this)");
        operation.refusals().stream()
                .filter(Refusal.Made.class::isInstance)
                .map(Refusal.Made.class::cast)
                .filter(made -> alone.when() != null && alone.when().equals(made.when()))
                .forEach(made -> use.add(made(made)));
        when(alone.when(), use.build(), checks);
        return checks.build();
    }

    private void add(Refusal refusal, Operation operation, CodeBlock.Builder checks) {
        if (refusal instanceof Refusal.Mark kind) {
            checks.addStatement("refuse($S, $S)", kind.mark(), kind.otherwise());
        } else if (refusal instanceof Refusal.Given given) {
            Condition is = new Condition.Marked(given.parameter(), given.mark());
            CodeBlock check = CodeBlock.builder()
                    .beginControlFlow("if ($L)", condition(raw, is))
                    .addStatement("throw new $T($S)", IllegalArgumentException.class, given.otherwise())
                    .endControlFlow()
                    .build();
            when(given.when(), check, checks);
        } else if (refusal instanceof Refusal.Now now) {
            now(now, checks);
        } else if (refusal instanceof Refusal.Made made) {
            when(made.when(), made(made), checks);
        } else if (refusal instanceof Refusal.Listed listed) {
            checks.addStatement(
                    "$T.requireNoneListed(call, this, $S, $L, $S)",
                    Types.REFUSALS,
                    listed.className(),
                    raw.reference(listed.function()),
                    listed.otherwise());
        } else if (refusal instanceof Refusal.Unnamed unnamed) {
            if (unnamed.unless() != null) {
                checks.beginControlFlow("if (!isMarked($S))", unnamed.unless());
            }
            checks.addStatement(
                    "$T.requireNamed(call, this, $S, $S)", Types.REFUSALS, unnamed.name(), unnamed.otherwise());
            if (unnamed.unless() != null) {
                checks.endControlFlow();
            }
        } else if (refusal instanceof Refusal.Unheld unheld) {
            checks.addStatement("$T.requireHandles(call, this, $S)", Types.REFUSALS, unheld.otherwise());
        } else if (refusal instanceof Refusal.Number number) {
            CodeBlock family =
                    number.families() == null ? CodeBlock.of("") : CodeBlock.of(", $1L, $1S", number.families());
            CodeBlock check = CodeBlock.builder()
                    .addStatement(
                            "$T.requireNone(call, this$L, $S, $S)",
                            Types.REFUSALS,
                            family,
                            number.name(),
                            number.otherwise())
                    .build();
            when(number.when(), check, checks);
        } else if (refusal instanceof Refusal.Set set) {
            set(set, checks);
        } else if (refusal instanceof Refusal.CodeOrders orders) {
            CodeBlock check = CodeBlock.builder()
                    .addStatement(
                            "$1T.requireNoOrderOfCode(call, $2L, $2S, $3S)",
                            Types.REFUSALS,
                            orders.parameter(),
                            orders.otherwise())
                    .build();
            when(orders.when(), check, checks);
        } else if (refusal instanceof Refusal.Without without) {
            checks.addStatement(
                    "$1T.requireKept(call, $2L, $2S, $3S, $4S)",
                    Types.REFUSALS,
                    without.parameter(),
                    without.slot(),
                    without.otherwise());
        } else if (refusal instanceof Refusal.Filled filled) {
            checks.addStatement("$T.notFilled(call, $L, $S)", Types.REFUSALS, filled.parameter(), filled.otherwise());
        } else if (refusal instanceof Refusal.Repeated repeated) {
            checks.addStatement(
                    "$1T.requireEachOnce(call, this, $2L, $2S, $3S)",
                    Types.REFUSALS,
                    repeated.parameter(),
                    repeated.otherwise());
        } else if (refusal instanceof Refusal.Texts texts) {
            checks.addStatement(
                    texts.folder() ? "$1T.$2L.requireOfLatestFile($3L)" : "$1T.$2L.require($3L, $3S)",
                    raw.api().textRules(),
                    texts.read() ? TextRulesEmitter.READ : TextRulesEmitter.ALL,
                    texts.parameter());
        } else if (refusal instanceof Refusal.Opens opens) {
            CodeBlock purpose = CodeBlock.of(", $T.Purpose.$L", Types.FOLDERS, opens.reads() ? "READ" : "WRITTEN");
            checks.add(path("opens", opens.parameter(), opens.files(), purpose));
        } else if (refusal instanceof Refusal.Follows follows) {
            CodeBlock check = path(
                    Types.MANIFESTS,
                    follows.latest() ? "follows" : "recovers",
                    follows.parameter(),
                    follows.files(),
                    CodeBlock.of(
                            ", $S, $L, $S",
                            follows.always(),
                            follows.names() == null ? CodeBlock.of("$T.of()", List.class) : follows.names(),
                            follows.otherwise()));
            when(follows.when(), check, checks);
        } else if (refusal instanceof Refusal.Overwrites overwrites) {
            checks.add(overwrites(overwrites));
        } else if (refusal instanceof Refusal.Moves moves) {
            when(moves.when(), path("movesFiles", moves.parameter(), moves.files()), checks);
        } else if (refusal instanceof Refusal.Conflicts conflicts) {
            CodeBlock check = conflicts(conflicts);
            when(conflicts.when(), operation.statusForm() ? returned(check) : check, checks);
        } else if (refusal instanceof Refusal.Replays replays) {
            checks.add(path(
                    Types.TRACES, "requireReplayable", replays.parameter(), replays.files(), CodeBlock.of(", this")));
        } else if (refusal instanceof Refusal.HandsOut handsOut) {
            checks.add(path(
                    Types.HANDED_OUT,
                    "require",
                    handsOut.parameter(),
                    handsOut.files(),
                    CodeBlock.of(", call.bytes($1L, $1S), $1S", handsOut.input())));
        } else if (refusal instanceof Refusal.SortsAlike sorts) {
            checks.add(path(
                    Types.MANIFESTS,
                    "sortsAlike",
                    sorts.parameter(),
                    sorts.files(),
                    CodeBlock.of(", $1L, $1S, $2S, $3S", sorts.options(), sorts.comparator(), sorts.otherwise())));
        } else if (refusal instanceof Refusal.Invalid invalid) {
            ask(invalid, checks);
        }
    }

    private static void now(Refusal.Now now, CodeBlock.Builder checks) {
        Refusal.ManyKeys many = now.of();
        if (many != null) {
            checks.beginControlFlow("if ($1L != null && $1L.size() > $2L)", many.parameter(), many.over());
        }
        now.marks().forEach(mark -> checks.addStatement("refuseNow($S, $S)", mark, now.otherwise()));
        if (many != null) {
            checks.endControlFlow();
        }
    }

    private static CodeBlock made(Refusal.Made made) {
        return CodeBlock.builder()
                .addStatement("refuseMade($S, $S, $S)", made.className(), made.mark(), made.otherwise())
                .build();
    }

    private static CodeBlock overwrites(Refusal.Overwrites overwrites) {
        return path(
                "overwrites",
                overwrites.parameter(),
                overwrites.files(),
                CodeBlock.of(
                        ", $T.Purpose.$L, $S",
                        Types.FOLDERS,
                        overwrites.file() ? "FILE" : "FOLDER",
                        overwrites.beside()));
    }

    private static CodeBlock path(String method, String parameter, Refusal.Files files) {
        return path(method, parameter, files, CodeBlock.of(""));
    }

    private static CodeBlock path(String method, String parameter, Refusal.Files files, CodeBlock more) {
        return path(Types.FOLDERS, method, parameter, files, more);
    }

    private static CodeBlock path(ClassName in, String method, String parameter, Refusal.Files files, CodeBlock more) {
        CodeBlock given =
                files.given().stream().map(each -> CodeBlock.of(", $L", each)).collect(CodeBlock.joining(""));
        return CodeBlock.builder()
                .addStatement(
                        "$1T.$2L(call, $3L, $3S$4L, $5S, $6S$7L)",
                        in,
                        method,
                        parameter,
                        more,
                        files.environment(),
                        files.inMemory(),
                        given)
                .build();
    }

    private void when(@Nullable Condition when, CodeBlock check, CodeBlock.Builder checks) {
        if (when == null) {
            checks.add(check);
            return;
        }
        checks.beginControlFlow("if ($L)", condition(raw, when)).add(check).endControlFlow();
    }

    private CodeBlock conflicts(Refusal.Conflicts conflicts) {
        return CodeBlock.builder()
                .addStatement(
                        "$T.requireFindable(call, this, $L, $L, $S, $T.INSTANCE)",
                        Types.CONFLICTS,
                        conflicts.family(),
                        conflicts.parameter(),
                        conflicts.always(),
                        raw.api().path(conflicts.path()))
                .build();
    }

    /** What is refused with a status is not thrown where that is returned. */
    private static CodeBlock returned(CodeBlock check) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(check)
                .nextControlFlow("catch ($T e)", Types.ROCKS_DB_EXCEPTION)
                .addStatement("return new $T(e.getStatus(), null)", Types.READ_RESULT)
                .endControlFlow()
                .build();
    }

    private void set(Refusal.Set set, CodeBlock.Builder checks) {
        CodeBlock.Builder check = CodeBlock.builder();
        addSet(set, check);
        when(set.when(), check.build(), checks);
    }

    private void addSet(Refusal.Set set, CodeBlock.Builder checks) {
        CodeBlock handle = used(set.parameter());
        if (set.each()) {
            handle = CodeBlock.of("each");
            checks.beginControlFlow(
                    "for ($1T $2L : $3T.eachHandle(call, $4L, $4S))",
                    Types.MEMORY_SEGMENT,
                    handle,
                    Types.NATIVE_LISTS,
                    set.parameter());
        }
        CodeBlock said = raw.call(set.getter(), List.of(handle));
        CodeBlock test = set.to() == null
                ? CodeBlock.of("$L != 0", said)
                // A library can have the setter, but no getter.
                : CodeBlock.of("call.has($S) && $L == $L", set.getter(), said, set.to());
        CodeBlock also = set.also() == null
                ? CodeBlock.of("")
                : CodeBlock.of(" && call.has($S) && $L != 0", set.also(), raw.call(set.also(), List.of(handle)));
        checks.beginControlFlow("if ($L$L)", test, also)
                .addStatement("throw new $T($S)", IllegalArgumentException.class, set.otherwise())
                .endControlFlow();
        if (set.each()) {
            checks.endControlFlow();
        }
    }

    /** An expression that is true where the condition holds. */
    static CodeBlock condition(RawCalls raw, Operation.Condition condition) {
        if (condition instanceof Operation.Condition.Marked marked) {
            return marked.parameter() == null
                    ? CodeBlock.of("isMarked($S)", marked.mark())
                    : CodeBlock.of("$1T.is(call, $2L, $2S, $3S)", Types.REFUSALS, marked.parameter(), marked.mark());
        }
        if (condition instanceof Operation.Condition.Both both) {
            return CodeBlock.of("$L && $L", condition(raw, both.first()), condition(raw, both.second()));
        }
        Operation.Condition.Set set = (Operation.Condition.Set) condition;
        CodeBlock said = raw.call(set.getter(), List.of(used(set.parameter())));
        // What a library has no getter for, nobody can have set there.
        return set.but().stream()
                .map(number -> CodeBlock.of("$L != $L", said, number))
                .collect(CodeBlock.joining(" && ", "call.has(\"" + set.getter() + "\") && ", ""));
    }

    /** Has RocksDB open a database with a copy of the options, with which it fails in any case. */
    private void ask(Refusal.Invalid invalid, CodeBlock.Builder checks) {
        CodeBlock copy = CodeBlock.of("asked");
        checks.addStatement(
                "$T $L = call.temporary($L, $L)",
                Types.MEMORY_SEGMENT,
                copy,
                raw.call(invalid.copy(), List.of(used(invalid.parameter()))),
                raw.reference(invalid.destroy()));
        invalid.set().forEach(set -> checks.addStatement(raw.call(set, List.of(copy, CodeBlock.of("(byte) 1")))));
        CodeBlock nowhere = CodeBlock.of("call.string($S, $S)", "", "path");
        checks.addStatement(raw.call(invalid.open(), List.of(copy, nowhere, CodeBlock.of("call.errorSlot()"))))
                .addStatement(
                        "$T.refuseIfSaid(call, $S, $L)", Types.REFUSALS, invalid.parameter(), texts(invalid.says()));
    }

    private static CodeBlock used(String parameter) {
        return CodeBlock.of("call.use($1L, $1S)", parameter);
    }

    static CodeBlock texts(List<String> texts) {
        return texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
    }
}
