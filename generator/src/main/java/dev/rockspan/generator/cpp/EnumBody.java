package dev.rockspan.generator.cpp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What stands between the braces of an enum. */
final class EnumBody {

    private final String enumName;
    private final Optional<String> stated;
    private final Optional<CppNumber.Type> type;
    private final Map<String, CppNumber> earlier = new HashMap<>();
    private final List<CppEnum.Constant> constants = new ArrayList<>();

    /** The number of the last constant, if it is known. */
    private @Nullable CppNumber last;

    private EnumBody(String enumName, Optional<String> stated) {
        this.enumName = enumName;
        this.stated = stated;
        this.type = stated.flatMap(CppNumber.Type::named);
    }

    /**
     * The constants of an enum.
     *
     * @param type what the enum says its numbers are, if it does
     */
    static List<CppEnum.Constant> constants(List<Token> body, String enumName, Optional<String> type) {
        EnumBody result = new EnumBody(enumName, type);
        boolean conditional = body.stream().anyMatch(token -> token.kind() == Token.Kind.DIRECTIVE);
        for (List<Token> part : split(body)) {
            result.add(part, conditional);
        }
        return result.constants;
    }

    /** The parts between commas that stand in no parentheses. */
    private static List<List<Token>> split(List<Token> body) {
        List<List<Token>> parts = new ArrayList<>();
        List<Token> part = new ArrayList<>();
        int depth = 0;
        for (Token token : body) {
            depth += token.is("(") || token.is("{") || token.is("[") ? 1 : 0;
            depth -= token.is(")") || token.is("}") || token.is("]") ? 1 : 0;
            if (token.is(",") && depth == 0) {
                parts.add(part);
                part = new ArrayList<>();
            } else if (token.kind() != Token.Kind.DIRECTIVE) {
                part.add(token);
            }
        }
        parts.add(part);
        return parts.stream().filter(found -> !found.isEmpty()).toList();
    }

    private void add(List<Token> part, boolean conditional) {
        String name = part.get(0).text();
        try {
            if (conditional) {
                throw new Unreadable("its enum has a directive inside");
            }
            CppNumber number = number(part);
            last = number;
            constants.add(new CppEnum.Constant(name, number.value().longValueExact(), ""));
            if (stated.isEmpty() || type.isPresent()) {
                earlier.put(name, number);
                earlier.put(enumName + "::" + name, number);
            }
        } catch (Unreadable e) {
            last = null;
            constants.add(new CppEnum.Constant(name, null, e.why()));
        }
    }

    private CppNumber number(List<Token> part) {
        int equals = 0;
        while (equals < part.size() && !part.get(equals).is("=")) {
            equals++;
        }
        CppNumber number = equals < part.size()
                ? Expression.evaluate(part.subList(equals + 1, part.size()), earlier)
                : following();
        CppNumber.Type holder = type.orElse(number.type());
        if (!holder.holds(number.value()) || number.value().bitLength() >= Long.SIZE) {
            throw new Unreadable(number.value() + " does not fit into its type");
        }
        return new CppNumber(number.value(), holder);
    }

    private CppNumber following() {
        if (constants.isEmpty()) {
            return CppNumber.ZERO;
        }
        if (last == null) {
            throw new Unreadable(
                    "it follows " + constants.get(constants.size() - 1).name() + ", whose number is not known");
        }
        return last.next();
    }
}
