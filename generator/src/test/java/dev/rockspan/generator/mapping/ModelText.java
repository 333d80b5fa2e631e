package dev.rockspan.generator.mapping;

import dev.rockspan.generator.model.JavaParameter;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes values of the model as {@code NewHandle{className=Cache, parent=this}}: only what is said of them, so that a
 * test does not have to know what else could be.
 */
final class ModelText {

    private ModelText() {}

    static String of(Object value) {
        if (value instanceof Collection<?> list) {
            return list.stream().map(ModelText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof Record ? record(value) : String.valueOf(value);
    }

    private static String record(Object value) {
        String components = Stream.of(value.getClass().getRecordComponents())
                .map(component -> component(component, value))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return value.getClass().getSimpleName() + (components.isEmpty() ? "" : "{" + components + "}");
    }

    private static Optional<String> component(RecordComponent component, Object of) {
        Object value;
        try {
            component.getAccessor().setAccessible(true);
            value = component.getAccessor().invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        boolean unsaid = value == null
                || value.equals(false)
                || value.equals("")
                || value.equals(JavaParameter.NEVER) && component.getName().equals("omitted")
                || value instanceof Collection<?> list && list.isEmpty();
        return unsaid ? Optional.empty() : Optional.of(component.getName() + "=" + of(value));
    }
}
