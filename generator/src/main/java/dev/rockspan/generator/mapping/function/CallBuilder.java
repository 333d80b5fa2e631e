package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation.Borrow;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.SplitRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.rules.ValueRule.DefaultRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One C function on its way to a Java operation: what conventions have taken so far, and what is left. */
public final class CallBuilder {

    private final CFunction function;
    private final FunctionRule rule;
    private final Rules rules;
    private final TypeIndex types;
    private final HandleType owner;
    private final Form form;
    private final String rest;
    private final String name;

    private final ListLayout lists;
    private final Names names;

    private final List<Argument> arguments = new ArrayList<>();
    private final List<JavaParameter> parameters = new ArrayList<>();
    private final List<Borrow> borrows = new ArrayList<>();
    private final List<String> borrowedByResult = new ArrayList<>();
    private final List<String> transferred = new ArrayList<>();
    private final List<Result.Component> components = new ArrayList<>();
    private final Set<String> conventions = new LinkedHashSet<>();
    private final Set<Integer> factsUsed = new HashSet<>();
    private int next;
    private boolean checksError;
    private @Nullable JavaParameter firstHandle;
    private @Nullable String database;

    CallBuilder(CFunction function, Rules rules, TypeIndex types, FunctionShape shape) {
        this.function = function;
        this.rule = rules.function(function.name());
        this.rules = rules;
        this.types = types;
        this.owner = shape.owner();
        this.form = shape.form();
        this.rest = shape.rest();
        this.name = shape.name();
        this.names = new Names(rules.conventions().words());
        this.lists = new ListLayout(function, rules.conventions().errorParameter());
    }

    public CFunction function() {
        return function;
    }

    public FunctionRule rule() {
        return rule;
    }

    public Rules rules() {
        return rules;
    }

    public TypeIndex types() {
        return types;
    }

    /** The type in whose Java class the operation stands. */
    public HandleType owner() {
        return owner;
    }

    public Form form() {
        return form;
    }

    /** What other parameters have to be of one database with: the receiver, or a database that was passed. */
    public Optional<String> database() {
        boolean receiver = form == Form.METHOD
                && (owner.rule().isOwnedByParent() || owner.rule().database());
        return receiver ? Optional.of("this") : Optional.ofNullable(database);
    }

    /** A parameter that is a database. */
    public void database(String parameter) {
        database = parameter;
    }

    /** What is left of the C name without the type's prefix. */
    public String rest() {
        return rest;
    }

    /** The Java name. */
    public String name() {
        return name;
    }

    /** Which of the parameters are arrays, and which are their counts. */
    public ListLayout lists() {
        return lists;
    }

    public Names names() {
        return names;
    }

    /** Whether a function can be asked before this one: it takes the receiver alone and returns a number. */
    public boolean isQuestion(String candidate) {
        return rules.function(candidate).isMapped()
                && types.function(candidate)
                        .filter(asked -> asked.returnType() instanceof CType.Scalar)
                        .map(CFunction::parameters)
                        .filter(asked -> asked.size() == 1)
                        .flatMap(asked -> TypeIndex.opaqueName(asked.get(0).type()))
                        .filter(owner.cName()::equals)
                        .isPresent();
    }

    /**
     * A function that is stated to be asked before this one.
     *
     * @throws RuleMistake if it cannot be
     */
    public String question(String stated, String purpose) {
        if (types.function(stated).isEmpty()) {
            throw new RuleMistake("the header has no function " + stated + " " + purpose
                    + Suggestions.didYouMean(stated, types.functionNames()));
        }
        if (form != Form.METHOD || !isQuestion(stated)) {
            throw new RuleMistake(stated + " cannot be called " + purpose
                    + ": it is left out, or does not take the receiver alone and return a number");
        }
        return stated;
    }

    /**
     * A function that is called along with this one.
     *
     * @throws UndecidedException if it is left out, or undecided
     */
    public String companion(String needed) {
        if (types.isUndecided(needed)) {
            throw new UndecidedException("it needs " + needed + ", which is undecided");
        }
        rules.placed(needed).filter(located -> !located.rule().isMapped()).ifPresent(located -> {
            throw new UndecidedException("it needs " + needed + ", which is left out at " + located.place());
        });
        return needed;
    }

    /** The interface that the next parameter is taken as, if its type stands for several classes, or null. */
    public @Nullable String splitAs(HandleType handle) {
        SplitRule split = rules.split(handle.cName()).orElse(null);
        if (split == null) {
            return null;
        }
        String stated = split.parametersOrNone().get(String.valueOf(parameterInC()));
        boolean beside = function.parameters().stream()
                .map(CParameter::name)
                .filter(Objects::nonNull)
                .anyMatch(split.parametersOrNone()::containsKey);
        return stated != null || !beside ? stated : split.others();
    }

