package dev.rockspan;

import org.jspecify.annotations.Nullable;

class TickerType {

    /** No ticker: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable TickerType TICKER_ENUM_MAX = null;
}
