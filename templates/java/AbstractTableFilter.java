package dev.rockspan;

/** Decides which table files an iterator reads, to be extended. */
public abstract class AbstractTableFilter implements TableFilter, AutoCloseable {

    /** For subclasses. */
    protected AbstractTableFilter() {}

    /** Does nothing: there is nothing native. */
    @Override
    public void close() {}
}
