package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.Optional;

/**
 * A failure that is the input's or the user's: what an exception means. Any other exception is a bug in the tool.
 *
 * @param outcome how what was asked for ended
 * @param found what is said
 */
public record Failure(Outcome outcome, Diagnostic found) {

    /** {@return what it means, said of a thing where the exception names none} */
    public static Optional<Failure> of(Throwable e, AssetPath path) {
        return of(e).map(failure -> {
            Diagnostic found = failure.found();
            return found.path().equals(AssetPath.UNNAMED)
                    ? new Failure(
                            failure.outcome(),
                            new Diagnostic(
                                    found.code(),
                                    found.severity(),
                                    path,
                                    found.range(),
                                    found.field(),
                                    found.arguments()))
                    : failure;
        });
    }

    /** {@return what it means, said of a thing where the exception names none; a bug in the tool is thrown on} */
    public static Failure known(Throwable e, AssetPath path) {
        return of(e, path).orElseThrow(() -> e instanceof RuntimeException bug ? bug : new IllegalStateException(e));
    }

    /** {@return what it means; nothing for a bug in the tool} */
    public static Optional<Failure> of(Throwable e) {
        if (e instanceof OutOfMemoryError) {
            long most = Runtime.getRuntime().maxMemory() >> 20;
            return Optional.of(new Failure(Outcome.NO_INPUT, plain(IoProblem.MEMORY, Long.toString(most))));
        }
        if (e instanceof MalformedAssetException malformed) {
            return Optional.of(new Failure(Outcome.NO_INPUT, malformed.diagnostic()));
        }
        if (e instanceof WorkspaceException missing) {
            return Optional.of(new Failure(Outcome.NO_INPUT, missing.diagnostic()));
        }
        if (e instanceof RefusedException refused) {
            return Optional.of(new Failure(Outcome.REFUSED, refused.diagnostic()));
        }
        if (e instanceof UsageException || e instanceof FieldValueException) {
            return Optional.of(new Failure(Outcome.USAGE, plain(RequestProblem.USAGE, e.getMessage())));
        }
        if (e instanceof JsonException) {
            return Optional.of(new Failure(Outcome.NO_INPUT, plain(RequestProblem.JSON, e.getMessage())));
        }
        if (e instanceof UncheckedIOException io) {
            return Optional.of(new Failure(
                    Outcome.NO_INPUT, plain(IoProblem.READ, io.getCause().getMessage())));
        }
        if (e instanceof InvalidPathException path) {
            return Optional.of(new Failure(Outcome.NO_INPUT, plain(IoProblem.READ, reason(path))));
        }
        return Optional.empty();
    }

    /** Java cannot name a file whose letters the locale does not have. */
    private static String reason(InvalidPathException e) {
        return "invalid file name: " + e.getMessage() + " (LC_ALL=C.UTF-8 allows all letters)";
    }

    /** {@return whether a failure says that data breaks a rule of its format, as opposed to not being there} */
    public static boolean isUndecodable(Diagnostic found) {
        return !(found.code() instanceof IoProblem) && !(found.code() instanceof RequestProblem);
    }

    private static Diagnostic plain(ProblemCode code, String message) {
        return Diagnostic.of(code, AssetPath.UNNAMED, String.valueOf(message));
    }
}
