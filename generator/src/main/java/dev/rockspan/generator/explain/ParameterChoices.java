package dev.rockspan.generator.explain;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.explain.Decisions.Over;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.Element;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What templates can change of the parameters of one function, and what they cannot. */
final class ParameterChoices {

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** What may become of an object that is passed. */
    static final List<Ownership> PASSED =
            List.of(Ownership.CALL, Ownership.SHARED, Ownership.COPIED, Ownership.BORROWED, Ownership.TRANSFERRED);

    private static final String ONLY_IF_NULL = "no; write it only if C takes NULL";

    private final String function;
    private final List<Over> over;
    private final Rules rules;
    private final TemplateText text;
    private final OtherOverloads others;
    private final Set<String> seen = new HashSet<>();
    private final List<Choice> choices = new ArrayList<>();
    private String place = "";
    private String of = "";

    ParameterChoices(String function, List<Over> over, OtherOverloads others, Rules rules, TemplateText text) {
        this.function = function;
        this.over = over;
        this.rules = rules;
        this.text = text;
        this.others = others;
    }

    /**
     * What can be changed of a parameter.
     *
     * @param place where to write it
     */
    List<Choice> of(ParameterDecision each, Operation operation, int index, String place) {
        choices.clear();
        this.place = place;
        this.of = each.what();
        if (index < operation.arguments().size()) {
            Argument argument = operation.arguments().get(index);
            if (argument instanceof Argument.OutPart || argument instanceof Argument.OutObject) {
                add(
                        "component",
                        Choices.component(rules.function(function), component("name", argument)),
                        "component: <name>");
            }
            if (argument instanceof Argument.OutArray array && array.element() == Argument.OutElement.HANDLE) {
                not("name and type", "no: a list that C fills has those of what it holds");
            }
            java(operation, argument)
                    .filter(parameter -> seen.add(parameter.name())) // the next one may be its length
                    .ifPresent(parameter -> parameter(each, operation, argument, parameter));
        }
        return List.copyOf(choices);
    }

    private void parameter(ParameterDecision each, Operation operation, Argument argument, JavaParameter parameter) {
        String type = parameter.type().simpleName();
        if (parameter.type() instanceof JavaType.Callbacks) {
            choices.add(new Choice(
                    "",
                    "callback interface",
                    type + " at "
                            + Objects.requireNonNull(rules.callbacks().get(type))
                                    .place() + "; to change its methods: explain " + type,
                    List.of("functions", function),
                    "callbacks: <Interface>",
                    place));
            not("name", "no: all parameters for callbacks have the same");
            return;
        }
        boolean spelt = text.changesConventions()
                && parameter
                        .name()
                        .equals(rules.conventions().spelling().parameterNames().get(each.what()));
        add(
                "name",
                parameter.name() + (spelt ? "; for all functions: parameter-names in conventions.yaml" : ""),
                "name: <name>");
        add("Javadoc", javadoc(each, parameter), "what: <words after @param>");
        if (rules.function(function).calling().pendingWrite() != null) {
            not("null and type", "no: all batches with pending writes take the same");
        } else if (argument instanceof Argument.HandlePointer || argument instanceof Argument.Transferred) {
            nullable(parameter, ONLY_IF_NULL);
            ownership(each, operation, parameter);
            omit(operation, parameter, true);
            optional(each, parameter);
            byDefault(operation, argument, parameter);
        } else if (argument instanceof Argument.Filled) {
            ownership(each, operation, parameter);
        } else if (argument instanceof Argument.BytesPointer pointer) {
            boolean bytes = parameter.type() instanceof JavaType.Bytes;
            nullable(parameter, ONLY_IF_NULL + (bytes ? ", and byte[] is the only form then" : ""));
            omit(operation, parameter, true);
            boolean retained = pointer.slot() != null;
            if (!retained) {
                add("type", type, "text: true");
            }
            if (bytes && operation.form() == Form.METHOD) {
                add("retained by C", retained ? "yes" : "no", "retained: true");
            }
        } else if (argument instanceof Argument.TextPointer) {
            nullable(parameter, ONLY_IF_NULL);
            omit(operation, parameter, true);
        } else if (argument instanceof Argument.Value value) {
            if (!(parameter.type() instanceof JavaType.Primitive)) {
                not("null", "not possible: a number in C");
            }
            if (value.bounds() == null) {
                number(value, parameter);
            } else {
                add("bounds", bounds(value.bounds()), "min: <number>, max: <number>");
            }
            if (value.bounds() == null || value.bounds().admitZero()) {
                omit(operation, parameter, false);
            } else {
                not("overload without it", "not possible: 0 is out of its bounds");
            }
        } else if (argument instanceof Argument.OfGroup || argument instanceof Argument.Rows) {
            String why = argument instanceof Argument.MapArray ? "a map" : "a list";
            not("null", "not possible: " + why);
            not("overload without it", "only in Java: " + why);
            if (argument instanceof Argument.ListArray list) {
                elements(each, operation, list, parameter);
            }
        }
    }

