package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.SplitInterface;
import org.junit.jupiter.api.Test;

/** A C type can stand for several Java classes: which has which option is stated. */
class SplitTest {

    private static final String HEADER = """
            rocksdb_options_t *rocksdb_options_create_copy(rocksdb_options_t *options);
            void rocksdb_options_set_paths(rocksdb_options_t *options, int paths);
            int rocksdb_options_get_paths(rocksdb_options_t *options);
            void rocksdb_options_set_levels(rocksdb_options_t *options, int levels);
            void rocksdb_options_set_logs(rocksdb_options_t *options, int logs);
            void rocksdb_options_tune(rocksdb_options_t *options);
            rocksdb_t *rocksdb_open(const rocksdb_options_t *options, const char *name);
            rocksdb_t *rocksdb_open_families(const rocksdb_options_t *options, const char *name, const rocksdb_options_t *family_options);
            """;

    private static String rules(String interfaces) {
        return """
            splits:
              rocksdb_options_t:
                classes:
                  DBOptions: {summary: Of a database., implements: DBOptionsInterface}
                parameters: {family_options: FamilyOptionsInterface}
                others: DBOptionsInterface
                interfaces:
                  FamilyOptionsInterface: {summary: Of families., options: [levels]}
                  %s
            functions:
              rocksdb_options_create_copy: {form: constructor}
              rocksdb_open: {parameters: {options: {ownership: call}}}
              rocksdb_open_families: {parameters: {options: {ownership: call}, family_options: {ownership: call}}}
            """.formatted(interfaces);
    }

    private static final Mapping MAPPING = Mapping.of(HEADER, rules("""
            MutableInterface: {summary: While open., options: [logs]}
                  DBOptionsInterface: {summary: Of databases., extends: [MutableInterface], options: [paths]}
            """));

    private static JavaType typeOf(String function, int parameter) {
        return MAPPING.operation(function).parameters().get(parameter).type();
    }

    private static HandleClass type(String name) {
        return MAPPING.mapped().model().classes().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void hasAClassForSomeOfTheOptions() {
        assertThat(type("DBOptions").operations())
                .extracting(Operation::function)
                .containsExactlyInAnyOrder(
                        "rocksdb_options_create",
                        "rocksdb_options_create_copy",
                        "rocksdb_options_set_paths",
                        "rocksdb_options_get_paths",
                        "rocksdb_options_set_logs");
        assertThat(type("Options").operations())
                .extracting(Operation::function)
                .contains("rocksdb_options_set_levels", "rocksdb_options_tune", "rocksdb_options_set_paths");
    }

    @Test
    void hasItsMethodsInInterfaces() {
        assertThat(type("DBOptions").supertypes().split())
                .extracting(SplitInterface::name)
                .containsExactly("DBOptionsInterface", "MutableInterface");
        assertThat(type("Options").supertypes().split())
                .extracting(SplitInterface::name)
                .containsExactly("DBOptionsInterface", "MutableInterface");
        assertThat(type("Options").operations().stream().filter(type("Options")::inherits))
                .extracting(Operation::function)
                .containsExactlyInAnyOrder(
                        "rocksdb_options_set_paths", "rocksdb_options_get_paths", "rocksdb_options_set_logs");
    }

    @Test
    void isCopiedFromWhatHasTheSameOptions() {
        assertThat(copied("DBOptions")).isEqualTo(new JavaType.Handle("Options", "DBOptionsInterface"));
        assertThat(copied("Options")).isEqualTo(new JavaType.Handle("Options"));
    }

    private static JavaType copied(String type) {
        return type(type).operations().stream()
                .filter(operation -> operation.function().equals("rocksdb_options_create_copy"))
                .map(copy -> copy.parameters().get(0).type())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void isTakenAsTheInterfaceOfAParameter() {
        assertThat(typeOf("rocksdb_open", 0)).isEqualTo(new JavaType.Handle("Options"));
        assertThat(typeOf("rocksdb_open_families", 0)).isEqualTo(new JavaType.Handle("Options", "DBOptionsInterface"));
        assertThat(typeOf("rocksdb_open_families", 2))
                .isEqualTo(new JavaType.Handle("Options", "FamilyOptionsInterface"));
    }

    @Test
    void hasOptionsThatAreThere() {
        assertThat(Mapping.refusal(HEADER, rules("DBOptionsInterface: {summary: Of databases., options: [path]}"))
                        .toString())
                .contains("test.yaml:2: ", "no known version has an option path", "did you mean \"paths\"?");
    }

    @Test
    void hasAnOptionInOneInterface() {
        assertThat(Mapping.refusal(HEADER, rules("DBOptionsInterface: {summary: Of databases., options: [levels]}"))
                        .toString())
                .contains("test.yaml:2: ", "levels is in DBOptionsInterface and in FamilyOptionsInterface");
    }

    @Test
    void hasInterfacesThatAreThere() {
        assertThat(Mapping.refusal(HEADER, rules("DBOptionInterface: {summary: Of databases., options: [paths]}"))
                        .toString())
                .contains(
                        "test.yaml:2: ",
                        "there is no interface DBOptionsInterface",
                        "did you mean \"DBOptionInterface\"?");
    }
}
