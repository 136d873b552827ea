package dev.ironkit.testkit;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notes which clauses were shown by tests that ran and succeeded.
 *
 * <p>The list goes to {@code target/clauses/<module>.txt} of the module named by the system properties {@code ironkit.root}
 * and {@code ironkit.module}; without them nothing is written. A test with many executions (parameters, samples) shows its
 * clauses only if none of them failed.
 *
 * <p>What wants a row that did not run goes to {@code <module>.rowless} beside it, in the same form; see {@link ClauseRows}.
 */
public final class ClauseListener implements TestExecutionListener {

    private final ClauseLog log;
    private final ClauseLog rowless;
    private final TreeMap<String, Set<String>> clausesOfSucceeded = new TreeMap<>();
    private final TreeMap<String, Set<String>> rowsOfSucceeded = new TreeMap<>();
    private final TreeMap<String, Method> methods = new TreeMap<>();
    private final Set<String> failed = new TreeSet<>();

    /** A listener for the module that is being tested. */
    public ClauseListener() {
        this(moduleFile());
    }

    /** A listener that writes to a file; null for one that writes nothing. */
    ClauseListener(Path file) {
        this.log = file == null ? null : new ClauseLog(file);
        this.rowless = file == null ? null : new ClauseLog(rowless(file));
    }

    static Path rowless(Path file) {
        return file.resolveSibling(file.getFileName().toString().replace(".txt", ".rowless"));
    }

    private static Path moduleFile() {
        String root = System.getProperty("ironkit.root");
        String module = System.getProperty("ironkit.module");
        if (root == null || module == null || !Files.isDirectory(Path.of(root, module))) {
            return null;
        }
        return Path.of(root, module, "target", "clauses", module + ".txt");
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (log == null || !(identifier.getSource().orElse(null) instanceof MethodSource source)) {
            return;
        }
        String test = source.getClassName() + "#" + source.getMethodName();
        if (result.getStatus() == Status.FAILED) {
            // Also a factory that broke down after its first samples had passed.
            failed.add(test);
        } else if (result.getStatus() == Status.SUCCESSFUL && identifier.isTest()) {
            clausesOfSucceeded.computeIfAbsent(
                    test, name -> ClausesOf.test(source.getJavaClass(), source.getJavaMethod()));
            if (isRow(identifier)) {
                methods.put(test, source.getJavaMethod());
                rowsOfSucceeded.computeIfAbsent(test, none -> new TreeSet<>()).add(identifier.getDisplayName());
            }
        }
    }

    /** Whether it is one of several executions of a method. */
    private static boolean isRow(TestIdentifier identifier) {
        return !identifier.getUniqueIdObject().getLastSegment().getType().equals("method");
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (log != null) {
            clausesOfSucceeded.keySet().removeAll(failed);
            TreeMap<String, Set<String>> missing = new TreeMap<>();
            clausesOfSucceeded.forEach((test, clauses) -> missing.put(test, missing(test)));
            missing.forEach((test, clauses) -> clausesOfSucceeded.get(test).removeAll(clauses));
            log.write(clausesOfSucceeded, failed);
            rowless.write(missing, failed);
        }
    }

    private Set<String> missing(String test) {
        Set<String> rows = rowsOfSucceeded.get(test);
        return rows == null ? Set.of() : ClauseRows.missing(methods.get(test), rows);
    }
}
