package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Refusal;
import dev.rockspan.generator.rules.Precondition;
import dev.rockspan.generator.rules.Precondition.Check;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes checks of an operation of what {@code preconditions} say. */
final class Preconditions {

    private final CallBuilder call;

    private Preconditions(CallBuilder call) {
        this.call = call;
        List<Check> single = List.of(Check.RETURNS_TRUE, Check.CURRENT, Check.RECEIVER_IS);
        for (Check check : single) {
            if (of(check).count() > 1) {
                throw new RuleMistake("it has two preconditions \"" + check.key() + "\"; say one");
            }
        }
        call.rule().preconditions().forEach(this::checkKeys);
    }

    static Preconditions of(CallBuilder call) {
        return new Preconditions(call);
    }

    private Stream<Precondition> of(Check check) {
        return call.rule().preconditions().stream().filter(stated -> stated.check() == check);
    }

    /** Looks whether a check has what it needs, and nothing else. */
    private void checkKeys(Precondition stated) {
        Check check = stated.check();
        check(stated, "function", stated.function(), check == Check.RETURNS_TRUE || check == Check.RETURNS_FALSE);
        check(stated, "parameter", stated.parameter(), check == Check.RETURNS_FALSE || check == Check.UNFILLED);
        check(stated, "state", stated.state(), check == Check.RECEIVER_IS || check == Check.NONE_OPEN);
        check(stated, "type", stated.type(), check == Check.NONE_OPEN);
        if (stated.once() != null && check != Check.RETURNS_TRUE) {
            throw new RuleMistake("its precondition \"" + check.key() + "\" takes no \"once\"; delete it");
        }
        boolean ofReceiver = check != Check.RETURNS_FALSE && check != Check.UNFILLED;
        if (ofReceiver && call.form() != Operation.Form.METHOD) {
            throw new RuleMistake("its precondition \"" + check.key() + "\" is about the receiver, but it has none");
        }
    }

    private static void check(Precondition stated, String key, @Nullable String value, boolean wanted) {
        if ((value != null) != wanted) {
            throw new RuleMistake("its precondition \"" + stated.check().key() + "\" "
                    + (wanted ? "needs \"" + key + "\"; say it" : "takes no \"" + key + "\"; delete it"));
        }
    }

    Operation.@Nullable Guard guard() {
        return of(Check.RETURNS_TRUE)
                .findFirst()
                .map(stated -> new Operation.Guard(
                        call.companions().question(Objects.requireNonNull(stated.function()), "to guard it"),
                        stated.message(),
                        stated.once()))
                .orElse(null);
    }

    /** The error if what the receiver is at has been taken or moved; null if that does not matter. */
    @Nullable String fresh() {
        return of(Check.CURRENT).findFirst().map(Precondition::message).orElse(null);
    }

    Operation.@Nullable Requirement requirement() {
        return of(Check.RECEIVER_IS)
                .findFirst()
                .map(stated -> new Operation.Requirement(Objects.requireNonNull(stated.state()), stated.message()))
                .orElse(null);
    }

    List<Refusal> refusals() {
        return Stream.concat(
                        call.rule().preconditions().stream().flatMap(stated -> refusal(stated).stream()),
                        opens().stream())
                .toList();
    }

    /** What opens a database has a path. */
    private Optional<Refusal> opens() {
        boolean opens = TypeIndex.opaqueName(call.function().returnType())
                .filter(name -> call.form() == Operation.Form.STATIC)
                .flatMap(call.types()::named)
                .filter(type -> type.rule().database())
                .isPresent();
        Optional<String> path = call.parameters().ordered().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Text)
                .map(JavaParameter::name)
                .findFirst()
                .filter(name -> opens);
        if (call.rule().readOnly() && path.isEmpty()) {
            throw new RuleMistake("\"read-only\" is said of what opens no database at a path");
        }
        return path.map(name -> new Refusal.Opens(name, call.rule().readOnly()));
    }

    private Optional<Refusal> refusal(Precondition stated) {
        return switch (stated.check()) {
            case NONE_OPEN ->
                Optional.of(new Refusal.Made(
                        className(Objects.requireNonNull(stated.type())),
                        Objects.requireNonNull(stated.state()),
                        stated.message()));
            case RETURNS_FALSE ->
                Optional.of(new Refusal.Set(
                        handle(stated), getter(Objects.requireNonNull(stated.function())), stated.message()));
            case UNFILLED -> Optional.of(new Refusal.Once(handle(stated), stated.message()));
            case RETURNS_TRUE, CURRENT, RECEIVER_IS -> Optional.empty();
        };
    }

    private String className(String type) {
        return call.types()
                .named(type)
                .orElseThrow(() -> new RuleMistake("its precondition names " + type + ", which is no handle"))
                .className();
    }

    private String handle(Precondition stated) {
        if (call.argumentOrNull(stated.parameterIndex()) instanceof Argument.HandlePointer handle) {
            return handle.parameter();
        }
        throw new RuleMistake(
                "its precondition \"" + stated.check().key() + "\" is about a parameter that is no handle");
    }

    /** A function that takes an object and nothing else. */
    private String getter(String function) {
        return call.types()
                .function(call.companions().needed(function))
                .filter(getter -> getter.parameters().size() == 1)
                .map(CFunction::name)
                .orElseThrow(() -> new RuleMistake(function + " is no getter of an object"));
    }
}
