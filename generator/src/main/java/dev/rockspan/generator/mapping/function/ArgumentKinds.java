package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.ArgumentVisitor;
import dev.rockspan.generator.model.Conversion;

/** What can be said of each kind of argument. */
final class ArgumentKinds implements ArgumentVisitor<ValueKind> {

    private static final Conversion.Visitor<ValueKind> OF_CONVERSION = new Conversion.Visitor<>() {
        @Override
        public ValueKind identity(Conversion.Identity same) {
            return ValueKind.of("a number", "name", "what", "omit");
        }

        @Override
        public ValueKind truth(Conversion.Truth truth) {
            return ValueKind.of("a truth value", "name", "what", "omit", "boolean");
        }

        @Override
        public ValueKind constant(Conversion.Constant constant) {
            return ValueKind.of("a constant", "name", "what", "omit", "enum");
        }

        @Override
        public ValueKind flags(Conversion.Flags flags) {
            return ValueKind.of("a set of constants", "name", "what", "omit", "enum");
        }
    };

    @Override
    public ValueKind receiverCopy(Argument.ReceiverCopy argument) {
        return ValueKind.of("a copy of the object that the method is called on");
    }

    @Override
    public ValueKind handlePointer(Argument.HandlePointer argument) {
        return ValueKind.of(
                "an object that stays the caller's",
                "name",
                "what",
                "omit",
                "default",
                "nullable",
                "ownership",
                "retained-by");
    }

    @Override
    public ValueKind transferred(Argument.Transferred argument) {
        return ValueKind.of(
                "an object that is transferred", "name", "what", "omit", "nullable", "ownership", "of-receiver");
    }

    @Override
    public ValueKind filled(Argument.Filled argument) {
        return ValueKind.of("an object that is filled", "name", "what", "ownership");
    }

    @Override
    public ValueKind bytesPointer(Argument.BytesPointer argument) {
        return ValueKind.of("bytes", "name", "what", "omit", "nullable", "text", "out", "length");
    }

    @Override
    public ValueKind retainedPointer(Argument.RetainedPointer argument) {
        return ValueKind.of("bytes", "name", "what", "omit", "nullable", "retained", "out", "length");
    }

    @Override
    public ValueKind bytesLength(Argument.BytesLength argument) {
        return ValueKind.of("the length of bytes");
    }

    @Override
    public ValueKind textPointer(Argument.TextPointer argument) {
        return ValueKind.of("a String in Java", "name", "what", "omit", "nullable", "text");
    }

    @Override
    public ValueKind callbackState(Argument.CallbackState argument) {
        return ValueKind.of("one of those that callbacks take");
    }

    @Override
    public ValueKind callbackHelper(Argument.CallbackHelper argument) {
        return ValueKind.of("one of those that callbacks take");
    }

    @Override
    public ValueKind callbackStub(Argument.CallbackStub argument) {
        return ValueKind.of("one of those that callbacks take");
    }

    @Override
    public ValueKind value(Argument.Value argument) {
        return argument.conversion().accept(OF_CONVERSION);
    }

    @Override
    public ValueKind bounded(Argument.Bounded argument) {
        return ValueKind.of("a number", "name", "what", "omit", "min", "max", "max-from");
    }

    @Override
    public ValueKind index(Argument.Index argument) {
        return ValueKind.of("an index, of which Java sees the whole list", "index-below");
    }

    @Override
    public ValueKind outSlot(Argument.OutSlot argument) {
        return ValueKind.of("filled with the result", "out");
    }

    @Override
    public ValueKind outPointer(Argument.OutPointer argument) {
        return ValueKind.PART;
    }

    @Override
    public ValueKind outNumber(Argument.OutNumber argument) {
        return ValueKind.PART;
    }

    @Override
    public ValueKind outLength(Argument.OutLength argument) {
        return ValueKind.of("filled with a length");
    }

    @Override
    public ValueKind bufferPointer(Argument.BufferPointer argument) {
        return ValueKind.of("a buffer", "name", "what");
    }

    @Override
    public ValueKind bufferCapacity(Argument.BufferCapacity argument) {
        return ValueKind.of("the size of a buffer");
    }

    @Override
    public ValueKind outObject(Argument.OutObject argument) {
        return ValueKind.PART;
    }

    @Override
    public ValueKind rows(Argument.Rows argument) {
        return ValueKind.of("a list of records", "name", "what", "ownership");
    }

    @Override
    public ValueKind count(Argument.Count argument) {
        return ValueKind.of("the count of a list");
    }

    @Override
    public ValueKind listArray(Argument.ListArray argument) {
        return switch (argument.element()) {
            case HANDLE -> ValueKind.of("a list of objects", "name", "what", "ownership", "retained-by", "out");
            case CONSTANT -> ValueKind.of("a list of constants", "name", "what", "enum");
            case BYTES -> ValueKind.of("a list of bytes", "name", "what", "text");
            case SLICE, TEXT, INT -> ValueKind.of("a list in Java", "name", "what");
        };
    }

    @Override
    public ValueKind listLengths(Argument.ListLengths argument) {
        return ValueKind.of("the lengths of the elements of a list");
    }

    @Override
    public ValueKind mapArray(Argument.MapArray argument) {
        return ValueKind.of("a map in Java", "name", "what");
    }

    @Override
    public ValueKind outArray(Argument.OutArray argument) {
        return argument.part().isEmpty() ? ValueKind.of("an array that is filled", "out") : ValueKind.PART;
    }

    @Override
    public ValueKind plain(Argument.Plain argument) {
        return switch (argument) {
            case RECEIVER -> ValueKind.of("the object that the method is called on", "ownership");
            case ERROR_SLOT -> ValueKind.of("filled with an error");
            case LENGTH_SLOT -> ValueKind.of("filled with the length of the result");
            case FOUND_SLOT -> ValueKind.of("filled with whether there is a value");
        };
    }
}
