package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.ParameterNames;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Versions call parameters otherwise; a name of any of them is as good. */
class ParameterNamesTest {

    private static final CApi HERE = MadeUpHeader.read("void rocksdb_go(int far, int);");
    private static final CApi OLDER = MadeUpHeader.read("void rocksdb_go(int distance, int);");
    private static final CApi OTHER = MadeUpHeader.read("void rocksdb_go(int steps);");

    private final List<Problem> problems = new ArrayList<>();

    @Test
    void theNameOfAnotherVersionMeansTheSamePlace() {
        assertThat(resolved("far").function("rocksdb_go").parametersByIndex()).containsOnlyKeys(0);
        assertThat(resolved("distance").function("rocksdb_go").parametersByIndex())
                .containsOnlyKeys(0);
        assertThat(resolved("1").function("rocksdb_go").parametersByIndex()).containsOnlyKeys(1);
        assertThat(problems).isEmpty();
    }

    @Test
    void aNameOfAVersionThatTakesLessMeansNothing() {
        assertThat(resolved("steps").function("rocksdb_go").parametersByIndex()).isEmpty();
        assertThat(problems)
                .containsExactly(new Problem("templates/a.yaml:2", "rocksdb_go has no parameter steps. It has far, 1"));
    }

    /** What is said instead is that it can only be left out. */
    @Test
    void ofWhatJavaCannotCallNoParameterIsMissed() {
        CApi variadic = HERE.withFunctions(
                List.of(CFunction.beyond("rocksdb_go", "void rocksdb_go(int, ...)", "variadic", "c.h")));

        assertThat(resolved("far", variadic).function("rocksdb_go").parametersByIndex())
                .isEmpty();
        assertThat(resolved("1", variadic).function("rocksdb_go").parametersByIndex())
                .isEmpty();
        assertThat(problems).isEmpty();
    }

    private Rules resolved(String parameter) {
        return resolved(parameter, HERE);
    }

    private Rules resolved(String parameter, CApi here) {
        Rules rules = MadeUpTemplates.load(
                Map.of("a.yaml", "functions:\n  rocksdb_go: {parameters: {" + parameter + ": {what: it}}}\n"));
        return ParameterNames.resolve(
                rules, here, ApiHistory.of(List.of(OTHER.withVersion("9.0.0"), OLDER.withVersion("10.0.0"))), problems);
    }
}
