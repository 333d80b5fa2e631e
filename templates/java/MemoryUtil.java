package dev.rockspan;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds up the memory that databases and caches use. */
public final class MemoryUtil {

    private MemoryUtil() {}

    /**
     * Returns how many bytes databases and caches use, by what for; nothing for what there is none of.
     *
     * @param dbs the databases, or null for none
     * @param caches the caches, or null for none
     */
    public static Map<MemoryUsageType, Long> getApproximateMemoryUsageByType(
            @Nullable List<RocksDB> dbs, @Nullable Set<Cache> caches) {
        try (MemoryConsumers consumers = new MemoryConsumers()) {
            if (dbs != null) {
                dbs.forEach(consumers::addDb);
            }
            if (caches != null) {
                caches.forEach(consumers::addCache);
            }
            MemoryUsage usage = consumers.getApproximateMemoryUsage();
            Map<MemoryUsageType, Long> byType = new EnumMap<>(MemoryUsageType.class);
            if (dbs != null && !dbs.isEmpty()) {
                byType.put(MemoryUsageType.kMemTableTotal, usage.memTableTotal());
                byType.put(MemoryUsageType.kMemTableUnFlushed, usage.memTableUnflushed());
                byType.put(MemoryUsageType.kTableReadersTotal, usage.memTableReadersTotal());
            }
            if (caches != null && !caches.isEmpty()) {
                byType.put(MemoryUsageType.kCacheTotal, usage.cacheTotal());
            }
            return byType;
        }
    }
}
