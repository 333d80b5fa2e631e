package dev.rockspan.generator.jextract;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes a command the way a shell reads it, so that a user can paste it. */
final class CommandLine {

    private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./\\\\-]+");

    private CommandLine() {}

    static String quote(List<String> command, boolean windows) {
        return command.stream().map(word -> quote(word, windows)).collect(Collectors.joining(" "));
    }

    private static String quote(String word, boolean windows) {
        if (PLAIN.matcher(word).matches() && (windows || word.indexOf('\\') < 0)) {
            return word;
        }
        return windows ? "\"" + word + "\"" : "'" + word.replace("'", "'\\''") + "'";
    }
}
