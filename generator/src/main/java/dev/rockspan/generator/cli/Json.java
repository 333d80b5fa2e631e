package dev.rockspan.generator.cli;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.pipeline.StageTime;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** Stage to milliseconds, in the order of the stages. */
    static Map<String, Long> millis(List<StageTime> stages) {
        Map<String, Long> millis = new LinkedHashMap<>();
        stages.forEach(stage -> millis.merge(stage.stage(), stage.time().toMillis(), Long::sum));
        return millis;
    }
}