    private @Nullable String parameterInC() {
        return function.parameters().get(next).name();
    }

    /** Whether this is a setter by its C name. */
    public boolean isSetter() {
        return rest.startsWith("set_") && function.returnType() instanceof CType.Void;
    }

    /** Whether all parameters are taken. */
    public boolean done() {
        return next == function.parameters().size();
    }

    /** A parameter as templates address it: by its name in C, or its index where it has none. */
    public String address(int index) {
        String inC = function.parameters().get(index).name();
        return inC == null ? String.valueOf(index) : inC;
    }

    /** The index of the next parameter to take. */
    public int index() {
        return next;
    }

    /** The type of the parameter that is {@code ahead} places after the next, if there is one. */
    public Optional<CType> type(int ahead) {
        return parameter(ahead).map(CParameter::type);
    }

    public Optional<CParameter> parameter(int ahead) {
        int index = next + ahead;
        return index < function.parameters().size()
                ? Optional.of(function.parameters().get(index))
                : Optional.empty();
    }

    /** What the templates say of the next parameter. */
    public ValueRule fact() {
        factsUsed.add(next);
        return rule.parameter(next);
    }

    /** The parameters of which the templates say something that no convention asked for. */
    List<String> unusedFacts() {
        return rule.parametersByIndex().keySet().stream()
                .filter(index -> !factsUsed.contains(index))
                .map(this::address)
                .toList();
    }

    /** Takes C parameters off the front. */
    public void take(String convention, Argument... taken) {
        conventions.add(convention);
        for (Argument argument : taken) {
            arguments.add(argument);
            next++;
        }
    }

    /** The Java parameter of that type, if it is declared already. */
    public Optional<JavaParameter> declared(Class<? extends JavaType> type) {
        return parameters.stream()
                .filter(parameter -> type.isInstance(parameter.type()))
                .findFirst();
    }

    /**
     * Adds a Java parameter. Its name is made unique.
     *
     * @param what what happens to it, or another fragment for the Javadoc, which comes after what the templates say
     */
    public JavaParameter declare(String wanted, JavaType type, boolean nullable, boolean optional, String what) {
        String free = JavaParameter.isReserved(wanted) ? "given" + names.upper(wanted) : wanted;
        String unique = free;
        for (int number = 2; isTaken(unique); number++) {
            unique = free + number;
        }
        JavaParameter parameter = new JavaParameter(
                unique, type, nullable, omitted(type, nullable, optional), given(type), described(what));
        parameters.add(parameter);
        if (firstHandle == null && type instanceof JavaType.Handle) {
            firstHandle = parameter;
        }
        return parameter;
    }

    /** What the templates say that the next parameter is, and what happens to it. */
    private String described(String happens) {
        Optional<String> named = parameter(0)
                .flatMap(parameter -> Optional.ofNullable(parameter.name()))
                .flatMap(rules::parameter);
        String what = fact().what() != null ? fact().what() : named.orElse("");
        return what.isEmpty() || happens.isEmpty() ? what + happens : what + "; " + happens;
    }

    private JavaParameter.@Nullable Given given(JavaType type) {
        DefaultRule rule = fact().byDefault();
        if (rule == null) {
            return null;
        }
        FunctionShape by = types.function(rule.function())
                .filter(function -> function.parameters().size() == 1
                        && type instanceof JavaType.Handle handle
                        && TypeIndex.opaqueName(function.returnType())
                                .flatMap(types::named)
                                .filter(given -> given.className().equals(handle.className()))
                                .isPresent())
                .map(function -> FunctionShape.of(function, rules, types))
                .filter(shape -> shape.form() == Form.METHOD && shape.owner().equals(owner))
                .orElseThrow(() -> new RuleMistake("the header has no function " + rule.function()
                        + " of the receiver that gives what stands for parameter " + address(index())));
        if (rule().returnsOrNone().parent() != null) {
            throw new RuleMistake("nothing can stand for parameter " + address(index())
                    + ", as it would be closed at once, and with it what comes back");
        }
        return new JavaParameter.Given(by.name(), rule.summary());
    }

