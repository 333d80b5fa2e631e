package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;

/**
 * {@code chars-result}: {@code char*} is the caller's to free, {@code const char*} belongs to the receiver, or to C where
 * there is no object; with a length it is bytes, unless it is named or stated to be text.
 */
final class CharsResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(CallBuilder call) {
        if (!CTypes.isChars(call.function().returnType())) {
            return Optional.empty();
        }
        ValueRule fact = call.rule().returnsOrNone();
        Ownership stated = fact.owning().ownership();
        if (stated != null && stated != Ownership.OWNED && stated != Ownership.VIEW) {
            throw HandleResultConvention.notOfResult(stated);
        }
        boolean owned =
                stated == null ? CTypes.isMutableChars(call.function().returnType()) : stated == Ownership.OWNED;
        boolean withLength = call.arguments().contains(Argument.Plain.LENGTH_SLOT);
        if (!owned && call.form() != Form.METHOD && takesObject(call)) {
            throw HandleResultConvention.noMethod(call);
        }
        boolean pinned =
                call.function().name().equals(call.owner().rule().contents().pinnedBytes());
        if (pinned && (!withLength || owned || call.form() != Form.METHOD)) {
            throw new UndecidedException(
                    "memory can only be handed out as it is if the receiver keeps it and its length is filled in");
        }
        boolean text = !withLength || fact.meaning().text() || isNamedText(call);
        return Optional.of(pinned ? Result.Plain.SEGMENT : result(fact, owned, withLength, text));
    }

    private static boolean takesObject(CallBuilder call) {
        return call.function().parameters().stream()
                .anyMatch(parameter -> TypeIndex.opaqueName(parameter.type()).isPresent());
    }

    private static Result result(ValueRule fact, boolean owned, boolean withLength, boolean text) {
        if (owned) {
            return text ? new Result.OwnedText(withLength, fact.naming().nullable()) : Result.Plain.OWNED_BYTES;
        }
        return text
                ? new Result.ViewText(withLength, fact.naming().nullable())
                : new Result.ViewBytes(fact.naming().nullable());
    }

    private static boolean isNamedText(CallBuilder call) {
        return call.rules().conventions().spelling().textSuffixes().stream()
                .anyMatch(call.function().name()::endsWith);
    }
}
