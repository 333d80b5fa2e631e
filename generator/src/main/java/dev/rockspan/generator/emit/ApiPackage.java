package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import dev.rockspan.generator.model.RawFunction;

/**
 * The packages that are emitted into: the exported one and, below it, the hidden raw layer.
 *
 * @param name the exported package, which is the module's name too
 * @param library the name of the native library that is called
 */
public record ApiPackage(String name, String library) {

    /** The raw layer's package. */
    String raw() {
        return name + ".raw";
    }

    ClassName type(String simpleName) {
        return ClassName.get(name, simpleName);
    }

    ClassName symbols() {
        return ClassName.get(raw(), "Symbols");
    }

    ClassName shape(RawFunction function) {
        return ClassName.get(raw(), "Shapes", function.shape());
    }

    ClassName path(String name) {
        return ClassName.get(raw(), Character.toUpperCase(name.charAt(0)) + name.substring(1) + "Path");
    }

    ClassName rawGroup(RawFunction function) {
        return ClassName.get(raw(), "C" + function.owner());
    }
}
