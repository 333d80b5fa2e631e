package dev.rockspan.runtime.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.LibraryVersion;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownVersionsTest {

    private static final KnownVersions VERSIONS = versions("1.6.0");

    private static KnownVersions versions(String made) {
        return new KnownVersions(List.of(
                made + "\n+ of_the_fork",
                "1.0.0",
                "1.5.0\n+ came_in_5\n+ was_there_in_5\n- was_there_till_5\n~ changed_in_5",
                "1.6.0\n~ changed_in_6",
                "2.0.0\n+ came_in_2\n+ came_in_2_too\n- was_there_in_5\n~ changed_in_2"));
    }

    @Test
    void says_between_which_versions_a_function_came() {
        assertThat(VERSIONS.when("came_in_2")).isEqualTo("It came with RocksDB 2.0.0, or after 1.6.0. ");
    }

    @Test
    void says_when_a_function_went() {
        assertThat(VERSIONS.when("was_there_till_5")).isEqualTo("It went with RocksDB 1.5.0, or after 1.0.0. ");
        assertThat(VERSIONS.when("was_there_in_5"))
                .isEqualTo("It came with RocksDB 1.5.0, or after 1.0.0. It went with RocksDB 2.0.0, or after 1.6.0. ");
    }

    @Test
    void knows_no_version_before_the_oldest() {
        assertThat(VERSIONS.when("always_there")).isEqualTo("RocksDB has it since 1.0.0 or longer. ");
    }

    @Test
    void says_nothing_of_a_function_that_no_version_has() {
        assertThat(VERSIONS.when("of_the_fork")).isEmpty();
    }

    @Test
    void says_when_a_function_changed() {
        assertThat(VERSIONS.when("changed_in_5")).isEqualTo("It changed with RocksDB 1.5.0, or after 1.0.0. ");
    }

    @Test
    void what_changed_is_found_in_a_library_that_is_new_enough() {
        assertThat(isAsMadeFor("1.6.0", "changed_in_5")).isFalse();
        assertThat(isAsMadeFor("1.6.0", "changed_in_5", "came_in_5")).isTrue();
        assertThat(isAsMadeFor("1.6.0", "changed_in_6", "came_in_5")).isTrue();
        assertThat(isAsMadeFor("2.0.0", "changed_in_6", "came_in_5")).isFalse();
        assertThat(isAsMadeFor("2.0.0", "changed_in_6", "came_in_2", "came_in_2_too"))
                .isTrue();
    }

    @Test
    void what_changed_later_is_found_in_a_library_that_has_nothing_of_that_version() {
        assertThat(isAsMadeFor("1.6.0", "changed_in_2", "came_in_5")).isTrue();
        assertThat(isAsMadeFor("1.6.0", "changed_in_2", "came_in_5", "came_in_2"))
                .isFalse();
    }

    private static boolean isAsMadeFor(String made, String function, String... functions) {
        return versions(made).isAsMadeFor(function, Set.of(functions)::contains);
    }

    @ParameterizedTest
    @CsvSource({
        // what the jar says is sure
        "1.6.0, 1.6.0, '', true",
        "1.5.9, 1.6.0, '', false",
        "1.10.0, 1.6.0, '', true",
        "1.6.0, '', 1.6.0, false",
        "1.5.9, '', 1.6.0, true",
        "1.5.9, 1.5.1, 1.6.0, true",
        "1.5.0, 1.5.1, 1.6.0, false",
    })
    void what_holds_for_some_releases_holds_by_the_version_of_the_jar(
            String carrier, String since, String until, boolean holds) {
        LibraryVersion library = new LibraryVersion(Optional.empty(), Optional.empty(), Optional.of(carrier));

        assertThat(VERSIONS.isWithin(since, until, library)).isEqualTo(holds);
    }

    @Test
    void what_holds_for_the_version_of_the_api_holds_for_a_library_that_is_like_it() {
        assertThat(isWithin("1.5.8", "1.9.0", "came_in_5")).isTrue();
    }

    @Test
    void what_is_not_known_to_hold_for_another_library_does_not() {
        String[] newer = {"came_in_2", "came_in_2_too"};

        assertThat(isWithin("1.5.8", "", newer)).isTrue();
        assertThat(isWithin("2.0.0", "", newer)).isTrue();
        assertThat(isWithin("2.0.1", "", newer)).isFalse();
        assertThat(isWithin("1.5.8", "2.5.0", newer)).isFalse();
        assertThat(isWithin("1.5.0", "")).isFalse();
        assertThat(isWithin("1.0.0", "")).isTrue();
        assertThat(isWithin("", "1.5.0")).isTrue();
        assertThat(isWithin("", "1.4.9")).isFalse();
    }

    private static boolean isWithin(String since, String until, String... functions) {
        return VERSIONS.isWithin(since, until, VERSIONS.like(Set.of(functions)::contains, Optional.empty()));
    }

    @Test
    void a_library_is_as_new_as_what_it_has() {
        assertThat(like()).hasToString("RocksDB an unknown version, before 1.5.0");
        assertThat(like("came_in_5")).hasToString("RocksDB 1.5.0 or later, before 2.0.0");
        assertThat(like("came_in_5", "came_in_2")).hasToString("RocksDB 1.5.0 or later, before 2.0.0");
        assertThat(like("came_in_2", "came_in_2_too")).hasToString("RocksDB 2.0.0 or later");
    }

    @Test
    void what_the_jar_says_comes_first() {
        assertThat(VERSIONS.like(Set.of("came_in_5")::contains, Optional.of("1.7.0")))
                .hasToString("RocksDB 1.7.0 by its jar; by its functions 1.5.0 or later, before 2.0.0");
    }

    private static LibraryVersion like(String... functions) {
        return VERSIONS.like(Set.of(functions)::contains, Optional.empty());
    }
}
