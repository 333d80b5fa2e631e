package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The library of our own that does in one call what C needs several for.
 *
 * @param snapshot of its header, as {@code c-api/<snapshot>.json}
 * @param table the struct of the functions that it calls: each field is named after one, and of its type
 * @param bind its function that is given them
 * @param version the constant that says which {@code table} this is
 * @param release its function that lets go of many pinned values at once; null if it has none
 * @param stack its function that tells whether a thread has so many bytes of stack left; null if it has none
 * @param take its function that copies a pinned value and releases it; null if it has none
 * @param unused functions of it that nothing calls, and why it has them
 */
public record ExtensionRule(
        @JsonProperty(required = true) String snapshot,
        @JsonProperty(required = true) String table,
        @JsonProperty(required = true) String bind,
        @JsonProperty(required = true) String version,
        @Nullable String release,
        @Nullable String stack,
        @Nullable String take,
        @Nullable Map<String, String> unused) {}
