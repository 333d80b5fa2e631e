package dev.rockspan.generator.explain;

import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.javasource.Members;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaGetters;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Signature;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.SplitInterface;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.CppEnumRule;
import dev.rockspan.generator.rules.InterfaceRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The types of a Java API with all of their public members, each with what it stands for in C. Immutable. */
public final class JavaNames {

    private final ApiModel model;
    private final Rules rules;
    private final List<JavaName> classes;
    /** The classes first. */
    private final List<JavaName> types;

    private JavaNames(ApiModel model, Rules rules) {
        this.model = model;
        this.rules = rules;
        this.classes = model.classes().stream().map(this::of).toList();
        this.types = new ArrayList<>(classes);
        model.records().forEach(type -> types.add(of(type)));
        model.values().forEach(type -> types.add(of(type)));
        model.enums().forEach(type -> types.add(of(type)));
        model.callbacks().forEach(this::add);
        model.interfaces().forEach(type -> types.add(of(type)));
        model.splitInterfaces().forEach(type -> types.add(of(type)));
    }

    /** The names of an API that these rules have made. */
    public static JavaNames of(ApiModel model, Rules rules) {
        return new JavaNames(model, rules);
    }

    /** The type of that name. */
    public Optional<JavaName> type(String name) {
        return types.stream().filter(type -> type.text().equals(name)).findFirst();
    }

    /** The type that a type of the header became, or why there is none. */
    public Optional<JavaName> typeOver(String cName) {
        Located<TypeRule> stated = rules.types().get(cName);
        if (stated == null) {
            return Optional.empty();
        }
        String reason = stated.rule().exclude();
        return reason == null
                ? type(stated.rule().className())
                : Optional.of(JavaName.type(
                        cName, "left out: " + reason, stated.place().toString(), List.of()));
    }

    /** The type of the header that a class stands for. */
    Optional<String> cType(String className) {
        return model.classes().stream()
                .filter(type -> type.name().equals(className))
                .map(HandleClass::cType)
                .findFirst();
    }

    /** The members that somebody may mean who writes {@code RocksDB.put}, with or without the types of parameters. */
    public List<JavaName> members(String written) {
        String even = Members.withoutTypeArguments(written).replaceAll("\\s*,\\s*", ", ");
        return members(types).filter(member -> member.isMeantBy(even)).toList();
    }

    /** The constant of an enum that stands for a constant of the header. */
    public Optional<JavaName> constant(String cName) {
        return model.enums().stream()
                .flatMap(type -> type.constants().stream()
                        .filter(constant -> constant.origin().equals(cName))
                        .map(constant -> constant(type, constant)))
                .findFirst();
    }

    /** Whether methods of the runtime call functions, so that classes have these methods without them, too. */
    boolean areCalledByHand(Set<String> functions) {
        return rules.types().values().stream()
                .flatMap(type -> Stream.ofNullable(type.rule().contents().base()))
                .flatMap(base -> Stream.ofNullable(rules.paths().get(base.path())))
                .anyMatch(path -> path.rule().functions().values().containsAll(functions));
    }

