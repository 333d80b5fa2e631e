package dev.rockspan.generator;

import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Templates that a test made up, with the real conventions unless it brings its own. Some more words say that a function makes
 * an object.
 */
public final class MadeUpTemplates {

    private static final String CONVENTIONS = "conventions.yaml";

    private MadeUpTemplates() {}

    /** Loads these files, name to content, as a templates folder. */
    public static Rules load(Map<String, String> files) {
        try {
            Path folder = Files.createTempDirectory("rockspan-templates");
            try {
                return RulesLoader.load(write(folder, files), Checkout.ROCKSDB);
            } finally {
                for (String name : files.keySet()) {
                    Files.delete(folder.resolve(name));
                }
                Files.deleteIfExists(folder.resolve(CONVENTIONS));
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes these files, name to content, into a folder and returns it. */
    public static Path write(Path folder, Map<String, String> files) throws IOException {
        Files.createDirectories(folder);
        if (!files.containsKey(CONVENTIONS)) {
            String real =
                    Files.readString(Checkout.folder().resolve("templates").resolve(CONVENTIONS));
            Files.writeString(
                    folder.resolve(CONVENTIONS),
                    real.replace("makers: [", "makers: [families, iterate, scan, tenants, usual, "));
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        return folder;
    }
}
