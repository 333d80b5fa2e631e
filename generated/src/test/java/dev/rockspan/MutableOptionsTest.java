package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** RocksDB changes exactly those options of an open database of which the Javadoc says that it does. */
class MutableOptionsTest {

    private static final Pattern SAID = Pattern.compile("Can be changed while the database is open(?:, for [^:]+)?: "
            + "\\{@link RocksDB#(\\w+)}, name \\{@code ([\\w.]+)}");

    /** What RocksDB takes, but has no setter of one name, or does nothing with, or must not be changed. */
    private static final Set<String> NOT_SAID = Set.of(
            "setOptions block_based_table_factory.flush_block_policy_factory",
            "setOptions block_based_table_factory.index_type",
            "setOptions block_based_table_factory.metadata_cache_options",
            "setOptions block_based_table_factory.no_block_cache",
            "setOptions block_based_table_factory.user_defined_index_factory",
            "setOptions compaction_options_fifo.file_temperature_age_thresholds",
            "setOptions comparator",
            "setOptions compression_manager",
            "setOptions memtable_factory",
            "setOptions merge_operator",
            "setOptions prefix_extractor",
            "setOptions table_factory");

    @TempDir
    Path folder;

    @Test
    void are_as_the_javadoc_says() throws IOException {
        Set<String> said = new TreeSet<>();
        for (Path source : Repository.sources()) {
            Matcher options = SAID.matcher(joined(source));
            while (options.find()) {
                said.add(options.group(1) + " " + options.group(2));
            }
        }

        Set<String> changed = new TreeSet<>();
        try (BlockBasedTableConfig table = new BlockBasedTableConfig();
                Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(table);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            Map<String, String> all = options(db);
            assertThat(all).hasSizeGreaterThan(200);
            // The file leaves them out where they are empty.
            all.put("setDBOptions daily_offpeak_time_utc", "23:00-01:00");
            all.put("setOptions compression_per_level", "kNoCompression");
            for (Map.Entry<String, String> option : all.entrySet()) {
                String[] methodAndName = option.getKey().split(" ");
                Consumer<Map<String, String>> method =
                        methodAndName[0].equals("setOptions") ? db::setOptions : db::setDBOptions;
                try {
                    method.accept(Map.of(methodAndName[1], option.getValue()));
                    changed.add(option.getKey());
                } catch (RocksDBException | UnsupportedOperationException e) {
                    // It is set when the database is opened.
                }
            }
        }

        changed.removeAll(NOT_SAID);
        // Their setters take several at once.
        changed.removeIf(option -> option.contains("compression_opts") && !said.contains(option));
        assertThat(said).containsAll(changed);
        said.removeAll(changed);
        assertThat(said).as("not changed by RocksDB").isEmpty();
    }

    /** The options in the file of a database, by the method and the name that would change each. */
    private Map<String, String> options(RocksDB db) throws IOException {
        Map<String, String> options = new TreeMap<>();
        Path file;
        try (Stream<Path> files = Files.list(folder)) {
            file = files.filter(path -> path.getFileName().toString().startsWith("OPTIONS-"))
                    .max(Path::compareTo)
                    .orElseThrow();
        }
        String prefix = null;
        for (String line : Files.readAllLines(file)) {
            String option = line.strip();
            int equals = option.indexOf('=');
            if (option.startsWith("[")) {
                prefix = option.startsWith("[DBOptions")
                        ? "setDBOptions "
                        : option.startsWith("[CFOptions")
                                ? "setOptions "
                                : option.startsWith("[TableOptions") ? "setOptions block_based_table_factory." : null;
            } else if (prefix != null && equals > 0) {
                String name = option.substring(0, equals);
                String value = option.substring(equals + 1);
                if (name.matches("compaction_options_\\w+|(?:bottommost_)?compression_opts")) {
                    for (String part : value.replaceAll("[{}]", "").split(";")) {
                        int partEquals = part.indexOf('=');
                        options.put(
                                prefix + name + "." + part.substring(0, partEquals), part.substring(partEquals + 1));
                    }
                } else {
                    options.put(prefix + name, value);
                }
            }
        }
        return options;
    }

    /** A source with the lines of each paragraph of a comment on one line. */
    private static String joined(Path source) throws IOException {
        return Files.readString(source).replaceAll("\\n *\\* (?! )", " ");
    }
}
