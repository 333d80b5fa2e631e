package dev.rockspan.generator.emit;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.layout.SourceText;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.validate.ModelValidator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The made-up API whose emitted sources are committed: {@code src/test/resources/golden}. */
final class ToyApi {

    static final Path FOLDER = Checkout.folder().resolve("generator/src/test/resources/golden");

    private static final ApiPackage PACKAGE = new ApiPackage("dev.toy", "toy");

    private ToyApi() {}

    static CApi header() {
        return MadeUpHeader.read(read(FOLDER.resolve("toy.h.txt")));
    }

    private static CApi extension() {
        return MadeUpHeader.read(read(FOLDER.resolve("toy_extras.h.txt")));
    }

    /** Its own rules, and the real conventions under its own prefix. */
    static Rules rules() {
        String conventions = read(Checkout.folder().resolve("templates/conventions.yaml"));
        return MadeUpTemplates.load(Map.of(
                "conventions.yaml",
                conventions.replace("rocksdb_", "toy_"),
                "toy.yaml",
                read(FOLDER.resolve("templates/toy.yaml"))));
    }

    static ApiModel model() {
        return model(header());
    }

    static ApiModel model(CApi header) {
        return ModelValidator.validate(Mapper.map(header, extension(), rules(), ApiHistory.of(List.of(header))));
    }

    static List<SourceFile> emit(ApiModel model) {
        return ApiEmitter.emit(model, PACKAGE).stream().map(SourceText::fit).toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
