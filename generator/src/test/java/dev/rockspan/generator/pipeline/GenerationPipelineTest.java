package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.SmallApi;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerationPipelineTest {

    @TempDir
    Path folder;

    private final GenerationPipeline pipeline = new GenerationPipeline();
    private Path templates;
    private Path output;
    private Path state;

    @BeforeEach
    void writeTheSmallApi() throws IOException {
        templates = SmallApi.templates(folder);
        output = folder.resolve("out");
        state = folder.resolve("state");
    }

    @Test
    void skipsARunThatWasDoneBefore() {
        GenerateResult first = generate();
        assertThat(first.skipped()).isFalse();

        GenerateResult second = generate();

        assertThat(second.skipped()).isTrue();
        assertThat(second.nothingChanged()).isTrue();
        assertThat(second.counts()).isEqualTo(first.counts());
        assertThat(second.classes()).isEqualTo(first.classes());
        assertThat(second.unchanged()).isEqualTo(first.written().size());
    }

    @Test
    void runsAgainWhenARuleChanged() throws IOException {
        generate();
        Files.writeString(templates.resolve("all.yaml"), SmallApi.RULES.replace("it is odd", "it is very odd"));

        GenerateResult result = generate();

        assertThat(result.skipped()).isFalse();
        assertThat(result.written()).contains("coverage.json").doesNotContain("src/main/java/module-info.java");
    }

    @Test
    void runsAgainWhenARuleChangedDuringTheRunBefore() {
        PipelineListener edits = new PipelineListener() {
            @Override
            public void stage(String name) {
                if (name.equals("write")) {
                    try {
                        Files.writeString(
                                templates.resolve("all.yaml"), SmallApi.RULES.replace("it is odd", "it is very odd"));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
            }

            @Override
            public void notice(String text) {}
        };
        new GenerationPipeline(edits).generate(request(output));

        GenerateResult result = generate();

        assertThat(result.skipped()).isFalse();
        assertThat(result.written()).contains("coverage.json");
    }

    @Test
    void runsAgainWhenSomeoneTouchedTheOutput() throws IOException {
        generate();
        Path edited = output.resolve("src/main/java/dev/rockspan/Options.java");
        String right = Files.readString(edited);
        Files.writeString(edited, "by hand");

        assertThat(generate().written()).containsExactly("src/main/java/dev/rockspan/Options.java");
        assertThat(edited).hasContent(right);
    }

    @Test
    void remembersEachOutputFolderForItself() {
        generate();
        Path other = folder.resolve("other");

        assertThat(pipeline.generate(request(other)).skipped()).isFalse();
        assertThat(Trees.contents(other)).isEqualTo(Trees.contents(output));
    }

    @Test
    void survivesADamagedMemory() throws IOException {
        generate();
        try (Stream<Path> files = Files.list(state)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.writeString(file, "{");
            }
        }

        assertThat(generate().nothingChanged()).isTrue();
    }

    @Test
    void emitsIntoAnyPackage() {
        pipeline.generate(new GenerateRequest(
                new ApiSource.Version(SmallApi.VERSION), new Templates(templates), "com.example.rocks", output, null));

        assertThat(output.resolve("src/main/java/com/example/rocks/Options.java"))
                .content()
                .contains("package com.example.rocks;");
    }

    @Test
    void callsALibraryOfAnyName() {
        pipeline.generate(new GenerateRequest(
                new ApiSource.Version(SmallApi.VERSION),
                new Templates(templates),
                GenerateRequest.DEFAULT_PACKAGE,
                "acme",
                output,
                false,
                true,
                GenerateRequest.Replaces.OTHER_VERSION,
                null));

        assertThat(output.resolve("src/main/java/dev/rockspan/raw/Symbols.java"))
                .content()
                .contains("NativeLibrary.of(\"acme\")");
    }

    @Test
    void readsTemplatesFromAnArchive() throws IOException {
        Path archive = folder.resolve("templates.zip");
        try (FileSystem zip =
                FileSystems.newFileSystem(URI.create("jar:" + archive.toUri()), Map.of("create", "true"))) {
            try (Stream<Path> files = Files.walk(templates)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    Path target =
                            zip.getPath("/t").resolve(templates.relativize(file).toString());
                    if (Files.isDirectory(file)) {
                        Files.createDirectories(target);
                    } else {
                        Files.copy(file, target);
                    }
                }
            }
            pipeline.generate(new GenerateRequest(
                    new ApiSource.Version(SmallApi.VERSION),
                    new Templates(zip.getPath("/t")),
                    GenerateRequest.DEFAULT_PACKAGE,
                    folder.resolve("from-zip"),
                    null));

            Explanation.Function odd = pipeline.explain(
                            "rocksdb_options_set_odd",
                            new ApiSource.Version(SmallApi.VERSION),
                            new Templates(zip.getPath("/t")))
                    .functions()
                    .get(0);
            assertThat(odd.row().rule()).startsWith(archive + "!/t/all.yaml:");
            assertThat(odd.choices())
                    .extracting(Choice::place)
                    .as("nobody can write into an archive")
                    .allMatch(place -> place.startsWith(
                            "<folder of --add-templates>/<any>.yaml, with the rest of " + archive + "!/t/all.yaml:"));
        }
        generate();

        assertThat(Trees.contents(folder.resolve("from-zip"))).isEqualTo(Trees.contents(output));
    }

    @Test
    void carriesItsTemplatesWithIt() {
        try (BundledTemplates bundled = BundledTemplates.open()) {
            assertThat(bundled.folder().resolve("conventions.yaml")).exists();
            assertThat(bundled.folder().resolve("c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"))
                    .exists();
        }
    }

    private GenerateResult generate() {
        return pipeline.generate(request(output));
    }

    private GenerateRequest request(Path to) {
        return new GenerateRequest(
                new ApiSource.Version(SmallApi.VERSION),
                new Templates(templates),
                GenerateRequest.DEFAULT_PACKAGE,
                to,
                state);
    }
}
