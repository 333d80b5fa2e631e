package dev.toy;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values and how old they are. */
public record ValuesWithAges(List<byte @Nullable []> values, List<byte @Nullable []> ages) {
}
