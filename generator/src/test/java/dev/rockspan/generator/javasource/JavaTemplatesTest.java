package dev.rockspan.generator.javasource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Java from the templates: copied, added to emitted types, left out where a version lacks something, or refused. */
class JavaTemplatesTest {

    private static final SourceFile MODULE =
            new SourceFile("module-info.java", "module org.own {\n    exports org.own;\n}\n");

    private static final SourceFile OPTIONS = new SourceFile("org/own/Options.java", """
            package org.own;

            import java.lang.foreign.Arena;

            /**
             * Options. public class Options is not declared here.
             */
            public class Options extends RocksObject implements Other {
                /** Not vanished() here. */
                public Options setSize(long size) {
                    return this;
                }
            }
            """);

    private static final SourceFile SIZES = new SourceFile("org/own/Sizes.java", """
            package org.own;

            public record Sizes(long small,
                    int large) {
            }
            """);

    private static final SourceFile KIND =
            new SourceFile("org/own/Kind.java", "package org.own;\n\npublic enum Kind {\n    FIRST,\n    LAST;\n}\n");

    private static final SourceFile FORMS = new SourceFile(
            "org/own/Forms.java", "package org.own;\n\npublic interface Forms<T extends Forms<T>> {\n}\n");

    @TempDir
    Path folder;

    @Test
    void anEmittedTypeIsNestedInTheOnlyOneThatUsesIt() throws IOException {
        write("members/Options.java", """
                //# nests Kind
                package dev.rockspan;

                class Options {}
                """);

        Map<String, String> files = made();

        assertThat(files).doesNotContainKey("org/own/Kind.java");
        assertThat(files.get("org/own/Options.java")).endsWith("""

                    public static enum Kind {
                        FIRST,
                        LAST;
                    }
                }
                """);
    }

    @Test
    void aTypeIsCopiedIntoThePackageOfTheApi() throws IOException {
        write("java/util/SizeUnit.java", """
                package dev.rockspan.util;

                import dev.rockspan.Options;
                import dev.rockspan.runtime.RocksDBException;

                /** Of @rocksdbVersion@, dev.rockspan and dev.rockspandrel. */
                public final class SizeUnit {}
                """);

        Map<String, String> files = made();

        assertThat(files.get("org/own/util/SizeUnit.java")).isEqualTo("""
                package org.own.util;

                import org.own.Options;
                import dev.rockspan.runtime.RocksDBException;

                /** Of 11.8.1, org.own and dev.rockspandrel. */
                public final class SizeUnit {}
                """);
        assertThat(files.get("module-info.java")).isEqualTo("""
                module org.own {
                    exports org.own;
                    exports org.own.util;
                }
                """);
    }

    @Test
    void linksToWhatTheApiLacksAreCode() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                import java.nio.ByteBuffer;

                class Options {
                    /** {@link #stay}, {@link Options#setSize(long) the size}, {@link String}, {@link Sizes#small}. */
                    void stay() {}

                    /** {@link ByteBuffer#get()}, {@link Kind#FIRST}, {@link Inner}, {@link Sizes#small()}. */
                    void stayToo() {}

                    /**
                     * {@link #of(int,java.util.List)}, {@link #of(int size, List
                     * all)}, {@linkplain Gone gone, too}.
                     */
                    void of(int size, List<String> all) {}

                    /**
                     * {@link #lost}, {@link Options#setSize(int)}, {@link Gone}, {@link Gone#all gone
                     * wholly}.
                     */
                    void lose() {}

