package dev.ironkit.testkit;

import java.lang.reflect.Method;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The clauses a test is tied to: by itself, by its class and the classes around it. */
final class ClausesOf {

    private ClausesOf() {}

    static Set<String> test(Class<?> testClass, Method method) {
        Set<String> clauses = new TreeSet<>();
        add(clauses, method.getAnnotationsByType(Clause.class));
        for (Class<?> around = testClass; around != null; around = around.getEnclosingClass()) {
            // An annotation of a superclass is replaced, not joined, by the one of a subclass: so each is asked.
            for (Class<?> type = around; type != null; type = type.getSuperclass()) {
                add(clauses, type.getDeclaredAnnotationsByType(Clause.class));
            }
        }
        return clauses;
    }

    /** Whether the test named {@code class#method} is still there and still tied to the clause. */
    static boolean holds(String test, String clause) {
        int hash = test.indexOf('#');
        if (hash < 0) {
            return false;
        }
        try {
            Class<?> testClass = Class.forName(
                    test.substring(0, hash), false, Thread.currentThread().getContextClassLoader());
            for (Class<?> type = testClass; type != null; type = type.getSuperclass()) {
                for (Method method : type.getDeclaredMethods()) {
                    if (method.getName().equals(test.substring(hash + 1))
                            && test(testClass, method).contains(clause)) {
                        return true;
                    }
                }
            }
            return false;
        } catch (ClassNotFoundException | LinkageError gone) {
            return false;
        }
    }

    private static void add(Set<String> clauses, Clause... annotations) {
        for (Clause annotation : annotations) {
            Collections.addAll(clauses, annotation.value());
        }
    }
}
