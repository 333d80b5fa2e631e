package dev.rockspan.testing;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.RocksDB;
import dev.rockspan.runtime.NativeLibrary;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the module path, native access for the runtime alone is enough. */
class ModulePathTest {

    /** The child JVM: on the class path, while the API is in its module. */
    public static void main(String... arguments) {
        System.out.println(RocksDB.class.getModule() + " stands on " + NativeLibrary.class.getModule());
        try (RocksDB db = TestDb.open(Path.of(arguments[0]))) {
            db.put(b("k"), b("v"));
            System.out.println(TestDb.entries(db));
        }
    }

    @Test
    void only_the_runtime_needs_native_access(@TempDir Path folder) {
        String jars = ChildJvm.jars();
        ChildJvm.Outcome outcome = ChildJvm.run(
                folder,
                List.of(
                        "--module-path",
                        Repository.classesOf(RocksDB.class)
                                + File.pathSeparator
                                + Repository.classesOf(NativeLibrary.class),
                        "--add-modules",
                        "dev.rockspan",
                        "--enable-native-access=dev.rockspan.runtime",
                        "--illegal-native-access=deny",
                        "-cp",
                        Repository.classesOf(ModulePathTest.class) + File.pathSeparator + jars,
                        ModulePathTest.class.getName(),
                        folder.resolve("db").toString()));
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        assertThat(outcome.output())
                .contains("module dev.rockspan stands on module dev.rockspan.runtime", "[k=v]")
                .doesNotContain("WARNING");
    }
}
