package dev.rockspan.generator.jextract;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Runs jextract on the headers, in a temporary directory, and brings back all that it wrote and said. It runs twice at
 * the same time: for the Java, and for the list of what each header declares.
 */
public final class JextractRunner {

    /** jextract needs seconds; a machine under heavy load gets this long for all that is asked of it. */
    public static final Duration TIMEOUT = Duration.ofMinutes(3);

    private static final String PACKAGE = "rockspan.raw";
    private static final String HEADER_CLASS = "RocksDBC";
    private static final String WRAPPER = "rockspan-headers.h";
    private static final int SHOWN_LINES = 20;
    private static final Pattern COMPILER_ERROR = Pattern.compile("(?:ERROR: )?.*:\\d+:\\d+: (?:fatal )?error: .*");
    private static final Pattern INCLUDED_AS = Pattern.compile("[\"\\\\\n]");

    private final Path launcher;
    private final Duration timeout;
    private final boolean windows;

    /** Runs this launcher, for no longer than the timeout in all. */
    public JextractRunner(Path launcher, Duration timeout) {
        this.launcher = launcher;
        this.timeout = timeout;
        this.windows = Platform.current().windows();
    }

    /**
     * Runs jextract.
     *
     * @param headers absolute paths, {@code c.h} first
     */
    public JextractOutput run(List<Path> headers) {
        try {
            Path work = Files.createTempDirectory("rockspan-jextract-");
            try {
                return run(headers, work);
            } finally {
                Folders.delete(work);
            }
        } catch (IOException e) {
            throw failed("jextract could not be run: " + e.getMessage(), List.of(), reproduce(headers));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("jextract was interrupted", List.of(), reproduce(headers));
        }
    }

    private JextractOutput run(List<Path> headers, Path work) throws IOException, InterruptedException {
        String header = headers.get(0).toString();
        if (isWrapped(headers)) {
            header = Files.writeString(work.resolve(WRAPPER), wrapper(headers)).toString();
        }
        Path java = work.resolve("java");
        Path includes = work.resolve("includes.txt");
        List<JextractProcess> started = new ArrayList<>();
        long deadline = System.nanoTime() + timeout.toNanos();
        try {
            JextractProcess generate = start(started, work, generateCommand(java.toString(), headers, header));
            JextractProcess list = start(started, work, listCommand(includes.toString(), headers, header));
            JextractProcess version = start(started, work, List.of(launcher.toString(), "--version"));
            check(generate, headers, deadline);
            check(list, headers, deadline);
            Map<String, String> sources = sources(java);
            if (sources.isEmpty()) {
                throw failed("jextract ended well but wrote no Java", generate.output(), reproduce(headers));
            }
            Set<SkipWarning> skips = new LinkedHashSet<>();
            generate.output().forEach(line -> SkipWarning.parse(line).ifPresent(skips::add));
            return new JextractOutput(
                    version(version, deadline),
                    HEADER_CLASS,
                    sources,
                    symbols(includes, list, headers),
                    List.copyOf(skips));
        } finally {
            started.forEach(JextractProcess::kill);
        }
    }

    private static JextractProcess start(List<JextractProcess> started, Path work, List<String> command)
            throws IOException {
        JextractProcess process =
                JextractProcess.start(command, work, work.resolve("output-" + started.size() + ".txt"));
        started.add(process);
        return process;
    }

    private void check(JextractProcess process, List<Path> headers, long deadline)
            throws IOException, InterruptedException {
        OptionalInt exit = process.await(until(deadline));
        if (exit.isEmpty()) {
            throw failed(
                    "jextract did not end within " + timeout.toSeconds() + " s and was ended",
                    process.output(),
                    reproduce(headers));
        }
        List<String> output = process.output();
        // clang writes its errors even where a version of jextract goes on in spite of them.
        List<String> errors = output.stream()
                .filter(line -> COMPILER_ERROR.matcher(line).matches())
                .toList();
        if (!errors.isEmpty()) {
            throw new GenerationException(
                    GenerationException.Kind.INPUT_REFUSED,
                    new Problem(
                            headers.get(0).toString(),
                            message("the header does not compile", errors, reproduce(headers))));
        }
        if (exit.getAsInt() != 0) {
            throw failed("jextract failed with exit code " + exit.getAsInt(), output, reproduce(headers));
        }
    }

    private static Duration until(long deadline) {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }

