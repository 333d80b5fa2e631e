/** RocksDB 11.8.1 for Java on the Foreign Function and Memory API. */
module dev.rockspan {
    requires transitive dev.rockspan.runtime;
    requires static org.jspecify;

    exports dev.rockspan;
    exports dev.rockspan.util;
}
