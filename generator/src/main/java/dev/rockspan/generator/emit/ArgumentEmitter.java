package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Emits the arguments of one native call: local variables for the handles that it uses, others where two arguments share
 * one, and an expression for each argument.
 */
final class ArgumentEmitter implements Argument.Visitor<CodeBlock> {

    private final Operation operation;
    private final RawCalls raw;
    private final CodeBlock receiver;
    private final ListEmitter lists;
    private final Locals locals = new Locals();
    private final List<CodeBlock> expressions = new ArrayList<>();
    private boolean inlined;

    ArgumentEmitter(Operation operation, RawCalls raw, Sharing sharing) {
        this(
                operation,
                raw,
                raw.isOfDerived(operation) ? DerivedEmitter.RECEIVER : HandleArguments.receiver(operation, sharing));
    }

    /** With an expression for the address of the receiver. */
    ArgumentEmitter(Operation operation, RawCalls raw, CodeBlock receiver) {
        this.operation = operation;
        this.raw = raw;
        this.receiver = receiver;
        this.lists = new ListEmitter(operation, locals, raw);
        // An object that is changed is used before all others.
        operation.arguments(Argument.Filled.class).forEach(filled -> filled.accept(this));
        lists.declareCounts();
        operation.arguments().forEach(argument -> expressions.add(argument.accept(this)));
    }

    /** The variables of what the call uses. */
    CodeBlock uses() {
        return inlined ? CodeBlock.of("") : Locals.declarations(locals.uses());
    }

    /** The variables of bytes in the form that the caller has them in. */
    CodeBlock inputs() {
        return Locals.declarations(locals.inputs());
    }

    /** The variables of what the call uses, and of bytes, with their values. */
    Map<String, CodeBlock> variables() {
        Map<String, CodeBlock> all = new LinkedHashMap<>(locals.uses());
        all.putAll(locals.inputs());
        return all;
    }

    /** The other variables. */
    CodeBlock locals() {
        return locals.others();
    }

    List<CodeBlock> expressions() {
        return expressions;
    }

    /** Uses each handle where C takes it, without a variable, if all of them are needed once. */
    ArgumentEmitter inlined() {
        String all = CodeBlock.join(expressions, ",").toString();
        inlined = locals.inputs().isEmpty()
                && locals.others().isEmpty()
                && operation.arguments(Argument.Filled.class).findAny().isEmpty()
                && locals.uses().keySet().stream()
                        .allMatch(name -> all.indexOf(name) == all.lastIndexOf(name) && !name.equals(Locals.PARENT));
        if (inlined) {
            expressions.replaceAll(expression -> locals.uses().getOrDefault(expression.toString(), expression));
        }
        return this;
    }

    /** The address of the receiver. */
    CodeBlock receiver() {
        return receiver.toString().equals(PartEmitter.OBJECT)
                ? receiver
                : locals.use(
                        HandleArguments.isParent("this", operation, raw) ? Locals.PARENT : Locals.RECEIVER, receiver);
    }

    /** The address of a handle that is passed. */
    CodeBlock handle(String parameter) {
        return CodeBlock.of("$L", name(parameter));
    }

    private String name(String parameter) {
        return HandleArguments.isParent(parameter, operation, raw) ? Locals.PARENT : Locals.of(parameter);
    }

    @Override
    public CodeBlock receiverCopy(Argument.ReceiverCopy copy) {
        CodeBlock length = locals.segment(Locals.LENGTH, CodeBlock.of("call.longSlot()"));
        CodeBlock data = locals.segment(Locals.DATA, raw.call(copy.data(), List.of(receiver(), length)));
        CodeBlock size = CodeBlock.of("$L.get($T.JAVA_LONG, 0)", length, Types.VALUE_LAYOUT);
        return temporary(raw.call(copy.create(), List.of(data, size)), copy.destroy());
    }

    private CodeBlock temporary(CodeBlock object, String destroy) {
        return CodeBlock.of("call.temporary($L, $L)", object, raw.reference(destroy));
    }

    @Override
    public CodeBlock handlePointer(Argument.HandlePointer handle) {
        return locals.use(name(handle.parameter()), HandleArguments.use(handle, operation));
    }

    @Override
    public CodeBlock transferred(Argument.Transferred transferred) {
        return locals.use(Locals.of(transferred.parameter()), HandleArguments.transferred(transferred));
    }

    @Override
    public CodeBlock filled(Argument.Filled filled) {
        return locals.use(Locals.of(filled.parameter()), CodeBlock.of("call.change($1L, $1S)", filled.parameter()));
    }

    @Override
    public CodeBlock bytesPointer(Argument.BytesPointer bytes) {
        if (bytes.slot() != null) {
            CodeBlock given = bytes.nullable()
                    ? CodeBlock.of("$L", bytes.parameter())
                    : ScalarArguments.required(bytes.parameter());
            return locals.input(
                    Locals.of(bytes.parameter()), CodeBlock.of("call.retain(this, $S, $L)", bytes.slot(), given));
        }
        String method = operation.type(bytes.parameter()) == JavaType.Fixed.TEXT ? "text" : "bytes";
        return locals.input(
                Locals.of(bytes.parameter()),
                CodeBlock.of("call.$1L$2L($3L, $3S)", method, bytes.nullable() ? "OrNull" : "", bytes.parameter()));
    }

