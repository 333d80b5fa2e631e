package dev.rockspan.generator.jextract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the file that {@code jextract --dump-includes} writes: each symbol with the header it stands in. */
final class IncludeList {

    private static final Pattern LINE =
            Pattern.compile("--include-(function|constant|struct|typedef|union|var)\\s+(\\S+)\\s+# header: (.+)");

    private IncludeList() {}

    static List<CSymbol> parse(String text) {
        List<CSymbol> symbols = new ArrayList<>();
        text.lines().forEach(line -> {
            Matcher matcher = LINE.matcher(line.strip());
            if (matcher.matches()) {
                CSymbol.Kind kind = CSymbol.Kind.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
                symbols.add(new CSymbol(kind, matcher.group(2), matcher.group(3)));
            }
        });
        return symbols;
    }
}
