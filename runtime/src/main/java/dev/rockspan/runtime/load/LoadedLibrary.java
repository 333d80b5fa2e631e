package dev.rockspan.runtime.load;

import dev.rockspan.runtime.LibrarySource;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A library that has been loaded, for as long as the JVM runs.
 *
 * @param carrier the version in the name of the jar that it came from, if that has one
 */
public record LoadedLibrary(Path path, LibrarySource source, SymbolLookup symbols, Optional<String> carrier) {}
