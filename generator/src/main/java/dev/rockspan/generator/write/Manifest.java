package dev.rockspan.generator.write;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What Rockspan wrote into an output folder: by it a run knows its own files from others, and hand edits from change.
 *
 * @param api which API they are; null in manifests of before it was stated
 * @param files path to digest
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Manifest(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable WrittenApi api,

        @JsonProperty(required = true) SortedMap<String, String> files) {

    /** The file's name, in the output folder. */
    public static final String FILE_NAME = "rockspan-manifest.json";

    /** Of a folder that was never written to. */
    static final Manifest NONE = new Manifest(null, Collections.emptySortedMap());

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final ObjectWriter WRITER =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    public Manifest {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    static Manifest of(@Nullable WrittenApi api, List<SourceFile> files) {
        SortedMap<String, String> digests = new TreeMap<>();
        files.forEach(file -> digests.put(file.path(), Sha256.of(file.content())));
        return new Manifest(api, digests);
    }

    /**
     * The manifest of an output folder.
     *
     * @throws GenerationException if it is damaged, or names a file outside the folder
     */
    static Manifest read(Path output) {
        Path file = output.resolve(FILE_NAME);
        if (!Files.exists(file)) {
            return NONE;
        }
        try {
            Manifest manifest = MAPPER.readValue(Files.readAllBytes(file), Manifest.class);
            for (String path : manifest.files().keySet()) {
                if (!SourceFile.isInside(path)) {
                    throw damaged(file, "it names " + path + ", which is not below its folder");
                }
            }
            return manifest;
        } catch (JacksonException e) {
            throw damaged(file, e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GenerationException damaged(Path file, String why) {
        return GenerationException.refused(
                file.toString(),
                "is damaged: " + why + ". Restore it from version control, or delete the folder's generated files");
    }

    /** This manifest and the paths of another: what is Rockspan's own while files are being replaced. */
    Manifest and(Manifest other) {
        SortedMap<String, String> both = new TreeMap<>(other.files);
        both.putAll(files);
        return new Manifest(other.api, both);
    }

    boolean owns(String path) {
        return files.containsKey(path);
    }

    SourceFile toFile() {
        try {
            return new SourceFile(FILE_NAME, WRITER.writeValueAsString(this) + '\n');
        } catch (JacksonException e) {
            throw new UncheckedIOException(e);
        }
    }
}
