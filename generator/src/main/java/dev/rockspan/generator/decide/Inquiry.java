package dev.rockspan.generator.decide;

import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.Conventions.ObjectNames;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds all that has to be asked of functions, also what only follows from an answer. */
final class Inquiry {

    /** More answers than this never follow from each other. */
    private static final int ROUNDS = 8;

    /** The key under which an answer is about the result. */
    private static final String RETURNS = "returns:";

    private final Trial trial;
    private final ObjectNames names;
    private final Predicate<String> isAskedElsewhere;

    /** @param isAskedElsewhere the functions about which another question decides */
    Inquiry(Trial trial, ObjectNames names, Predicate<String> isAskedElsewhere) {
        this.trial = trial;
        this.names = names;
        this.isAskedElsewhere = isAskedElsewhere;
    }

    /** What is asked of functions: what is undecided, and what would be after the answers that are proposed. */
    SortedMap<String, Undecided> asked() {
        SortedMap<String, Undecided> asked = new TreeMap<>();
        Map<String, Undecided> before = Map.of();
        for (int i = 0; i < ROUNDS && (i == 0 || !asked.equals(before)); i++) {
            before = new TreeMap<>(asked);
            Map<String, List<Answer>> answers = answers(asked);
            Map<String, Undecided> open = trial.undecided(answers);
            // What waits for something else is decided with it.
            asked.keySet()
                    .removeIf(function -> !open.containsKey(function)
                            && answers.getOrDefault(function, List.of()).isEmpty());
            open.forEach((function, more) -> asked.merge(function, more, (first, then) -> first.and(then.questions())));
            asked.keySet().removeIf(isAskedElsewhere);
        }
        return asked;
    }

    /** What is proposed; what frees what another function gives waits for the answer to that one. */
    private Map<String, List<Answer>> answers(Map<String, Undecided> asked) {
        Map<String, List<Answer>> answers = new TreeMap<>();
        asked.forEach((function, open) -> answers.put(function, Answers.proposed(open.questions())));
        String facts = answers.values().stream()
                .flatMap(List::stream)
                .map(Answer::facts)
                .collect(Collectors.joining(" "));
        answers.keySet()
                .removeIf(function -> isFreedBy(function, asked.keySet())
                        || Pattern.compile("destroy: " + function + "\\b")
                                .matcher(facts)
                                .find());
        return answers;
    }

    /** Whether one function seems to free what another one gives. */
    private boolean isFreedBy(String freer, Set<String> others) {
        return names.destroyers().stream()
                .filter(freer::endsWith)
                .map(end -> freer.substring(0, freer.length() - end.length()))
                .anyMatch(others::contains);
    }

    /**
     * What is asked, too, after an answer that is not the proposed one. Answers about arguments are tried by themselves, as
     * they may decide what is asked of results.
     */
    Map<String, Map<Answer, List<Question>>> further(Map<String, Undecided> asked) {
        Map<String, Map<Answer, List<Question>>> further = new TreeMap<>();
        for (boolean ofResults : List.of(true, false)) {
            Map<String, Deque<Answer>> others = new TreeMap<>();
            asked.forEach((function, open) -> others.put(
                    function,
                    others(open)
                            .filter(answer -> answer.facts().contains(RETURNS) == ofResults)
                            .collect(Collectors.toCollection(ArrayDeque::new))));
            others.values().removeIf(Deque::isEmpty);
            while (!others.isEmpty()) {
                Map<String, Answer> tried = new TreeMap<>();
                others.forEach((function, answers) -> tried.put(function, answers.pop()));
                others.values().removeIf(Deque::isEmpty);
                further(asked, tried)
                        .forEach((function, more) -> further.computeIfAbsent(function, key -> new HashMap<>())
                                .put(Objects.requireNonNull(tried.get(function)), more));
            }
        }
        return further;
    }

    /** What is asked, too, by function, after one answer to each of some functions. */
    private Map<String, List<Question>> further(Map<String, Undecided> asked, Map<String, Answer> tried) {
        Map<String, List<Answer>> given = answers(asked);
        tried.forEach((function, answer) -> given.put(function, instead(questions(asked, function), answer)));
        Map<String, Undecided> open = trial.undecided(given);
        Map<String, List<Question>> further = new TreeMap<>();
        tried.keySet().stream().filter(open::containsKey).forEach(function -> {
            List<Question> more = new ArrayList<>(questions(open, function));
            more.removeAll(questions(asked, function));
            further.put(function, more);
        });
        further.values().removeIf(List::isEmpty);
        return further;
    }

    private static List<Question> questions(Map<String, Undecided> asked, String function) {
        return Objects.requireNonNull(asked.get(function)).questions();
    }

    /** The answers that are not proposed, and leave nothing out. */
    private static Stream<Answer> others(Undecided open) {
        return open.isOnlyExclude()
                ? Stream.empty()
                : open.questions().stream()
                        .flatMap(question -> question.answers().stream().skip(1))
                        .filter(answer -> !answer.isExclude());
    }

    /** The proposed answers with another one to its question. */
    private static List<Answer> instead(List<Question> questions, Answer answer) {
        return questions.stream()
                .flatMap(question -> question.answers().contains(answer)
                        ? Stream.of(answer)
                        : question.answers().stream().limit(1))
                .filter(given -> !given.isExclude())
                .toList();
    }
}
