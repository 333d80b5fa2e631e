package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Difference;
import dev.rockspan.generator.Drift;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.cpp.CppHeaders;
import dev.rockspan.generator.decide.NewConstants;
import dev.rockspan.generator.decide.OpenQuestion;
import dev.rockspan.generator.decide.Stub;
import dev.rockspan.generator.drift.EnumDrift;
import dev.rockspan.generator.emit.ApiEmitter;
import dev.rockspan.generator.explain.Decisions;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.mapping.type.EnumMapper;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.pipeline.ApiFacts.Facts;
import dev.rockspan.generator.pipeline.Run.Decided;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.write.TreeWriter;
import dev.rockspan.generator.write.WrittenApi;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The way from RocksDB's C header to its Java API: what can be asked of it. {@link Run} has the stages.
 *
 * <pre>
 * c.h + extension headers
 *    │  header      read the headers and their digests
 *    │  jextract    run the real jextract on them
 *    │  extract     read what jextract made: plain facts of C
 *    ▼
 * snapshot          templates/c-api/rocksdb-&lt;version&gt;.json
 *    │  rules       load templates/: what C cannot say
 *    │  mapping     facts and rules make the model: here a function's Java form is decided
 *    │  validate    names that clash or that Java does not allow
 *    │  emit        the model as Java sources
 *    │  java        Java that is no C function: templates/java, templates/members
 *    │  layout      lines of at most 120 columns
 *    │  write       the whole tree or nothing, only where it differs
 *    ▼
 * generated/
 * </pre>
 *
 * <p>Stages take a value and give a value; a stage that refuses its input throws {@link GenerationException} with all
 * of its problems, and nothing is written. Instances may be shared between threads as far as their listener may.
 */
public final class GenerationPipeline {

    /** Where the sources stand in an output folder. */
    public static final String SOURCES = "src/main/java";

    /** What became of every function, in an output folder. */
    public static final String COVERAGE = "coverage.json";

    private final PipelineListener listener;

    public GenerationPipeline(PipelineListener listener) {
        this.listener = listener;
    }

    /** A pipeline that nobody listens to. */
    public GenerationPipeline() {
        this(PipelineListener.NONE);
    }

    /**
     * Looks for the snapshot of a version, or whether a file is one.
     *
     * @throws GenerationException if there is none
     */
    public static void checkVersion(ApiSource source, Templates templates) {
        if (source instanceof ApiSource.Version version) {
            new SnapshotFolder(templates).existing(version);
        } else if (source instanceof ApiSource.Snapshot snapshot) {
            SnapshotReader.read(SnapshotFile.named(snapshot));
        }
    }

    /**
     * Headers to snapshot. Where the snapshot was made from the same headers already, jextract is not needed.
     *
     * @param templates where the snapshot goes
     */
    public ExtractResult extract(ApiSource.Headers source, Templates templates) {
        Run run = new Run(templates, listener);
        Path file = run.snapshots().newFile(source.rocksdbVersion());
        CApi api = run.facts().read(source);
        boolean written = listener.run("write", () -> run.snapshots().keep(api));
        return ExtractResult.of(api, file, written);
    }

    /** The header of the extension to its snapshot, as {@link #extract} does it with RocksDB's. */
    public ExtractResult extractExtension(ApiSource.ExtensionHeader source, Templates templates) {
        Run run = new Run(templates, listener);
        HeaderFile header = listener.run("header", () -> HeaderReader.read(source.header()));
        Path file = run.snapshots().extension(header);
        CApi api = run.facts().read(source, header);
        boolean written = listener.run("write", () -> KeptFacts.write(file, SnapshotWriter.write(api)));
        return ExtractResult.of(api, file, written);
    }

    /** Snapshot or headers to sources on disk. */
    public GenerateResult generate(GenerateRequest request) {
        Run run = new Run(request.templates(), listener);
        Facts facts = run.facts(request);
        String inputs = Inputs.digest(facts.digest(), request);
        TreeWriter writer = new TreeWriter(request.output());
        Optional<LastRun.Done> earlier =
                listener.run("digests", () -> Run.lastRun(request).sameAs(inputs, writer.digest()));
        if (earlier.isPresent()) {
            return GenerateResult.skipped(earlier.get(), writer.size() + 1);
        }
        CApi api = facts.api().get();
        WrittenApi named = run.named(api, facts, request);
        HeldApi.refuseOther(named, request);
        MappedApi binding = run.map(api, request);
        return run.write(run.make(binding, request), inputs, named, request);
    }