    private static String version(JextractProcess process, long deadline) throws IOException, InterruptedException {
        OptionalInt exit = process.await(until(deadline));
        Optional<String> version = exit.isPresent() ? JextractProcess.version(process.output()) : Optional.empty();
        return version.orElse("unknown");
    }

    private List<CSymbol> symbols(Path includes, JextractProcess process, List<Path> headers) throws IOException {
        try {
            List<CSymbol> symbols = CSymbol.ofIncludes(Files.readString(includes));
            if (!symbols.isEmpty()) {
                return symbols;
            }
        } catch (NoSuchFileException e) {
            // The same as an empty list.
        }
        throw failed("jextract ended well but listed no symbols", process.output(), reproduce(headers));
    }

    private static Map<String, String> sources(Path directory) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        Path packageDirectory = directory.resolve(PACKAGE.replace('.', '/'));
        try (var files = Files.newDirectoryStream(packageDirectory, "*.java")) {
            for (Path file : files) {
                sources.put(
                        file.getFileName().toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        } catch (NoSuchFileException | NotDirectoryException e) {
            // Nothing was written; the caller says so.
        }
        return sources;
    }

    private List<String> generateCommand(String output, List<Path> headers, String header) {
        return command(
                List.of("--output", output, "--target-package", PACKAGE, "--header-class-name", HEADER_CLASS),
                headers,
                header);
    }

    private List<String> listCommand(String output, List<Path> headers, String header) {
        return command(List.of("--dump-includes", output), headers, header);
    }

    private List<String> command(List<String> options, List<Path> headers, String header) {
        List<String> command = new ArrayList<>();
        command.add(launcher.toString());
        command.addAll(options);
        includeDirectories(headers.get(0)).forEach(directory -> {
            command.add("--include-dir");
            command.add(directory.toString());
        });
        command.add(header);
        return command;
    }

    /** An extension header includes {@code "rocksdb/c.h"} or {@code "c.h"}. */
    private static List<Path> includeDirectories(Path header) {
        List<Path> directories = new ArrayList<>();
        Path directory = header.getParent();
        if (directory != null) {
            directories.add(directory);
            if (directory.endsWith("rocksdb") && directory.getParent() != null) {
                directories.add(0, directory.getParent());
            }
        }
        return directories;
    }

    /** jextract 22 takes one header only, and 25 none whose path has letters beyond ASCII. */
    private static boolean isWrapped(List<Path> headers) {
        return headers.size() > 1
                || !StandardCharsets.US_ASCII
                        .newEncoder()
                        .canEncode(headers.get(0).toString());
    }

    private static String wrapper(List<Path> headers) {
        StringBuilder text = new StringBuilder();
        for (Path header : headers) {
            // clang takes forward slashes on every platform.
            String path = header.toString().replace('\\', '/');
            if (INCLUDED_AS.matcher(path).find()) {
                throw GenerationException.refused(header.toString(), "a C compiler cannot include a file of this name");
            }
            text.append("#include \"").append(path).append("\"\n");
        }
        return text.toString();
    }

    /** What a user types to see the same. */
    private String reproduce(List<Path> headers) {
        if (!isWrapped(headers)) {
            return CommandLine.quote(
                    generateCommand("rockspan-jextract", headers, headers.get(0).toString()), windows);
        }
        List<String> echo = new ArrayList<>(List.of("printf", "#include \"%s\"\\n"));
        headers.forEach(header -> echo.add(header.toString()));
        return CommandLine.quote(echo, windows) + " > " + WRAPPER + " && "
                + CommandLine.quote(generateCommand("rockspan-jextract", headers, WRAPPER), windows);
    }

    private static GenerationException failed(String what, List<String> output, String command) {
        return new GenerationException(GenerationException.Kind.JEXTRACT, Problem.of(message(what, output, command)));
    }

    private static String message(String what, List<String> output, String command) {
        StringBuilder message = new StringBuilder(what);
        List<String> told = output.stream()
                .filter(line -> !line.isBlank() && SkipWarning.parse(line).isEmpty())
                .toList();
        told.subList(0, Math.min(SHOWN_LINES, told.size()))
                .forEach(line -> message.append("\n  ").append(line.stripTrailing()));
        if (told.size() > SHOWN_LINES) {
            message.append("\n  ... and ").append(told.size() - SHOWN_LINES).append(" more lines");
        }
        return message.append("\nThis command does the same: ").append(command).toString();
    }
}
