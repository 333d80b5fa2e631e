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
 *   <li>Databases: {@link RocksDB}, {@link TransactionDB} and {@link OptimisticTransactionDB}, made with {@link Options}
 *       and divided into column families, each known by its {@link ColumnFamilyHandle}.
 *   <li>Reading: {@code get} in many forms, {@link PinnedValue} for values that stay in RocksDB's memory,
 *       {@link RocksIterator} for entries in order, {@link ReadOptions} and {@link Snapshot} for what is read.
 *       {@link KeyValueReader} is what databases and transactions share.
 *   <li>Writing: {@code put}, {@code delete} and {@code merge} with {@link WriteOptions}; {@link WriteBatch} for many
 *       writes at once; {@link Transaction}. {@link KeyValueWriter} is what all of them share.
 *   <li>Java code that RocksDB calls: {@link Comparator}, {@link MergeOperator}, {@link CompactionFilter},
 *       {@link SliceTransform} and others, each made from an interface named
 *       {@code ...Callbacks}. What these are handed is valid during the call only, and throws afterwards.
 *   <li>Table files and caches: {@link BlockBasedTableConfig}, {@link Cache}, {@link Filter}, {@link SstFileWriter}.
 *   <li>Copies: {@link Checkpoint}, {@link BackupEngine}.
 *   <li>What RocksDB tells of itself: properties, {@link TickerType} and {@link HistogramType} of {@link Options},
 *       {@link ColumnFamilyMetaData}, {@link LiveFileMetaData}, {@link PerfContext}.
 * </ul>
 *
 * <h2>Closing</h2>
 *
 * <p>Objects that own something native are {@link java.lang.AutoCloseable}: close them, or have an
 * {@link java.lang.foreign.Arena} close them. Closing twice does nothing; using a closed object throws
 * {@link java.lang.IllegalStateException}. What lives inside another object, such as an iterator inside its database, is
 * closed with it. What another object still needs, such as options under an iterator, is freed when that is.
 *
 * <h2>Threads</h2>
 *
 * <p>Each class says which threads may use it. Databases, column families, snapshots and caches are for any number;
 * iterators, batches and transactions let in one call at a time and refuse the others; options can be read by many and
 * refuse to be changed while a call uses them. Any thread may close anything.
 *
 * <h2>Errors</h2>
 *
 * <p>What RocksDB reports is a {@link dev.rockspan.runtime.RocksDBException} with a
 * {@link dev.rockspan.runtime.Status}. A key that is not there is no error. Arguments that RocksDB cannot take are
 * refused before the call. Unless something else is said, null is refused with a
 * {@link java.lang.NullPointerException} that names the parameter.
 */
@NullMarked
package dev.rockspan;

import org.jspecify.annotations.NullMarked;
