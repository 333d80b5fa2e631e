package dev.rockspan.generator.cli;

/** How the process ends. */
final class ExitCode {

    /** Done. */
    static final int DONE = 0;
    /** {@code check} or {@code drift} found differences. */
    static final int DIFFERENT = 1;
    /** The command line was wrong. */
    static final int USAGE = 2;
    /** A header, snapshot, template or file was refused. */
    static final int REFUSED = 3;
    /** A bug in Rockspan. 4 is jextract's; see {@link dev.rockspan.generator.GenerationException.Kind}. */
    static final int BUG = 70;

    private ExitCode() {}
}
