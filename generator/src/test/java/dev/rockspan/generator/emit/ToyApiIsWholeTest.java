package dev.rockspan.generator.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.CallbackState;
import dev.rockspan.generator.model.Argument.Element;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The made-up API has everything that the emitter can be asked for; so the golden files show all of it. */
class ToyApiIsWholeTest {

    private static final Set<Object> FOUND = new HashSet<>();

    static {
        collect(ToyApi.model());
    }

    @ParameterizedTest
    @ValueSource(classes = {Argument.class, Result.class, JavaType.class, CallbackResult.class})
    void everyKindOccurs(Class<?> sealed) {
        assertThat(kinds(sealed))
                .as(
                        "kinds of %s; add a function to golden/toy.h.txt for those that are missing",
                        sealed.getSimpleName())
                .isNotEmpty()
                .allMatch(FOUND::contains);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Element.class,
                OutElement.class,
                Conversion.Kind.class,
                CallbackMethod.Kind.class,
                CallbackResult.Failure.Kind.class,
                Operation.Form.class,
                Carrier.class,
                CallbackState.Until.class
            })
    void everyConstantOccurs(Class<? extends Enum<?>> type) {
        assertThat(Stream.<Object>of(type.getEnumConstants()))
                .as("constants of %s; add a function to golden/toy.h.txt for those that are missing", type)
                .allMatch(FOUND::contains);
    }

    @Test
    void everyOptionOfAnOperationOccurs() {
        assertThat(ToyApi.model().classes())
                .flatExtracting(type -> type.operations())
                .anyMatch(operation -> operation.outcome().statusForm())
                .anyMatch(operation -> !operation.shortForms().isEmpty())
                .anyMatch(operation -> operation.checks(Check.Kind.ANSWER).count() == 1)
                .anyMatch(operation -> operation.checks(Check.Kind.STATE).count() == 1)
                .anyMatch(operation -> !operation.effects().borrows().isEmpty());
    }

    private static Set<Object> kinds(Class<?> type) {
        Set<Object> kinds = new HashSet<>();
        if (type.isEnum()) {
            kinds.addAll(List.of(type.getEnumConstants()));
        } else if (type.isSealed()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                kinds.addAll(kinds(permitted));
            }
        } else {
            kinds.add(type);
        }
        return kinds;
    }

    private static void collect(Object value) {
        if (value instanceof Collection<?> values) {
            values.forEach(ToyApiIsWholeTest::collect);
        } else if (value instanceof Enum<?>) {
            FOUND.add(value);
        } else if (value instanceof Record) {
            FOUND.add(value.getClass());
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                try {
                    collect(component.getAccessor().invoke(value));
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}
