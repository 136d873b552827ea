package dev.ironkit.checks;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Members that must not be used, by patterns over {@code owner.name(parameter types)}; calls and method references alike.
 */
final class Banned extends ArchCondition<JavaClass> {

    private final List<Pattern> patterns;

    private Banned(String description, List<Pattern> patterns) {
        super(description);
        this.patterns = patterns;
    }

    static Banned members(String description, String... patterns) {
        return new Banned(
                description, List.of(patterns).stream().map(Pattern::compile).toList());
    }

    @Override
    public void check(JavaClass checked, ConditionEvents events) {
        for (JavaAccess<?> access : checked.getAccessesFromSelf()) {
            String member = member(access.getTarget());
            if (patterns.stream().anyMatch(pattern -> pattern.matcher(member).matches())) {
                events.add(SimpleConditionEvent.violated(access, access.getDescription()));
            }
        }
    }

    private static String member(AccessTarget target) {
        String name = target.getOwner().getFullName() + "." + target.getName();
        if (target instanceof AccessTarget.CodeUnitAccessTarget codeUnit) {
            List<String> parameters = codeUnit.getRawParameterTypes().stream()
                    .map(JavaClass::getSimpleName)
                    .toList();
            return name + "(" + String.join(",", parameters) + ")";
        }
        return name;
    }
}
