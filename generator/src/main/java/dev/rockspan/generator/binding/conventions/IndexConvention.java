package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
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
    public boolean take(Draft draft) {
        if (draft.index() != 1 || draft.form() != Form.METHOD || draft.isSetter() || !isNumber(draft)) {
            return false;
        }
        Optional<String> count = draft.rule().parameter(1).indexBelow() != null
                ? Optional.of(draft.question(
                        Objects.requireNonNull(draft.rule().parameter(1).indexBelow()),
                        "to count what parameter 1 is an index into"))
                : candidates(draft)
                        .filter(candidate -> asksForOne(draft))
                        .filter(draft::isQuestion)
                        .findFirst();
        if (count.isEmpty()) {
            return false;
        }
        Carrier carrier = CTypes.carrier((CType.Scalar) draft.type(0).orElseThrow());
        JavaParameter parameter =
                draft.declare("index", new JavaType.Primitive(carrier), false, false, "from 0, below the count");
        draft.fact();
        draft.take("index", new Argument.Index(parameter.name(), count.get()));
        return true;
    }

    private static boolean isNumber(Draft draft) {
        CType type = draft.type(0).orElseThrow();
        return CTypes.isScalar(type, ScalarKind.INT) || CTypes.isScalar(type, ScalarKind.SIZE_T);
    }

    /** Whether nothing but the index goes in, and something comes back. */
    private static boolean asksForOne(Draft draft) {
        return !(draft.function().returnType() instanceof CType.Void)
                && draft.type(2).isEmpty()
                && draft.type(1)
                        .map(type -> CTypes.isSlot(type, ScalarKind.SIZE_T))
                        .orElse(true);
    }

    private static Stream<String> candidates(Draft draft) {
        String name = draft.function().name();
        String prefix = name.substring(0, name.length() - draft.rest().length());
        if (draft.rest().equals("count")) {
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
