package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.ValueRule;
import java.util.List;
import java.util.Optional;

/**
 * {@code chars-result}: {@code char*} is the caller's to free, {@code const char*} belongs to the receiver, or to C where
 * there is no object; with a length it is bytes, unless it is named or stated to be text.
 */
final class CharsResultConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (!CTypes.isChars(call.returnType())) {
            return Optional.empty();
        }
        ValueRule fact = call.returns();
        Ownership stated = fact.owning().ownership();
        if (stated != null && stated != Ownership.OWNED && stated != Ownership.VIEW) {
            throw HandleResultConvention.notOfResult(stated);
        }
        String destroy = fact.owning().destroy();
        if (stated == null && destroy == null && CTypes.isMutableChars(call.returnType())) {
            askWhatFrees(call);
        }
        boolean owned = stated == null
                ? destroy != null || CTypes.isMutableChars(call.returnType())
                : stated == Ownership.OWNED;
        boolean withLength = call.arguments().contains(Argument.Plain.LENGTH_SLOT);
        if (!owned && !call.isMethod() && takesObject(call)) {
            throw ResultQuestions.noMethod(call);
        }
        boolean pinned =
                call.function().name().equals(call.owner().rule().contents().pinnedBytes());
        if (pinned && (!withLength || owned || !call.isMethod())) {
            throw new UndecidedException(
                    "memory can only be handed out as it is if the receiver keeps it and its length is filled in");
        }
        boolean text = !withLength || fact.meaning().text() || isNamedText(call);
        return pinned
                ? Returned.of(ValueKind.of("a segment", "ownership"), Result.Plain.SEGMENT)
                : Returned.of(kind(withLength, text), result(call, owned, withLength, text));
    }

    /** A fork may have a function of its own that frees texts, and a text that depends on no argument may be static. */
    private static void askWhatFrees(CallBuilder call) {
        if (!call.types().isNew(call.function().name())) {
            return;
        }
        Question question = new Question("what frees the char * that it returns is not stated");
        String free = call.rules().conventions().free();
        call.companions().freer(call.returnType(), false).ifPresent(freer -> {
            throw new UndecidedException(question.or("returns: {destroy: " + freer + "}", "if that function does")
                    .or("returns: {ownership: owned}", "if " + free + " does")
                    .or("returns: {ownership: view}", "if it stays with C"));
        });
        if (call.function().parameters().isEmpty()) {
            throw new UndecidedException(question.or("returns: {ownership: view}", "if it stays with C")
                    .or("returns: {ownership: owned}", "if " + free + " does"));
        }
    }

    /** Without a length C's characters can be nothing else. */
    private static ValueKind kind(boolean withLength, boolean text) {
        if (!withLength) {
            return ValueKind.of("text anyway", "ownership", "nullable", "destroy");
        }
        return text
                ? ValueKind.of("text", "ownership", "nullable", "text", "destroy")
                : ValueKind.of("bytes", "ownership", "nullable", "destroy");
    }

    private static boolean takesObject(CallBuilder call) {
        return call.function().parameters().stream()
                .anyMatch(parameter -> TypeIndex.opaqueName(parameter.type()).isPresent());
    }

    private static Result result(CallBuilder call, boolean owned, boolean withLength, boolean text) {
        ValueRule fact = call.returns();
        String destroy = fact.owning().destroy();
        if (destroy != null) {
            call.companions().charsDestroyer(destroy, call.returnType(), owned, List.of("returns", "destroy"));
        }
        if (text) {
            return new Result.Text(owned, withLength, fact.naming().nullable(), destroy);
        }
        return owned
                ? new Result.OwnedBytes(destroy)
                : new Result.ViewBytes(fact.naming().nullable());
    }

    private static boolean isNamedText(CallBuilder call) {
        return call.rules().conventions().spelling().textSuffixes().stream()
                .anyMatch(call.function().name()::endsWith);
    }
}
