package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.cpp.CppHeaders;
import dev.rockspan.generator.decide.OpenQuestion;
import dev.rockspan.generator.decide.OpenQuestions;
import dev.rockspan.generator.decide.Stub;
import dev.rockspan.generator.drift.Drift;
import dev.rockspan.generator.drift.EnumDrift;
import dev.rockspan.generator.emit.ApiEmitter;
import dev.rockspan.generator.emit.ApiPackage;
import dev.rockspan.generator.explain.Decisions;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.javasource.JavaTemplates;
import dev.rockspan.generator.layout.SourceText;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.mapping.type.EnumMapper;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.pipeline.ApiFacts.Facts;
import dev.rockspan.generator.rules.ExtensionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.validate.ModelValidator;
import dev.rockspan.generator.write.Difference;
import dev.rockspan.generator.write.Manifest;
import dev.rockspan.generator.write.OutputReport;
import dev.rockspan.generator.write.TreeWriter;
import dev.rockspan.generator.write.WrittenApi;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The way from RocksDB's C header to its Java API.
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
            new SnapshotFolder(templates).existing(version.rocksdbVersion());
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
        Stages stages = new Stages(listener);
        SnapshotFolder snapshots = new SnapshotFolder(templates);
        Path file = snapshots.newFile(source.rocksdbVersion());
        CApi api = new ApiFacts(templates, stages, listener, null).read(source);
        return ExtractResult.of(api, file, stages.run("write", () -> snapshots.keep(api)), stages);
    }

    /** The header of the extension to its snapshot, as {@link #extract} does it with RocksDB's. */
    public ExtractResult extractExtension(ApiSource.ExtensionHeader source, Templates templates) {
        Stages stages = new Stages(listener);
        HeaderFile header = stages.run("header", () -> HeaderReader.readExtension(source.header()));
        Path file = new SnapshotFolder(templates).extension(header);
        CApi api = new ApiFacts(templates, stages, listener, null).read(source, header);
        boolean written = stages.run("write", () -> SnapshotFile.write(file, SnapshotWriter.write(api)));
        return ExtractResult.of(api, file, written, stages);
    }

    /** Snapshot or headers to sources on disk. */
    public GenerateResult generate(GenerateRequest request) {
        Stages stages = new Stages(listener);
        Facts facts = facts(request, stages);
        String inputs = inputs(facts, request);
        TreeWriter writer = new TreeWriter(request.output());
        Optional<LastRun.Done> earlier =
                stages.run("digests", () -> lastRun(request).sameAs(inputs, writer.digest()));
        if (earlier.isPresent()) {
            return GenerateResult.skipped(earlier.get(), writer.size() + 1, stages);
        }
        boolean shared = writer.isNewAmongOthers();
        CApi api = facts.api().get();
        WrittenApi written = written(api, facts, request);
        HeldApi.refuseOther(written, request);
        GenerateResult result =
                write(make(bind(api, request, stages), request, stages), inputs, written, request, stages);
        if (shared) {
            listener.notice(
                    request.output() + " holds other things, too, which are never touched; what is Rockspan's is in "
                            + Manifest.FILE_NAME + " there.");
        }
        return result;
    }

    private static GenerateResult write(
            Made made, String inputs, WrittenApi api, GenerateRequest request, Stages stages) {
        TreeWriter writer = new TreeWriter(request.output(), api);
        OutputReport report = stages.run("write", () -> writer.write(made.files()));
        Coverage coverage = made.coverage();
        lastRun(request)
                .remember(inputs, writer.digest(), coverage.rocksdbVersion(), coverage.counts(), made.classes());
        return new GenerateResult(
                coverage.rocksdbVersion(),
                coverage.counts(),
                made.classes(),
                report.written(),
                report.deleted(),
                report.unchanged().size(),
                false,
                stages.times());
    }

    /** Compares an output folder with what {@link #generate} would make of it, and writes nothing. */
    public CheckResult check(GenerateRequest request) {
        Stages stages = new Stages(listener);
        Facts facts = facts(request, stages);
        CApi api = facts.api().get();
        WrittenApi written = written(api, facts, request);
        Optional<Problem> other = HeldApi.inTheWay(written, request);
        if (other.isPresent()) {
            return new CheckResult(List.of(), false, other.get(), stages.times());
        }
        Made made = make(bind(api, request, stages), request, stages);
        TreeWriter writer = new TreeWriter(request.output(), written);
        List<Difference> differences = stages.run("compare", () -> writer.check(made.files()));
        return CheckResult.of(differences, made.files().size(), stages);
    }

    /** Which API a request asks for. */
    private static WrittenApi written(CApi api, Facts facts, GenerateRequest request) {
        return new WrittenApi(
                request.packageName(),
                request.library(),
                api.rocksdbVersion(),
                !new SnapshotFolder(request.templates()).has(api.rocksdbVersion(), facts.digest()),
                request.templates().added().stream().map(Inputs::name).toList());
    }

    /** What becomes of every function; writes nothing. */
    public Coverage coverage(ApiSource source, Templates templates) {
        Stages stages = new Stages(listener);
        CApi api = facts(source, templates, stages).api().get();
        MappedApi binding =
                decided(api, templates, history(templates, stages), stages).binding();
        return Coverage.of(api.rocksdbVersion(), binding);
    }

    /**
     * What a name stands for: a function, type or constant of C, a type of the Java API or a member of one; writes nothing.
     *
     * @throws GenerationException if nothing has that name
     */
    public Explanation explain(String symbol, ApiSource source, Templates templates) {
        Stages stages = new Stages(listener);
        CApi api = facts(source, templates, stages).api().get();
        ApiHistory history = history(templates, stages);
        return explanation(symbol, decided(api, templates, history, stages), templates, history);
    }

    /**
     * What a stage made of a name, in lines of text; writes nothing.
     *
     * @throws GenerationException if nothing has that name
     */
    public List<String> dump(Dump.Stage stage, String symbol, ApiSource source, Templates templates) {
        Stages stages = new Stages(listener);
        CApi api = facts(source, templates, stages).api().get();
        ApiHistory history = history(templates, stages);
        Decided decided = decided(api, templates, history, stages);
        Explanation explanation = explanation(symbol, decided, templates, history);
        MappedApi mapped = decided.binding();
        GenerateRequest request =
                new GenerateRequest(source, templates, GenerateRequest.DEFAULT_PACKAGE, Path.of(""), null);
        return new Dump(api, decided.rules(), mapped, () -> make(mapped, request, stages)
                        .files())
                .lines(stage, explanation.names(symbol), explanation.functionNames());
    }

    private static Explanation explanation(String symbol, Decided decided, Templates templates, ApiHistory history) {
        MappedApi mapped = decided.binding();
        Rules rules = decided.rules();
        JavaNames names = JavaNames.of(mapped.model(), rules);
        JavaTemplates java = JavaTemplates.load(templates);
        Decisions decisions = new Decisions(mapped, rules, names, java::place, new TemplateText(templates));
        Coverage coverage = Coverage.of(mapped.model().rocksdbVersion(), mapped);
        return Explanation.of(symbol, coverage, names, decisions, history)
                .withResults(ApiEmitter.results(
                        mapped.model(),
                        new ApiPackage(GenerateRequest.DEFAULT_PACKAGE, GenerateRequest.DEFAULT_LIBRARY)));
    }

    /** How a version differs from an older one, in C and in Java; writes nothing. */
    public DiffResult diff(ApiSource from, ApiSource to, Templates templates) {
        Stages stages = new Stages(listener);
        CApi before = facts(from, templates, stages).api().get();
        CApi after = facts(to, templates, stages).api().get();
        ApiHistory history = history(templates, stages, before, after);
        List<String> problems = new ArrayList<>();
        Optional<Decided> was = decidedOrProblems(before, templates, history, problems, stages);
        Optional<Decided> now = decidedOrProblems(after, templates, history, problems, stages);
        return VersionDiff.of(
                new VersionDiff.Side(before, was.map(Decided::binding).orElse(null)),
                new VersionDiff.Side(after, now.map(Decided::binding).orElse(null)),
                now.map(decided -> questions(decided, after, templates, history, stages))
                        .orElse(List.of()),
                problems,
                stages);
    }

    /**
     * Headers of a new version to its API, with what is new in it. Where something is undecided, no API is written
     * unless the request leaves it out; the facts of C and a template to fill in are.
     */
    public UpgradeResult upgrade(UpgradeRequest request) {
        Stages stages = new Stages(listener);
        GenerateRequest target = request.target();
        Templates templates = target.templates();
        CApi before = facts(new ApiSource.Version(request.from()), templates, stages)
                .api()
                .get();
        Facts facts = facts(target, stages);
        CApi after = facts.api().get();
        WrittenApi written = written(after, facts, target);
        HeldApi.refuseOther(written, target);
        SnapshotFolder snapshots = new SnapshotFolder(templates);
        if (request.keepsFacts()) {
            snapshots.checkPlace(after);
        }
        ApiHistory history = history(templates, stages, before, after);
        MappedApi was = decided(before, templates, history, stages).binding();
        Decided now = decided(after, templates, history, stages);
        List<OpenQuestion> questions = questions(now, after, templates, history, stages);
        DiffResult diff = VersionDiff.of(
                new VersionDiff.Side(before, was),
                new VersionDiff.Side(after, now.binding()),
                questions,
                List.of(),
                stages);
        Optional<String> stub = Stub.of(
                after.rocksdbVersion(), questions, now.rules(), diff.types().removed(), diff.constantsWithoutEnum());
        boolean generates = questions.isEmpty() || target.allowPending();
        try (KeptFacts kept = new KeptFacts()) {
            Path stubFile = stub.isPresent() && request.keepsFacts()
                    ? kept.add(StubFile.next(templates.newest(), after.rocksdbVersion()))
                    : null;
            if (stubFile != null) {
                StubFile.write(stubFile, stub.get());
            }
            Path snapshot = request.keepsFacts() ? kept.add(snapshots.newFile(after.rocksdbVersion())) : null;
            if (snapshot != null) {
                snapshots.keep(after);
            }
            GenerateResult generated = null;
            if (generates) {
                // What is left out is left out by the template to fill in, if there is a new one.
                MappedApi binding = stubFile == null
                        ? now.binding()
                        : decided(after, templates, history, stages).binding();
                generated = write(make(binding, target, stages), inputs(facts, target), written, target, stages);
            }
            kept.commit();
            return new UpgradeResult(
                    diff,
                    Coverage.of(after.rocksdbVersion(), now.binding()).counts(),
                    snapshot,
                    stubFile,
                    stub.orElse(null),
                    generated,
                    stages.times());
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
        Stages stages = new Stages(listener);
        String version = Drifts.version(headers, rocksdbVersion, templates, listener);
        CApi api =
                facts(new ApiSource.Version(version), templates, stages).api().get();
        Rules rules = stages.run("rules", () -> RulesLoader.load(templates, api.rocksdbVersion()));
        ApiHistory history = history(templates, stages);
        List<EnumClass> enums = stages.run("mapping", () -> EnumMapper.map(api, rules, history));
        CppHeaders cpp = CppHeaders.in(headers, rules.conventions().cppMacros());
        List<Drift> drifts = stages.run("compare", () -> EnumDrift.find(enums, rules.enums(), cpp));
        return Drifts.result(api.rocksdbVersion(), rules, cpp, drifts, stages);
    }

    /** The facts of the extension that the rules tell of. */
    private static @Nullable CApi extension(Rules rules, Templates templates) {
        Located<ExtensionRule> extension = rules.extension();
        return extension == null
                ? null
                : SnapshotReader.read(
                        new SnapshotFolder(templates).extension(extension.rule().snapshot()));
    }

    private record Made(Coverage coverage, int classes, List<SourceFile> files) {}

    private static MappedApi bind(CApi api, GenerateRequest request, Stages stages) {
        return HeaderPlaces.found(request.source(), () -> decide(api, request, stages));
    }

    private static MappedApi decide(CApi api, GenerateRequest request, Stages stages) {
        ApiHistory history = history(request.templates(), stages);
        if (request.allowPending()) {
            return decided(api, request.templates(), history, stages).binding();
        }
        Rules rules = rules(api, request.templates(), stages);
        CApi extension = extension(rules, request.templates());
        return stages.run("mapping", () -> Mapper.map(api, extension, rules, history));
    }

    private static Rules rules(CApi api, Templates templates, Stages stages) {
        return stages.run("rules", () -> RulesLoader.load(templates, api.rocksdbVersion()));
    }

    private static ApiHistory history(Templates templates, Stages stages, CApi... atHand) {
        return stages.run("history", () -> new SnapshotFolder(templates).history(atHand));
    }

    private Made make(MappedApi binding, GenerateRequest request, Stages stages) {
        ApiModel model = stages.run("validate", () -> ModelValidator.validate(binding));
        List<SourceFile> emitted = stages.run(
                "emit", () -> ApiEmitter.emit(model, new ApiPackage(request.packageName(), request.library())));
        JavaTemplates java = JavaTemplates.load(request.templates());
        List<SourceFile> sources = stages.run(
                "java",
                () -> java.addTo(emitted, binding.places().keySet(), request.packageName(), model.rocksdbVersion()));
        if (!java.leftOut().isEmpty()) {
            listener.notice("Left out of the Java of the templates, because this API lacks what it uses: "
                    + String.join(", ", java.leftOut()));
        }
        List<SourceFile> fitting = stages.run(
                "layout", () -> sources.parallelStream().map(SourceText::fit).toList());
        Coverage coverage = Coverage.of(model.rocksdbVersion(), binding);
        List<SourceFile> files = new ArrayList<>();
        fitting.stream()
                .filter(source -> request.module() || !source.path().equals(ApiEmitter.MODULE))
                .forEach(source -> files.add(source.under(SOURCES)));
        files.add(new SourceFile(COVERAGE, coverage.toJson()));
        return new Made(coverage, sources.size(), files);
    }

    /** What rules decide of a version. */
    record Decided(Rules rules, MappedApi binding) {}

    private static Decided decided(CApi api, Templates templates, ApiHistory history, Stages stages) {
        Rules rules = rules(api, templates, stages);
        CApi extension = extension(rules, templates);
        return new Decided(rules, stages.run("mapping", () -> Mapper.mapDecided(api, extension, rules, history)));
    }

    private static Optional<Decided> decidedOrProblems(
            CApi api, Templates templates, ApiHistory history, List<String> problems, Stages stages) {
        try {
            return Optional.of(decided(api, templates, history, stages));
        } catch (GenerationException e) {
            e.problems().forEach(problem -> problems.add("RocksDB " + api.rocksdbVersion() + ": " + problem));
            return Optional.empty();
        }
    }

    private static List<OpenQuestion> questions(
            Decided decided, CApi api, Templates templates, ApiHistory history, Stages stages) {
        return decided.binding().undecided().isEmpty()
                ? List.of()
                : stages.run(
                        "questions",
                        () -> OpenQuestions.of(decided.binding(), api, decided.rules(), history, templates));
    }

    private Facts facts(GenerateRequest request, Stages stages) {
        return new ApiFacts(request.templates(), stages, listener, lastRun(request)).of(request.source());
    }

    private Facts facts(ApiSource source, Templates templates, Stages stages) {
        return new ApiFacts(templates, stages, listener, null).of(source);
    }

    private static LastRun lastRun(GenerateRequest request) {
        return new LastRun(request.stateFolder(), request.output());
    }

    private static String inputs(Facts facts, GenerateRequest request) {
        return Inputs.digest(facts.digest(), request);
    }
}
