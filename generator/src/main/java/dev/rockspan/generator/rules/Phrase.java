package dev.rockspan.generator.rules;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Words that become a part of a sentence in the Javadoc. */
final class Phrase {

    private Phrase() {}

    /** What is wrong with one. */
    static List<String> problems(String what) {
        if (what.isBlank()) {
            return List.of("nothing is said of what it is");
        }
        if (what.replace("{", "").length() != what.replace("}", "").length()) {
            return List.of("a brace is open or too many, which would end the Javadoc's tag");
        }
        return what.strip().endsWith(".")
                ? List.of("the words are part of a sentence, which ends with them; leave out the \".\"")
                : List.of();
    }

    /** What is wrong with sentences under a key, if there are any. */
    static Optional<String> unended(String key, @Nullable String sentences) {
        return sentences == null || sentences.endsWith(".")
                ? Optional.empty()
                : Optional.of("\"" + key + "\" is no sentence; end it with a full stop");
    }
}
