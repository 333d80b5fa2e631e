package dev.rockspan.generator.javasource;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * For want of what an API has no Java of the templates that uses it.
 *
 * @param uses what Java of the templates uses, by the name of the user
 * @param whole the API with all Java of the templates
 * @param now the API with what of that is not left out
 */
record LackedNames(Map<String, Set<String>> uses, ApiMembers whole, ApiMembers now) {

    /** The emitted types and members that a type or member needs and the API lacks. */
    Set<String> of(String name) {
        Set<String> lacked = new TreeSet<>();
        add(name, lacked, new HashSet<>());
        return lacked;
    }

    private void add(String name, Set<String> lacked, Set<String> seen) {
        if (!seen.add(name)) {
            return;
        }
        Set<String> missing = now.missing(uses.getOrDefault(name, Set.of()));
        for (String use : missing) {
            String used = use.replaceFirst(".* => ", "");
            if (whole.has(used)) {
                add(used, lacked, seen);
            } else {
                lacked.add(used);
                lacked.addAll(whole.inherited(used));
            }
        }
        if (missing.isEmpty()) {
            uses.keySet().stream()
                    .filter(user -> user.startsWith(name + '.'))
                    .forEach(member -> add(member, lacked, seen));
        }
    }
}