    private int omitted(JavaType type, boolean nullable, boolean optional) {
        Integer stated = fact().omit();
        if (stated == null) {
            return optional ? JavaParameter.LAST : JavaParameter.NEVER;
        }
        if (stated < 1 || !(optional || nullable || type instanceof JavaType.Primitive)) {
            throw new RuleMistake("parameter " + address(index())
                    + " has an \"omit\" below 1, or nothing stands in for it: it is no number, cannot be null, and is"
                    + " of no type that is \"optional\"");
        }
        return stated;
    }

    private boolean isTaken(String candidate) {
        return parameters.stream().anyMatch(parameter -> parameter.name().equals(candidate));
    }

    /** The Java name of the next parameter: as stated, as in C, or else the given one. */
    public String parameterName(String otherwise) {
        String stated = fact().name();
        if (stated != null) {
            return stated;
        }
        String inC = function.parameters().get(next).name();
        if (inC == null) {
            return otherwise;
        }
        String spelt = rules.conventions().parameterNames().get(inC);
        return spelt != null ? spelt : names().lower(inC);
    }

    public void borrow(Borrow borrow) {
        borrows.add(borrow);
    }

    public void borrowByResult(String parameter) {
        borrowedByResult.add(parameter);
    }

    public List<String> borrowedByResult() {
        return borrowedByResult;
    }

    /** Notes something that C fills and that is a part of the result. */
    public void component(Result.Component component) {
        components.add(component);
    }

    public List<Result.Component> components() {
        return components;
    }

    /** Whether the next parameter is stated to be filled with the length of what another is filled with. */
    public boolean isLengthOfOther() {
        return rule.parametersByIndex().values().stream()
                .anyMatch(value -> Integer.valueOf(next).equals(value.length()));
    }

    /** Notes a parameter that C takes over. */
    public void transfer(String parameter) {
        transferred.add(parameter);
    }

    public List<String> transferred() {
        return transferred;
    }

    public void checkErrors() {
        checksError = true;
    }

    public boolean checksError() {
        return checksError;
    }

    public void note(String convention) {
        conventions.add(convention);
    }

    public Set<String> conventions() {
        return conventions;
    }

    public List<Argument> arguments() {
        return arguments;
    }

    /** The argument of a parameter that the templates name; null if they name none, or one that there is not. */
    @Nullable Argument argumentOrNull(@Nullable Integer index) {
        return index == null || index >= arguments.size() ? null : arguments.get(index);
    }

    /** In Java's order: the types that rocksdbjni puts first come first. */
    public List<JavaParameter> parameters() {
        List<String> first = rules.conventions().first().stream()
                .flatMap(cName -> types.named(cName).stream())
                .map(HandleType::className)
                .toList();
        List<JavaParameter> ordered = new ArrayList<>(parameters);
        if (form != Form.CONSTRUCTOR) {
            ordered.sort((a, b) -> Boolean.compare(isFirst(b, first), isFirst(a, first)));
        }
        // A lambda reads best at the end.
        ordered.sort(Comparator.comparing(parameter -> parameter.type() instanceof JavaType.Callbacks));
        return ordered;
    }

    private static boolean isFirst(JavaParameter parameter, List<String> first) {
        return parameter.type() instanceof JavaType.Handle handle && first.contains(handle.className());
    }

    public List<Borrow> borrows() {
        return borrows;
    }

    /** The Java name of the C parameter with that index, for results that are tied to it. */
    public Optional<String> parent(int index) {
        Argument argument = arguments.get(index);
        if (argument instanceof Argument.Receiver) {
            return Optional.of("this");
        }
        if (argument instanceof Argument.HandlePointer handle) {
            return Optional.of(handle.parameter());
        }
        return Optional.empty();
    }

    /**
     * The C type of the first object that what is made may live inside: the receiver, or an argument of which is said no
     * more than that calls use it.
     */
    public Optional<String> maker() {
        List<CParameter> inC = function.parameters();
        for (int index = 0; index < Math.min(arguments.size(), inC.size()); index++) {
            Argument argument = arguments.get(index);
            boolean unstated = argument instanceof Argument.Receiver
                    || argument instanceof Argument.HandlePointer
                            && rule.parameter(index).ownership() == null;
            Optional<HandleType> type =
                    TypeIndex.opaqueName(inC.get(index).type()).flatMap(types::named);
            if (unstated
                    && type.filter(handle -> !handle.isValue() && mayHold(handle, argument))
                            .isPresent()) {
                return type.map(HandleType::cName);
            }
        }
        return Optional.empty();
    }

    private static boolean mayHold(HandleType handle, Argument argument) {
        return argument instanceof Argument.Receiver || handle.rule().passed() == Ownership.CALL;
    }
}
