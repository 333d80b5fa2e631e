package dev.rockspan.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Which package of the runtime may know which. */
@AnalyzeClasses(packages = "dev.rockspan.runtime", importOptions = ArchitectureTest.OfTheRuntime.class)
class ArchitectureTest {

    /** Leaves out tests, wherever they were compiled to. */
    static final class OfTheRuntime implements ImportOption {

        private static final String PLACE = RocksObject.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();

        @Override
        public boolean includes(Location location) {
            return location.contains(PLACE);
        }
    }

    private static final String HOUSE = "dev.rockspan.runtime";

    /** What users' programs name and every package may: exceptions, statuses, records. */
    private static final String VALUES = "values";

    /** What users' programs name and stands on all packages: buffers, the iterator, the library. */
    private static final String HANDLES = "handles";

    private static final Set<String> VALUE_CLASSES = Set.of(
            "CallbackErrors",
            "FilterDecision",
            "KeyValue",
            "LibrarySource",
            "LibraryVersion",
            "MissingFunctionException",
            "NativeLibraryException",
            "ReadResult",
            "RocksDBException",
            "Status",
            "Usable");

    /** The names under which users know the superclass of all handles, which is in the package of native objects. */
    private static final Set<String> SUPERCLASSES =
            Set.of("RocksObject", "AbstractImmutableNativeReference", "AbstractNativeReference");

    @ArchTest
    static final ArchRule valuesKnowNothing = onlyKnows(VALUES);

    @ArchTest
    static final ArchRule loadingKnowsNothing = onlyKnows("load");

    @ArchTest
    static final ArchRule linkingKnowsLoading = onlyKnows("link", "load");

    @ArchTest
    static final ArchRule nativeObjectsKnowLinking = onlyKnows("lifetime", "link");

    @ArchTest
    static final ArchRule callsKnowNativeObjects = onlyKnows("call", "lifetime", "link");

    @ArchTest
    static final ArchRule pinningKnowsCalls = onlyKnows("pin", "call", "lifetime", "link");

    @ArchTest
    static final ArchRule iteratingKnowsCalls = onlyKnows("iterate", "call", "lifetime", "link");

    @ArchTest
    static final ArchRule batchesKnowCalls = onlyKnows("batch", "call", "lifetime", "link");

    @ArchTest
    static final ArchRule callbacksKnowCalls = onlyKnows("callback", "call", "lifetime", "link");

    @ArchTest
    static final ArchRule handlesKnowAll =
            onlyKnows(HANDLES, "load", "link", "lifetime", "call", "pin", "iterate", "batch", "callback");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().assignedFrom(new Packages()).should().beFreeOfCycles();

    /** The classes of a package may know each other, values, and the classes of the other packages. */
    private static ArchRule onlyKnows(String own, String... others) {
        List<String> allowed = List.of(own, VALUES);
        DescribedPredicate<JavaClass> elsewhere = DescribedPredicate.describe(
                "are in none of " + own + ", " + VALUES + ", " + String.join(", ", others),
                type -> type.getPackageName().startsWith(HOUSE)
                        && !allowed.contains(packageOf(type))
                        && !Arrays.asList(others).contains(packageOf(type)));
        return noClasses()
                .that(DescribedPredicate.describe(
                        "are in " + own, type -> packageOf(type).equals(own)))
                .should()
                .dependOnClassesThat(elsewhere);
    }

    private static String packageOf(JavaClass type) {
        String name = type.getPackageName();
        if (!name.equals(HOUSE)) {
            return name.substring(Math.min(name.length(), HOUSE.length() + 1));
        }
        String outermost = type.getBaseComponentType()
                .getName()
                .substring(HOUSE.length() + 1)
                .replaceAll("\\$.*", "");
        if (SUPERCLASSES.contains(outermost)) {
            return "lifetime";
        }
        return VALUE_CLASSES.contains(outermost) ? VALUES : HANDLES;
    }

    private static final class Packages implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith(HOUSE)
                    ? SliceIdentifier.of(packageOf(type))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages, values and handles";
        }
    }
}
