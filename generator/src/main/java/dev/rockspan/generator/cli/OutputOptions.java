package dev.rockspan.generator.cli;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How a command speaks. */
final class OutputOptions {

    @Option(
            names = {"-q", "--quiet"},
            description = "Say nothing but errors and what was asked for.")
    private boolean quiet;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    boolean json() {
        return json;
    }

    Terminal terminal() {
        return new Terminal(
                spec.commandLine().getOut(), spec.commandLine().getErr(), Ansi.AUTO.enabled(), quiet || json);
    }
}
