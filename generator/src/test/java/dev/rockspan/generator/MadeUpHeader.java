package dev.rockspan.generator;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CHeader;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CSyntaxException;
import dev.rockspan.generator.capi.CTypeParser;
import dev.rockspan.generator.capi.Descriptors;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a header that a test made up into the facts that jextract would have found. One declaration stands on a line,
 * spelt as clang spells it: {@code typedef struct t t;}, {@code struct s { ... };}, {@code enum { a = 1 };}, a
 * function-pointer typedef or a function. Empty lines and {@code //} comments are skipped.
 */
public final class MadeUpHeader {

    private static final Pattern OPAQUE = Pattern.compile("typedef struct (\\w+) \\1");
    private static final Pattern STRUCT = Pattern.compile("struct (\\w+) \\{(.*)}");
    private static final Pattern ENUM = Pattern.compile("enum (\\w+ )?\\{(.*)}");
    private static final Pattern CALLBACK = Pattern.compile("typedef .*\\(\\*(\\w+)\\).*");

    private static final String HEADER = "c.h";

    private final List<String> lines;

    private MadeUpHeader(String text) {
        lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                .map(line -> line.endsWith(";") ? line.substring(0, line.length() - 1) : line)
                .toList();
    }

    /** The facts of the header, sorted as a snapshot has them. */
    public static CApi read(String text) {
        return new MadeUpHeader(text).read();
    }

    private CApi read() {
        List<String> opaque =
                matches(OPAQUE).map(match -> match.group(1)).sorted().toList();
        List<String> structs = matches(STRUCT).map(match -> match.group(1)).toList();
        List<String> callbacks = matches(CALLBACK).map(match -> match.group(1)).toList();
        CTypeParser types = CTypeParser.knowing(opaque, structs, callbacks);
        return new CApi(
                "1.2.3",
                "25",
                List.of(new CHeader(HEADER, "0".repeat(64))),
                lines.stream()
                        .filter(MadeUpHeader::isFunction)
                        .map(line -> function(line, types))
                        .sorted(Comparator.comparing(CFunction::name))
                        .toList(),
                opaque,
                matches(STRUCT).map(match -> struct(match, types)).toList(),
                lines.stream()
                        .filter(line -> CALLBACK.matcher(line).matches())
                        .map(types::callback)
                        .sorted(Comparator.comparing(CCallback::name))
                        .toList(),
                matches(ENUM).map(MadeUpHeader::anEnum).toList());
    }

    private java.util.stream.Stream<Matcher> matches(Pattern pattern) {
        return lines.stream().map(pattern::matcher).filter(Matcher::matches);
    }

    private static boolean isFunction(String line) {
        return !line.startsWith("typedef ")
                && !STRUCT.matcher(line).matches()
                && !ENUM.matcher(line).matches();
    }

    /** The function that a line of C declares. */
    private static CFunction function(String line, CTypeParser types) {
        CDeclaration declaration;
        try {
            declaration = types.function(line);
        } catch (CSyntaxException e) {
            String head = line.substring(0, line.indexOf('('));
            return CFunction.beyond(
                    head.substring(head.lastIndexOf(' ') + 1).replace("*", ""), line, e.reason(), HEADER);
        }
        return new CFunction(
                declaration.name(),
                declaration.returnType(),
                declaration.parameters(),
                HEADER,
                Descriptors.of(declaration.returnType(), declaration.parameters()));
    }

    private static CStruct struct(Matcher match, CTypeParser types) {
        List<CParameter> fields =
                parts(match.group(2), ";").stream().map(types::field).toList();
        return new CStruct(match.group(1), fields);
    }

    private static CEnum anEnum(Matcher match) {
        return new CEnum(
                match.group(1) == null ? null : match.group(1).strip(),
                parts(match.group(2), ",").stream()
                        .map(constant -> constant.split("=", -1))
                        .map(sides -> new CConstant(sides[0].strip(), Long.decode(sides[1].strip())))
                        .toList());
    }

    private static List<String> parts(String text, String separator) {
        return Arrays.stream(text.split(separator, -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
