package dev.rockspan.generator.write;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 digests in lower-case hex. */
public final class Sha256 {

    private final MessageDigest digest;

    private Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** The digest of some bytes. */
    public static String of(byte[] bytes) {
        Sha256 sha256 = new Sha256();
        sha256.digest.update(bytes);
        return sha256.hex();
    }

    /** The digest of a text in UTF-8. */
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    private String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
