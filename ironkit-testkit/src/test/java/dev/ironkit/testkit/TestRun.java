package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes from inside a test and tells which of their methods failed. */
final class TestRun implements TestExecutionListener {

    final TreeSet<String> failed = new TreeSet<>();
    final List<Throwable> causes = new ArrayList<>();
    int succeeded;

    static TestRun of(Class<?> testClass, TestExecutionListener... others) {
        TestRun run = new TestRun();
        // Without the listeners of the build: what fails here on purpose is not a result of it.
        LauncherConfig config = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestExecutionListeners(
                        Stream.concat(Stream.of(run), Stream.of(others)).toArray(TestExecutionListener[]::new))
                .build();
        LauncherFactory.create(config)
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectClass(testClass))
                        .build());
        return run;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (result.getStatus() == Status.FAILED) {
            failed.add(
                    identifier.getSource().orElse(null) instanceof MethodSource source
                            ? source.getMethodName()
                            : identifier.getDisplayName());
            causes.add(result.getThrowable().orElseThrow());
        } else if (identifier.isTest()) {
            succeeded++;
        }
    }
}
