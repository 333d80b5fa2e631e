package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Emits the objects that a call returns: what owns them, what they retain, how they are destroyed. */
final class HandleResults {

    /** The variable for the native object of what an operation creates. */
    static final String OBJECT = "nativeObject";

    private final RawCalls raw;

    private final @Nullable Operation operation;

    HandleResults(RawCalls raw, @Nullable Operation operation) {
        this.raw = raw;
        this.operation = operation;
    }

    private Operation operation() {
        return Objects.requireNonNull(operation, "parts make no objects");
    }

    ResultKind newHandle(Result.NewHandle result) {
        return ResultKind.of(Types.nullable(raw.api().type(result.className()), result.nullable()))
                .made(source -> CodeBlock.of(
                        "$L$L",
                        result.nullable() ? CodeBlock.of("$L.address() == 0 ? null : ", source.value()) : "",
                        create(result, source.value())))
                .statements(code -> newHandle(result, code))
                .orNull(result.nullable() && result.whenEmpty() == null)
                .described("a new object, to be closed" + orNull(result.nullable()));
    }

    private static String orNull(boolean nullable) {
        return nullable ? "; null if there is none" : "";
    }

    ResultKind viewHandle(Result.ViewHandle result) {
        return ResultKind.of(Types.nullable(raw.api().type(result.className()), result.nullable()))
                .made(source -> CodeBlock.of(
                        "$L$L",
                        result.nullable() ? CodeBlock.of("$L.address() == 0 ? null : ", source.value()) : "",
                        view(result, source.value())))
                .statements(code -> code.addStatement("return $L", view(result, CodeBlock.of(Locals.RESULT))))
                .orNull(result.nullable())
                .described("a view that is valid until this object is closed" + orNull(result.nullable()));
    }

    ResultKind handleList(Result.HandleList result) {
        TypeName element = Types.nullable(raw.api().type(result.handle().className()), result.withErrors());
        return ResultKind.of(Types.listOf(element))
                .made(source -> CodeBlock.of(
                        "call.takeHandles(nativeHandles, $L, $L, address -> $L)",
                        result.withErrors() ? Locals.array(OutElement.ERROR, "") : "null",
                        ListEmitter.outCount(operation()),
                        create(result.handle(), "address")))
                .described("new objects, each to be closed, in the order of the arguments; null where there is none");
    }

    ResultKind handleWithList(Result.HandleWithList result) {
        return ResultKind.of(raw.api().type(result.handle().className()))
                .statements(code -> handleWithList(result, code))
                .described("a new object, to be closed");
    }

    ResultKind ownedHandles(Result.OwnedHandles result) {
        return ResultKind.of(Types.listOf(raw.api().type(result.handle().className())))
                .made(source -> CodeBlock.of(
                        "call.takeHandleArray($L, address -> $L, $L, $L)",
                        source.sized(),
                        create(result.handle(), "address"),
                        raw.destroyer(result.handle().destroy()),
                        raw.arrayDestroyer(result.destroy())))
                .described("new objects, each to be closed");
    }

    /**
     * Notes what an operation is about to create; see {@link Operation.Outcome#expects}. It retains what it borrows from the
     * start, so that nothing can fail in between.
     */
    CodeBlock.Builder expected() {
        Result.NewHandle handle = operation().result().created().orElseThrow();
        Derived derived = raw.derived(handle.className());
        CodeBlock object = CodeBlock.of(
                "$T.expected($S, $L$L)",
                Types.NATIVE_OBJECT,
                handle.className(),
                derived == null
                        ? CodeBlock.of("")
                        : CodeBlock.of("$L, $L, ", raw.reference(derived.get()), raw.reference(derived.close())),
                raw.destroyer(handle.destroy()));
        return CodeBlock.builder()
                .addStatement(
                        "$T $L = $L",
                        Types.NATIVE_OBJECT,
                        OBJECT,
                        retaining(handle, CheckEmitter.expect(operation(), object)));
    }

    private CodeBlock.Builder handleWithList(Result.HandleWithList both, CodeBlock.Builder code) {
        code.addStatement(
                "$1T result = new $1T($2L$3L)",
                raw.api().type(both.handle().className()),
                derived(both.handle()),
                made(both.handle()));
        return code.addStatement(
                "return $L",
                returned(CodeBlock.of(
                        "$T.addHandles(result, $L, nativeHandles, $L, address -> $L)",
                        Types.CALL,
                        both.parameter(),
                        ListEmitter.outCount(operation()),
                        create(both.element(), "address"))));
    }

