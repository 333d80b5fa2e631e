package dev.rockspan.runtime.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.testing.ChildJvm;
import java.io.IOException;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of platforms and of their libraries. */
class PlatformTest {

    @ParameterizedTest
    @CsvSource({
        "Linux,    amd64,   false, librocksdbjni-linux64.so",
        "Linux,    amd64,   true,  librocksdbjni-linux64-musl.so",
        "Linux,    aarch64, false, librocksdbjni-linux-aarch64.so",
        "Linux,    aarch64, true,  librocksdbjni-linux-aarch64-musl.so",
        "Linux,    ppc64le, false, librocksdbjni-linux-ppc64le.so",
        "Linux,    s390x,   true,  librocksdbjni-linux-s390x-musl.so",
        "Linux,    riscv64, false, librocksdbjni-linux-riscv64.so",
        "Mac OS X, aarch64, false, librocksdbjni-osx-arm64.jnilib",
        "Mac OS X, x86_64,  false, librocksdbjni-osx-x86_64.jnilib",
    })
    void the_library_of_each_platform_is_in_the_jar(String os, String architecture, boolean musl, String name)
            throws IOException {
        Platform platform = new Platform(Platform.os(os), Platform.architecture(architecture), musl);
        assertThat(platform.jniLibrary()).contains(name);
        try (ZipFile jar = new ZipFile(ChildJvm.rocksdbjni().toFile())) {
            assertThat(jar.getEntry(name)).isNotNull();
        }
    }

    @Test
    void on_windows_a_library_has_to_be_named() {
        Platform windows = new Platform(Platform.os("Windows 11"), "x86_64", false);
        assertThat(windows.jniLibrary()).isEmpty();
        assertThat(windows.systemLibrary("rocksdb")).isEmpty();
    }

    @Test
    void the_best_library_of_a_folder_is_the_plain_one_then_the_newest() {
        LibraryName linux = new Platform(Platform.Os.LINUX, "x86_64", false)
                .systemLibrary("rocksdb")
                .orElseThrow();
        assertThat(List.of("librocksdb.so.9.10", "librocksdb.so.11.8.1", "librocksdb.so.11", "librocksdb.so"))
                .allMatch(linux::matches);
        assertThat(List.of("librocksdb.so.9.10", "librocksdb.so.11.8.1", "librocksdb.so.11", "librocksdb.so").stream()
                        .sorted(linux.bestFirst()))
                .containsExactly("librocksdb.so", "librocksdb.so.11.8.1", "librocksdb.so.11", "librocksdb.so.9.10");
        assertThat(List.of("librocksdb.a", "librocksdb.so.old", "librocksdbjni.so", "librocksdb.so."))
                .noneMatch(linux::matches);
        LibraryName macos = new Platform(Platform.Os.MACOS, "aarch64", false)
                .systemLibrary("rocksdb")
                .orElseThrow();
        assertThat(List.of("librocksdb.dylib", "librocksdb.11.8.dylib")).allMatch(macos::matches);
        assertThat(macos.matches("librocksdb.so")).isFalse();
    }
}
