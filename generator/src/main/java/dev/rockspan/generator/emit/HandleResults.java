package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Result.NewHandle.Trait;
import java.util.List;

/** Emits the objects that a call returns: what owns them, what they retain, how they are destroyed. */
final class HandleResults {

    private final ApiPackage api;
    private final RawCalls raw;

    HandleResults(ApiPackage api, RawCalls raw) {
        this.api = api;
        this.raw = raw;
    }

    void handleWithList(Operation operation, Result.HandleWithList both, CodeBlock.Builder code) {
        code.addStatement(
                "$1T result = new $1T($2L$3L)",
                api.type(both.handle().className()),
                derived(both.handle()),
                made(operation, both.handle()));
        code.addStatement(
                "return $T.addHandles(result, $L, nativeHandles, $L, address -> $L)",
                Types.NATIVE_LISTS,
                both.parameter(),
                ListEmitter.outCount(operation),
                create(both.element(), "address"));
    }

    void newHandle(Operation operation, Result.NewHandle handle, CodeBlock.Builder code) {
        Result.NewHandle.WhenEmpty whenEmpty = handle.whenEmpty();
        if (whenEmpty != null) {
            code.beginControlFlow("if (call.isEmpty(nativeResult))")
                    .addStatement("$L", destroy(handle, "nativeResult"))
                    .addStatement(
                            whenEmpty.never() == null
                                    ? CodeBlock.of("return null")
                                    : CodeBlock.of(
                                            "throw new $T($S)", UnsupportedOperationException.class, whenEmpty.never()))
                    .endControlFlow();
        } else {
            returnNullFor(handle.nullable(), code);
        }
        if (operation.form() == Form.CONSTRUCTOR) {
            code.addStatement("nativeObject = $L", made(operation, handle));
        } else if (handle.view() != null) {
            code.addStatement("return call.made($L)", create(handle, "nativeResult"));
        } else {
            code.addStatement(
                    "return new $T($L$L)", api.type(handle.className()), derived(handle), made(operation, handle));
        }
    }

    /** What a constructor takes first. */
    private String derived(Result.NewHandle handle) {
        return raw.derived(handle.className()) == null ? "" : "nativeResult, ";
    }

    /** The native object of what a call made, which is closed if a callback threw meanwhile. */
    private CodeBlock made(Operation operation, Result.NewHandle handle) {
        return CodeBlock.of(
                "call.made($L$L)", lifetime(handle, "nativeResult"), CallbackArgumentEmitter.keeping(operation));
    }

    CodeBlock create(Result.NewHandle handle, Object address) {
        if (handle.view() != null) {
            return CodeBlock.of(
                    "new $T($T.of(call, $S, $L, $L, $L, $L), $L)",
                    api.type(handle.className()),
                    Types.PIN,
                    handle.className(),
                    address,
                    raw.destroyer(handle.destroy()),
                    raw.reference(handle.view()),
                    handle.parent(),
                    handle.parent());
        }
        return CodeBlock.of("new $T($L)", api.type(handle.className()), lifetime(handle, address));
    }

    private CodeBlock destroy(Result.NewHandle handle, String address) {
        CodeBlock object = CodeBlock.of("$L", address);
        return raw.call(
                handle.destroy(),
                raw.takesParent(handle.destroy()) ? List.of(CodeBlock.of(RawCalls.PARENT), object) : List.of(object));
    }

    private CodeBlock lifetime(Result.NewHandle handle, Object address) {
        CodeBlock destroyer = raw.destroyer(handle.destroy());
        CodeBlock.Builder lifetime = CodeBlock.builder();
        Derived derived = raw.derived(handle.className());
        if (derived != null) {
            lifetime.add(
                    "$T.owned($S, $L, $L, $L, $L)",
                    Types.DERIVED_OBJECT,
                    handle.className(),
                    address,
                    raw.reference(derived.get()),
                    raw.reference(derived.close()),
                    destroyer);
        } else if (handle.parent() == null) {
            lifetime.add("$T.owned($S, $L, $L)", Types.NATIVE_OBJECT, handle.className(), address, destroyer);
        } else {
            lifetime.add(
                    "$T.child($S, $L, $L, $L)",
                    Types.NATIVE_OBJECT,
                    handle.className(),
                    address,
                    destroyer,
                    handle.parent());
        }
        handle.borrows().forEach(parameter -> lifetime.add(".borrowing($L)", parameter));
        handle.succeeds().forEach(parameter -> lifetime.add(".succeeding($L)", parameter));
        handle.traits().forEach(trait -> lifetime.add(trait(trait)));
        return lifetime.build();
    }

    private static CodeBlock trait(Trait trait) {
        return CodeBlock.of(".marked($L)", Types.mark(((Trait.Marked) trait).mark()));
    }

    void viewHandle(Result.ViewHandle handle, CodeBlock.Builder code) {
        returnNullFor(handle.nullable(), code);
        code.addStatement("return $L", view(handle, CodeBlock.of("nativeResult")));
    }

    CodeBlock view(Result.ViewHandle handle, CodeBlock value) {
        return CodeBlock.of(
                "new $T($T.view($S, $L, this))",
                api.type(handle.className()),
                Types.NATIVE_OBJECT,
                handle.className(),
                value);
    }

    static void returnNullFor(boolean nullable, CodeBlock.Builder code) {
        if (nullable) {
            code.beginControlFlow("if (nativeResult.address() == 0)")
                    .addStatement("return null")
                    .endControlFlow();
        }
    }
}
