package dev.rockspan.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The page about the plugin is what its descriptor says; {@code -Dreference.update=true} writes it. */
class PluginReferenceTest {

    private static final Path PAGE = Path.of("..", "docs", "reference", "maven-plugin.md");

    @Test
    void thePageIsWhatTheDescriptorSays() throws Exception {
        String page = page();
        if (Boolean.getBoolean("reference.update")) {
            Files.writeString(PAGE, page, UTF_8);
        }
        assertThat(Files.readString(PAGE, UTF_8)).isEqualTo(page);
    }

    private static String page() throws Exception {
        StringBuilder page = new StringBuilder("""
                # The Maven plugin

                <!-- Written by PluginReferenceTest from the plugin's descriptor. Do not edit. -->

                `dev.rockspan:rockspan-maven-plugin`. A whole project that uses it is in the
                [README](../../README.md#an-api-of-your-own). Each parameter is an element in `<configuration>`; most can be
                given by a property on Maven's command line as well. A parameter that the plugin does not have fails the build.
                Both goals are thread-safe: what Maven warns of with `-T` is about other plugins.
                """);
        NodeList goals = descriptor().getElementsByTagName("mojo");
        page.append("\n| goal | does | runs at |\n| --- | --- | --- |\n");
        Map<String, String> rows = new TreeMap<>();
        for (int i = 0; i < goals.getLength(); i++) {
            Element goal = (Element) goals.item(i);
            if (text(goal, "goal").equals("help")) {
                continue; // Maven's own
            }
            page.append("| `").append(text(goal, "goal")).append("` | ");
            page.append(prose(text(goal, "description"))).append(" | `");
            page.append(text(goal, "phase")).append("` |\n");
            rows.putAll(parameters(goal));
        }
        page.append("\nAll goals have the same parameters:\n\n");
        page.append("| parameter | property | default | means |\n| --- | --- | --- | --- |\n");
        rows.values().forEach(page::append);
        return page.toString();
    }

    private static Map<String, String> parameters(Element goal) {
        Map<String, String> rows = new TreeMap<>();
        NodeList parameters = goal.getElementsByTagName("parameter");
        Element values = (Element) goal.getElementsByTagName("configuration").item(0);
        for (int i = 0; i < parameters.getLength(); i++) {
            Element parameter = (Element) parameters.item(i);
            if (!text(parameter, "editable").equals("true")) {
                continue;
            }
            String name = text(parameter, "name");
            Element value = (Element) values.getElementsByTagName(name).item(0);
            String property = value == null ? "" : value.getTextContent().replaceAll("^\\$\\{|}$", "");
            String standard = value == null ? "" : value.getAttribute("default-value");
            rows.put(
                    name,
                    "| `" + name + "` | " + code(property) + " | " + code(standard) + " | "
                            + prose(text(parameter, "description")) + " |\n");
        }
        return rows;
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : '`' + text + '`';
    }

    /** HTML of Javadoc as Markdown in one line. */
    private static String prose(String html) {
        return html.replaceAll("</?code>", "`")
                .replaceAll("\\s+", " ")
                .replaceAll("</?(p|i|b|em)>", "")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&")
                .replace("|", "\\|")
                .strip();
    }

    private static String text(Element parent, String child) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node.getNodeName().equals(child)) {
                return node.getTextContent().strip();
            }
        }
        return "";
    }

    private static Document descriptor() throws Exception {
        try (InputStream in = PluginReferenceTest.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(Objects.requireNonNull(in, "plugin.xml: build with Maven first"));
        }
    }
}
