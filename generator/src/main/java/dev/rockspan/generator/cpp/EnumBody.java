package dev.rockspan.generator.cpp;

import dev.rockspan.generator.header.HeaderToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What stands between the braces of an enum. Read are the numbers that RocksDB's enums have: literals, shifted bits,
 * constants before, and the complement of 32 bits.
 */
final class EnumBody {

    private static final Pattern NUMBER =
            Pattern.compile("(?<not>~?)(?:(?<literal>0x\\p{XDigit}{1,15}|0|[1-9]\\d{0,17})[uU]?|(?<name>[A-Za-z_]\\w*))"
                    + "(?:<<(?<shift>\\d{1,2}))?|(?<negative>-[1-9]\\d{0,17})");

    private static final Set<String> UNSIGNED = Set.of("unsigned", "unsigned int", "uint32_t");
    private static final long UNSIGNED_MAX = 0xFFFF_FFFFL;

    /** Whether the numbers have 32 bits and no sign. */
    private final boolean unsigned;

    private final Map<String, Long> earlier = new HashMap<>();
    private final List<CppEnum.Constant> constants = new ArrayList<>();

    private EnumBody(String type) {
        this.unsigned = UNSIGNED.contains(type.replaceFirst("^std::", ""));
    }

    /**
     * The constants of an enum.
     *
     * @param type what the enum says its numbers are; empty if it does not
     */
    static List<CppEnum.Constant> constants(List<HeaderToken> body, String type) {
        EnumBody result = new EnumBody(type);
        boolean conditional = body.stream().anyMatch(HeaderToken::isDirective);
        for (List<HeaderToken> part : split(body)) {
            result.add(part, conditional);
        }
        return result.constants;
    }

    /** The parts between commas that stand in no parentheses. */
    private static List<List<HeaderToken>> split(List<HeaderToken> body) {
        List<List<HeaderToken>> parts = new ArrayList<>();
        List<HeaderToken> part = new ArrayList<>();
        int depth = 0;
        for (HeaderToken token : body) {
            depth += token.is("(") || token.is("{") || token.is("[") ? 1 : 0;
            depth -= token.is(")") || token.is("}") || token.is("]") ? 1 : 0;
            if (token.is(",") && depth == 0) {
                parts.add(part);
                part = new ArrayList<>();
            } else if (!token.isDirective()) {
                part.add(token);
            }
        }
        parts.add(part);
        return parts.stream().filter(found -> !found.isEmpty()).toList();
    }

    private void add(List<HeaderToken> part, boolean conditional) {
        String name = part.get(0).text();
        List<String> words = part.stream().map(HeaderToken::text).toList();
        int equals = words.indexOf("=");
        String expression =
                String.join("", words.subList(equals + 1, words.size())).replace("'", "");
        if (conditional) {
            open(name, "its enum has a directive inside");
        } else if (equals >= 0) {
            add(name, number(expression), "\"" + expression + "\" is not evaluated");
        } else if (constants.isEmpty()) {
            add(name, 0L, "");
        } else {
            CppEnum.Constant last = constants.get(constants.size() - 1);
            add(
                    name,
                    last.value() == null ? null : Long.valueOf(last.value() + 1),
                    "it follows " + last.name() + ", whose number is not known");
        }
    }

    private void add(String name, @Nullable Long number, String why) {
        if (number == null) {
            open(name, why);
        } else {
            earlier.put(name, number);
            constants.add(new CppEnum.Constant(name, number, ""));
        }
    }

    private void open(String name, String why) {
        constants.add(new CppEnum.Constant(name, null, why));
    }

    /** The number that an expression is on every platform; null if it is not one that is read. */
    private @Nullable Long number(String expression) {
        Matcher number = NUMBER.matcher(expression);
        if (!number.matches()) {
            return null;
        }
        if (number.group("negative") != null) {
            return Long.valueOf(number.group("negative"));
        }
        String name = number.group("name");
        Long value = name == null ? Long.decode(number.group("literal")) : earlier.get(name);
        String shift = number.group("shift");
        if (value != null && shift != null) {
            value = shifted(value, Integer.parseInt(shift));
        }
        if (value == null || number.group("not").isEmpty()) {
            return value;
        }
        return unsigned && shift == null ? Long.valueOf(value ^ UNSIGNED_MAX) : null;
    }

    /** Null where it depends on the type what is left of the number. */
    private @Nullable Long shifted(long value, int shift) {
        long max = unsigned ? UNSIGNED_MAX : Integer.MAX_VALUE;
        boolean kept = value >= 0 && shift < Integer.SIZE && value <= max >> shift;
        return kept ? Long.valueOf(value << shift) : null;
    }
}
