package dev.rockspan.generator.explain;

import java.util.List;

/**
 * A name of the Java API, or one form of a method.
 *
 * @param text with the types of parameters, such as {@code RocksDB.put(byte[], byte[])}
 * @param what what it is, where no C function says that; else empty
 * @param rule where the templates say something of it; for a member, where a shared interface
 *     states it, else empty, as the rule of its function says it
 * @param functions the C functions behind it
 * @param members of a type
 */
public record JavaName(String text, String what, String rule, List<String> functions, List<JavaName> members) {

    private static final String NEW = "new ";

    static JavaName type(String name, String what, String rule, List<JavaName> members) {
        return new JavaName(name, what, rule, List.of(), members);
    }

    static JavaName member(String text, String what, List<String> functions) {
        return new JavaName(text, what, "", functions, List.of());
    }

    /** {@code RocksDB.put} for any form of it, {@code new Options} for a constructor. */
    String name() {
        int end = text.indexOf('(');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Whether somebody means it who writes a name, with or without types, and a constructor with or without new. */
    boolean isMeantBy(String written) {
        return written.equals(text)
                || written.equals(name())
                || text.startsWith(NEW) && text.substring(NEW.length()).equals(written);
    }
}
