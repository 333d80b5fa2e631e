package dev.rockspan.generator.capi;

import dev.rockspan.generator.schema.Keys;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An enum block of a header; RocksDB's are all anonymous, so the first constant is what tells them apart.
 *
 * @param name the tag, or null where it has none
 * @param constants in the order of declaration
 */
@Keys("Enum")
public record CEnum(@Nullable String name, List<CConstant> constants) {

    public CEnum {
        constants = List.copyOf(constants);
    }
}
