package dev.rockspan.examples;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for the API as a whole, whatever functions RocksDB has. */
class ApiRulesTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.rockspan");

    /** The methods of the JDK that a module needs native access for. */
    private static final Set<String> RESTRICTED = Set.of(
            "java.lang.Runtime.load",
            "java.lang.Runtime.loadLibrary",
            "java.lang.System.load",
            "java.lang.System.loadLibrary",
            "java.lang.foreign.AddressLayout.withTargetLayout",
            "java.lang.foreign.Linker.downcallHandle",
            "java.lang.foreign.Linker.upcallStub",
            "java.lang.foreign.MemorySegment.reinterpret",
            "java.lang.foreign.SymbolLookup.libraryLookup");

    /** Data and lifetime; every other type of the package is machinery. */
    private static final Set<String> FOREIGN_TYPES_OF_USERS =
            Set.of("java.lang.foreign.Arena", "java.lang.foreign.MemorySegment");

    @Test
    void onlyTheRuntimeNeedsNativeAccess() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.rockspan.runtime..")
                .should()
                .accessTargetWhere(isRestricted())
                .check(CLASSES);
    }

    @Test
    void theRuntimeIsWhereTheRestrictedCallsAre() {
        assertThat(CLASSES.stream()
                        .filter(type -> type.getPackageName().startsWith("dev.rockspan.runtime"))
                        .flatMap(type -> type.getAccessesFromSelf().stream())
                        .filter(isRestricted()))
                .isNotEmpty();
    }

    @Test
    void noPublicSignatureShowsMachinery() {
        classes()
                .that()
                .resideInAPackage("dev.rockspan")
                .and()
                .arePublic()
                .should(showOnlyWhatUsersNeed())
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaAccess<?>> isRestricted() {
        return DescribedPredicate.describe(
                "is a restricted method",
                access -> RESTRICTED.contains(access.getTargetOwner().getName()
                        + '.'
                        + access.getTarget().getName()));
    }

    private static ArchCondition<JavaClass> showOnlyWhatUsersNeed() {
        return new ArchCondition<>("show only what users need in public signatures") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream().filter(ApiRulesTest::isVisible).forEach(member -> signature(member)
                        .map(JavaClass::getBaseComponentType)
                        .filter(used -> !isForUsers(used))
                        .forEach(used -> events.add(SimpleConditionEvent.violated(
                                member, member.getFullName() + " shows " + used.getName()))));
            }
        };
    }

    private static boolean isVisible(JavaCodeUnit member) {
        return member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED);
    }

    private static Stream<JavaClass> signature(JavaCodeUnit member) {
        return Stream.concat(member.getRawParameterTypes().stream(), Stream.of(member.getRawReturnType()));
    }

    private static boolean isForUsers(JavaClass type) {
        String name = type.getPackageName();
        if (name.equals("java.lang.foreign")) {
            return FOREIGN_TYPES_OF_USERS.contains(type.getName());
        }
        return type.isPrimitive()
                || name.equals("dev.rockspan")
                || name.equals("dev.rockspan.runtime")
                || Stream.of("java.lang", "java.nio", "java.time", "java.util")
                        .anyMatch(known -> name.equals(known) || name.startsWith(known + '.'));
    }
}
