package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.model.Question;
import java.util.List;
import java.util.Set;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class UndecidedException extends RuntimeException implements Reason.Given {

    private static final long serialVersionUID = 1L;

    private final transient List<Question> questions;
    private final transient Set<String> about;

    public UndecidedException(String message) {
        this(new Question(message));
    }

    public UndecidedException(Question question) {
        this(List.of(question), Set.of());
    }

    protected UndecidedException(List<Question> questions, Set<String> about) {
        super(null, null, false, false);
        this.questions = List.copyOf(questions);
        this.about = about;
    }

    /** That no fact decides it. */
    public static UndecidedException onlyExclude(String why) {
        return new UndecidedException(Question.onlyExclude(why));
    }

    /** The same because of C functions or types. */
    public UndecidedException about(String... symbols) {
        return new UndecidedException(questions, Set.of(symbols));
    }

    @Override
    public Reason reason() {
        return new Reason(getMessage(), about);
    }

    /** What has to be decided; at least one. */
    public List<Question> questions() {
        return questions;
    }

    @Override
    public String getMessage() {
        return Question.sentence(questions);
    }
}
