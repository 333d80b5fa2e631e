package dev.rockspan.generator.capi;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of one C declaration, read from left to right. */
final class CTokens {

    private static final Pattern TOKEN = Pattern.compile("\\s*(?:([A-Za-z_]\\w*)|(\\d+)|(\\.\\.\\.)|([*(),\\[\\]]))");
    private static final String END = "";

    private final String text;
    private final List<String> tokens;
    private int next;

    CTokens(String text) {
        this.text = text;
        this.tokens = split(text);
    }

    private static List<String> split(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        int end = text.stripTrailing().length();
        int at = 0;
        while (at < end) {
            if (!matcher.region(at, text.length()).lookingAt()) {
                throw new CSyntaxException(
                        "'" + text.strip() + "' is not a C declaration Rockspan can read: unexpected '"
                                + text.substring(at).strip() + "'");
            }
            tokens.add(matcher.group().strip());
            at = matcher.end();
        }
        return tokens;
    }

    /** The next token, or an empty string at the end. */
    String peek() {
        return next < tokens.size() ? tokens.get(next) : END;
    }

    /** The token after the next one, or an empty string. */
    String peekSecond() {
        return next + 1 < tokens.size() ? tokens.get(next + 1) : END;
    }

    String take() {
        String token = peek();
        next++;
        return token;
    }

    boolean takeIf(String token) {
        if (!peek().equals(token)) {
            return false;
        }
        next++;
        return true;
    }

    void expect(String token) {
        if (!takeIf(token)) {
            throw unexpected("expected '" + token + "'");
        }
    }

    void expectEnd() {
        if (next < tokens.size()) {
            throw unexpected("expected the end");
        }
    }

    boolean atName() {
        String token = peek();
        return !token.isEmpty() && (Character.isLetter(token.charAt(0)) || token.charAt(0) == '_');
    }

    CSyntaxException unexpected(String what) {
        String found = peek().isEmpty() ? "the end" : "'" + peek() + "'";
        return new CSyntaxException(
                "'" + text.strip() + "' is not a C declaration Rockspan can read: " + what + " but found " + found);
    }

    CSyntaxException unsupported(String why) {
        return new CSyntaxException("'" + text.strip() + "' cannot be expressed: " + why);
    }
}
