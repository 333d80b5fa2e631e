package dev.rockspan.maven;

import dev.rockspan.generator.Suggestions;
import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.project.MavenProject;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What a project says of the plugin. Maven 3 drops what the plugin does not know without a word. */
final class Configuration {

    private Configuration() {}

    /** What is wrong with the first parameter that the plugin does not have; empty if it has all. */
    static Optional<String> problem(MavenProject project, MojoExecution execution) {
        Set<String> known = new TreeSet<>();
        for (MojoDescriptor goal :
                execution.getMojoDescriptor().getPluginDescriptor().getMojos()) {
            for (Parameter parameter : goal.getParameters()) {
                if (parameter.isEditable()) {
                    known.add(parameter.getName());
                }
                if (parameter.getAlias() != null) {
                    known.add(parameter.getAlias());
                }
            }
        }
        return said(project, execution)
                .flatMap(Configuration::names)
                .filter(name -> !known.contains(name))
                .findFirst()
                .map(name -> problem(name, known));
    }

    static String problem(String name, Collection<String> known) {
        return "the plugin has no parameter <" + name + ">" + Suggestions.didYouMean(name, known);
    }

    private static Stream<Object> said(MavenProject project, MojoExecution execution) {
        Plugin plugin = project.getPlugin(execution.getPlugin().getKey());
        if (plugin == null) {
            return Stream.empty();
        }
        PluginExecution own = plugin.getExecutionsAsMap().get(execution.getExecutionId());
        return Stream.concat(
                Stream.ofNullable(plugin.getConfiguration()),
                own == null ? Stream.empty() : Stream.ofNullable(own.getConfiguration()));
    }

    /** The elements in a configuration, which is XML as text; its class is another one in each Maven. */
    static Stream<String> names(Object configuration) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Element root = factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(configuration.toString())))
                    .getDocumentElement();
            Stream.Builder<String> names = Stream.builder();
            for (Node child = root.getFirstChild(); child != null; child = child.getNextSibling()) {
                if (child instanceof Element) {
                    names.add(child.getNodeName());
                }
            }
            return names.build();
        } catch (IOException | ParserConfigurationException | SAXException e) {
            return Stream.empty(); // no XML: nothing can be said of it
        }
    }
}
