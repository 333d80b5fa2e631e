package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;

/** Options that are changed while the database is open, by their names in RocksDB. */
public abstract class AbstractMutableOptions {

    private final Map<String, String> values;

    AbstractMutableOptions(Map<String, String> values) {
        this.values = values;
    }

    /** The options by their names. */
    Map<String, String> values() {
        return values;
    }

    /** Returns an options string. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(";"));
    }

    /**
     * Collects options.
     *
     * @param <T> the options
     * @param <U> the builder
     */
    public abstract static class AbstractMutableOptionsBuilder<
            T extends AbstractMutableOptions, U extends AbstractMutableOptionsBuilder<T, U>> {

        private static final Map<String, CompressionType> COMPRESSIONS = Map.of(
                "kNoCompression", CompressionType.NO_COMPRESSION,
                "kSnappyCompression", CompressionType.SNAPPY_COMPRESSION,
                "kZlibCompression", CompressionType.ZLIB_COMPRESSION,
                "kBZip2Compression", CompressionType.BZLIB2_COMPRESSION,
                "kLZ4Compression", CompressionType.LZ4_COMPRESSION,
                "kLZ4HCCompression", CompressionType.LZ4HC_COMPRESSION,
                "kXpressCompression", CompressionType.XPRESS_COMPRESSION,
                "kZSTD", CompressionType.ZSTD_COMPRESSION);

        private static final Map<String, PrepopulateBlobCache> PREPOPULATIONS = Map.of(
                "kDisable", PrepopulateBlobCache.PREPOPULATE_BLOB_DISABLE,
                "kFlushOnly", PrepopulateBlobCache.PREPOPULATE_BLOB_FLUSH_ONLY);

        final Map<String, String> values = new LinkedHashMap<>();
        private final Set<String> keys;

        AbstractMutableOptionsBuilder(Set<String> keys) {
            this.keys = keys;
        }

        abstract U self();

        /** The names of options. */
        static Set<String> keys(MutableOptionKey[]... options) {
            return Arrays.stream(options)
                    .flatMap(Arrays::stream)
                    .map(MutableOptionKey::name)
                    .collect(Collectors.toUnmodifiableSet());
        }

        /** Returns the options that are set. */
        public abstract T build();

        final U put(String key, String value) {
            values.put(key, value);
            return self();
        }

        final String get(String key) {
            String value = values.get(key);
            if (value == null) {
                throw new NoSuchElementException(key + " has not been set");
            }
            return value;
        }

        final U parsed(String text, boolean ignoreUnknown) {
            for (String option : options(text)) {
                if (option.isBlank()) {
                    continue;
                }
                int equals = option.indexOf('=');
                if (equals < 0) {
                    throw new IllegalArgumentException("\"" + option + "\" is no option with a value");
                }
                String key = option.substring(0, equals).strip();
                if (keys.contains(key)) {
                    values.put(key, option.substring(equals + 1).strip().replaceAll("[{}\\\\]", ""));
                } else if (!ignoreUnknown) {
                    throw new IllegalArgumentException(key + " is no option that can be set here");
                }
            }
            return self();
        }

        /** The parts of an options string between semicolons that are in no braces. */
        private static List<String> options(String text) {
            List<String> options = new ArrayList<>();
            int depth = 0;
            int begin = 0;
            for (int i = 0; i < text.length(); i++) {
                char sign = text.charAt(i);
                depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
                if (sign == ';' && depth == 0) {
                    options.add(text.substring(begin, i));
                    begin = i + 1;
                }
            }
            options.add(text.substring(begin));
            return options;
        }

        static String textOf(int... value) {
            return Arrays.stream(Call.notNull(value, "value"))
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(":"));
        }

        static int[] numbersOf(String text) {
            return text.isEmpty()
                    ? new int[0]
                    : Arrays.stream(text.split(":")).mapToInt(Integer::parseInt).toArray();
        }

        static String nameOf(Enum<?> constant) {
            return java.util.stream.Stream.of(COMPRESSIONS, PREPOPULATIONS)
                    .flatMap(names -> names.entrySet().stream())
                    .filter(named -> named.getValue() == constant)
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(constant + " cannot be set"));
        }

        static CompressionType compressionOf(String name) {
            return named(COMPRESSIONS, name);
        }

        static PrepopulateBlobCache prepopulationOf(String name) {
            return named(PREPOPULATIONS, name);
        }

        private static <E> E named(Map<String, E> names, String name) {
            E constant = names.get(name);
            if (constant == null) {
                throw new NoSuchElementException("\"" + name + "\" is no value of the option");
            }
            return constant;
        }
    }
}
