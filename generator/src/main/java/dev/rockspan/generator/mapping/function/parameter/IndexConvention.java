package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code index}: the number after the receiver, in a function that only reads, is an index if the type has a count for
 * it. C checks no bound, so Java never passes one: it sees the list of what there is at every index below the count.
 *
 * <p>{@code x_count} counts what every {@code x_*(i)} indexes; {@code x_files_count} what {@code x_file_at(i)},
 * {@code x_files_key_at(i)} and {@code x_files_value_at(i)} do.
 */
final class IndexConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (call.index() != 1 || !call.isMethod() || call.isSetter() || !isNumber(call)) {
            return false;
        }
        Optional<String> count = call.rule().parameter(1).layout().indexBelow() != null
                ? Optional.of(call.companions()
                        .question(
                                Objects.requireNonNull(
                                        call.rule().parameter(1).layout().indexBelow()),
                                "to count what parameter " + call.address() + " is an index into",
                                call.keys("index-below")))
                : candidates(call)
                        .filter(candidate -> asksForOne(call))
                        .filter(call.companions()::isQuestion)
                        .findFirst();
        if (count.isEmpty()) {
            return false;
        }
        Carrier carrier = CTypes.carrier((CType.Scalar) call.type());
        JavaParameter parameter =
                call.parameters().declare("index", new JavaType.Primitive(carrier), "from 0, below the count");
        call.take(
                ValueKind.of("an index, of which Java sees the whole list", "index-below"),
                new Argument.Index(parameter.name(), count.get()));
        return true;
    }

    private static boolean isNumber(CallBuilder call) {
        CType type = call.type();
        return CTypes.isScalar(type, ScalarKind.INT) || CTypes.isScalar(type, ScalarKind.SIZE_T);
    }

    /** Whether nothing but the index goes in, and something comes back. */
    private static boolean asksForOne(CallBuilder call) {
        return !(call.returnType() instanceof CType.Void)
                && call.type(2).isEmpty()
                && call.type(1)
                        .map(type -> CTypes.isSlot(type, ScalarKind.SIZE_T))
                        .orElse(true);
    }

    private static Stream<String> candidates(CallBuilder call) {
        String name = call.function().name();
        String prefix = name.substring(0, name.length() - call.rest().length());
        if (call.rest().equals("count")) {
            return Stream.empty();
        }
        Stream<String> ofType = Stream.of(prefix + "count");
        if (!name.endsWith("_at")) {
            return ofType;
        }
        String stem = name.substring(0, name.length() - "_at".length());
        Stream<String> ofEntries = List.of("_key", "_value").stream()
                .filter(stem::endsWith)
                .map(part -> stem.substring(0, stem.length() - part.length()) + "_count");
        return Stream.of(Stream.of(stem + "s_count"), ofEntries, ofType).flatMap(names -> names);
    }
}
