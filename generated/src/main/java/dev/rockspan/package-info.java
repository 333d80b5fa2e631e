/**
 * RocksDB 11.8.1 for Java: every class here stands for one type of RocksDB's C API.
 *
 * <p>Objects that own something native are {@link java.lang.AutoCloseable}: close them, or have an
 * {@link java.lang.foreign.Arena} close them. Closing twice does nothing; using a closed object throws
 * {@link java.lang.IllegalStateException}. What lives inside another object, such as an iterator inside
 * its database, is closed with it. Errors of RocksDB are
 * {@link dev.rockspan.runtime.RocksDBException}s.
 */
@NullMarked
package dev.rockspan;

import org.jspecify.annotations.NullMarked;
