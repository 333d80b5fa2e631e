package dev.rockspan.generator.javasource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        assertThat(files.get("org/own/Sizes.java")).contains("        int large) implements First {");
        assertThat(files.get("org/own/Kind.java")).contains("    LAST;\n\n    public int number() {");
    }

    @Test
    void whatNeedsMoreThanTheVersionHasIsLeftOut() throws IOException {
        write("java/Gone.java", "//# needs Options.vanished\npackage dev.rockspan;\n\nclass Gone {}\n");
        write("java/WithoutGone.java", "//# needs Gone\npackage dev.rockspan;\n\nclass WithoutGone {}\n");
        write("members/Kind.java", """
                package dev.rockspan;

                enum Kind {
                    //# needs Kind.number
                    int number(int base) {
                        return number();
                    }
                    //# end
                }
                """);
        write("members/Later.java", "//# needs Later\npackage dev.rockspan;\n\nclass Later {}\n");
        write("java/Parts.java", """
                //# needs Options.setSize, Sizes.large, Kind.LAST
                package dev.rockspan;

                class Parts {
                    //# needs Options.setSize
                    int kept;
                    //# needs Parts.kept, Gone
                    int gone;
                    //# end
                    int last;
                    //# end
                    //# needs Parts.gone
                    int alsoGone;
                    //# end
                }
                """);

        Map<String, String> files = made();

        assertThat(files)
                .containsOnlyKeys(
                        "module-info.java",
                        "org/own/Options.java",
                        "org/own/Sizes.java",
                        "org/own/Kind.java",
                        "org/own/Forms.java",
                        "org/own/Parts.java");
        assertThat(files.get("org/own/Kind.java")).doesNotContain("number");
        assertThat(files.get("org/own/Parts.java")).isEqualTo("""
                package org.own;

                class Parts {
                    int kept;
                    int last;
                }
                """);
    }

    @Test
    void aFileOfAnAddedFolderStandsInsteadOfTheSameOneBeforeIt() throws IOException {
        write("java/Both.java", "package dev.rockspan;\n\nclass Both {}\n");
        write("added/java/Both.java", "package dev.rockspan;\n\nclass Both { int added; }\n");

        List<SourceFile> files = JavaTemplates.load(new Templates(folder, List.of(folder.resolve("added"))))
                .addTo(List.of(), Set.of(), "org.own", "11.8.1");

        assertThat(files).singleElement().satisfies(file -> assertThat(file.content())
                .contains("int added;"));
    }

    @Test
    void whatUsesSomethingThatTheVersionLacksIsLeftOut() throws IOException {
        write("members/Options.java", """
                package dev.rockspan;

                class Options {

                    /** Creates them. */
                    public Options(long size) {
                        this(size, "text, with (a) comma");
                    }

                    /** Not left out, although it speaks of setGone(1). */
                    public void kept() {
                        setSize(1);
                    }

                    public void byCall() {
                        setGone(1);
                    }

                    public void byCallOfThat() {
                        byCall();
                    }

                    public void byType(Lost lost) {}

                    public Object byConstant() {
                        return Kind.THIRD;
                    }

                    public void withOtherArguments() {
                        setSize(1, 2);
                    }

                    public void turned(Key key, boolean on) {
                        turn(key, on);
                    }

                    public void turn(boolean on, Key key) {}

                    public double component() {
                        return share;
                    }

                    public void merge(String a, String b) {
                        merge(key(a), key(b));
                    }

                    public int ofAnotherType() {
                        return Math.gone(1);
                    }
                }
                """);
        write("java/Whole.java", """
                package dev.rockspan;

                public class Whole implements Runnable {
                    @Override
                    public void run() {
                        new Options().setGone(1);
                    }
                }
                """);
        write("java/Outer.java", """
                package dev.rockspan;

                public class Outer {
                    public enum Mode {
                        SLOW(1),
                        FAST(2);

                        Mode(int mode) {}
                    }

                    public static class Inner {
                        public int fine = 1;

                        public void wrong() {
                            new Options(1, 2);
                        }
                    }

                    public void use(Whole whole) {}
                }
                """);

        Map<String, String> files = made(new VanishedNames(
                List.of("Lost"),
                List.of("Kind.THIRD"),
                List.of(
                        "Options.setGone(int)",
                        "Options.setSize(int, int)",
                        "new Options(long, int)",
                        "Data.gone()",
                        "Options.share()",
                        "Options.turn(Key, boolean)",
                        "Options.merge(Key, Key)"),
                List.of("Options.setSize(long)", "Options.merge(int)"),
                List.of("Options")));

        assertThat(files.get("org/own/Options.java"))
                .contains("public void kept()", "setSize(1);", "ofAnotherType")
                .doesNotContain(
                        "byCall",
                        "byType",
                        "byConstant",
                        "withOtherArguments",
                        "component()",
                        "turned",
                        "merge",
                        "public Options(long size)");
        assertThat(files).doesNotContainKey("org/own/Whole.java");
        assertThat(files.get("org/own/Outer.java"))
                .contains("SLOW(1),", "FAST(2);", "public int fine = 1;")
                .doesNotContain("wrong", "use(");
    }

    @Test
    void whatIsNotAsItsPlaceSaysIsRefused() throws IOException {
        write("java/Elsewhere.java", "package org.rocksdb;\n\nclass Elsewhere {}\n");
        write("java/Nameless.java", "package dev.rockspan;\n\n/** The class Nameless. */\n");
        write("java/Other.java", "package dev.rockspan;\n\npublic final class Another {}\n");
        write("java/Packageless.java", "class Packageless {}\n");
        write("java/Raw.java", "package dev.rockspan;\n\nimport dev.rockspan.raw.Symbols;\n\nclass Raw {}\n");
        write("java/Unended.java", "package dev.rockspan;\n\n//# needs X\nclass Unended {}\n//# ned\n");
        write("members/sub/Sub.java", "package dev.rockspan.sub;\n\nclass Sub {}\n//# end\n");

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
                                "templates/java/Unended.java:5",
                                "is neither \"//# needs <Class>.<member>\" nor \"//# end\""),
                        new Problem("templates/java/Unended.java:3", "has no \"//# end\""),
                        new Problem("templates/members/sub/Sub.java:4", "ends nothing; delete it"),
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
    void membersOfATypeThatThisVersionLacksAreLeftOut() throws IOException {
        write("members/Vanished.java", "package dev.rockspan;\n\nclass Vanished {\n    void added() {}\n}\n");

        assertThat(made()).doesNotContainKey("org/own/Vanished.java");
    }

    private List<Problem> refusal() {
        return catchThrowableOfType(GenerationException.class, this::made).problems();
    }

    private Map<String, String> made() {
        return made(VanishedNames.none());
    }

    private Map<String, String> made(VanishedNames vanished) {
        Map<String, String> files = new TreeMap<>();
        JavaTemplates.load(new Templates(folder))
                .without(vanished)
                .addTo(
                        List.of(MODULE, OPTIONS, SIZES, KIND, FORMS),
                        Set.of("Later", "Options", "Vanished"),
                        "org.own",
                        "11.8.1")
                .forEach(file -> files.put(file.path(), file.content()));
        return files;
    }

    private void write(String path, String content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
