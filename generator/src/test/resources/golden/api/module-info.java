/** RocksDB 1.2.3 for Java on the Foreign Function and Memory API. */
module dev.toy {
    requires transitive dev.rockspan.runtime;
    requires static org.jspecify;

    exports dev.toy;
}
