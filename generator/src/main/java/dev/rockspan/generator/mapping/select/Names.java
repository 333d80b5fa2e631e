package dev.rockspan.generator.mapping.select;

import java.util.Locale;
import java.util.Map;
import javax.lang.model.SourceVersion;

/** Turns C names into Java names. */
public final class Names {

    private final Map<String, String> words;

    public Names(Map<String, String> words) {
        this.words = words;
    }

    /** {@code write_buffer_size} becomes {@code writeBufferSize}. */
    public String lower(String cName) {
        String name = upper(cName);
        return name.isEmpty() ? name : safe(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
    }

    /** {@code write_buffer_size} becomes {@code WriteBufferSize}. */
    public String upper(String cName) {
        StringBuilder name = new StringBuilder();
        for (String word : cName.split("_", -1)) {
            if (!word.isEmpty()) {
                name.append(capitalize(words.getOrDefault(word, word)));
            }
        }
        return name.toString();
    }

    /** A class name as the name of a variable: {@code RocksDB} becomes {@code rocksDB}, {@code DBPath} {@code dbPath}. */
    public static String variable(String className) {
        int capitals = 0;
        while (capitals < className.length() && Character.isUpperCase(className.charAt(capitals))) {
            capitals++;
        }
        int lowered = capitals <= 1 || capitals == className.length() ? capitals : capitals - 1;
        return safe(className.substring(0, lowered).toLowerCase(Locale.ROOT) + className.substring(lowered));
    }

    private static String safe(String name) {
        return SourceVersion.isKeyword(name) ? name + "Value" : name;
    }

    private static String capitalize(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
