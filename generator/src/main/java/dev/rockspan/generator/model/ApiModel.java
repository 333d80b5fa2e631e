package dev.rockspan.generator.model;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything the emitters need.
 *
 * @param rocksdbVersion the version the API was made from
 * @param versions what is known of other versions
 * @param overview what the package's Javadoc says to a newcomer; empty for nothing
 * @param free the function that frees what C hands out
 * @param types what users' programs name
 * @param paths sorted by name
 * @param extension null if there is none
 * @param functions every C function that the API or a path calls, sorted by name
 */
public record ApiModel(
        String rocksdbVersion,
        KnownVersions versions,
        String overview,
        String free,
        Types types,
        List<PathClass> paths,
        @Nullable Extension extension,
        List<RawFunction> functions) {

    /** What users' programs name, each kind sorted by name. */
    public record Types(
            List<HandleClass> classes,
            List<RecordClass> records,
            List<ValueClass> values,
            List<EnumClass> enums,
            List<CallbackInterface> callbacks,
            List<SharedInterface> interfaces) {}

    /** The interfaces that classes of one C type share, each once. */
    public Stream<SplitInterface> splitInterfaces() {
        return classes().stream()
                .flatMap(type -> type.supertypes().split().stream())
                .distinct();
    }

    public List<HandleClass> classes() {
        return types.classes();
    }

    public List<RecordClass> records() {
        return types.records();
    }

    public List<ValueClass> values() {
        return types.values();
    }

    public List<EnumClass> enums() {
        return types.enums();
    }

    public List<CallbackInterface> callbacks() {
        return types.callbacks();
    }

    public List<SharedInterface> interfaces() {
        return types.interfaces();
    }
}
