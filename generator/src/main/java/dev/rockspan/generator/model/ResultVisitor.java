package dev.rockspan.generator.model;

/**
 * Something that is done for each kind of result.
 *
 * @param <R> what comes of it
 */
public interface ResultVisitor<R> {

    R several(Result.Several result);

    R value(Result.Value result);

    R outValue(Result.OutValue result);

    R foundNumber(Result.FoundNumber result);

    R ownedText(Result.OwnedText result);

    R viewBytes(Result.ViewBytes result);

    R viewText(Result.ViewText result);

    R newHandle(Result.NewHandle result);

    R filledOrPinned(Result.FilledOrPinned result);

    R inArena(Result.InArena result);

    R manyFilledOrPinned(Result.ManyFilledOrPinned result);

    R viewHandle(Result.ViewHandle result);

    R read(Result.Read result);

    R filled(Result.Filled result);

    R each(Result.Each result);

    R pairs(Result.Pairs result);

    R handleList(Result.HandleList result);

    R handleWithList(Result.HandleWithList result);

    R ownedTexts(Result.OwnedTexts result);

    R ownedHandles(Result.OwnedHandles result);

    R plain(Result.Plain result);
}
