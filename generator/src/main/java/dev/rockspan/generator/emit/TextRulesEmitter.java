package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.OptionTexts;
import dev.rockspan.generator.binding.model.OptionTexts.Bounds;
import dev.rockspan.generator.binding.model.OptionTexts.Said;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Emits {@code TextRules}: what texts of options must not say. */
final class TextRulesEmitter {

    /** The field for texts whose options stay as they are said. */
    static final String ALL = "ALL";

    /** The field for texts of which an object is made that is looked at. */
    static final String READ = "READ";

    private TextRulesEmitter() {}

    static TypeSpec emit(OptionTexts texts) {
        CodeBlock.Builder read =
                CodeBlock.builder().add("$T.any()$>$>", Types.OPTION_TEXTS).add(said(texts.said()));
        texts.together()
                .forEach((option, said) ->
                        read.add("\n.together($S, $S, $S, $S)", option, said.option(), said.value(), said.otherwise()));
        texts.among().forEach((option, names) -> read.add("\n.among($S, $L)", option, RefusalEmitter.texts(names)));
        read.add(within(texts, bounds -> !bounds.read()));
        texts.parts().forEach(part -> read.add("\n.part($S, $L, $S)", part.list(), part.place(), part.option()));
        CodeBlock.Builder all = CodeBlock.builder()
                .add("$L.and()$>$>", READ)
                .add(said(texts.whileOpen()))
                .add(within(texts, Bounds::read));
        return TypeSpec.classBuilder("TextRules")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("What texts of options must not say.\n")
                .addField(field(READ, read.add("$<$<").build())
                        .addJavadoc("Where what was made of a text is then brought within the bounds of setters.\n")
                        .build())
                .addField(field(ALL, all.add("$<$<").build())
                        .addJavadoc("Where nobody looks at what a text has set.\n")
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .build();
    }

    private static CodeBlock said(Said said) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (!said.needed().isEmpty()) {
            code.add("\n.needed($L)", RefusalEmitter.texts(said.needed()));
        }
        said.off().forEach((option, otherwise) -> code.add("\n.off($S, $S)", option, otherwise));
        said.fixed().forEach((option, otherwise) -> code.add("\n.fixed($S, $S)", option, otherwise));
        said.objects()
                .forEach((option, names) ->
                        names.forEach((name, otherwise) -> code.add("\n.object($S, $S, $S)", option, name, otherwise)));
        return code.build();
    }

    private static FieldSpec.Builder field(String name, CodeBlock rules) {
        return FieldSpec.builder(Types.OPTION_TEXTS, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer(rules);
    }

    private static String kind(Argument.Bounded number) {
        if (number.carrier() != Carrier.DOUBLE) {
            return "whole";
        }
        return number.orZero() ? "zeroOrFraction" : "fraction";
    }

    private static CodeBlock within(OptionTexts texts, Predicate<Bounds> which) {
        CodeBlock.Builder within = CodeBlock.builder();
        texts.bounds().forEach((option, bounds) -> {
            if (which.test(bounds)) {
                within.add(
                        "\n.$L($S, $L, $L)",
                        kind(bounds.number()),
                        option,
                        ArgumentEmitter.min(bounds.number()),
                        ArgumentEmitter.max(bounds.number()));
            }
        });
        return within.build();
    }
}
