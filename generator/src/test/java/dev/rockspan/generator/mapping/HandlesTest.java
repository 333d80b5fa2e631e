package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objects that go in and come out: who owns them, what keeps them alive, what frees them. */
class HandlesTest {

    @Test
    void whatHappensToAnObjectIsWhatItsTypeSays() {
        Mapping mapping =
                Mapping.of("void rocksdb_options_set_row_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);");

        assertThat(mapping.arguments("rocksdb_options_set_row_cache"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=cache}");
        assertThat(parameter(mapping, "rocksdb_options_set_row_cache").what()).startsWith("shared");
        assertThat(mapping.operation("rocksdb_options_set_row_cache").effects().borrows())
                .isEmpty();
    }

    @Test
    void aFunctionMayDoOtherwiseWithAnObject() {
        Mapping mapping = Mapping.of(
                "void rocksdb_options_take_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);",
                "rocksdb_options_take_cache",
                "parameters: {cache: {ownership: transferred, nullable: true}}");

        assertThat(mapping.arguments("rocksdb_options_take_cache"))
                .containsExactly("RECEIVER", "Transferred{parameter=cache, nullable=true, newOwner=Options.takeCache}");
        assertThat(parameter(mapping, "rocksdb_options_take_cache").what()).startsWith("consumed");
    }

    @Test
    void whatIsHandedOverMayHaveToBelongToTheReceiver() {
        String prototype = "void rocksdb_reuse(rocksdb_t *db, rocksdb_iterator_t *old);";
        Mapping mapping = Mapping.of(
                prototype, "rocksdb_reuse", "parameters: {old: {ownership: transferred, of-receiver: true}}");

        assertThat(mapping.arguments("rocksdb_reuse"))
                .containsExactly("RECEIVER", "Transferred{parameter=old, own=true, newOwner=RocksDB.reuse}");
        assertThat(parameter(mapping, "rocksdb_reuse").what()).startsWith("must belong to this object; consumed");
        assertThat(Mapping.refusal(
                        prototype, "rocksdb_reuse", "parameters: {old: {ownership: call, of-receiver: true}}"))
                .contains(
                        "\"of-receiver\" has no effect on parameter old, which is an object that stays the caller's; delete it");
    }

    @Test
    void whatIsTiedToADatabaseIsUsedWithNoOther() {
        Mapping mapping = Mapping.of("""
            void rocksdb_look(rocksdb_t *db, rocksdb_column_family_handle_t *family);
            void rocksdb_iter_look(rocksdb_iterator_t *iterator, rocksdb_column_family_handle_t *family);
            void rocksdb_files_look(rocksdb_files_t *files, rocksdb_column_family_handle_t *family);
            void rocksdb_files_compare(rocksdb_files_t *files, rocksdb_t *db, rocksdb_column_family_handle_t *family);
            """);

        assertThat(mapping.arguments("rocksdb_look"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=family, of=this}");
        assertThat(mapping.arguments("rocksdb_iter_look"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=family, of=this}");
        assertThat(mapping.arguments("rocksdb_files_look"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=family}");
        assertThat(mapping.arguments("rocksdb_files_compare"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=db}", "HandlePointer{parameter=family, of=db}");
    }

    /** A snapshot of one connection is none of another. */
    @Test
    void whatAnObjectMakesIsUsedWithThatObject() {
        Mapping mapping = Mapping.of("""
            typedef struct rocksdb_link_t rocksdb_link_t;
            typedef struct rocksdb_view_t rocksdb_view_t;
            rocksdb_link_t *rocksdb_link_create(void);
            void rocksdb_link_destroy(rocksdb_link_t *link);
            void rocksdb_view_destroy(rocksdb_view_t *view);
            rocksdb_view_t *rocksdb_link_create_view(rocksdb_link_t *link);
            int rocksdb_link_read(rocksdb_link_t *link, rocksdb_view_t *view);
            """, """
            types:
              rocksdb_link_t: {class: Link}
              rocksdb_view_t: {class: View, passed: call, owned-by-parent: true}
            """);

        assertThat(mapping.arguments("rocksdb_link_read"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=view, of=this}");
    }

    /** Otherwise a snapshot could be read in a database that knows nothing of it. */
    @Test
    void whatIsSaidOfAllThatMakesAnObjectHoldsForItsType() {
        String header = """
            typedef struct rocksdb_view_t rocksdb_view_t;
            void rocksdb_view_destroy(rocksdb_view_t *view);
            rocksdb_view_t *rocksdb_view(rocksdb_t *db);
            rocksdb_view_t *rocksdb_view_of(rocksdb_t *db, int at);
            int rocksdb_read_view(rocksdb_t *db, rocksdb_view_t *view);
            """;
        String types = "types: {rocksdb_view_t: {class: View, passed: call}}\nfunctions:\n"
                + "  rocksdb_view: {returns: {owned-by-parent: true}}\n";

        assertThat(Mapping.of(header, types + "  rocksdb_view_of: {returns: {owned-by-parent: true}}\n")
                        .arguments("rocksdb_read_view"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=view, of=this}");
        for (String other : List.of(
                "returns: {parent: db}",
                "exclude: it is not wanted",
                "in: rocksdb_t, name: of, returns: {ownership: view}")) {
            assertThat(Mapping.of(header, types + "  rocksdb_view_of: {" + other + "}\n")
                            .arguments("rocksdb_read_view"))
                    .as(other)
                    .containsExactly("RECEIVER", "HandlePointer{parameter=view, of=this}");
        }
        assertThat(Mapping.of(header, types + "  rocksdb_view_of: {returns: {owned-by-parent: false}}\n")
                        .arguments("rocksdb_read_view"))
                .containsExactly("RECEIVER", "HandlePointer{parameter=view}");
    }

    @Test
    void ownershipIsNeverGuessed() {
        assertThat(Mapping.refusal("void rocksdb_use(rocksdb_t *db, rocksdb_files_t *files);"))
                .isEqualTo("c.h: rocksdb_use has no Java form: what C does with parameter files, a rocksdb_files_t, is"
                        + " not stated; say \"parameters: {files: {ownership: borrowed}}\" if it keeps the pointer"
                        + " (else call, shared, copied or transferred). If it frees the object and you say otherwise, closing"
                        + " that ends the JVM. Decide it in templates/: the fact, or \"exclude\" with a reason"
                        + "; ./rockspan upgrade writes a template to fill in");
    }

    /** What a setter keeps, another function may only use: then a snapshot would stay, or an iterator leak. */
    @Test
    void whatSettersKeepIsAskedOfOtherFunctions() {
        String use = "void rocksdb_use(rocksdb_t *db, const rocksdb_snapshot_t *snapshot);";

        assertThat(Mapping.refusal(use))
                .startsWith(
                        "c.h: rocksdb_use has no Java form: a rocksdb_snapshot_t that a setter is passed is borrowed;"
                                + " whether parameter snapshot is, too, is not stated; say \"parameters: {snapshot:"
                                + " {ownership: borrowed}}\" if it is, or \"parameters: {snapshot: {ownership: call}}\" if C uses"
                                + " it only until it returns");
        assertThat(Mapping.of(use, "rocksdb_use", "parameters: {snapshot: {ownership: call}}")
                        .operation("rocksdb_use")
                        .effects()
                        .borrows())
                .isEmpty();
        assertThat(Mapping.of(use, "rocksdb_use", "parameters: {snapshot: {ownership: borrowed}}")
                        .operation("rocksdb_use")
                        .effects()
                        .borrows())
                .isNotEmpty();
    }

    /** A copy points to what setters had the object borrow, but only the object retains that. */
    @Test
    void aCopyOfWhatBorrowsIsAskedFor() {
        String header = """
                typedef struct rocksdb_vault_options_t rocksdb_vault_options_t;
                rocksdb_vault_options_t *rocksdb_vault_options_create(void);
                void rocksdb_vault_options_destroy(rocksdb_vault_options_t *options);
                void rocksdb_vault_options_set_size(rocksdb_vault_options_t *options, int size);
                void rocksdb_set_vault(rocksdb_t *db, const rocksdb_vault_options_t *options);
                """;
        String borrowing = "void rocksdb_vault_options_set_snapshot(rocksdb_vault_options_t *options, const"
                + " rocksdb_snapshot_t *snapshot);\n";
        String copied = "types:\n  rocksdb_vault_options_t: {class: VaultOptions, passed: copied}\n";
        String said = copied + "functions:\n  rocksdb_set_vault: {parameters: {options: {ownership: %s}}}\n";

        assertThat(Mapping.of(header, copied).java("rocksdb_set_vault")).hasSize(1);
        assertThat(Mapping.refusal(header + borrowing, copied))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .startsWith("rocksdb_set_vault has no Java form: C copies parameter options, a rocksdb_vault_options_t."
                        + " Setter rocksdb_vault_options_set_snapshot makes such an object point to another one;"
                        + " say \"parameters: {options: {ownership: borrowed}}\" if the copy uses the same object,");
        assertThat(Mapping.of(header + borrowing, said.formatted("copied"))
                        .operation("rocksdb_set_vault")
                        .effects()
                        .borrows())
                .isEmpty();
        assertThat(Mapping.of(header + borrowing, said.formatted("borrowed"))
                        .operation("rocksdb_set_vault")
                        .effects()
                        .borrows())
                .hasSize(1);
    }

    /** The same of a method that copies its receiver, unless that closes the copies. */
    @Test
    void aCopyOfAReceiverThatBorrowsIsAskedFor() {
        String header = """
                typedef struct rocksdb_vault_options_t rocksdb_vault_options_t;
                rocksdb_vault_options_t *rocksdb_vault_options_create(void);
                rocksdb_vault_options_t *rocksdb_vault_options_clone(const rocksdb_vault_options_t *options);
                void rocksdb_vault_options_destroy(rocksdb_vault_options_t *options);
                void rocksdb_vault_options_set_size(rocksdb_vault_options_t *options, int size);
                """;
        String borrowing = "void rocksdb_vault_options_set_snapshot(rocksdb_vault_options_t *options, const"
                + " rocksdb_snapshot_t *snapshot);\n";
        String said = "types:\n  rocksdb_vault_options_t: {class: VaultOptions, passed: call}\nfunctions:\n"
                + "  rocksdb_vault_options_clone: {name: copy, returns: {owned-by-parent: %s}%s}\n";
        String ownership = ", parameters: {options: {ownership: %s}}";

        assertThat(Mapping.of(header, said.formatted(false, "")).java("rocksdb_vault_options_clone"))
                .hasSize(1);
        assertThat(Mapping.of(header + borrowing, said.formatted(true, "")).java("rocksdb_vault_options_clone"))
                .hasSize(1);
        assertThat(Mapping.refusal(header + borrowing, said.formatted(false, "")))
                .singleElement()
                .extracting(Problem::message)
                .asString()
                .startsWith("rocksdb_vault_options_clone has no Java form: C may copy parameter options, a"
                        + " rocksdb_vault_options_t. Setter rocksdb_vault_options_set_snapshot makes such an object point"
                        + " to another one;");
        assertThat(copied(Mapping.of(header + borrowing, said.formatted(false, ownership.formatted("borrowed")))))
                .containsExactly("this");
        assertThat(copied(Mapping.of(header + borrowing, said.formatted(false, ownership.formatted("copied")))))
                .isEmpty();
    }

    private static List<String> copied(Mapping mapping) {
        return mapping.operation("rocksdb_vault_options_clone")
                .result()
                .created()
                .orElseThrow()
                .ties()
                .borrows();
    }

    @Test
    void whatMakesNoObjectHasNoneThatRetains() {
        assertThat(Mapping.refusal(
                        "void rocksdb_readoptions_set_snapshot(rocksdb_readoptions_t *options, const rocksdb_snapshot_t"
                                + " *snapshot);",
                        "rocksdb_readoptions_set_snapshot",
                        "parameters: {snapshot: {retained-by: result}}"))
                .endsWith(
                        "rocksdb_readoptions_set_snapshot: it makes no object that could retain parameter snapshot; delete"
                                + " \"retained-by\"");
    }

    @Test
    void anOwnershipOfResultsIsNoneOfParameters() {
        assertThat(Mapping.refusal(
                        "void rocksdb_use(rocksdb_t *db, rocksdb_cache_t *cache);",
                        "rocksdb_use",
                        "parameters: {cache: {ownership: view}}"))
                .contains(
                        "templates/test.yaml:2: rocksdb_use: the ownership of parameter cache is call, shared, copied,"
                                + " borrowed, transferred or filled, not view");
    }

    @Test
    void theReceiverKeepsAliveWhatItBorrows() {
        Mapping mapping = Mapping.of(
                "void rocksdb_readoptions_set_snapshot(rocksdb_readoptions_t *options, const rocksdb_snapshot_t"
                        + " *snapshot);",
                "rocksdb_readoptions_set_snapshot",
                "parameters: {snapshot: {nullable: true}}");

        assertThat(mapping.operation("rocksdb_readoptions_set_snapshot")
                        .effects()
                        .borrows())
                .extracting(ModelText::of)
                .containsExactly("Borrow{slot=setSnapshot.snapshot, parameter=snapshot}");
    }

    @Test
    void theResultKeepsAliveWhatItBorrows() {
        Mapping mapping = Mapping.of(
                "rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db, const rocksdb_readoptions_t *options);",
                "rocksdb_create_iterator",
                "name: newIterator, parameters: {options: {ownership: borrowed}}");

        assertThat(mapping.operation("rocksdb_create_iterator").effects().borrows())
                .isEmpty();
        assertThat(mapping.result("rocksdb_create_iterator"))
                .isEqualTo("NewHandle{className=RocksIterator, destroy=rocksdb_iter_destroy, ties=Ties{parent=this,"
                        + " borrows=[options]}}");
    }

    @Test
    void everyObjectOfAListKeepsAliveWhatIsBorrowed() {
        Mapping mapping = Mapping.of(
                "void rocksdb_create_iterators(rocksdb_t *db, rocksdb_readoptions_t *options,"
                        + " rocksdb_column_family_handle_t **families, rocksdb_iterator_t **iterators, size_t size,"
                        + " char **errptr);",
                "rocksdb_create_iterators",
                "parameters: {options: {ownership: borrowed}, families: {out: false}, iterators: {out: true}}");

        assertThat(mapping.operation("rocksdb_create_iterators").effects().borrows())
                .isEmpty();
        assertThat(mapping.operation("rocksdb_create_iterators").result())
                .isInstanceOfSatisfying(
                        Result.HandleList.class,
                        list -> assertThat(list.handle().ties().borrows()).containsExactly("options"));
    }

    @Test
    void somebodyMustKeepAliveWhatIsBorrowed() {
        assertThat(Mapping.refusal("void rocksdb_watch(const rocksdb_snapshot_t *snapshot);"))
                .contains("rocksdb_watch has no Java form: snapshot is borrowed, but there is neither a receiver nor a"
                        + " result to keep it alive");
    }

    @Test
    void whatIsReturnedIsTheCallersToClose() {
        Mapping mapping = Mapping.of("rocksdb_cache_t *rocksdb_cache_create_lru(size_t capacity);");

        assertThat(mapping.java("rocksdb_cache_create_lru")).containsExactly("Cache.createLru(long)");
        assertThat(mapping.operation("rocksdb_cache_create_lru").form()).isEqualTo(Form.STATIC);
        assertThat(mapping.result("rocksdb_cache_create_lru"))
                .isEqualTo("NewHandle{className=Cache, destroy=rocksdb_cache_destroy, ties=Ties}");
        assertThat(mapping.row("rocksdb_cache_create_lru").rule()).isEqualTo("convention scalar, handle-result");
    }

    @Test
    void whatIsReturnedConstBelongsToTheReceiver() {
        Mapping mapping = Mapping.of("const rocksdb_cache_t *rocksdb_files_cache(const rocksdb_files_t *files);");

        assertThat(mapping.java("rocksdb_files_cache")).containsExactly("Files.cache()");
        assertThat(mapping.result("rocksdb_files_cache")).isEqualTo("ViewHandle{className=Cache}");
        assertThat(mapping.row("rocksdb_files_cache").rule()).endsWith("handle-result");
    }

    /** What a list shows may be gone once it is cleared. */
    @Test
    void ofWhatMayBeChangedItIsAskedForHowLong() {
        String cache = "const rocksdb_cache_t *rocksdb_options_get_row_cache(const rocksdb_options_t *options);\n";
        String header = cache + "void rocksdb_options_clear(rocksdb_options_t *options);";

        assertThat(Mapping.refusal(header))
                .contains(
                        "it returns a rocksdb_cache_t that belongs to the rocksdb_options_t, which other functions may change",
                        "\"exclude\" it if one of them frees it");
        assertThat(Mapping.of(header, "rocksdb_options_get_row_cache", "returns: {ownership: view}")
                        .result("rocksdb_options_get_row_cache"))
                .isEqualTo("ViewHandle{className=Cache}");
    }

    @Test
    void aViewNeedsSomebodyWhoseItIs() {
        assertThat(Mapping.refusal("const rocksdb_cache_t *rocksdb_cache_shared(void);"))
                .contains("rocksdb_cache_shared has no Java form: what it returns belongs to");
    }

    @Test
    void anOwnershipWithoutAConventionIsRefused() {
        assertThat(Mapping.refusal(
                        "rocksdb_cache_t *rocksdb_cache_self(rocksdb_cache_t *cache);",
                        "rocksdb_cache_self",
                        "returns: {ownership: same}"))
                .contains("rocksdb_cache_self: the ownership of a result is owned or view, not same");
    }

    @Test
    void whatNobodyFreesCannotBeReturned() {
        String header =
                "typedef struct rocksdb_plan_t rocksdb_plan_t;\nrocksdb_plan_t *rocksdb_make_plan(rocksdb_t *db);";

        assertThat(Mapping.refusal(header, "types:\n  rocksdb_plan_t: {class: Plan}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains(
                                "rocksdb_make_plan has no Java form",
                                "it returns a rocksdb_plan_t of a rocksdb_t, and no function is known that frees the rocksdb_plan_t",
                                "the \"destroy\" of its type"));
        assertThat(Mapping.refusal(
                        header,
                        "types:\n  rocksdb_plan_t: {class: Plan}\n"
                                + "functions:\n  rocksdb_make_plan: {returns: {owned-by-parent: true}}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains(
                                "it can only be left out, with \"exclude\": no function takes the rocksdb_plan_t alone, or after"
                                        + " its parent, to free it"));
    }

    @Test
    void allObjectsThatAreFilledAreAskedForAtOnce() {
        assertThat(Mapping.refusal(
                        "void rocksdb_split(rocksdb_t *db, rocksdb_cache_t **old, rocksdb_cache_t **young);"))
                .contains(
                        "\"parameters: {old: {component: old}, young: {component: young}}, returns: {owned-by-parent: true},"
                                + " record: {class: SplitResult, summary: <sentence>}\"");
    }

    @Test
    void anObjectThatIsFilledMayBeAViewOrNull() {
        String split = "void rocksdb_split(rocksdb_t *db, rocksdb_cache_t **old, rocksdb_cache_t **young);";
        String rule = "parameters: {old: {component: old%s}, young: {component: young, nullable: true}},"
                + " returns: {%s}, record: {class: Split, summary: Both.}";

        assertThat(Mapping.of(split, "rocksdb_split", rule.formatted(", ownership: view", "owned-by-parent: false"))
                        .result("rocksdb_split"))
                .contains("ViewHandle{className=Cache}")
                .containsPattern("NewHandle[{]className=Cache.*nullable=true");
        assertThat(Mapping.refusal(
                        split, "rocksdb_split", rule.formatted(", ownership: transferred", "owned-by-parent: false")))
                .contains("the ownership of a part of the result is owned or view, not transferred");
        assertThat(Mapping.refusal(split, "rocksdb_split", rule.formatted("", "owned-by-parent: true, parent: young")))
                .contains("its parent is parameter young, which is no object that it is passed; name one that is");
        assertThat(Mapping.refusal(
                        split,
                        "rocksdb_split",
                        rule.replace("returns: {%s}, ", "").formatted("")))
                .contains(
                        "it fills old with a rocksdb_cache_t of a rocksdb_t, and nothing says who frees it; say",
                        "\"exclude\" it if one of the objects that it gives has to be closed before another",
                        "\"parameters: {old: {ownership: view}}\" if the caller must not free it");
    }

    @Test
    void whatAnObjectThatIsFilledDependsOnComesBefore() {
        assertThat(Mapping.refusal(
                        "void rocksdb_look(rocksdb_cache_t **found, rocksdb_t *db);",
                        "rocksdb_look",
                        "in: rocksdb_t, parameters: {found: {component: found}}, returns: {owned-by-parent: true}"))
                .contains("parameter db, an object, comes after found, which is filled with one");
    }

    /** C leaves it NULL where the record means nothing. */
    @Test
    void anObjectOfARecordThatMayMeanNothingMayBeNull() {
        assertThat(Mapping.of(
                                "unsigned char rocksdb_look(rocksdb_t *db, rocksdb_cache_t **found);",
                                "rocksdb_look",
                                "parameters: {found: {component: found}}, returns: {component: there, owned-by-parent:"
                                        + " false}, record: {class: Look, summary: Both., present-if: there}")
                        .result("rocksdb_look"))
                .containsPattern("NewHandle[{]className=Cache.*nullable=true");
    }

    /** Java would free what C has for all. */
    @Test
    void anObjectThatIsMadeOfNothingMayNotBeNew() {
        String header = "rocksdb_cache_t *rocksdb_default_cache(void);";

        assertThat(Mapping.refusal(header))
                .contains("nothing says who frees it; say \"returns: {owned-by-parent: false}\" if the caller does");
        assertThat(Mapping.of(header, "rocksdb_default_cache", "returns: {owned-by-parent: false}")
                        .java("rocksdb_default_cache"))
                .containsExactly("RocksDB.defaultCache()");
    }

    @Test
    void whatIsFilledInKeepsAliveWhatItIsMadeWith() {
        Mapping mapping = Mapping.of(
                "void rocksdb_walk(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_iterator_t **iterator);",
                "rocksdb_walk",
                "parameters: {iterator: {component: iterator}}, returns: {owned-by-parent: true}");

        assertThat(mapping.result("rocksdb_walk")).contains("borrows=[options]");
    }

    /** C would take one object for another. */
    @Test
    void whatFreesAnObjectWithItsParentTakesThose() {
        String plan = """
                typedef struct rocksdb_plan_t rocksdb_plan_t;
                void rocksdb_drop_plan(%s);
                rocksdb_plan_t *rocksdb_create_plan(%s);
                """;
        String rules = """
                types:
                  rocksdb_plan_t: {class: Plan, destroy: rocksdb_drop_plan}
                functions:
                  rocksdb_create_plan: {returns: {owned-by-parent: true%s}}
                """;
        String free = "rocksdb_t *db, rocksdb_plan_t *plan";
        String ofBoth = "rocksdb_column_family_handle_t *family, rocksdb_t *db";

        assertThat(Mapping.refusal(plan.formatted(free, "rocksdb_column_family_handle_t *family"), rules.formatted("")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("what frees its result takes other objects than it takes itself"));
        assertThat(Mapping.refusal(
                        plan.formatted("rocksdb_plan_t *plan, rocksdb_t *db", "rocksdb_t *db"), rules.formatted("")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("does not take the rocksdb_plan_t that it frees alone, or after its parent"));
        assertThat(Mapping.refusal(
                        plan.formatted(free, ofBoth), rules.formatted("}, parameters: {db: {ownership: call}")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("takes a rocksdb_t, too; say \"returns: {parent: db}\""));
        assertThat(Mapping.refusal(
                        plan.formatted(free, "rocksdb_t *db, rocksdb_column_family_handle_t *family"),
                        rules.formatted("}, form: static, parameters: {db: {ownership: borrowed}")))
                .as("the other would be freed with the family")
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("takes a rocksdb_t, too; say \"returns: {parent: db}\""));
        assertThat(Mapping.of(plan.formatted(free, ofBoth), rules.formatted(", parent: db"))
                        .java("rocksdb_create_plan"))
                .hasSize(1);
    }

    /** What belongs to the receiver keeps nothing alive. */
    @Test
    void theReceiverKeepsWhatAViewIsMadeWith() {
        Mapping mapping = Mapping.of(
                "rocksdb_cache_t *rocksdb_part(rocksdb_t *db, rocksdb_snapshot_t *snapshot);",
                "rocksdb_part",
                "returns: {ownership: view}, parameters: {snapshot: {ownership: borrowed}}");

        assertThat(mapping.operation("rocksdb_part").effects().borrows()).hasSize(1);
        assertThat(mapping.operation("rocksdb_part").parameters())
                .extracting(JavaParameter::what)
                .containsExactly("must be of the same database; retained by this object; may be closed before it");
    }

    @Test
    void aFunctionOfItsOwnMayFreeTheResult() {
        Mapping mapping = Mapping.of(
                """
                    rocksdb_cache_t *rocksdb_borrow_cache(rocksdb_t *db);
                    void rocksdb_return_cache(rocksdb_cache_t *cache);
                    """,
                "functions:\n  rocksdb_borrow_cache: {returns: {destroy: rocksdb_return_cache, owned-by-parent: false}}\n");

        assertThat(mapping.operation("rocksdb_borrow_cache").result())
                .isInstanceOfSatisfying(Result.NewHandle.class, handle -> assertThat(handle.destroy())
                        .isEqualTo("rocksdb_return_cache"));
        assertThat(mapping.row("rocksdb_return_cache").rule()).isEqualTo("convention destroy");
        assertThat(mapping.operations("rocksdb_return_cache")).isEmpty();
    }

    @Test
    void theFunctionThatFreesMustExist() {
        assertThat(Mapping.refusal(
                        "rocksdb_cache_t *rocksdb_borrow_cache(rocksdb_t *db);",
                        "rocksdb_borrow_cache",
                        "returns: {destroy: rocksdb_cache_destory, owned-by-parent: false}"))
                .contains(
                        "rocksdb_cache_destory",
                        "test.yaml:2: the header has no function",
                        "did you mean \"rocksdb_cache_destroy\"?");
    }

    @Test
    void aTiedResultClosesWithItsMaker() {
        Mapping mapping = Mapping.of(
                "const rocksdb_snapshot_t *rocksdb_create_snapshot(rocksdb_t *db);",
                "rocksdb_create_snapshot",
                "returns: {ownership: owned}");

        assertThat(mapping.result("rocksdb_create_snapshot"))
                .isEqualTo("NewHandle{className=Snapshot, destroy=rocksdb_release_snapshot, ties=Ties{parent=this}}");
        // The release function takes the parent; it is no method of the database.
        assertThat(mapping.row("rocksdb_release_snapshot").java()).containsExactly("Snapshot.close()");
        assertThat(mapping.operations("rocksdb_release_snapshot")).isEmpty();
        assertThat(mapping.type("Snapshot").lifetime().tied()).isTrue();
        assertThat(mapping.type("Cache").lifetime().tied()).isFalse();
    }

    /** As the Javadoc of a class says of its objects. */
    @Test
    void aClassIsTiedIfItIsSaidOfEachFunctionThatMakesOne() {
        String header = """
            rocksdb_cache_t *rocksdb_inner_cache(rocksdb_t *db);
            rocksdb_cache_t *rocksdb_outer_cache(rocksdb_t *db);
            """;
        String rules = """
            functions:
              rocksdb_inner_cache: {returns: {owned-by-parent: true}}
              rocksdb_outer_cache: {returns: {owned-by-parent: %s}}
            """;

        assertThat(Mapping.of(header, rules.formatted("true"))
                        .type("Cache")
                        .lifetime()
                        .tied())
                .isTrue();
        assertThat(Mapping.of(header, rules.formatted("false"))
                        .type("Cache")
                        .lifetime()
                        .tied())
                .isFalse();
    }

    @Test
    void theParentMayBeAnotherParameter() {
        Mapping mapping = Mapping.of(
                "rocksdb_iterator_t *rocksdb_options_iterate(rocksdb_options_t *options, rocksdb_t *db);",
                "rocksdb_options_iterate",
                "returns: {parent: db}");

        assertThat(mapping.operation("rocksdb_options_iterate").result())
                .isInstanceOfSatisfying(Result.NewHandle.class, handle -> assertThat(handle.parent())
                        .isEqualTo("db"));
    }

    @Test
    void whatIsNotMadeByItsNameMayBelongToC() {
        assertThat(Mapping.refusal("rocksdb_column_family_handle_t *rocksdb_current_family(rocksdb_t *db);"))
                .contains("it returns a rocksdb_column_family_handle_t of a rocksdb_t, and nothing says who frees it");
    }

    @Test
    void whatIsMadeKeepsItsArgumentsAlive() {
        String header = "rocksdb_iterator_t *rocksdb_create_scan(rocksdb_t *db, const rocksdb_readoptions_t *options);";

        assertThat(Mapping.of(header).operation("rocksdb_create_scan").result())
                .isInstanceOfSatisfying(
                        Result.NewHandle.class,
                        handle -> assertThat(handle.ties().borrows()).containsExactly("options"));
        assertThat(Mapping.of(header, "rocksdb_create_scan", "parameters: {options: {ownership: call}}")
                        .operation("rocksdb_create_scan")
                        .result())
                .isInstanceOfSatisfying(
                        Result.NewHandle.class,
                        handle -> assertThat(handle.ties().borrows()).isEmpty());
    }

    @Test
    void theParentMustBeAnObject() {
        assertThat(Mapping.refusal(
                        "rocksdb_iterator_t *rocksdb_iterate(rocksdb_t *db, int mode);",
                        "rocksdb_iterate",
                        "returns: {parent: mode}"))
                .contains("rocksdb_iterate: its parent is parameter mode, which is no object");
        assertThat(Mapping.refusal(
                        "rocksdb_iterator_t *rocksdb_iterate(rocksdb_t *db);",
                        "rocksdb_iterate",
                        "returns: {parent: dp}"))
                .contains("rocksdb_iterate has no parameter dp; did you mean \"db\"? It has db");
        assertThat(Mapping.refusal("rocksdb_iterator_t *rocksdb_iter_create_empty(void);"))
                .contains(
                        "its result is closed with the object that made it, but it takes none; say \"returns: {owned-by-parent: false}\"");
    }

    @Test
    void aResultMayBeFreeOfItsMaker() {
        Mapping mapping = Mapping.of(
                "rocksdb_iterator_t *rocksdb_iter_create_empty(void);",
                "rocksdb_iter_create_empty",
                "returns: {owned-by-parent: false}");

        assertThat(mapping.operation("rocksdb_iter_create_empty").result())
                .isInstanceOfSatisfying(Result.NewHandle.class, handle -> assertThat(handle.parent())
                        .isNull());
    }

    @Test
    void aReleaseFunctionThatTakesTheParentNeedsOne() {
        assertThat(Mapping.refusal(
                        "rocksdb_snapshot_t *rocksdb_make_snapshot(void);",
                        "rocksdb_make_snapshot",
                        "returns: {owned-by-parent: false}"))
                .contains("rocksdb_make_snapshot", "rocksdb_release_snapshot");
    }

    @Test
    void aConstructorCannotReturnNull() {
        assertThat(Mapping.refusal(
                        "rocksdb_cache_t *rocksdb_cache_create(size_t size);",
                        "rocksdb_cache_create",
                        "returns: {nullable: true}"))
                .contains("rocksdb_cache_create", "constructor");
    }

    @Test
    void createWithoutMoreIsTheConstructor() {
        Mapping mapping = Mapping.of("rocksdb_cache_t *rocksdb_cache_create(size_t capacity, int bits);");

        assertThat(mapping.java("rocksdb_cache_create")).containsExactly("new Cache(long, int)");
        assertThat(mapping.operation("rocksdb_cache_create").form()).isEqualTo(Form.CONSTRUCTOR);
    }

    @Test
    void theFunctionThatEndsAnObjectIsItsClose() {
        Mapping mapping = Mapping.of("");

        assertThat(mapping.row("rocksdb_close").java()).containsExactly("RocksDB.close()");
        assertThat(mapping.row("rocksdb_options_destroy").java()).containsExactly("Options.close()");
        assertThat(mapping.type("Files").lifetime().destroy()).isEqualTo("rocksdb_files_destroy");
        assertThat(mapping.row("rocksdb_free").rule()).isEqualTo("convention free");
    }

    @Test
    void onlyWhatTakesNothingElseEndsAnObject() {
        String header = """
            typedef struct rocksdb_plan_t rocksdb_plan_t;
            int rocksdb_plan_destroy(rocksdb_plan_t *plan);
            void rocksdb_plan_close(rocksdb_plan_t *plan, int how);
            """;

        assertThat(Mapping.of(header, """
                        types:
                          rocksdb_plan_t: {class: Plan}
                        functions:
                          rocksdb_plan_destroy: {parameters: {plan: {ownership: call}}}
                          rocksdb_plan_close: {name: closeWith, parameters: {plan: {ownership: call}}}
                        """).type("Plan").lifetime().destroy()).isNull();
    }

    private static JavaParameter parameter(Mapping mapping, String function) {
        return mapping.operation(function).parameters().get(0);
    }
}
