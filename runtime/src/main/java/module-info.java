/**
 * What every typed RocksDB handle stands on: native objects, calls, errors and the native library.
 *
 * <p>Programs use {@code dev.rockspan.runtime} only. The other exported packages are for generated code.
 *
 * <p>Only this module calls restricted methods of {@code java.lang.foreign}: run with
 * {@code --enable-native-access=dev.rockspan.runtime} (on the class path: {@code ALL-UNNAMED}).
 */
module dev.rockspan.runtime {
    requires static transitive org.jspecify;
    requires jdk.management;

    exports dev.rockspan.runtime;
    exports dev.rockspan.runtime.batch;
    exports dev.rockspan.runtime.call;
    exports dev.rockspan.runtime.callback;
    exports dev.rockspan.runtime.iterate;
    exports dev.rockspan.runtime.lifetime;
    exports dev.rockspan.runtime.link;
    exports dev.rockspan.runtime.pin;
}
