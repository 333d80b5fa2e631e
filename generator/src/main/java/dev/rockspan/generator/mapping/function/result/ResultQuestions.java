package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParentArgument;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has to be asked of an object that a function gives, where a wrong guess would free it twice or too late. */
public final class ResultQuestions {

    private ResultQuestions() {}

    /** What belongs to the receiver is returned by what has none. */
    public static UndecidedException noMethod(CallBuilder call) {
        Question question =
                new Question("what it returns belongs to the object that it is called on, but it is no method");
        return new UndecidedException(call.function().parameters().stream()
                .limit(1)
                .flatMap(parameter -> TypeIndex.opaqueName(parameter.type()).stream())
                .map(type -> question.or(asMethod(call, type), ""))
                .findFirst()
                .orElse(question));
    }

    /** What makes a function a method of a type. */
    private static String asMethod(CallBuilder call, String type) {
        return "in: " + type + ", name: " + call.names().lower(call.rest());
    }

    /** An object that another one makes may live inside that one, which C does not tell. */
    static void askForParent(CallBuilder call, HandleType made, @Nullable String parameter, String unknown) {
        if (call.returns().owning().ownedByParent() == null) {
            ParentArgument.mayHold(call).ifPresent(index -> {
                throw new UndecidedException(parentQuestion(call, made, parameter, index, unknown)).about(made.cName());
            });
        }
    }

    private static Question parentQuestion(
            CallBuilder call, HandleType made, @Nullable String parameter, int index, String unknown) {
        String maker = TypeIndex.opaqueName(
                        call.function().parameters().get(index).type())
                .orElseThrow();
        String gives = parameter == null ? "it returns a " : "it fills " + parameter + " with a ";
        Question question = new Question(gives + made.cName() + " of a " + maker
                + (index > 0 ? " in " + call.address(index) : "") + ", and " + unknown);
        Answer view = new Answer(
                (call.form() == Form.METHOD ? "" : asMethod(call, maker) + ", ")
                        + (parameter == null
                                ? "returns: {ownership: view}"
                                : "parameters: {" + parameter + ": {ownership: view}}"),
                "if the caller must not free it; it ends with the " + maker + " at the latest",
                List.of());
        boolean isMaker =
                call.rules().conventions().objectNames().isMaker(call.function().name());
        if (isMaker && made.rule().use().database() && !maker.equals(made.cName())) {
            question = question.or(
                    "in: " + made.cName() + ", returns: {owned-by-parent: false}", "if it opens one of its own");
        }
        boolean makes = index > 0 || mayBeNew(call, made, maker);
        if (!makes) {
            question = question.or(view);
        }
        question = question.or(
                "returns: {owned-by-parent: true}",
                "if the caller has to free it before the " + maker + " is closed, which Java then does");
        question = question.or("returns: {owned-by-parent: false}", "if the caller may free it later, too");
        if (makes && index == 0) {
            question = question.or(view);
        }
        return question.orExclude(
                        parameter == null
                                ? "if a function frees it before that"
                                : "if one of the objects that it gives has to be closed before another")
                .withWarning("If C frees it and you say otherwise, closing it ends the JVM. If it may be NULL, say"
                        + " \"nullable: true\", too");
    }

    /** Whether C seems to make an object, and not to give one that it has. */
    private static boolean mayBeNew(CallBuilder call, HandleType made, String maker) {
        String function = call.function().name();
        return maker.equals(made.cName())
                || made.destroy() != null
                        && call.types().isOnlyMaker(function, made.cName())
                        && !call.rest().startsWith("get_")
                || Boolean.TRUE.equals(made.rule().owning().ownedByParent())
                || call.rules().conventions().objectNames().isMaker(function);
    }

    /** A function without arguments may return an object that C has for all. */
    static void askWhetherNew(CallBuilder call, HandleType made) {
        String function = call.function().name();
        if (!call.rules().conventions().objectNames().isMaker(function)
                && call.function().parameters().isEmpty()) {
            throw new UndecidedException(
                            new Question("it returns a " + made.cName() + ", and nothing says who frees it")
                                    .or("returns: {owned-by-parent: false}", "if the caller does")
                                    .orExclude("if C does"))
                    .about(made.cName());
        }
    }
}
