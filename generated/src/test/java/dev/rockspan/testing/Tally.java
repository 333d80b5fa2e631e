package dev.rockspan.testing;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** Counts what the tests have put the API through, and prints it in one table after the last of them. */
public final class Tally implements BeforeAllCallback {

    private static final Map<String, Long> COUNTS = new TreeMap<>();

    /** So many more, which were survived. */
    public static void add(String what, long count) {
        synchronized (COUNTS) {
            COUNTS.merge(what, count, Long::sum);
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        context.getRoot().getStore(Namespace.GLOBAL).getOrComputeIfAbsent(AtEnd.class, _ -> new AtEnd());
    }

    /** Closed when all tests have run. */
    @SuppressWarnings("deprecation")
    private static final class AtEnd implements ExtensionContext.Store.CloseableResource {
        @Override
        public void close() {
            synchronized (COUNTS) {
                if (!COUNTS.isEmpty()) {
                    StringBuilder table = new StringBuilder("survived:");
                    COUNTS.forEach((what, count) ->
                            table.append(String.format(Locale.ROOT, "%n%,14d %s", count, what)));
                    System.out.println(table);
                }
            }
        }
    }
}
