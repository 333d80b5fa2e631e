package dev.rockspan.generator.mapping.function;

import java.util.Locale;

/** What conventions have in common. */
interface Convention {

    /** Its name, as {@code error-slot} of {@code ErrorSlotConvention}. */
    default String label() {
        return getClass()
                .getSimpleName()
                .replaceFirst("Convention$", "")
                .replaceAll("(?<=.)(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
