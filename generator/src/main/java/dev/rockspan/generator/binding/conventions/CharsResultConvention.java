package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;

/**
 * {@code owned-bytes}, {@code owned-text}, {@code view-bytes}, {@code view-text}: {@code char*} is the caller's to free,
 * {@code const char*} belongs to the receiver; with a length it is bytes, unless it is named or stated to be text.
 */
final class CharsResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (!CTypes.isChars(draft.function().returnType())) {
            return Optional.empty();
        }
        ValueRule fact = draft.rule().returnsOrNone();
        boolean owned = fact.ownership() == null
                ? CTypes.isMutableChars(draft.function().returnType())
                : fact.ownership() == Ownership.OWNED;
        boolean withLength = draft.arguments().stream().anyMatch(Argument.LengthSlot.class::isInstance);
        if (!owned && draft.form() != Form.METHOD) {
            throw new MissingFact("what it returns belongs to somebody, and it is not a method of anybody");
        }
        boolean pinned = draft.function().name().equals(draft.owner().rule().pinnedBytes());
        if (pinned && (!withLength || owned || draft.form() != Form.METHOD)) {
            throw new MissingFact(
                    "memory can only be handed out as it is if the receiver keeps it and its length is filled in");
        }
        boolean text = !withLength || fact.text() || isNamedText(draft);
        draft.note((owned ? "owned-" : "view-") + (text ? "text" : "bytes"));
        return Optional.of(pinned ? new Result.Segment() : result(fact, owned, withLength, text));
    }

    private static Result result(ValueRule fact, boolean owned, boolean withLength, boolean text) {
        if (owned) {
            return text ? new Result.OwnedText(withLength, fact.nullable()) : new Result.OwnedBytes();
        }
        return text ? new Result.ViewText(withLength, fact.nullable()) : new Result.ViewBytes(fact.nullable());
    }

    private static boolean isNamedText(Draft draft) {
        return draft.rules().conventions().textSuffixes().stream()
                .anyMatch(draft.function().name()::endsWith);
    }
}
