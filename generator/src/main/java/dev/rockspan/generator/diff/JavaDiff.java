package dev.rockspan.generator.diff;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.javasource.FittingJava;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.SplitInterface;
import dev.rockspan.generator.model.ValueClass;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the Java API of one version differs from that of another, both made by the same templates.
 *
 * @param classes classes, records, enums and interfaces
 * @param members constructors, methods and components of records, with the types of their parameters
 * @param constants of enums, each after the name of its enum; changed are those with another value
 */
public record JavaDiff(Changes<String> classes, Changes<String> members, Changes<Constant> constants) {

    /** Which of the names of the templates' Java are those of types. */
    private static final Predicate<String> TYPE = name -> name.matches("\\w+");

    /**
     * A constant of a Java enum.
     *
     * @param name after the enum's, such as {@code CompressionType.ZSTD}
     */
    public record Constant(String name, long value) {}

    /** The API of a version: what stands for C, and the Java of the templates in it. */
    public record Api(MappedApi mapped, FittingJava java) {

        /** The types, or the members, that another API lacks. */
        private List<String> beyond(
                Api other, Function<MappedApi, Stream<String>> names, Predicate<String> ofTemplates) {
            Set<String> beyond = names.apply(mapped).collect(Collectors.toCollection(TreeSet::new));
            java.added().stream()
                    .filter(ofTemplates)
                    .filter(other.java()::lacks)
                    .forEach(beyond::add);
            beyond.removeAll(names.apply(other.mapped()).collect(Collectors.toSet()));
            beyond.removeAll(other.java().added());
            return List.copyOf(beyond);
        }
    }

    /** Compares the APIs of two versions. */
    public static JavaDiff between(Api before, Api after) {
        return new JavaDiff(
                names(before, after, mapped -> classes(mapped.model()), TYPE),
                names(before, after, JavaDiff::members, TYPE.negate()),
                Changes.between(
                        constants(before.mapped().model()),
                        constants(after.mapped().model()),
                        Constant::name,
                        Objects::equals));
    }

    private static Changes<String> names(
            Api before, Api after, Function<MappedApi, Stream<String>> names, Predicate<String> ofTemplates) {
        return new Changes<>(
                after.beyond(before, names, ofTemplates), before.beyond(after, names, ofTemplates), List.of());
    }

    private static Stream<String> classes(ApiModel model) {
        return Stream.of(
                        model.classes().stream().map(HandleClass::name),
                        model.records().stream().map(RecordClass::name),
                        model.values().stream().map(ValueClass::name),
                        model.enums().stream().map(EnumClass::name),
                        model.callbacks().stream().map(CallbackInterface::name),
                        model.interfaces().stream().map(SharedInterface::name),
                        model.splitInterfaces().map(SplitInterface::name))
                .flatMap(names -> names);
    }

    private static Stream<String> members(MappedApi binding) {
        return Stream.concat(
                binding.coverage().stream().map(CoverageRow::java).flatMap(List::stream),
                binding.model().callbacks().stream()
                        .flatMap(type -> type.methods().stream().map(method -> type.name() + '.' + method.name())));
    }

    private static List<Constant> constants(ApiModel model) {
        return model.enums().stream()
                .flatMap(type -> type.constants().stream()
                        .map(constant -> new Constant(type.name() + '.' + constant.name(), constant.value())))
                .toList();
    }
}
