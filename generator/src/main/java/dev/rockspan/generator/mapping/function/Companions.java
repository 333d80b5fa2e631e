package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The functions that are called along with one. */
public record Companions(Rules rules, TypeIndex types, FunctionShape shape) {

    /**
     * A function that is called along with this one.
     *
     * @throws UndecidedException if it is left out, or undecided
     */
    public String needed(String function) {
        if (types.isUndecided(function)) {
            throw new UndecidedException("it needs " + function + ", which is undecided").about(function);
        }
        rules.placed(function).filter(located -> !located.rule().isMapped()).ifPresent(located -> {
            throw new UndecidedException("it needs " + function + ", which is left out at " + located.place());
        });
        return function;
    }

    /**
     * A function that is stated to free an array.
     *
     * @param keys what states it
     * @throws RuleMistake if it takes anything but the array, and its length at most
     */
    public String arrayDestroyer(String stated, CType array, List<String> keys) {
        types.function(needed(stated)).map(CFunction::parameters).ifPresent(takes -> {
            if (!takesArray(takes, array)) {
                throw RuleMistake.under(
                        keys,
                        stated + " cannot free the array: name a function that takes " + CTypePrinter.print(array)
                                + " alone, or with its length");
            }
        });
        return stated;
    }

    /**
     * A function of a fork that seems to free what C gives: it is named so, and takes that.
     *
     * @param isArray whether it may take a length, too
     */
    public Optional<String> freer(CType given, boolean isArray) {
        return types.functionNames().stream()
                .filter(name ->
                        types.isNew(name) && !name.equals(rules.conventions().free()))
                .flatMap(name -> types.function(name).stream())
                .filter(function -> FunctionShape.isNamedAsDestroyer(function, rules))
                .filter(function -> isArray
                        ? takesArray(function.parameters(), given)
                        : function.parameters().size() == 1 && takesFirst(function.parameters(), given))
                .map(CFunction::name)
                .findFirst();
    }

    /** Whether a function takes an array alone, or with its length. */
    private static boolean takesArray(List<CParameter> takes, CType array) {
        return takesFirst(takes, array)
                && (takes.size() < 2 || takes.size() == 2 && takes.get(1).type() instanceof CType.Scalar);
    }

    /** Whether a function takes that, or any pointer, first. */
    private static boolean takesFirst(List<CParameter> takes, CType freed) {
        return !takes.isEmpty()
                && (CTypes.isVoidPointer(takes.get(0).type())
                        || CTypes.withoutConst(takes.get(0).type()).equals(CTypes.withoutConst(freed)));
    }

    /**
     * A function that is stated to free a text or bytes.
     *
     * @param owned whether they are to be freed
     * @param keys what states it
     * @throws RuleMistake if it takes anything else
     */
    public void charsDestroyer(String stated, CType chars, boolean owned, List<String> keys) {
        if (!owned) {
            throw RuleMistake.under(
                    keys, "nothing frees what it returns, as \"ownership\" says view; delete one of them");
        }
        types.function(needed(stated)).map(CFunction::parameters).ifPresent(takes -> {
            if (takes.size() != 1 || !takesFirst(takes, chars)) {
                throw RuleMistake.under(
                        keys,
                        stated + " cannot free what it returns: name a function that takes " + CTypePrinter.print(chars)
                                + " alone");
            }
        });
    }

    /** Whether a function can be asked before this one: it takes the receiver alone and returns a number. */
    public boolean isQuestion(String candidate) {
        return rules.function(candidate).isMapped()
                && types.function(candidate)
                        .filter(asked -> asked.returnType() instanceof CType.Scalar)
                        .map(CFunction::parameters)
                        .filter(asked -> asked.size() == 1)
                        .flatMap(asked -> TypeIndex.opaqueName(asked.get(0).type()))
                        .filter(shape.owner().cName()::equals)
                        .isPresent();
    }

    /**
     * A function of the receiver that is stated to be asked before this one.
     *
     * @param keys what states it
     * @throws RuleMistake if it cannot be
     */
    public String question(String stated, String purpose, List<String> keys) {
        if (shape.form() != Form.METHOD) {
            throw RuleMistake.under(
                    keys, stated + " cannot be called " + purpose + ": there is no receiver to call it with");
        }
        return question(stated, purpose, keys, "the receiver", shape.owner().cName());
    }

    /**
     * A function that is stated to be asked of an object before this one.
     *
     * @param what the object, in words
     * @throws RuleMistake if it cannot be
     */
    String question(String stated, String purpose, List<String> keys, String what, String type) {
        CFunction asked = types.function(needed(stated)).orElseThrow(() -> RuleMistake.under(
                        keys,
                        "the header has no function " + stated + " " + purpose
                                + Suggestions.didYouMean(stated, types.functionNames()))
                .about(stated));
        String takes = asked.parameters().stream()
                .map(parameter -> TypeIndex.opaqueName(parameter.type()).orElse(CTypePrinter.print(parameter.type())))
                .collect(Collectors.joining(", "));
        if (!takes.equals(type)) {
            throw RuleMistake.under(
                    keys,
                    stated + " cannot be called " + purpose + ": it takes "
                            + (takes.isEmpty() ? "nothing" : takes) + ", and " + what + " is a " + type
                            + "; name a function that takes that alone");
        }
        if (!(asked.returnType() instanceof CType.Scalar)) {
            throw RuleMistake.under(
                    keys,
                    stated + " cannot be called " + purpose + ": it returns " + CTypePrinter.print(asked.returnType())
                            + "; name a function that returns a number");
        }
        return stated;
    }
}
