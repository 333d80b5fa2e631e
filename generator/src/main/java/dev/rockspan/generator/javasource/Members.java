package dev.rockspan.generator.javasource;

import dev.rockspan.generator.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Finds members of Java sources. */
public final class Members {

    private Members() {}

    /** Types, or a member with the types of its parameters, without type arguments. */
    public static String withoutTypeArguments(String types) {
        String shorter = types.replaceAll("<[^<>]*>", "");
        return shorter.equals(types) ? types.strip() : withoutTypeArguments(shorter);
    }

    /** The members that mention a word, their comments included; each as it stands in the file. */
    public static List<String> mentioning(String word, SourceFile source) {
        Pattern mention = Pattern.compile("\\b" + Pattern.quote(word) + "\\b");
        List<String> found = new ArrayList<>();
        if (mention.matcher(source.content()).find()) {
            for (TypeBody.Member member :
                    TypeBody.of(source.content().lines().toList()).members()) {
                String text = String.join("\n", member.lines());
                if (mention.matcher(text).find()) {
                    found.add(text.stripTrailing());
                }
            }
        }
        return found;
    }
}
