package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.GenerateResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import dev.rockspan.generator.pipeline.PinnedVersion;
import dev.rockspan.generator.pipeline.UpgradeRequest;
import dev.rockspan.generator.pipeline.UpgradeResult;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A new RocksDB. */
@Command(
        name = "upgrade",
        description = {
            "Makes the Java API for another RocksDB: extract, diff, generate and coverage in one go.",
            "Where something has to be decided first, no API is written, but a template to fill in."
        })
final class UpgradeCommand implements Callable<Integer> {

    @Option(
            names = "--from",
            paramLabel = "<version>",
            description = "The version to compare with; default: the one this build is made for.")
    private @Nullable String from;

    @Option(
            names = "--keep-facts",
            description = {
                "Write the snapshot, and a template to fill in, to templates/ of the checkout, although --output is"
                        + " elsewhere. They are always written to a folder that --templates or --add-templates name."
            })
    private boolean keepFacts;

    @Mixin
    private TargetOptions target;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        return target.source().withTemplates(this::upgrade);
    }

    private int upgrade(Templates templates) {
        Terminal terminal = output.terminal();
        UpgradeResult result = new GenerationPipeline(terminal)
                .upgrade(new UpgradeRequest(
                        target.request(templates), from == null ? PinnedVersion.rocksdb() : from, keepsFacts()));
        if (output.json()) {
            terminal.text(Json.of(json(result, terminal)));
        } else {
            describe(result, terminal);
        }
        return result.generated() == null ? ExitCode.REFUSED : ExitCode.DONE;
    }

    /** What is tried elsewhere changes nothing here. */
    private boolean keepsFacts() {
        TemplatesOption templates = target.source().templates();
        return templates.areNamed() || templates.canBeWritten() && (keepFacts || !target.isElsewhere());
    }

    private void describe(UpgradeResult result, Terminal terminal) {
        DiffText text = new DiffText(terminal);
        text.summary(
                result.diff(),
                result.diff().from(),
                target.source().called(result.diff().to()));
        text.decisions(result.diff());
        if (result.stub() == null && result.stubText() != null) {
            terminal.line("");
            terminal.text(result.stubText());
            terminal.line("");
            terminal.line("Save this as a file of a folder, fill it in, and name the folder: --add-templates <folder>");
        }
        terminal.line("");
        terminal.line(Words.counts(result.diff().to(), result.counts()) + ' ' + share(result));
        terminal.say(Words.times(terminal.millis()));
        GenerateResult generated = result.generated();
        if (generated == null) {
            terminal.line("No API was written. Decide first"
                    + (result.stub() == null ? "" : ", in " + Home.display(result.stub()))
                    + "; or leave out what is undecided: --allow-pending");
        } else {
            terminal.line(Words.count(generated.classes(), "class", "classes") + " in "
                    + Home.display(target.output()) + ": "
                    + Words.count(generated.written().size(), "file", "files") + " written, "
                    + generated.deleted().size() + " deleted, " + generated.unchanged() + " unchanged.");
            if (!target.source().templates().areAdded()) {
                next(result.diff().to(), terminal);
            }
        }
    }

    /** Nothing but the pin tells the other commands of the new version. */
    private static void next(String version, Terminal terminal) {
        if (!version.equals(PinnedVersion.rocksdb())) {
            terminal.line("Next: set rocksdb.version in the root pom.xml to " + version
                    + ", step 3 of docs/how-to/upgrade-rocksdb.md. Until then, check and generate mean RocksDB "
                    + PinnedVersion.rocksdb() + ", unless told --rocksdb-version " + version + '.');
        }
    }

    private static String share(UpgradeResult result) {
        return String.format(
                Locale.ROOT,
                "%.1f %% are decided.",
                100.0
                        * (result.counts().functions() - result.counts().unclassified())
                        / result.counts().functions());
    }

    private Map<String, Object> json(UpgradeResult result, Terminal terminal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("diff", result.diff());
        json.put("functions", result.counts().functions());
        json.put("mapped", result.counts().mapped());
        json.put("excluded", result.counts().excluded());
        json.put("unclassified", result.counts().unclassified());
        json.put("snapshot", display(result.snapshot()));
        json.put("stub", display(result.stub()));
        json.put("output", Home.display(target.output()));
        GenerateResult generated = result.generated();
        json.put("generated", generated != null);
        if (generated != null) {
            json.put("written", generated.written());
            json.put("deleted", generated.deleted());
            json.put("unchanged", generated.unchanged());
        }
        json.put("millis", terminal.millis());
        return json;
    }

    private static @Nullable String display(@Nullable Path file) {
        return file == null ? null : Home.display(file);
    }
}
