package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.generator.GenerationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** However jextract fails, the run ends with what it said and the command that shows it again. */
class JextractRunnerTest {

    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private Path header;

    @BeforeEach
    void writeHeader() throws IOException {
        assumeTrue(
                Files.getFileStore(folder).supportsFileAttributeView("posix"), "the fake jextract is a shell script");
        header = Files.writeString(folder.resolve("c.h"), "void rocksdb_x(void);\n");
    }

    @Test
    void what_jextract_writes_and_says_comes_back() throws IOException {
        FakeJextract fake = new FakeJextract()
                .generate(
                        "mkdir -p \"$2/rockspan/raw\"; cd \"$2/rockspan/raw\"; echo a > RocksDBC.java; echo b > 'x$y.java';"
                                + " echo 'c.h:1:2: warning: Skipping thing (why not)' >&2; echo 'c.h:1:2: warning: an aside' >&2");

        JextractOutput output = run(fake);

        assertThat(output.version()).isEqualTo("25");
        assertThat(output.headerClass()).isEqualTo("RocksDBC");
        assertThat(output.sources())
                .containsOnlyKeys("RocksDBC.java", "x$y.java")
                .containsEntry("x$y.java", "b\n");
        assertThat(output.symbols()).containsExactly(new CSymbol(CSymbol.Kind.FUNCTION, "rocksdb_x", "/c.h"));
        assertThat(output.skips()).containsExactly(new SkipWarning("thing", "why not", "c.h"));
    }

    /** jextract 25 cuts such a path off. */
    @Test
    void a_header_whose_path_has_other_letters_is_included() throws IOException {
        header = Files.writeString(
                Files.createDirectories(folder.resolve("\u00fc \u00f1")).resolve("c.h"), "void rocksdb_x(void);\n");
        FakeJextract fake = new FakeJextract()
                .generate(
                        "mkdir -p \"$2/rockspan/raw\"; for last; do :; done; cat \"$last\" > \"$2/rockspan/raw/RocksDBC.java\"");

        assertThat(run(fake).sources()).containsEntry("RocksDBC.java", "#include \"" + header + "\"\n");
    }

    @Test
    void nothing_of_the_run_stays_behind() throws IOException {
        Path told = folder.resolve("told");
        run(new FakeJextract()
                .generate("pwd > " + told
                        + "; mkdir -p \"$2/rockspan/raw\"; echo a > \"$2/rockspan/raw/RocksDBC.java\""));

        assertThat(Path.of(Files.readString(told).strip())).doesNotExist();
    }

    @Test
    void a_version_that_cannot_be_read_is_unknown_if_the_run_is_good() throws IOException {
        assertThat(run(new FakeJextract().version("exit 3")).version()).isEqualTo("unknown");
        assertThat(run(new FakeJextract().version("echo nonsense")).version()).isEqualTo("unknown");
        assertThat(run(new FakeJextract().version("echo 'Picked up JAVA_TOOL_OPTIONS: x'; echo 'jextract 26-ea'"))
                        .version())
                .isEqualTo("26-ea");
    }

