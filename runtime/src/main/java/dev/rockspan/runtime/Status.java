package dev.rockspan.runtime;

import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of an operation: a code, a finer sub-code, and a message. The names are those of rocksdbjni.
 *
 * <p>The C API returns statuses as text only, which {@link #parse} reads. Immutable.
 */
public class Status implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Success. */
    public static final Status OK = new Status(Code.Ok, SubCode.None, null, "OK");

    private final Code code;
    private final SubCode subCode;
    private final @Nullable String state;
    private final String text;

    /**
     * A status.
     *
     * @param state the message, or null if there is none
     */
    public Status(Code code, SubCode subCode, @Nullable String state) {
        this(code, subCode, state, text(code, subCode, state));
    }

    private Status(Code code, SubCode subCode, @Nullable String state, String text) {
        this.code = code;
        this.subCode = subCode;
        this.state = state;
        this.text = text;
    }

    /** The kind of outcome. */
    public enum Code {
        Ok(0, "OK"),
        NotFound(1, "NotFound: "),
        Corruption(2, "Corruption: "),
        NotSupported(3, "Not implemented: "),
        InvalidArgument(4, "Invalid argument: "),
        IOError(5, "IO error: "),
        MergeInProgress(6, "Merge in progress: "),
        Incomplete(7, "Result incomplete: "),
        ShutdownInProgress(8, "Shutdown in progress: "),
        TimedOut(9, "Operation timed out: "),
        Aborted(10, "Operation aborted: "),
        Busy(11, "Resource busy: "),
        Expired(12, "Operation expired: "),
        TryAgain(13, "Operation failed. Try again.: "),
        CompactionTooLarge(14, "Compaction too large: "),
        ColumnFamilyDropped(15, "Column family dropped: "),
        /** A text that this version does not know; {@link Status#getState()} has all of it. */
        Undefined(0x7F, "");

        private final byte value;
        private final String prefix;

        Code(int value, String prefix) {
            this.value = (byte) value;
            this.prefix = prefix;
        }

        /**
         * Returns the code with a number of RocksDB's.
         *
         * @throws IllegalArgumentException if there is none
         */
        public static Code getCode(byte value) {
            for (Code code : values()) {
                if (code.value == value) {
                    return code;
                }
            }
            throw new IllegalArgumentException("No code of a status is " + value);
        }

        /** Returns RocksDB's number for it, 0x7F for {@link #Undefined}. */
        public byte getValue() {
            return value;
        }
    }

    /** What happened within a code, where RocksDB says so. */
    public enum SubCode {
        None(0, ""),
        MutexTimeout(1, "Timeout Acquiring Mutex"),
        LockTimeout(2, "Timeout waiting to lock key"),
        LockLimit(3, "Failed to acquire lock due to max_num_locks limit"),
        NoSpace(4, "No space left on device"),
        Deadlock(5, "Deadlock"),
        StaleFile(6, "Stale file handle"),
        MemoryLimit(7, "Memory limit reached"),
        SpaceLimit(8, "Space limit reached"),
        PathNotFound(9, "No such file or directory"),
        MergeOperandsInsufficientCapacity(10, "Insufficient capacity for merge operands"),
        ManualCompactionPaused(11, "Manual compaction paused"),
        /** A remark on success; it is in no error text. */
        Overwritten(12, " (overwritten)"),
        TxnNotPrepared(13, "Txn not prepared"),
        IOFenced(14, "IO fenced off"),
        MergeOperatorFailed(15, "Merge operator failed"),
        MergeOperandThresholdExceeded(16, "Number of operands merged exceeded threshold"),
        PrefetchLimitReached(17, "MultiScan reached file prefetch limit"),
        NotExpectedCodePath(18, "Not expected code path"),
        CompactionAborted(19, "All compactions aborted"),
        /** For a status whose code is {@link Code#Undefined}. */
        Undefined(0x7F, "");

        private final byte value;
        private final String words;

        SubCode(int value, String words) {
            this.value = (byte) value;
            this.words = words;
        }

        /**
         * Returns the sub-code with a number of RocksDB's.
         *
         * @throws IllegalArgumentException if there is none
         */
        public static SubCode getSubCode(byte value) {
            for (SubCode subCode : values()) {
                if (subCode.value == value) {
                    return subCode;
                }
            }
            throw new IllegalArgumentException("No sub-code of a status is " + value);
        }

        /** Returns RocksDB's number for it, 0x7F for {@link #Undefined}. */
        public byte getValue() {
            return value;
        }
    }

    private static String text(Code code, SubCode subCode, @Nullable String state) {
        String words = subCode.words;
        return code.prefix + words + (words.isEmpty() || state == null ? "" : ": ") + (state == null ? "" : state);
    }

    /**
     * Reads a status from RocksDB's text for it: code, sub-code if there is one, message if there is one. A text that
     * does not begin like that becomes {@link Code#Undefined}, with all of it as the message.
     */
    public static Status parse(String text) {
        Objects.requireNonNull(text, "text");
        if (text.equals("OK")) {
            return OK;
        }
        for (Code code : Code.values()) {
            if (code != Code.Ok && code != Code.Undefined && text.startsWith(code.prefix)) {
                return parseRest(code, text.substring(code.prefix.length()), text);
            }
        }
        return new Status(Code.Undefined, SubCode.Undefined, text, text);
    }

    private static Status parseRest(Code code, String rest, String text) {
        for (SubCode subCode : SubCode.values()) {
            String words = subCode.words;
            if (!words.isEmpty() && rest.startsWith(words)) {
                if (rest.length() == words.length()) {
                    return new Status(code, subCode, null, text);
                }
                if (rest.startsWith(": ", words.length())) {
                    return new Status(code, subCode, rest.substring(words.length() + 2), text);
                }
            }
        }
        return new Status(code, SubCode.None, rest.isEmpty() ? null : rest, text);
    }

    /** Returns whether it is a success. */
    public boolean isOk() {
        return code == Code.Ok;
    }

    /** Returns the kind of outcome. */
    public Code getCode() {
        return code;
    }

    /** Returns what happened within the code; {@link SubCode#None} if RocksDB did not say. */
    public SubCode getSubCode() {
        return subCode;
    }

    /** Returns the message without code and sub-code, or null if there is none. */
    public @Nullable String getState() {
        return state;
    }

    /** Returns the names of the code and, in brackets, of the sub-code if there is one. */
    public String getCodeString() {
        return subCode == SubCode.None ? code.name() : code.name() + '(' + subCode.name() + ')';
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Status that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** Returns the text as RocksDB gave it. */
    @Override
    public String toString() {
        return text;
    }
}
