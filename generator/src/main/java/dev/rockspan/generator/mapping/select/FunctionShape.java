package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule.Accessors;
import java.util.Comparator;
import java.util.Optional;

/**
 * Where a function stands in Java and what it is called, decided from its name and first parameter alone.
 *
 * @param owner the type in whose class it stands
 * @param rest its C name without the type's prefix
 * @param name its Java name
 * @param earlierName the name that it had before folders were added
 * @param conventional the name that it would have if none was stated
 */
public record FunctionShape(
        HandleType owner, Form form, String rest, String name, String earlierName, String conventional) {

    public static FunctionShape of(CFunction function, Rules rules, TypeIndex types) {
        checkThatItFreesNoArray(function, rules);
        HandleType owner = owner(function, rules, types)
                .orElseThrow(() -> new UndecidedException(
                        new Question("no type of the templates has a prefix that starts its name")
                                .or(
                                        "in: " + first(function, types),
                                        "if that class is to have it; or give a type the prefix")));
        return of(function, rules, types, owner);
    }

    /** Whether something says where a function stands, or that it cannot stand anywhere. */
    public static boolean isPlaced(CFunction function, Rules rules, TypeIndex types) {
        return freesAnArray(function, rules) || owner(function, rules, types).isPresent();
    }

    private static FunctionShape of(CFunction function, Rules rules, TypeIndex types, HandleType owner) {
        FunctionRule rule = rules.function(function.name());
        String rest = types.prefixOf(function.name(), owner)
                .map(prefix -> function.name().substring(prefix.length()))
                .orElseGet(
                        () -> withoutPrefix(function.name(), rules.conventions().symbolPrefix()));
        Form form = form(function, rule, owner, rest);
        String conventional = conventionalName(function, rule, rules, owner, form, rest);
        return new FunctionShape(
                owner,
                form,
                rest,
                statedName(rule, form).orElse(conventional),
                rules.names().getOrDefault(function.name(), conventional),
                conventional);
    }

    /** The type of the first object that a function takes; or else that of a database, which has what needs none. */
    private static String first(CFunction function, TypeIndex types) {
        return function.parameters().stream()
                .flatMap(parameter -> types.pointedTo(parameter.type()).stream())
                .map(HandleType::cName)
                .findFirst()
                .orElseGet(() -> types.all().stream()
                        .filter(type -> type.rule().use().database())
                        .map(HandleType::cName)
                        .min(Comparator.comparing(String::length))
                        .orElse("<C type>"));
    }

    /** The C name of another function of the type: with the same prefix before what is left of it without that. */
    public static String sibling(String function, String rest, String otherRest) {
        return function.substring(0, function.length() - rest.length()) + otherRest;
    }

    private static void checkThatItFreesNoArray(CFunction function, Rules rules) {
        if (freesAnArray(function, rules)) {
            throw new UndecidedException(
                    new Question("by its name it frees an array, text or bytes: say \"returns: {destroy: "
                                    + function.name() + "}\" of the function that gives that, and nothing of this one")
                            .orExclude("if what it frees is left out", "What it frees is left out."));
        }
    }

    /** What frees an array, or a text, looks like what fills one, but would free memory of Java's. */
    private static boolean freesAnArray(CFunction function, Rules rules) {
        return function.returnType() instanceof CType.Void
                && function.parameters().stream()
                        .limit(1)
                        .anyMatch(first -> first.type() instanceof CType.Pointer pointer
                                && (pointer.target() instanceof CType.Pointer
                                        || pointer.target() instanceof CType.Scalar))
                && isNamedAsDestroyer(function, rules)
                && rules.function(function.name()).parameters().isEmpty()
                && rules.givers(function.name()).isEmpty();
    }

    /** Whether a function's name says that it frees what it is passed first. */
    public static boolean isNamedAsDestroyer(CFunction function, Rules rules) {
        boolean isList = function.parameters().stream()
                .limit(1)
                .anyMatch(
                        first -> first.type() instanceof CType.Pointer list && list.target() instanceof CType.Pointer);
        return rules.conventions().objectNames().isDestroyer(function.name())
                || isList && rules.conventions().objectNames().mayFree(function.name());
    }

    /** A name without what those of RocksDB start with. */
    public static String withoutPrefix(String name, String prefix) {
        return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    }

    private static Optional<HandleType> owner(CFunction function, Rules rules, TypeIndex types) {
        return owner(function, rules.function(function.name()), types).or(() -> giver(function, rules, types)
                .flatMap(giver -> owner(giver, rules.function(giver.name()), types)));
    }

    /** The function that gives what this one is stated to free. */
    private static Optional<CFunction> giver(CFunction function, Rules rules, TypeIndex types) {
        return rules.givers(function.name()).keySet().stream()
                .flatMap(giver -> types.function(giver).stream())
                .findFirst();
    }

    private static Optional<HandleType> owner(CFunction function, FunctionRule rule, TypeIndex types) {
        String in = rule.naming().in();
        if (in != null) {
            return Optional.of(types.named(in)
                    .orElseThrow(() -> RuleMistake.under(
                            "in",
                            "\"in: " + in + "\" names no type with a Java class"
                                    + Suggestions.didYouMean(
                                            in,
                                            types.all().stream()
                                                    .map(HandleType::cName)
                                                    .toList()))));
        }
        return types.byName(function).or(() -> function.parameters().stream()
                .limit(1)
                .flatMap(parameter -> types.pointedTo(parameter.type()).stream())
                .findFirst());
    }

    private static Form form(CFunction function, FunctionRule rule, HandleType owner, String rest) {
        if (rule.naming().form() != null) {
            return stated(function, Form.valueOf(rule.naming().form().name()), owner);
        }
        if (!function.parameters().isEmpty()
                && TypeIndex.isOf(function.parameters().get(0).type(), owner.cName())) {
            return Form.METHOD;
        }
        return rest.matches("create|new") && TypeIndex.isOf(function.returnType(), owner.cName())
                ? Form.CONSTRUCTOR
                : Form.STATIC;
    }

    private static Form stated(CFunction function, Form form, HandleType owner) {
        if (form == Form.METHOD
                && (function.parameters().isEmpty()
                        || !TypeIndex.isOf(function.parameters().get(0).type(), owner.cName()))) {
            throw RuleMistake.under(
                    "form",
                    "it cannot be a method of " + owner.className() + ": its first parameter is no " + owner.cName()
                            + "; say \"form: static\"");
        }
        if (form == Form.CONSTRUCTOR && !TypeIndex.isOf(function.returnType(), owner.cName())) {
            throw RuleMistake.under(
                    "form",
                    "it cannot be a constructor of " + owner.className() + ": it returns no " + owner.cName()
                            + "; say another \"form\"");
        }
        return form;
    }

    private static Optional<String> statedName(FunctionRule rule, Form form) {
        if (rule.naming().name() != null && form == Form.CONSTRUCTOR) {
            throw RuleMistake.under(
                    "name",
                    "\"name\" has no effect on a constructor; say \"form: static\" to make it a method, or delete it");
        }
        return Optional.ofNullable(rule.naming().name());
    }

    private static String conventionalName(
            CFunction function, FunctionRule rule, Rules rules, HandleType owner, Form form, String rest) {
        Names names = new Names(rules.conventions().spelling().words());
        String cName = rest;
        if (cName.endsWith("_cf") && takesFirstType(function, rules)) {
            cName = cName.substring(0, cName.length() - "_cf".length());
        }
        if (form == Form.METHOD && cName.startsWith("get_") && owner.rule().accessorsOrPlain() == Accessors.PROPERTY) {
            cName = cName.substring("get_".length());
        }
        if (form == Form.METHOD
                && owner.rule().accessorsOrPlain() == Accessors.GETTER
                && !(function.returnType() instanceof CType.Void)) {
            String property = cName.startsWith("get_") ? cName.substring("get_".length()) : cName;
            return names.lower((isTruth(function, rule) ? "is_" : "get_") + property);
        }
        return names.lower(cName);
    }

    private static boolean isTruth(CFunction function, FunctionRule rule) {
        return rule.returnsOrNone().meaning().bool()
                || function.returnType() instanceof CType.Scalar scalar && CTypes.isTruth(scalar);
    }

    private static boolean takesFirstType(CFunction function, Rules rules) {
        return function.parameters().stream()
                .map(parameter -> TypeIndex.opaqueName(parameter.type()))
                .flatMap(Optional::stream)
                .anyMatch(rules.conventions().first()::contains);
    }
}
