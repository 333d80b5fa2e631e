package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Reading;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.BufferForm;
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
    static @Nullable Reading of(CallBuilder call, Result result) {
        BufferForm filling = call.rule().reading().bufferForm();
        if (filling != null) {
            return ofFilling(call, result, filling.function());
        }
        String pinned = call.rule().reading().pinnedRead();
        if (pinned == null) {
            return null;
        }
        if (!(result instanceof Result.OwnedBytes || result == Result.Plain.FILLED_SIZE) || !call.checksError()) {
            throw RuleMistake.under(
                    "pinned-read", "\"pinned-read\" has no effect: it copies no value that is read; delete it");
        }
        BufferForm rule = call.rules()
                .placed(pinned)
                .map(Located::rule)
                .map(stated -> stated.reading().bufferForm())
                .orElseThrow(() -> RuleMistake.under(
                                "pinned-read",
                                "its \"pinned-read\", " + pinned
                                        + ", has no \"buffer-form\"; say one there, or delete \"pinned-read\"")
                        .about(pinned));
        return call.types()
                .function(call.companions().needed(pinned))
                .flatMap(function -> call.types()
                        .pointedTo(function.returnType()) // none where a header lacks what such values need
                        .map(value -> reading(call, function, value, rule.function())))
                .orElse(null);
    }

    private static @Nullable Reading ofFilling(CallBuilder call, Result result, String by) {
        String name = call.function().name();
        if (result instanceof Result.NewHandle handle) {
            return handle.view() == null ? null : new Reading(name, by, handle.view(), handle.destroy(), null);
        }
        if (result == Result.Plain.BYTES_LIST) {
            return new Reading(name, by, null, null, release(call));
        }
        return result instanceof Result.HandleList list && list.handle().view() != null
                ? new Reading(name, by, list.handle().view(), list.handle().destroy(), release(call))
                : null;
    }

    private static String release(CallBuilder call) {
        return Optional.ofNullable(call.rules().extension())
                .map(located -> located.rule().release())
                .orElseThrow(() -> new RuleMistake("it reads many values, but the templates do not say what"
                        + " \"release\" of the extension lets go of them"));
    }

    private static Reading reading(CallBuilder call, CFunction pinned, HandleType value, String by) {
        List<CType> taken = pinned.parameters().stream().map(CParameter::type).toList();
        if (!taken.equals(types(call))) {
            throw RuleMistake.under(
                    "pinned-read",
                    "its \"pinned-read\" is " + pinned.name()
                            + ", which takes other parameters; name one that takes the same");
        }
        Optional<String> view =
                Optional.ofNullable(value.asObject().rule().contents().pinnedBytes());
        Optional<String> destroy = Optional.ofNullable(value.destroy());
        if (view.isEmpty() || destroy.isEmpty()) {
            throw RuleMistake.under(
                            "pinned-read",
                            "its \"pinned-read\" is " + pinned.name() + ", which pins nothing; name one that does")
                    .about(pinned.name(), value.cName());
        }
        return new Reading(
                pinned.name(),
                by,
                call.companions().needed(view.get()),
                call.companions().needed(destroy.get()),
                null);
    }

    /** What a function takes that is not filled with the value. */
    private static List<CType> types(CallBuilder call) {
        return IntStream.range(0, call.arguments().size())
                .filter(index -> Reading.takes(call.arguments().get(index)))
                .mapToObj(index -> call.function().parameters().get(index).type())
                .toList();
    }
}
