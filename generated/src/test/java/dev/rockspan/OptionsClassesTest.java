package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options of a database, of a column family, and of both. */
class OptionsClassesTest {

    @TempDir
    Path folder;

    @Test
    void a_database_and_its_column_families_have_options_of_their_own() {
        try (DBOptions db = new DBOptions().setCreateIfMissing(true).setCreateMissingColumnFamilies(true);
                ColumnFamilyOptions family = new ColumnFamilyOptions().setNumLevels(4);
                ColumnFamilyOptions other = new ColumnFamilyOptions().setWriteBufferSize(1 << 20)) {
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            try (RocksDB opened = RocksDB.open(
                    db, folder.toString(), List.of("default", "family"), List.of(other, family), handles)) {
                opened.put(handles.get(1), b("key"), b("value"));
                assertThat(s(opened.get(handles.get(1), b("key")))).isEqualTo("value");
                ColumnFamilyHandle created = opened.createColumnFamily(family, "another");
                opened.put(created, b("key"), b("another value"));
                assertThat(s(opened.get(created, b("key")))).isEqualTo("another value");
            }
        }
    }

    @Test
    void options_of_both_can_stand_for_either() {
        try (Options options = new Options()
                .setCreateIfMissing(true)
                .setCreateMissingColumnFamilies(true)
                .setNumLevels(4)) {
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            RocksDB.open(options, folder.toString(), List.of("default"), List.of(options), handles)
                    .close();
            assertThat(handles).hasSize(1);
        }
    }

    @Test
    void options_of_both_have_what_those_of_the_database_have() {
        try (DBOptions db = new DBOptions()
                        .setMaxBgErrorResumeCount(3)
                        .addChecksumHandoffFileType(FileType.WAL_FILE)
                        .clearCalculateSstWriteLifetimeHints()
                        .addCalculateSstWriteLifetimeHint(CompactionStyle.UNIVERSAL);
                ColumnFamilyOptions family = new ColumnFamilyOptions();
                Options both = new Options(db, family)) {
            assertThat(both.maxBgerrorResumeCount()).isEqualTo(3);
            assertThat(both.containsChecksumHandoffFileType(FileType.WAL_FILE)).isTrue();
            assertThat(both.checksumHandoffFileTypeCount()).isOne();
            assertThat(both.containsCalculateSstWriteLifetimeHint(CompactionStyle.UNIVERSAL))
                    .isTrue();
            assertThat(both.calculateSstWriteLifetimeHintCount()).isOne();
        }
    }

    @Test
    void copies_of_read_options_have_the_bounds_that_are_in_force() {
        try (ReadOptions options = new ReadOptions();
                Slice slice = new Slice("m")) {
            options.setIterateLowerBound(slice).setIterateUpperBound(slice);
            options.setLowerBound((byte[]) null).setUpperBound(b("n"));
            try (ReadOptions copy = new ReadOptions(options)) {
                assertThat(copy.iterateLowerBound()).isNull();
                assertThat(copy.iterateUpperBound()).isNotNull();
                assertThat(copy.iterateUpperBound().toString()).isEqualTo("n");
                assertThat(copy.hasMergeOperandCountThreshold()).isFalse();
            }
        }
    }

    @Test
    void a_comparator_of_RocksDB_takes_the_place_of_one_in_Java() {
        try (Comparator comparator = new Comparator("any", (a, b) -> 0);
                ColumnFamilyOptions options = new ColumnFamilyOptions().setComparator(comparator)) {
            options.setComparator(BuiltinComparator.BYTEWISE_COMPARATOR);
            assertThat(options.comparator()).isNull();
        }
    }

    @Test
    void setters_return_their_own_class_and_getters_tell_what_was_set() {
        try (DBOptions db = new DBOptions();
                ColumnFamilyOptions family = new ColumnFamilyOptions()) {
            DBOptions sameDb = db.setMaxOpenFiles(100).setMaxTotalWalSize(1 << 20);
            ColumnFamilyOptions sameFamily = family.setNumLevels(5).setMaxWriteBufferNumber(3);
            assertThat(sameDb).isSameAs(db);
            assertThat(sameFamily).isSameAs(family);
            assertThat(db.maxOpenFiles()).isEqualTo(100);
            assertThat(family.numLevels()).isEqualTo(5);
            assertThat(setAll(new MyOptions()).maxOpenFiles()).isEqualTo(7);
        }
    }

    private static <T extends DBOptionsInterface<T> & ColumnFamilyOptionsInterface<T>> T setAll(T options) {
        return options.setMaxOpenFiles(7).setNumLevels(3);
    }

    @Test
    void copies_have_what_they_are_copied_from() {
        try (Options both = new Options().setMaxOpenFiles(100).setNumLevels(5);
                DBOptions db = new DBOptions(both);
                ColumnFamilyOptions family = new ColumnFamilyOptions(both);
                DBOptions dbAgain = new DBOptions(db);
                ColumnFamilyOptions familyAgain = new ColumnFamilyOptions(family)) {
            both.setMaxOpenFiles(1).setNumLevels(1);
            assertThat(db.maxOpenFiles()).isEqualTo(100);
            assertThat(family.numLevels()).isEqualTo(5);
            assertThat(dbAgain.maxOpenFiles()).isEqualTo(100);
            assertThat(familyAgain.numLevels()).isEqualTo(5);
        }
    }

    @Test
    void what_they_are_given_lives_as_long_as_they_do() {
        try (DBOptions db = new DBOptions();
                Env env = Env.newMemEnv()) {
            db.setEnv(env);
            env.close();
            db.setCreateIfMissing(true).setCreateMissingColumnFamilies(true);
            try (ColumnFamilyOptions family = new ColumnFamilyOptions();
                    RocksDB opened =
                            RocksDB.open(db, "/in-memory", List.of("default"), List.of(family), new ArrayList<>())) {
                opened.put(b("key"), b("value"));
                assertThat(s(opened.get(b("key")))).isEqualTo("value");
            }
        }
    }

    @Test
    void closed_ones_refuse_to_be_used() {
        DBOptions db = new DBOptions();
        db.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> db.setMaxOpenFiles(1))
                .withMessageContaining("DBOptions");
        assertThatIllegalStateException().isThrownBy(() -> new DBOptions(db));
    }

    /** As users extend options. */
    private static class MyOptions extends Options {

        @Override
        public Options setMaxOpenFiles(int maxOpenFiles) {
            return super.setMaxOpenFiles(maxOpenFiles);
        }
    }

    /** As in RocksDB's headers, a database's options are no column family's, and the other way round. */
    @Test
    void no_option_is_of_both() {
        Map<String, List<String>> both = Arrays.stream(DBOptions.class.getMethods())
                .filter(method -> method.getDeclaringClass().isInterface())
                .map(method -> method.getName())
                .filter(name -> Arrays.stream(ColumnFamilyOptions.class.getMethods())
                        .filter(method -> method.getDeclaringClass().isInterface())
                        .anyMatch(method -> method.getName().equals(name)))
                .collect(Collectors.groupingBy(name -> name));
        both.remove("close");
        assertThat(both).isEmpty();
    }
}
