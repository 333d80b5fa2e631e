package dev.rockspan.generator;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * Something that the templates say of an enum otherwise than the C++ headers.
 *
 * @param enumName the Java enum
 * @param constant the constant in question, as C++ has it where it does; empty if it is the whole enum
 * @param place where the templates describe the enum
 * @param message what differs, and what to do about it
 */
public record Drift(String enumName, String constant, Kind kind, String place, String message) {

    /** How they can differ. */
    public enum Kind {
        /** C++ has a constant that the templates do not mention. */
        MISSING,
        /** The templates mention what C++ does not have. */
        GONE,
        /** A constant has two numbers. */
        NUMBER,
        /** The text of the header does not tell. */
        UNREADABLE,
        /** The templates do not say which C++ enum their values are from. */
        UNSOURCED;

        /** As JSON has it. */
        @JsonValue
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
