package dev.ironkit.checks;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes that are shipped: everything of ours on the class path but tests and the testkit. */
final class Production {

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("/dev/ironkit/testkit/"))
            .withImportOption(location -> !location.contains("/dev/ironkit/checks/"))
            .importPackages("dev.ironkit");

    private Production() {}
}
