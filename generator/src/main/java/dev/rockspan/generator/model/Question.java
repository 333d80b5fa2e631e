package dev.rockspan.generator.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that neither the conventions nor the templates decide, and what can be said of it.
 *
 * @param text what is not known
 * @param answers the first is what is proposed; none if it is not known what could help
 * @param warning what a wrong answer leads to; empty for nothing
 */
public record Question(String text, List<Answer> answers, String warning) {

    private static final String EXCLUDE = "exclude: ";

    public Question {
        answers = List.copyOf(answers);
    }

    /** One of which it is not known what could help. */
    public Question(String text) {
        this(text, List.of(), "");
    }

    /** That a function or type can only be left out. */
    public static Question onlyExclude(String why) {
        return new Question(why).orExclude("");
    }

    /**
     * What can be said.
     *
     * @param facts keys of the entry, in one line; what stands between {@code <} and {@code >} is to be filled in
     * @param when in which case it is right: {@code if C keeps it}
     * @param beside lines of a template that it needs beside the entry
     */
    public record Answer(String facts, String when, List<String> beside) {

        public Answer {
            beside = List.copyOf(beside);
        }

        /** Whether it leaves out what the question is about. */
        public boolean isExclude() {
            return facts.startsWith(EXCLUDE);
        }

        private String text(boolean isFirst) {
            String said = isExclude() ? "\"exclude\" it" : (isFirst ? "say \"" : "\"") + facts + '"';
            return when.isEmpty() ? said : said + ' ' + when;
        }
    }

    /** The same with an answer more. */
    public Question or(String facts, String when) {
        return or(new Answer(facts, when, List.of()));
    }

    /** The same with an answer more. */
    public Question or(Answer answer) {
        return new Question(
                text, Stream.concat(answers.stream(), Stream.of(answer)).toList(), warning);
    }

    /** The same with the answer that leaves out what the question is about, because of that. */
    public Question orExclude(String when) {
        return orExclude(when, text);
    }

    /** The same with the answer that leaves out what the question is about. */
    public Question orExclude(String when, String because) {
        return or(EXCLUDE + '"' + because.replace("\\", "\\\\").replace("\"", "\\\"") + '"', when);
    }

    /** The same with what a wrong answer leads to. */
    public Question withWarning(String then) {
        return new Question(text, answers, then);
    }

    /** Whether what the question is about can only be left out, in any case. */
    public boolean isOnlyExclude() {
        return answers.size() == 1
                && answers.get(0).isExclude()
                && answers.get(0).when().isEmpty();
    }

    /** The question and its answers in one sentence. */
    public String sentence() {
        if (isOnlyExclude()) {
            return "it can only be left out, with \"exclude\": " + text;
        }
        StringBuilder sentence = new StringBuilder(text);
        for (int i = 0; i < answers.size(); i++) {
            boolean isFirst = answers.subList(0, i).stream().allMatch(Answer::isExclude);
            sentence.append(i == 0 ? "; " : i == answers.size() - 1 ? ", or " : ", ")
                    .append(answers.get(i).text(isFirst));
        }
        return sentence + (warning.isEmpty() ? "" : ". " + warning);
    }

    /** Several questions of one function or type in one sentence. */
    public static String sentence(List<Question> questions) {
        StringBuilder sentence = new StringBuilder();
        String between = "";
        for (Question question : questions) {
            sentence.append(between).append(question.sentence());
            between = question.warning().isEmpty() ? "; and " : ". And ";
        }
        return sentence.toString();
    }
}
