/**
 * What every typed RocksDB handle stands on: lifetimes, calls, errors and the native library.
 *
 * <p>Only this module calls restricted methods of {@code java.lang.foreign}: run with
 * {@code --enable-native-access=dev.rockspan.runtime} (on the class path: {@code ALL-UNNAMED}).
 */
module dev.rockspan.runtime {
    requires static transitive org.jspecify;
    requires jdk.management;

    exports dev.rockspan.runtime;
    exports dev.rockspan.runtime.spi;
}
