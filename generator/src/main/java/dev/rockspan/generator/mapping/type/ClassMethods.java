package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signature;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The methods of a class, found in two ways.
 *
 * @param bySignature each by what tells it apart
 * @param byForm those that a form stands for, as templates name it
 */
record ClassMethods(Map<Signature, Overload> bySignature, Map<String, Set<Signature>> byForm) {

    static ClassMethods of(HandleClass type) {
        ClassMethods methods = new ClassMethods(new LinkedHashMap<>(), new TreeMap<>());
        type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .forEach(methods::add);
        return methods;
    }

    private void add(Operation operation) {
        List<Overload> ways = Overload.of(operation);
        for (Overload way : ways) {
            bySignature.put(way.signature(), way);
            add(way.form(), way);
            add(ways.get(0).form(), way);
        }
    }

    private void add(String form, Overload way) {
        byForm.computeIfAbsent(form, key -> new LinkedHashSet<>()).add(way.signature());
    }
}
