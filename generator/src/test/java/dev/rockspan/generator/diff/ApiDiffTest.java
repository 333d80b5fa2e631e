package dev.rockspan.generator.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.diff.Changes.Changed;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ApiDiffTest {

    private static final String OLD = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_old_t rocksdb_old_t;
            struct rocksdb_slice_t { const char *data; size_t size; };
            typedef void (*on_event)(void *state, int a);
            typedef void (*on_other)(void *state, int a);
            enum { rocksdb_one = 1, rocksdb_two = 2, rocksdb_total = 2 };
            void rocksdb_gone(rocksdb_t *db);
            void rocksdb_same(rocksdb_t *db, int n);
            void rocksdb_renamed(rocksdb_t *db, int n);
            void rocksdb_called(rocksdb_t *db, void (*f)(void *state, int n));
            void rocksdb_wider(rocksdb_t *db, int n);
            const char *rocksdb_owned(rocksdb_t *db);
            """;

    private static final String NEW = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_new_t rocksdb_new_t;
            struct rocksdb_slice_t { const char *data; size_t size; int kind; };
            typedef void (*on_event)(void *state, int number);
            typedef void (*on_other)(void *state, uint64_t a);
            enum { rocksdb_one = 1, rocksdb_three = 3, rocksdb_total = 3 };
            void rocksdb_same(rocksdb_t *db, int n);
            void rocksdb_renamed(rocksdb_t *db, int number);
            void rocksdb_called(rocksdb_t *db, void (*f)(void *state, int number));
            void rocksdb_wider(rocksdb_t *db, uint64_t n);
            char *rocksdb_owned(rocksdb_t *db);
            void rocksdb_added(rocksdb_t *db);
            """;

    private final ApiDiff diff = ApiDiff.between(MadeUpHeader.read(OLD), MadeUpHeader.read(NEW));

    @Test
    void tellsFunctionsThatCameWentAndChanged() {
        assertThat(names(diff.functions().added())).containsExactly("rocksdb_added");
        assertThat(names(diff.functions().removed())).containsExactly("rocksdb_gone");
        assertThat(after(diff.functions().changed())).containsExactly("rocksdb_owned", "rocksdb_wider");
    }

    @Test
    void namesOfParametersAreNoPartOfASignature() {
        assertThat(after(diff.renamed())).containsExactly("rocksdb_called", "rocksdb_renamed");
    }

    @Test
    void tellsTypesStructsCallbacksAndConstants() {
        assertThat(diff.types().added()).containsExactly("rocksdb_new_t");
        assertThat(diff.types().removed()).containsExactly("rocksdb_old_t");
        assertThat(diff.structs().changed())
                .extracting(Changed::after)
                .extracting(CStruct::name)
                .containsExactly("rocksdb_slice_t");
        assertThat(diff.callbacks().changed())
                .extracting(Changed::after)
                .extracting(CCallback::name)
                .containsExactly("on_other");
        assertThat(diff.constants().added()).containsExactly(new CConstant("rocksdb_three", 3));
        assertThat(diff.constants().removed()).containsExactly(new CConstant("rocksdb_two", 2));
        assertThat(diff.constants().changed())
                .containsExactly(new Changed<>(new CConstant("rocksdb_total", 2), new CConstant("rocksdb_total", 3)));
    }

    @Test
    void aVersionDoesNotDifferFromItself() {
        ApiDiff none = ApiDiff.between(MadeUpHeader.read(NEW), MadeUpHeader.read(NEW));

        assertThat(Stream.of(none.functions(), none.types(), none.structs(), none.callbacks(), none.constants()))
                .allMatch(changes -> changes.equals(new Changes<>(List.of(), List.of(), List.of())));
        assertThat(none.renamed()).isEmpty();
    }

    @Test
    void countsWhatCameWithTheGreatestReleaseSoFar() {
        ApiDiff real = ApiDiff.between(committed("11.1.2"), committed("11.8.1"));

        assertThat(real.functions().added()).hasSize(697);
        assertThat(names(real.functions().removed())).containsExactly("rocksdb_writebatch_wi_create_from");
        assertThat(real.functions().changed()).isEmpty();
        assertThat(real.renamed()).hasSize(142);
        assertThat(real.types().added()).hasSize(23);
        assertThat(real.constants().added()).hasSize(18);
        assertThat(real.constants().changed())
                .extracting(change -> change.after().name())
                .containsExactly("rocksdb_total_metric_count");
    }

    @Test
    void noticesAFunctionThatKeptItsNameAndNotItsParameters() {
        ApiDiff real = ApiDiff.between(committed("10.10.1"), committed("11.0.4"));

        assertThat(after(real.functions().changed())).containsExactly("rocksdb_slicetransform_create");
    }

    private static CApi committed(String version) {
        return SnapshotReader.read(Checkout.folder().resolve("templates/c-api/rocksdb-" + version + ".json"));
    }

    private static List<String> names(List<CFunction> functions) {
        return functions.stream().map(CFunction::name).toList();
    }

    private static List<String> after(List<Changed<CFunction>> changes) {
        return changes.stream().map(change -> change.after().name()).toList();
    }
}
