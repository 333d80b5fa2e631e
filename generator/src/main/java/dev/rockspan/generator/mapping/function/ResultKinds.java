package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.ResultVisitor;
import java.util.stream.Stream;

/** What can be said of each kind of result. */
final class ResultKinds implements ResultVisitor<ValueKind> {

    @Override
    public ValueKind several(Result.Several result) {
        return ValueKind.ofAll(
                "several parts",
                Stream.concat(
                        Stream.of(ValueKind.of("the part it returns", "component")),
                        result.components().stream()
                                .map(component -> component.result().accept(this))));
    }

    @Override
    public ValueKind value(Result.Value result) {
        return ValueKind.of("a number", "enum", "boolean");
    }

    @Override
    public ValueKind outValue(Result.OutValue result) {
        return ValueKind.of("a number", "enum", "boolean");
    }

    @Override
    public ValueKind foundNumber(Result.FoundNumber result) {
        return ValueKind.of("a number", "found", "enum", "boolean");
    }

    @Override
    public ValueKind ownedText(Result.OwnedText result) {
        return text(result.withLength());
    }

    /** Without a length C's characters can be nothing else. */
    private static ValueKind text(boolean withLength) {
        return withLength
                ? ValueKind.of("text", "ownership", "nullable", "text")
                : ValueKind.of("text anyway", "ownership", "nullable");
    }

    @Override
    public ValueKind viewBytes(Result.ViewBytes result) {
        return ValueKind.of("bytes", "ownership", "nullable");
    }

    @Override
    public ValueKind viewText(Result.ViewText result) {
        return text(result.withLength());
    }

    @Override
    public ValueKind newHandle(Result.NewHandle result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind filledOrPinned(Result.FilledOrPinned result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind inArena(Result.InArena result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind manyFilledOrPinned(Result.ManyFilledOrPinned result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind viewHandle(Result.ViewHandle result) {
        return ValueKind.of("a view of an object", "ownership", "nullable");
    }

    @Override
    public ValueKind read(Result.Read result) {
        return ValueKind.of("a record", "ownership", "nullable");
    }

    @Override
    public ValueKind filled(Result.Filled result) {
        return ValueKind.of("what is filled");
    }

    @Override
    public ValueKind each(Result.Each result) {
        return ValueKind.of("a list");
    }

    @Override
    public ValueKind pairs(Result.Pairs result) {
        return ValueKind.of("a map");
    }

    @Override
    public ValueKind handleList(Result.HandleList result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind handleWithList(Result.HandleWithList result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind ownedTexts(Result.OwnedTexts result) {
        return ValueKind.of("a list of texts", "destroy");
    }

    @Override
    public ValueKind ownedHandles(Result.OwnedHandles result) {
        return ValueKind.OBJECTS;
    }

    @Override
    public ValueKind plain(Result.Plain result) {
        return switch (result) {
            case NOTHING -> ValueKind.of("nothing");
            case FLUENT -> ValueKind.of("the receiver");
            case OWNED_BYTES -> ValueKind.of("bytes", "ownership", "nullable");
            case VIEW_STRUCT -> ValueKind.of("bytes");
            case SEGMENT -> ValueKind.of("a segment", "ownership");
            case FILLED_SIZE -> ValueKind.of("the number of bytes in the buffer");
            case BYTES_LIST -> ValueKind.of("a list of bytes");
            case LONGS -> ValueKind.of("numbers");
        };
    }
}
