package dev.rockspan.generator.validate;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.ValueClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Finds names that Java does not allow and methods that would be the same to Java. */
public final class ModelValidator {

    /** What a component of a record cannot be called. */
    private static final Set<String> TAKEN_IN_RECORDS =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, String> files = new HashMap<>();

    private final Map<String, String> decidedBy;
    private final Map<String, String> places;

    private ModelValidator(Map<String, String> decidedBy, Map<String, String> places) {
        this.decidedBy = decidedBy;
        this.places = places;
    }

    /**
     * Checks the model.
     *
     * @throws GenerationException with all problems, if there are any
     */
    public static ApiModel validate(MappedApi binding) {
        ModelValidator validator = new ModelValidator(
                binding.coverage().stream().collect(Collectors.toMap(CoverageRow::function, CoverageRow::rule)),
                binding.places());
        ApiModel model = binding.model();
        model.classes().forEach(validator::check);
        model.records().forEach(validator::check);
        model.values().forEach(validator::check);
        model.enums().forEach(validator::check);
        model.callbacks().forEach(validator::check);
        model.interfaces().forEach(type -> validator.checkType(type.name()));
        model.splitInterfaces().forEach(type -> validator.checkType(type.name()));
        if (!validator.problems.isEmpty()) {
            throw new GenerationException(
                    GenerationException.Kind.INPUT_REFUSED,
                    validator.problems.stream().distinct().toList());
        }
        return model;
    }

    private void check(HandleClass type) {
        checkName(type.name(), type.cType(), "class");
        checkFile(type.name());
        Map<String, Operation> seen = new HashMap<>();
        for (Operation operation : type.operations()) {
            String name = operation.form() == Form.CONSTRUCTOR ? "<new>" : operation.name();
            if (operation.form() != Form.CONSTRUCTOR) {
                checkName(name, operation.function(), "name");
            }
            checkParameters(operation);
            checkUnique(type, operation, name, operation.parameters(), seen);
            operation.shortForms().forEach(form -> checkUnique(type, operation, name, form, seen));
        }
        NullOverloads.in(type).forEach(problem -> problem(String.valueOf(problem.place()), problem.message()));
    }

    private void checkParameters(Operation operation) {
        Set<String> names = new HashSet<>();
        for (JavaParameter parameter : operation.parameters()) {
            checkName(parameter.name(), operation.function(), "name");
            if (JavaParameter.isReserved(parameter.name()) || !names.add(parameter.name())) {
                problem(
                        operation.function(),
                        "\"" + parameter.name() + "\" cannot be the name of a parameter: "
                                + (names.contains(parameter.name()) ? "there are two" : "generated code uses it")
                                + "; give it another \"name\"");
            }
        }
    }

    private void checkType(String name) {
        checkName(name, name, "");
        checkFile(name);
    }

    private void check(RecordClass type) {
        checkType(type.name());
        Set<String> names = new HashSet<>();
        for (Result.Component component : type.components()) {
            checkName(component.name(), type.name(), "component");
            if (TAKEN_IN_RECORDS.contains(component.name()) || !names.add(component.name())) {
                problem(
                        type.name(),
                        "cannot have a component called " + component.name()
                                + (names.contains(component.name()) ? ", as there is one already" : "")
                                + "; give it another \"component\"");
            }
        }
    }

    private void check(ValueClass type) {
        checkName(type.name(), type.name(), "class");
        checkFile(type.name());
        Map<String, Operation> seen = new HashMap<>();
        for (Operation part : type.parts()) {
            checkName(part.name(), part.function(), "name");
            Operation other = seen.putIfAbsent(part.name(), part);
            if (other != null || TAKEN_IN_RECORDS.contains(part.name()) || JavaParameter.isReserved(part.name())) {
                problem(
                        part.function(),
                        "cannot be the component " + part.name() + " of " + type.name()
                                + (other == null ? "" : ", which " + other.function() + " is already")
                                + "; give it another \"name\"");
            }
        }
    }

    /** Not every file system tells capital letters from small ones. */
    private void checkFile(String name) {
        if (Signatures.isOfJava(name)) {
            problem(name, "is a class of java.lang, which all others would see no more; give it another name");
        }
        String other = files.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
        if (other != null) {
            String place = places.get(other);
            problem(
                    name,
                    "and " + other + (place == null ? "" : " (" + place + ")")
                            + " would be the same file; give one another name");
        }
    }

    private void checkUnique(
            HandleClass type,
            Operation operation,
            String name,
            List<JavaParameter> parameters,
            Map<String, Operation> seen) {
        String signature = Signatures.erased(name, parameters);
        Operation other = seen.putIfAbsent(signature, operation);
        if (other != null) {
            problem(
                    operation.function(),
                    "is " + type.name() + "." + signature + " (" + decidedBy(operation) + "), and so is "
                            + other.function() + " (" + decidedBy(other) + "); give one another \"name\"");
        } else {
            Signatures.taken(signature, type.defaultInstance())
                    .ifPresent(why -> problem(
                            operation.function(),
                            type.name() + " would have a method " + signature + ", " + why
                                    + "; give it another \"name\""));
        }
    }

    private String decidedBy(Operation operation) {
        return decidedBy.getOrDefault(
                operation.function(), operation.description().rule());
    }

    private void check(CallbackInterface type) {
        checkType(type.name());
        for (CallbackMethod method : type.methods()) {
            List<JavaParameter> parameters = method.inputs().stream()
                    .map(CallbackMethod.Input::parameter)
                    .toList();
            checkName(method.name(), type.name(), "name");
            parameters.forEach(parameter -> checkName(parameter.name(), type.name(), "name"));
            String signature = Signatures.erased(method.name(), parameters);
            Signatures.taken(signature, false)
                    .ifPresent(why -> problem(
                            type.name(),
                            "would have a method " + signature + ", " + why + "; give it another \"name\""));
        }
    }

    private void check(EnumClass type) {
        checkType(type.name());
        Set<String> names = new HashSet<>();
        for (EnumClass.Constant constant : type.constants()) {
            checkName(constant.name(), type.name(), "");
            if (!names.add(constant.name())) {
                problem(type.name(), "has two constants called " + constant.name() + "; give one another name");
            }
        }
    }

    /**
     * @param symbol what has that name
     * @param key under which the templates can give it another, if it is not a key itself
     */
    private void checkName(String name, String symbol, String key) {
        boolean possible = SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
        if (!possible || key.equals("class") && !Character.isUpperCase(name.charAt(0))) {
            problem(
                    symbol,
                    "\"" + name + "\" cannot be a name " + (possible ? "of a class" : "in Java") + "; give it another "
                            + (key.isEmpty() ? "name" : '"' + key + '"'));
        }
    }

    /** With the line of the templates that speak of it, if any do. */
    private void problem(String symbol, String message) {
        String place = places.get(symbol);
        problems.add(
                place == null
                        ? new Problem(symbol, message + " in {0}", Setting.NEW_RULES.use())
                        : new Problem(place, symbol + ": " + message));
    }
}
