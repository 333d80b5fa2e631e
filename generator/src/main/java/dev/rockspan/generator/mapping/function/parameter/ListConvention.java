package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.Element;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code list}: an array that goes in is a list of bytes, texts, objects or numbers; two arrays of texts are a map. */
final class ListConvention implements ParameterConvention {

    private static final ValueKind LIST = ValueKind.of("a list in Java", "name", "what");

    @Override
    public boolean take(CallBuilder call) {
        Optional<Integer> group = call.lists().countOf(call.index());
        if (group.isEmpty() || !(call.type() instanceof CType.Pointer pointer) || isFilled(call)) {
            return false;
        }
        if (pointer.target() instanceof CType.Pointer target) {
            return takePointers(call, group.get(), target);
        }
        if (pointer.target() instanceof CType.Struct struct
                && pointer.constTarget()
                && call.types().isBytes(struct)) {
            declare(call, "elements", JavaType.Bytes.ARRAY, group.get(), Element.SLICE, LIST);
            return true;
        }
        return CTypes.isScalar(pointer.target(), ScalarKind.INT) && takeNumbers(call, group.get());
    }

    /** Only objects can be either: an array that is constant is read, of one that is not it has to be stated. */
    private static boolean isFilled(CallBuilder call) {
        CType.Pointer array = (CType.Pointer) call.type();
        boolean objects = array.target() instanceof CType.Pointer target && target.target() instanceof CType.Opaque;
        Boolean out = call.fact().layout().out();
        boolean numbers = CTypes.isSlot(call.type(), ScalarKind.INT);
        if (numbers && !call.isSetter() && out == null) {
            throw new UndecidedException(new Question("parameter " + call.address()
                            + " is an array of numbers; whether the function fills or reads it is not stated")
                    .or(call.saying("out: false"), "if it reads it")
                    .orExclude("if it fills it"));
        }
        if (objects && !array.constTarget() && out == null) {
            boolean mayKeep = call.types()
                    .pointedTo(array.target())
                    .filter(handle -> ObjectQuestions.mayKeep(call, handle))
                    .isPresent();
            throw new UndecidedException(new Question("parameter " + call.address()
                            + " is an array of objects; whether the function fills or reads it is not stated")
                    .or(
                            call.saying("out: false" + (mayKeep ? ", ownership: borrowed" : "")),
                            "if it reads it"
                                    + (mayKeep ? ", with \"call\" instead if C does not keep the objects" : ""))
                    .or(call.saying("out: true"), "if it fills it"));
        }
        return Boolean.TRUE.equals(out);
    }

    private static boolean takePointers(CallBuilder call, int group, CType.Pointer target) {
        if (target.target() instanceof CType.Opaque opaque) {
            takeHandles(call, group, opaque);
            return true;
        }
        if (!CTypes.isConstChars(target)) {
            return false;
        }
        if (call.type(1).filter(ListConvention::isLengths).isPresent()) {
            takeBytes(call, group);
        } else if (isTexts(call, 1)) {
            takeMap(call, group);
        } else {
            declare(call, "names", JavaType.Fixed.TEXT, group, Element.TEXT, LIST);
        }
        return true;
    }

    private static boolean isLengths(CType type) {
        return CTypes.isConst(type, ScalarKind.SIZE_T);
    }

    /** Whether the parameter that is so far ahead is an array of texts of the same count. */
    private static boolean isTexts(CallBuilder call, int ahead) {
        return call.type(ahead).equals(call.type(0))
                && call.lists()
                        .countOf(call.index() + ahead)
                        .equals(call.lists().countOf(call.index()))
                && call.type(ahead + 1).filter(ListConvention::isLengths).isEmpty();
    }

    private static void takeBytes(CallBuilder call, int group) {
        boolean text = call.fact().meaning().text();
        JavaType element = text ? JavaType.Fixed.TEXT : JavaType.Bytes.ARRAY;
        ValueKind kind = ValueKind.of("a list of bytes", "name", "what", "text");
        String name = declare(call, "keys", element, group, Element.BYTES, kind).name();
        call.take(ValueKind.of("the lengths of the elements of a list"), new Argument.ListLengths(name, group));
    }

