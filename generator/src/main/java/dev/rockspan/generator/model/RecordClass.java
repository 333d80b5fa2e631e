package dev.rockspan.generator.model;

import java.util.List;
import java.util.Map;

/**
 * A Java record in which several results of a C function come back.
 *
 * @param parts what the components are, as far as it was said
 */
public record RecordClass(String name, String summary, List<Result.Component> components, Map<String, String> parts) {}
