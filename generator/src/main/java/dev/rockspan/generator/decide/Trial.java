package dev.rockspan.generator.decide;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.mapping.select.Lack;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.Undecided.Kind;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.schema.ShapeReader;
import dev.rockspan.generator.schema.Shapes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is undecided if questions are answered in some way. What the header lacks is known from before the answers; an answer
 * that the templates cannot have is none.
 */
final class Trial {

    static final Place PLACE = new Place("", "", "", 0);

    private final CApi api;
    private final Rules rules;
    private final ApiHistory history;
    private final Map<String, Lack> lacking;

    /**
     * @param rules without the answers
     * @param history the versions that the rules speak of
     */
    Trial(CApi api, Rules rules, ApiHistory history) {
        this.api = api;
        this.rules = rules;
        this.history = history;
        this.lacking = Mapper.lacking(api, rules, history);
    }

    /** The functions that are undecided after answers, which are given by function. */
    Map<String, Undecided> undecided(Map<String, List<Answer>> answers) {
        SortedMap<String, Located<FunctionRule>> functions = new TreeMap<>(rules.functions());
        SortedMap<String, Located<CallbackRule>> callbacks = new TreeMap<>(rules.callbacks());
        answers.forEach((function, ofIt) -> {
            List<Answer> filled = Answers.filledIn(function, ofIt);
            read(FunctionRule.class, Answers.facts(filled))
                    .ifPresent(rule -> functions.merge(function, new Located<>(rule, PLACE), Trial::merged));
            Answers.beside(filled).properties().forEach(entry -> read(CallbackRule.class, entry.getValue())
                    .ifPresent(rule -> callbacks.putIfAbsent(entry.getKey(), new Located<>(rule, PLACE))));
        });
        Map<String, Undecided> undecided = new LinkedHashMap<>();
        Mapper.undecided(api, rules.with("functions", functions).with("callbacks", callbacks), history, lacking)
                .stream()
                .filter(open -> open.kind() == Kind.FUNCTION)
                .forEach(open -> undecided.put(open.symbol(), open));
        return undecided;
    }

    private static Located<FunctionRule> merged(Located<FunctionRule> stated, Located<FunctionRule> answered) {
        return stated.with(Shapes.merged(stated.rule(), answered.rule()));
    }

    private static <T extends Record> Optional<T> read(Class<T> type, JsonNode facts) {
        return ShapeReader.read(type, facts, (keys, message) -> {});
    }
}
