package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code index}: the number after the receiver, in a function that only reads, is an index if the type has a count for
 * it. C checks no bound, so Java never passes one: it sees the list of what there is at every index below the count. A count
 * that is described stays a method, too, and may count something else: then the index has to be stated.
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
        String stated = call.rule().parameter(1).layout().indexBelow();
        Optional<String> count = stated == null
                ? byName(call)
                : Optional.of(call.companions()
                        .question(
                                stated,
                                "to count what parameter " + call.address() + " is an index into",
                                call.keys("index-below")));
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

    /** What is said of a number says that it is none. */
    private static Optional<String> byName(CallBuilder call) {
        if (!asksForOne(call)
                || !Shapes.said(call.rule().parameter(1), ValueRule.NONE).isEmpty()) {
            return Optional.empty();
        }
        Optional<String> count =
                candidates(call).filter(call.companions()::isQuestion).findFirst();
        count.filter(counts -> !call.owner().isValue())
                .filter(counts -> !call.companions()
                        .rules()
                        .function(counts)
                        .saidOfMethod()
                        .isEmpty())
                .ifPresent(counts -> {
                    throw new UndecidedException(
                                    new Question("parameter " + call.address() + " may be an index below " + counts
                                                    + ", which C does not check")
                                            .or(call.saying("index-below: " + counts), "if it is")
                                            .or(
                                                    call.saying("min: 0"),
                                                    "if it is another number, of which its \"max\" or \"name\" may be said instead"))
                            .about(counts);
                });
        return count;
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
        if (call.rest().equals("count")) {
            return Stream.empty();
        }
        Stream<String> ofType = Stream.of(call.sibling("count"));
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
