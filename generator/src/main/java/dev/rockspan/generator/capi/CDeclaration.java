package dev.rockspan.generator.capi;

import java.util.List;

/** A function as one line of C declares it. */
public record CDeclaration(String name, CType returnType, List<CParameter> parameters) {}
