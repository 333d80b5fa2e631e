package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.ApiSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A version of the C API as one argument: {@code 11.8.1}, a snapshot file, or a header, with {@code @11.9.0} after it
 * where no {@code version.h} beside it says its version.
 */
final class ApiArgument {

    private ApiArgument() {}

    /** What an argument means; empty if it is a header whose version nothing says. */
    static Optional<ApiSource> parse(String argument, @Nullable Path jextract, boolean offline) {
        int at = argument.lastIndexOf('@');
        String name = at > 0 ? argument.substring(0, at) : argument;
        if (name.endsWith(".json")) {
            return Optional.of(new ApiSource.Snapshot(Path.of(name)));
        }
        if (!name.endsWith(".h") && !Files.exists(Path.of(name))) {
            return Optional.of(new ApiSource.Version(argument));
        }
        Path header = Path.of(name);
        Optional<String> version = at > 0 ? Optional.of(argument.substring(at + 1)) : ApiSource.versionBeside(header);
        return version.map(found -> new ApiSource.Headers(header, List.of(), found, jextract, offline));
    }
}
