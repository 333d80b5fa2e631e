package dev.rockspan.generator.model;

/**
 * Something that is done for each kind of argument.
 *
 * @param <R> what comes of it
 */
public interface ArgumentVisitor<R> {

    R receiverCopy(Argument.ReceiverCopy argument);

    R handlePointer(Argument.HandlePointer argument);

    R transferred(Argument.Transferred argument);

    R filled(Argument.Filled argument);

    R bytesPointer(Argument.BytesPointer argument);

    R retainedPointer(Argument.RetainedPointer argument);

    R bytesLength(Argument.BytesLength argument);

    R textPointer(Argument.TextPointer argument);

    R callbackState(Argument.CallbackState argument);

    R callbackHelper(Argument.CallbackHelper argument);

    R callbackStub(Argument.CallbackStub argument);

    R value(Argument.Value argument);

    R bounded(Argument.Bounded argument);

    R index(Argument.Index argument);

    R outSlot(Argument.OutSlot argument);

    R outPointer(Argument.OutPointer argument);

    R outNumber(Argument.OutNumber argument);

    R outLength(Argument.OutLength argument);

    R bufferPointer(Argument.BufferPointer argument);

    R bufferCapacity(Argument.BufferCapacity argument);

    R outObject(Argument.OutObject argument);

    R rows(Argument.Rows argument);

    R count(Argument.Count argument);

    R listArray(Argument.ListArray argument);

    R listLengths(Argument.ListLengths argument);

    R mapArray(Argument.MapArray argument);

    R outArray(Argument.OutArray argument);

    R plain(Argument.Plain argument);
}