    private CodeBlock returned(CodeBlock handle) {
        return operation().outcome().expects() ? CodeBlock.of("call.returning($L)", handle) : handle;
    }

    private CodeBlock.Builder newHandle(Result.NewHandle handle, CodeBlock.Builder code) {
        Result.NewHandle.WhenEmpty whenEmpty = handle.whenEmpty();
        if (whenEmpty != null) {
            code.beginControlFlow("if (call.isEmpty(nativeResult))")
                    .addStatement("$L", destroy(handle, Locals.RESULT))
                    .addStatement(
                            whenEmpty.never() == null
                                    ? CodeBlock.of("return null")
                                    : CodeBlock.of(
                                            "throw new $T($S)", UnsupportedOperationException.class, whenEmpty.never()))
                    .endControlFlow();
        }
        if (operation().form() == Form.CONSTRUCTOR) {
            return code.addStatement("nativeObject = $L", made(handle));
        }
        return handle.view() != null
                ? code.addStatement("return call.made($L)", create(handle, Locals.RESULT))
                : code.addStatement(
                        "return $L",
                        returned(CodeBlock.of(
                                "new $T($L$L)", raw.api().type(handle.className()), derived(handle), made(handle))));
    }

    /** What a constructor takes first. */
    private String derived(Result.NewHandle handle) {
        return raw.derived(handle.className()) == null ? "" : "nativeObject.derived(), ";
    }

    /** The native object of what a call made, which is closed if a callback threw meanwhile. */
    private CodeBlock made(Result.NewHandle handle) {
        return CodeBlock.of(
                "call.made($L$L)",
                operation().outcome().expects()
                        ? succeeding(handle, CodeBlock.of(OBJECT), true)
                        : lifetime(handle, Locals.RESULT),
                CallbackArgumentEmitter.keeping(operation()));
    }

    CodeBlock create(Result.NewHandle handle, Object address) {
        if (handle.view() != null) {
            return CodeBlock.of(
                    "new $T($T.of(call, $S, $L, $L, $L, $L), $L)",
                    raw.api().type(handle.className()),
                    Types.PIN,
                    handle.className(),
                    address,
                    raw.destroyer(handle.destroy()),
                    raw.reference(handle.view()),
                    handle.parent(),
                    handle.parent());
        }
        return CodeBlock.of("new $T($L)", raw.api().type(handle.className()), lifetime(handle, address));
    }

    private CodeBlock destroy(Result.NewHandle handle, String address) {
        CodeBlock object = CodeBlock.of("$L", address);
        return raw.call(
                handle.destroy(),
                raw.takesParent(handle.destroy()) ? List.of(CodeBlock.of(Locals.PARENT), object) : List.of(object));
    }

    private CodeBlock lifetime(Result.NewHandle handle, Object address) {
        CodeBlock destroyer = raw.destroyer(handle.destroy());
        boolean succeeds = !handle.ties().succeeds().isEmpty();
        CodeBlock object = handle.parent() == null || succeeds
                ? CodeBlock.of("$T.owned($S, $L, $L)", Types.NATIVE_OBJECT, handle.className(), address, destroyer)
                : CodeBlock.of(
                        "$T.child($S, $L, $L, $L)",
                        Types.NATIVE_OBJECT,
                        handle.className(),
                        address,
                        destroyer,
                        handle.parent());
        return succeeding(handle, retaining(handle, object), succeeds);
    }

    private static CodeBlock retaining(Result.NewHandle handle, CodeBlock object) {
        CodeBlock.Builder lifetime = object.toBuilder();
        handle.ties().borrows().forEach(parameter -> lifetime.add(".borrowing($L)", parameter));
        if (handle.mark() != null) {
            lifetime.add(".marked($L)", Types.mark(handle.mark()));
        }
        return lifetime.build();
    }

    /**
     * @param asChild whether it is yet to become a child of its parent
     */
    private static CodeBlock succeeding(Result.NewHandle handle, CodeBlock object, boolean asChild) {
        CodeBlock.Builder lifetime = object.toBuilder();
        handle.ties().succeeds().forEach(parameter -> lifetime.add(".succeeding($L)", parameter));
        if (handle.parent() != null && asChild) {
            lifetime.add(".childOf($L)", handle.parent()); // last: it fails if the parent was closed meanwhile
        }
        return lifetime.build();
    }

    private CodeBlock view(Result.ViewHandle handle, CodeBlock value) {
        return CodeBlock.of(
                "new $T($T.view($S, $L, this))",
                raw.api().type(handle.className()),
                Types.NATIVE_OBJECT,
                handle.className(),
                value);
    }
}
