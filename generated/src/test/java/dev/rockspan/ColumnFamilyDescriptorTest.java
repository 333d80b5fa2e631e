package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Column families are opened and created by their descriptors, with rocksdbjni's forms. */
class ColumnFamilyDescriptorTest {

    private static final byte[] FAMILY = "Bücher".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private final List<ColumnFamilyHandle> handles = new ArrayList<>();

    private String path() {
        return folder.resolve("db").toString();
    }

    private static List<ColumnFamilyDescriptor> both() {
        return List.of(
                new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY),
                new ColumnFamilyDescriptor(FAMILY, new ColumnFamilyOptions()));
    }

    private static DBOptions creating() {
        return new DBOptions().setCreateIfMissing(true).setCreateMissingColumnFamilies(true);
    }

    @Test
    void has_a_name_and_options() {
        try (ColumnFamilyOptions options = new ColumnFamilyOptions()) {
            ColumnFamilyDescriptor descriptor = new ColumnFamilyDescriptor(FAMILY, options);
            assertThat(descriptor.getName()).isEqualTo(FAMILY);
            assertThat(descriptor.getOptions()).isSameAs(options);
            assertThat(new ColumnFamilyDescriptor("Bücher", options))
                    .isEqualTo(descriptor)
                    .hasSameHashCodeAs(descriptor);
            assertThat(new ColumnFamilyDescriptor("other", options)).isNotEqualTo(descriptor);
            assertThat(new ColumnFamilyDescriptor(FAMILY)).isNotEqualTo(descriptor);
        }
    }

    @Test
    void a_name_that_c_cannot_take_is_refused() {
        try (RocksDB db = RocksDB.open(path())) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> db.createColumnFamily(new ColumnFamilyDescriptor(new byte[] {(byte) 0xff})));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> db.createColumnFamily(new ColumnFamilyDescriptor(b("a\0b"))));
        }
    }

    @Test
    void column_families_are_created() {
        RocksDB.loadLibrary();
        try (RocksDB db = RocksDB.open(path());
                ColumnFamilyOptions options = new ColumnFamilyOptions()) {
            db.put(db.createColumnFamily(new ColumnFamilyDescriptor(FAMILY, options)), b("key"), b("value"));
            assertThat(db.createColumnFamilies(
                            List.of(new ColumnFamilyDescriptor("a"), new ColumnFamilyDescriptor("b", options))))
                    .hasSize(2);
            assertThat(db.createColumnFamilies(options, List.of(b("c"), b("d"))))
                    .hasSize(2);
        }
        try (Options options = new Options()) {
            assertThat(RocksDB.listColumnFamilies(options, path()))
                    .containsExactly(RocksDB.DEFAULT_COLUMN_FAMILY, FAMILY, b("a"), b("b"), b("c"), b("d"));
            assertThat(RocksDB.listColumnFamilyNames(options, path())).contains("Bücher");
        }
    }

    @Test
    void what_is_not_there_is_not_found() {
        try (RocksDB db = RocksDB.open(path())) {
            assertThat(db.get(b("key"), new byte[1])).isEqualTo(RocksDB.NOT_FOUND);
        }
    }

    @Test
    void a_database_with_transactions_is_opened() {
        try (DBOptions options = creating();
                TransactionDBOptions transactions = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, transactions, path(), both(), handles)) {
            db.put(handles.get(1), b("key"), b("value"));
            db.put(db.createColumnFamily(new ColumnFamilyDescriptor("new")), b("key"), b("new value"));
            assertThat(s(db.get(handles.get(1), b("key")))).isEqualTo("value");
        }
    }

    @Test
    void a_database_with_optimistic_transactions_is_opened() {
        try (DBOptions options = creating();
                OptimisticTransactionDB db = OptimisticTransactionDB.open(options, path(), both(), handles);
                RocksDB base = db.getBaseDB()) {
            base.put(handles.get(1), b("key"), b("value"));
            assertThat(s(base.get(handles.get(1), b("key")))).isEqualTo("value");
        }
    }

    @Test
    void a_database_with_a_time_to_live_is_opened() {
        try (DBOptions options = creating();
                RocksDB db = RocksDB.openWithTtl(options, path(), both(), handles, List.of(0, 100))) {
            db.put(handles.get(1), b("key"), b("value"));
            db.put(db.createColumnFamilyWithTtl(new ColumnFamilyDescriptor("new"), 10), b("key"), b("new value"));
            assertThat(s(db.get(handles.get(1), b("key")))).isEqualTo("value");
        }
    }

    /** Of a database that is there. */
    @Nested
    class Existing {

        @BeforeEach
        void create() {
            try (DBOptions options = creating();
                    RocksDB db = RocksDB.open(options, path(), both(), handles)) {
                db.put(handles.get(1), b("key"), b("value"));
            }
            handles.clear();
        }

        private void holds(RocksDB db) {
            assertThat(handles).hasSize(2);
            assertThat(s(db.get(handles.get(1), b("key")))).isEqualTo("value");
        }

        @Test
        void is_opened() {
            try (DBOptions options = new DBOptions();
                    RocksDB db = RocksDB.open(options, path(), both(), handles)) {
                holds(db);
            }
        }

        @Test
        void is_opened_with_default_options() {
            try (RocksDB db = RocksDB.open(path(), both(), handles)) {
                holds(db);
            }
        }

        @Test
        void is_opened_to_read() {
            try (RocksDB db = RocksDB.openReadOnly(path(), both(), handles)) {
                holds(db);
            }
            handles.clear();
            try (DBOptions options = new DBOptions();
                    RocksDB db = RocksDB.openReadOnly(options, path(), both(), handles)) {
                holds(db);
            }
            handles.clear();
            try (DBOptions options = new DBOptions();
                    RocksDB db = RocksDB.openReadOnly(options, path(), both(), handles, false)) {
                holds(db);
            }
            try (RocksDB db = RocksDB.openReadOnly(path())) {
                assertThat(db.get(b("key"))).isNull();
            }
        }

        @Test
        void is_followed() {
            try (DBOptions options = new DBOptions().setMaxOpenFiles(-1);
                    RocksDB db = RocksDB.openAsSecondary(
                            options, path(), folder.resolve("secondary").toString(), both(), handles)) {
                holds(db);
            }
        }
    }
}
