package dev.rockspan.runtime.link;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Optional;

/** The native library whose functions are called. It may be loaded by the first call of a method. */
public interface Library {

    /** The address of a function, if the library has one of that name. */
    Optional<MemorySegment> find(String name);

    /** Where the library was loaded from. */
    Path path();

    /** The version in the name of the jar that the library came from. */
    Optional<String> carrierVersion();
}
