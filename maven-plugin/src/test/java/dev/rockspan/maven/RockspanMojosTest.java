package dev.rockspan.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.pipeline.PinnedVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.model.Dependency;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Both goals on the real templates, in one project. */
@Execution(ExecutionMode.CONCURRENT)
class RockspanMojosTest {

    @TempDir
    Path folder;

    private final MavenProject project = new MavenProject();

    /** In one project, one after the other. */
    @Test
    void generatesAndChecks() throws Exception {
        generatesFromItsOwnTemplatesAndAddsTheSources();
        skipsWhatWasDoneButStillAddsTheSources();
        saysThatAllIsUpToDate();
        failsTheBuildWhereTheSourcesWereEdited();
    }

    /** It warns of a library of another version, too. */
    private void generatesFromItsOwnTemplatesAndAddsTheSources() throws Exception {
        dependOnRocksdbjni("9.10.0");
        List<String> warnings = generateAndWarn();

        Path sources = folder.resolve("out/src/main/java");
        assertThat(sources.resolve("dev/rockspan/RocksDB.java")).exists();
        assertThat(project.getCompileSourceRoots()).containsExactly(sources.toString());
        assertThat(warnings)
                .singleElement()
                .asString()
                .startsWith("The project depends on rocksdbjni 9.10.0, but the API is generated for RocksDB ")
                .endsWith("<rocksdbVersion>9.10.0</rocksdbVersion>");
    }

    private void skipsWhatWasDoneButStillAddsTheSources() throws Exception {
        FileTime time = Files.getLastModifiedTime(folder.resolve("out/coverage.json"));
        project.getCompileSourceRoots().clear();

        dependOnRocksdbjni(PinnedVersion.rocksdb());
        assertThat(generateAndWarn()).isEmpty();

        assertThat(project.getCompileSourceRoots()).hasSize(1);
        assertThat(Files.getLastModifiedTime(folder.resolve("out/coverage.json")))
                .isEqualTo(time);
    }

