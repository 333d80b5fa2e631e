package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * {@code templates/uses.json} says what each member of the Java in templates uses of the API, so that another version, or a
 * fork, gets what it has all of that for. The compiler tells: {@code -Duses.update=true} rewrites the file.
 */
class TemplateUsesTest {

    private static final Path FILE = Checkout.TEMPLATES.resolve("uses.json");
    private static final Path SOURCES = Checkout.SOURCES.resolve("dev/rockspan");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

    @Test
    void the_uses_are_those_of_the_templates() throws IOException {
        String uses = uses().entrySet().stream()
                .map(entry -> "  \"" + entry.getKey() + "\": [\n"
                        + entry.getValue().stream().map(use -> "    \"" + use + '"').collect(Collectors.joining(",\n"))
                        + "\n  ]")
                .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
        if (Boolean.getBoolean("uses.update")) {
            Files.writeString(FILE, uses);
        }

        assertThat(FILE).as("-Duses.update=true writes it").hasContent(uses);
    }

    private SortedMap<String, SortedSet<String>> uses() throws IOException {
        Set<String> declared = new HashSet<>();
        Set<String> emitted = new HashSet<>();
        List<Path> sources = new ArrayList<>();
        for (String kind : List.of("java", "members")) {
            Path folder = Checkout.TEMPLATES.resolve(kind);
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                    sources.add(SOURCES.resolve(folder.relativize(file)));
                    declared.addAll(declarations(file));
                    if (kind.equals("members")) {
                        emitted.add(file.getFileName().toString().replace(".java", ""));
                    }
                }
            }
        }
        SortedMap<String, SortedSet<String>> uses = new TreeMap<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
            JavacTask task = task(files, sources);
            List<CompilationUnitTree> units = new ArrayList<>();
            task.parse().forEach(units::add);
            task.analyze();
            Uses scanner = new Uses(
                    Trees.instance(task), task.getElements(), task.getTypes(), declared, emitted, uses);
            units.forEach(unit -> scanner.scan(unit, null));
        }
        assertThat(uses.keySet())
                .as("without templates/uses.json, ./rockspan generate makes all; then -Duses.update=true makes that file")
                .containsAll(declared);
        shorten(uses, declared);
        return uses;
    }

    /** Leaves out what is always there with what uses it: its own type, and that of another use. */
    private static void shorten(SortedMap<String, SortedSet<String>> uses, Set<String> declared) {
        uses.forEach((user, used) -> used.removeIf(use -> !use.contains("(") && used.stream()
                .anyMatch(other -> !other.contains("=>") && other.startsWith(use + '.'))));
        boolean changed = true;
        while (changed) {
            changed = uses.entrySet().stream()
                    .map(entry -> entry.getValue().removeIf(use -> outermost(use).equals(outermost(entry.getKey()))
                            && declared.contains(use)
                            && enclosing(use).noneMatch(
                                    other -> uses.containsKey(other) && !(entry.getKey() + '.').startsWith(other + '.'))
                            || entry.getKey().startsWith(use + '.')))
                    .reduce(false, Boolean::logicalOr);
            changed |= uses.values().removeIf(Set::isEmpty);
        }
    }

    /** A type or member, and the types around it. */
    private static Stream<String> enclosing(String name) {
        return Stream.iterate(
                name, other -> !other.isEmpty(), other -> other.replaceFirst("(?:^|\\.)\\w+(?:\\(.*)?$", ""));
    }

    private static String outermost(String name) {
        return name.replaceFirst("\\..*", "");
    }

    /** A compiler that tells of no mistakes: a template of members is a type without what it is added to. */
    private JavacTask task(StandardJavaFileManager files, List<Path> sources) {
        List<String> options = List.of("-proc:none", "-cp", System.getProperty("java.class.path"));
        return (JavacTask)
                compiler.getTask(null, files, _ -> {}, options, null, files.getJavaFileObjectsFromPaths(sources));
    }

    /** The types and members that a template declares. */
    private Set<String> declarations(Path template) throws IOException {
        Set<String> declared = new HashSet<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
            for (CompilationUnitTree unit : task(files, List.of(template)).parse()) {
                new TreePathScanner<Void, Void>() {
                    @Override
                    public Void visitClass(ClassTree type, Void nothing) {
                        declared.add(nameAt(getCurrentPath()));
                        return super.visitClass(type, nothing);
                    }

                    @Override
                    public Void visitMethod(MethodTree method, Void nothing) {
                        declared.add(nameAt(getCurrentPath()));
                        return null;
                    }

                    @Override
                    public Void visitVariable(VariableTree variable, Void nothing) {
                        declared.add(nameAt(getCurrentPath()));
                        return null;
                    }
                }.scan(unit, null);
            }
        }
        return declared;
    }

    /** {@code Options.Inner.put(Slice, byte[])} of a declaration. */
    private static String nameAt(TreePath path) {
        String own = switch (path.getLeaf()) {
            case ClassTree type -> type.getSimpleName().toString();
            case MethodTree method -> method(method, path.getParentPath());
            case VariableTree variable -> variable.getName().toString();
            default -> "";
        };
        TreePath parent = path.getParentPath();
        return parent.getLeaf() instanceof ClassTree ? nameAt(parent) + '.' + own : own;
    }

    private static String method(MethodTree method, TreePath type) {
        String name = method.getName().contentEquals("<init>")
                ? ((ClassTree) type.getLeaf()).getSimpleName().toString()
                : method.getName().toString();
        return method.getParameters().stream()
                .map(parameter -> parameter.getModifiers().getFlags() + " " + parameter)
                .map(TemplateUsesTest::type)
                .collect(Collectors.joining(", ", name + '(', ")"));
    }

    /** The type of a declared parameter. */
    private static String type(String parameter) {
        String bare = parameter
                .replaceAll("^\\[.*?] ", "")
                .replaceAll("@\\w+(\\([^)]*\\))?\\s*", "")
                .replaceFirst("^final ", "");
        String type = bare.substring(0, bare.lastIndexOf(' ')).replaceAll("\\s", "");
        while (type.contains("<")) {
            type = type.replaceAll("<[^<>]*>", "");
        }
        return type.replaceAll("[\\w.]*\\.(?=\\w)", "");
    }

    /** Collects what the declarations of templates use. */
    private static final class Uses extends TreePathScanner<Void, SortedSet<String>> {

        private final Trees trees;
        private final Elements elements;
        private final Types types;
        private final Set<String> declared;
        private final Set<String> emitted;
        private final SortedMap<String, SortedSet<String>> uses;

        /**
         * @param declared what templates declare
         * @param emitted the types to which they only add
         */
        Uses(
                Trees trees,
                Elements elements,
                Types types,
                Set<String> declared,
                Set<String> emitted,
                SortedMap<String, SortedSet<String>> uses) {
            this.trees = trees;
            this.elements = elements;
            this.types = types;
            this.declared = declared;
            this.emitted = emitted;
            this.uses = uses;
        }

        @Override
        public Void visitClass(ClassTree type, SortedSet<String> outer) {
            String name = nameAt(getCurrentPath());
            if (type.getSimpleName().isEmpty()) {
                addImplemented((TypeElement) trees.getElement(getCurrentPath()), outer);
                return super.visitClass(type, outer);
            }
            SortedSet<String> own = new TreeSet<>();
            if (declared.contains(name)) {
                uses.put(name, own);
                addObligations((TypeElement) trees.getElement(getCurrentPath()), own);
                addImplemented((TypeElement) trees.getElement(getCurrentPath()), own);
                scan(type.getExtendsClause(), own);
                scan(type.getImplementsClause(), own);
                scan(type.getTypeParameters(), own);
                scan(type.getPermitsClause(), own);
            }
            scan(type.getMembers(), own);
            own.remove(name);
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, SortedSet<String> type) {
            SortedSet<String> own = of(type);
            if (own != null) {
                addOverridden((ExecutableElement) trees.getElement(getCurrentPath()), own);
                super.visitMethod(method, own);
                own.remove(nameAt(getCurrentPath()));
            }
            return null;
        }

        @Override
        public Void visitVariable(VariableTree variable, SortedSet<String> around) {
            boolean field = getCurrentPath().getParentPath().getLeaf() instanceof ClassTree;
            SortedSet<String> own = field ? of(around) : around;
            addConversion(variable.getInitializer(), trees.getElement(getCurrentPath()).asType(), own);
            return own == null ? null : super.visitVariable(variable, own);
        }

        /** Where the uses of a member belong; null if no template has it. */
        private SortedSet<String> of(SortedSet<String> type) {
            String name = nameAt(getCurrentPath());
            Element element = trees.getElement(getCurrentPath());
            if (element.getEnclosingElement() instanceof TypeElement owner && owner.getSimpleName().isEmpty()) {
                return type;
            }
            if (element.getKind() == ElementKind.ENUM_CONSTANT) {
                uses.computeIfAbsent(name, _ -> new TreeSet<>());
                return type;
            }
            if (elements.getOrigin(element) != Elements.Origin.EXPLICIT) {
                return type;
            }
            return declared.contains(name) ? uses.computeIfAbsent(name, _ -> new TreeSet<>()) : null;
        }

        @Override
        public Void visitIdentifier(IdentifierTree identifier, SortedSet<String> own) {
            Element element = trees.getElement(getCurrentPath());
            TreePath around = getCurrentPath();
            TypeElement type = null;
            while (around != null && !isMemberOf(type, element)) {
                type = trees.getElement(around) instanceof TypeElement enclosing ? enclosing : type;
                around = around.getParentPath();
            }
            add(element, isMemberOf(type, element) ? type : null, own);
            return null;
        }

        private boolean isMemberOf(TypeElement type, Element member) {
            return type != null && member != null && elements.getAllMembers(type).contains(member);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree select, SortedSet<String> own) {
            addOf(select.getExpression(), own);
            return super.visitMemberSelect(select, own);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, SortedSet<String> own) {
            addOf(reference.getQualifierExpression(), own);
            addFunction(own);
            return super.visitMemberReference(reference, own);
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree lambda, SortedSet<String> own) {
            addFunction(own);
            return super.visitLambdaExpression(lambda, own);
        }

        /** The interface that a lambda stands for. */
        private void addFunction(SortedSet<String> own) {
            if (own != null && trees.getTypeMirror(getCurrentPath()) instanceof DeclaredType function) {
                TypeElement type = (TypeElement) function.asElement();
                addImplementedOf(type, own);
                abstractMethods(type).forEach(method -> add(method, null, own));
            }
        }

        /** What a class that no API emits has to implement. */
        private void addImplemented(TypeElement type, SortedSet<String> own) {
            if (own != null && !isAbstract(type) && !emitted.contains(name(type))) {
                parents(type).forEach(parent -> addImplementedOf(parent, own));
            }
        }

        private static boolean isAbstract(TypeElement type) {
            return type.getModifiers().contains(Modifier.ABSTRACT);
        }

        private void addImplementedOf(TypeElement type, SortedSet<String> own) {
            if (isOfTheApi(type) && isAbstract(type) && !declared.contains(name(type))) {
                String methods = abstractMethods(type)
                        .map(method -> name(method).substring(name(type).length() + 1))
                        .sorted()
                        .collect(Collectors.joining(" and "));
                own.add(name(type) + " with " + (methods.isEmpty() ? "nothing" : "only " + methods) + " to implement");
            }
        }

        /** Those that a type declares itself. */
        private static Stream<ExecutableElement> abstractMethods(TypeElement type) {
            return type.getEnclosedElements().stream()
                    .filter(member -> member.getModifiers().contains(Modifier.ABSTRACT))
                    .filter(ExecutableElement.class::isInstance)
                    .map(ExecutableElement.class::cast);
        }

        /** A member of an object, which may inherit it: that is for the API to know. */
        private void addOf(Tree object, SortedSet<String> own) {
            TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), object));
            add(
                    trees.getElement(getCurrentPath()),
                    type instanceof DeclaredType of ? (TypeElement) of.asElement() : null,
                    own);
        }

        /** {@code a < b} on the way from a type to one that it extends or implements. */
        private boolean addInheritance(TypeElement type, Element above, SortedSet<String> own) {
            if (!isOfTheApi(type) || type.equals(above)) {
                return type.equals(above);
            }
            boolean found = false;
            for (TypeElement parent : parents(type).toList()) {
                if (!found && addInheritance(parent, above, own)) {
                    found = true;
                    if (isOfTheApi(parent) && (!declared.contains(name(type)) || emitted.contains(name(type)))) {
                        own.add(name(type) + " < " + name(parent));
                    }
                }
            }
            return found;
        }

        /** What is given has to be of the type that is wanted. */
        private void addConversion(Tree given, TypeMirror wanted, SortedSet<String> own) {
            TypeMirror type = given == null ? null : trees.getTypeMirror(new TreePath(getCurrentPath(), given));
            if (own != null
                    && type != null
                    && types.erasure(type) instanceof DeclaredType from
                    && types.erasure(wanted) instanceof DeclaredType to
                    && isOfTheApi(to.asElement())) {
                addInheritance((TypeElement) from.asElement(), to.asElement(), own);
            }
        }

        private void addConversions(List<? extends ExpressionTree> arguments, SortedSet<String> own) {
            if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called) {
                int fixed = called.getParameters().size() - (called.isVarArgs() ? 1 : 0);
                for (int i = 0; i < Math.min(fixed, arguments.size()); i++) {
                    addConversion(arguments.get(i), called.getParameters().get(i).asType(), own);
                }
            }
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, SortedSet<String> own) {
            addConversions(call.getArguments(), own);
            return super.visitMethodInvocation(call, own);
        }

        @Override
        public Void visitAssignment(AssignmentTree assignment, SortedSet<String> own) {
            addConversion(
                    assignment.getExpression(),
                    trees.getTypeMirror(new TreePath(getCurrentPath(), assignment.getVariable())),
                    own);
            return super.visitAssignment(assignment, own);
        }

        @Override
        public Void visitReturn(ReturnTree returned, SortedSet<String> own) {
            TreePath around = getCurrentPath();
            while (!(around.getLeaf() instanceof MethodTree || around.getLeaf() instanceof LambdaExpressionTree)) {
                around = around.getParentPath();
            }
            if (trees.getElement(around) instanceof ExecutableElement method) {
                addConversion(returned.getExpression(), method.getReturnType(), own);
            }
            return super.visitReturn(returned, own);
        }

        @Override
        public Void visitNewClass(NewClassTree made, SortedSet<String> own) {
            add(trees.getElement(getCurrentPath()), null, own);
            addConversions(made.getArguments(), own);
            return super.visitNewClass(made, own);
        }

        /** @param of the type whose member it is, which may inherit it; null for that which declares it */
        private void add(Element element, TypeElement of, SortedSet<String> own) {
            if (own == null) {
                return;
            }
            SortedSet<String> used = new TreeSet<>();
            addDeclared(element, used);
            boolean inheriting = of != null
                    && isOfTheApi(of)
                    && of.getNestingKind() == NestingKind.TOP_LEVEL
                    && !(element instanceof TypeElement)
                    && !element.getModifiers().contains(Modifier.STATIC);
            used.forEach(use -> own.add(inheriting && element.getEnclosingElement() instanceof TypeElement declaring
                    ? use.replaceFirst("^" + Pattern.quote(name(declaring)) + "(?=\\.|$)", name(of))
                    : use));
        }

        private void addDeclared(Element element, SortedSet<String> own) {
            if (element == null || !isOfTheApi(element)) {
                return;
            }
            switch (element) {
                case TypeElement type -> own.add(name(type));
                case ExecutableElement method when method.getEnclosingElement().getKind() == ElementKind.RECORD ->
                    addOfRecord(method, (TypeElement) method.getEnclosingElement(), own);
                case ExecutableElement method when elements.getOrigin(method) != Elements.Origin.EXPLICIT ->
                    own.add(name((TypeElement) method.getEnclosingElement()));
                case ExecutableElement method -> own.add(name(method));
                case VariableElement variable when variable.getEnclosingElement() instanceof TypeElement type
                        && !variable.getSimpleName().contentEquals("this")
                        && !variable.getSimpleName().contentEquals("super")
                        && !variable.getSimpleName().contentEquals("class") ->
                    own.add(name(type) + '.' + variable.getSimpleName());
                default -> {}
            }
        }

        /** For what reads a component of a record, which need not be written, the component stands. */
        private static void addOfRecord(ExecutableElement method, TypeElement type, SortedSet<String> own) {
            boolean reads = method.getParameters().isEmpty()
                    && type.getRecordComponents().stream()
                            .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
            own.add(reads ? name(type) + '.' + method.getSimpleName() : name(method));
        }

        /** What a method overrides has to be there, or it would override nothing. */
        private void addOverridden(ExecutableElement method, SortedSet<String> own) {
            TypeElement type = (TypeElement) method.getEnclosingElement();
            inherited(type).filter(other -> elements.overrides(method, other, type)).forEach(other -> {
                add(other, null, own);
                addInheritance(type, other.getEnclosingElement(), own);
            });
        }

        /**
         * A class has to have what it inherits without a body; else it is left out, or, if it is emitted, the method without a
         * body is. {@code a => b} asks for b only where a is.
         */
        private void addObligations(TypeElement type, SortedSet<String> own) {
            if (isAbstract(type)) {
                return;
            }
            List<ExecutableElement> inherited = inherited(type)
                    .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                    .toList();
            for (Element member : elements.getAllMembers(type)) {
                if (member instanceof ExecutableElement method
                        && isOfTheApi(method)
                        && elements.getOrigin(method) == Elements.Origin.EXPLICIT) {
                    inherited.stream()
                            .filter(other -> elements.overrides(method, other, type))
                            .forEach(other -> addObligation(type, other, name(method), own));
                }
            }
        }

        private void addObligation(TypeElement type, ExecutableElement inherited, String method, SortedSet<String> own) {
            if (isOfTheApi(inherited) && declared.contains(name(inherited)) && emitted.contains(name(type))) {
                uses.computeIfAbsent(name(inherited), _ -> new TreeSet<>()).add(name(type) + " => " + method);
            } else if (!emitted.contains(name(type)) || declared.contains(method)) {
                own.add(isOfTheApi(inherited) ? name(inherited) + " => " + method : method);
            }
        }

        private static Stream<TypeElement> parents(TypeElement type) {
            return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                    .filter(DeclaredType.class::isInstance)
                    .map(parent -> (TypeElement) ((DeclaredType) parent).asElement());
        }

        private static Stream<ExecutableElement> inherited(TypeElement type) {
            return parents(type)
                    .filter(parent -> !parent.getQualifiedName().contentEquals("java.lang.Record"))
                    .flatMap(parent -> Stream.concat(
                            parent.getEnclosedElements().stream()
                                    .filter(ExecutableElement.class::isInstance)
                                    .map(ExecutableElement.class::cast)
                                    .filter(method -> method.getKind() == ElementKind.METHOD
                                            && !method.getModifiers().contains(Modifier.STATIC)),
                            inherited(parent)));
        }

        private boolean isOfTheApi(Element element) {
            String name = elements.getPackageOf(element).toString();
            return name.equals("dev.rockspan") || name.equals("dev.rockspan.util");
        }

        private static String name(TypeElement type) {
            return type.getEnclosingElement() instanceof TypeElement outer
                    ? name(outer) + '.' + type.getSimpleName()
                    : type.getSimpleName().toString();
        }

        private static String name(ExecutableElement method) {
            TypeElement type = (TypeElement) method.getEnclosingElement();
            String name = (method.getKind() == ElementKind.CONSTRUCTOR ? type : method).getSimpleName().toString();
            String types = "(" + String.join(", ", types(method)) + ')';
            return name(type) + '.' + name + (method.isVarArgs() ? types.replaceFirst("\\[]\\)$", "...)") : types);
        }

        private static List<String> types(ExecutableElement method) {
            return method.getParameters().stream()
                    .map(parameter -> text(parameter.asType()))
                    .toList();
        }

        private static String text(TypeMirror type) {
            return switch (type) {
                case ArrayType array -> text(array.getComponentType()) + "[]";
                case DeclaredType declared -> declared.asElement().getSimpleName().toString();
                default -> type.toString().replaceAll("@\\S+ ", "");
            };
        }
    }
}
