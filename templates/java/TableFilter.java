package dev.rockspan;

/** Decides which table files an iterator reads. */
public interface TableFilter extends TableFilterCallbacks {}
