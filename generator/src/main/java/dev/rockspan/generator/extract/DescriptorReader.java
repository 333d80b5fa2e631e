package dev.rockspan.generator.extract;

import dev.rockspan.generator.capi.Descriptors;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the {@code FunctionDescriptor}s of jextract's output into the letters of {@link Descriptors}. What {@code
 * C_LONG} and the like mean depends on the platform jextract ran on, so that is read from the output as well.
 */
record DescriptorReader(Map<String, String> letters) {

    private static final Pattern LAYOUT = Pattern.compile("static final (?:ValueLayout\\.)?(\\w+) (C_\\w+)\\s*=");
    private static final Pattern DESCRIPTOR = Pattern.compile(
            "FunctionDescriptor (?:DESC|BASE_DESC|\\$DESC) = FunctionDescriptor\\.(of|ofVoid)\\((.*?)\\s*\\);",
            Pattern.DOTALL);
    private static final Map<String, String> LETTERS = Map.of(
            "AddressLayout", "P",
            "OfBoolean", "Z",
            "OfByte", "B",
            "OfShort", "S",
            "OfInt", "I",
            "OfLong", "J",
            "OfFloat", "F",
            "OfDouble", "D");

    /** Knows the layouts that these files define. */
    static DescriptorReader of(Collection<String> sources) {
        Map<String, String> letters = new HashMap<>();
        for (String source : sources) {
            Matcher matcher = LAYOUT.matcher(source);
            while (matcher.find()) {
                String letter = LETTERS.get(matcher.group(1));
                if (letter != null) {
                    letters.put(matcher.group(2), letter);
                }
            }
        }
        return new DescriptorReader(letters);
    }

    /** The first descriptor in a piece of Java, or nothing if there is none that can be read. */
    Optional<String> first(String java) {
        Matcher matcher = DESCRIPTOR.matcher(java);
        return matcher.find() ? letters(matcher.group(1), matcher.group(2)) : Optional.empty();
    }

    private Optional<String> letters(String factory, String arguments) {
        StringBuilder parameters = new StringBuilder();
        String result = factory.equals("ofVoid") ? "V" : null;
        for (String argument :
                arguments.isBlank() ? new String[0] : arguments.strip().split("\\s*,\\s*")) {
            String letter = letter(argument);
            if (letter == null) {
                return Optional.empty();
            }
            if (result == null) {
                result = letter;
            } else {
                parameters.append(letter);
            }
        }
        return Optional.of("(" + parameters + ")" + result);
    }

    private @Nullable String letter(String layout) {
        if (layout.endsWith(".layout()")) {
            return "L" + layout.substring(0, layout.length() - ".layout()".length()) + ";";
        }
        return letters.get(layout.substring(layout.lastIndexOf('.') + 1));
    }
}
