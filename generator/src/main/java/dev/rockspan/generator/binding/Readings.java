package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.FunctionRule.BufferForm;
import dev.rockspan.generator.rules.Located;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds by which pinned read a value is read: by itself if it is one, else by the one that the templates name. */
final class Readings {

    private Readings() {}

    /**
     * The pinned read; null if there is none, in the templates or in this version of the library.
     *
     * @throws RuleMistake if what the templates name does not read the same
     */
    static Operation.@Nullable Reading of(Draft draft, Result result) {
        BufferForm filling = draft.rule().bufferForm();
        if (filling != null) {
            return ofFilling(draft, result, filling.function());
        }
        String pinned = draft.rule().pinnedRead();
        if (pinned == null) {
            return null;
        }
        if (!(result instanceof Result.OwnedBytes || result instanceof Result.FilledSize) || !draft.checksError()) {
            throw new RuleMistake("its \"pinned-read\" is " + pinned + ", but it copies no value that is read");
        }
        BufferForm rule = draft.rules()
                .placed(pinned)
                .map(Located::rule)
                .map(stated -> stated.bufferForm())
                .orElseThrow(() -> new RuleMistake("its \"pinned-read\" is " + pinned
                        + ", of which the templates do not say what is its \"buffer-form\""));
        return draft.types()
                .function(draft.companion(pinned))
                .flatMap(function -> draft.types()
                        .pointedTo(function.returnType()) // none where a header lacks what such values need
                        .map(value -> reading(draft, function, value, rule.function())))
                .orElse(null);
    }

    private static Operation.@Nullable Reading ofFilling(Draft draft, Result result, String by) {
        String name = draft.function().name();
        if (result instanceof Result.NewHandle handle) {
            return handle.view() == null
                    ? null
                    : new Operation.Reading(name, by, handle.view(), handle.destroy(), null);
        }
        if (result instanceof Result.BytesList) {
            return new Operation.Reading(name, by, null, null, release(draft));
        }
        return result instanceof Result.HandleList list && list.handle().view() != null
                ? new Operation.Reading(
                        name, by, list.handle().view(), list.handle().destroy(), release(draft))
                : null;
    }

    private static String release(Draft draft) {
        return Optional.ofNullable(draft.rules().extension())
                .map(located -> located.rule().release())
                .orElseThrow(() -> new RuleMistake("it reads many values, but the templates do not say what"
                        + " \"release\" of the extension lets go of them"));
    }

    private static Operation.Reading reading(Draft draft, CFunction pinned, HandleType value, String by) {
        List<CType> taken = pinned.parameters().stream().map(CParameter::type).toList();
        if (!taken.equals(types(draft))) {
            throw new RuleMistake("its \"pinned-read\" is " + pinned.name() + ", which takes something else");
        }
        Optional<String> view = Optional.ofNullable(value.asObject().rule().pinnedBytes());
        Optional<String> destroy = Optional.ofNullable(value.destroy());
        if (view.isEmpty() || destroy.isEmpty()) {
            throw new RuleMistake("its \"pinned-read\" is " + pinned.name() + ", which pins nothing");
        }
        return new Operation.Reading(
                pinned.name(), by, draft.companion(view.get()), draft.companion(destroy.get()), null);
    }

    /** What a function takes that is not filled with the value. */
    private static List<CType> types(Draft draft) {
        return IntStream.range(0, draft.arguments().size())
                .filter(index -> Operation.Reading.takes(draft.arguments().get(index)))
                .mapToObj(index -> draft.function().parameters().get(index).type())
                .toList();
    }
}
