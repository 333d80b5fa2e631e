package dev.rockspan.parity;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles what compiles: members with an error are taken out, then those that use them, until no error is left. A test
 * compiles if it is left with all that it uses.
 */
final class PortedCompiler {

    /**
     * A class cannot do without members that are so annotated; nor without its constructors. It can without a class rule:
     * those only load the library.
     */
    private static final Set<String> NEEDED = Set.of(
            "Override",
            "Before",
            "After",
            "BeforeClass",
            "AfterClass",
            "Rule",
            "Parameters",
            "Parameterized.Parameters",
            "Parameter",
            "Parameterized.Parameter");

    private final List<Path> sources;
    private final Path classes;
    private final SortedSet<String> tests = new TreeSet<>();
    private final SortedSet<String> left = new TreeSet<>();
    private final SortedMap<String, String> errors = new TreeMap<>();

    PortedCompiler(List<Path> sources, Path classes) {
        this.sources = new ArrayList<>(sources);
        this.classes = classes;
    }

    /** All test methods, each as {@code Class#method}. */
    SortedSet<String> tests() {
        return tests;
    }

    /** The test methods that compile. */
    SortedSet<String> compiled() {
        return left;
    }

    /** The first error of each test that does not compile. */
    SortedMap<String, String> errors() {
        return errors;
    }

    void compile() throws IOException {
        PortedSources.delete(classes);
        Files.createDirectories(classes);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean again = true;
        while (again) {
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            try (StandardJavaFileManager files =
                    compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
                JavacTask task = (JavacTask) compiler.getTask(
                        null,
                        files,
                        diagnostics,
                        List.of(
                                "-proc:none",
                                "-nowarn",
                                "-Xmaxerrs",
                                "100000",
                                "-XDshould-stop.ifError=FLOW",
                                "-d",
                                classes.toString(),
                                "-cp",
                                System.getProperty("java.class.path")),
                        null,
                        files.getJavaFileObjectsFromPaths(sources));
                again = compile(task, diagnostics);
            }
        }
    }

