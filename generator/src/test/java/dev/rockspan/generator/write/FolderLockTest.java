package dev.rockspan.generator.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {

    private static final int TIMES = 200;

    @TempDir
    private Path temporary;

    /** Counts in a file, which loses counts if two do so at once. */
    public static final class Counting {

        private Counting() {}

        public static void main(String... arguments) {
            Path folder = Path.of(arguments[0]);
            for (int i = 0; i < TIMES; i++) {
                FolderLock.alone(folder, () -> count(folder.resolve("count")));
            }
        }

        private static int count(Path file) {
            try {
                int next = Integer.parseInt(Files.readString(file)) + 1;
                Files.writeString(file, Integer.toString(next));
                return next;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void one_process_at_a_time_changes_a_folder_and_none_leaves_a_file() throws Exception {
        Path folder = Files.createDirectory(temporary.resolve("folder"));
        Path locks = Files.createDirectory(temporary.resolve("locks"));
        Files.writeString(folder.resolve("count"), "0");

        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            processes.add(new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Djava.io.tmpdir=" + locks,
                            "-cp",
                            System.getProperty("java.class.path"),
                            Counting.class.getName(),
                            folder.toString())
                    .inheritIO()
                    .start());
        }
        for (Process process : processes) {
            assertThat(process.waitFor()).isZero();
        }

        assertThat(folder.resolve("count")).hasContent(Integer.toString(3 * TIMES));
        try (Stream<Path> left = Files.list(locks)) {
            assertThat(left).isEmpty();
        }
    }
}
