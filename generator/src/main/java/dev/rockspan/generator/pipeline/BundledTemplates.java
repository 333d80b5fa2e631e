package dev.rockspan.generator.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The templates inside this build of the generator, for who has no checkout. Close it when the run is over. */
public final class BundledTemplates implements AutoCloseable {

    private static final String FOLDER = "/dev/rockspan/templates";

    private final Path folder;
    private final @Nullable FileSystem jar;

    private BundledTemplates(Path folder, @Nullable FileSystem jar) {
        this.folder = folder;
        this.jar = jar;
    }

    /** Opens the templates of the jar or folder that this class was loaded from. */
    public static BundledTemplates open() {
        URL folder = BundledTemplates.class.getResource(FOLDER);
        if (folder == null) {
            throw new IllegalStateException("this build of Rockspan has no templates");
        }
        try {
            if (!folder.getProtocol().equals("jar")) {
                return new BundledTemplates(Path.of(folder.toURI()), null);
            }
            String jarUri = folder.getPath().substring(0, folder.getPath().indexOf("!/"));
            Path file = Path.of(URI.create(jarUri));
            FileSystem jar = FileSystems.newFileSystem(file, Map.of());
            return new BundledTemplates(jar.getPath(FOLDER), jar);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The templates folder; valid until {@link #close}. */
    public Path folder() {
        return folder;
    }

    @Override
    public void close() {
        if (jar != null) {
            try {
                jar.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