    /** The constants of the header that constants of enums stand for, sorted. */
    public Set<String> constants() {
        return model.enums().stream()
                .flatMap(type -> type.constants().stream())
                .map(EnumClass.Constant::origin)
                .filter(origin -> !origin.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The types of the header that something is said of, sorted. */
    public Set<String> cTypes() {
        return rules.types().keySet();
    }

    /**
     * All forms of the methods of classes over a function, the longest of each first, then those of the interfaces from
     * which classes of one C type have them.
     */
    public List<String> membersOver(String function) {
        return Stream.concat(
                        members(classes),
                        model.splitInterfaces()
                                .flatMap(type -> type(type.name()).stream())
                                .flatMap(type -> type.members().stream()))
                .filter(member -> member.functions().contains(function))
                .map(JavaName::text)
                .toList();
    }

    /** The methods over a function that the templates state of shared interfaces, by the interface. */
    SortedMap<String, List<JavaName>> statedOver(String function) {
        return members(types)
                .filter(member -> !member.rule().isEmpty() && member.functions().contains(function))
                .collect(Collectors.groupingBy(
                        member -> member.text().replaceFirst("\\..*", ""), TreeMap::new, Collectors.toList()));
    }

    /** The names of types and members, sorted, without the types of parameters. */
    public Set<String> all() {
        return Stream.concat(types.stream(), members(types))
                .map(JavaName::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<JavaName> members(List<JavaName> types) {
        return types.stream().flatMap(type -> type.members().stream());
    }

    private JavaName of(HandleClass type) {
        List<JavaName> members = new ArrayList<>();
        for (Operation operation : type.operations()) {
            operation.forms().forEach(form -> members.add(over(type.name(), operation, form)));
        }
        javaGetters(type.name(), type.operations()).forEach(members::add);
        members.add(JavaName.member(
                type.name() + ".close()",
                type.lifetime().destroy() == null ? "ends the use of the object; no single C function does that" : "",
                type.lifetime().destroy() == null
                        ? List.of()
                        : List.of(type.lifetime().destroy())));
        members.add(JavaName.member(
                type.name() + ".in(Arena)", "has the arena close the object; no C function is called", List.of()));
        return JavaName.type(type.name(), "class over " + type.cType(), place(rules.types(), type.cType()), members);
    }

    private static JavaName over(String owner, Operation operation, List<JavaParameter> parameters) {
        return JavaName.member(Signatures.text(owner, operation, parameters), "", List.of(operation.function()));
    }

    private JavaName of(RecordClass type) {
        List<String> functions = model.classes().stream()
                .flatMap(maker -> maker.operations().stream())
                .filter(operation -> operation.result() instanceof Result.Several several
                        && type.name().equals(several.recordName()))
                .map(Operation::function)
                .distinct()
                .toList();
        return JavaName.type(
                type.name(),
                "record that comes back from " + String.join(", ", functions),
                functions.isEmpty() ? "" : place(rules.functions(), functions.get(0)),
                type.components().stream()
                        .map(component -> JavaName.member(type.name() + '.' + component.name() + "()", "", functions))
                        .toList());
    }

    private JavaName of(ValueClass type) {
        return JavaName.type(
                type.name(),
                "record over " + String.join(", ", type.cTypes()),
                place(rules.types(), type.cTypes().get(0)),
                type.parts().stream()
                        .map(part ->
                                JavaName.member(type.name() + '.' + part.name() + "()", "", List.of(part.function())))
                        .toList());
    }

    private JavaName of(EnumClass type) {
        List<JavaName> members = new ArrayList<>();
        type.constants().forEach(constant -> members.add(constant(type, constant)));
        members.add(JavaName.member(type.name() + ".getValue()", "the number in C", List.of()));
        members.add(JavaName.member(
                type.name() + (type.flags() ? ".ofBits(int)" : ".get" + type.name() + "(int)"),
                "created from the number in C",
                List.of()));
        if (type.flags()) {
            members.add(JavaName.member(type.name() + ".bits(Set)", "the number in C", List.of()));
        }
        return JavaName.type(
                type.name(), "enum over " + standsFor(type.name()), place(rules.enums(), type.name()), members);
    }

    private static JavaName constant(EnumClass type, EnumClass.Constant constant) {
        return JavaName.member(
                type.name() + '.' + constant.name(),
                (constant.origin().isEmpty() ? "" : constant.origin() + ", ") + constant.value(),
                List.of());
    }

    private String standsFor(String enumName) {
        return Optional.ofNullable(rules.enums().get(enumName))
                .map(located -> located.rule().cpp())
                .map(CppEnumRule::name)
                .orElse("constants of the header");
    }

    private void add(CallbackInterface type) {
        String rule = place(rules.callbacks(), type.name());
        types.add(JavaName.type(
                type.name(),
                "interface that C calls back, through the function pointers of " + type.function(),
                rule,
                type.methods().stream()
                        .map(method -> JavaName.member(
                                type.name()
                                        + '.'
                                        + Signatures.erased(
                                                method.name(),
                                                method.inputs().stream()
                                                        .map(input -> input.parameter())
                                                        .toList()),
                                "method that C calls back as "
                                        + method.pointer().prototype(),
                                List.of(type.function())))
                        .toList()));
        type.methods().forEach(method -> {
            if (method.result() instanceof CallbackResult.Answer answer) {
                types.add(JavaName.type(
                        type.name() + '.' + answer.name(),
                        "record that " + type.name() + '.' + method.name() + " returns",
                        rule,
                        Stream.concat(Stream.of(answer.first()), answer.others().stream())
                                .map(part -> JavaName.member(
                                        type.name() + '.' + answer.name() + '.' + part.name() + "()",
                                        "",
                                        List.of(type.function())))
                                .toList()));
            }
        });
    }

    private JavaName of(SplitInterface type) {
        return JavaName.type(
                type.name(),
                "interface of the classes of " + type.cType() + " that have its options",
                place(rules.splits(), type.cType()),
                Stream.concat(
                                type.operations().stream()
                                        .map(operation -> over(type.name(), operation, operation.parameters())),
                                javaGetters(type.name(), type.operations()))
                        .toList());
    }

    /** The getters of what C only sets. */
    private static Stream<JavaName> javaGetters(String owner, List<Operation> operations) {
        return JavaGetters.setters(operations).stream()
                .map(setter ->
                        JavaName.member(owner + '.' + JavaGetters.name(setter) + "()", "", List.of(setter.function())));
    }

    private JavaName of(SharedInterface type) {
        List<HandleClass> classes = model.classes().stream()
                .filter(implementing -> type.classes().contains(implementing.name()))
                .toList();
        return JavaName.type(
                type.name(),
                "interface of " + String.join(", ", type.classes()),
                place(rules.interfaces(), type.name()),
                methods(type)
                        .map(method -> new JavaName(
                                type.name()
                                        + '.'
                                        + Signatures.erased(method.sample().name(), method.parameters()),
                                "",
                                type.methods().contains(method) && !method.narrowing() ? place(type, method) : "",
                                functions(method.signature(), classes),
                                List.of()))
                        .toList());
    }

    private String place(SharedInterface type, SharedInterface.Method method) {
        Located<InterfaceRule> located =
                Objects.requireNonNull(rules.interfaces().get(type.name()));
        return located.place(List.of("methods", method.form())).toString();
    }

    /** Its own and those of what it extends. */
    private Stream<SharedInterface.Method> methods(SharedInterface type) {
        return Stream.concat(
                type.methods().stream(),
                model.interfaces().stream()
                        .filter(parent -> type.parents().contains(parent.name()))
                        .flatMap(this::methods)
                        .filter(method -> type.methods().stream()
                                .noneMatch(own -> own.signature().equals(method.signature()))));
    }

    private static List<String> functions(Signature signature, List<HandleClass> classes) {
        return classes.stream()
                .flatMap(type -> type.operations().stream())
                .filter(operation -> operation.forms().anyMatch(form -> Signature.of(operation.name(), form)
                        .equals(signature)))
                .map(Operation::function)
                .distinct()
                .toList();
    }

    private static String place(Map<String, ? extends Located<?>> stated, String name) {
        Located<?> located = stated.get(name);
        return located == null ? "" : located.place().toString();
    }
}
