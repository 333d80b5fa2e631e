package dev.rockspan;

import org.jspecify.annotations.Nullable;

public enum TickerType {
    /** Null: rocksdbjni has a constant after the last ticker, which programs leave out of {@link #values()}. */
    public static final @Nullable TickerType TICKER_ENUM_MAX = null;
}
