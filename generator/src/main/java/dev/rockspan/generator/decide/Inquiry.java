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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds all that has to be asked of functions, also what only follows from an answer. */
final class Inquiry {

    /** So many answers follow from each other at most; more are asked in another run. */
    private static final int ROUNDS = 8;

    /** The key under which an answer says something of the result. */
    private static final String RETURNS = "returns:";

    /** The key that names what frees something. */
    private static final String DESTROY = "destroy";

    private final Trial trial;
    private final ObjectNames names;
    private final Predicate<String> isAskedElsewhere;

    /** @param isAskedElsewhere the functions about which another question decides */
    Inquiry(Trial trial, ObjectNames names, Predicate<String> isAskedElsewhere) {
        this.trial = trial;
        this.names = names;
        this.isAskedElsewhere = isAskedElsewhere;
    }

    /**
     * What is asked of functions: what is undecided, and what would be after the answers that are proposed. Each round adds
     * what follows from the answers before, and takes away what only waited for one of them.
     */
    SortedMap<String, Undecided> asked() {
        SortedMap<String, Undecided> asked = new TreeMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            Map<String, Undecided> before = new TreeMap<>(asked);
            Map<String, List<Answer>> answers = proposed(asked);
            Map<String, Undecided> open = trial.undecided(answers);
            asked.keySet().removeIf(function -> !open.containsKey(function) && isUnanswered(answers.get(function)));
            open.forEach((function, more) -> asked.merge(function, more, (first, then) -> first.and(then.questions())));
            asked.keySet().removeIf(isAskedElsewhere);
            if (asked.equals(before)) {
                break;
            }
        }
        return asked;
    }

    private static boolean isUnanswered(@Nullable List<Answer> answers) {
        return answers == null || answers.isEmpty();
    }

    /** The proposed answers by function, but of those that free what another one gives: these wait for that one's. */
    private Map<String, List<Answer>> proposed(Map<String, Undecided> asked) {
        Map<String, List<Answer>> answers = new TreeMap<>();
        asked.forEach((function, open) -> answers.put(function, Answers.proposed(open.questions())));
        Set<String> freeing = answers.values().stream()
                .flatMap(ofIt -> Answers.facts(ofIt).findValuesAsText(DESTROY).stream())
                .collect(Collectors.toSet());
        answers.keySet()
                .removeIf(function ->
                        freeing.contains(function) || names.givers(function).anyMatch(asked::containsKey));
        return answers;
    }

    /**
     * What is asked, too, after an answer that is not the proposed one, by function and answer. In each round every function
     * gets another answer; those that say nothing of results have rounds of their own, as they may decide what is asked of
     * the results of other functions.
     */
    Map<String, Map<Answer, List<Question>>> further(Map<String, Undecided> asked) {
        Map<String, Map<Answer, List<Question>>> further = new TreeMap<>();
        for (boolean ofResults : List.of(true, false)) {
            Map<String, Deque<Answer>> others = new TreeMap<>();
            asked.forEach((function, open) -> others.put(
                    function,
                    notProposed(open)
                            .filter(answer -> answer.facts().contains(RETURNS) == ofResults)
                            .collect(Collectors.toCollection(ArrayDeque::new))));
            others.values().removeIf(Deque::isEmpty);
            while (!others.isEmpty()) {
                Map<String, Answer> tried = new TreeMap<>();
                others.forEach((function, answers) -> tried.put(function, answers.pop()));
                others.values().removeIf(Deque::isEmpty);
                askedAfter(tried, asked)
                        .forEach((function, more) -> further.computeIfAbsent(function, key -> new HashMap<>())
                                .put(Objects.requireNonNull(tried.get(function)), more));
            }
        }
        return further;
    }

    /** What is asked, too, of the functions that get another answer. */
    private Map<String, List<Question>> askedAfter(Map<String, Answer> others, Map<String, Undecided> asked) {
        Map<String, List<Answer>> given = proposed(asked);
        others.forEach((function, answer) -> given.put(function, with(answer, questions(asked, function))));
        Map<String, Undecided> open = trial.undecided(given);
        Map<String, List<Question>> further = new TreeMap<>();
        others.keySet().stream().filter(open::containsKey).forEach(function -> {
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

    /** The answers beside those that are proposed, but those that leave something out. */
    private static Stream<Answer> notProposed(Undecided open) {
        List<Answer> proposed = Answers.proposed(open.questions());
        return open.isOnlyExclude()
                ? Stream.empty()
                : open.questions().stream()
                        .flatMap(question -> question.answers().stream())
                        .filter(answer -> !answer.isExclude() && !proposed.contains(answer));
    }

    /** An answer to its question with the first answers to the others. */
    private static List<Answer> with(Answer answer, List<Question> questions) {
        return questions.stream()
                .flatMap(question -> question.answers().contains(answer)
                        ? Stream.of(answer)
                        : question.answers().stream().limit(1))
                .filter(given -> !given.isExclude())
                .toList();
    }
}
