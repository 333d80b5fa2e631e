package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.Result;
import javax.lang.model.element.Modifier;

/** Emits a Java record in which several results come back. */
final class RecordEmitter {

    private final ResultEmitter results;

    RecordEmitter(RawCalls raw) {
        this.results = new ResultEmitter(raw);
    }

    TypeSpec emit(RecordClass model) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        TypeSpec.Builder type = TypeSpec.recordBuilder(model.name())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L\n\n", model.summary());
        for (Result.Component component : model.components()) {
            components.addParameter(results.type(component), component.name());
            CodeBlock.Builder doc = CodeBlock.builder();
            Javadocs.addParam(doc, component.name(), model.parts().getOrDefault(component.name(), ""));
            type.addJavadoc(doc.build());
        }
        return type.recordConstructor(components.build()).build();
    }
}