    /** Compares an output folder with what {@link #generate} would make of it, and writes nothing. */
    public CheckResult check(GenerateRequest request) {
        Run run = new Run(request.templates(), listener);
        Facts facts = run.facts(request);
        CApi api = facts.api().get();
        WrittenApi named = run.named(api, facts, request);
        Optional<Problem> other = HeldApi.inTheWay(named, request);
        if (other.isPresent()) {
            return new CheckResult(List.of(), false, other.get());
        }
        List<SourceFile> files = run.make(run.map(api, request), request).files();
        TreeWriter writer = new TreeWriter(request.output(), named);
        List<Difference> differences = listener.run("compare", () -> writer.check(files));
        return CheckResult.of(differences, files.size());
    }

    /** What becomes of every function; writes nothing. */
    public Coverage coverage(ApiSource source, Templates templates) {
        Run run = new Run(templates, listener);
        CApi api = run.api(source);
        return Coverage.of(api.rocksdbVersion(), run.decide(api, run.history()).binding());
    }

    /**
     * What a name stands for: a function, type or constant of C, a type of the Java API or a member of one; writes nothing.
     *
     * @throws GenerationException if nothing has that name
     */
    public Explanation explain(String symbol, ApiSource source, Templates templates) {
        Run run = new Run(templates, listener);
        return explanation(symbol, run.decide(run.api(source), run.history()), run, templates);
    }

    /**
     * What a stage made of a name, in lines of text; writes nothing.
     *
     * @throws GenerationException if nothing has that name
     */
    public List<String> dump(Dump.Stage stage, String symbol, ApiSource source, Templates templates) {
        Run run = new Run(templates, listener);
        Decided decided = run.decide(run.api(source), run.history());
        Explanation explanation = explanation(symbol, decided, run, templates);
        MappedApi mapped = decided.binding();
        GenerateRequest request =
                new GenerateRequest(source, templates, GenerateRequest.DEFAULT_PACKAGE, Path.of(""), null);
        return new Dump(decided.api(), decided.rules(), mapped, () -> run.make(mapped, request)
                        .files())
                .lines(stage, explanation.names(symbol), explanation.functionNames());
    }

    private static Explanation explanation(String symbol, Decided decided, Run run, Templates templates) {
        MappedApi mapped = decided.binding();
        Rules rules = decided.rules();
        JavaNames names = JavaNames.of(mapped.model(), rules);
        run.java().check();
        Decisions decisions = new Decisions(
                mapped,
                rules,
                names,
                run.java(),
                () -> run.fitting(mapped),
                run.missing(mapped),
                new TemplateText(templates));
        Coverage coverage = Coverage.of(mapped.model().rocksdbVersion(), mapped);
        return Explanation.of(enumOver(symbol, decided.api(), names), coverage, names, decisions, decided.history())
                .withResults(ApiEmitter.results(mapped.model(), Run.DEFAULT_NAMES));
    }

    /** The Java enum over an enum of C that has the name, or the name. */
    private static String enumOver(String symbol, CApi api, JavaNames names) {
        return api.enums().stream()
                .filter(type -> symbol.equals(type.name()))
                .flatMap(type -> type.constants().stream())
                .flatMap(constant -> names.constant(constant.name()).stream())
                .map(constant -> constant.text().replaceFirst("\\..*", ""))
                .findFirst()
                .orElse(symbol);
    }

