package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.decide.NewConstants;
import dev.rockspan.generator.decide.NewOptions;
import dev.rockspan.generator.decide.OpenQuestion;
import dev.rockspan.generator.decide.OpenQuestions;
import dev.rockspan.generator.diff.JavaDiff;
import dev.rockspan.generator.emit.ApiEmitter;
import dev.rockspan.generator.emit.ApiPackage;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.explain.MissingJava;
import dev.rockspan.generator.javasource.FittingJava;
import dev.rockspan.generator.javasource.JavaTemplates;
import dev.rockspan.generator.layout.SourceText;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.pipeline.ApiFacts.Facts;
import dev.rockspan.generator.rules.ExtensionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import dev.rockspan.generator.validate.ModelValidator;
import dev.rockspan.generator.write.OutputReport;
import dev.rockspan.generator.write.TreeWriter;
import dev.rockspan.generator.write.WrittenApi;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The stages of one run, with one set of templates, in the order in which they follow each other. */
final class Run {

    /** An API by its default names, of which nothing is written. */
    static final ApiPackage DEFAULT_NAMES =
            new ApiPackage(GenerateRequest.DEFAULT_PACKAGE, GenerateRequest.DEFAULT_LIBRARY);

    private final Templates templates;
    private final PipelineListener listener;
    private @Nullable JavaTemplates java;
    private final IdentityHashMap<MappedApi, FittingJava> fitting = new IdentityHashMap<>();
    /** What was said of the rules: those of another version are read from the same files. */
    private final Set<String> remarks = new HashSet<>();

    Run(Templates templates, PipelineListener listener) {
        this.templates = templates;
        this.listener = listener;
    }

    /** What the templates decide of a version. */
    record Decided(CApi api, ApiHistory history, Rules rules, MappedApi binding) {

        /** The constants that it has and an older version has not, and no Java enum. */
        List<NewConstants> newConstants(CApi before) {
            return NewConstants.of(before, api, binding, rules.conventions());
        }

        /** The options that no RocksDB has, and that nothing puts into classes. */
        List<NewOptions> newOptions() {
            return NewOptions.of(api, binding, rules, history);
        }
    }

    /** The files of an API. */
    record Made(Coverage coverage, int classes, List<SourceFile> files) {}

    SnapshotFolder snapshots() {
        return new SnapshotFolder(templates);
    }

    /** Reads facts of C, of which no other run knows. */
    ApiFacts facts() {
        return new ApiFacts(templates, listener, LastRun.none());
    }

    /** The facts of C for a request, of which the last run into its output folder may know. */
    Facts facts(GenerateRequest request) {
        return new ApiFacts(templates, listener, lastRun(request)).of(request.source());
    }

    /** The facts of C. */
    CApi api(ApiSource source) {
        return facts().of(source).api().get();
    }

    /** The Java of the templates, read once. */
    JavaTemplates java() {
        if (java == null) {
            java = JavaTemplates.load(templates);
        }
        return java;
    }

    /** What an API has of the Java of the templates, found once. */
    FittingJava fitting(MappedApi mapped) {
        return fitting.computeIfAbsent(
                mapped,
                api -> listener.run("java", () -> java().fitting(
                                ApiEmitter.emit(api.model(), DEFAULT_NAMES), DEFAULT_NAMES.name())));
    }

    /** One of two versions to compare. */
    VersionDiff.Side side(CApi api, @Nullable MappedApi mapped) {
        return new VersionDiff.Side(api, mapped == null ? null : new JavaDiff.Api(mapped, fitting(mapped)));
    }

    /** The versions that the templates speak of. */
    ApiHistory history(CApi... atHand) {
        return listener.run("history", () -> snapshots().history(atHand));
    }

    Rules rules(CApi api) {
        return listener.run("rules", () -> RulesLoader.load(templates, api.rocksdbVersion(), this::remark)
                .withMethods(java().methods()));
    }

    private void remark(String text) {
        if (remarks.add(text)) {
            listener.notice(text);
        }
    }

    /** The model with what is decided; what is undecided is left out. */
    Decided decide(CApi api, ApiHistory history) {
        Rules rules = rules(api);
        CApi extension = extension(rules);
        return new Decided(
                api, history, rules, listener.run("mapping", () -> Mapper.mapDecided(api, extension, rules, history)));
    }

    /** The same; nothing, and the problems, where the templates do not fit the version. */
    Optional<Decided> decide(CApi api, ApiHistory history, List<String> problems) {
        try {
            return Optional.of(decide(api, history));
        } catch (GenerationException e) {
            e.problems().forEach(problem -> problems.add("RocksDB " + api.rocksdbVersion() + ": " + problem));
            return Optional.empty();
        }
    }

    /**
     * The model for a request.
     *
     * @throws GenerationException if something is undecided that the request does not leave out
     */
    MappedApi map(CApi api, GenerateRequest request) {
        return DeclarationPlaces.found(files(request.source()), () -> {
            ApiHistory history = history();
            if (request.allowPending()) {
                return decide(api, history).binding();
            }
            Rules rules = rules(api);
            CApi extension = extension(rules);
            return listener.run("mapping", () -> Mapper.map(api, extension, rules, history));
        });
    }

    /** What the facts of C are read from. */
    private List<Path> files(ApiSource source) {
        if (source instanceof ApiSource.Headers headers) {
            return Stream.concat(Stream.of(headers.header()), headers.extensionHeaders().stream())
                    .toList();
        }
        return List.of(
                source instanceof ApiSource.Snapshot snapshot
                        ? snapshot.file()
                        : snapshots().existing((ApiSource.Version) source));
    }

