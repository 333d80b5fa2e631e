package dev.rockspan.generator.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import java.util.Locale;

/** The types that emitted code stands on, named once. */
final class Types {

    private static final String RUNTIME = "dev.rockspan.runtime";

    static final ClassName MEMORY_SEGMENT = ClassName.get("java.lang.foreign", "MemorySegment");
    static final ClassName SEGMENT_ALLOCATOR = ClassName.get("java.lang.foreign", "SegmentAllocator");
    static final ClassName MEMORY_LAYOUT = ClassName.get("java.lang.foreign", "MemoryLayout");
    static final ClassName ARENA = ClassName.get("java.lang.foreign", "Arena");
    static final ClassName VALUE_LAYOUT = ClassName.get("java.lang.foreign", "ValueLayout");
    static final ClassName FUNCTION_DESCRIPTOR = ClassName.get("java.lang.foreign", "FunctionDescriptor");
    static final ClassName METHOD_HANDLE = ClassName.get("java.lang.invoke", "MethodHandle");
    static final ClassName BYTE_BUFFER = ClassName.get("java.nio", "ByteBuffer");
    static final ClassName LIST = ClassName.get("java.util", "List");
    static final ClassName MAP = ClassName.get("java.util", "Map");
    static final ClassName SET = ClassName.get("java.util", "Set");
    static final ClassName COLLECTIONS = ClassName.get("java.util", "Collections");
    static final ClassName LINKED_HASH_MAP = ClassName.get("java.util", "LinkedHashMap");
    static final ClassName INT_STREAM = ClassName.get("java.util.stream", "IntStream");
    static final ClassName LONG_STREAM = ClassName.get("java.util.stream", "LongStream");
    static final ClassName OBJECTS = ClassName.get("java.util", "Objects");
    static final ClassName STRING = ClassName.get(String.class);
    static final TypeName BYTE_ARRAY = ArrayTypeName.of(TypeName.BYTE);
    static final TypeName INT_ARRAY = ArrayTypeName.of(TypeName.INT);
    static final TypeName LONG_ARRAY = ArrayTypeName.of(TypeName.LONG);

    static final ClassName ROCKS_OBJECT = ClassName.get(RUNTIME, "RocksObject");
    static final ClassName ROCKS_DB_EXCEPTION = ClassName.get(RUNTIME, "RocksDBException");
    static final ClassName VALUE_BUFFER = ClassName.get(RUNTIME, "ValueBuffer");
    static final ClassName READ_RESULT = ClassName.get(RUNTIME, "ReadResult");
    static final ClassName NATIVE_LIBRARY = ClassName.get(RUNTIME, "NativeLibrary");
    static final ClassName BATCH_BUILDER = ClassName.get(RUNTIME + ".batch", "BatchBuilder");
    static final ClassName RECORD_TYPE = ClassName.get(RUNTIME + ".batch", "RecordType");
    static final ClassName CALL = ClassName.get(RUNTIME + ".call", "Call");
    static final ClassName CALLBACKS = ClassName.get(RUNTIME + ".callback", "Callbacks");
    static final ClassName EFFECTS = ClassName.get(RUNTIME + ".lifetime", "Effects");
    static final ClassName USABLE = ClassName.get(RUNTIME, "Usable");
    static final ClassName OBJECT_MARK = ClassName.get(RUNTIME + ".lifetime", "ObjectMark");
    static final ClassName NATIVE_OBJECT = ClassName.get(RUNTIME + ".lifetime", "NativeObject");
    static final ClassName PIN = ClassName.get(RUNTIME + ".pin", "Pin");
    static final ClassName CALLBACK_ERRORS = ClassName.get(RUNTIME, "CallbackErrors");
    static final ClassName FILTER_DECISION = ClassName.get(RUNTIME, "FilterDecision");
    static final ClassName UPCALL = ClassName.get(RUNTIME + ".callback", "Upcall");
    static final ClassName METHOD_HANDLES = ClassName.get("java.lang.invoke", "MethodHandles");
    static final ClassName MULTI_GET_BUFFER = ClassName.get(RUNTIME, "MultiGetBuffer");
    static final ClassName FOUND_VALUES = ClassName.get(RUNTIME + ".pin", "FoundValues");
    static final ClassName NATIVE_LIBRARY_EXCEPTION = ClassName.get(RUNTIME, "NativeLibraryException");
    static final ClassName LIBRARY_VERSION = ClassName.get(RUNTIME, "LibraryVersion");
    static final ClassName NATIVE_FUNCTIONS = ClassName.get(RUNTIME + ".link", "NativeFunctions");

    static final WildcardTypeName ANY = WildcardTypeName.subtypeOf(Object.class);

    private static final AnnotationSpec NULLABLE = AnnotationSpec.builder(
                    ClassName.get("org.jspecify.annotations", "Nullable"))
            .build();

    private Types() {}

    /** A hand-written class of the runtime. */
    static ClassName runtime(String className) {
        return ClassName.get(RUNTIME, className);
    }

    /** A mark of native objects. */
    static CodeBlock mark(String name) {
        return CodeBlock.of("$T.$L", OBJECT_MARK, name.toUpperCase(Locale.ROOT));
    }

    /** The runtime's interface that is implemented for a path. */
    static ClassName path(String interfaceName) {
        return ClassName.bestGuess(RUNTIME + '.' + interfaceName);
    }

    static TypeName of(Carrier carrier) {
        return switch (carrier) {
            case POINTER, BYTES -> MEMORY_SEGMENT;
            case BOOLEAN -> TypeName.BOOLEAN;
            case BYTE -> TypeName.BYTE;
            case SHORT -> TypeName.SHORT;
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case FLOAT -> TypeName.FLOAT;
            case DOUBLE -> TypeName.DOUBLE;
            case VOID -> TypeName.VOID;
        };
    }

    static String layout(Carrier carrier) {
        return switch (carrier) {
            case POINTER -> "ADDRESS";
            case BOOLEAN -> "JAVA_BOOLEAN";
            case BYTE -> "JAVA_BYTE";
            case SHORT -> "JAVA_SHORT";
            case INT -> "JAVA_INT";
            case LONG -> "JAVA_LONG";
            case FLOAT -> "JAVA_FLOAT";
            case DOUBLE -> "JAVA_DOUBLE";
            case VOID, BYTES -> throw new IllegalArgumentException(carrier + " has no layout of its own");
        };
    }

    static TypeName of(JavaType type, ApiPackage api) {
        return type.accept(new JavaTypes(api));
    }

    static ParameterSpec of(JavaParameter parameter, ApiPackage api) {
        return ParameterSpec.builder(nullable(of(parameter.type(), api), parameter.nullable()), parameter.name())
                .build();
    }

    static TypeName listOf(TypeName element) {
        return ParameterizedTypeName.get(LIST, element);
    }

    static TypeName setOf(TypeName element) {
        return ParameterizedTypeName.get(SET, element);
    }

    static TypeName nullable(TypeName type, boolean nullable) {
        return nullable ? type.annotated(NULLABLE) : type;
    }
}
