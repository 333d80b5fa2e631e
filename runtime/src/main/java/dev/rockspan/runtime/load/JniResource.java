package dev.rockspan.runtime.load;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A native library inside a jar (or beside classes in a folder) of the application.
 *
 * @param name its file name
 * @param url where it is
 */
record JniResource(String name, URL url) {

    private static final String CARRIER = "rocksdbjni-";
    private static final String INSIDE = "!/";

    /** What the jar's directory says about the entry: known without unpacking it. */
    record Entry(long size, long crc32) {}

    /**
     * The library {@code name} on the class path, or in {@code module} on the module path, if it is there. Nothing
     * requires that module, so it can be there without being in the module graph.
     */
    static Optional<JniResource> find(String name, String module) {
        ClassLoader[] loaders = {
            JniResource.class.getClassLoader(),
            Thread.currentThread().getContextClassLoader(),
            ClassLoader.getSystemClassLoader()
        };
        for (ClassLoader loader : loaders) { // no lambdas: this is on the way of every start
            URL url = loader == null ? null : loader.getResource(name);
            if (url != null) {
                return Optional.of(new JniResource(name, url));
            }
        }
        Optional<URL> url = onModulePath(name, module);
        return url.isPresent() ? Optional.of(new JniResource(name, url.get())) : Optional.empty();
    }

    private static Optional<URL> onModulePath(String name, String module) {
        String path = System.getProperty("jdk.module.path");
        if (path == null || path.isEmpty()) {
            return Optional.empty();
        }
        Path[] entries = Stream.of(path.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toArray(Path[]::new);
        return ModuleFinder.of(entries)
                .find(module)
                .flatMap(ModuleReference::location)
                .filter(location -> "file".equals(location.getScheme()))
                .map(location -> URI.create("jar:" + location + "!/" + name))
                .flatMap(JniResource::existing);
    }

    private static Optional<URL> existing(URI uri) {
        try {
            URL url = uri.toURL();
            url.openConnection().connect();
            return Optional.of(url);
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The version in the name of the jar, if it is in a jar that is named so. */
    Optional<String> version() {
        String text = url.toString(); // no pattern: this is on the way of every start
        int end = text.indexOf(".jar" + INSIDE);
        String jar = end < 0 ? "" : text.substring(text.lastIndexOf('/', end) + 1, end);
        int begin = CARRIER.length();
        return jar.startsWith(CARRIER) && jar.length() > begin && Character.isDigit(jar.charAt(begin))
                ? Optional.of(jar.substring(begin))
                : Optional.empty();
    }

    /** The file itself, if it is not in a jar. */
    Optional<Path> file() {
        return "file".equals(url.getProtocol()) ? Optional.of(Path.of(URI.create(url.toString()))) : Optional.empty();
    }

    /** The jar's own record of it, if it is in a jar. */
    Optional<Entry> entry() throws IOException {
        Optional<File> jar = jar();
        if (jar.isPresent()) {
            try (ZipFile opened =
                    new ZipFile(jar.get())) { // the class loader has it open: this is quicker than asking the URL
                return entry(opened.getEntry(name));
            }
        }
        return url.openConnection() instanceof JarURLConnection connection
                ? entry(connection.getJarEntry())
                : Optional.empty();
    }

    private static Optional<Entry> entry(@Nullable ZipEntry entry) {
        return entry != null && entry.getSize() >= 0 && entry.getCrc() >= 0
                ? Optional.of(new Entry(entry.getSize(), entry.getCrc()))
                : Optional.empty();
    }

    /** The jar, if it is a file and the library at its root. */
    private Optional<File> jar() {
        String text = url.toString();
        int end = text.indexOf(INSIDE);
        return text.startsWith("jar:file:") && text.substring(end).equals(INSIDE + name)
                ? Optional.of(new File(URI.create(text.substring("jar:".length(), end))))
                : Optional.empty();
    }

    InputStream open() throws IOException {
        return url.openStream();
    }
}
