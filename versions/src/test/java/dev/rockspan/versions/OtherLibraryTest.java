package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The committed API with the native library of another version than it was made for. */
@Execution(ExecutionMode.CONCURRENT)
class OtherLibraryTest {

    private static final String OLD = "9.10.0";

    @TempDir
    Path folder;

    private static Library old() {
        Optional<Library> library =
                System.getProperty("rockspan.native", "").isEmpty() ? Library.of(OLD) : Optional.empty();
        assumeTrue(library.isPresent(), "this run has not fetched the library of RocksDB " + OLD);
        return library.orElseThrow();
    }

    @Test
    void what_an_older_library_has_works() throws Exception {
        // Of some records, the older library has not all parts: those that list files and backups. It has no reads of a
        // batch over its database with pinning, and other numbers for tickers, which two tests and an example count
        // with.
        VersionsTest.run(Api.with(Api.committed(), "committed"), old(), folder, 9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"theirs", "ours"})
    void a_library_from_a_jar_is_not_mixed_up_with_that_of_another_rocksdbjni(String first) throws Exception {
        String other = old().classPath().get(0);
        List<String> path = new ArrayList<>(Api.machinery());
        path.add(Api.committed().toString());
        ChildJvm.Outcome outcome =
                ChildJvm.run(folder, path, Library.committed(), BesideAnother.class, List.of(other, first));
        assertThat(outcome.exit()).as(outcome.output()).isZero();
    }

    @Test
    void what_an_older_library_lacks_is_named_with_the_version_that_brought_it() throws Exception {
        List<String> path = new ArrayList<>(Api.machinery());
        path.add(Api.committed().toString());
        ChildJvm.Outcome outcome = ChildJvm.run(folder, path, old(), OtherLibrary.class, List.of());
        assertThat(outcome.exit()).as(outcome.output()).isZero();
    }
}
