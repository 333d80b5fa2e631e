package dev.rockspan.generator.cpp;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Works out a constant expression of C++, as far as numbers, earlier constants, operators and casts go. */
final class Expression {

    /** Operators by how strongly they bind, the weakest first. */
    private static final List<Set<String>> BINARY =
            List.of(Set.of("|"), Set.of("^"), Set.of("&"), Set.of("<<", ">>"), Set.of("+", "-"), Set.of("*", "/", "%"));

    private final List<Token> tokens;
    private final Map<String, CppNumber> constants;
    private int at;

    private Expression(List<Token> tokens, Map<String, CppNumber> constants) {
        this.tokens = tokens;
        this.constants = constants;
    }

    /**
     * The value of an expression.
     *
     * @param constants what it may name
     * @throws Unreadable if the text does not tell it
     */
    static CppNumber evaluate(List<Token> tokens, Map<String, CppNumber> constants) {
        Expression expression = new Expression(tokens, constants);
        CppNumber value = expression.binary(0);
        if (expression.at < tokens.size()) {
            throw expression.unexpected();
        }
        return value;
    }

    private CppNumber binary(int strength) {
        if (strength == BINARY.size()) {
            return unary();
        }
        CppNumber left = binary(strength + 1);
        while (true) {
            Optional<String> operator = operator();
            if (operator.filter(BINARY.get(strength)::contains).isEmpty()) {
                return left;
            }
            at += operator.get().equals(">>") ? 2 : 1;
            left = apply(operator.get(), left, binary(strength + 1));
        }
    }

    /** The next sign; two that close templates elsewhere shift here. */
    private Optional<String> operator() {
        return at < tokens.size() && tokens.get(at).kind() == Token.Kind.SIGN
                ? Optional.of(
                        is(">") && at + 1 < tokens.size() && tokens.get(at + 1).is(">") ? ">>" : token().text())
                : Optional.empty();
    }

    private static CppNumber apply(String operator, CppNumber left, CppNumber right) {
        boolean shift = operator.equals("<<") || operator.equals(">>");
        CppNumber.Type type = shift ? left.type().promoted() : left.type().with(right.type());
        BigInteger a = left.as(type).value();
        BigInteger b = shift ? right.value() : right.as(type).value();
        if (shift && (b.signum() < 0 || b.compareTo(BigInteger.valueOf(type.bits())) >= 0)) {
            throw new Unreadable("a shift by " + b + " is undefined");
        }
        if (b.signum() == 0 && (operator.equals("/") || operator.equals("%"))) {
            throw new Unreadable("a division by 0 is undefined");
        }
        BigInteger value =
                switch (operator) {
                    case "|" -> a.or(b);
                    case "^" -> a.xor(b);
                    case "&" -> a.and(b);
                    case "<<" -> a.shiftLeft(b.intValue());
                    case ">>" -> a.shiftRight(b.intValue());
                    case "+" -> a.add(b);
                    case "-" -> a.subtract(b);
                    case "*" -> a.multiply(b);
                    case "/" -> a.divide(b);
                    default -> a.remainder(b);
                };
        return new CppNumber(value, type).as(type);
    }

    private CppNumber unary() {
        if (take("-")) {
            CppNumber operand = unary();
            CppNumber.Type type = operand.type().promoted();
            return new CppNumber(operand.value().negate(), type).as(type);
        }
        if (take("+")) {
            CppNumber operand = unary();
            return operand.as(operand.type().promoted());
        }
        if (take("~")) {
            CppNumber operand = unary();
            CppNumber.Type type = operand.type().promoted();
            return new CppNumber(operand.value().not(), type).as(type);
        }
        return primary();
    }

    private CppNumber primary() {
        if (at >= tokens.size()) {
            throw new Unreadable("the expression ends too early");
        }
        Token token = token();
        if (token.kind() == Token.Kind.NUMBER) {
            at++;
            return CppNumber.literal(token.text());
        }
        if (token.kind() == Token.Kind.CHARACTER) {
            at++;
            return character(token.text());
        }
        if (take("(")) {
            Optional<CppNumber.Type> cast = typeBefore(")");
            if (cast.isPresent()) {
                return unary().as(cast.get());
            }
            CppNumber value = binary(0);
            expect(")");
            return value;
        }
        if (take("static_cast")) {
            expect("<");
            CppNumber.Type type =
                    typeBefore(">").orElseThrow(() -> new Unreadable("a cast to a type that is not known"));
            expect("(");
            CppNumber value = binary(0);
            expect(")");
            return value.as(type);
        }
        return named();
    }

    /** A type that is called like a function, or an earlier constant. */
    private CppNumber named() {
        int start = at;
        for (String open : List.of("(", "{")) {
            Optional<CppNumber.Type> type = typeBefore(open);
            if (type.isPresent()) {
                CppNumber value = binary(0);
                expect(open.equals("(") ? ")" : "}");
                return value.as(type.get());
            }
        }
        String name = words();
        CppNumber constant = constants.get(name);
        if (name.isEmpty() || constant == null) {
            at = start;
            throw name.isEmpty() ? unexpected() : new Unreadable(name + " is not known here");
        }
        return constant;
    }

    /** The type that stands here, if one does and this follows; both are taken. */
    private Optional<CppNumber.Type> typeBefore(String end) {
        int start = at;
        Optional<CppNumber.Type> type = CppNumber.Type.named(words());
        if (type.isEmpty() || !take(end)) {
            at = start;
            return Optional.empty();
        }
        return type;
    }

    /** The words that stand here, qualified or not, as the name of a type is spelt. */
    private String words() {
        int start = at;
        while (at < tokens.size() && (token().kind() == Token.Kind.WORD || is("::"))) {
            at++;
        }
        return CppNumber.Type.spelling(tokens.subList(start, at));
    }

    private static CppNumber character(String text) {
        if (text.length() != 3 || text.charAt(1) >= 0x80) {
            throw new Unreadable("the number of " + text + " is not known");
        }
        return new CppNumber(
                BigInteger.valueOf(text.charAt(1)), CppNumber.Type.named("char").orElseThrow());
    }

    private Token token() {
        return tokens.get(at);
    }

    private boolean is(String text) {
        return at < tokens.size() && token().is(text);
    }

    private boolean take(String text) {
        if (!is(text)) {
            return false;
        }
        at++;
        return true;
    }

    private void expect(String text) {
        if (!take(text)) {
            throw unexpected();
        }
    }

    private Unreadable unexpected() {
        return new Unreadable(
                at < tokens.size() ? "\"" + token().text() + "\" is not evaluated" : "the expression ends too early");
    }
}
