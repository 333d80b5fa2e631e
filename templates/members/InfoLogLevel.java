package dev.rockspan;

import org.jspecify.annotations.Nullable;

class InfoLogLevel {

    /** No level: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable InfoLogLevel NUM_INFO_LOG_LEVELS = null;
}
