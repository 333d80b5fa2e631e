package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.EnumClass;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits a Java enum that knows its C values. */
final class EnumEmitter {

    private EnumEmitter() {}

    static TypeSpec emit(EnumClass model, ApiPackage api) {
        TypeSpec.Builder type = TypeSpec.enumBuilder(model.name())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L\n", model.summary())
                .addField(TypeName.INT, "value", Modifier.PRIVATE, Modifier.FINAL);
        if (model.isMoved()) {
            addSpans(type);
        } else {
            type.addMethod(MethodSpec.constructorBuilder()
                    .addParameter(TypeName.INT, "value")
                    .addStatement("this.value = value")
                    .build());
        }
        type.addMethod(value(model, api));
        for (EnumClass.Constant constant : model.constants()) {
            type.addEnumConstant(
                    constant.name(),
                    TypeSpec.anonymousClassBuilder(arguments(constant))
                            .addJavadoc(javadoc(constant))
                            .build());
        }
        if (model.flags()) {
            return type.addMethod(bits(model)).addMethod(ofBits(model)).build();
        }
        return type.addMethod(of(model)).build();
    }

    /** The method that finds a constant by its C value; rocksdbjni names it so. */
    static String finder(String enumClass) {
        return "get" + enumClass;
    }

    private static CodeBlock javadoc(EnumClass.Constant constant) {
        CodeBlock.Builder doc = CodeBlock.builder();
        if (constant.description() != null) {
            doc.add("$L\n\n<p>C: ", constant.description());
        }
        if (!constant.origin().isEmpty()) {
            doc.add("{@code $L}, ", constant.origin());
        } else if (constant.description() == null) {
            doc.add("C: ");
        }
        return doc.add("$L$L.\n", String.valueOf(constant.value()), when(constant))
                .build();
    }

    private static CodeBlock arguments(EnumClass.Constant constant) {
        String value = hexOrDecimal(constant.value());
        return constant.isMoved()
                ? CodeBlock.of("$L, $S, $S", value, orEmpty(constant.since()), orEmpty(constant.until()))
                : CodeBlock.of("$L", value);
    }

    private static String orEmpty(@Nullable String release) {
        return release == null ? "" : release;
    }

    private static String when(EnumClass.Constant constant) {
        return constant.isMoved()
                ? " in RocksDB" + (constant.since() == null ? "" : ' ' + constant.since() + " or later")
                        + (constant.until() == null
                                ? ""
                                : (constant.since() == null ? "" : ",") + " before " + constant.until())
                : "";
    }

    private static void addSpans(TypeSpec.Builder type) {
        type.addField(String.class, "since", Modifier.PRIVATE, Modifier.FINAL)
                .addField(String.class, "until", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(TypeName.INT, "value")
                        .addStatement("this(value, $S, $S)", "", "")
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(TypeName.INT, "value")
                        .addParameter(String.class, "since")
                        .addParameter(String.class, "until")
                        .addStatement("this.value = value")
                        .addStatement("this.since = since")
                        .addStatement("this.until = until")
                        .build());
    }

    private static MethodSpec value(EnumClass model, ApiPackage api) {
        MethodSpec.Builder value = MethodSpec.methodBuilder("getValue")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("{@return the number in C}\n")
                .returns(TypeName.INT);
        if (model.isMoved()) {
            value.addJavadoc(
                            "@throws $T if the loaded RocksDB does not have this constant, or has another number for it\n",
                            UnsupportedOperationException.class)
                    .beginControlFlow("if (!since.isEmpty() || !until.isEmpty())")
                    .addStatement("$T.TABLE.checkValue(this, since, until)", api.symbols())
                    .endControlFlow();
        }
        return value.addStatement("return value").build();
    }

    private static String hexOrDecimal(long value) {
        return value > Integer.MAX_VALUE ? "0x" + Long.toHexString(value) : String.valueOf(value);
    }

    private static MethodSpec of(EnumClass model) {
        ClassName self = ClassName.get("", model.name());
        CodeBlock.Builder cases = CodeBlock.builder().beginControlFlow("return switch (value)");
        for (EnumClass.Constant constant : model.constants()) {
            cases.addStatement("case $L -> $L", hexOrDecimal(constant.value()), constant.name());
        }
        cases.addStatement(
                "default -> throw new $T($S + value + $S)",
                IllegalArgumentException.class,
                "RocksDB gave ",
                ", which is no " + model.name() + " that this version knows");
        cases.add("$<};\n");
        return MethodSpec.methodBuilder(finder(model.name()))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("Returns the constant whose number in C is {@code value}.\n\n"
                        + "@throws IllegalArgumentException if no constant has this number\n")
                .returns(self)
                .addParameter(TypeName.INT, "value")
                .addCode(cases.build())
                .build();
    }

    private static MethodSpec bits(EnumClass model) {
        return MethodSpec.methodBuilder("bits")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("Returns the number in C of a combination of constants.\n")
                .returns(TypeName.INT)
                .addParameter(Types.setOf(ClassName.get("", model.name())), "flags")
                .addStatement("int bits = 0")
                .beginControlFlow("for ($L flag : $T.whole(flags, $S))", model.name(), Types.CALL, "flags")
                .addStatement("bits |= flag.getValue()")
                .endControlFlow()
                .addStatement("return bits")
                .build();
    }

    private static MethodSpec ofBits(EnumClass model) {
        return MethodSpec.methodBuilder("ofBits")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("Returns the constants whose bits are all set in {@code bits}.\n\n"
                        + "@throws IllegalArgumentException if a bit is set that no constant has\n")
                .returns(Types.setOf(ClassName.get("", model.name())))
                .addParameter(TypeName.INT, "bits")
                .addStatement("$1T<$2L> flags = $1T.noneOf($2L.class)", java.util.EnumSet.class, model.name())
                .beginControlFlow("for ($L flag : values())", model.name())
                .beginControlFlow("if (flag.value != 0 && (bits & flag.value) == flag.value)")
                .addStatement("flags.add(flag)")
                .endControlFlow()
                .endControlFlow()
                .beginControlFlow("if (bits(flags) != bits)")
                .addStatement(
                        "throw new $T($S + Integer.toHexString(bits) + $S)",
                        IllegalArgumentException.class,
                        "RocksDB gave 0x",
                        ", which has a bit that no " + model.name() + " of this version has")
                .endControlFlow()
                .addStatement("return flags")
                .build();
    }
}
