package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.HandleClass;
import dev.rockspan.generator.binding.model.HandleClass.Sharing;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.RawFunction;
import dev.rockspan.generator.binding.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits one method or constructor: arguments in, the call, errors, the result out. */
final class OperationEmitter {

    private final ApiPackage api;
    private final RawCalls raw;
    private final ResultEmitter results;

    OperationEmitter(ApiPackage api, RawCalls raw) {
        this(api, raw, new ResultEmitter(api, raw));
    }

    OperationEmitter(ApiPackage api, RawCalls raw, ResultEmitter results) {
        this.api = api;
        this.raw = raw;
        this.results = results;
    }

    /** Emits an operation of {@code self}, which is {@code model}. */
    MethodSpec emit(ClassName self, Operation operation, HandleClass model) {
        return emit(self, operation, model.sharing(), model.filled(), HandleClassEmitter.lifetime(model));
    }

    /**
     * @param filled whether the receiver may have nothing in it yet
     * @param lifetime what a constructor hands to the superclass
     */
    MethodSpec emit(ClassName self, Operation operation, Sharing sharing, boolean filled, CodeBlock lifetime) {
        if (BuffersEmitter.takesBuffers(operation)) {
            return BuffersEmitter.emit(declare(self, operation, operation.parameters()), operation);
        }
        MethodSpec.Builder method = declare(self, operation, operation.parameters());
        boolean constructor = operation.form() == Form.CONSTRUCTOR;
        method.addCode(PendingEmitter.attempt(operation));
        if (sharing == Sharing.MAKER && operation.form() == Form.METHOD) {
            method.addStatement("$T.requireThread(this, maker)", Types.EFFECTS);
        }
        if (sharing == Sharing.MAKER && constructor) {
            method.addStatement("$T.requirePlatformThread($S)", Types.EFFECTS, self.simpleName());
        }
        if (constructor) {
            method.addStatement("$T nativeObject", Types.NATIVE_OBJECT);
        }
        if (isForLarge(operation)) {
            method.beginControlFlow(
                            "if ($T.isLarge($L))",
                            Types.CALL,
                            ResultEmitter.buffer(operation).name())
                    .addStatement("return $L($L)", forLarge(operation), names(operation))
                    .endControlFlow();
        }
        if (isForLarge(operation)) {
            method.addStatement("$T nativeSize", results.type(self, operation));
        }
        CodeBlock body = body(self, operation, sharing);
        if (filled && operation.form() == Form.METHOD) {
            body = CodeBlock.builder()
                    .addStatement("call.requireFilled(this)")
                    .add(body)
                    .build();
        }
        if (needsCall(body)) {
            method.beginControlFlow("try ($1T call = $1T.begin($2T.TABLE))", Types.CALL, api.symbols())
                    .addCode(body)
                    .endControlFlow();
        } else {
            method.addCode(body);
        }
        if (constructor) {
            method.addStatement("super($L)", lifetime);
        }
        if (GivenEmitter.isCopy(self, operation, sharing)) {
            method.addStatement(
                    "$T.copy(this, $L)",
                    Types.GIVEN,
                    operation.parameters().get(0).name());
        }
        if (isForLarge(operation)) {
            method.addComment("C copies all of a value or nothing; Java gets what fits.")
                    .addStatement(
                            "return nativeSize <= $L ? nativeSize : $L($L)",
                            capacity(operation),
                            forLarge(operation),
                            names(operation));
        }
        return method.build();
    }

    private static CodeBlock capacity(Operation operation) {
        JavaParameter buffer = ResultEmitter.buffer(operation);
        boolean array = buffer.type() instanceof JavaType.Bytes bytes && bytes.form() == JavaType.BytesForm.ARRAY;
        return CodeBlock.of(array ? "$L.length" : "$L.byteSize()", buffer.name());
    }

    /** Whether it reads into a buffer, and into a large one of Java's by a method of its own: {@link #emitForLarge}. */
    static boolean isForLarge(Operation operation) {
        return operation.reading() != null
                && operation.result() instanceof Result.FilledSize
                && !BuffersEmitter.takesBuffers(operation);
    }

