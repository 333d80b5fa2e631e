package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The rules without what a header has too little of. */
public final class WholeRules {

    private WholeRules() {}

    /**
     * The rules with these types left out, and with them the adding of rows to a list of theirs; and without the callbacks
     * of these functions.
     *
     * @param lacking types and functions by C name, each with what the header lacks
     */
    public static Rules of(Rules rules, Map<String, Lack> lacking) {
        if (lacking.isEmpty()) {
            return rules;
        }
        Set<String> classes = lacking.keySet().stream()
                .flatMap(type -> rules.type(type).stream())
                .map(TypeRule::className)
                .collect(Collectors.toSet());
        SortedMap<String, Located<TypeRule>> types = new TreeMap<>(rules.types());
        types.replaceAll((name, located) -> located.with(rule(
                located.rule(),
                lacking.get(name),
                classes.contains(located.rule().className()))));
        SortedMap<String, Located<CallbackRule>> callbacks = new TreeMap<>(rules.callbacks());
        callbacks
                .values()
                .removeIf(located -> lacking.containsKey(located.rule().function()));
        return rules.withTypes(types).withCallbacks(callbacks);
    }

    private static TypeRule rule(TypeRule rule, @Nullable Lack lack, boolean ofLacking) {
        if (lack != null) {
            return rule.excluded("the header lacks what it needs: " + lack.why());
        }
        return ofLacking ? rule.withoutAdd() : rule;
    }
}
