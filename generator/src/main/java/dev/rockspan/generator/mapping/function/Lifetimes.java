package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Operation.Borrow;
import dev.rockspan.generator.model.Operation.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What becomes of the objects that a function takes, beyond the call. */
public final class Lifetimes {

    private final FunctionShape shape;
    private final List<Borrow> borrows = new ArrayList<>();
    private final List<String> borrowedByResult = new ArrayList<>();
    private final List<String> transferred = new ArrayList<>();
    private final List<String> positions = new ArrayList<>();
    private @Nullable String database;

    Lifetimes(FunctionShape shape) {
        this.shape = shape;
    }

    /** Notes a parameter that is retained by the receiver. */
    public void borrow(Borrow borrow) {
        borrows.add(borrow);
    }

    List<Borrow> borrows() {
        return List.copyOf(borrows);
    }

    /** Notes a parameter that is retained by the result. */
    public void borrowByResult(String parameter) {
        borrowedByResult.add(parameter);
    }

    public List<String> borrowedByResult() {
        return List.copyOf(borrowedByResult);
    }

    /** Notes a parameter that C takes over. */
    public void transfer(String parameter) {
        transferred.add(parameter);
    }

    public List<String> transferred() {
        return List.copyOf(transferred);
    }

    /** Whether the result neither retains nor takes over a parameter. */
    public boolean isIndependent() {
        return borrowedByResult.isEmpty() && transferred.isEmpty();
    }

    /** Notes the receiver, {@code this}, or a parameter that stands at an entry, if objects of its type do. */
    public void position(HandleType type, String name) {
        if (type.rule().contents().base() != null) {
            positions.add(name);
        }
    }

    List<String> positions() {
        return List.copyOf(positions);
    }

    /** Notes a parameter that is a database. */
    public void database(String parameter) {
        database = parameter;
    }

    /** What other parameters have to be of one database with: the receiver, or a database that was passed. */
    public Optional<String> database() {
        boolean receiver = shape.form() == Form.METHOD
                && (shape.owner().rule().isOwnedByParent()
                        || shape.owner().rule().use().database());
        return receiver ? Optional.of("this") : Optional.ofNullable(database);
    }
}