    /** In a method of its own, so that the compiler finds the other one small. */
    MethodSpec emitForLarge(ClassName self, Operation operation, Sharing sharing) {
        Operation.Reading reading = Objects.requireNonNull(operation.reading());
        return MethodSpec.methodBuilder(forLarge(operation))
                .addModifiers(Modifier.PRIVATE)
                .returns(results.type(self, operation))
                .addParameters(
                        operation.parameters().stream().map(this::parameter).toList())
                .beginControlFlow("try ($1T call = $1T.begin($2T.TABLE))", Types.CALL, api.symbols())
                .addCode(new ReadingEmitter(api, raw, operation, reading).statements(sharing))
                .endControlFlow()
                .build();
    }

    private static String forLarge(Operation operation) {
        return operation.name() + "Large";
    }

    private static String names(Operation operation) {
        return operation.parameters().stream().map(JavaParameter::name).collect(Collectors.joining(", "));
    }

    /** Emits the constructor of a batch with pending writes. */
    MethodSpec emitPending(ClassName self, Operation operation, HandleClass model, HandleClass.PendingWrites pending) {
        return declare(self, operation, operation.parameters())
                .addStatement("this($L)", PendingEmitter.lifetime(model, pending, api))
                .build();
    }

    /** Whether code uses the variable {@code call}. */
    static boolean needsCall(CodeBlock code) {
        String text = code.toString();
        return text.contains("call.") || text.contains("(call,");
    }

    private CodeBlock body(ClassName self, Operation operation, Sharing sharing) {
        CodeBlock.Builder body = CodeBlock.builder();
        if (operation.waits()) {
            body.addStatement("call.requireOutside(this)");
        }
        Operation.Requirement requirement = operation.requirement();
        if (requirement != null) {
            body.addStatement(
                    "$T.require(this, $L, $S)", Types.EFFECTS, Types.mark(requirement.mark()), requirement.otherwise());
        }
        if (operation.result() instanceof Result.Segment) {
            return body.addStatement("return segment()").build();
        }
        if (operation.result() instanceof Result.Each || operation.result() instanceof Result.Pairs) {
            return body.addStatement("$T $L = call.use(this)", Types.MEMORY_SEGMENT, PartEmitter.OBJECT)
                    .add(PartEmitter.slots(List.of(operation)))
                    .addStatement("return $L", new PartEmitter(raw, results).expression(operation))
                    .build();
        }
        Operation.Reading reading = operation.reading();
        ListReadingEmitter many = reading == null || reading.release() == null
                ? null
                : new ListReadingEmitter(api, raw, operation, reading);
        if (reading != null && many == null && !isForLarge(operation)) {
            return body.add(new ReadingEmitter(api, raw, operation, reading).statements(sharing))
                    .build();
        }
        ArgumentEmitter arguments = new ArgumentEmitter(operation, raw, sharing);
        CodeBlock preconditions = preconditions(operation, arguments);
        if (preconditions.isEmpty()) {
            arguments.inlined();
        }
        body.add(arguments.uses()).add(preconditions);
        if (many != null && (isCopied(operation) || isFilled(operation))) {
            body.add(many.byExtension(sharing));
        }
        body.add(arguments.locals());
        List<CodeBlock> expressions = new ArrayList<>(arguments.expressions());
        if (raw.function(operation.function()).result() == Carrier.BYTES) {
            expressions.add(0, CodeBlock.of("call::allocate"));
        }
        body.add(nativeCall(operation, raw.call(operation.function(), expressions)));
        if (handsOver(operation)) {
            body.addStatement("call.commit()");
        }
        operation.arguments().stream()
                .filter(Argument.Filled.class::isInstance)
                .map(Argument.Filled.class::cast)
                .forEach(filled -> body.add(filled(filled)));
        // Also of what fails: RocksDB may have made, and kept, what points to it. What a setter replaces it keeps then.
        operation.borrows().stream()
                .filter(borrow -> borrow.slot() == null)
                .forEach(borrow -> body.add(borrow(borrow)));
        if (operation.checksError()
                && !operation.statusForm()
                && !(operation.result() instanceof Result.OwnedHandles)) {
            body.addStatement("call.check()");
        }
        operation.refusals().stream()
                .filter(Operation.Refusal.Once.class::isInstance)
                .map(Operation.Refusal.Once.class::cast)
                .forEach(once -> body.addStatement("call.filled($L)", once.parameter()));
        if (operation.drops() != null) {
            body.addStatement("call.commit()");
        }
        body.add(CallbackArgumentEmitter.check(operation, self.simpleName()));
        operation.borrows().stream()
                .filter(borrow -> borrow.slot() != null)
                .forEach(borrow -> body.add(borrow(borrow)));
        if (GivenEmitter.isGiven(operation)) {
            body.add(GivenEmitter.note(operation));
        }
        if (operation.marks() != null) {
            body.addStatement("$T.mark(this, $L)", Types.EFFECTS, Types.mark(operation.marks()));
        }
        body.add(becomes(operation));
        if (operation.renews()) {
            body.addStatement("$T.renew(this)", Types.EFFECTS);
        }
        if (many != null && operation.result() instanceof Result.ManyFilledOrPinned filled) {
            return body.add(many.filled(filled)).build();
        }
        if (isForLarge(operation)) {
            return body.addStatement("nativeSize = $L", ResultEmitter.filled(operation))
                    .build();
        }
        return body.add(results.statements(operation)).build();
    }