    private boolean compile(JavacTask task, DiagnosticCollector<JavaFileObject> diagnostics) throws IOException {
        List<CompilationUnitTree> units = new ArrayList<>();
        task.parse().forEach(units::add);
        left.clear();
        units.forEach(unit -> new TestScanner(left).scan(unit, null));
        if (tests.isEmpty()) {
            tests.addAll(left);
        }
        task.analyze();
        List<Diagnostic<? extends JavaFileObject>> found = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        if (found.isEmpty()) {
            task.generate();
            return false;
        }
        Map<Path, CompilationUnitTree> byFile = new HashMap<>();
        units.forEach(unit -> byFile.put(Path.of(unit.getSourceFile().toUri()), unit));
        Map<Path, List<Removal>> removals = new HashMap<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : found) {
            if (diagnostic.getSource() == null) {
                throw new IllegalStateException(diagnostic.getMessage(Locale.ROOT));
            }
            Path file = Path.of(diagnostic.getSource().toUri());
            Removal removal = new MemberFinder(Trees.instance(task), byFile.get(file), diagnostic).find();
            removals.computeIfAbsent(file, key -> new ArrayList<>()).add(removal);
            removal.tests().forEach(test -> errors.putIfAbsent(test, firstLines(diagnostic)));
        }
        for (Map.Entry<Path, List<Removal>> entry : removals.entrySet()) {
            takeOut(entry.getKey(), entry.getValue());
        }
        return true;
    }

    private static String firstLines(Diagnostic<?> diagnostic) {
        return diagnostic
                .getMessage(Locale.ROOT)
                .lines()
                .filter(line -> !line.contains("location:"))
                .limit(2)
                .map(String::strip)
                .reduce((first, second) -> first + ": " + second)
                .orElse("");
    }

    private void takeOut(Path file, List<Removal> removals) throws IOException {
        StringBuilder text = new StringBuilder(Files.readString(file));
        for (Removal removal : removals) {
            if (removal.wholeFile()) {
                sources.remove(file);
                Files.delete(file);
                return;
            }
            for (int i = removal.from(); i < removal.to(); i++) {
                if (text.charAt(i) != '\n') {
                    text.setCharAt(i, ' ');
                }
            }
        }
        Files.writeString(file, text);
    }

    /** What is taken out of a file, and the tests in it. */
    private record Removal(int from, int to, boolean wholeFile, SortedSet<String> tests) {}

    private static String testName(CompilationUnitTree unit, ClassTree type, MethodTree method) {
        String file = Path.of(unit.getSourceFile().toUri()).getFileName().toString();
        String outer = file.substring(0, file.length() - ".java".length());
        String owner = type.getSimpleName().contentEquals(outer) ? outer : outer + "." + type.getSimpleName();
        return owner + "#" + method.getName();
    }

    private static boolean isAnnotated(ModifiersTree modifiers, Set<String> names) {
        for (AnnotationTree annotation : modifiers.getAnnotations()) {
            if (names.contains(annotation.getAnnotationType().toString())) {
                return true;
            }
        }
        return false;
    }

    /** The test methods in a tree. */
    private static final class TestScanner extends TreePathScanner<Void, Void> {
        private final Set<String> tests;

        TestScanner(Set<String> tests) {
            this.tests = tests;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            if (isAnnotated(method.getModifiers(), Set.of("Test"))
                    && getCurrentPath().getParentPath().getLeaf() instanceof ClassTree type) {
                tests.add(testName(getCurrentPath().getCompilationUnit(), type, method));
            }
            return null;
        }
    }

    /** The member that an error is in: of a named class, not of one within a method. */
    private static final class MemberFinder extends TreePathScanner<Void, Void> {
        private final SourcePositions positions;
        private final CompilationUnitTree unit;
        private final long position;
        private final List<Tree> around = new ArrayList<>();
        private boolean inMember;

        MemberFinder(Trees trees, CompilationUnitTree unit, Diagnostic<?> diagnostic) {
            this.positions = trees.getSourcePositions();
            this.unit = unit;
            this.position = diagnostic.getPosition();
        }

        Removal find() {
            scan(unit, null);
            Tree tree = around.isEmpty() ? unit : around.getLast();
            if (tree instanceof MethodTree || tree instanceof VariableTree) {
                if (isNeeded(tree)) {
                    tree = around.get(around.size() - 2);
                }
            }
            if (tree instanceof ClassTree type && unit.getTypeDecls().contains(type) && isPublic(type)) {
                tree = unit;
            }
            SortedSet<String> tests = new TreeSet<>();
            if (tree instanceof MethodTree method) {
                if (isAnnotated(method.getModifiers(), Set.of("Test"))) {
                    tests.add(testName(unit, (ClassTree) around.get(around.size() - 2), method));
                }
            } else {
                new TestScanner(tests).scan(new com.sun.source.util.TreePath(unit), null);
                if (tree != unit) {
                    String name = tree instanceof ClassTree type ? "." + type.getSimpleName() + "#" : "#";
                    tests.removeIf(test -> !test.contains(name));
                }
            }
            if (tree instanceof VariableTree || tree instanceof ImportTree) {
                tests.clear();
            }
            return new Removal(
                    (int) positions.getStartPosition(unit, tree),
                    (int) positions.getEndPosition(unit, tree),
                    tree == unit,
                    tests);
        }

        private static boolean isPublic(ClassTree type) {
            return type.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.PUBLIC);
        }

        private static boolean isNeeded(Tree tree) {
            return tree instanceof MethodTree method
                    ? method.getReturnType() == null || isAnnotated(method.getModifiers(), NEEDED)
                    : isAnnotated(((VariableTree) tree).getModifiers(), NEEDED);
        }

        @Override
        public Void scan(Tree tree, Void nothing) {
            if (tree == null || inMember) {
                return null;
            }
            long from = positions.getStartPosition(unit, tree);
            long to = positions.getEndPosition(unit, tree);
            if (tree != unit && (position < from || position > to)) {
                return null;
            }
            if (tree instanceof ClassTree || tree instanceof ImportTree) {
                around.add(tree);
            }
            if (tree instanceof MethodTree || tree instanceof VariableTree) {
                around.add(tree);
                inMember = true;
                return null;
            }
            return super.scan(tree, nothing);
        }
    }
}
