package dev.rockspan.examples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs an example in this JVM and keeps what it prints. */
final class ExampleRun {

    /** The {@code main} of an example. */
    interface Main {
        void run(String... args) throws Exception;
    }

    private ExampleRun() {}

    /** The lines that {@code main} prints when it is given the folder of a database. */
    static List<String> linesOf(Main main, Path folder) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            main.run(folder.toString());
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
