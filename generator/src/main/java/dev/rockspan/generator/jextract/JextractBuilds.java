package dev.rockspan.generator.jextract;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The official builds of jextract that Rockspan may download: data, in the resource {@code jextract-builds.json}.
 *
 * @param version such as {@code 25+2-4}
 * @param base what the archives' names are relative to; ends in a slash
 * @param builds by platform
 */
record JextractBuilds(String version, URI base, Map<String, Build> builds) {

    private static final String RESOURCE = "jextract-builds.json";

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
            return new JsonMapper().readValue(Objects.requireNonNull(in, RESOURCE), JextractBuilds.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Optional<Build> find(Platform platform) {
        return Optional.ofNullable(builds.get(platform.name()));
    }

    URI uri(Build build) {
        return base.resolve(build.archive());
    }
}