                    class Inner {}
                }
                """);

        assertThat(made().get("org/own/Options.java"))
                .contains(
                        "{@link #stay}, {@link Options#setSize(long) the size}, {@link String}, {@link Sizes#small}.",
                        "{@link ByteBuffer#get()}, {@link Kind#FIRST}, {@link Inner}, {@link Sizes#small()}.",
                        "{@link #of(int,java.util.List)}, {@link #of(int size, List\n     * all)}, gone, too.",
                        "{@code lost}, {@code Options.setSize(int)}, {@code Gone}, {@code gone\n     * wholly}.");
    }

    @Test
    void membersAreAddedToAnEmittedType() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                import java.util.Map;

                class Options implements First<Map<String, Options>, Long>, Second {

                    private long count;

                    public long count() {
                        return count;
                    }
                }
                """);
        write("members/Sizes.java", "package dev.rockspan;\n\nrecord Sizes() implements First {}\n");
        write(
                "members/Kind.java",
                "package dev.rockspan;\n\nenum Kind {\n    public int number() {\n        return 1;\n    }\n}\n");

        write("members/Forms.java", "package dev.rockspan;\n\ninterface Forms<T extends Forms<T>> extends First {}\n");

        Map<String, String> files = made();

        assertThat(files.get("org/own/Forms.java"))
                .contains("public interface Forms<T extends Forms<T>> extends First {\n}\n");
        assertThat(files.get("org/own/Options.java")).isEqualTo("""
                package org.own;

                import java.lang.foreign.Arena;
                import java.util.Map;

                /**
                 * Options. public class Options is not declared here.
                 */
                public class Options extends RocksObject implements Other, First<Map<String, Options>, Long>, Second {
                    /** Not vanished() here. */
                    public Options setSize(long size) {
                        return this;
                    }

                    private long count;

                    public long count() {
                        return count;
                    }
                }
                """);
        assertThat(files.get("org/own/Sizes.java"))
                .contains("public record Sizes(long small, int large) implements First {");
        assertThat(files.get("org/own/Kind.java")).contains("    LAST;\n\n    public int number() {");
    }

    @Test
    void aBracketThatIsNotClosedIsTheOnlyMistake() throws IOException {
        String members = """
                package dev.rockspan;

                /** It's {here}. */
                class Options {

                    public void flush(int first,
                            int second) {
                        if (first == '{') {
                            String text = "\\\"{";
                        } else {
                            run(() -> {
                                stop();
                            });
                        }
                    }

                    void stop() {
                        for (int i = 0; i < 2; i++) {
                            // {
                        }
                    }
                }
                """;
        write("uses.json", "{\"Options.stop()\": [\"Options\"]}");
        write("members/Options.java", members);
        assertThat(made()).isNotEmpty();

        write("members/Options.java", members.replace("stop() {", "stop( {"));
        assertThat(refusal())
                .extracting(Problem::toString)
                .containsExactly("templates/members/Options.java:17: \"(\" is not closed");
        write("members/Options.java", members.replace("int second) {", "int second) {{"));
        assertThat(refusal())
                .extracting(Problem::toString)
                .containsExactly("templates/members/Options.java:7: \"{\" is not closed");
        write("members/Options.java", members + "}");
        assertThat(refusal())
                .extracting(Problem::toString)
                .containsExactly("templates/members/Options.java:23: \"}\" closes nothing");
    }

    @Test
    void aFileOfAnAddedFolderStandsInsteadOfTheSameOneBeforeIt() throws IOException {
        write("java/Both.java", "package dev.rockspan;\n\nclass Both {}\n");
        write("added/java/Both.java", "package dev.rockspan;\n\nclass Both { int added; }\n");

        List<SourceFile> files = JavaTemplates.load(new Templates(folder, List.of(folder.resolve("added"))))
                .addTo(List.of(), Map.of(), "org.own", "11.8.1")
                .files();

        assertThat(files).singleElement().satisfies(file -> assertThat(file.content())
                .contains("int added;"));
    }

    @Test
    void whatUsesSomethingThatTheVersionLacksIsLeftOut() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                class Options {

                    public int kept;

                    /** Creates them. */
                    public Options(@Nullable byte @Nullable [] key) {}

                    public void byCall() {
                        setGone(1);
                    }

                    public void byCallOfThat() {
                        byCall();
                    }

                    public void byCallOfThat(Map<String, Long> other) {}

                    public Lost byField = null;

                    public static class Inner {
                        enum Mode {
                            SLOW,
                            FAST
                        }

                        void fine() {}

                        void wrong() {
                            new Whole();
                        }
                    }
                }
                """);
        write("java/Whole.java", "package dev.rockspan;\n\npublic class Whole extends Lost {}\n");
        write("java/Conditional.java", "package dev.rockspan;\n\npublic class Conditional {}\n");
        write("java/Unconditional.java", "package dev.rockspan;\n\npublic class Unconditional {}\n");
        write("uses.json", """
                {
                  "Options.kept": ["Options", "Options.setSize(long)", "Sizes.large", "Kind.LAST", "Kind.values()"],
                  "Options.Options(byte[])": ["Forms", "Options.Inner.Mode.FAST"],
                  "Options.byCall()": ["Options.setGone(int)"],
                  "Options.byCallOfThat()": ["Options.byCall()"],
                  "Options.byCallOfThat(Map)": ["Options.Options(byte[])", "Options.Inner.fine()"],
                  "Options.byField": ["Lost"],
                  "Options.Inner.wrong()": ["Whole"],
                  "Whole": ["Lost"],
                  "Conditional": ["Lost => Lost.method()"],
                  "Unconditional": ["Options => Options.method()"]
                }
                """);

        Map<String, String> files = made();

        assertThat(files.get("org/own/Options.java"))
                .contains("int kept;", "Options(@Nullable byte", "byCallOfThat(Map<String, Long> other)", "void fine()")
                .doesNotContain("byCall()", "byField", "wrong");
        assertThat(files)
                .containsKey("org/own/Conditional.java")
                .doesNotContainKeys("org/own/Whole.java", "org/own/Unconditional.java");
    }

    @Test
    void whatIsLeftOutIsFoundWithAndWithoutTypeArguments() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                class Options {
                    public Options(Map<String, Long> sizes) {}

                    public void set(Map<String, Long> sizes) {}
                }
                """);
        write("uses.json", """
                {"Options.Options(Map)": ["Lost"], "Options.set(Map)": ["Options.lost()"]}
                """);
        FittingJava java = JavaTemplates.load(new Templates(folder)).fitting(List.of(OPTIONS), "org.own");

        for (String symbol : List.of("Options.set", "Options.set(Map)", "Options.set(Map<String,Long>)")) {
            assertThat(java.placesLeftOut(symbol)).containsExactly("templates/members/Options.java:6");
            assertThat(java.missing(symbol)).singleElement().asString().startsWith("Options.lost() or ");
        }
        for (String symbol : List.of("new Options", "Options(Map<String, Long>)", "new Options(Map)")) {
            assertThat(java.placesLeftOut(symbol)).containsExactly("templates/members/Options.java:4");
            assertThat(java.missing(symbol)).containsExactly("Lost");
        }
    }

    @Test
    void statementsOfTheirOwnAreLeftOutOfAMember() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                class Options {
                    //# by statement
                    public Options(Options other) {
                        this();
                        setGone(other.gone());
                        given(other.lost(), this::setLost);
                        if (other.kept()) {
                            setGone(1);
                        }
                        if (other.size() > 0) {
                            throw new IllegalArgumentException();
                        }
                        setKept(other.kept());
                    }

                    //# by statement
                    public void copy(Options other) {
                        setSize(other.size());
                    }

                    //# by statement
                    public void inherited() {
                        setKept(1);
                    }

                    //# by statement
                    public void both() {
                        if (kept()) {
                            setKept(1);
                            setGone(1);
                        }
                    }

                    //# by statement
                    public long result() {
                        kept();
                        return size();
                    }

                    //# by statement
                    public void given(Lost lost) {
                        kept();
                    }
                }
                """);
        write("uses.json", """
                {
                  "Options.Options(Options)":
                    ["Options.setGone(int)", "Options.gone()", "Options.setLost(Lost)", "Options.size()"],
                  "Options.copy(Options)": ["Options.size()"],
                  "Options.both()": ["Options.setGone(int)"],
                  "Options.inherited()": ["Options < Lost"],
                  "Options.result()": ["Options.size()"],
                  "Options.given(Lost)": ["Lost"]
                }
                """);

        assertThat(made().get("org/own/Options.java")).endsWith("""

                    public Options(Options other) {
                        this();
                        setKept(other.kept());
                    }
                }
                """);
    }

    @Test
    void aMethodIsCutOnlyWhereItsTypeStillDeclaresIt() throws IOException {
        write("java/Base.java", "package dev.rockspan;\n\npublic class Base {\n    public void copy() {}\n}\n");
        write("java/Own.java", """
                package dev.rockspan;

                public class Own extends Base {

                    public void copy() {
                        gone();
                    }

                    //# by statement
                    public void part() {
                        lost(new Lost(1));
                        copy();
                    }
                }
                """);
        write("uses.json", """
                {"Own.copy()": ["Own.gone()"], "Own.part()": ["Own => Own.lost()", "Own.copy()", "Lost.Lost(int)"]}
                """);

        FittingJava added = added().java();

        assertThat(added.leftOut()).as("the supertype's copy() is still there").isEmpty();
        assertThat(added.cut())
                .as("one that is left out wholly is not cut; what is used on a condition has its plain name")
                .isEqualTo(Map.of("Own.part()", List.of("new Lost(int)", "Own.lost()")));
    }

    @Test
    void aTypeThatHasMoreToImplementIsImplementedByNothing() throws IOException {
        write("java/Order.java", """
                package dev.rockspan;

                public interface Order {
                    int compare(int a, int b);

                    boolean isSame(int a, int b);

                    default void close() {}
                }
                """);
        write("java/Ascending.java", """
                package dev.rockspan;

                public class Ascending implements Order {
                    public int compare(int a, int b) {
                        return a - b;
                    }
                }
                """);
        write("java/Same.java", """
                package dev.rockspan;

                public class Same implements Order {
                    public boolean isSame(int a, int b) {
                        return a == b;
                    }

                    public int compare(int a, int b) {
                        return a - b;
                    }
                }
                """);
        write("uses.json", """
                {
                  "Ascending": ["Order with only compare(int, int) to implement"],
                  "Same": ["Order with only compare(int, int) and isSame(int, int) to implement"]
                }
                """);

        FittingJava added = added().java();

        assertThat(added.leftOut())
                .isEqualTo(Map.of("Ascending", List.of("Order with only compare(int, int) to implement")));
        assertThat(added.lacks("Same")).isFalse();
    }

    @Test
    void whatNeitherTheApiNorTheTemplatesHaveIsSaidAsUsersKnowIt() throws IOException {
        write("java/Own.java", """
                package dev.rockspan;

                public class Own extends Options {
                    public void make() {
                        take(
                                new Lost(1));
                        take(
                                this);
                    }
                }
                """);
        write("uses.json", """
                {"Own": ["Own < Other"], "Own.make()": ["Lost.Lost(int)", "Own.take(Lost)"]}
                """);

        String then = "; change this line or what the templates say of that. If you change Java, make uses.json again,"
                + " as docs/contributing/templates.md says";
        assertThat(added().unmet())
                .containsExactly(
                        new Problem("templates/java/Own.java:3", "needs Own to extend Other" + then),
                        new Problem(
                                "templates/java/Own.java:6",
                                "uses new Lost(int), which RocksDB 11.8.1's API does not have" + then),
                        new Problem(
                                "templates/java/Own.java:5",
                                "uses Own.take(Lost), which RocksDB 11.8.1's API does not have" + then));
    }

    @Test
    void anInheritedMemberIsFoundHoweverItIsWritten() throws IOException {
        write(
                "java/Base.java",
                "package dev.rockspan;\n\npublic class Base {\n    public void set(Map<String, Long> sizes, int all) {}\n}\n");
        write("java/Own.java", "package dev.rockspan;\n\npublic class Own extends Base {}\n");
        FittingJava java = JavaTemplates.load(new Templates(folder)).fitting(List.of(), "org.own");

        for (String symbol : List.of("Own.set(Map,int)", "Own.set(Map , int)", "Own.set(Map<String,Long>, int)")) {
            assertThat(java.inheritedAs(symbol)).contains("Base.set(Map, int)");
        }
    }

    @Test
    void usesThatCannotBeReadAreRefused() throws IOException {
        for (String uses : List.of("{\"A\": [", "null", "{\"A\": null}", "{\"A\": 1}")) {
            write("uses.json", uses);

            assertThat(refusal()).singleElement().asString().startsWith("templates/uses.json: is no JSON that names");
        }
    }

    @Test
    void usesOfWhatNoTemplateHasAreRefused() throws IOException {
        write("members/Options.java", "package dev.rockspan;\n\nclass Options {\n    void kept() {}\n}\n");
        write("uses.json", "{\"Options.kept()\": [\"Options\"], \"Options.renamed()\": [\"Options\"]}");

        assertThat(refusal())
                .containsExactly(new Problem(
                        "templates/uses.json",
                        "speaks of Options.renamed(), which no template has; make uses.json again, as"
                                + " docs/contributing/templates.md says"));
    }

    @Test
    void whatIsNotAsItsPlaceSaysIsRefused() throws IOException {
        write("java/Elsewhere.java", "package org.rocksdb;\n\nclass Elsewhere {}\n");
        write("java/Nameless.java", "package dev.rockspan;\n\n/** The class Nameless. */\n");
        write("java/Other.java", "package dev.rockspan;\n\npublic final class Another {}\n");
        write("java/Packageless.java", "class Packageless {}\n");
        write("java/Raw.java", "package dev.rockspan;\n\nimport dev.rockspan.raw.Symbols;\n\nclass Raw {}\n");
        write("java/Unknown.java", "package dev.rockspan;\n\n//# nest X\nclass Unknown {}\n");
        write("members/sub/Sub.java", "package dev.rockspan.sub;\n\nclass Sub {}\n");

        assertThat(refusal())
                .containsExactly(
                        new Problem(
                                "templates/java/Elsewhere.java:1",
                                "the package of this file is dev.rockspan, not org.rocksdb"),
                        new Problem("templates/java/Nameless.java", "declares no type; it has to be Nameless"),
                        new Problem(
                                "templates/java/Other.java:3",
                                "this file has to declare Other, not Another; rename one"),
                        new Problem(
                                "templates/java/Packageless.java", "declares no package; it has to be dev.rockspan"),
                        new Problem(
                                "templates/java/Raw.java:3",
                                "dev.rockspan.raw.Symbols is not public; Java templates use the public API only"),
                        new Problem(
                                "templates/java/Unknown.java:3",
                                "is neither \"//# nests <Type>\" nor \"//# by statement\""),
                        new Problem(
                                "templates/members/sub/Sub.java",
                                "is not read: emitted types are in no sub-package; move it"));
    }

    @Test
    void aTypeThatIsEmittedAndMembersOfNoneAreRefused() throws IOException {
        write("java/Options.java", "package dev.rockspan;\n\nclass Options {}\n");
        write("members/Optoins.java", "package dev.rockspan;\n\nclass Optoins {}\n");

        assertThat(refusal())
                .containsExactly(
                        new Problem(
                                "templates/java/Options.java",
                                "Options is emitted already; give this another name, or add to it by"
                                        + " members/Options.java"),
                        new Problem(
                                "templates/members/Optoins.java",
                                "there is no type Optoins to add to; did you mean \"Options\"?"));
    }

    @Test
    void aMethodThatIsEmittedIsRefused() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                abstract class Options {
                    public Options setSize(String size) {
                        return setSize(Long.parseLong(size));
                    }

                    /** Not setSize(int). */
                    @Deprecated
                    public Options setSize(
                            @Nullable long given) {
                        return this;
                    }
                }
                """);

        assertThat(refusal())
                .containsExactly(new Problem(
                        "templates/members/Options.java:10",
                        "Options.setSize(long) is emitted already; delete this, or what makes that: ./rockspan explain"
                                + " \"Options.setSize(long)\""));
    }

    @Test
    void aMethodThatAClassWouldHaveToImplementIsLeftOutWithTheImplementation() throws IOException {
        write("java/Format.java", """
                package dev.rockspan;

                public interface Format {
                    void set();

                    String name();
                }
                """);
        write("members/Options.java", """
                package dev.rockspan;

                class Options implements Format {
                    public void set() {
                        lost();
                    }

                    public String name() {
                        return "name";
                    }
                }
                """);
        write("uses.json", """
                {
                  "Format.name()": ["Options => Options.name()"],
                  "Format.set()": ["Options => Options.set()"],
                  "Options": ["Format"],
                  "Options.set()": ["Format.set()", "Options.lost()"]
                }
                """);

        assertThat(made().get("org/own/Format.java")).contains("name()").doesNotContain("set()");
        assertThat(made().get("org/own/Options.java")).contains("name()").doesNotContain("set()");
    }

    @Test
    void aStaticMethodOfTheSuperclassDoesNotStandForOneOfTheClass() throws IOException {
        write("java/Base.java", "package dev.rockspan;\n\npublic class Base {\n    static Base open() {}\n}\n");
        write(
                "java/Own.java",
                "package dev.rockspan;\n\npublic class Own extends Base {\n    void again() {}\n    void stay() {}\n}\n");
        write("uses.json", "{\"Own.again()\": [\"Own.open()\"]}");

        assertThat(made().get("org/own/Own.java")).contains("stay()").doesNotContain("again()");
    }

    @Test
    void anImportThatHidesATypeOfTheApiIsRefused() throws IOException {
        write("members/Options.java", "package dev.rockspan;\n\nimport java.util.Sizes;\n\nclass Options {}\n");

        assertThat(refusal())
                .containsExactly(
                        new Problem(
                                "templates/members/Options.java:3",
                                "the API has a Sizes of its own; write java.util.Sizes where it is used instead of importing it"));
    }

    @Test
    void aTypeOfAForkThatAnImportHidesIsRefusedWhereItIsNamed() throws IOException {
        write("members/Options.java", "package dev.rockspan;\n\nimport java.util.Kind;\n\nclass Options {}\n");

        assertThat(refusal())
                .containsExactly(new Problem(
                        folder + "/acme/acme.yaml:2",
                        "no type of the API can be called Kind: Java of the templates imports java.util.Kind; give it"
                                + " another name"));
    }

    @Test
    void whatMakesARecordOfItsComponentsIsLeftOutIfItHasOthers() throws IOException {
        write("members/Sizes.java", """
                package dev.rockspan;

                record Sizes() {
                    public Sizes(long small) {
                        this(small, 0);
                    }

                    public static Sizes ofThree() {
                        return new Sizes(1, 2, 3);
                    }
                }
                """);
        write("uses.json", """
                {
                  "Sizes.Sizes(long)": ["Sizes.Sizes(long, int)"],
                  "Sizes.ofThree()": ["Sizes.Sizes(long, int, int)"]
                }
                """);

        assertThat(made().get("org/own/Sizes.java"))
                .contains("Sizes(long small)")
                .doesNotContain("ofThree");
    }

    @Test
    void whatIsUsedUnderAConditionIsUsed() throws IOException {
        write("java/User.java", "package dev.rockspan;\n\npublic class User {}\n");
        write("uses.json", "{\"User\": [\"Kind.values() => Options.setSize(long)\"]}");

        assertThat(JavaTemplates.load(new Templates(folder))
                        .fitting(List.of(OPTIONS, KIND), "org.own")
                        .users(List.of("Options.setSize(long)")))
                .extracting(TemplateLine::text)
                .contains("User");
    }

    @Test
    void membersOfATypeThatThisVersionLacksAreLeftOut() throws IOException {
        write("members/Vanished.java", "package dev.rockspan;\n\nclass Vanished {\n    void added() {}\n}\n");
        write("java/User.java", "package dev.rockspan;\n\npublic class User {}\n");
        write("java/Own.java", "package dev.rockspan;\n\npublic class Own extends Options {\n    Own() {}\n}\n");
        write(
                "members/Options.java",
                "package dev.rockspan;\n\nclass Options {\n    void use() {}\n    void stay() {}\n}\n");
        write(
                "uses.json",
                "{\"User\": [\"Vanished.added()\"], \"Options.use()\": [\"User\"],"
                        + " \"Own.Own()\": [\"Own.gone()\", \"Own.Own(int)\"]}");

        assertThat(made()).doesNotContainKeys("org/own/Vanished.java", "org/own/User.java");
        assertThat(added().java().leftOut())
                .as(
                        "each with what it uses, also through others, of what is not there; a method that may be inherited by both names")
                .isEqualTo(Map.of(
                        "Options.use()", List.of("Vanished.added()"),
                        "User", List.of("Vanished.added()"),
                        "Own", List.of("new Own(int)", "Own.gone() or Options.gone()")));
    }

    private List<Problem> refusal() {
        return catchThrowableOfType(GenerationException.class, this::made).problems();
    }

    private Map<String, String> made() {
        Map<String, String> files = new TreeMap<>();
        added().files().forEach(file -> files.put(file.path(), file.content()));
        return files;
    }

    private JavaTemplates.Added added() {
        String own = "templates/all.yaml:1";
        return JavaTemplates.load(new Templates(folder, List.of(folder.resolve("acme"))))
                .addTo(
                        List.of(MODULE, OPTIONS, SIZES, KIND, FORMS),
                        Map.of("Later", own, "Options", own, "Vanished", own, "Kind", folder + "/acme/acme.yaml:2"),
                        "org.own",
                        "11.8.1");
    }

    private void write(String path, String content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
