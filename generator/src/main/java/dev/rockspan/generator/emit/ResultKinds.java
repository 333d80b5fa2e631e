package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.emit.ResultKind.Source;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Result.Component;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All kinds of results: the type, the statements and the Javadoc of each. */
final class ResultKinds implements Result.Visitor<ResultKind> {

    private static final TypeName NULLABLE_BYTES = Types.nullable(Types.BYTE_ARRAY, true);

    private final RawCalls raw;
    private final HandleResults objects;
    private final ResultEmitter.@Nullable Receiver receiver;
    private final @Nullable Operation operation;

    /** Of an operation. */
    ResultKinds(RawCalls raw, ResultEmitter.@Nullable Receiver receiver, @Nullable Operation operation) {
        this.raw = raw;
        this.objects = new HandleResults(raw, operation);
        this.receiver = receiver;
        this.operation = operation;
    }

    /** Of parts of records. */
    ResultKinds(RawCalls raw) {
        this(raw, null, null);
    }

    private Operation operation() {
        return Objects.requireNonNull(operation, "parts are of no operation");
    }

    private boolean isStatusForm() {
        return operation != null && operation.outcome().statusForm();
    }

    /** The same with the status, in what returns that instead of throwing. */
    private ResultKind orStatus(ResultKind kind, TypeName type) {
        return isStatusForm()
                ? new ResultKind(
                        type,
                        kind.part(),
                        kind.expression(),
                        kind.statements(),
                        "the status and, if there is one, the value")
                : kind;
    }

    @Override
    public ResultKind value(Result.Value result) {
        Conversion conversion = result.conversion();
        Function<Source, CodeBlock> number = source -> result.slot()
                ? CodeBlock.of(
                        "$L.get($T.$L, 0)", source.slot(), Types.VALUE_LAYOUT, Types.layout(conversion.carrier()))
                : source.value();
        return ResultKind.of(Conversions.type(conversion, raw.api()))
                .made(source -> Conversions.toJava(conversion, number.apply(source), raw.api()));
    }

    @Override
    public ResultKind foundNumber(Result.FoundNumber result) {
        return ResultKind.of(TypeName.LONG)
                .made(source -> CodeBlock.of(
                        "$T.found(nativeResult == $L, nativeOut)", Types.CALL, String.valueOf(result.found())));
    }

    @Override
    public ResultKind text(Result.Text result) {
        return ResultKind.of(Types.nullable(Types.STRING, result.nullable()))
                .made(source -> CodeBlock.of(
                        "call.$L($L$L)",
                        result.owned() ? "takeString" : "viewString",
                        result.withLength() ? source.sized() : source.value(),
                        free(result.destroy())));
    }

    /** The last argument of what is freed, if its function is not the usual one. */
    private CodeBlock free(@Nullable String destroy) {
        return destroy == null ? CodeBlock.of("") : CodeBlock.of(", $L", raw.reference(destroy));
    }

    @Override
    public ResultKind viewBytes(Result.ViewBytes result) {
        return ResultKind.of(Types.nullable(Types.BYTE_ARRAY, result.nullable()))
                .made(source -> CodeBlock.of("call.copyBytes($L)", source.sized()));
    }

    @Override
    public ResultKind filledOrPinned(Result.FilledOrPinned result) {
        return ResultKind.of(TypeName.LONG).described("the size of the value; -1 if there is none");
    }

    @Override
    public ResultKind manyFilledOrPinned(Result.ManyFilledOrPinned result) {
        return ResultKind.of(TypeName.INT).described("how many of the keys have a value");
    }

    @Override
    public ResultKind inArena(Result.InArena result) {
        return ResultKind.of(Types.nullable(Types.MEMORY_SEGMENT, true))
                .described(
                        "RocksDB's own memory, read-only, readable until the arena is closed; null if there is none");
    }

    @Override
    public ResultKind read(Result.Read result) {
        TypeName type = raw.api().type(result.className());
        return ResultKind.of(Types.nullable(result.rows() ? Types.listOf(type) : type, result.nullable()))
                .made(source -> CodeBlock.of(
                        "$T.$L($L)",
                        type,
                        result.rows() ? ValueClassEmitter.READ_ALL : ValueClassEmitter.READ,
                        object(result, source)))
                .orNull(result.nullable())
                .described(result.nullable() ? "null if there is none" : "");
    }

    /** What is read, which C may have returned as NULL. */
    private CodeBlock object(Result.Read result, Source source) {
        CodeBlock value = result.slot() ? CodeBlock.of("$L", source.slot()) : source.value();
        if (result.destroy() != null) {
            return CodeBlock.of("call.temporary($L, $L)", value, raw.reference(result.destroy()));
        }
        return result.slot() ? value : CodeBlock.of("$T.returned($L)", Types.CALL, value);
    }

