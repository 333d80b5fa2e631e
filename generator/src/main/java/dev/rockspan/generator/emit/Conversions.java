package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;

/** Emits what a number of C's becomes in Java. */
final class Conversions {

    private Conversions() {}

    static TypeName type(Conversion conversion, ApiPackage api) {
        return switch (conversion.kind()) {
            case IDENTITY, SIZE -> Types.of(conversion.carrier());
            case TRUTH -> TypeName.BOOLEAN;
            case CONSTANT -> api.type(conversion.enumClass());
            case FLAGS -> Types.setOf(api.type(conversion.enumClass()));
        };
    }

    static CodeBlock toJava(Conversion conversion, CodeBlock value, ApiPackage api) {
        String enumClass = conversion.enumClass();
        return switch (conversion.kind()) {
            case IDENTITY, SIZE -> value;
            case TRUTH -> conversion.carrier() == Carrier.BOOLEAN ? value : CodeBlock.of("$L != 0", value);
            case CONSTANT ->
                CodeBlock.of("$T.$L($L)", api.type(enumClass), EnumEmitter.finder(enumClass), asInt(conversion, value));
            case FLAGS -> CodeBlock.of("$T.ofBits($L)", api.type(enumClass), asInt(conversion, value));
        };
    }

    private static CodeBlock asInt(Conversion conversion, CodeBlock value) {
        return switch (conversion.carrier()) {
            case LONG -> CodeBlock.of("$T.toIntExact($L)", Math.class, value);
            case BYTE, SHORT ->
                conversion.unsigned()
                        ? CodeBlock.of(
                                "$T.toUnsignedInt($L)",
                                conversion.carrier() == Carrier.BYTE ? Byte.class : Short.class,
                                value)
                        : value;
            default -> value;
        };
    }
}
