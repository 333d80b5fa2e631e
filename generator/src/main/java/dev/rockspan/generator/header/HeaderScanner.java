package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lists what a C header declares by looking at its text alone. It understands as much of C as proves that jextract lost
 * nothing; of what an {@code #if} may hide it lists functions only. It refuses what is no C header or ends in the middle.
 */
public final class HeaderScanner {

    private static final Pattern CPLUSPLUS = Pattern.compile(
            "^(?:namespace\\b|template\\s*<|class\\s+\\w|using\\s+\\w|enum\\s+class\\b|(?:public|private|protected)\\s*:)"
                    + "|^extern \\{|\\w\\s*::\\s*\\w");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("__attribute__\\s*\\(\\s*\\((?:[^()]|\\([^()]*\\))*\\)\\s*\\)|__declspec\\s*\\([^()]*\\)");
    private static final Pattern CALLBACK = Pattern.compile("typedef\\b.*?\\(\\s*\\*\\s*(\\w+)\\s*\\)\\s*\\(.*");
    private static final Pattern OPAQUE = Pattern.compile("(?:typedef\\s+)?struct\\s+(\\w+)(?:\\s+(\\w+))?");
    /** The first name before a parenthesis in which no declarator goes on, as one does of a function pointer. */
    private static final Pattern FUNCTION = Pattern.compile(".*?\\b(\\w+)\\s*\\((?!\\s*\\*).*");

    private static final Pattern CONSTANT = Pattern.compile("\\s*(\\w+)\\s*(?:=.*)?");

    private final String file;
    private final HeaderText header;
    private final List<HeaderToken> tokens;
    private final Set<String> functions = new LinkedHashSet<>();
    private final Set<String> opaqueTypes = new LinkedHashSet<>();
    private final Set<String> structs = new LinkedHashSet<>();
    private final Set<String> callbacks = new LinkedHashSet<>();
    private final List<List<String>> enums = new ArrayList<>();
    private final List<String> enumTypes = new ArrayList<>();

    private int at;

    private HeaderScanner(String file, HeaderText header) {
        this.file = file;
        this.header = header;
        this.tokens = header.tokens();
    }

    /**
     * Scans a header's text.
     *
     * @param file names it in errors
     */
    public static HeaderScan scan(String file, String text) {
        return new HeaderScanner(file, new HeaderText(file, text)).scan();
    }

    /** The name of the function that a declaration declares; empty if it declares none. */
    public static Optional<String> functionName(String declaration) {
        Matcher matcher = FUNCTION.matcher(declaration);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    private HeaderScan scan() {
        int linkageBlock = 0;
        while (at < tokens.size()) {
            HeaderToken token = tokens.get(at);
            if (token.is("{")) {
                // extern "C" {, of which only the brace is left.
                linkageBlock = token.line();
                at++;
            } else if (token.is("}") && linkageBlock > 0) {
                linkageBlock = 0;
                at++;
            } else {
                statement();
            }
        }
        if (linkageBlock > 0) {
            throw refused(linkageBlock, "the { of this line has no }: the header is truncated");
        }
        opaqueTypes.removeAll(structs);
        return new HeaderScan(
                List.copyOf(functions),
                List.copyOf(opaqueTypes),
                List.copyOf(structs),
                List.copyOf(callbacks),
                enums,
                enumTypes);
    }

    /** Reads up to a semicolon, or to the end of a function's body. */
    private void statement() {
        int start = tokens.get(at).line();
        StringBuilder head = new StringBuilder();
        StringBuilder body = new StringBuilder();
        int braces = 0;
        int parentheses = 0;
        while (at < tokens.size() && !(tokens.get(at).is("}") && braces == 0)) {
            HeaderToken token = tokens.get(at++);
            if (token.is(";") && braces == 0 && parentheses == 0) {
                declare(clean(head), clean(body), start);
                return;
            }
            braces += token.is("{") ? 1 : token.is("}") ? -1 : 0;
            parentheses += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            if (token.is("{") && braces == 1) {
                refuseCplusplus(clean(head) + " {", start);
                head.append("{} ");
            } else if (braces > 0) {
                body.append(token.text()).append(' ');
            } else if (!token.is("}")) {
                head.append(token.text()).append(' ');
            } else if (isFunctionBody(clean(head))) {
                return;
            }
        }
        refuseCplusplus(clean(head), start);
        throw refused(start, "the declaration that starts on this line has no end: the header is truncated");
    }

    private static String clean(CharSequence text) {
        return ATTRIBUTE.matcher(text).replaceAll(" ").replaceAll(" +", " ").strip();
    }

    private static boolean isFunctionBody(String head) {
        return head.replace("{}", "").strip().endsWith(")");
    }

    private void declare(String head, String body, int start) {
        refuseCplusplus(head, start);
        if (head.isEmpty()) {
            return;
        }
        boolean typedef = head.startsWith("typedef ");
        String declaration = typedef ? head.substring("typedef ".length()) : head;
        Matcher matcher;
        if (!typedef && !head.contains("{}") && functionName(head).isPresent()) {
            functions.add(functionName(head).get());
        } else if (header.isOptional(start)) {
            // An #if may hide it. Only functions are asked about.
        } else if (head.contains("{}")) {
            String name =
                    declaration.substring(declaration.lastIndexOf("{}") + 2).strip();
            if (declaration.startsWith("enum")) {
                enums.add(constants(body));
                if (typedef) {
                    enumTypes.add(name);
                }
            } else if (declaration.startsWith("struct")) {
                String tag = declaration
                        .substring("struct".length(), declaration.indexOf("{}"))
                        .strip();
                structs.add(tag.isEmpty() ? name : tag);
            }
        } else if ((matcher = CALLBACK.matcher(head)).matches()) {
            callbacks.add(matcher.group(1));
        } else if ((matcher = OPAQUE.matcher(head)).matches()) {
            opaqueTypes.add(matcher.group(1));
        }
    }

    private static List<String> constants(String body) {
        List<String> names = new ArrayList<>();
        for (String constant : body.split(",")) {
            Matcher matcher = CONSTANT.matcher(constant);
            if (matcher.matches()) {
                names.add(matcher.group(1));
            }
        }
        return List.copyOf(names);
    }

    private void refuseCplusplus(String head, int start) {
        if (CPLUSPLUS.matcher(head).find()) {
            throw refused(start, "this is a C++ header; RocksDB's C API is declared in include/rocksdb/c.h");
        }
    }

    private GenerationException refused(int at, String message) {
        return GenerationException.refused(file + ":" + at, message);
    }
}
