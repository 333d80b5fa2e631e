package dev.rockspan;

import org.jspecify.annotations.Nullable;

public enum HistogramType {
    /** Null: rocksdbjni has a constant after the last histogram, which programs leave out of {@link #values()}. */
    public static final @Nullable HistogramType HISTOGRAM_ENUM_MAX = null;
}