    /** The facts of the extension that the rules tell of. */
    private @Nullable CApi extension(Rules rules) {
        Located<ExtensionRule> extension = rules.extension();
        return extension == null
                ? null
                : SnapshotReader.read(snapshots().extension(extension.rule().snapshot()));
    }

    /** What is undecided, with what helps to decide it. */
    List<OpenQuestion> questions(Decided decided) {
        return decided.binding().undecided().isEmpty()
                ? List.of()
                : listener.run(
                        "questions",
                        () -> OpenQuestions.of(
                                decided.binding(), decided.api(), decided.rules(), decided.history(), templates));
    }

    /** The files of a model. */
    Made make(MappedApi binding, GenerateRequest request) {
        ApiModel model = listener.run("validate", () -> ModelValidator.validate(binding));
        List<SourceFile> emitted = listener.run(
                "emit", () -> ApiEmitter.emit(model, new ApiPackage(request.packageName(), request.library())));
        JavaTemplates.Added added = listener.run(
                "java", () -> java().addTo(emitted, binding.places(), request.packageName(), model.rocksdbVersion()));
        if (isAllForThis(request.source())
                && binding.undecided().isEmpty()
                && !added.unmet().isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, added.unmet());
        }
        noteLeftOut(added.java(), binding);
        List<SourceFile> sources = added.files();
        List<SourceFile> fitting = listener.run(
                "layout", () -> sources.parallelStream().map(SourceText::fit).toList());
        Coverage coverage = Coverage.of(model.rocksdbVersion(), binding);
        List<SourceFile> files = new ArrayList<>();
        fitting.stream()
                .filter(source -> request.module() || !source.path().equals(ApiEmitter.MODULE))
                .forEach(source -> files.add(source.under(GenerationPipeline.SOURCES)));
        files.add(new SourceFile(GenerationPipeline.COVERAGE, coverage.toJson()));
        return new Made(coverage, sources.size(), files);
    }

    /** Whether all Java of the templates is for a version: then none is left out, but by a mistake. */
    private boolean isAllForThis(ApiSource source) {
        return templates.added().isEmpty()
                && source instanceof ApiSource.Version version
                && version.rocksdbVersion().equals(PinnedVersion.rocksdb());
    }

    /** A type or member of the templates that an API lacks, or a method that lacks a part. */
    private record LeftOut(String name, boolean inPart) {

        String text() {
            return (inPart ? "a part of " : "") + name;
        }
    }

    /** Says which Java of the templates is left out, by what the header lacks or the templates say otherwise. */
    private void noteLeftOut(FittingJava java, MappedApi binding) {
        MissingJava missing = missing(binding);
        Map<String, List<LeftOut>> byCause = new TreeMap<>();
        Set<String> changes = new HashSet<>();
        java.leftOut().forEach((name, uses) -> {
            String cause = missing.because(uses);
            byCause.computeIfAbsent(cause, key -> new ArrayList<>()).add(new LeftOut(name, false));
            if (missing.isChanged(uses)) {
                changes.add(cause);
            }
        });
        // Statements that a header makes impossible are expected to be missing.
        if (!templates.added().isEmpty()) {
            java.cut().forEach((name, uses) -> uses.stream()
                    .map(List::of)
                    .filter(missing::isChanged)
                    .map(missing::because)
                    .distinct()
                    .forEach(cause -> {
                        byCause.computeIfAbsent(cause, key -> new ArrayList<>()).add(new LeftOut(name, true));
                        changes.add(cause);
                    }));
        }
        byCause.forEach(
                (cause, left) -> listener.notice("Left out of the Java of the templates, because " + cause + ": "
                        + left.stream().map(LeftOut::text).collect(Collectors.joining(", "))
                        + (changes.contains(cause) ? howToHave(left) : "")));
    }

    private String howToHave(List<LeftOut> left) {
        Map<String, String> places = new TreeMap<>();
        left.forEach(each -> java().declared(each.name())
                .forEach(line -> places.putIfAbsent(line.place().replaceFirst(":\\d+$", ""), line.place())));
        return ". To have that, undo this change, or put a copy that fits it into a folder that is added: "
                + String.join(", ", places.values());
    }

    /** What a header is missing for Java names that RocksDB's API has. */
    MissingJava missing(MappedApi binding) {
        return new MissingJava(binding, this::namesOfRocksDb);
    }

    /** The names of the API that Java of the templates is written for: that of this build's version, or the newest. */
    private JavaNames namesOfRocksDb() {
        Run run = new Run(new Templates(templates.folder()), PipelineListener.NONE);
        ApiHistory history = run.history();
        List<String> versions = history.versions();
        String version = versions.contains(PinnedVersion.rocksdb())
                ? PinnedVersion.rocksdb()
                : versions.get(versions.size() - 1);
        Decided decided = listener.run("names", () -> run.decide(run.api(new ApiSource.Version(version)), history));
        return JavaNames.of(decided.binding().model(), decided.rules());
    }

    /** Which API a request asks for. */
    WrittenApi named(CApi api, Facts facts, GenerateRequest request) {
        return new WrittenApi(
                request.packageName(),
                request.library(),
                api.rocksdbVersion(),
                !snapshots().has(api.rocksdbVersion(), facts.digest()),
                templates.added().stream().map(Inputs::name).toList());
    }

    /**
     * Writes the files of an API.
     *
     * @param inputs the digest of the inputs, computed before they were read
     */
    GenerateResult write(Made made, String inputs, WrittenApi api, GenerateRequest request) {
        TreeWriter writer = new TreeWriter(request.output(), api);
        OutputReport report = listener.run("write", () -> writer.write(made.files()));
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
                false);
    }

    static LastRun lastRun(GenerateRequest request) {
        return new LastRun(request.stateFolder(), request.output());
    }
}