    private static void takeMap(CallBuilder call, int group) {
        JavaParameter parameter = call.parameters()
                .declare(
                        call.fact().naming().name() != null
                                ? call.fact().naming().name()
                                : "options",
                        new JavaType.MapOf(JavaType.Fixed.TEXT, JavaType.Fixed.TEXT),
                        "by name");
        ValueKind kind = ValueKind.of("a map in Java", "name", "what");
        call.take(kind, new Argument.MapArray(parameter.name(), group, false));
        call.take(kind, new Argument.MapArray(parameter.name(), group, true));
    }

    private static void takeHandles(CallBuilder call, int group, CType.Opaque opaque) {
        HandleType handle = call.types().described(opaque.name(), "parameter " + call.address() + " is an array of ");
        if (ObjectQuestions.mayBeConsumed(call)) {
            throw new UndecidedException(new Question("its name says that it may free what is in parameter "
                            + call.address() + ", at once or later")
                    .orExclude("if it does")
                    .or(call.saying("ownership: borrowed"), "if C keeps the objects (else call or shared)")
                    .withWarning("If it does and you say otherwise, closing one of the objects ends the JVM"));
        }
        ValueRule fact = call.fact();
        Ownership ownership = fact.owning().ownership() != null
                ? fact.owning().ownership()
                : handle.rule().owning().passed();
        if (ownership == null || ownership == Ownership.TRANSFERRED || !ownership.ofParameter()) {
            throw new UndecidedException(new Question("what C does with the " + opaque.name() + " objects of parameter "
                                    + call.address() + " is not stated")
                            .or(call.saying("ownership: borrowed"), "if C keeps them (else call or shared)"))
                    .about(opaque.name());
        }
        ObjectQuestions.askWhetherKept(call, handle);
        ObjectQuestions.askWhetherKeptByResult(call, handle);
        JavaParameter parameter = declare(
                call,
                Names.variable(handle.className()) + "s",
                HandleConvention.handleType(call, handle),
                group,
                Element.HANDLE,
                ValueKind.of("a list of objects", "name", "what", "ownership", "retained-by", "out"),
                HandleConvention.ownerOf(call, handle));
        if (ownership == Ownership.BORROWED) {
            HandleConvention.borrow(call, parameter, fact);
        }
    }

    private static boolean takeNumbers(CallBuilder call, int group) {
        String enumName = call.fact().meaning().enumName();
        if (enumName != null) {
            if (Scalars.anEnum(enumName, call.rules()).flags()) {
                throw new UndecidedException("no convention for a list of sets of " + enumName);
            }
            ValueKind kind = ValueKind.of("a list of constants", "name", "what", "enum");
            declare(call, "values", new JavaType.Generated(enumName), group, Element.CONSTANT, kind);
            return true;
        }
        JavaParameter parameter = call.parameters().declare(call.parameterName("values"), JavaType.Fixed.INTS, "");
        ValueKind kind = CTypes.isSlot(call.type(), ScalarKind.INT)
                ? ValueKind.of("a list in Java", "name", "what", "out")
                : LIST;
        call.take(kind, new Argument.ListArray(parameter.name(), group, Element.INT, null));
        return true;
    }

    private static JavaParameter declare(
            CallBuilder call, String otherwise, JavaType type, int group, Element element, ValueKind kind) {
        return declare(call, otherwise, type, group, element, kind, null);
    }

    private static JavaParameter declare(
            CallBuilder call,
            String otherwise,
            JavaType type,
            int group,
            Element element,
            ValueKind kind,
            @Nullable String of) {
        JavaParameter parameter =
                call.parameters().declare(call.parameterName(otherwise), new JavaType.ListOf(type), "");
        call.take(kind, new Argument.ListArray(parameter.name(), group, element, of));
        return parameter;
    }
}
