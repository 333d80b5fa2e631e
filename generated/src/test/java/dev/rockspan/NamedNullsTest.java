package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Nulls that are said to be some, where no native function is called. */
class NamedNullsTest {

    @Test
    void are_named() {
        Map.<String, ThrowingCallable>of(
                        "flags", () -> SizeApproximationFlag.bits(null),
                        "status", () -> new RocksDBException((dev.rockspan.runtime.Status) null),
                        "optionsFileName", () -> OptionsUtil.loadOptionsFromFile(new ConfigOptions(), null, null, null),
                        "dbPath", () -> OptionsUtil.getLatestOptionsFileName(null, null),
                        "name", () -> NativeLibrary.rocksdb().find(null),
                        "atLeast", () -> new LibraryVersion(null, Optional.empty(), Optional.empty()),
                        "before", () -> new LibraryVersion(Optional.empty(), null, Optional.empty()),
                        "carrier", () -> new LibraryVersion(Optional.empty(), Optional.empty(), null))
                .forEach((name, call) ->
                        assertThatNullPointerException().isThrownBy(call).withMessage(name + " is null"));
    }

    @Test
    void in_sets_of_flags() {
        Set<TraceFilterType> flags = new HashSet<>(Arrays.asList(TraceFilterType.GET, null));
        assertThatNullPointerException()
                .isThrownBy(() -> TraceFilterType.bits(flags))
                .withMessageContaining("flags");
        try (TraceOptions options = new TraceOptions()) {
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setFilter(flags))
                    .withMessageContaining("filter");
        }
    }

    @Test
    void in_lists() {
        try (Options options = new Options()) {
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setTablePropertiesCollectorFactory(
                            Arrays.asList((TablePropertiesCollectorFactory) null)))
                    .withMessageContaining("factories");
        }
    }
}
