package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/**
 * A private method that the forms of an operation for arrays and for segments have in common: it is passed the addresses of
 * the handles, the bytes as C can read them, and what else of the operation's parameters it needs. The forms use the handles,
 * not this method: with them it would be too large for the JVM to inline.
 */
final class SharedBody {

    private static final Pattern STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");

    private final ApiPackage api;
    private final PrivateMethods methods;

    SharedBody(ApiPackage api, PrivateMethods methods) {
        this.api = api;
        this.methods = methods;
    }

    /** Whether an operation has forms for arrays and for segments, of which one is this. */
    static boolean isFor(Operation operation) {
        return operation.form() != Form.CONSTRUCTOR
                && operation.result() != Result.Plain.FILLED_SIZE
                && operation.parameters().stream().anyMatch(SharedBody::isBytes)
                && operation.parameters().stream().noneMatch(parameter -> isBytes(parameter) && parameter.nullable())
                && !BuffersEmitter.takesBuffers(operation);
    }

    private static boolean isBytes(JavaParameter parameter) {
        return parameter.type() instanceof JavaType.Bytes && parameter.type() != JavaType.Bytes.BUFFER;
    }

    /**
     * Adds a method and calls it.
     *
     * @param variables what is an address in it, and the expression for each
     * @param code what it does
     */
    CodeBlock call(
            String name, TypeName returned, Operation operation, Map<String, CodeBlock> variables, CodeBlock code) {
        List<CodeBlock> passed = new ArrayList<>(List.of(CodeBlock.of("call")));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(returned)
                .addParameter(Types.CALL, "call")
                .addCode(code);
        if (operation.form() == Form.STATIC) {
            method.addModifiers(Modifier.STATIC);
        }
        variables.forEach((variable, value) -> {
            method.addParameter(Types.MEMORY_SEGMENT, variable);
            passed.add(value);
        });
        String text = STRING.matcher(code.toString()).replaceAll("");
        for (JavaParameter parameter : operation.parameters()) {
            if (!isBytes(parameter) && text.matches("(?s).*\\b" + parameter.name() + "\\b.*")) {
                method.addParameter(Types.of(parameter, api));
                passed.add(CodeBlock.of("$L", parameter.name()));
            }
        }
        return CodeBlock.of("$L($L)", methods.add(method.build()), CodeBlock.join(passed, ", "));
    }
}