    /** What is stated of it, and what is said of it anyway. */
    private String javadoc(ParameterDecision each, JavaParameter parameter) {
        ValueRule said = rules.function(function).parameters().get(each.what());
        String stated = said != null && said.naming().what() != null
                ? said.naming().what()
                : rules.parameter(each.what()).orElse("");
        String anyway = parameter.what().startsWith(stated)
                ? parameter.what().substring(stated.length()).replaceFirst("^; ", "")
                : "";
        return anyway.isEmpty() ? stated : stated + (stated.isEmpty() ? "" : "; ") + "always ends with: " + anyway;
    }

    private void nullable(JavaParameter parameter, String only) {
        Optional<String> clash =
                parameter.nullable() ? Optional.empty() : others.clash(parameter.name(), JavaParameter::orNull);
        addUnless(clash, "null", parameter.nullable() ? "yes" : only, "nullable: true");
    }

    /**
     * An overload without it, for which something has to stand in.
     *
     * @param nullable whether null could
     */
    private void omit(Operation operation, JavaParameter parameter, boolean nullable) {
        boolean chained = operation.result() == Result.Plain.FLUENT
                && operation.parameters().size() == 1;
        boolean known = parameter.type() instanceof JavaType.Primitive
                || parameter.nullable()
                || parameter.omitted() != JavaParameter.NEVER;
        if (parameter.given() != null) {
            return;
        }
        String what = "overload without it";
        if (chained) {
            not(what, "not possible: the setter takes nothing else");
            return;
        }
        if (operation.form() == Form.CONSTRUCTOR) {
            not(what, "only in Java: a constructor");
            return;
        }
        String now = omitted(parameter);
        if (parameter.omitted() == JavaParameter.LAST
                && others.isSame(parameter.name(), first -> first.omittedFrom(1))) {
            not(what, now + ", as the type is optional");
            return;
        }
        if (!known && !nullable) {
            not(what, "only in Java: " + parameter.type().simpleName() + " has no default");
            return;
        }
        UnaryOperator<JavaParameter> change =
                omitted -> known ? omitted.omittedFrom(1) : omitted.orNull().omittedFrom(1);
        Optional<String> taken = now.isEmpty() ? others.without(parameter.name()) : Optional.empty();
        Optional<String> removed = others.removed(parameter.name());
        Optional<String> against = taken.or(() -> others.clash(parameter.name(), change));
        if (against.isPresent()) {
            not(what, "no: " + against.get());
        } else if (removed.isPresent()) {
            not(what, (now.isEmpty() ? "no" : now) + "; \"omit: 1\" would remove " + removed.get());
        } else if (known) {
            add(what, now.isEmpty() ? together(operation, parameter, change) : now, "omit: 1");
        } else {
            String form = together(operation, parameter, change);
            add(what, ONLY_IF_NULL + (form.isEmpty() ? "" : "; " + form), "nullable: true, omit: 1");
        }
    }

    /** The form that would come if others were left out with it, as their numbers are the same. */
    private static String together(Operation operation, JavaParameter parameter, UnaryOperator<JavaParameter> change) {
        List<JavaParameter> form =
                operation.withParameter(parameter.name(), change).shortForm(1);
        return form.size() == operation.parameters().size() - 1
                ? ""
                : "gives " + Signatures.erased(operation.name(), form)
                        + ", as parameters with the same number are left out together";
    }

    private String omitted(JavaParameter parameter) {
        return over.stream()
                .flatMap(each -> each.operation().shortForms().stream()
                        .filter(form ->
                                form.stream().noneMatch(left -> left.name().equals(parameter.name())))
                        .map(form -> Signatures.text(each.type().name(), each.operation(), form)))
                .findFirst()
                .orElse("");
    }

    private void number(Argument.Value value, JavaParameter parameter) {
        boolean number = parameter.type() instanceof JavaType.Primitive
                && !parameter.type().simpleName().equals("boolean");
        boolean anEnum = !(parameter.type() instanceof JavaType.Primitive);
        boolean clashes = others.clash(parameter.name(), another -> another.ofType(new JavaType.Generated("")))
                .isPresent();
        boolean mayBe = number && parameter.omitted() == JavaParameter.NEVER && !clashes;
        if (Choices.isWhole(value.conversion()) && (anEnum || mayBe)) {
            add("type", parameter.type().simpleName(), "enum: <Enum>");
        }
        if (number && Choices.isWhole(value.conversion())) {
            add("truth value", "no", "boolean: true");
        }
        if (number) {
            add("bounds", "", "min: <number>, max: <number>");
        }
    }

    private static String bounds(Argument.Bounds bounded) {
        String most = bounded.atMost() != null ? bounded.atMost() : bounded.inMemory() ? "memory" : null;
        return Stream.of(
                        bounded.min() == null ? "" : "min: " + bounded.min(),
                        bounded.max() == null ? "" : "max: " + bounded.max(),
                        most == null ? "" : "max-from: " + most)
                .filter(bound -> !bound.isEmpty())
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
    }

