package dev.ironkit.checks;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/**
 * A rule over the whole house, and classes that break it on purpose: a rule nobody has seen red is not trusted.
 *
 * @param name what it holds, as a statement
 * @param rule the rule
 * @param planted classes that break it
 */
record HouseRule(String name, ArchRule rule, List<Class<?>> planted) {

    HouseRule {
        planted = List.copyOf(planted);
    }

    JavaClasses plantedClasses() {
        return new ClassFileImporter().importClasses(planted);
    }

    @Override
    public String toString() {
        return name;
    }
}
