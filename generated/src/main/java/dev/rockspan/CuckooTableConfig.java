package dev.rockspan;

import dev.rockspan.raw.CCuckooTableConfig;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How table files based on cuckoo hashing are written.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_cuckoo_table_options_t}.
 */
public class CuckooTableConfig extends RocksObject implements TableFormatConfig {
    CuckooTableConfig(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_cuckoo_options_create}.
     */
    public CuckooTableConfig() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "CuckooTableConfig", nativeResult, CCuckooTableConfig::rocksdb_cuckoo_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return how many places in a row are tried before the next hash function; {@code 5} by default}
     *
     * <p>C: {@code rocksdb_cuckoo_options_get_cuckoo_block_size}.
     */
    public int cuckooBlockSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_get_cuckoo_block_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how full the hash table may get, 0 to 1; {@code 0.9} by default}
     *
     * <p>C: {@code rocksdb_cuckoo_options_get_hash_table_ratio}.
     */
    public double hashTableRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_get_hash_table_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether keys are numbers of 8 bytes that are their own first hash; {@code false} by default}
     *
     * <p>C: {@code rocksdb_cuckoo_options_get_identity_as_first_hash}.
     */
    public boolean identityAsFirstHash() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_get_identity_as_first_hash(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many moves of other keys may make room for one; {@code 100} by default}
     *
     * <p>C: {@code rocksdb_cuckoo_options_get_max_search_depth}.
     */
    public int maxSearchDepth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_get_max_search_depth(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets how many places in a row are tried before the next hash function; {@code 5} by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_cuckoo_block_size}.
     *
     * @return this object
     */
    public CuckooTableConfig setCuckooBlockSize(int cuckooBlockSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_cuckoo_block_size(call.change(this), cuckooBlockSize);
            return this;
        }
    }

    /**
     * Sets how full the hash table may get, 0 to 1; 0.9 by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_hash_ratio}.
     *
     * @return this object
     */
    public CuckooTableConfig setHashRatio(double hashRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_hash_ratio(call.change(this), hashRatio);
            return this;
        }
    }

    /**
     * Sets how full the hash table may get, 0 to 1; {@code 0.9} by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_hash_table_ratio}.
     *
     * @return this object
     */
    public CuckooTableConfig setHashTableRatio(double hashTableRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_hash_table_ratio(call.change(this), hashTableRatio);
            return this;
        }
    }

    /**
     * Sets whether keys are numbers of 8 bytes that are their own first hash; {@code false} by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_identity_as_first_hash}.
     *
     * @return this object
     */
    public CuckooTableConfig setIdentityAsFirstHash(boolean identityAsFirstHash) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_identity_as_first_hash(
                    call.change(this), (byte) (identityAsFirstHash ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many moves of other keys may make room for one; {@code 100} by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_max_search_depth}.
     *
     * @return this object
     */
    public CuckooTableConfig setMaxSearchDepth(int maxSearchDepth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_max_search_depth(call.change(this), maxSearchDepth);
            return this;
        }
    }

    /**
     * Sets whether hashes are taken modulo the size of the table, which makes tables smaller, but look-ups slower;
     * {@code true} by default.
     *
     * <p>C: {@code rocksdb_cuckoo_options_set_use_module_hash}.
     *
     * @return this object
     */
    public CuckooTableConfig setUseModuleHash(boolean useModuleHash) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCuckooTableConfig.rocksdb_cuckoo_options_set_use_module_hash(
                    call.change(this), (byte) (useModuleHash ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether hashes are taken modulo the size of the table, which makes tables smaller, but look-ups slower;
     * {@code true} by default}
     *
     * <p>C: {@code rocksdb_cuckoo_options_get_use_module_hash}.
     */
    public boolean useModuleHash() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCuckooTableConfig.rocksdb_cuckoo_options_get_use_module_hash(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CuckooTableConfig in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setCuckooTableFactory(this);
    }

    @Override
    public String factoryName() {
        return "CuckooTable";
    }
}
