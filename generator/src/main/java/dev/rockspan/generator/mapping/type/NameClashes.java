package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Signatures;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds functions that no RocksDB has, such as a fork's, whose Java form another function has already. */
public final class NameClashes {

    private final String owner;
    private final Selection selection;
    /** Functions by their whole signatures: RocksDB's first, and then of others those that need no other name. */
    private final Map<String, String> whole = new HashMap<>();
    /** RocksDB's functions by the signatures of their short forms. */
    private final Map<String, String> shorter = new HashMap<>();

    private NameClashes(String owner, Selection selection) {
        this.owner = owner;
        this.selection = selection;
    }

    /**
     * Those of one class or record.
     *
     * @param operations all that it has
     * @return the functions that need another name, each with why
     */
    public static SortedMap<String, UndecidedException> in(
            String owner, List<Operation> operations, Selection selection) {
        NameClashes clashes = new NameClashes(owner, selection);
        SortedMap<String, UndecidedException> found = new TreeMap<>();
        List<Operation> paired = IndexedOperations.paired(operations);
        paired.stream()
                .filter(operation -> selection.isOfRocksDb(operation.function()))
                .forEach(operation -> {
                    clashes.add(operation);
                    operation
                            .shortForms()
                            .forEach(form ->
                                    clashes.shorter.put(Signatures.text(owner, operation, form), operation.function()));
                });
        paired.stream()
                .filter(operation -> !selection.isOfRocksDb(operation.function()))
                .forEach(operation -> clashes.other(operation)
                        .ifPresentOrElse(
                                why -> found.putIfAbsent(operation.function(), why), () -> clashes.add(operation)));
        return found;
    }

    private Optional<UndecidedException> other(Operation operation) {
        return operation
                .forms()
                .map(form -> Signatures.text(owner, operation, form))
                .filter(form -> has(operation, form))
                .findFirst()
                .map(form -> undecided(operation, form));
    }

    private void add(Operation operation) {
        whole.put(Signatures.text(owner, operation), operation.function());
    }

    /**
     * Where one has a short form that another is as a whole, it does without; if a name is stated, this is meant. A name that
     * is stated and that another function of no RocksDB has is refused later, with its line.
     */
    private boolean has(Operation operation, String form) {
        boolean isWhole = form.equals(Signatures.text(owner, operation));
        boolean isNamed =
                selection.rules().function(operation.function()).naming().name() != null;
        String other = whole.getOrDefault(form, "");
        return isWhole && !other.isEmpty() && (!isNamed || selection.isOfRocksDb(other))
                || selection.rules().methods().containsKey(form)
                || shorter.containsKey(form) && other.isEmpty() && !(isWhole && isNamed);
    }

    private UndecidedException undecided(Operation operation, String form) {
        String byHand = selection.rules().methods().get(form);
        String other = whole.getOrDefault(form, shorter.get(form));
        return new UndecidedException(new Question("it would be " + form + ", which "
                        + (byHand == null ? other : "Java of the templates at " + byHand) + " is already")
                .or((operation.form() == Form.CONSTRUCTOR ? "form: static, " : "") + "name: <name>", ""));
    }
}
