package dev.rockspan.generator.mapping;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What stands in the way of a Java API: what is undecided, and what of the templates is wrong. */
final class Findings {

    /** How many functions are said to wait for a type. */
    private static final int MOST_WAITING = 3;

    private final Selection selection;
    private final List<Problem> problems;
    private final Map<String, Undecided> undecided;
    /** What the templates say of functions that cannot be meant, by C name. */
    private final Map<String, Mistake> mistakes = new LinkedHashMap<>();

    /**
     * What is found in a selection.
     *
     * @param problems what is known to be wrong
     * @param undecided what is known to be undecided, by its symbol
     */
    Findings(Selection selection, List<Problem> problems, Map<String, Undecided> undecided) {
        this.selection = selection;
        this.problems = problems;
        this.undecided = new LinkedHashMap<>(undecided);
    }

    /** What the templates say of a function that cannot be meant. */
    private record Mistake(Reason reason, Problem problem) {}

    /** Decides a function, or notes why it cannot be. */
    void decide(CFunction function, Runnable decision) {
        try {
            decision.run();
        } catch (UndecidedException e) {
            leave(function, e.questions(), e.reason());
        } catch (RuleMistake e) {
            String why = String.valueOf(e.getMessage());
            Located<FunctionRule> entry = selection.rules().functions().get(function.name());
            Place place = e.place(entry);
            boolean isOfEntry = e.place(null) == null;
            if (entry != null
                    && isOfEntry
                    && !entry.place().isAdded()
                    && selection.history().isChanged(function)) {
                leave(function, List.of(otherwise("an entry", entry.place(), why)), e.reason());
            } else if (place != null) {
                mistakes.putIfAbsent(
                        function.name(), new Mistake(e.reason(), place.problem(function.name() + ": " + why)));
            } else {
                leave(function, List.of(new Question(why)), e.reason());
            }
        }
    }

    /**
     * What is said of a function as RocksDB declares it is no mistake where a header declares it otherwise.
     *
     * @param entry what has to be written instead
     */
    static Question otherwise(String entry, Place place, String why) {
        return new Question("the header declares it otherwise than RocksDB. Write " + entry + " that replaces " + place
                        + ", which fails because " + why)
                .orExclude("if nobody needs it", "It is declared otherwise than by RocksDB, and not needed.");
    }

    /** Notes why a function cannot be decided, unless that is known. */
    void leave(CFunction function, List<Question> questions, Reason reason) {
        String name = function.name();
        String why = Question.sentence(questions);
        Optional<String> place = selection.placeOf(function);
        Problem problem = selection
                .rules()
                .placed(name)
                .filter(located -> located.rule().decide() != null)
                .map(located -> Undecided.left(located.place(List.of("decide")).toString(), name, why))
                .orElseGet(() -> problem(function, place, why));
        undecided.putIfAbsent(
                name,
                new Undecided(
                        Undecided.Kind.FUNCTION,
                        name,
                        place.orElse(null),
                        selection.prototype(function),
                        questions,
                        reason.about(),
                        problem));
    }

    private static Problem problem(CFunction function, Optional<String> place, String why) {
        String name = function.name();
        return new Problem(
                place.orElse(function.header()),
                place.isPresent() ? null : name,
                name + " has no Java form: " + why
                        + ". Decide " + Undecided.ANSWERED
                        + (place.isPresent() ? "" : "; ./rockspan upgrade writes a template to fill in"),
                List.of(Setting.NEW_RULES.use()));
    }

    /** What is undecided, by its symbol, to which more may be added. */
    Map<String, Undecided> undecided() {
        return undecided;
    }

    /** The same in the order in which it is reported. */
    List<Undecided> sorted() {
        return undecided.values().stream()
                .sorted(Comparator.comparing(Undecided::kind).thenComparing(Undecided::symbol))
                .toList();
    }

    /** The functions that have no Java form yet, each with what is missing or wrong. */
    Map<String, Reason> openFunctions() {
        Map<String, Reason> open = new LinkedHashMap<>();
        undecidedFunctions()
                .forEach(function -> open.put(function.symbol(), new Reason(function.why(), function.about())));
        mistakes.forEach((function, mistake) -> open.put(function, mistake.reason()));
        return open;
    }

    Stream<Undecided> undecidedFunctions() {
        return undecided.values().stream().filter(open -> open.kind() == Undecided.Kind.FUNCTION);
    }

    /** Notes what cannot be meant as undecided. */
    void leaveMistakes() {
        mistakes.forEach((name, mistake) -> leave(
                selection.types().function(name).orElseThrow(),
                List.of(new Question(mistake.reason().why())),
                mistake.reason()));
    }

    /** Adds the mistakes of functions to the problems. */
    void reportMistakes() {
        mistakes.values().forEach(mistake -> problems.add(mistake.problem()));
    }

    /**
     * Adds what is undecided to the problems. A function without an entry is named with the undecided type that it takes
     * or returns.
     */
    void reportUndecided() {
        Map<String, Pattern> types = new LinkedHashMap<>();
        undecided.values().stream()
                .filter(open -> open.kind() == Undecided.Kind.TYPE)
                .map(Undecided::symbol)
                .forEach(type -> types.put(type, Pattern.compile("\\b" + type + "\\b")));
        Map<String, List<String>> waiting = new HashMap<>();
        List<Undecided> others = new ArrayList<>();
        undecided.values().forEach(open -> typeOf(open, types)
                .ifPresentOrElse(
                        type -> waiting.computeIfAbsent(type, key -> new ArrayList<>())
                                .add(open.symbol()),
                        () -> others.add(open)));
        others.forEach(open -> problems.add(
                waiting.containsKey(open.symbol())
                        ? open.problem().and(waiting(waiting.get(open.symbol())))
                        : open.problem()));
    }

    private static String waiting(List<String> functions) {
        return "; for it wait " + Problem.listed(functions, MOST_WAITING)
                + (functions.size() > MOST_WAITING ? "; see ./rockspan coverage --state unclassified" : "");
    }

    /** The undecided type that a function without an entry takes or returns. */
    private static Optional<String> typeOf(Undecided open, Map<String, Pattern> types) {
        return types.entrySet().stream()
                .filter(type -> open.kind() == Undecided.Kind.FUNCTION && open.place() == null)
                .filter(type -> type.getValue().matcher(open.declaration()).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * Stops at any of these.
     *
     * @throws GenerationException if there is one; all at once
     */
    static void stopAt(Collection<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, List.copyOf(problems));
        }
    }
}
