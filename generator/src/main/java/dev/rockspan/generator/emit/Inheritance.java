package dev.rockspan.generator.emit;

import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Signature;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What classes have from the interfaces that they implement, and from those that they extend. */
final class Inheritance {

    private final List<SharedInterface> interfaces;
    private final Map<String, Set<Signature>> inherited = new HashMap<>();

    Inheritance(ApiModel model) {
        this(model.interfaces());
        for (HandleClass type : model.classes()) {
            Derived derived = type.supertypes().derived();
            if (derived != null) {
                Set<Signature> signatures = inherited.computeIfAbsent(type.name(), key -> new HashSet<>());
                model.classes().stream()
                        .filter(other -> other.name().equals(derived.superclass()))
                        .flatMap(other -> other.operations().stream())
                        .filter(operation -> operation.form() == Form.METHOD)
                        .forEach(operation -> operation
                                .forms()
                                .forEach(parameters -> signatures.add(Signature.of(operation.name(), parameters))));
            }
        }
    }

    private Inheritance(List<SharedInterface> interfaces) {
        this.interfaces = interfaces;
        for (SharedInterface type : interfaces) {
            for (String name : type.classes()) {
                Set<Signature> signatures = inherited.computeIfAbsent(name, key -> new HashSet<>());
                type.methods().forEach(method -> signatures.add(method.signature()));
            }
        }
    }

    /** Of what implements no interfaces. */
    static Inheritance none() {
        return new Inheritance(List.of());
    }

    /** The interfaces that a class names: those that it has through another one are understood. */
    List<String> interfacesOf(HandleClass type) {
        List<SharedInterface> all = interfaces.stream()
                .filter(candidate -> candidate.classes().contains(type.name()))
                .toList();
        return all.stream()
                .map(SharedInterface::name)
                .filter(name -> all.stream().noneMatch(other -> other.parents().contains(name)))
                .toList();
    }

    /** Whether a method of a class overrides one of its interfaces or of its superclass. */
    boolean overrides(String className, Operation operation, List<JavaParameter> parameters) {
        return operation.form() == Form.METHOD
                && inherited.getOrDefault(className, Set.of()).contains(Signature.of(operation.name(), parameters));
    }
}
