package dev.rockspan.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Of the generator, the plugin sees the pipeline only. */
@AnalyzeClasses(packages = "dev.rockspan.maven", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule thePluginSeesThePipelineOnly = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.rockspan.maven",
                    "dev.rockspan.generator",
                    "dev.rockspan.generator.pipeline",
                    "org.apache.maven..",
                    "org.jspecify..",
                    "java..",
                    "javax.xml.parsers",
                    "org.w3c.dom",
                    "org.xml.sax");
}
