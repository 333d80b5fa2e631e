package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.List;

/**
 * Emits what C gives of an object, where nothing else is needed but an index: parts of records, elements of lists. The
 * object is in the variable {@code nativeObject}, the index in {@code nativeIndex}, and the slot for lengths in
 * {@code nativeLength}.
 */
final class PartEmitter {

    static final String OBJECT = "nativeObject";
    static final String INDEX = "nativeIndex";
    static final String LENGTH = Locals.LENGTH;

    private final RawCalls raw;
    private final ResultEmitter results;

    PartEmitter(RawCalls raw, ResultEmitter results) {
        this.raw = raw;
        this.results = results;
    }

    /** The statements that come before expressions for these parts. */
    static CodeBlock slots(List<Operation> parts) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (parts.stream().anyMatch(PartEmitter::fillsLength)) {
            code.addStatement("$T $L = call.longSlot()", Types.MEMORY_SEGMENT, LENGTH);
        }
        return code.build();
    }

    private static boolean fillsLength(Operation part) {
        return part.arguments().contains(Argument.Plain.LENGTH_SLOT)
                || part.result() instanceof Result.Pairs pairs && fillsLength(pairs.values());
    }

    /** Whether the expression for a part uses the variable {@code call}: for all but numbers and what is read in place. */
    static boolean needsCall(Result part) {
        return part instanceof Result.Each each
                ? needsCall(each.element())
                : part instanceof Result.Pairs pairs
                        ? needsCall(pairs.keys()) || needsCall(pairs.value())
                        : !(part instanceof Result.Value || part instanceof Result.Read read && read.destroy() == null);
    }

    TypeName type(Operation part) {
        return results.partType(part.result());
    }

    CodeBlock expression(Operation part) {
        if (part.result() instanceof Result.Each each) {
            return each(each.count(), each.index(), single(part, each.element()));
        }
        if (part.result() instanceof Result.Pairs pairs) {
            return pairs(part, pairs);
        }
        return single(part, part.result());
    }

    /** A list of what an expression is for every index. */
    CodeBlock each(String count, Carrier index, CodeBlock element) {
        return CodeBlock.of("$L\n.mapToObj($L -> $L)\n.toList()", indexes(count, index), INDEX, element);
    }

    private CodeBlock pairs(Operation part, Result.Pairs pairs) {
        Result.Each keys = pairs.keys();
        return CodeBlock.of(
                "$T.unmodifiableMap($L\n.collect($T<$T, $T>::new, (map, $L) -> map.put($L, $L), $T::putAll))",
                Types.COLLECTIONS,
                indexes(keys.count(), keys.index()),
                Types.LINKED_HASH_MAP,
                results.partType(keys.element()).box(),
                results.partType(pairs.value()).box(),
                INDEX,
                single(part, keys.element()),
                single(pairs.values(), pairs.value()),
                Types.LINKED_HASH_MAP);
    }

    private CodeBlock indexes(String count, Carrier index) {
        CodeBlock size = raw.call(count, List.of(CodeBlock.of(OBJECT)));
        if (index == Carrier.LONG) {
            return CodeBlock.of("$T.range(0, $L)", Types.LONG_STREAM, size);
        }
        return raw.function(count).result() == Carrier.LONG
                ? CodeBlock.of("$T.range(0, $T.toIntExact($L))", Types.INT_STREAM, Math.class, size)
                : CodeBlock.of("$T.range(0, $L)", Types.INT_STREAM, size);
    }

    private CodeBlock single(Operation part, Result result) {
        return results.part(
                result,
                raw.call(
                        part.function(),
                        part.arguments().stream().map(PartEmitter::argument).toList()));
    }

    private static CodeBlock argument(Argument argument) {
        if (argument == Argument.Plain.RECEIVER) {
            return CodeBlock.of(OBJECT);
        }
        if (argument instanceof Argument.Index) {
            return CodeBlock.of(INDEX);
        }
        if (argument == Argument.Plain.LENGTH_SLOT) {
            return CodeBlock.of(LENGTH);
        }
        throw new IllegalStateException("a part cannot take " + argument);
    }
}
