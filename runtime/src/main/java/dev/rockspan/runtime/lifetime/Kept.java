package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.Nullable;

/** A list of objects that are only kept reachable. */
record Kept(Object object, @Nullable Object next) {}
