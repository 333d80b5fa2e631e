package dev.rockspan.generator.emit;

import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Signature;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What classes have from the interfaces that they implement, and from those that they extend. */
final class Inheritance {

    /**
     * A method that only calls another form of its operation, which leaves parameters out or takes buffers: where two are
     * equal, one will do.
     *
     * @param all the parameters of the form that has all
     */
    private record Forwarding(Signature signature, List<JavaParameter> all, TypeName type) {

        /** What it calls. */
        Signature called() {
            return all.size() > signature.types().size()
                    ? Signature.of(signature.name(), all)
                    : new Signature(
                            signature.name(),
                            signature.types().stream()
                                    .map(Forwarding::withoutBuffer)
                                    .toList());
        }

        private static JavaType withoutBuffer(JavaType type) {
            return type == JavaType.Bytes.BUFFER ? JavaType.Bytes.SEGMENT : type;
        }
    }

    private final List<SharedInterface> interfaces;
    private final Map<String, Set<Signature>> inherited = new HashMap<>();
    /** By class, those that it need not have itself; by interface, those that it has for its classes. */
    private final Map<String, Set<Forwarding>> forwardings = new HashMap<>();

    private final ResultEmitter results;
    private final ApiPackage api;

    Inheritance(ApiModel model, RawCalls raw) {
        this(model.interfaces(), raw);
        Map<String, HandleClass> classes =
                model.classes().stream().collect(Collectors.toMap(HandleClass::name, type -> type));
        for (SharedInterface type : interfaces) {
            Set<Forwarding> shared = shared(type, classes);
            forwardings.put(type.name(), shared);
            type.classes()
                    .forEach(name -> add(name, type.methods().stream().map(SharedInterface.Method::signature), shared));
        }
        for (HandleClass type : model.classes()) {
            Derived derived = type.supertypes().derived();
            HandleClass superclass = derived == null ? null : classes.get(derived.superclass());
            if (superclass != null) {
                add(type.name(), signatures(superclass), forwardings(superclass));
            }
        }
    }

    private Inheritance(List<SharedInterface> interfaces, RawCalls raw) {
        this.interfaces = interfaces;
        this.results = new ResultEmitter(raw);
        this.api = raw.api();
    }

    /** Of what implements no interfaces. */
    static Inheritance none(RawCalls raw) {
        return new Inheritance(List.of(), raw);
    }

    private void add(String name, Stream<Signature> signatures, Set<Forwarding> forwarded) {
        signatures.forEach(inherited.computeIfAbsent(name, key -> new HashSet<>())::add);
        forwardings.computeIfAbsent(name, key -> new HashSet<>()).addAll(forwarded);
    }

    private static Stream<Signature> signatures(HandleClass type) {
        return type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .flatMap(operation -> operation.forms().map(parameters -> Signature.of(operation.name(), parameters)));
    }

    /** Those that all classes of an interface have, if it has what they call. */
    private Set<Forwarding> shared(SharedInterface type, Map<String, HandleClass> classes) {
        Set<Signature> methods = withParents(type)
                .flatMap(above -> above.methods().stream())
                .map(SharedInterface.Method::signature)
                .collect(Collectors.toSet());
        Set<Signature> own =
                type.methods().stream().map(SharedInterface.Method::signature).collect(Collectors.toSet());
        return type.classes().stream()
                .map(name -> forwardings(Objects.requireNonNull(classes.get(name))))
                .reduce((one, other) -> one.stream().filter(other::contains).collect(Collectors.toSet()))
                .orElse(Set.of())
                .stream()
                .filter(forwarding -> own.contains(forwarding.signature()) && methods.contains(forwarding.called()))
                .filter(forwarding -> forwarding.all().stream().allMatch(parameter -> parameter.given() == null))
                .collect(Collectors.toSet());
    }

    private Stream<SharedInterface> withParents(SharedInterface type) {
        return Stream.concat(
                Stream.of(type),
                interfaces.stream()
                        .filter(other -> type.parents().contains(other.name()))
                        .flatMap(this::withParents));
    }

    private Set<Forwarding> forwardings(HandleClass type) {
        return type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .flatMap(operation -> operation
                        .forms()
                        .filter(parameters -> isForwarding(operation, parameters))
                        .map(parameters -> forwarding(type.name(), operation, parameters)))
                .collect(Collectors.toSet());
    }

    private static boolean isForwarding(Operation operation, List<JavaParameter> parameters) {
        return parameters.size() < operation.parameters().size() || BuffersEmitter.takesBuffers(operation);
    }

    private Forwarding forwarding(String type, Operation operation, List<JavaParameter> parameters) {
        return new Forwarding(
                Signature.of(operation.name(), parameters),
                operation.parameters().stream()
                        .map(parameter -> parameter.described(""))
                        .toList(),
                results.type(api.type(type), operation));
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

    /** Whether an interface or the superclass of a class has a method that does the same, or an interface has it itself. */
    boolean has(String type, Operation operation, List<JavaParameter> parameters) {
        return operation.form() == Form.METHOD
                && isForwarding(operation, parameters)
                && forwardings.getOrDefault(type, Set.of()).contains(forwarding(type, operation, parameters));
    }
}
