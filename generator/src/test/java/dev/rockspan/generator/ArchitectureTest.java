package dev.rockspan.generator;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** Who may know whom among the stages. */
@AnalyzeClasses(packages = "dev.rockspan.generator", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String HOUSE = "dev.rockspan.generator";
    private static final String JAVAPOET = "com.palantir.javapoet..";
    private static final String PICOCLI = "picocli..";

    @ArchTest
    static final ArchRule factsOfCKnowNoOtherStage = onlyKnows("capi", "schema");

    @ArchTest
    static final ArchRule headersKnowFactsAtMost = onlyKnows("header", "capi");

    @ArchTest
    static final ArchRule jextractKnowsHeadersAtMost = onlyKnows("jextract", "header", "capi");

    @ArchTest
    static final ArchRule extractionKnowsWhatItReads = onlyKnows("extract", "jextract", "header", "capi");

    @ArchTest
    static final ArchRule rulesKnowNoOtherStage = onlyKnows("rules", "schema");

    @ArchTest
    static final ArchRule theModelKnowsNoStage = onlyKnows("model");

    @ArchTest
    static final ArchRule mappingJoinsFactsAndRules = onlyKnows("mapping", "capi", "rules", "schema", "model");

    /** Of each package by itself, also of those inside another one. */
    @ArchTest
    static final ArchRule noTwoPackagesKnowEachOther =
            slices().assignedFrom(new EachPackage()).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule cppHeadersKnowHeadersAtMost = onlyKnows("cpp", "header");

    @ArchTest
    static final ArchRule driftComparesRulesWithCppHeaders = onlyKnows("drift", "cpp", "rules", "model");

    @ArchTest
    static final ArchRule diffComparesFactsAndModels = onlyKnows("diff", "capi", "javasource", "model");

    @ArchTest
    static final ArchRule explainingJoinsModelAndRules =
            onlyKnows("explain", "javasource", "model", "rules", "schema", "validate");

    @ArchTest
    static final ArchRule decidingKnowsWhatIsUndecided =
            onlyKnows("decide", "capi", "rules", "schema", "model", "mapping");

    @ArchTest
    static final ArchRule emittingKnowsTheModelOnly = onlyKnows("emit", "model");

    @ArchTest
    static final ArchRule onlyEmittingKnowsJavaPoet = noClasses()
            .that()
            .resideOutsideOfPackage(HOUSE + ".emit..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(JAVAPOET);

    @ArchTest
    static final ArchRule layingOutKnowsNoOtherStage = onlyKnows("layout");

    @ArchTest
    static final ArchRule addingJavaKnowsNoOtherStage = onlyKnows("javasource");

    @ArchTest
    static final ArchRule writingKnowsNoOtherStage = onlyKnows("write");

    @ArchTest
    static final ArchRule theCommandLineSeesThePipelineOnly = onlyKnows("cli", "pipeline");

    @ArchTest
    static final ArchRule onlyTheCommandLineKnowsPicocli = noClasses()
            .that()
            .resideOutsideOfPackage(HOUSE + ".cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(PICOCLI);

    @ArchTest
    static final ArchRule noStageKnowsThePipeline = noClasses()
            .that()
            .resideOutsideOfPackages(HOUSE + ".cli..", HOUSE + ".pipeline..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(HOUSE + ".pipeline..");

    /** A stage may use what all share (the root package), itself, and the named ones; of our own code nothing else. */
    private static ArchRule onlyKnows(String stage, String... others) {
        String[] allowed = new String[others.length + 2];
        allowed[0] = HOUSE;
        allowed[1] = HOUSE + '.' + stage + "..";
        for (int i = 0; i < others.length; i++) {
            allowed[i + 2] = HOUSE + '.' + others[i] + "..";
        }
        return noClasses()
                .that()
                .resideInAPackage(HOUSE + '.' + stage + "..")
                .should()
                .dependOnClassesThat(DescribedPredicate.describe(
                        "are none of " + String.join(", ", allowed),
                        type -> type.getPackageName().startsWith(HOUSE)
                                && !JavaClass.Predicates.resideInAnyPackage(allowed)
                                        .test(type)));
    }

    private static final class EachPackage implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "each package";
        }
    }
}
