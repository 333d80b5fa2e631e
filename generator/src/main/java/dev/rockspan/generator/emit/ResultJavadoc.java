package dev.rockspan.generator.emit;

import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.regex.Matcher;

/** Says what an operation returns, where its type does not. */
final class ResultJavadoc {

    private ResultJavadoc() {}

    /** Words for {@code @return}, or none. */
    static String returns(Operation operation) {
        Result result = operation.result();
        if (operation.statusForm()) {
            return "the status and, if there is one, the value";
        }
        if (result instanceof Result.Nothing) {
            return "";
        }
        if (result instanceof Result.Fluent) {
            return "this object";
        }
        if (result instanceof Result.FilledSize) {
            return operation.reading() == null
                    ? "the size of the value, which was copied only if it fits; -1 if there is none"
                    : "the size of the value, of which the buffer has what fits; -1 if there is none";
        }
        if (result instanceof Result.InArena) {
            return "RocksDB's own memory, read-only, readable until the arena is closed; null if there is none";
        }
        if (result instanceof Result.FilledOrPinned) {
            return "the size of the value; -1 if there is none";
        }
        if (result instanceof Result.ManyFilledOrPinned) {
            return "how many of the keys have a value";
        }
        if (result instanceof Result.Segment) {
            return "RocksDB's own memory, readable until this object is closed, by this thread if it created this"
                    + " object, else by any";
        }
        if (result instanceof Result.OwnedBytes) {
            return "a copy, or null if there is none";
        }
        if (result instanceof Result.NewHandle handle) {
            return "a new object, to be closed" + (handle.nullable() ? "; null if there is none" : "");
        }
        if (result instanceof Result.HandleList) {
            return "new objects, each to be closed, in the order of the arguments; null where there is none";
        }
        if (result instanceof Result.HandleWithList) {
            return "a new object, to be closed; what is added to the list is closed with it";
        }
        if (result instanceof Result.OwnedHandles) {
            return "new objects, each to be closed";
        }
        if (result instanceof Result.ViewHandle handle) {
            return "a view that is valid until this object is closed"
                    + (handle.nullable() ? "; null if there is none" : "");
        }
        if (result instanceof Result.Read read) {
            return read.nullable() ? "null if there is none" : "";
        }
        if (result instanceof Result.Each each) {
            return each.element() instanceof Result.ViewHandle
                    ? "views that are valid until this object is closed"
                    : "";
        }
        if (result instanceof Result.Pairs pairs) {
            return pairs.value() instanceof Result.ViewHandle
                    ? "views that are valid until this object is closed, by name"
                    : "the values by name";
        }
        if (isPlain(result)) {
            return isTag(operation) ? "" : returned(operation);
        }
        return "";
    }

    /** What the first sentence of a summary says is returned. */
    private static String returned(Operation operation) {
        String summary = operation.summary();
        Matcher verb =
                Javadocs.VERB.matcher(summary == null ? "" : Javadocs.withoutStop(summary.split("(?<=\\.) ", 2)[0]));
        return verb.lookingAt() ? verb.replaceFirst("") : "";
    }

    /** Whether the summary says what is returned, with a tag of its own. */
    static boolean isTag(Operation operation) {
        return operation.option() != null && operation.summary() == null && isPlain(operation.result());
    }

    private static boolean isPlain(Result result) {
        return result instanceof Result.Value || result instanceof Result.OutValue;
    }
}
