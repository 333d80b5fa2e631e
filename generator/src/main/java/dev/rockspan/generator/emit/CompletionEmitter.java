package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.HandleClass.Completion;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits what gives new objects of a class what they are never without. */
final class CompletionEmitter {

    /** The method that gives it. */
    static final String LACKING = "complete";

    /** The method for an object of which nobody but RocksDB knows what it has: gives, switches off, keeps to bounds. */
    static final String UNKNOWN = "completeUnknown";

    /** What an option is set by that a library need not have. */
    private static final String IF_THERE = "$T.ifThere(() -> $L)";

    private static final CodeBlock OBJECT = CodeBlock.of("object");

    private final RawCalls raw;

    CompletionEmitter(RawCalls raw) {
        this.raw = raw;
    }

    List<MethodSpec> methods(Completion completion) {
        return List.of(give(completion), completeUnknown(completion));
    }

    private MethodSpec give(Completion completion) {
        List<CodeBlock> arguments =
                completion.arguments().stream().map(this::argument).toList();
        CodeBlock nobody = raw.call(completion.create(), arguments);
        MethodSpec.Builder give = method(LACKING);
        if (completion.by() != null) {
            give.beginControlFlow("if ($T.$L.isInUse())", raw.api().symbols(), SymbolsEmitter.EXTENSION)
                    .addStatement("$L", raw.call(completion.by(), List.of(OBJECT)))
                    .addStatement("return $L", OBJECT)
                    .endControlFlow();
        }
        return give.addStatement("$L", raw.call(completion.give(), List.of(OBJECT, nobody)))
                .addStatement("return $L", OBJECT)
                .build();
    }

    private CodeBlock argument(Argument argument) {
        if (argument instanceof Argument.CallbackState) {
            return CodeBlock.of("$T.STATE", Types.NOBODY);
        }
        if (argument instanceof Argument.CallbackHelper) {
            return CodeBlock.of("$T.FUNCTION", Types.NOBODY);
        }
        if (argument instanceof Argument.CallbackStub stub) {
            return CodeBlock.of(
                    "$T.$L", UpcallEmitter.type(stub.interfaceName(), raw.api()), UpcallEmitter.field(stub.method()));
        }
        throw new IllegalStateException("no emission for " + argument);
    }

    private MethodSpec completeUnknown(Completion completion) {
        CodeBlock other = CodeBlock.of(
                "call.temporary($L, $L)", raw.call(completion.maker(), List.of()), raw.reference(completion.destroy()));
        CodeBlock text = CodeBlock.of("call.string(text, $S)", "text");
        CodeBlock asked = raw.call(completion.ask(), List.of(OBJECT, text, other, CodeBlock.of("call.errorSlot()")));
        MethodSpec.Builder method = method(UNKNOWN);
        completion
                .off()
                .forEach(off -> method.addStatement(
                        IF_THERE,
                        Types.SYMBOL_TABLE,
                        raw.call(
                                off.set(),
                                List.of(
                                        OBJECT,
                                        switch (off.carrier()) {
                                            case BOOLEAN -> CodeBlock.of("false");
                                            // A cast to what it is already would be a warning.
                                            case INT -> CodeBlock.of("0");
                                            default -> CodeBlock.of("($T) 0", Types.of(off.carrier()));
                                        }))));
        completion
                .numbers()
                .forEach(number -> method.addStatement(
                        IF_THERE,
                        Types.SYMBOL_TABLE,
                        raw.call(
                                number.set(),
                                List.of(
                                        OBJECT,
                                        CodeBlock.of(
                                                "$T.nearest($L, $L, $L)",
                                                Types.BOUNDS,
                                                raw.call(number.get(), List.of(OBJECT)),
                                                ArgumentEmitter.min(number.bounds()),
                                                ArgumentEmitter.max(number.bounds()))))));
        if (completion.orders()) {
            method.addStatement("$T.orders()", Types.FAMILY_WRITES);
        }
        return method.beginControlFlow(
                        "try ($1T call = $1T.begin($2T.TABLE))",
                        Types.CALL,
                        raw.api().symbols())
                .beginControlFlow(
                        "for ($T text : $T.of($L))", String.class, List.class, RefusalEmitter.texts(completion.texts()))
                .addStatement("$L", asked)
                .beginControlFlow("if (call.takeStatus().isOk())")
                .addStatement("return $L($L)", LACKING, OBJECT)
                .endControlFlow()
                .endControlFlow()
                .addStatement("return $L", OBJECT)
                .endControlFlow()
                .build();
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Types.MEMORY_SEGMENT)
                .addParameter(Types.MEMORY_SEGMENT, OBJECT.toString());
    }
}
