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
import java.util.Locale;
import java.util.Map;

/**
 * Emits the arguments of one native call: local variables for the handles that it uses, others where two arguments share
 * one, and an expression for each argument.
 */
final class ArgumentEmitter {

    /** The variable of the receiver's address. */
    private static final String RECEIVER = "nativeThis";

    private final Operation operation;
    private final RawCalls raw;
    private final CodeBlock receiver;
    private final Map<String, CodeBlock> uses = new LinkedHashMap<>();
    private final Map<String, CodeBlock> inputs = new LinkedHashMap<>();
    private final CodeBlock.Builder locals = CodeBlock.builder();
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
        operation.arguments().stream()
                .filter(Argument.Filled.class::isInstance)
                .map(Argument.Filled.class::cast)
                .forEach(this::filled);
        new ListEmitter(operation).counts().forEach(locals::add);
        operation.arguments().forEach(argument -> expressions.add(expression(argument)));
    }

    /** The variables of what the call uses. */
    CodeBlock uses() {
        return inlined ? CodeBlock.of("") : declarations(uses);
    }

    /** The variables of bytes in the form that the caller has them in. */
    CodeBlock inputs() {
        return declarations(inputs);
    }

    /** The variables of what the call uses, and of bytes, with their values. */
    Map<String, CodeBlock> variables() {
        Map<String, CodeBlock> all = new LinkedHashMap<>(uses);
        all.putAll(inputs);
        return all;
    }

    /** The other variables. */
    CodeBlock locals() {
        return locals.build();
    }

    List<CodeBlock> expressions() {
        return expressions;
    }

    /** Makes a variable for the one thing that the call uses unnecessary, if its address is nothing but an argument. */
    ArgumentEmitter inlined() {
        String all = CodeBlock.join(expressions, ",").toString();
        uses.forEach((name, use) -> {
            boolean once = all.indexOf(name) == all.lastIndexOf(name) && !name.equals(RawCalls.PARENT);
            if (once && uses.size() == 1 && inputs.isEmpty() && locals.isEmpty()) {
                expressions.replaceAll(expression -> expression.toString().equals(name) ? use : expression);
                inlined = true;
            }
        });
        return this;
    }

    /** The address of the receiver. */
    CodeBlock receiver() {
        return use(HandleArguments.isParent("this", operation, raw) ? RawCalls.PARENT : RECEIVER, receiver);
    }

    /** The address of a handle that is passed. */
    CodeBlock handle(String parameter) {
        return CodeBlock.of("$L", name(parameter));
    }

    private String name(String parameter) {
        return HandleArguments.isParent(parameter, operation, raw) ? RawCalls.PARENT : local(parameter);
    }

    static String local(String parameter) {
        return "native" + parameter.substring(0, 1).toUpperCase(Locale.ROOT) + parameter.substring(1);
    }

    /** The variable for the slot of a length that is at that index in C. */
    static String length(int index) {
        return "nativeLength" + index;
    }

    private CodeBlock expression(Argument argument) {
        if (argument instanceof Argument.Receiver) {
            return receiver();
        }
        if (argument instanceof Argument.HandlePointer handle) {
            return use(name(handle.parameter()), HandleArguments.use(handle, operation));
        }
        if (argument instanceof Argument.Transferred transferred) {
            return use(local(transferred.parameter()), HandleArguments.transferred(transferred));
        }
        if (argument instanceof Argument.Value value) {
            return ScalarArguments.value(value);
        }
        if (argument instanceof Argument.Bounded bounded) {
            String atMost = bounded.atMost();
            return ScalarArguments.bounded(
                    bounded, atMost == null ? ScalarArguments.max(bounded) : raw.call(atMost, List.of(receiver())));
        }
        if (argument instanceof Argument.Count count) {
            return CodeBlock.of("$L", ListEmitter.count(count.group()));
        }
        if (argument instanceof Argument.OfGroup array) {
            return new ListEmitter(operation).array(array, this::declare);
        }
        if (argument instanceof Argument.TextPointer text) {
            return CodeBlock.of("call.$1L($2L, $2S)", text.nullable() ? "stringOrNull" : "string", text.parameter());
        }
        if (argument instanceof Argument.Rows rows) {
            return CodeBlock.of(
                    "call.given($1T.$2L($3T.whole($4L, $4S)), $5L)",
                    raw.api().type(rows.className()),
                    ValueClassEmitter.MAKE_ALL,
                    Types.NATIVE_LISTS,
                    rows.parameter(),
                    raw.reference(rows.destroy()));
        }
        if (argument instanceof Argument.ErrorSlot) {
            return CodeBlock.of("call.errorSlot()");
        }
        if (argument instanceof Argument.BytesLength length) {
            return CodeBlock.of("$L.byteSize()", local(length.parameter()));
        }
        if (argument instanceof Argument.BufferCapacity capacity) {
            return CodeBlock.of("$L.byteSize()", local(capacity.parameter()));
        }
        return variable(argument);
    }

    private CodeBlock variable(Argument argument) {
        if (argument instanceof Argument.ReceiverCopy copy) {
            return receiverCopy(copy);
        }
        if (argument instanceof Argument.CallbackState state) {
            CallbackArgumentEmitter.count(state, raw, this::receiver).ifPresent(locals::addStatement);
            return declare(local(state.parameter()), CallbackArgumentEmitter.state(state));
        }
        if (argument instanceof Argument.CallbackHelper helper) {
            return helper.helper() == Argument.CallbackHelper.Helper.NO_DESTRUCTOR
                    ? CodeBlock.of("$T.NULL", Types.MEMORY_SEGMENT)
                    : CodeBlock.of("$T.$L", Types.UPCALLS, helper.helper());
        }
        if (argument instanceof Argument.CallbackStub stub) {
            return CodeBlock.of(
                    "$T.$L", UpcallEmitter.type(stub.interfaceName(), raw.api()), UpcallEmitter.field(stub.method()));
        }
        if (argument instanceof Argument.Filled filled) {
            return CodeBlock.of("$L", local(filled.parameter()));
        }
        if (argument instanceof Argument.BytesPointer bytes) {
            return bytes(bytes);
        }
        if (argument instanceof Argument.RetainedPointer retained) {
            return input(
                    retained.parameter(),
                    CodeBlock.of("call.retain(this, $S, $L)", retained.slot(), retainedBytes(retained)));
        }
        if (argument instanceof Argument.BufferPointer buffer) {
            return declare(local(buffer.parameter()), CodeBlock.of("call.output($1L, $1S)", buffer.parameter()));
        }
        if (argument instanceof Argument.LengthSlot) {
            return declare("nativeLength", CodeBlock.of("call.longSlot()"));
        }
        if (argument instanceof Argument.FoundSlot) {
            return declare("nativeFound", CodeBlock.of("call.byteSlot()"));
        }
        if (argument instanceof Argument.OutPointer pointer) {
            return declare(local(pointer.name()), CodeBlock.of("call.pointerSlot()"));
        }
        if (argument instanceof Argument.OutObject object) {
            return declare(
                    local(object.name()),
                    CodeBlock.of(
                            "call.temporary($L, $L)",
                            raw.call(object.create(), List.of()),
                            raw.reference(object.destroy())));
        }
        if (argument instanceof Argument.OutNumber number) {
            return declare(local(number.name()), CodeBlock.of("call.$L()", slot(number.carrier())));
        }
        if (argument instanceof Argument.OutLength length) {
            return declare(length(length.index()), CodeBlock.of("call.longSlot()"));
        }
        if (argument instanceof Argument.OutSlot slot) {
            return declare("nativeOut", CodeBlock.of("call.$L()", slot(slot.carrier())));
        }
        throw new IllegalStateException("no emission for " + argument);
    }

    private static CodeBlock retainedBytes(Argument.RetainedPointer retained) {
        return retained.nullable()
                ? CodeBlock.of("$L", retained.parameter())
                : CodeBlock.of(
                        "$T.requireNonNull($L, $S)",
                        Types.OBJECTS,
                        retained.parameter(),
                        ScalarArguments.isNull(retained.parameter()));
    }

    private void filled(Argument.Filled filled) {
        use(local(filled.parameter()), CodeBlock.of("call.change($1L, $1S)", filled.parameter()));
    }

    private CodeBlock use(String name, CodeBlock value) {
        if (receiver.toString().equals(PartEmitter.OBJECT) && value.equals(receiver)) {
            return receiver;
        }
        uses.put(name, value);
        return CodeBlock.of("$L", name);
    }

    private CodeBlock receiverCopy(Argument.ReceiverCopy copy) {
        CodeBlock length = declare("nativeLength", CodeBlock.of("call.longSlot()"));
        CodeBlock data = declare("nativeData", CodeBlock.of("$L", raw.call(copy.data(), List.of(receiver(), length))));
        CodeBlock size = CodeBlock.of("$L.get($T.JAVA_LONG, 0)", length, Types.VALUE_LAYOUT);
        return CodeBlock.of(
                "call.temporary($L, $L)", raw.call(copy.create(), List.of(data, size)), raw.reference(copy.destroy()));
    }

    private CodeBlock bytes(Argument.BytesPointer bytes) {
        boolean text = operation.type(bytes.parameter()) instanceof JavaType.Text;
        String method = text ? "text" : "bytes";
        CodeBlock value = bytes.nullable()
                ? CodeBlock.of("call.$LOrNull($L)", method, bytes.parameter())
                : CodeBlock.of("call.$1L($2L, $2S)", method, bytes.parameter());
        return input(bytes.parameter(), value);
    }

    private CodeBlock input(String parameter, CodeBlock value) {
        inputs.put(local(parameter), value);
        return CodeBlock.of("$L", local(parameter));
    }

    private static CodeBlock declarations(Map<String, CodeBlock> variables) {
        CodeBlock.Builder code = CodeBlock.builder();
        variables.forEach((name, value) -> code.addStatement("$T $L = $L", Types.MEMORY_SEGMENT, name, value));
        return code.build();
    }

    private CodeBlock declare(String name, CodeBlock value) {
        locals.addStatement("$T $L = $L", Types.MEMORY_SEGMENT, name, value);
        return CodeBlock.of("$L", name);
    }

    private static String slot(Carrier carrier) {
        return switch (carrier) {
            case LONG, DOUBLE -> "longSlot";
            case INT, FLOAT -> "intSlot";
            case BYTE, BOOLEAN -> "byteSlot";
            default -> throw new IllegalStateException("no slot for " + carrier);
        };
    }
}
