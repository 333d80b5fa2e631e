package dev.rockspan.generator;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
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
 * @param facts the lines of templates that say something of it
 * @param replaced the lines of the entry that one of an added folder replaces, which no longer hold
 * @param choices what templates can change
 */
public record JavaName(
        @JsonProperty("name") String text,
        String what,
        String rule,
        List<String> functions,
        List<JavaName> members,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<TemplateLine> facts,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<TemplateLine> replaced,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Choice> choices) {

    private static final String NEW = "new ";

    public JavaName(String text, String what, String rule, List<String> functions, List<JavaName> members) {
        this(text, what, rule, functions, members, List.of(), List.of(), List.of());
    }

    public static JavaName type(String name, String what, String rule, List<JavaName> members) {
        return new JavaName(name, what, rule, List.of(), members);
    }

    public static JavaName member(String text, String what, List<String> functions) {
        return new JavaName(text, what, "", functions, List.of());
    }

    /** The same with what templates say of it. */
    public JavaName with(List<TemplateLine> facts, List<TemplateLine> replaced, List<Choice> choices) {
        return new JavaName(text, what, rule, functions, members, facts, replaced, choices);
    }

    /** {@code RocksDB.put} for any form of it, {@code new Options} for a constructor. */
    public String name() {
        int end = text.indexOf('(');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Whether somebody means it who writes a name, with or without types, and a constructor with or without new. */
    public boolean isMeantBy(String written) {
        return written.equals(text)
                || written.equals(name())
                || text.startsWith(NEW) && text.substring(NEW.length()).equals(written);
    }
}