    @Override
    public CodeBlock bytesLength(Argument.BytesLength length) {
        return length.carrier() == Carrier.LONG
                ? size(length.parameter())
                : ScalarArguments.narrowed(
                        length.carrier(),
                        CodeBlock.of(
                                "$T.length($L, $L, $S)",
                                Types.CALL,
                                Locals.of(length.parameter()),
                                length.most() == Integer.MAX_VALUE
                                        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                                        : CodeBlock.of("$L", length.most()),
                                length.parameter()));
    }

    private static CodeBlock size(String parameter) {
        return CodeBlock.of("$L.byteSize()", Locals.of(parameter));
    }

    @Override
    public CodeBlock textPointer(Argument.TextPointer text) {
        return CodeBlock.of("call.$1L($2L, $2S)", text.nullable() ? "stringOrNull" : "string", text.parameter());
    }

    @Override
    public CodeBlock callbackState(Argument.CallbackState state) {
        if (state.visits() != null) { // counted before the call, which may change what it visits
            locals.number(Locals.VISITS, raw.call(state.visits(), List.of(receiver())));
        }
        return locals.segment(Locals.of(state.parameter()), CallbackArgumentEmitter.state(state));
    }

    @Override
    public CodeBlock callbackHelper(Argument.CallbackHelper helper) {
        String function =
                switch (helper) {
                    case DESTRUCTOR -> "destructor";
                    case NO_DESTRUCTOR -> "noDestructor";
                    case NAME -> "name";
                    case FREE -> "free";
                };
        return CodeBlock.of("$T.$L()", Types.CALLBACKS, function);
    }

    @Override
    public CodeBlock callbackStub(Argument.CallbackStub stub) {
        return CodeBlock.of(
                "$T.$L", UpcallEmitter.addresses(stub.interfaceName(), raw.api()), UpcallEmitter.field(stub.method()));
    }

    @Override
    public CodeBlock value(Argument.Value value) {
        String atMost = value.bounds() == null ? null : value.bounds().atMost();
        return ScalarArguments.value(value, atMost == null ? null : raw.call(atMost, List.of(receiver())));
    }

    @Override
    public CodeBlock index(Argument.Index index) {
        throw new IllegalStateException(operation.function() + " takes an index, which only parts of objects do");
    }

    @Override
    public CodeBlock outSlot(Argument.OutSlot slot) {
        return locals.segment(Locals.OUT, ScalarArguments.slot(slot.carrier()));
    }

    @Override
    public CodeBlock outPart(Argument.OutPart part) {
        return locals.segment(Locals.of(part.name()), ScalarArguments.slot(part.carrier()));
    }

    @Override
    public CodeBlock outLength(Argument.OutLength length) {
        return locals.segment(Locals.length(length.index()), CodeBlock.of("call.longSlot()"));
    }

    @Override
    public CodeBlock bufferPointer(Argument.BufferPointer buffer) {
        return locals.segment(Locals.of(buffer.parameter()), CodeBlock.of("call.output($1L, $1S)", buffer.parameter()));
    }

    @Override
    public CodeBlock bufferCapacity(Argument.BufferCapacity capacity) {
        return size(capacity.parameter());
    }

    @Override
    public CodeBlock outObject(Argument.OutObject object) {
        return locals.segment(
                Locals.of(object.name()), temporary(raw.call(object.create(), List.of()), object.destroy()));
    }

    @Override
    public CodeBlock rows(Argument.Rows rows) {
        return CodeBlock.of(
                "call.given($1T.$2L($3T.whole($4L, $4S)), $5L)",
                raw.api().type(rows.className()),
                ValueClassEmitter.MAKE_ALL,
                Types.CALL,
                rows.parameter(),
                raw.reference(rows.destroy()));
    }

    @Override
    public CodeBlock count(Argument.Count count) {
        return CodeBlock.of("$L", ListEmitter.count(operation, count.group()));
    }

    @Override
    public CodeBlock listArray(Argument.ListArray list) {
        return lists.list(list);
    }

    @Override
    public CodeBlock listLengths(Argument.ListLengths lengths) {
        return CodeBlock.of("$T.lengths($L)", Types.CALL, Locals.of(lengths.parameter()));
    }

    @Override
    public CodeBlock mapArray(Argument.MapArray map) {
        return lists.map(map);
    }

    @Override
    public CodeBlock outArray(Argument.OutArray out) {
        return lists.out(out);
    }

    @Override
    public CodeBlock plain(Argument.Plain argument) {
        return switch (argument) {
            case RECEIVER -> receiver();
            case ERROR_SLOT -> CodeBlock.of("call.errorSlot()");
            case LENGTH_SLOT -> locals.segment(Locals.LENGTH, CodeBlock.of("call.longSlot()"));
            case FOUND_SLOT -> locals.segment(Locals.FOUND, CodeBlock.of("call.byteSlot()"));
        };
    }
}
