package dev.rockspan.generator.jextract;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;

/** Makes archives for the tests, good ones and bad ones. */
final class Archives {

    /** What goes into an archive. */
    interface Content {
        void addTo(TarArchiveOutputStream tar) throws IOException;
    }

    private Archives() {}

    static Path tarGz(Path file, Content... contents) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
                TarArchiveOutputStream tar = new TarArchiveOutputStream(new GzipCompressorOutputStream(out))) {
            for (Content content : contents) {
                content.addTo(tar);
            }
        }
        return file;
    }

    static Content directory(String name) {
        return tar -> {
            tar.putArchiveEntry(new TarArchiveEntry(name + "/"));
            tar.closeArchiveEntry();
        };
    }

    static Content file(String name, int mode, String text) {
        return tar -> {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            // Keeps a leading slash, as an attacker would.
            TarArchiveEntry entry = new TarArchiveEntry(name, true);
            entry.setMode(mode);
            entry.setSize(bytes.length);
            tar.putArchiveEntry(entry);
            tar.write(bytes);
            tar.closeArchiveEntry();
        };
    }

    static Content link(String name, byte kind, String target) {
        return tar -> {
            TarArchiveEntry entry = new TarArchiveEntry(name, kind);
            entry.setLinkName(target);
            tar.putArchiveEntry(entry);
            tar.closeArchiveEntry();
        };
    }

    static Content symlink(String name, String target) {
        return link(name, TarConstants.LF_SYMLINK, target);
    }

    /** An archive that looks like an official build. */
    static Path jextract(Path file) throws IOException {
        return tarGz(
                file,
                directory("jextract-25"),
                file("jextract-25/bin/jextract", 0755, "#!/bin/sh\necho jextract 25\n"),
                file("jextract-25/release", 0644, "a file\n"));
    }

    static String sha256(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
