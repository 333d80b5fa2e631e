package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What several functions refuse alike, as if it stood with each of them.
 *
 * @param functions their C names
 * @param refuses what is refused
 */
public record CommonRefusal(
        @JsonProperty(required = true) List<String> functions,
        @JsonProperty(required = true) FunctionRule.Refusal refuses) {}
