package dev.ironkit.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The clauses of {@code docs/coverage.md} that a test shows.
 *
 * <p>On a class it holds for every test in it. A clause counts as shown when at least one execution of the test succeeded and
 * none failed; see {@link ClauseListener}.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Clause {

    /** {@return the clause ids, for example {@code nres.1.1-magic}} */
    String[] value();
}
