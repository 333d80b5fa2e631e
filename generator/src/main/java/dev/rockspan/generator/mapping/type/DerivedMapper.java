package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signature;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule.SuperclassRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Has classes extend another one, as {@code extends} says. */
public final class DerivedMapper {

    private final Selection selection;
    private final Rules rules;
    private final TypeIndex types;
    private final Map<String, HandleClass> classes;

    private DerivedMapper(Selection selection, List<HandleClass> classes) {
        this.selection = selection;
        this.rules = selection.rules();
        this.types = selection.types();
        this.classes = classes.stream().collect(Collectors.toMap(HandleClass::name, Function.identity()));
    }

    /**
     * The classes, of which some extend others.
     *
     * @param problems what is wrong is added to these
     */
    public static List<HandleClass> map(Selection selection, List<HandleClass> classes, List<Problem> problems) {
        DerivedMapper mapper = new DerivedMapper(selection, classes);
        return classes.stream().map(type -> mapper.derived(type, problems)).toList();
    }

    private HandleClass derived(HandleClass type, List<Problem> problems) {
        SuperclassRule rule = types.named(type.cType())
                .map(HandleType::rule)
                .map(stated -> stated.contents().superclass())
                .orElse(null);
        if (rule == null || selection.isElsewhere(rule.get()) || selection.isElsewhere(rule.close())) {
            return type;
        }
        try {
            return type.derived(derived(type, rule));
        } catch (RuleMistake e) {
            Place entry = rules.placeOfType(type.cType());
            problems.add(Objects.requireNonNullElse(e.place(null), entry)
                    .problem(type.name() + " cannot extend the class of " + rule.type() + ": " + e.getMessage()));
            return type;
        }
    }

    private Derived derived(HandleClass type, SuperclassRule rule) {
        HandleClass superclass = handleClass(rule.type());
        Stream.of(rule.get(), rule.close()).forEach(this::require);
        checkOverrides(type, superclass);
        checkNames(type, superclass);
        Set<Signature> overrides = type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .map(Operation::signature)
                .collect(Collectors.toSet());
        List<Operation> inherited = superclass.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .filter(operation -> !overrides.contains(operation.signature()))
                .toList();
        Stream.concat(rule.refused().keySet().stream(), rule.overridden().stream())
                .filter(function -> !selection.isElsewhere(function))
                .filter(function -> inherited.stream().noneMatch(isOf(function)))
                .filter(function -> !isLeftOut(function))
                .forEach(function -> {
                    throw new RuleMistake("it inherits no method over " + function + "; delete that");
                });
        Map<String, String> whys = new TreeMap<>(rule.refused());
        if (rule.own() != null && !rules.types().containsKey(rule.own())) {
            throw RuleMistake.under(
                    List.of("extends", "own"), rule.own() + " has no Java class; name a type that has one");
        }
        types.named(rule.own() == null ? "" : rule.own())
                .map(argument -> new JavaType.Handle(argument.className()))
                .ifPresent(argument -> inherited.stream()
                        .filter(operation -> !rule.overridden().contains(operation.function()))
                        .filter(operation -> operation.parameters().stream()
                                .anyMatch(parameter -> parameter.type().equals(argument)))
                        .forEach(operation ->
                                whys.putIfAbsent(operation.function(), "C has no such function for a " + type.name())));
        List<Derived.Refused> refused = new ArrayList<>();
        whys.forEach((function, why) -> inherited.stream()
                .filter(isOf(function))
                .forEach(operation -> refused.add(new Derived.Refused(operation, why))));
        return new Derived(superclass.name(), rule.get(), rule.close(), refused);
    }

    /** Whether the header has the function, and no class does: it is excluded, or what it needs is not there. */
    private boolean isLeftOut(String function) {
        return types.isUndecided(function)
                || types.function(function).isPresent()
                        && classes.values().stream()
                                .flatMap(other -> other.operations().stream())
                                .noneMatch(isOf(function));
    }

    private static Predicate<Operation> isOf(String function) {
        return operation -> operation.function().equals(function);
    }

    private HandleClass handleClass(String cType) {
        return types.named(cType)
                .flatMap(type -> Optional.ofNullable(classes.get(type.className())))
                .orElseThrow(() -> new RuleMistake(cType + " has no Java class; name a type that has one"));
    }

    private void require(String function) {
        if (types.function(function).isEmpty()) {
            throw new RuleMistake("the header has no function " + function);
        }
    }

    /** What C has for both has one name: by another one, the method of the superclass would stay beside it. */
    private void checkNames(HandleClass type, HandleClass superclass) {
        Map<String, List<Operation>> ofSuperclass = methods(superclass);
        methods(type).forEach((rest, own) -> {
            List<Operation> base = ofSuperclass.getOrDefault(rest, own);
            if (own.stream().noneMatch(method -> base.stream()
                    .anyMatch(other -> other.name().equals(method.name())))) {
                String function = own.get(0).function();
                String other = base.get(0).function();
                throw new RuleMistake(
                        function + " is " + own.get(0).name() + ", and " + other
                                + rules.place(other)
                                        .map(place -> " at " + place)
                                        .orElse("")
                                + ' ' + base.get(0).name()
                                + ", which it would not override; give both the same \"name\"",
                        rules.place(function).orElse(null));
            }
        });
    }

    /** The methods of a class by what follows the prefix of its type in the names of their functions. */
    private SortedMap<String, List<Operation>> methods(HandleClass type) {
        return type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .collect(Collectors.groupingBy(
                        operation -> selection.shape(operation.function()).rest(), TreeMap::new, Collectors.toList()));
    }

    /** What overrides a method takes and returns null where that does. */
    private void checkOverrides(HandleClass type, HandleClass superclass) {
        Map<Signature, Overload> overridden = ClassMethods.of(superclass).bySignature();
        ClassMethods.of(type).bySignature().forEach((signature, overload) -> {
            Overload other = overridden.get(signature);
            if (other != null && !other.isLike(overload)) {
                String function = other.operation().function();
                throw new RuleMistake(
                        overload.text() + ", over " + overload.operation().function()
                                + ", would override that over " + function
                                + rules.place(function)
                                        .map(place -> " at " + place)
                                        .orElse("")
                                + ", and differs in what it returns or lets be null; say the same of both",
                        rules.place(overload.operation().function()).orElse(null));
            }
        });
    }
}
