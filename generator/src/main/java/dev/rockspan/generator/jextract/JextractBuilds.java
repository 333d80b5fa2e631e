package dev.rockspan.generator.jextract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The official builds of jextract that Rockspan may download: data, in the resource {@code jextract-builds.tsv}.
 *
 * @param version such as {@code 25+2-4}
 * @param base what the archives' names are relative to; ends in a slash
 * @param builds by platform
 */
record JextractBuilds(String version, URI base, Map<String, Build> builds) {

    private static final String RESOURCE = "jextract-builds.tsv";

    /**
     * The build for one platform.
     *
     * @param archive a {@code .tar.gz}
     * @param sha256 of the archive, in lower-case hex
     */
    record Build(String archive, String sha256) {}

    JextractBuilds {
        builds = new TreeMap<>(builds);
    }

    /** The builds that this version of Rockspan knows. */
    static JextractBuilds official() {
        try (InputStream in = JextractBuilds.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + RESOURCE + " is missing");
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines of tab-separated words: {@code version <v>}, {@code base <uri>}, {@code build <platform> <archive> <sha256>}. */
    static JextractBuilds parse(String text) {
        String version = "";
        URI base = URI.create("");
        Map<String, Build> builds = new TreeMap<>();
        for (String line :
                text.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList()) {
            String[] words = line.split("\t");
            switch (words[0]) {
                case "version" -> version = words[1];
                case "base" -> base = URI.create(words[1]);
                case "build" -> builds.put(words[1], new Build(words[2], words[3]));
                default -> throw new IllegalArgumentException("unknown line: " + line);
            }
        }
        return new JextractBuilds(version, base, builds);
    }

    Optional<Build> find(Platform platform) {
        return Optional.ofNullable(builds.get(platform.name()));
    }

    URI uri(Build build) {
        return base.resolve(build.archive());
    }
}
