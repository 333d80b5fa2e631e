package dev.rockspan.runtime.lifetime;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The objects that setters were passed, by the names of the getters that return them. */
final class Given {

    /** A copy for each change. */
    private volatile Map<String, Object> objects = Map.of();

    /** What was given under a name, or null. */
    @Nullable Object of(String name) {
        return objects.get(name);
    }

    /** Notes what was given under a name; null if that is taken back. */
    synchronized void note(String name, @Nullable Object object) {
        Map<String, Object> all = new HashMap<>(objects);
        if (object == null) {
            all.remove(name);
        } else {
            all.put(name, object);
        }
        objects = all;
    }

    /** Notes what others were given, too. */
    synchronized void noteAll(Given others) {
        Map<String, Object> all = new HashMap<>(objects);
        all.putAll(others.objects);
        objects = all;
    }
}
