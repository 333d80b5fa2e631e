package dev.rockspan.generator.cli;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.pipeline.FileTrouble;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Starts Rockspan's command line. */
public final class RockspanCli {

    private RockspanCli() {}

    /** Runs a command and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(run(utf8(System.out), utf8(System.err), args));
    }

    /** Runs a command and returns its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine commandLine = new CommandLine(new RockspanCommand())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(RockspanCli::wrongArguments)
                .setExecutionExceptionHandler(failures());
        int code = args.length == 0 ? usage(commandLine) : commandLine.execute(args);
        out.flush();
        err.flush();
        return code;
    }

    private static int usage(CommandLine commandLine) {
        commandLine.usage(commandLine.getErr());
        return ExitCode.USAGE;
    }

    /** In a line or two; the whole usage would hide them. */
    @SuppressWarnings("UnusedVariable") // as picocli wants it
    private static int wrongArguments(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        terminal(command).error(String.valueOf(wrong.getMessage()));
        UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
        command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.USAGE;
    }

    private static Terminal terminal(CommandLine command) {
        return new Terminal(command.getOut(), command.getErr(), Ansi.AUTO.enabled(), false);
    }

    private static IExecutionExceptionHandler failures() {
        return (failure, command, parsed) -> {
            Terminal terminal = terminal(command);
            if (failure instanceof GenerationException refused) {
                terminal.fail(
                        refused,
                        new OptionWords(command.getParseResult()
                                .matchedOptionValue(TemplatesOption.ADD_TEMPLATES, List.<Path>of())));
                return refused.kind().exitCode();
            }
            if (failure instanceof UncheckedIOException io) {
                terminal.error(FileTrouble.inWords(io));
                return ExitCode.REFUSED;
            }
            terminal.error("this is a bug in Rockspan; please report it with what follows");
            failure.printStackTrace(command.getErr());
            return ExitCode.BUG;
        };
    }

    private static PrintWriter utf8(PrintStream stream) {
        return new PrintWriter(stream, false, StandardCharsets.UTF_8);
    }
}
