/**
 * RocksDB 11.8.1 for Java.
 *
 * <p>Begin with {@link RocksDB#open(Options, String)}:
 *
 * <pre>{@code
 * try (Options options = new Options().setCreateIfMissing(true);
 *         RocksDB db = RocksDB.open(options, path)) {
 *     db.put(key, value);
 *     byte[] found = db.get(key);
 * }
 * }</pre>
 *
 * <h2>What is where</h2>
 *
 * <ul>
 * <li>Databases: {@link RocksDB}, {@link TransactionDB} and {@link OptimisticTransactionDB}, opened with {@link
 * Options} and divided into column families, each known by its {@link ColumnFamilyHandle}.
 * <li>Reading: {@code get} in many forms, {@link PinnedValue} for values that stay in RocksDB's memory, {@link
 * RocksIterator} for entries in order, {@link ReadOptions} and {@link Snapshot} for what is read. {@link
 * KeyValueReader} is what databases and transactions share.
 * <li>Writing: {@code put}, {@code delete} and {@code merge} with {@link WriteOptions}; {@link WriteBatch} for many
 * writes at once; {@link Transaction}. {@link KeyValueWriter} is what all of them share.
 * <li>Java code that RocksDB calls: {@link Comparator}, {@link MergeOperator}, {@link CompactionFilter}, {@link
 * SliceTransform} and others, each created from an interface named {@code ...Callbacks}.
 * <li>Table files and caches: {@link BlockBasedTableConfig}, {@link Cache}, {@link Filter}, {@link SstFileWriter}.
 * <li>Copies: {@link Checkpoint}, {@link BackupEngine}.
 * <li>What RocksDB reports: properties, {@link TickerType} and {@link HistogramType} of {@link Options}, {@link
 * ColumnFamilyMetaData}, {@link LiveFileMetaData}, {@link PerfContext}.
 * </ul>
 *
 * <h2>Closing</h2>
 *
 * <p>Objects that own something native are {@link java.lang.AutoCloseable}: close them, or have an {@link
 * java.lang.foreign.Arena} close them. Closing twice does nothing; using a closed object throws {@link
 * java.lang.IllegalStateException}. What lives inside another object, such as an iterator inside its database, is
 * closed with it. What another object still needs, such as options under an iterator, is freed when that is.
 *
 * <h2>Arguments and results</h2>
 *
 * <p>A method uses its arguments during the call and does not keep them, unless their description says "retained",
 * "shared", "consumed" or "copied". Null is refused with a {@link java.lang.NullPointerException} that names the
 * parameter, unless its type says {@code @Nullable}; in lists and maps, too. Strings are passed as UTF-8 and have no
 * NUL. Setters return the object that they are called on.
 *
 * <p>The position of a {@link java.nio.ByteBuffer} that is read moves to its limit. A value that is put into one stands
 * between its position and its limit.
 *
 * <p>Arrays, strings, lists, maps and records that are returned are copies. A {@link java.lang.foreign.MemorySegment}
 * is RocksDB's memory, read-only, and ends as the method says; segments and objects that are passed to Java code that
 * RocksDB calls end with that call.
 *
 * <h2>Threads</h2>
 *
 * <p>Each class says which threads may use it. Databases, column families, snapshots and caches are for any number;
 * iterators, batches and transactions allow one call at a time, and a second one throws; options can be read by many,
 * and changing them while a call uses them throws. Any thread may close anything.
 *
 * <h2>Errors</h2>
 *
 * <p>What RocksDB reports is a {@link dev.rockspan.runtime.RocksDBException} with a {@link
 * dev.rockspan.runtime.Status}. A key that is not there is no error. Arguments that C cannot take are refused before
 * the call.
 */
@NullMarked
package dev.rockspan;

import org.jspecify.annotations.NullMarked;
