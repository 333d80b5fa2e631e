package dev.rockspan.generator.emit;

import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The private methods of a class that several of its operations call. */
final class PrivateMethods {

    private final Map<List<Object>, MethodSpec> known = new HashMap<>();
    private final List<MethodSpec> added = new ArrayList<>();

    /** Adds a method, unless there is the same, and returns its name: another one if the wanted one is taken. */
    String add(MethodSpec wanted) {
        for (int number = 1; ; number++) {
            MethodSpec method = number == 1 ? wanted : renamed(wanted, wanted.name() + number);
            MethodSpec other = known.putIfAbsent(signature(method), method);
            if (other == null) {
                added.add(method);
            }
            if (other == null || other.equals(method)) {
                return method.name();
            }
        }
    }

    private static MethodSpec renamed(MethodSpec method, String name) {
        return method.toBuilder()
                .setName(name)
                .returns(method.returnType()) // setName forgets it
                .build();
    }

    private static List<Object> signature(MethodSpec method) {
        List<Object> signature = new ArrayList<>(List.of(method.name()));
        method.parameters().forEach(parameter -> signature.add(parameter.type()));
        return signature;
    }

    /** What was added since this was last asked for. */
    List<MethodSpec> takeAdded() {
        List<MethodSpec> taken = List.copyOf(added);
        added.clear();
        return taken;
    }
}
