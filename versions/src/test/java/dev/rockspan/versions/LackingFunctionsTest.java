package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import dev.rockspan.generator.pipeline.PinnedVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A fork may lack any functions: what needs them is left out, also of what is written by hand, and the rest compiles, with what it adds. */
class LackingFunctionsTest {

    private static final int LACKING = 60;

    @TempDir
    Path folder;

    private static LongStream seeds() {
        return LongStream.rangeClosed(1, Boolean.getBoolean("rockspan.soak") ? 40 : 2);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_api_of_a_header_without_some_functions_compiles(long seed) throws IOException {
        CApi api =
                SnapshotReader.read(Checkout.TEMPLATES.resolve("c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"));
        List<String> names =
                new ArrayList<>(api.functions().stream().map(CFunction::name).toList());
        Collections.shuffle(names, new Random(seed));
        Set<String> lacking = new HashSet<>(names.subList(0, LACKING));
        CApi fork = api.withFunctions(Stream.concat(
                        api.functions().stream().filter(function -> !lacking.contains(function.name())),
                        Stream.of(mover(api)))
                .toList());
        Path snapshot = Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(fork));

        new GenerationPipeline()
                .generate(new GenerateRequest(
                        new ApiSource.Snapshot(snapshot),
                        new Templates(Checkout.TEMPLATES),
                        GenerateRequest.DEFAULT_PACKAGE,
                        folder.resolve("api"),
                        null));

        Javac.compile(
                "the API without " + lacking,
                Checkout.sources(folder.resolve("api/src/main/java")),
                Api.machinery(),
                folder.resolve("classes"),
                List.of("-nowarn"));
        assertThat(folder.resolve("api/src/main/java/dev/rockspan/RocksIterator.java"))
                .content()
                .contains("void skip()", "Effects.reposition(this)");
    }

    /** A function of the fork's own that moves an iterator. */
    private static CFunction mover(CApi api) {
        CFunction next = api.functions().stream()
                .filter(function -> function.name().equals("rocksdb_iter_next"))
                .findFirst()
                .orElseThrow();
        return new CFunction(
                "rocksdb_iter_skip", next.returnType(), next.parameters(), next.header(), next.descriptor());
    }
}
