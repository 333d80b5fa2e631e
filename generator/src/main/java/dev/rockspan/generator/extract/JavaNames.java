package dev.rockspan.generator.extract;

import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Undoes what jextract does to the names of a callback's parameters. */
final class JavaNames {

    private static final Pattern MADE_UP = Pattern.compile("_x\\d+");

    private JavaNames() {}

    /** The name in the header, or an empty string where jextract made one up. */
    static String toC(String java) {
        if (MADE_UP.matcher(java).matches()) {
            return "";
        }
        // A word that Java reserves gets an underscore.
        String word = java.endsWith("_") ? java.substring(0, java.length() - 1) : java;
        return SourceVersion.isKeyword(word) ? word : java;
    }
}
