package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the examples that show one feature each, and compares what they print. */
class SmallExamplesTest {

    static Stream<Arguments> examples() {
        return Stream.of(
                example("MergeCounter", MergeCounter::main, "visits: 6"),
                example("EventStore", EventStore::main, "1: ordered", "2: paid", "ordered: 2"),
                example("PrefixScan", PrefixScan::main, "user1/name is Ada", "user1/town is London"),
                example(
                        "Metrics",
                        Metrics::main,
                        "keys written: 1",
                        "keys read: 2",
                        "gets timed: 2",
                        "found in memory: 1"),
                example("ReverseOrder", ReverseOrder::main, "plum", "lime", "apple"),
                example("DropExpired", DropExpired::main, "session1 is not there", "session2 is alive"),
                example("TimeToLive", TimeToLive::main, "at first: alive", "after its time: not there"),
                example("ManyKeys", ManyKeys::main, "red", "not there", "blue", "7 bytes without a copy"),
                example("BulkLoad", BulkLoad::main, "the file has bytes: true", "key 99999 has value99999"),
                example(
                        "FollowTheLog",
                        FollowTheLog::main,
                        "put apple = red",
                        "put lime = green",
                        "that is all, so far",
                        "delete lime"),
                example(
                        "Follower",
                        Follower::main,
                        "the follower sees green",
                        "it still sees green",
                        "now it sees red"),
                example("Checkpoints", Checkpoints::main, "the copy has red"),
                example(
                        "Events",
                        Events::main,
                        "flushed default",
                        "flushed default",
                        "compacted 2 files",
                        "lines were logged: true"),
                example(
                        "ReadYourWrites",
                        ReadYourWrites::main,
                        "in the database: green",
                        "with the batch: red",
                        "apple is red",
                        "after the write: not there"),
                example(
                        "SharedLimits",
                        SharedLimits::main,
                        "writes are charged to the cache: true",
                        "both use memory: true",
                        "within the cache: true"),
                example(
                        "ServeWithoutCopying",
                        ServeWithoutCopying::main,
                        "a copy has 30000 bytes",
                        "the value has 30000 bytes",
                        "value 0 has 30000 bytes",
                        "value 1 has 0 bytes",
                        "value 2 has 0 bytes",
                        "served 60000 bytes"),
                example("Timestamps", Timestamps::main, "at 3 the price is 10", "at 9 the price is 12"),
                example(
                        "Tuning",
                        Tuning::main,
                        "found: true",
                        "compactions read files: true",
                        "flushes read files: true",
                        "the cache holds blocks: true"),
                example(
                        "RemoteCompaction",
                        RemoteCompaction::main,
                        "the first worker was killed: true",
                        "the second one resumed: true",
                        "files left to compact: 0"));
    }

    private static Arguments example(String name, ExampleRun.Main main, String... lines) {
        return arguments(name, main, List.of(lines));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void prints(String name, ExampleRun.Main main, List<String> lines, @TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(main, folder.resolve("db"))).containsExactlyElementsOf(lines);
    }
}
