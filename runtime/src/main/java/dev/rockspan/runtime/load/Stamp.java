package dev.rockspan.runtime.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Remembers that a file was found to have a digest, so that it need not be read through SHA-256 at every start (a fifth
 * of a second for RocksDB in a cold JVM). It names the file by what the system alone sets: device, inode and the time
 * of the last change to its content or name. Whoever writes to the file, replaces it or moves another one there changes
 * these, even if they set its modification time back.
 *
 * @param sha256 the digest, in hex
 * @param identity the file's device, inode, size and change time when it had that digest
 */
record Stamp(String sha256, String identity) {

    /** Reads a stamp; empty if there is none or it is not whole. */
    static Optional<Stamp> read(Path file) throws IOException {
        if (!PrivateFolder.isPrivateFile(file) || Files.size(file) > 1000) {
            return Optional.empty();
        }
        String[] lines = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).split("\n", -1);
        boolean whole = lines.length == 4 && isSha256(lines[0]) && lines[2].equals("end");
        return whole ? Optional.of(new Stamp(lines[0], lines[1])) : Optional.empty();
    }

    /** It becomes part of a path, so nothing but digits may be in it. */
    private static boolean isSha256(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!HexFormat.isHexDigit(text.charAt(i))) {
                return false;
            }
        }
        return text.length() == 64;
    }

    /** Writes it, whole or not at all. */
    void write(Path file) throws IOException {
        Path made = Files.createTempFile(file.getParent(), "stamp-", null);
        Files.writeString(made, sha256 + '\n' + identity + "\nend\n", StandardCharsets.ISO_8859_1);
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** What tells a file's content at this moment from any other content the path may come to have. */
    static String identity(Path file) throws IOException {
        Map<String, Object> facts = Files.readAttributes(file, "unix:dev,ino,size,ctime", LinkOption.NOFOLLOW_LINKS);
        FileTime changed = (FileTime) Objects.requireNonNull(facts.get("ctime"));
        return facts.get("dev") + " " + facts.get("ino") + ' ' + facts.get("size") + ' '
                + changed.to(TimeUnit.NANOSECONDS);
    }
}
