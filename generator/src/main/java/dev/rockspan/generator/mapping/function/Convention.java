package dev.rockspan.generator.mapping.function;

import java.util.Locale;

/** What conventions have in common. */
interface Convention {

    /** Its name, as {@code error-slot} of {@code ErrorSlotConvention}. */
    default String label() {
        return Labels.OF.get(getClass());
    }

    /** Each is asked for with every parameter of every function. */
    final class Labels {

        private static final ClassValue<String> OF = new ClassValue<>() {
            @Override
            protected String computeValue(Class<?> type) {
                return type.getSimpleName()
                        .replaceFirst("Convention$", "")
                        .replaceAll("(?<=.)(?=[A-Z])", "-")
                        .toLowerCase(Locale.ROOT);
            }
        };

        private Labels() {}
    }
}