    private void saysThatAllIsUpToDate() throws Exception {
        List<String> said = new ArrayList<>();
        CheckMojo mojo = mojo(new CheckMojo());
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void info(CharSequence text) {
                said.add(text.toString());
            }
        });

        mojo.execute();

        assertThat(said).containsExactly(folder.resolve("out") + " is up to date.");
    }

    private void failsTheBuildWhereTheSourcesWereEdited() throws Exception {
        Files.writeString(folder.resolve("out/src/main/java/dev/rockspan/RocksDB.java"), "by hand");

        assertThatThrownBy(() -> mojo(new CheckMojo()).execute())
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("RocksDB.java was edited by hand")
                .hasMessageContaining("rockspan:generate");
    }

    private void dependOnRocksdbjni(String version) {
        Dependency jar = new Dependency();
        jar.setGroupId("org.rocksdb");
        jar.setArtifactId("rocksdbjni");
        jar.setVersion(version);
        project.setDependencies(List.of(jar));
    }

    private List<String> generateAndWarn() throws Exception {
        List<String> warnings = new ArrayList<>();
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void warn(CharSequence text) {
                warnings.add(text.toString());
            }
        });
        mojo.execute();
        return warnings;
    }

    @Test
    void readsTheNamesInAConfiguration() {
        assertThat(Configuration.names("<configuration><packageNme>a</packageNme><output/></configuration>"))
                .containsExactly("packageNme", "output");
        assertThat(Configuration.names("no XML")).isEmpty();
        assertThat(Configuration.problem("packageNme", List.of("packageName", "output")))
                .isEqualTo("the plugin has no parameter <packageNme>; did you mean \"packageName\"?");
    }

    @Test
    void putsNoApiInThePlaceOfAnotherOutsideOfTheBuildsFolder() throws Exception {
        GenerateMojo acme = mojo(new GenerateMojo());
        acme.packageName = "com.acme.db";
        acme.execute();

        assertThatThrownBy(() -> mojo(new GenerateMojo()).execute())
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("holds another API than the one asked for: com.acme.db")
                .hasMessageContaining("what it was made with: <packageName>com.acme.db</packageName>. To")
                .hasMessageEndingWith("in its place: <replace>");
        assertThatThrownBy(() -> mojo(new CheckMojo()).execute())
                .isInstanceOf(MojoFailureException.class)
                .hasMessageStartingWith(folder.resolve("out") + " holds another API");
        project.getBuild().setDirectory(folder.toString());
        mojo(new GenerateMojo()).execute();
        mojo(new CheckMojo()).execute();
    }

    @Test
    void generatesIntoAnotherPackageAddsTemplatesAndCallsAnotherLibrary() throws Exception {
        Path added = Files.createDirectories(folder.resolve("acme"));
        Files.writeString(
                added.resolve("acme.yaml"),
                "functions:\n  rocksdb_get_latest_sequence_number: {name: sequenceNumber}\n");
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.packageName = "com.example.rocks";
        mojo.addTemplates = List.of(added.toFile());
        mojo.library = "acme";
        mojo.execute();

        Path sources = folder.resolve("out/src/main/java/com/example/rocks");
        assertThat(sources.resolve("RocksDB.java"))
                .content()
                .contains("public long sequenceNumber()")
                .doesNotContain("getLatestSequenceNumber");
        assertThat(sources.resolve("util/IntComparator.java"))
                .content()
                .contains("package com.example.rocks.util;", "import com.example.rocks.AbstractComparator;");
        assertThat(sources.resolve("raw/Symbols.java")).content().contains("\"acme\"");
    }

    @Test
    void failsTheBuildWhereThereIsNoSnapshot() {
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.rocksdbVersion = "1.2.3";

        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageStartingWith("<rocksdbVersion>: \"1.2.3\": there is no snapshot of RocksDB 1.2.3");

        mojo.rocksdbVersion = "abc";
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("<rocksdbVersion>: \"abc\": is not a RocksDB version; one looks like 11.8.1");
    }

    @Test
    void failsTheBuildWhereTheOutputIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.output = file.toFile();
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("<output>: " + file + " is no folder");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void failsTheBuildWhereNoFolderCanBeMade() {
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.output = new File("/proc/rockspan");
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("/proc/rockspan: no folder can be made there");
    }

    @Test
    void failsTheBuildWhereThereIsNoHeader() {
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.header = new File(folder.toFile(), "c.h");
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining(mojo.header + ": there is no such header");

        mojo.header = folder.toFile();
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining(folder + ": this is a directory, not a header");
    }

    @Test
    void failsTheBuildWhereNamesAreNone() {
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.packageName = "com.example.7";
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("<packageName>: \"com.example.7\" is no name of a Java package");

        for (String jdks : List.of("java", "java.rocks", "javax.rocks")) {
            mojo.packageName = jdks;
            assertThatThrownBy(mojo::execute)
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessageStartingWith("<packageName>: \"" + jdks + "\" is a package of the JDK's");
        }

        mojo.packageName = "com.example";
        mojo.library = "libacme.so/";
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("<library>: \"libacme.so/\" is no name of a library");

        mojo.library = "libacme.so";
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageEndingWith("without lib and .so: acme");
    }

    @Test
    void failsTheBuildWhereTemplatesAreNone() throws IOException {
        GenerateMojo mojo = mojo(new GenerateMojo());
        mojo.templates = Files.createDirectories(folder.resolve("empty")).toFile();

        assertThatThrownBy(mojo::execute).isInstanceOf(MojoFailureException.class);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private <T extends AbstractRockspanMojo> T mojo(T mojo) {
        mojo.project = project;
        mojo.output = folder.resolve("out").toFile();
        mojo.state = new File(folder.toFile(), "state");
        return mojo;
    }
}
