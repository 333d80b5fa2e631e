package dev.rockspan.runtime.spi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Compactions that a database hands out for others to do. Who does one takes column family and level from what was handed
 * out, without looking whether the database has these.
 */
public final class HandedOut {

    /** What comes before the text: that it is one. */
    private static final int VERSION = 4;

    private static final int TEXT = 1;

    /** Names and texts are in hex. Nobody knows what RocksDB makes of anything else. */
    private static final Pattern ENTRY = Pattern.compile("([a-z_]+)=([\\w:.-]*)");

    private static final String FAMILY = "[CFOptions \"";
    private static final String LEVELS = "num_levels=";

    private HandedOut() {}

    /**
     * Checks that a compaction was handed out by the database in a folder, and that it still has what that needs. What
     * RocksDB finds out by itself passes.
     *
     * @param path the folder
     * @param input what was handed out
     * @param name what the parameter is called that this was passed for
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory, where nobody can look
     * @param given what says which environment it is
     * @throws IllegalArgumentException if it was not, or nobody can look
     */
    public static void require(
            Call call,
            @Nullable String path,
            String parameter,
            MemorySegment input,
            String name,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        String folder = Call.notNull(path, parameter);
        if (input.byteSize() <= VERSION
                || input.get(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN), 0) != TEXT) {
            return;
        }
        Map<String, String> facts = facts(input.asSlice(VERSION), name);
        if (Folders.isInMemory(environment, inMemory, given)) {
            throw refusal(name, parameter, "its files are in memory, where nobody can look");
        }
        try {
            require(Path.of(folder), facts, parameter, name);
        } catch (InvalidPathException e) {
            throw refusal(name, parameter, "no path in the encoding of the system leads to it");
        }
    }

    private static void require(Path folder, Map<String, String> facts, String parameter, String name) {
        String id = read(folder.resolve("IDENTITY"));
        if (id != null && !id.strip().equals(text(facts, "db_id", name))) {
            throw refusal(name, parameter, "it names another one");
        }
        String options = read(folder.resolve("OPTIONS-%06d".formatted(number(facts, "options_file_number", name))));
        if (options == null) {
            return;
        }
        String family = text(facts, "cf_name", name);
        int levels = levels(options, family);
        if (levels < 0) {
            throw refusal(name, parameter, "that had no column family \"" + family + "\" then");
        }
        long level = number(facts, "output_level", name);
        if (level < 0 || level >= levels) {
            throw refusal(name, parameter, "its \"" + family + "\" had " + levels + " levels, and none " + level);
        }
    }

    /** How many levels a column family has, as a file of options says; less than 0 if that does not name it. */
    private static int levels(String options, String family) {
        List<String> lines = options.lines().map(String::strip).toList();
        int begin = lines.indexOf(FAMILY + escaped(family) + "\"]");
        if (begin < 0) {
            return -1;
        }
        return lines.stream()
                .skip(begin + 1L)
                .takeWhile(line -> !line.startsWith("["))
                .filter(line -> line.startsWith(LEVELS))
                .map(line -> Integer.parseInt(line.substring(LEVELS.length())))
                .findFirst()
                .orElse(-1);
    }

    /** As RocksDB writes names in files of options. */
    private static String escaped(String name) {
        return name.replace("\\", "\\\\")
                .replace("#", "\\#")
                .replace(":", "\\:")
                .replace("\r", "\\r")
                .replace("\n", "\\n");
    }

    private static Map<String, String> facts(MemorySegment input, String name) {
        Map<String, String> facts = new HashMap<>();
        String text = new String(input.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
        for (String entry : text.split(";")) {
            var parts = ENTRY.matcher(entry);
            if (!parts.matches() || facts.put(parts.group(1), parts.group(2)) != null) {
                throw garbled(name);
            }
        }
        return facts;
    }

    private static String text(Map<String, String> facts, String fact, String name) {
        try {
            return new String(HexFormat.of().parseHex(facts.getOrDefault(fact, "")), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw garbled(name);
        }
    }

    private static long number(Map<String, String> facts, String fact, String name) {
        try {
            return Long.parseLong(facts.getOrDefault(fact, "0"));
        } catch (NumberFormatException e) {
            throw garbled(name);
        }
    }

    /** What is in a file of the database; null if it cannot be read. */
    private static @Nullable String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return null; // RocksDB says so, if it needs it
        }
    }

    private static IllegalArgumentException refusal(String name, String parameter, String why) {
        return new IllegalArgumentException(name + ": was not handed out by the database at " + parameter + ": " + why);
    }

    private static IllegalArgumentException garbled(String name) {
        return new IllegalArgumentException(name + ": is no compaction that a database handed out");
    }
}
