package dev.rockspan.generator.cpp;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A whole number of C++ with its type, which decides what becomes of it. */
record CppNumber(BigInteger value, Type type) {

    /** A type of whole numbers. */
    record Type(int bits, boolean signed) {

        static final Type INT = new Type(32, true);

        /** Those that are the same on every platform; that {@code char} has a sign is not. */
        private static final Map<String, Type> KNOWN = Map.ofEntries(
                Map.entry("char", new Type(7, false)),
                Map.entry("signed char", new Type(8, true)),
                Map.entry("int8_t", new Type(8, true)),
                Map.entry("unsigned char", new Type(8, false)),
                Map.entry("uint8_t", new Type(8, false)),
                Map.entry("short", new Type(16, true)),
                Map.entry("int16_t", new Type(16, true)),
                Map.entry("unsigned short", new Type(16, false)),
                Map.entry("uint16_t", new Type(16, false)),
                Map.entry("int", INT),
                Map.entry("int32_t", INT),
                Map.entry("unsigned", new Type(32, false)),
                Map.entry("unsigned int", new Type(32, false)),
                Map.entry("uint32_t", new Type(32, false)),
                Map.entry("long long", new Type(64, true)),
                Map.entry("int64_t", new Type(64, true)),
                Map.entry("unsigned long long", new Type(64, false)),
                Map.entry("uint64_t", new Type(64, false)),
                Map.entry("size_t", new Type(64, false)));

        static Optional<Type> named(String name) {
            return Optional.ofNullable(KNOWN.get(name.startsWith("std::") ? name.substring("std::".length()) : name));
        }

        /** The name of a type as it is known here. */
        static String spelling(List<Token> words) {
            return words.stream()
                    .map(Token::text)
                    .collect(Collectors.joining(" "))
                    .replace(" :: ", "::");
        }

        /** What an operator makes of it: nothing narrower than int. */
        Type promoted() {
            return bits < INT.bits ? INT : this;
        }

        /** The type that an operator brings two numbers to. */
        Type with(Type other) {
            Type a = promoted();
            Type b = other.promoted();
            return a.bits != b.bits ? (a.bits > b.bits ? a : b) : a.signed ? b : a;
        }

        boolean holds(BigInteger value) {
            return signed ? value.bitLength() < bits : value.signum() >= 0 && value.bitLength() <= bits;
        }
    }

    static final CppNumber ZERO = new CppNumber(BigInteger.ZERO, Type.INT);

    private static final Pattern LITERAL =
            Pattern.compile("(?:0x(?<hex>[0-9a-f]+)|0b(?<binary>[01]+)|0(?<octal>[0-7]*)|(?<decimal>[1-9]\\d*))"
                    + "(?<suffix>u?(?:ll)?|llu)");

    private static final Map<String, Integer> RADIX = Map.of("hex", 16, "binary", 2, "octal", 8, "decimal", 10);

    /** The number that a literal stands for. */
    static CppNumber literal(String text) {
        Matcher literal = LITERAL.matcher(text.replace("'", "").toLowerCase(Locale.ROOT));
        if (!literal.matches()) {
            throw new Unreadable(text + " is no whole number of the same size on every platform");
        }
        String suffix = literal.group("suffix");
        for (Map.Entry<String, Integer> radix : RADIX.entrySet()) {
            String digits = literal.group(radix.getKey());
            if (digits != null) {
                BigInteger value = digits.isEmpty() ? BigInteger.ZERO : new BigInteger(digits, radix.getValue());
                return new CppNumber(value, typeOf(value, suffix, radix.getValue() == 10));
            }
        }
        throw new IllegalStateException(text);
    }

    private static Type typeOf(BigInteger value, String suffix, boolean decimal) {
        return List.of(Type.INT, new Type(32, false), new Type(64, true), new Type(64, false)).stream()
                .filter(type -> type.holds(value))
                .filter(type -> type.bits == 64 || !suffix.contains("l"))
                .filter(type -> suffix.contains("u") ? !type.signed : type.signed || !decimal)
                .findFirst()
                .orElseThrow(() -> new Unreadable(value + " fits into no type"));
    }

    /** The same number as another type has it. */
    CppNumber as(Type other) {
        if (other.holds(value)) {
            return new CppNumber(value, other);
        }
        if (other.signed || other.bits < 8) {
            throw new Unreadable(value + " does not fit into its type");
        }
        return new CppNumber(value.mod(BigInteger.ONE.shiftLeft(other.bits)), other);
    }

    CppNumber next() {
        return new CppNumber(value.add(BigInteger.ONE), type);
    }
}
