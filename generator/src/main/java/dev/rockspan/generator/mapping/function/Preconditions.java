package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
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
                throw RuleMistake.under(
                        List.of("preconditions"), "it has two preconditions \"" + check.key() + "\"; say one");
            }
        }
        call.rule().safety().preconditions().forEach(this::checkKeys);
    }

    static Preconditions of(CallBuilder call) {
        return new Preconditions(call);
    }

    private Stream<Precondition> of(Check check) {
        return call.rule().safety().preconditions().stream().filter(stated -> stated.check() == check);
    }

    /** Looks whether a check has what it needs, and nothing else. */
    private void checkKeys(Precondition stated) {
        Check check = stated.check();
        check(stated, "function", stated.function(), check == Check.RETURNS_TRUE || check == Check.RETURNS_FALSE);
        check(stated, "parameter", stated.parameter(), check == Check.RETURNS_FALSE || check == Check.UNFILLED);
        check(stated, "state", stated.state(), check == Check.RECEIVER_IS || check == Check.NONE_OPEN);
        check(stated, "type", stated.type(), check == Check.NONE_OPEN);
        check(stated, "once", stated.once(), check == Check.RETURNS_TRUE && stated.once() != null);
        boolean ofReceiver = check != Check.RETURNS_FALSE && check != Check.UNFILLED;
        if (ofReceiver && call.form() != Operation.Form.METHOD) {
            throw mistake(stated, "check", "is about the receiver, and there is none; delete it");
        }
    }

    private void check(Precondition stated, String key, @Nullable String value, boolean wanted) {
        if ((value != null) != wanted) {
            throw wanted
                    ? mistake(stated, "check", "needs \"" + key + "\"; say it")
                    : mistake(stated, key, "takes no \"" + key + "\"; delete it");
        }
    }

    private RuleMistake mistake(Precondition stated, String key, String message) {
        return RuleMistake.under(
                keys(stated, key), "precondition \"" + stated.check().key() + "\" " + message);
    }

    private List<String> keys(Precondition stated, String key) {
        int index = call.rule().safety().preconditions().indexOf(stated);
        return List.of("preconditions", String.valueOf(index), key);
    }

    Operation.@Nullable Guard guard() {
        return of(Check.RETURNS_TRUE)
                .findFirst()
                .map(stated -> new Operation.Guard(
                        getter(stated, "the receiver", call.owner().cName()), stated.message(), stated.once()))
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
                        call.rule().safety().preconditions().stream().flatMap(stated -> refusal(stated).stream()),
                        opens().stream())
                .toList();
    }

    /** What opens a database has a path. */
    private Optional<Refusal> opens() {
        boolean opens = TypeIndex.opaqueName(call.function().returnType())
                .filter(name -> call.form() == Operation.Form.STATIC)
                .flatMap(call.types()::named)
                .filter(type -> type.rule().use().database())
                .isPresent();
        Optional<String> path = call.parameters().ordered().stream()
                .filter(parameter -> parameter.type() == JavaType.Fixed.TEXT)
                .map(JavaParameter::name)
                .findFirst()
                .filter(name -> opens);
        if (call.rule().safety().sharing().readOnly() && path.isEmpty()) {
            throw RuleMistake.under(List.of("read-only"), "\"read-only\" is said of what opens no database at a path");
        }
        return path.map(
                name -> new Refusal.Opens(name, call.rule().safety().sharing().readOnly()));
    }

    private Optional<Refusal> refusal(Precondition stated) {
        return switch (stated.check()) {
            case NONE_OPEN ->
                Optional.of(
                        new Refusal.Made(className(stated), Objects.requireNonNull(stated.state()), stated.message()));
            case RETURNS_FALSE -> {
                String handle = handle(stated);
                String what = "parameter " + call.address(Objects.requireNonNull(stated.parameterIndex()));
                yield Optional.of(new Refusal.Set(handle, getter(stated, what, type(stated)), stated.message()));
            }
            case UNFILLED -> Optional.of(new Refusal.Once(unfilled(stated), stated.message()));
            case RETURNS_TRUE, CURRENT, RECEIVER_IS -> Optional.empty();
        };
    }

    private String className(Precondition stated) {
        String type = Objects.requireNonNull(stated.type());
        return call.types()
                .named(type)
                .orElseThrow(() -> mistake(
                        stated,
                        "type",
                        "names " + type + ", which has no Java class"
                                + Suggestions.didYouMean(
                                        type,
                                        call.types().all().stream()
                                                .map(HandleType::cName)
                                                .toList())))
                .className();
    }

    private String handle(Precondition stated) {
        if (call.argumentOrNull(stated.parameterIndex()) instanceof Argument.HandlePointer handle) {
            return handle.parameter();
        }
        throw mistake(stated, "parameter", "is about a parameter that is no object; name one that is, or delete it");
    }

    /** The C type of the parameter that a precondition is about. */
    private String type(Precondition stated) {
        int index = Objects.requireNonNull(stated.parameterIndex());
        return TypeIndex.opaqueName(call.function().parameters().get(index).type())
                .orElseThrow();
    }

    private String unfilled(Precondition stated) {
        String handle = handle(stated);
        String type = type(stated);
        if (call.types().named(type).flatMap(call.types()::maker).isEmpty()) {
            throw mistake(
                    stated, "parameter", "is about a " + type + ", and nothing makes an empty one to fill; delete it");
        }
        return handle;
    }

    /** The function that a precondition asks of an object. */
    private String getter(Precondition stated, String what, String type) {
        return call.companions()
                .question(
                        Objects.requireNonNull(stated.function()),
                        "for precondition \"" + stated.check().key() + "\"",
                        keys(stated, "function"),
                        what,
                        type);
    }
}
