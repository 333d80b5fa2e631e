package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;

/** Emits what a number of C's becomes in Java. */
final class Conversions {

    private Conversions() {}

    static TypeName type(Conversion conversion, ApiPackage api) {
        return conversion.accept(new Conversion.Visitor<>() {
            @Override
            public TypeName identity(Conversion.Identity same) {
                return Types.of(same.carrier());
            }

            @Override
            public TypeName truth(Conversion.Truth truth) {
                return TypeName.BOOLEAN;
            }

            @Override
            public TypeName constant(Conversion.Constant constant) {
                return api.type(constant.enumClass());
            }

            @Override
            public TypeName flags(Conversion.Flags flags) {
                return Types.setOf(api.type(flags.enumClass()));
            }
        });
    }

    static CodeBlock toJava(Conversion conversion, CodeBlock value, ApiPackage api) {
        return conversion.accept(new Conversion.Visitor<>() {
            @Override
            public CodeBlock identity(Conversion.Identity same) {
                return value;
            }

            @Override
            public CodeBlock truth(Conversion.Truth truth) {
                return truth.carrier() == Carrier.BOOLEAN ? value : CodeBlock.of("$L != 0", value);
            }

            @Override
            public CodeBlock constant(Conversion.Constant constant) {
                return CodeBlock.of(
                        "$T.$L($L)",
                        api.type(constant.enumClass()),
                        EnumEmitter.finder(constant.enumClass()),
                        asInt(constant, value));
            }

            @Override
            public CodeBlock flags(Conversion.Flags flags) {
                return CodeBlock.of("$T.ofBits($L)", api.type(flags.enumClass()), asInt(flags, value));
            }
        });
    }

    private static CodeBlock asInt(Conversion conversion, CodeBlock value) {
        return conversion.carrier() == Carrier.LONG ? CodeBlock.of("$T.toIntExact($L)", Math.class, value) : value;
    }
}
