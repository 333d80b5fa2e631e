package dev.rockspan.generator.write;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Which API an output folder holds: what somebody has to say again who wants the same one.
 *
 * @param packageName the exported package
 * @param library the native library that it calls
 * @param rocksdb the version of RocksDB
 * @param ownHeader whether it is of another header than the one that the templates have of that version
 * @param addedTemplates the names of the folders of templates that were added
 */
public record WrittenApi(
        @JsonProperty("package") String packageName,
        String library,
        String rocksdb,
        boolean ownHeader,
        List<String> addedTemplates) {

    public WrittenApi {
        addedTemplates = List.copyOf(addedTemplates);
    }
}
