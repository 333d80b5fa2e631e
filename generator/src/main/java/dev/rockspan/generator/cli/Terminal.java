package dev.rockspan.generator.cli;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.pipeline.PipelineListener;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/**
 * Results go to standard output, everything else to standard error. On a terminal there is colour, and a line that
 * says which stage runs and goes when it is over; elsewhere there are plain lines.
 */
final class Terminal implements PipelineListener {

    private static final String ERASE_LINE = "\r\033[K";

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean live;
    private final boolean quiet;
    private boolean stageShown;

    private final Map<String, Long> millis = new LinkedHashMap<>();
    private String stage = "";
    private long since;

    Terminal(PrintWriter out, PrintWriter err, boolean live, boolean quiet) {
        this.out = out;
        this.err = err;
        this.live = live;
        this.quiet = quiet;
    }

    /** A line of the result, unless the user wants quiet. */
    void say(String line) {
        if (!quiet) {
            line(line);
        }
    }

    /** A line of the result that was asked for, quiet or not. */
    void line(String line) {
        clear();
        out.print(line + '\n');
        out.flush();
    }

    /** Text that ends in a line end already. */
    void text(String text) {
        clear();
        out.print(text);
        out.flush();
    }

    @Override
    public void stage(String name) {
        endStage();
        stage = name;
        since = System.nanoTime();
        if (live && !quiet) {
            err.print(ERASE_LINE + name + " ...");
            err.flush();
            stageShown = true;
        }
    }

    @Override
    public void notice(String text) {
        clear();
        if (!quiet) {
            err.print(text + '\n');
            err.flush();
        }
    }

    /** How long each stage took up to now, in their order. */
    Map<String, Long> millis() {
        endStage();
        return millis;
    }

    private void endStage() {
        if (!stage.isEmpty()) {
            millis.merge(stage, Duration.ofNanos(System.nanoTime() - since).toMillis(), Long::sum);
            stage = "";
        }
    }

    /** All problems of a run that stopped. */
    void fail(GenerationException e, Setting.Words words) {
        clear();
        for (Problem problem : e.problems()) {
            error(problem.in(words));
        }
        if (e.problems().size() > 1) {
            err.print(e.problems().size() + " problems; nothing was written.\n");
        }
        err.flush();
    }

    void error(String message) {
        clear();
        err.print(style("error:", "bold,red") + ' ' + message + '\n');
        err.flush();
    }

    /** A word in colour where there is colour. */
    String style(String word, String style) {
        return live ? Ansi.ON.string("@|" + style + ' ' + word + "|@") : word;
    }

    private void clear() {
        if (stageShown) {
            err.print(ERASE_LINE);
            err.flush();
            stageShown = false;
        }
    }
}
