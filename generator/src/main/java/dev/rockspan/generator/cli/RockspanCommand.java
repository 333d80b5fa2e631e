package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.PinnedVersion;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;

/** The command that holds the others. */
@Command(
        name = "rockspan",
        description = "Turns RocksDB's C header into a typed Java API.",
        mixinStandardHelpOptions = true,
        scope = picocli.CommandLine.ScopeType.INHERIT,
        versionProvider = RockspanCommand.Version.class,
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:Done.",
            "1:check or drift found differences.",
            "2:The command line was wrong.",
            "3:A header, snapshot or template was refused, or something is undecided; no API was written.",
            "4:jextract is missing or failed.",
            "70:A bug in Rockspan."
        },
        subcommands = {
            GenerateCommand.class,
            CheckCommand.class,
            CoverageCommand.class,
            ExplainCommand.class,
            ExtractCommand.class,
            DiffCommand.class,
            UpgradeCommand.class,
            DriftCommand.class,
            HelpCommand.class,
            AutoComplete.GenerateCompletion.class
        })
final class RockspanCommand {

    /** What {@code --version} prints. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Rockspan " + PinnedVersion.rockspan() + " for RocksDB " + PinnedVersion.rocksdb()};
        }
    }
}
