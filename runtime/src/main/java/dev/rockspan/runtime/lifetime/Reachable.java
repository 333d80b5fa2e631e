package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.Nullable;

/** A list of objects that are only to stay reachable; its end is another object or null. */
record Reachable(Object object, @Nullable Object next) {}
