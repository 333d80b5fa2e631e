package dev.rockspan.generator.cli;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;

/** Prints results where a machine reads them. */
final class Json {

    private static final ObjectWriter WRITER = JsonMapper.builder()
            .build()
            .writer(new DefaultPrettyPrinter()
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                    .withArrayIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    static String of(Object value) {
        try {
            return WRITER.writeValueAsString(value) + '\n';
        } catch (JacksonException e) {
            throw new UncheckedIOException(e);
        }
    }
}
