package dev.rockspan.generator.header;

import java.util.List;

/**
 * The names that a header declares, in the order of the text. It proves that nothing was lost; facts come from
 * jextract.
 *
 * @param enums the constants of each enum block
 * @param enumTypes the names that typedefs give to enums, of which jextract does not tell
 */
public record HeaderScan(
        List<String> functions,
        List<String> opaqueTypes,
        List<String> structs,
        List<String> callbacks,
        List<List<String>> enums,
        List<String> enumTypes) {}