    /** What has to hold once the call uses its handles, so that nobody else can change that before C is called. */
    private CodeBlock preconditions(Operation operation, ArgumentEmitter arguments) {
        CodeBlock.Builder code = CodeBlock.builder().add(new RefusalEmitter(raw).refusals(operation, arguments));
        Operation.Guard guard = operation.guard();
        if (guard != null) {
            code.add(guard(guard, arguments));
        }
        if (operation.fresh() != null) {
            code.addStatement(
                    operation.takes() ? "$T.takeFresh(this, $S)" : "$T.requireFresh(this, $S)",
                    Types.EFFECTS,
                    operation.fresh());
        }
        if (operation.drops() != null) {
            code.addStatement("call.drop($1L, $1S, this)", operation.drops());
        }
        return code.add(dependents("closeMade", operation.closes()))
                .add(dependents("moveMade", operation.moves()))
                .build();
    }

    private CodeBlock guard(Operation.Guard guard, ArgumentEmitter arguments) {
        CodeBlock.Builder block = CodeBlock.builder();
        if (guard.once() != null) {
            block.beginControlFlow("if (!$T.isMarked(this, $L))", Types.EFFECTS, Types.mark(guard.once()));
        }
        block.beginControlFlow("if ($L == 0)", raw.call(guard.test(), List.of(arguments.receiver())))
                .addStatement("throw new $T($S)", IllegalStateException.class, guard.otherwise())
                .endControlFlow();
        if (guard.once() != null) {
            block.addStatement("$T.mark(this, $L)", Types.EFFECTS, Types.mark(guard.once()))
                    .endControlFlow();
        }
        return block.build();
    }

    private static boolean isCopied(Operation operation) {
        return operation.result() instanceof Result.BytesList && !operation.statusForm();
    }

    private static boolean isFilled(Operation operation) {
        return operation.result() instanceof Result.ManyFilledOrPinned;
    }

