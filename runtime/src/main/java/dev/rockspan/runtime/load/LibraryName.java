package dev.rockspan.runtime.load;

import java.util.Arrays;
import java.util.Comparator;

/**
 * How a library's file is called.
 *
 * @param plain without a version
 * @param before what precedes the version
 * @param after what follows it
 */
record LibraryName(String plain, String before, String after) {

    /** Whether it is a file name of the library, with or without a version. */
    boolean matches(String file) {
        return file.equals(plain) || isVersion(version(file));
    }

    /** The name without a version first, then the newest version. */
    Comparator<String> bestFirst() {
        return Comparator.comparing((String file) -> !file.equals(plain))
                .thenComparing(
                        this::version,
                        Comparator.comparing(LibraryName::numbers, Arrays::compare)
                                .reversed())
                .thenComparing(Comparator.naturalOrder());
    }

    private String version(String file) {
        boolean fits =
                file.startsWith(before) && file.endsWith(after) && file.length() > before.length() + after.length();
        return fits ? file.substring(before.length(), file.length() - after.length()) : "";
    }

    private static boolean isVersion(String text) {
        return text.matches("\\d{1,9}(\\.\\d{1,9})*");
    }

    private static int[] numbers(String version) {
        return isVersion(version)
                ? Arrays.stream(version.split("\\."))
                        .mapToInt(Integer::parseInt)
                        .toArray()
                : new int[0];
    }
}