    private void elements(
            ParameterDecision each, Operation operation, Argument.ListArray list, JavaParameter parameter) {
        String type = parameter.type() instanceof JavaType.ListOf of
                ? of.element().simpleName()
                : parameter.type().simpleName();
        String what = "type of elements";
        if (list.element() == Element.BYTES) {
            add(what, type, "text: true");
        } else if (list.element() == Element.INT || list.element() == Element.CONSTANT) {
            add(what, type, "enum: <Enum>");
        } else if (list.element() == Element.HANDLE) {
            ownership(each, operation, parameter);
        }
    }

    private void ownership(ParameterDecision each, Operation operation, JavaParameter parameter) {
        ValueRule stated = rules.function(function).parameters().get(each.what());
        boolean makes = operation.result().handles().findAny().isPresent();
        boolean byResult = operation.result().handles().anyMatch(made -> made.ties()
                .borrows()
                .contains(parameter.name()));
        boolean borrowed = byResult
                || operation.effects().borrows().stream()
                        .anyMatch(borrow -> borrow.parameter().equals(parameter.name()));
        String now = stated != null && stated.owning().ownership() != null
                ? Shapes.word(stated.owning().ownership())
                : type(each)
                        .filter(located -> borrowed == (located.rule().owning().passed() == Ownership.BORROWED))
                        .map(located -> Shapes.word(located.rule().owning().passed()) + ", as \"passed\" says at "
                                + passed(located))
                        .orElse(borrowed ? "borrowed, as the result may use it" : "");
        add("ownership", now, "ownership: " + Choices.oneOf(possible(operation, parameter)));
        if (operation.form() == Form.METHOD && borrowed && makes) {
            add(
                    "retained by",
                    byResult ? "result" : "receiver",
                    "retained-by: " + Choices.oneOf(List.of(ValueRule.RetainedBy.values())));
        }
    }

    /** What is not refused because of what comes back, or of a list. */
    private static List<Ownership> possible(Operation operation, JavaParameter parameter) {
        boolean isPinned = operation.result() instanceof Result.NewHandle made && made.view() != null;
        boolean isRead = operation.result() instanceof Result.Read;
        boolean isList = parameter.type() instanceof JavaType.ListOf;
        return PASSED.stream()
                .filter(each -> !(each == Ownership.BORROWED && (isPinned || isRead)))
                .filter(each -> !(each == Ownership.TRANSFERRED && (isPinned || isList)))
                .toList();
    }

    /** The line of the key in the entry of a type. */
    private String passed(Located<TypeRule> type) {
        return text.lines(type.place()).stream()
                .filter(line -> line.text().contains("passed:"))
                .map(TemplateLine::place)
                .findFirst()
                .orElse(type.place().toString());
    }

    /** For all methods that take the type, if a default object of it can be made. */
    private void optional(ParameterDecision each, JavaParameter parameter) {
        type(each)
                .filter(located -> others.canBeMade(cType(each)))
                .filter(located -> located.rule().use().optional() || others.functionsTaking(parameter.type()) > 0)
                .ifPresent(located -> choices.add(new Choice(
                        "",
                        "overloads without it",
                        located.rule().use().optional()
                                ? "yes"
                                : "no; would change " + others.functionsTaking(parameter.type()) + " functions",
                        List.of("types", cType(each)),
                        "optional: true",
                        text.change(located.place()))));
    }

    /** What the receiver gives, if there is a getter that does. */
    private void byDefault(Operation operation, Argument argument, JavaParameter parameter) {
        // What the receiver gives is closed after the call, and what it is the parent of with it.
        boolean parent = rules.function(function).returnsOrNone().owning().parent() != null;
        if (argument instanceof Argument.HandlePointer && operation.form() == Form.METHOD && !parent) {
            others.getter(parameter.type()).ifPresent(getter -> {
                addUnless(
                        others.withDefault(parameter.name()),
                        "default from a getter",
                        parameter.given() == null ? "" : getter,
                        "default: {function: " + getter + ", summary: <sentence>}");
            });
        }
    }

    private Optional<Located<TypeRule>> type(ParameterDecision each) {
        return Optional.ofNullable(rules.types().get(cType(each)));
    }

    private String cType(ParameterDecision each) {
        return WORD.matcher(each.type())
                .results()
                .map(MatchResult::group)
                .filter(name -> rules.types().containsKey(name))
                .findFirst()
                .orElse("");
    }

    /** The Java parameter that a C parameter is made of. */
    private static Optional<JavaParameter> java(Operation operation, Argument argument) {
        String name = component("parameter", argument);
        return operation.parameter(name);
    }

    /** Arguments of all kinds call their parameter, and what they are a part of, the same. */
    private static String component(String name, Argument argument) {
        return Stream.ofNullable(argument.getClass().getRecordComponents())
                .flatMap(Stream::of)
                .filter(component -> component.getName().equals(name))
                .findFirst()
                .map(component -> String.valueOf(Shapes.get(component, (Record) argument)))
                .orElse("");
    }

    private void add(String what, String now, String write) {
        choices.add(new Choice(of, what, now, List.of("functions", function), write, place));
    }

    private void addUnless(Optional<String> against, String what, String now, String write) {
        against.ifPresentOrElse(why -> not(what, "no: " + why), () -> add(what, now, write));
    }

    private void not(String what, String why) {
        choices.add(Choice.impossible(of, what, why, place));
    }
}
