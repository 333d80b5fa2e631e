package dev.rockspan.generator;

import java.util.List;
import java.util.stream.Collectors;

/** The run stops here: all problems of a stage at once, and how the process ends. Nothing has been written. */
public final class GenerationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why a run stopped, with the exit code of the CLI. */
    public enum Kind {
        /** A header, snapshot or template was refused. */
        INPUT_REFUSED(3),
        /** jextract is missing or failed. */
        JEXTRACT(4);

        private final int exitCode;

        Kind(int exitCode) {
            this.exitCode = exitCode;
        }

        /** The exit code of the CLI. */
        public int exitCode() {
            return exitCode;
        }
    }

    private final Kind kind;
    private final transient List<Problem> problems;

    public GenerationException(Kind kind, List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining(System.lineSeparator())));
        this.kind = kind;
        this.problems = List.copyOf(problems);
    }

    public GenerationException(Kind kind, Problem problem) {
        this(kind, List.of(problem));
    }

    /** Input that was refused, with its one problem. */
    public static GenerationException refused(String place, String message, Setting.Use... settings) {
        return new GenerationException(Kind.INPUT_REFUSED, new Problem(place, message, settings));
    }

    /** All problems as a front end says them, one a line. */
    public String in(Setting.Words words) {
        return problems.stream().map(problem -> problem.in(words)).collect(Collectors.joining(System.lineSeparator()));
    }

    public Kind kind() {
        return kind;
    }

    public List<Problem> problems() {
        return problems;
    }
}
