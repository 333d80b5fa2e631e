package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.ParameterNames;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One C function on its way to a Java operation: what conventions have taken so far, and what is left. */
public final class CallBuilder {

    private final CFunction function;
    private final FunctionRule rule;
    private final Rules rules;
    private final List<CFunction> known;
    private final TypeIndex types;
    private final FunctionShape shape;
    private final ListLayout lists;
    private final Names names;
    private final JavaParameters parameters;
    private final Companions companions;
    private final Lifetimes lifetimes;

    private final List<Argument> arguments = new ArrayList<>();
    private final List<ValueKind> kinds = new ArrayList<>();
    private final List<Result.Component> components = new ArrayList<>();
    private final Set<String> conventions = new LinkedHashSet<>();
    private int next;
    private boolean checksError;

    /** @param known how versions declare the function, the newest first */
    CallBuilder(CFunction function, List<CFunction> known, Rules rules, TypeIndex types, FunctionShape shape) {
        this.function = function;
        this.known = known;
        this.rule = rules.function(function.name());
        this.rules = rules;
        this.types = types;
        this.shape = shape;
        this.names = new Names(rules.conventions().spelling().words());
        this.lists = new ListLayout(function, rule, rules.conventions().parameters());
        this.parameters = new JavaParameters(this);
        this.companions = new Companions(rules, types, shape);
        this.lifetimes = new Lifetimes(shape);
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
        return shape.owner();
    }

    public Form form() {
        return shape.form();
    }

    /** What is left of the C name without the type's prefix. */
    public String rest() {
        return shape.rest();
    }

    /** The Java name. */
    public String name() {
        return shape.name();
    }

    /** The Java name that it had before folders were added. */
    public String earlierName() {
        return shape.earlierName();
    }

    /** The C name of another function of the type, by what is left of it without the type's prefix. */
    public String sibling(String otherRest) {
        return FunctionShape.sibling(function.name(), rest(), otherRest);
    }

    /** Which of the parameters are arrays, and which are their counts. */
    public ListLayout lists() {
        return lists;
    }

    public Names names() {
        return names;
    }

    public boolean isMethod() {
        return form() == Form.METHOD;
    }

    /** What the templates say of the result. */
    public ValueRule returns() {
        return rule.returnsOrNone();
    }

    public CType returnType() {
        return function.returnType();
    }

    /** Whether this is a setter by its C name. */
    public boolean isSetter() {
        return rest().startsWith("set_") && function.returnType() instanceof CType.Void;
    }

    /** The Java name of what a setter sets. */
    public Optional<String> property() {
        return isSetter() ? Optional.of(names.lower(rest().substring("set_".length()))) : Optional.empty();
    }

    /** The Java parameters so far. */
    public JavaParameters parameters() {
        return parameters;
    }

    /** The functions that may be called along with this one. */
    public Companions companions() {
        return companions;
    }

    /** What outlives the call. */
    public Lifetimes lifetimes() {
        return lifetimes;
    }

    /** Whether all parameters are taken. */
    public boolean done() {
        return next == function.parameters().size();
    }

    /** A parameter as templates address it. */
    public String address(int index) {
        return ParameterNames.address(function, index, known);
    }

    /** The next parameter as templates address it. */
    public String address() {
        return address(next);
    }

    /** What can be said of the next parameter, as it stands in a template. */
    public String saying(String fact) {
        return "parameters: {" + address() + ": {" + fact + "}}";
    }

    /** The function's name without what those of RocksDB start with. */
    public String bareName() {
        return FunctionShape.withoutPrefix(function.name(), rules.conventions().symbolPrefix());
    }

    /** The index of the next parameter to take. */
    public int index() {
        return next;
    }

    /** The type of the next parameter. */
    public CType type() {
        return function.parameters().get(next).type();
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
        return rule.parameter(next);
    }

    /** That the templates say something of the next parameter that cannot be meant. */
    public RuleMistake mistake(String key, String message) {
        return RuleMistake.under(keys(key), message);
    }

    /** What states something of the next parameter, by the keys around it, outermost first. */
    public List<String> keys(String key) {
        return keys(next, key);
    }

    List<String> keys(int index, String key) {
        return List.of("parameters", address(index), key);
    }

    /**
     * Takes the next C parameter.
     *
     * @param kind what it is, for what the templates say of it
     */
    public void take(ValueKind kind, Argument argument) {
        kinds.add(kind);
        arguments.add(argument);
        next++;
    }

    /** What a parameter is that is taken. */
    ValueKind kind(int index) {
        return kinds.get(index);
    }

    /** The Java name of the next parameter: as stated, as in C, or else the given one. */
    public String parameterName(String otherwise) {
        String stated = fact().naming().name();
        if (stated != null) {
            return stated;
        }
        String inC = function.parameters().get(next).name();
        if (inC == null) {
            return otherwise;
        }
        String spelt = rules.conventions().spelling().parameterNames().get(inC);
        return spelt != null ? spelt : names().lower(inC);
    }

    /** Notes something that C fills and that is a part of the result. */
    public void component(Result.Component component) {
        components.add(component);
    }

    public List<Result.Component> components() {
        return components;
    }

    public void checkErrors() {
        checksError = true;
    }

    public boolean checksError() {
        return checksError;
    }

    /** Notes a convention that has taken something. */
    void note(String convention) {
        conventions.add(convention);
    }

    Set<String> conventions() {
        return conventions;
    }

    public List<Argument> arguments() {
        return arguments;
    }

    /** The argument of a parameter that the templates name; null if they name none, or one that there is not. */
    @Nullable Argument argumentOrNull(@Nullable Integer index) {
        return index == null || index >= arguments.size() ? null : arguments.get(index);
    }
}
