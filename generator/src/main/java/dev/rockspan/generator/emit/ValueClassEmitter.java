package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.ValueClass;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits a Java record that is read from objects of C's, with the code that reads them. */
final class ValueClassEmitter {

    static final String READ = "read";
    static final String READ_ALL = "readAll";
    static final String MAKE_ALL = "allToNative";

    private static final String MAKE = "toNative";
    private static final String ROWS = "nativeRows";

    private final RawCalls raw;
    private final PartEmitter parts;

    ValueClassEmitter(RawCalls raw) {
        this.raw = raw;
        this.parts = new PartEmitter(raw, new ResultEmitter(raw));
    }

    TypeSpec emit(ValueClass model) {
        ClassName self = raw.api().type(model.name());
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        boolean arrays = false;
        for (Operation part : model.parts()) {
            TypeName type = parts.type(part);
            arrays |= type.equals(Types.BYTE_ARRAY);
            components.addParameter(type, part.name());
        }
        TypeSpec.Builder type = TypeSpec.recordBuilder(self)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L", Javadocs.ofValue(model, arrays))
                .recordConstructor(components.build())
                .addMethod(read(self, model));
        ValueClass.Rows rows = model.rows();
        if (rows != null) {
            type.addMethod(readAll(self, rows));
        }
        ValueClass.Making making = model.making();
        if (making != null) {
            type.addMethod(makeAll(self, making));
            type.addMethod(make(making));
        }
        return type.build();
    }

    private MethodSpec read(ClassName self, ValueClass model) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(READ)
                .addModifiers(Modifier.STATIC)
                .returns(self)
                .addParameter(Types.MEMORY_SEGMENT, PartEmitter.OBJECT);
        ValueClass.Rows rows = model.rows();
        if (model.hasColumns() && rows != null) {
            method.addModifiers(Modifier.PRIVATE).addParameter(Types.of(rows.index()), PartEmitter.INDEX);
        }
        CodeBlock read = CodeBlock.builder()
                .add(PartEmitter.slots(model.parts()))
                .addStatement(
                        "return new $T(\n$L)",
                        self,
                        CodeBlock.join(
                                model.parts().stream().map(parts::expression).toList(), ",\n"))
                .build();
        return (model.parts().stream().map(Operation::result).anyMatch(PartEmitter::needsCall)
                        ? inCall(method, read)
                        : method.addCode(read))
                .build();
    }

    private MethodSpec readAll(ClassName self, ValueClass.Rows rows) {
        Operation element = rows.element();
        CodeBlock row = element == null
                ? CodeBlock.of("$L($L, $L)", READ, PartEmitter.OBJECT, PartEmitter.INDEX)
                : parts.expression(element);
        MethodSpec.Builder method = MethodSpec.methodBuilder(READ_ALL)
                .addModifiers(Modifier.STATIC)
                .returns(Types.listOf(self))
                .addParameter(Types.MEMORY_SEGMENT, PartEmitter.OBJECT);
        CodeBlock read = CodeBlock.builder()
                .addStatement("return $L", parts.each(rows.count(), rows.index(), row))
                .build();
        boolean needsCall = element != null && PartEmitter.needsCall(element.result());
        return (needsCall ? inCall(method, read) : method.addCode(read)).build();
    }

    private MethodSpec makeAll(ClassName self, ValueClass.Making making) {
        CodeBlock code = CodeBlock.builder()
                .add(given(ROWS, making.create(), making.destroy()))
                .beginControlFlow("for ($T row : rows)", self)
                .addStatement("$L", raw.call(making.add(), List.of(CodeBlock.of(ROWS), CodeBlock.of("row.$L()", MAKE))))
                .endControlFlow()
                .addStatement("call.commit()")
                .addStatement("return $L", ROWS)
                .build();
        return inCall(
                        MethodSpec.methodBuilder(MAKE_ALL)
                                .addModifiers(Modifier.STATIC)
                                .returns(Types.MEMORY_SEGMENT)
                                .addParameter(Types.listOf(self), "rows"),
                        code)
                .build();
    }

    private MethodSpec make(ValueClass.Making making) {
        CodeBlock.Builder code =
                CodeBlock.builder().add(given(PartEmitter.OBJECT, making.createRow(), making.destroyRow()));
        for (Operation setter : making.setters()) {
            ArgumentEmitter arguments = new ArgumentEmitter(setter, raw, CodeBlock.of(PartEmitter.OBJECT));
            code.add(arguments.uses())
                    .add(arguments.inputs())
                    .add(arguments.locals())
                    .addStatement("$L", raw.call(setter.function(), arguments.expressions()));
        }
        code.addStatement("call.commit()").addStatement("return $L", PartEmitter.OBJECT);
        return inCall(
                        MethodSpec.methodBuilder(MAKE)
                                .addModifiers(Modifier.PRIVATE)
                                .returns(Types.MEMORY_SEGMENT),
                        code.build())
                .build();
    }

    private CodeBlock given(String variable, String create, String destroy) {
        return CodeBlock.builder()
                .addStatement(
                        "$T $L = call.given($L, $L)",
                        Types.MEMORY_SEGMENT,
                        variable,
                        raw.call(create, List.of()),
                        raw.reference(destroy))
                .build();
    }

    private MethodSpec.Builder inCall(MethodSpec.Builder method, CodeBlock code) {
        return OperationEmitter.addInCall(method, code, raw.api());
    }
}
