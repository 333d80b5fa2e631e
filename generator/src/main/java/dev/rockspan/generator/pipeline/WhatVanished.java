package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.diff.JavaDiff;
import dev.rockspan.generator.javasource.VanishedNames;
import dev.rockspan.generator.model.CoverageRow;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.SplitInterface;
import dev.rockspan.generator.model.ValueClass;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what an API lacks of the one that the Java of templates is written against: that of the pinned version. */
final class WhatVanished {

    private WhatVanished() {}

    static VanishedNames from(CApi api, MappedApi binding, Templates templates, Stages stages) {
        SnapshotFolder snapshots = new SnapshotFolder(templates);
        List<String> versions = snapshots.versions();
        if (versions.isEmpty()) {
            return VanishedNames.none();
        }
        String pinned = versions.contains(PinnedVersion.rocksdb())
                ? PinnedVersion.rocksdb()
                : versions.get(versions.size() - 1);
        CApi reference = SnapshotReader.read(snapshots.file(pinned));
        if (hasAll(binding, reference)) {
            return VanishedNames.none();
        }
        MappedApi whole = GenerationPipeline.decided(
                        reference, templates, GenerationPipeline.history(templates, stages, api), stages)
                .binding();
        JavaDiff diff = JavaDiff.between(whole, binding);
        Set<String> present = Stream.concat(JavaDiff.allMembers(binding).stream(), shared(binding))
                .collect(Collectors.toSet());
        return new VanishedNames(
                diff.classes().removed(),
                diff.constants().removed().stream().map(JavaDiff.Constant::name).toList(),
                Stream.concat(diff.members().removed().stream(), shared(whole))
                        .filter(member -> !present.contains(member))
                        .toList(),
                present,
                whole.model().values().stream().map(ValueClass::name).toList());
    }

    /** The members of the interfaces that Java classes share among them. */
    private static Stream<String> shared(MappedApi binding) {
        List<SplitInterface> all = binding.model().splitInterfaces().toList();
        return all.stream().flatMap(type -> withParents(type, all)
                .flatMap(parent -> parent.operations().stream())
                .flatMap(operation -> Stream.concat(Stream.of(operation.parameters()), operation.shortForms().stream())
                        .map(form -> Signatures.text(type.name(), operation, form))));
    }

    private static Stream<SplitInterface> withParents(SplitInterface type, List<SplitInterface> all) {
        return Stream.concat(
                Stream.of(type),
                all.stream()
                        .filter(other -> type.parents().contains(other.name()))
                        .flatMap(parent -> withParents(parent, all)));
    }

    /** Whether the header has all functions of another one, and none is left out as undecided. */
    private static boolean hasAll(MappedApi binding, CApi api) {
        Set<String> functions =
                binding.coverage().stream().map(CoverageRow::function).collect(Collectors.toSet());
        return binding.undecided().isEmpty()
                && api.functions().stream().map(CFunction::name).allMatch(functions::contains);
    }
}
