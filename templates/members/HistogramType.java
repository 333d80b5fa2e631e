package dev.rockspan;

import org.jspecify.annotations.Nullable;

class HistogramType {

    /** No histogram: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable HistogramType HISTOGRAM_ENUM_MAX = null;
}
