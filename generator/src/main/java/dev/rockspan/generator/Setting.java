package dev.rockspan.generator;

import org.jspecify.annotations.Nullable;

/** What a user can set, and what messages name: an option on the command line, an element in a Maven project. */
public enum Setting {
    TEMPLATES,
    ADD_TEMPLATES,
    /** Where rules of one's own go. */
    NEW_RULES,
    ROCKSDB_VERSION,
    SNAPSHOT,
    HEADER,
    EXTENSION_HEADER,
    JEXTRACT,
    PACKAGE,
    LIBRARY,
    OUTPUT,
    ALLOW_PENDING,
    REPLACE;

    /**
     * A setting in a message.
     *
     * @param value what to set it to; null where the message says no value
     */
    public record Use(Setting setting, @Nullable String value) {}

    /** How a front end calls settings. */
    public interface Words {

        /** A setting, with its value if there is one. */
        String of(Use use);
    }

    /** For a message that says no value. */
    public Use use() {
        return new Use(this, null);
    }

    public Use to(String value) {
        return new Use(this, value);
    }
}
