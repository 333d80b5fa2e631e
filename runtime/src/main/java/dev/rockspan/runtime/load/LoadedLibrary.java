package dev.rockspan.runtime.load;

import dev.rockspan.runtime.NativeLibrary;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;

/** A library that has been loaded, for as long as the JVM runs. */
public record LoadedLibrary(Path path, NativeLibrary.Source source, SymbolLookup symbols) {}
