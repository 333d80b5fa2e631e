package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.function.ResultConvention.Returned;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.OptionInterfaces;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.rules.CopyRule;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Maps one function: lets the conventions take its parameters one after the other, then its result. */
public final class FunctionMapper {

    private final Selection selection;
    private final Rules rules;
    private final TypeIndex types;
    private final List<ParameterConvention> ofParameters;
    private final List<ResultConvention> ofResults;
    private final Map<String, List<ParameterDecision>> decisions = new HashMap<>();

    /**
     * A mapper of the functions of one header.
     *
     * @param ofParameters the conventions for parameters, in the order in which they are tried
     * @param ofResults those for results
     */
    public FunctionMapper(
            Selection selection, List<ParameterConvention> ofParameters, List<ResultConvention> ofResults) {
        this.selection = selection;
        this.rules = selection.rules();
        this.types = selection.types();
        this.ofParameters = ofParameters;
        this.ofResults = ofResults;
    }

    /**
     * The operations over a function: one, or two if it has a tryGet form too; bytes in their first form.
     *
     * @throws UndecidedException if a parameter, the result or the name has no convention
     * @throws RuleMistake if what the templates say of it cannot be meant
     */
    public List<Operation> map(CFunction function) {
        CFunction stated = Copies.stated(
                function, rules.function(function.name()).calling().onCopy(), types);
        FunctionShape shape = FunctionShape.of(stated, rules, types);
        OptionInterfaces.check(shape, function.name(), selection);
        CallBuilder call =
                new CallBuilder(stated, selection.history().declarations(function.name()), rules, types, shape);
        if (stated.returnType() instanceof CType.Pointer pointer
                && pointer.target() instanceof CType.Scalar
                && !CTypes.isChars(stated.returnType())) {
            throw UndecidedException.onlyExclude("no convention reads an array of numbers that C returns");
        }
        while (!call.done()) {
            takeNext(call);
        }
        Returned returned = named(call);
        UnusedRuleCheck.check(call, returned);
        Result result = returned.result();
        List<Operation> operations = new ArrayList<>();
        operations.add(operation(call, call.name(), result, false));
        call.parameters().checkForms(operations.get(0));
        if (call.rule().naming().tryName() != null) {
            operations.add(operation(call, call.rule().naming().tryName(), result, true));
        }
        operations.addAll(
                BufferForms.of(operations.get(0), call.rule().reading().bufferForm()));
        return operations;
    }

    /** The result, if the name will do, too; one that templates state is refused later, with its line. */
    private Returned named(CallBuilder call) {
        boolean isConventional =
                call.rule().naming().name() == null && !call.owner().isValue() && call.form() != Form.CONSTRUCTOR;
        Returned returned = resultOf(call);
        String signature = Signatures.erased(call.name(), call.parameters().ordered());
        Signatures.taken(signature, call.owner().rule().use().optional())
                .filter(why -> isConventional)
                .ifPresent(why -> {
                    throw new UndecidedException(
                            new Question("it would be " + signature + ", " + why).or("name: <name>", ""));
                });
        return returned;
    }

    private void takeNext(CallBuilder call) {
        int first = call.index();
        List<String> tried = new ArrayList<>();
        for (ParameterConvention convention : ofParameters) {
            if (convention.take(call)) {
                for (int index = first; index < call.index(); index++) {
                    note(call, index, tried, convention.label());
                }
                call.note(convention.label());
                return;
            }
            tried.add(convention.label());
        }
        note(call, first, tried, "");
        throw NoConvention.forNext(call);
    }

    private Returned resultOf(CallBuilder call) {
        CType returned = call.returnType();
        String type = CTypePrinter.print(returned);
        List<String> tried = new ArrayList<>();
        for (ResultConvention convention : ofResults) {
            Optional<Returned> result = convention.result(call);
            if (result.isPresent()) {
                call.note(convention.label());
                decisions(call).add(new ParameterDecision(ParameterDecision.RESULT, type, convention.label(), tried));
                return result.get();
            }
            tried.add(convention.label());
        }
        decisions(call).add(new ParameterDecision(ParameterDecision.RESULT, type, "", tried));
        throw NoConvention.forResult(returned);
    }

    private void note(CallBuilder call, int index, List<String> tried, String convention) {
        String type = CTypePrinter.print(call.function().parameters().get(index).type());
        decisions(call).add(new ParameterDecision(call.address(index), type, convention, tried));
    }

    private List<ParameterDecision> decisions(CallBuilder call) {
        return decisions.computeIfAbsent(call.function().name(), function -> new ArrayList<>());
    }

    /** By function, how its parameters and its result were decided so far. */
    public Map<String, List<ParameterDecision>> decisions() {
        return decisions;
    }

    private Operation operation(CallBuilder call, String name, Result result, boolean statusForm) {
        if (statusForm
                && !(call.checksError() && result.equals(new Result.OwnedBytes(null)))
                && result != Result.Plain.BYTES_LIST) {
            throw RuleMistake.under(
                    "try-name", "\"try-name\" needs an error slot and a result of bytes that C allocates; delete it");
        }
        CopyRule copy = call.rule().calling().onCopy();
        List<Check> checks = Preconditions.of(call);
        return new Operation(
                copy == null ? call.function().name() : copy.call(),
                new Operation.Declaration(call.form(), name, call.parameters().ordered()),
                Copies.arguments(call.arguments(), copy),
                result,
                new Operation.Outcome(
                        Readings.of(call, result),
                        call.checksError(),
                        statusForm,
                        Expectation.of(call, result, checks)),
                checks,
                EffectsMapper.of(call, result, selection),
                new Operation.Description(
                        selection.prototype(call.function()),
                        call.rule().naming().summary(),
                        OptionMapper.of(call),
                        "convention " + String.join(", ", call.conventions())));
    }
}
