package dev.ironkit.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The clauses of {@code docs/coverage.md} that a test shows.
 *
 * <p>On a class it holds for every test in it. A clause counts as shown when at least one execution of the test succeeded and
 * none failed; see {@link ClauseListener}.
 *
 * <p>A test with rows (parameters, samples) that carries more than {@link ClauseRows#MOST} clauses says for each which rows
 * show it, so that no row goes away unseen:
 *
 * <pre>{@code
 * @Clause(value = "fxid.2-detach", rows = "DETACH")
 * @Clause(value = "fxid.2-no-fog", rows = "NO_FOG")
 * }</pre>
 */
@Documented
@Inherited
@Repeatable(Clause.List.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Clause {

    /** {@return the clause ids, for example {@code nres.1.1-magic}} */
    String[] value();

    /**
     * {@return what the names of the rows contain that show them: each of these texts has to be in the name of a row that
     * succeeded; none where all rows do}
     */
    String[] rows() default {};

    /** Several of them on one test. */
    @Documented
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.TYPE})
    @interface List {

        /** {@return the annotations} */
        Clause[] value();
    }
}