    @Override
    public ResultKind each(Result.Each result) {
        return ResultKind.of(Types.listOf(partType(result.element())))
                .described(
                        result.element() instanceof Result.ViewHandle
                                ? "views that are valid until this object is closed"
                                : "");
    }

    @Override
    public ResultKind pairs(Result.Pairs result) {
        return ResultKind.of(ParameterizedTypeName.get(
                        Types.MAP, partType(result.keys().element()), partType(result.value())))
                .described(
                        result.value() instanceof Result.ViewHandle
                                ? "views that are valid until this object is closed, by name"
                                : "the values by name");
    }

    private TypeName partType(Result part) {
        return part.accept(this).part().box();
    }

    @Override
    public ResultKind ownedBytes(Result.OwnedBytes result) {
        ResultKind kind = ResultKind.of(NULLABLE_BYTES)
                .asPart(Types.BYTE_ARRAY)
                .made(source -> CodeBlock.of(
                        "call.$L($L$L)",
                        isStatusForm() ? "takeResult" : "takeBytes",
                        source.sized(),
                        free(result.destroy())))
                .described("a copy, or null if there is none");
        return orStatus(kind, Types.READ_RESULT);
    }

    @Override
    public ResultKind ownedTexts(Result.OwnedTexts result) {
        return ResultKind.of(Types.listOf(Types.STRING))
                .made(source ->
                        CodeBlock.of("call.takeTexts($L, $L)", source.sized(), raw.arrayDestroyer(result.destroy())));
    }

    @Override
    public ResultKind newHandle(Result.NewHandle result) {
        return objects.newHandle(result);
    }

    @Override
    public ResultKind viewHandle(Result.ViewHandle result) {
        return objects.viewHandle(result);
    }

    @Override
    public ResultKind handleList(Result.HandleList result) {
        return objects.handleList(result);
    }

    @Override
    public ResultKind handleWithList(Result.HandleWithList result) {
        return objects.handleWithList(result);
    }

    @Override
    public ResultKind ownedHandles(Result.OwnedHandles result) {
        return objects.ownedHandles(result);
    }

    @Override
    public ResultKind several(Result.Several result) {
        String record = result.recordName();
        if (record == null) {
            Component only = result.components().get(0);
            ResultKind kind = only.result().accept(this);
            return ResultKind.of(kind.type()).made(source -> kind.expression().apply(Source.of(only)));
        }
        return ResultKind.of(raw.api().type(record)).statements(code -> new SeveralResults(operation(), result, this)
                .statements(raw.api().type(record), code));
    }

    @Override
    public ResultKind plain(Result.Plain result) {
        return switch (result) {
            case NOTHING -> ResultKind.of(TypeName.VOID).statements(code -> code);
            case FLUENT -> fluent();
            case VIEW_STRUCT ->
                ResultKind.of(Types.BYTE_ARRAY)
                        .made(source -> CodeBlock.of(
                                "call.copyBytes(nativeResult.get($1T.ADDRESS, 0), nativeResult.get($1T.JAVA_LONG, 8))",
                                Types.VALUE_LAYOUT));
            case SEGMENT ->
                ResultKind.of(Types.MEMORY_SEGMENT)
                        .described(
                                "RocksDB's own memory, until this object is closed. The thread that created this object gets a"
                                        + " segment that it alone may read, other threads get one that any thread may read");
            case FILLED_SIZE -> filledSize();
            case BYTES_LIST -> bytesList();
            case LONGS ->
                ResultKind.of(Types.LONG_ARRAY)
                        .made(source -> CodeBlock.of("nativeLongs.toArray($T.JAVA_LONG)", Types.VALUE_LAYOUT));
        };
    }

    private ResultKind fluent() {
        ResultEmitter.Receiver returned = Objects.requireNonNull(receiver, "parts have no receiver");
        return ResultKind.of(returned.type())
                .made(source -> returned.expression())
                .described("this object");
    }

    private ResultKind filledSize() {
        boolean segment = ResultEmitter.buffer(operation()).type() == JavaType.Bytes.SEGMENT;
        return ResultKind.of(segment ? TypeName.LONG : TypeName.INT)
                .made(source -> ResultEmitter.filled(operation()))
                .described(
                        operation().outcome().reading() == null
                                ? "the size of the value, which was copied only if it fits; -1 if there is none"
                                : "the size of the whole value, of which the buffer receives as much as fits; -1 if there is none");
    }

    private ResultKind bytesList() {
        ResultKind kind = ResultKind.of(Types.listOf(NULLABLE_BYTES))
                .made(source -> CodeBlock.of(
                        "call.$L($L, $L, $L$L)",
                        isStatusForm() ? "results" : "copies",
                        Locals.array(OutElement.VALUE, source.part()),
                        Locals.array(OutElement.LENGTH, source.part()),
                        source.part().isEmpty() ? "nativeErrors, " : "",
                        ListEmitter.outCount(operation())));
        return orStatus(kind, Types.listOf(Types.READ_RESULT));
    }
}
