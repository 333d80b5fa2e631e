package dev.rockspan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.Status.Code;
import dev.rockspan.runtime.Status.SubCode;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How RocksDB's texts are read. */
class StatusTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"NotFound: \"                                         | NotFound            | None        |",
                "NotFound: No backups available                         | NotFound            | None        | No backups available",
                "Corruption: bad block: contents                        | Corruption          | None        | bad block: contents",
                "Not implemented: no                                    | NotSupported        | None        | no",
                "Invalid argument: x: y                                 | InvalidArgument     | None        | x: y",
                "IO error: No space left on device: While appending: x  | IOError             | NoSpace     | While appending: x",
                "IO error: No such file or directory: While opening: x  | IOError             | PathNotFound| While opening: x",
                "IO error: Stale file handle                            | IOError             | StaleFile   |",
                "IO error: Space limit reached: Max allowed             | IOError             | SpaceLimit  | Max allowed",
                "IO error: IO fenced off: x                             | IOError             | IOFenced    | x",
                "Merge in progress: x                                   | MergeInProgress     | None        | x",
                "Result incomplete: x                                   | Incomplete          | None        | x",
                "Result incomplete: Manual compaction paused            | Incomplete          | ManualCompactionPaused |",
                "Result incomplete: All compactions aborted             | Incomplete          | CompactionAborted |",
                "Result incomplete: MultiScan reached file prefetch limit | Incomplete        | PrefetchLimitReached |",
                "\"Shutdown in progress: \"                             | ShutdownInProgress  | None        |",
                "Operation timed out: Timeout waiting to lock key       | TimedOut            | LockTimeout |",
                "Operation timed out: Timeout Acquiring Mutex           | TimedOut            | MutexTimeout |",
                "Operation aborted: Memory limit reached                | Aborted             | MemoryLimit |",
                "Resource busy: Deadlock                                | Busy                | Deadlock    |",
                "Operation aborted: Failed to acquire lock due to max_num_locks limit | Aborted | LockLimit |",
                "\"Operation expired: \"                                | Expired             | None        |",
                "Operation failed. Try again.: Not enough history       | TryAgain            | None        | Not enough history",
                "Compaction too large: x                                | CompactionTooLarge  | None        | x",
                "Column family dropped: x                               | ColumnFamilyDropped | None        | x",
                "Invalid argument: Txn not prepared                     | InvalidArgument     | TxnNotPrepared |",
                "Corruption: Merge operator failed: x                   | Corruption          | MergeOperatorFailed | x",
                "Corruption: Not expected code path                     | Corruption          | NotExpectedCodePath |",
                "Corruption: Insufficient capacity for merge operands   | Corruption          | MergeOperandsInsufficientCapacity |",
                "Corruption: Number of operands merged exceeded threshold | Corruption        | MergeOperandThresholdExceeded |",
            })
    void a_text_is_read_back(String text, Code code, SubCode subCode, String state) {
        Status status = Status.parse(text);
        assertThat(status.getCode()).isEqualTo(code);
        assertThat(status.getSubCode()).isEqualTo(subCode);
        assertThat(status.getState()).isEqualTo(state);
        assertThat(status).hasToString(text);
        assertThat(status.isOk()).isFalse();
        assertThat(new RocksDBException(status)).hasMessage(state == null ? status.getCodeString() : state);
    }

    @Test
    void ok_is_ok() {
        assertThat(Status.parse("OK")).isSameAs(Status.OK);
        assertThat(Status.OK.isOk()).isTrue();
        assertThat(Status.OK.getState()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Unknown code(20): x", "IO error", "io error: x", "something else: x"})
    void an_unknown_text_is_kept_whole(String text) {
        Status status = Status.parse(text);
        assertThat(status.getCode()).isEqualTo(Code.Undefined);
        assertThat(status.getSubCode()).isEqualTo(SubCode.Undefined);
        assertThat(status.getState()).isEqualTo(text);
        assertThat(status).hasToString(text);
    }

    @Test
    void a_message_that_only_begins_like_a_sub_code_is_a_message() {
        Status status = Status.parse("Resource busy: Deadlocks are bad");
        assertThat(status.getSubCode()).isEqualTo(SubCode.None);
        assertThat(status.getState()).isEqualTo("Deadlocks are bad");
    }

    @Test
    void names_and_numbers_are_those_of_rocksdbjni() {
        for (org.rocksdb.Status.Code theirs : org.rocksdb.Status.Code.values()) {
            assertThat(Code.valueOf(theirs.name()).getValue()).isEqualTo(theirs.getValue());
        }
        for (org.rocksdb.Status.SubCode theirs : org.rocksdb.Status.SubCode.values()) {
            assertThat(SubCode.valueOf(theirs.name()).getValue()).isEqualTo(theirs.getValue());
        }
        assertThat(Arrays.stream(Code.values()).map(Code::getValue)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(SubCode.values()).map(SubCode::getValue)).doesNotHaveDuplicates();
    }

    @Test
    void the_code_string_is_that_of_rocksdbjni() {
        Status ours = Status.parse("Resource busy: Deadlock: x");
        org.rocksdb.Status theirs =
                new org.rocksdb.Status(org.rocksdb.Status.Code.Busy, org.rocksdb.Status.SubCode.Deadlock, "x");
        assertThat(ours.getCodeString()).isEqualTo(theirs.getCodeString());
        assertThat(Status.parse("NotFound: ").getCodeString()).isEqualTo("NotFound");
    }

    @Test
    void equal_texts_are_equal_statuses() {
        assertThat(Status.parse("Resource busy: x")).isEqualTo(Status.parse("Resource busy: x"));
        assertThat(Status.parse("Resource busy: x")).isNotEqualTo(Status.parse("Resource busy: y"));
    }
}
