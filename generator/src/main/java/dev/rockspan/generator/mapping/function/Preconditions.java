package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Check.Kind;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.rules.Precondition;
import dev.rockspan.generator.schema.Shapes;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes checks of an operation of what {@code preconditions} say. */
final class Preconditions {

    private final CallBuilder call;

    private Preconditions(CallBuilder call) {
        this.call = call;
    }

    /** What has to hold before a call, in the order in which it is looked at. */
    static List<Check> of(CallBuilder call) {
        Preconditions preconditions = new Preconditions(call);
        List<Precondition> stated = call.rule().safety().preconditions();
        for (Precondition.Check single :
                List.of(Precondition.Check.RETURNS_TRUE, Precondition.Check.CURRENT, Precondition.Check.RECEIVER_IS)) {
            if (stated.stream().filter(each -> each.check() == single).count() > 1) {
                throw RuleMistake.under(
                        "preconditions", "it has two preconditions \"" + Shapes.word(single) + "\"; say one");
            }
        }
        stated.forEach(preconditions::checkKeys);
        return Stream.of(stated.stream().map(preconditions::check), preconditions.opens(), preconditions.waits())
                .flatMap(checks -> checks)
                .sorted(Comparator.comparing(Check::kind))
                .toList();
    }

    /** Looks whether a check has what it needs, and nothing else. */
    private void checkKeys(Precondition stated) {
        Precondition.Check check = stated.check();
        List<String> said = stated.said();
        for (String key : check.needs()) {
            if (!said.contains(key)) {
                throw mistake(stated, "check", "needs \"" + key + "\"; say it");
            }
        }
        for (String key : said) {
            if (!check.takes(key)) {
                throw mistake(stated, key, "takes no \"" + key + "\"; delete it");
            }
        }
        if (!check.takes("parameter") && !call.isMethod()) {
            throw mistake(stated, "check", "is about the receiver, and there is none; delete it");
        }
    }

    private RuleMistake mistake(Precondition stated, String key, String message) {
        return RuleMistake.under(keys(stated, key), "precondition \"" + Shapes.word(stated.check()) + "\" " + message);
    }

    private List<String> keys(Precondition stated, String key) {
        int index = call.rule().safety().preconditions().indexOf(stated);
        return List.of("preconditions", String.valueOf(index), key);
    }

    private Stream<Check> waits() {
        boolean waits = call.rule().safety().sharing().waits();
        if (waits && !call.isMethod()) {
            throw RuleMistake.under(
                    "waits",
                    "\"waits\" has no effect: there is no receiver whose other calls it could wait for; delete it");
        }
        return waits ? Stream.of(new Check(Kind.IDLE, "", "", "")) : Stream.empty();
    }

    /** What opens a database has a path. */
    private Stream<Check> opens() {
        boolean opens = TypeIndex.opaqueName(call.returnType())
                .filter(name -> call.form() == Operation.Form.STATIC)
                .flatMap(call.types()::named)
                .filter(type -> type.rule().use().database())
                .isPresent();
        Optional<String> path = call.parameters().ordered().stream()
                .filter(parameter -> parameter.type() == JavaType.Fixed.TEXT)
                .map(JavaParameter::name)
                .findFirst()
                .filter(name -> opens);
        boolean reads = call.rule().safety().sharing().readOnly();
        if (reads && path.isEmpty()) {
            throw RuleMistake.under(
                    "read-only", "\"read-only\" has no effect: it opens no database at a path; delete it");
        }
        return path.stream().map(name -> new Check(reads ? Kind.OPENS_TO_READ : Kind.OPENS, name, "", ""));
    }

    private Check check(Precondition stated) {
        String message = stated.message();
        return switch (stated.check()) {
            case RETURNS_TRUE ->
                new Check(
                        Kind.ANSWER,
                        Objects.requireNonNullElse(stated.once(), ""),
                        getter(stated, "the receiver", call.owner().cName()),
                        message);
            case RETURNS_FALSE -> {
                String handle = handle(stated);
                String what = "parameter " + call.address(Objects.requireNonNull(stated.parameterIndex()));
                yield new Check(Kind.UNSET, handle, getter(stated, what, type(stated)), message);
            }
            case CURRENT -> new Check(Kind.CURRENT, "", "", message);
            case RECEIVER_IS -> new Check(Kind.STATE, "", Objects.requireNonNull(stated.state()), message);
            case NONE_OPEN -> new Check(Kind.MADE, className(stated), Objects.requireNonNull(stated.state()), message);
            case UNFILLED -> new Check(Kind.UNFILLED, unfilled(stated), "", message);
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
                                                        .toList()))
                        .about(type))
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
                        "for precondition \"" + Shapes.word(stated.check()) + "\"",
                        keys(stated, "function"),
                        what,
                        type);
    }
}
