package dev.rockspan.generator.jextract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A symbol that jextract could not map and left out.
 *
 * @param symbol a type, function or variable, or {@code struct.field}
 * @param reason in jextract's words
 * @param file the name of the header that has it, without its folders; empty if this jextract does not say
 */
public record SkipWarning(String symbol, String reason, String file) {

    // jextract 22 gives no position: "WARNING: Skipping x (why)"; 25 does: "c.h:71:16: warning: Skipping x (why)".
    private static final Pattern LINE =
            Pattern.compile("(?:(?:.*[/\\\\])?(.*):\\d+:\\d+: warning|WARNING): Skipping (\\S+) \\((.*)\\)");

    private static final Pattern UNDEFINED = Pattern.compile("type Declared\\((\\w+)\\) is not supported");

    /** The warning on a line of jextract's output, if it is one of these. */
    static Optional<SkipWarning> parse(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String file = matcher.group(1);
        return Optional.of(new SkipWarning(matcher.group(2), matcher.group(3), file == null ? "" : file));
    }

    /** The top-level symbol it belongs to. */
    public String owner() {
        int dot = symbol.indexOf('.');
        return dot < 0 ? symbol : symbol.substring(0, dot);
    }

    /**
     * The struct that is declared and never defined, where that is the reason. It is no loss: such a type is opaque. A
     * typedef of one is skipped for the same reason.
     */
    public Optional<String> undefinedStruct() {
        Matcher matcher = UNDEFINED.matcher(reason);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
