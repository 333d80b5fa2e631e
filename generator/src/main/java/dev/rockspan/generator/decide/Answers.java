package dev.rockspan.generator.decide;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Answers as they stand in an entry of a template. */
final class Answers {

    private static final YAMLMapper YAML = new YAMLMapper();

    /** Text that YAML reads as it is without quotes. */
    private static final Pattern PLAIN = Pattern.compile("(?!(true|false|null)$)[a-zA-Z_<]([\\w<>. -]*[\\w>.])?");

    /** What is to be filled in. */
    private static final Pattern BLANK = Pattern.compile("<\\w[\\w ]*>");

    private static final String NAME = "<name>";

    private Answers() {}

    /**
     * The first answer to each question. If one of these leaves out what is asked about, or a question has no answer, only that
     * it is left out.
     */
    static List<Answer> proposed(List<Question> questions) {
        List<Answer> first = questions.stream()
                .flatMap(question -> question.answers().stream().limit(1))
                .toList();
        Stream<Answer> becauseOfOthers = questions.stream()
                .filter(question -> !first.isEmpty() && question.answers().isEmpty())
                .flatMap(question -> question.orExclude("").answers().stream());
        return Stream.concat(first.stream().filter(Answer::isExclude), becauseOfOthers)
                .findFirst()
                .map(List::of)
                .orElse(first);
    }

    /** What several answers say together. */
    static ObjectNode facts(List<Answer> answers) {
        return facts("", answers);
    }

    /**
     * The same besides what an entry says already.
     *
     * @param entry as it stands in a template, with its name; empty for none
     */
    static ObjectNode facts(String entry, List<Answer> answers) {
        ObjectNode entries = YAML.createObjectNode();
        add(entries, entry.isEmpty() ? "entry: {}" : entry);
        ObjectNode facts = (ObjectNode) entries.elements().next();
        facts.remove("decide");
        answers.forEach(answer -> add(facts, '{' + answer.facts() + '}'));
        return facts;
    }

    /** The answers with examples instead of blanks, without those with a blank for which no example would do. */
    static List<Answer> filledIn(String function, List<Answer> answers) {
        return answers.stream()
                .map(answer -> new Answer(
                        filledIn(answer.facts(), function),
                        answer.when(),
                        filledIn(String.join("\n", answer.beside()), function)
                                .lines()
                                .toList()))
                .filter(answer -> !BLANK.matcher(answer.facts()).find())
                .toList();
    }

    private static String filledIn(String yaml, String function) {
        String filled =
                yaml.replace("<number>", "0").replace("<Record>", function).replace("<sentence>", "It is.");
        for (int i = 1; filled.contains(NAME); i++) {
            int at = filled.indexOf(NAME);
            filled = filled.substring(0, at) + function + i + filled.substring(at + NAME.length());
        }
        return filled;
    }

    /** What stands beside the entry. */
    static ObjectNode beside(List<Answer> answers) {
        ObjectNode beside = YAML.createObjectNode();
        answers.stream()
                .filter(answer -> !answer.beside().isEmpty())
                .forEach(answer -> add(beside, String.join("\n", answer.beside())));
        return beside;
    }

    private static void add(ObjectNode facts, String yaml) {
        try {
            YAML.readerForUpdating(facts).readValue(yaml);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(yaml, e);
        }
    }

    /** A value in one line. */
    static String line(JsonNode value) {
        if (value.isObject()) {
            return value.properties().stream()
                    .map(field -> field.getKey() + ": " + line(field.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value.isArray()) {
            return StreamSupport.stream(value.spliterator(), false)
                    .map(Answers::line)
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        return value.isTextual() && !PLAIN.matcher(value.textValue()).matches() ? value.toString() : value.asText();
    }
}