    @Test
    void an_exit_code_is_shown_with_what_was_said() throws IOException {
        GenerationException failure = failure(new FakeJextract().generate("echo 'it is broken' >&2; exit 5"));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure)
                .hasMessageContaining("jextract failed with exit code 5")
                .hasMessageContaining("it is broken")
                .hasMessageContaining("This command does the same: " + folder.resolve("jextract")
                        + " --output rockspan-jextract --target-package rockspan.raw --header-class-name RocksDBC"
                        + " --include-dir " + folder + " " + header);
    }

    @Test
    void a_crash_is_an_error() throws IOException {
        GenerationException failure = failure(new FakeJextract().generate("echo '# SIGSEGV (0xb)'; kill -SEGV $$"));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure).hasMessageContaining("exit code 139").hasMessageContaining("# SIGSEGV");
    }

    @Test
    void a_failure_of_the_list_is_an_error() throws IOException {
        assertThat(failure(new FakeJextract().list("exit 7"))).hasMessageContaining("exit code 7");
        assertThat(failure(new FakeJextract().list("true"))).hasMessageContaining("listed no symbols");
        assertThat(failure(new FakeJextract().list("echo garbage > \"$2\""))).hasMessageContaining("listed no symbols");
    }

    @Test
    void nothing_written_is_an_error() throws IOException {
        GenerationException failure = failure(new FakeJextract().generate("echo 'all is well'"));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure).hasMessageContaining("wrote no Java").hasMessageContaining("all is well");
    }

    @Test
    void a_header_that_does_not_compile_is_refused() throws IOException {
        String error = header + ":3:27: error: unknown type name";
        for (String script : List.of(
                "echo '" + error + "' >&2; exit 4",
                "echo 'ERROR: " + error + "' >&2; exit 4",
                "echo '" + header + ":1:10: fatal error: no such file' >&2; exit 4",
                // An error that jextract shrugs off still is one.
                "echo '" + error + "' >&2; mkdir -p \"$2/rockspan/raw\"; echo a > \"$2/rockspan/raw/A.java\"")) {
            GenerationException failure = failure(new FakeJextract().generate(script));

            assertThat(failure.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
            assertThat(failure)
                    .hasMessageStartingWith(header + ": the header does not compile")
                    .hasMessageContaining("error: ")
                    .hasMessageContaining("This command does the same: ");
        }
    }

    @Test
    void long_output_is_cut_and_skips_are_not_shown() throws IOException {
        GenerationException failure = failure(new FakeJextract()
                .generate(
                        "i=0; while [ $i -lt 500 ]; do echo \"line $i\"; echo 'WARNING: Skipping x (y)'; i=$((i+1)); done;"
                                + " exit 1"));

        assertThat(failure).hasMessageContaining("line 19\n").hasMessageContaining("... and 480 more lines");
        assertThat(failure.getMessage()).doesNotContain("line 20", "Skipping");
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void one_that_hangs_is_ended_with_what_it_started() throws Exception {
        Path pid = folder.resolve("pid");
        Path launcher = new FakeJextract()
                .generate("echo 'thinking'; sleep 300 & echo $! > " + pid + "; wait")
                .in(folder);

        GenerationException failure = catchThrowableOfType(
                GenerationException.class,
                () -> new JextractRunner(launcher, Duration.ofSeconds(2)).run(List.of(header)));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure).hasMessageContaining("did not end within 2 s").hasMessageContaining("thinking");
        long sleeper = Long.parseLong(Files.readString(pid).strip());
        ProcessHandle.of(sleeper)
                .ifPresent(process ->
                        process.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }

    @Test
    void one_that_cannot_be_started_is_an_error() throws IOException {
        Path launcher = Files.writeString(new FakeJextract().in(folder), "#!/no/such/interpreter\n");

        GenerationException failure = catchThrowableOfType(
                GenerationException.class, () -> new JextractRunner(launcher, LONG).run(List.of(header)));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.JEXTRACT);
        assertThat(failure).hasMessageContaining("jextract could not be run");
    }

    @Test
    void several_headers_go_in_as_one() throws IOException {
        Path include = Files.createDirectories(folder.resolve("with space/rocksdb"));
        Path main = Files.writeString(include.resolve("c.h"), "void rocksdb_x(void);\n");
        Path told = folder.resolve("told");
        Path launcher = new FakeJextract()
                .generate("for last; do :; done; echo \"$@\" > " + told + "; cat \"$last\" >> " + told + "; exit 9")
                .in(folder);

        GenerationException failure = catchThrowableOfType(
                GenerationException.class, () -> new JextractRunner(launcher, LONG).run(List.of(main, header)));

        assertThat(Files.readString(told))
                .contains("--include-dir " + include.getParent() + " --include-dir " + include)
                .endsWith("\n#include \"" + main + "\"\n#include \"" + header + "\"\n");
        assertThat(failure)
                .hasMessageContaining("printf '#include \"%s\"\\n' '" + main + "' " + header
                        + " > rockspan-headers.h && " + launcher + " --output")
                .hasMessageEndingWith(" rockspan-headers.h");
    }

    @Test
    void no_temporary_file_is_left_after_a_failure() throws IOException {
        Path told = folder.resolve("told");
        failure(new FakeJextract().generate("pwd > " + told + "; exit 1"));

        Path work = Path.of(Files.readString(told).strip());
        assertThat(work).doesNotExist();
        try (Stream<Path> left = Files.list(work.getParent())) {
            assertThat(left).doesNotContain(work);
        }
    }

    private JextractOutput run(FakeJextract fake) throws IOException {
        return new JextractRunner(fake.in(folder), LONG).run(List.of(header));
    }

    private GenerationException failure(FakeJextract fake) {
        GenerationException failure = catchThrowableOfType(GenerationException.class, () -> run(fake));
        assertThat(failure).isNotNull();
        return failure;
    }
}