    /** How a version differs from an older one, in C and in Java; writes nothing. */
    public DiffResult diff(ApiSource from, ApiSource to, Templates templates) {
        Run run = new Run(templates, listener);
        CApi before = run.api(from);
        CApi after = run.api(to);
        ApiHistory history = run.history(before, after);
        List<String> problems = new ArrayList<>();
        Optional<Decided> was = run.decide(before, history, problems);
        Optional<Decided> now = run.decide(after, history, problems);
        return VersionDiff.of(
                run.side(before, was.map(Decided::binding).orElse(null)),
                run.side(after, now.map(Decided::binding).orElse(null)),
                now.map(run::questions).orElse(List.of()),
                now.map(decided -> decided.newConstants(before)).orElse(List.of()),
                now.map(Decided::newOptions).orElse(List.of()),
                problems,
                listener);
    }

    /**
     * Headers of a new version to its API, with what is new in it. Where something is undecided, no API is written
     * unless the request leaves it out; the facts of C and a template to fill in are.
     */
    public UpgradeResult upgrade(UpgradeRequest request) {
        GenerateRequest target = request.target();
        Run run = new Run(target.templates(), listener);
        CApi before = run.api(new ApiSource.Version(request.from()));
        Facts facts = run.facts(target);
        CApi after = facts.api().get();
        WrittenApi named = run.named(after, facts, target);
        HeldApi.refuseOther(named, target);
        SnapshotFolder snapshots = run.snapshots();
        if (request.keepsFacts()) {
            snapshots.checkPlace(after);
        }
        ApiHistory history = run.history(before, after);
        List<String> problems = new ArrayList<>(); // what a fork decides need not fit the version before
        MappedApi was =
                run.decide(before, history, problems).map(Decided::binding).orElse(null);
        Decided now = run.decide(after, history);
        List<OpenQuestion> questions = run.questions(now);
        List<NewConstants> constants = now.newConstants(before);
        DiffResult diff = VersionDiff.of(
                run.side(before, was),
                run.side(after, now.binding()),
                questions,
                constants,
                now.newOptions(),
                problems,
                listener);
        Optional<String> stub = Stub.of(
                after.rocksdbVersion(),
                questions,
                now.rules(),
                target.templates(),
                diff.types().removed(),
                constants,
                now.newOptions());
        boolean generates = questions.isEmpty() || target.allowPending();
        try (KeptFacts kept = new KeptFacts()) {
            Path stubFile = stub.isPresent() && request.keepsFacts()
                    ? kept.add(Stub.newFile(target.templates().newest(), after.rocksdbVersion()))
                    : null;
            if (stubFile != null) {
                KeptFacts.write(stubFile, stub.get());
            }
            Path snapshot = request.keepsFacts() ? kept.add(snapshots.newFile(after.rocksdbVersion())) : null;
            if (snapshot != null) {
                snapshots.keep(after);
            }
            GenerateResult generated = null;
            if (generates) {
                // What is left out is left out by the template to fill in, if there is a new one.
                String inputs = Inputs.digest(facts.digest(), target);
                Decided written = stubFile == null ? now : run.decide(after, history);
                generated = run.write(run.make(written.binding(), target), inputs, named, target);
            }
            kept.commit();
            return new UpgradeResult(
                    diff,
                    Coverage.of(after.rocksdbVersion(), now.binding()).counts(),
                    snapshot,
                    stubFile,
                    stub.orElse(null),
                    generated);
        }
    }

    /**
     * How the enums of the templates differ from those of C++ headers; writes nothing.
     *
     * @param headers RocksDB's {@code include/rocksdb}
     * @param rocksdbVersion whose snapshot has the constants of {@code c.h}; null for that of the headers, or the pinned
     *     one where there is none
     * @throws GenerationException if the headers are of another version than the one that is named
     */
    public DriftResult drift(Path headers, @Nullable String rocksdbVersion, Templates templates) {
        Run run = new Run(templates, listener);
        CApi api = run.api(new ApiSource.Version(Drifts.version(headers, rocksdbVersion, templates, listener)));
        Rules rules = run.rules(api);
        ApiHistory history = run.history();
        List<EnumClass> enums = listener.run("mapping", () -> EnumMapper.map(api, rules, history));
        CppHeaders cpp = CppHeaders.in(headers, rules.conventions().cppMacros());
        List<Drift> drifts = listener.run("compare", () -> EnumDrift.find(enums, rules.enums(), cpp));
        return Drifts.result(api.rocksdbVersion(), rules, cpp, drifts);
    }
}