    private static CodeBlock dependents(String method, Operation.@Nullable Dependents dependents) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (dependents == null) {
            return code.build();
        }
        return (dependents.within() == null
                        ? code.addStatement("$T.$L(this, $S)", Types.EFFECTS, method, dependents.className())
                        : code.addStatement(
                                "$T.$L(this, $S, $S)",
                                Types.EFFECTS,
                                method,
                                dependents.className(),
                                dependents.within()))
                .build();
    }

    /** What was filled has what the receiver has, also if the function reports an error. */
    private CodeBlock filled(Argument.Filled filled) {
        CodeBlock.Builder code = CodeBlock.builder();
        return code.addStatement("$T.fill($L, $S, this)", Types.EFFECTS, filled.parameter(), filled.slot())
                .build();
    }

    private static CodeBlock becomes(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        operation
                .becomes()
                .forEach((before, after) -> code.addStatement(
                        "$T.change(this, $L, $L)", Types.EFFECTS, Types.mark(before), Types.mark(after)));
        return code.build();
    }

    private static CodeBlock borrow(Operation.Borrow borrow) {
        CodeBlock.Builder code = CodeBlock.builder();
        return (borrow.slot() == null
                        ? code.addStatement("$T.borrow(this, $L)", Types.EFFECTS, borrow.parameter())
                        : code.addStatement(
                                "$T.borrow(this, $S, $L)", Types.EFFECTS, borrow.slot(), borrow.parameter()))
                .build();
    }

    private static boolean handsOver(Operation operation) {
        return operation.arguments().stream()
                .anyMatch(argument -> argument instanceof Argument.Transferred
                        || argument instanceof Argument.RetainedPointer
                        || argument instanceof Argument.Rows
                        || CallbackArgumentEmitter.isHandedOver(argument));
    }

    private CodeBlock nativeCall(Operation operation, CodeBlock call) {
        RawFunction function = raw.function(operation.function());
        boolean unused = operation.result() instanceof Result.FilledSize;
        if (function.result() == Carrier.VOID || unused) {
            return CodeBlock.builder().addStatement("$L", call).build();
        }
        return CodeBlock.builder()
                .addStatement("$T nativeResult = $L", Types.of(function.result()), call)
                .build();
    }

    /** An overload that leaves out what something can stand in for. */
    MethodSpec emitShortForm(ClassName self, Operation operation, List<JavaParameter> parameters) {
        MethodSpec.Builder method = declare(self, operation, parameters);
        List<CodeBlock> arguments = operation.parameters().stream()
                .map(parameter -> parameters.contains(parameter) || parameter.given() != null
                        ? CodeBlock.of("$L", parameter.name())
                        : standIn(parameter))
                .toList();
        CodeBlock call = CodeBlock.of("$L($L)", operation.name(), CodeBlock.join(arguments, ", "));
        List<JavaParameter> given = operation.parameters().stream()
                .filter(parameter -> parameter.given() != null && !parameters.contains(parameter))
                .toList();
        given.forEach(parameter -> method.beginControlFlow(
                "try ($T $L = $L())",
                Types.of(parameter.type(), api),
                parameter.name(),
                Objects.requireNonNull(parameter.given()).method()));
        method.addStatement(operation.result() instanceof Result.Nothing ? "$L" : "return $L", call);
        given.forEach(parameter -> method.endControlFlow());
        return method.build();
    }

    private CodeBlock standIn(JavaParameter parameter) {
        if (parameter.nullable()) {
            return parameter.type() instanceof JavaType.Bytes // another overload may take something else there
                    ? CodeBlock.of("($T) null", Types.of(parameter.type(), api))
                    : CodeBlock.of("null");
        }
        if (parameter.type() instanceof JavaType.Handle handle) {
            return CodeBlock.of("$T.defaults()", api.type(handle.className()));
        }
        return CodeBlock.of("$L", parameter.type().equals(new JavaType.Primitive(Carrier.BOOLEAN)) ? "false" : "0");
    }

    private MethodSpec.Builder declare(ClassName self, Operation operation, List<JavaParameter> parameters) {
        MethodSpec.Builder method = operation.form() == Form.CONSTRUCTOR
                ? MethodSpec.constructorBuilder()
                : MethodSpec.methodBuilder(operation.name()).returns(results.type(self, operation));
        method.addModifiers(Modifier.PUBLIC);
        if (operation.form() == Form.STATIC) {
            method.addModifiers(Modifier.STATIC);
        }
        if (operation.option() != null && operation.option().deprecated() != null) {
            method.addAnnotation(Deprecated.class);
        }
        method.addParameters(parameters.stream().map(this::parameter).collect(Collectors.toList()));
        return method.addJavadoc("$L", Javadocs.ofOperation(operation, parameters));
    }

    private ParameterSpec parameter(JavaParameter parameter) {
        TypeName type = Types.nullable(Types.of(parameter.type(), api), parameter.nullable());
        return ParameterSpec.builder(type, parameter.name()).build();
    }
}
