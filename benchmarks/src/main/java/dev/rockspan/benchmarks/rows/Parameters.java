package dev.rockspan.benchmarks.rows;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sizes and counts of a measurement, in the order in which they are shown. */
final class Parameters {

    static final String VALUE = "value bytes";
    static final String KEY = "key bytes";
    static final String KEYS = "keys";

    private Parameters() {}

    static Map<String, Long> of(String name, long value) {
        return Map.of(name, value);
    }

    static Map<String, Long> ofRead(ReadCase read) {
        Map<String, Long> parameters = new LinkedHashMap<>();
        parameters.put(VALUE, (long) read.valueSize());
        parameters.put(KEY, (long) read.keySize());
        parameters.put(KEYS, (long) read.keys());
        return Collections.unmodifiableMap(parameters);
    }
}
