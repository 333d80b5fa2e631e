package dev.rockspan.generator.rules;

/** A rule with the place that states it. */
public record Located<T>(T rule, Place place) {}
