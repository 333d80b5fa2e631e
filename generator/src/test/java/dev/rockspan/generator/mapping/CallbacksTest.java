package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Function pointers and their state: the Java interface they become, how long it is called, and what is refused. */
class CallbacksTest {

    private static final String COMPARATOR = """
        typedef struct rocksdb_order_t rocksdb_order_t;
        void rocksdb_order_destroy(rocksdb_order_t *order);
        rocksdb_order_t *rocksdb_order_create(void *state, void (*destructor)(void *), int (*compare)(void *, const char *, size_t, const char *, size_t), const char *(*name)(void *));
        """;

    private static final String RULES = """
        types:
          rocksdb_order_t: {class: Order, passed: borrowed}
        functions:
          rocksdb_order_create: {callbacks: OrderCallbacks}
        callbacks:
          OrderCallbacks:
            summary: The order.
            function: rocksdb_order_create
            methods:
              - {name: compare, parameters: {1: {name: a}, 3: {name: b}}, on-exception: order}
        """;

    @Test
    void functionPointersBecomeAnInterface() {
        Mapping mapping = Mapping.of(COMPARATOR, RULES);

        assertThat(mapping.java("rocksdb_order_create")).containsExactly("new Order(String, OrderCallbacks)");
        assertThat(mapping.arguments("rocksdb_order_create"))
                .containsExactly(
                        "CallbackState{parameter=callbacks, named=name, until=DESTRUCTOR, slot=create}",
                        "DESTRUCTOR",
                        "CallbackStub{interfaceName=OrderCallbacks, method=compare}",
                        "NAME");
        CallbackInterface callbacks = mapping.mapped().model().callbacks().get(0);
        assertThat(callbacks.name()).isEqualTo("OrderCallbacks");
        assertThat(callbacks.methods()).singleElement().satisfies(method -> assertThat(method.inputs())
                .extracting(input -> input.parameter().name(), input -> ModelText.of(input.kind()))
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("a", "BYTES"),
                        org.assertj.core.groups.Tuple.tuple("b", "BYTES")));
        assertThat(ModelText.of(callbacks.methods().get(0).result()))
                .isEqualTo(
                        "Value{conversion=Conversion{kind=IDENTITY, carrier=INT}, failure=Failure{kind=ANY_ORDER, a=1, b=3}}");
    }

    @Test
    void howLongTheyAreCalledFollowsFromWhatTakesThem() {
        Mapping mapping = Mapping.of("""
            int rocksdb_count(const rocksdb_t *db);
            void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, const char *, size_t));
            void rocksdb_options_set_watch(rocksdb_options_t *options, void (*visit)(void *, const char *, size_t), void *state);
            rocksdb_cache_t *rocksdb_cache_watched(void (*visit)(void *, const char *, size_t), void *state);
            void rocksdb_options_set_guard(rocksdb_options_t *options, void *state, void (*destructor)(void *), void (*visit)(void *, const char *, size_t));
            """, """
            functions:
              rocksdb_visit: {callbacks: VisitCallbacks, record-count: rocksdb_count}
              rocksdb_options_set_watch: {callbacks: VisitCallbacks}
              rocksdb_cache_watched: {callbacks: VisitCallbacks}
              rocksdb_options_set_guard: {callbacks: VisitCallbacks}
            callbacks:
              VisitCallbacks:
                function: rocksdb_visit
                methods: [{name: visit, parameters: {1: {name: key, text: true}}}]
            """);

        assertThat(mapping.arguments("rocksdb_visit"))
                .contains("CallbackState{parameter=callbacks, until=RETURN, slot=visit, visits=rocksdb_count}");
        assertThat(mapping.arguments("rocksdb_options_set_watch"))
                .contains("CallbackState{parameter=callbacks, until=RECEIVER_CLOSES, slot=setWatch}");
        assertThat(mapping.arguments("rocksdb_cache_watched"))
                .contains("CallbackState{parameter=callbacks, until=RESULT_CLOSES, slot=watched}");
        // Its destructor is called when another one is set, which is too early for what still has the old one.
        assertThat(mapping.arguments("rocksdb_options_set_guard"))
                .contains("CallbackState{parameter=callbacks, until=RECEIVER_CLOSES, slot=setGuard}", "NO_DESTRUCTOR");
        assertThat(mapping.mapped().model().callbacks().get(0).transientOnly()).isFalse();
    }

    @Test
    void callbacksThatEndWithTheCallAreTransient() {
        Mapping mapping = Mapping.of(
                "void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, const char *, size_t));", """
            functions:
              rocksdb_visit: {callbacks: VisitCallbacks}
            callbacks:
              VisitCallbacks:
                function: rocksdb_visit
                methods: [{name: visit, parameters: {1: {name: key, text: true}}}]
            """);

        assertThat(mapping.mapped().model().callbacks().get(0).transientOnly()).isTrue();
    }

    @Test
    void functionPointersNeedAnInterface() {
        assertThat(Mapping.refusal("void rocksdb_hook(rocksdb_t *db, void (*hook)(void *), void *state);"))
                .startsWith("c.h: rocksdb_hook has no Java form: it takes functions to call back;"
                        + " \"exclude\" it if C keeps them: Java lets C call them during this call only, or say"
                        + " \"callbacks: Hook\"");
        assertThat(Mapping.refusal(
                        "void rocksdb_hook(rocksdb_t *db, void (*hook)(void *), void *state);",
                        "rocksdb_hook",
                        "callbacks: HookCallbacks"))
                .startsWith("templates/test.yaml:2: rocksdb_hook: the templates have no callbacks" + " HookCallbacks");
        assertThat(Mapping.refusal(COMPARATOR, RULES.replace("callbacks: OrderCallbacks", "callbacks: OrderCalbacks")))
                .extracting(Problem::toString)
                .anyMatch(problem -> problem.endsWith("no callbacks OrderCalbacks; did you mean \"OrderCallbacks\"?"));
    }

    /** What frees, by its name, is not what Java implements; memory that nobody frees cannot be given to C. */
    @Test
    void whatAFunctionReturnsToCIsC() {
        String label = "void rocksdb_label(rocksdb_t *db, void *state, void (*destroy)(void *),"
                + " char *(*label)(void *, const char *, size_t, size_t *));";

        assertThat(Mapping.decided(label, "").undecided())
                .singleElement()
                .extracting(open -> open.questions().get(0).answers().get(1).beside())
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .last()
                .isEqualTo("    - {name: label, summary: <sentence>, parameters: {1: {name: <name>}}, returns:"
                        + " {ownership: same}}");
        assertThat(Mapping.refusal(label))
                .contains("\"exclude\" it if one returns other bytes than the start of the first that it takes");
        assertThat(Mapping.refusal("void rocksdb_name_it(rocksdb_t *db, void *state, char *(*name)(void *, int));"))
                .contains("can only be left out")
                .contains("no convention fits what name returns, a char *");
        String rules = """
                functions:
                  rocksdb_label: {callbacks: Labels}
                callbacks:
                  Labels:
                    function: rocksdb_label
                    methods: [{name: label, parameters: {1: {name: key}}%s}]
                """;
        assertThat(Mapping.refusal(label, String.format(rules, "")))
                .extracting(Problem::toString)
                .anyMatch(problem -> problem.contains("say \"returns: {ownership: same}\""));
        CallbackInterface labels = Mapping.of(label, String.format(rules, ", returns: {ownership: same}"))
                .mapped()
                .model()
                .callbacks()
                .get(0);
        assertThat(ModelText.of(labels.methods().get(0).result())).startsWith("Prefix");
    }

    @Test
    void aNumberAfterCharsMayBeTheirLength() {
        String header = "void rocksdb_tell(rocksdb_t *db, void *state, void (*tell)(void *, const char *, int));";
        String rules = """
                functions:
                  rocksdb_tell: {callbacks: Tell}
                callbacks:
                  Tell:
                    function: rocksdb_tell
                    methods: [{name: tell, parameters: {1: {name: word%s}, 2: {name: level}}}]
                """;

        assertThat(failure(header, rules.formatted("")))
                .contains(
                        "whether parameter 2 is the length of 1 is not stated; say \"parameters: {1: {text: true}}\"");
        assertThat(Mapping.of(header, rules.formatted(", text: true"))
                        .mapped()
                        .model()
                        .callbacks())
                .hasSize(1);
    }

    @Test
    void theInterfaceHasAsManyMethodsAsThereAreFunctionPointers() {
        assertThat(Mapping.refusal(COMPARATOR, RULES + "      - {name: compareAgain, on-exception: order}\n"))
                .anySatisfy(problem -> assertThat(problem.toString())
                        .contains("OrderCallbacks has 2 methods, but rocksdb_order_create takes 1 functions"));
    }

    @Test
    void theInterfaceIsOfAFunctionThatExists() {
        assertThat(Mapping.refusal(
                        COMPARATOR, RULES.replace("function: rocksdb_order_create", "function: rocksdb_order_craete")))
                .anySatisfy(problem -> assertThat(problem.toString())
                        .contains(
                                "OrderCallbacks is of rocksdb_order_craete", "did you mean \"rocksdb_order_create\"?"));
    }

    @Test
    void whatIsReturnedAfterAnExceptionIsStatedAndPossible() {
        assertThat(failure("", RULES.replace(", on-exception: order", "")))
                .contains("OrderCallbacks.compare has no Java form: what it returns after an exception is not"
                        + " stated; say \"on-exception: <word>\": a number, or `order`, which compares the first two byte"
                        + " parameters");
        assertThat(failure("", RULES.replace("on-exception: order", "on-exception: often")))
                .contains("its \"on-exception\" cannot be \"often\", but only a number, or `order`, ");
        assertThat(failure("", RULES.replace("on-exception: order", "returns: {boolean: true}, on-exception: '1'")))
                .contains("its \"on-exception\" cannot be \"1\", but only true, false, or `order`, ");
        assertThat(failure("", RULES.replace("on-exception: order", "returns: {enum: Mode}, on-exception: SLOWW")))
                .contains("its \"on-exception\" SLOWW is no constant of Mode; did you mean \"SLOW\"?");
        assertThat(failure("", RULES.replace("on-exception: order", "returns: {enum: Flag}, on-exception: ONE")))
                .contains("no convention for sets of Flag in callbacks");
    }

    @Test
    void whatNeedNotBeImplementedReturnsWhatIsSaidOrWhatCGetsAfterAnException() {
        assertThat(failure("", RULES.replace("on-exception: order", "on-exception: order, optional: true")))
                .contains("it is \"optional\", so say what it returns where Java has none: \"default: <Java>\"");
        assertThat(otherwise("on-exception: '3', optional: true")).isEqualTo("3");
        assertThat(otherwise("on-exception: '3', optional: true, default: '4'")).isEqualTo("4");
        assertThat(otherwise("returns: {boolean: true}, on-exception: 'false', optional: true"))
                .isEqualTo("false");
    }

    private static @Nullable String otherwise(String said) {
        return method(Mapping.of(COMPARATOR, RULES.replace("on-exception: order", said)))
                .otherwise();
    }

    private static CallbackMethod method(Mapping mapping) {
        return mapping.mapped().model().callbacks().get(0).methods().get(0);
    }

    @Test
    void whatIsShownMayBeACopy() {
        String header = """
                typedef struct rocksdb_order_t rocksdb_order_t;
                void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, const rocksdb_order_t *, int));
                const char *rocksdb_order_data(rocksdb_order_t *batch, size_t *size);
                %s
                """;
        String copies = """
                rocksdb_order_t *rocksdb_order_create_from(const char *data, size_t size);
                void rocksdb_order_destroy(rocksdb_order_t *batch);
                """;
        String rules = """
            types:
              rocksdb_order_t: {class: Batch, passed: call}
            functions:
              rocksdb_visit: {callbacks: VisitCallbacks}
            callbacks:
              VisitCallbacks:
                function: rocksdb_visit
                methods:
                  - name: visit
                    parameters:
                      1: {name: batch%s}
                      2: {name: count%s}
            """;
        String copied = ", copy: {data: rocksdb_order_data, create: rocksdb_order_create_from}";

        assertThat(method(Mapping.of(header.formatted(copies), rules.formatted(copied, "")))
                        .inputs())
                .extracting(CallbackMethod.Input::copy)
                .contains(new CallbackMethod.Copy(
                        "rocksdb_order_data", "rocksdb_order_create_from", "rocksdb_order_destroy"));
        assertThat(failure(header.formatted(""), rules.formatted(copied, "")))
                .contains("parameter 1 is copied, but nothing frees a rocksdb_order_t");
        assertThat(failure(header.formatted(copies), rules.formatted("", copied)))
                .contains("\"copy\" has no effect on parameter 2");
        for (String key : List.of("omit: 1", "min: 0", "text: true", "nullable: true")) {
            assertThat(failure(header.formatted(copies), rules.formatted("", ", " + key)))
                    .contains("has no effect on parameter 2, which is a number that C passes to Java; delete it");
        }
        assertThat(failure(header.formatted(copies), rules.formatted("", "}\n          3: {name: more")))
                .contains("it has no parameter 3 beside the state; there are 1 to 2");
    }

    private static final String VISIT = """
            functions:
              rocksdb_visit: {callbacks: VisitCallbacks}
            callbacks:
              VisitCallbacks:
                function: rocksdb_visit
                methods: [{name: visit}]
            """;

    @Test
    void aSizeMayBeNegativeOnlyIfThatMeansSomething() {
        String header = "void rocksdb_visit(rocksdb_t *db, void *state, size_t (*visit)(void *));";

        assertThat(answer(header, "0")).isEqualTo(Conversion.size(Carrier.LONG));
        assertThat(answer(header, "-1L")).isEqualTo(Conversion.identity(Carrier.LONG));
    }

    private static Conversion answer(String header, String onException) {
        String rules = VISIT.replace("{name: visit}", "{name: visit, on-exception: '" + onException + "'}");
        CallbackResult result = method(Mapping.of(header, rules)).result();
        return ((CallbackResult.Value) result).conversion();
    }

    @Test
    void whatItFillsIsNamedWhereItReturnsNothing() {
        assertThat(failure(
                        "void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, unsigned char *stop));",
                        VISIT))
                .contains("no convention fits parameter 1, a unsigned char *, which it fills");
    }

    @Test
    void aMethodThatNoConventionFitsIsNamed() {
        String header = "void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, void *));";

        assertThat(failure(header, VISIT))
                .startsWith(
                        "templates/test.yaml:6: VisitCallbacks.visit has no Java form: no convention fits parameter 1,"
                                + " a void *");
        assertThat(Mapping.of(header, VISIT.replace("{name: visit}", "{name: visit, skip: [1]}"))
                        .mapped()
                        .model()
                        .callbacks()
                        .get(0)
                        .methods())
                .extracting(CallbackMethod::inputs)
                .containsExactly(List.of());
    }

    @Test
    void bytesAreSkippedWithTheirLength() {
        String header = "void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *, const char *, size_t));";
        String rules = VISIT.replace("{name: visit}", "{name: visit, skip: [1]}");

        assertThat(failure(header, rules))
                .startsWith(
                        "templates/test.yaml:6: VisitCallbacks.visit has no Java form: it skips parameter 1 but not its"
                                + " length, 2; skip both");
        assertThat(Mapping.of(header, rules.replace("[1]", "[1, 2]"))
                        .mapped()
                        .model()
                        .callbacks())
                .hasSize(1);
    }

    @Test
    void visitsAreCountedByAFunctionOfTheReceiver() {
        assertThat(Mapping.refusal("void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)(void *));", """
            functions:
              rocksdb_visit: {callbacks: VisitCallbacks, record-count: rocksdb_cuont}
            callbacks:
              VisitCallbacks:
                function: rocksdb_visit
                methods: [{name: visit}]
            """))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("rocksdb_visit: the header has no function rocksdb_cuont to count"));
    }

    private static String failure(String header, String rules) {
        var problems = Mapping.refusal(header.isEmpty() ? COMPARATOR : header, rules);
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }
}
