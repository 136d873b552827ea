package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Problems.Mode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Decode and encode once, and judge what came of it.
 *
 * <p>Whatever the bytes are, one of three things is allowed: they are refused, they come back identical, or an error was
 * reported. Anything else is an {@link AssertionError} that says what.
 *
 * @param <T> the model of the format
 */
final class RoundTrip<T> {

    /** What is allowed to happen. */
    enum Outcome {
        REFUSED,
        IDENTICAL,
        ERROR_REPORTED
    }

    private final Format<T> format;
    private final Function<T, ByteView> encoder;
    private final Set<String> messagesSeen = new HashSet<>();

    RoundTrip(Format<T> format) {
        this(format, model -> encoded(format, model));
    }

    RoundTrip(Format<T> format, Function<T, ByteView> encoder) {
        this.format = format;
        this.encoder = encoder;
    }

    static <T> ByteView encoded(Format<T> format, T model) {
        ByteSink sink = ByteSink.inMemory();
        format.encode(model, sink);
        return sink.toView();
    }

    Outcome of(ByteView view, Attributes attributes, Mode mode) {
        Problems problems = Problems.in(mode, AssetPath.UNNAMED);
        T model = decoded(view, attributes, problems);
        problems.all().forEach(found -> check(found, view));
        if (model == null) {
            return Outcome.REFUSED;
        }
        if (mode == Mode.STRICT && problems.hasErrors()) {
            throw new AssertionError("STRICT: the reading went on past an error");
        }
        ByteView back = back(model, mode);
        if (back.equals(view)) {
            return Outcome.IDENTICAL;
        }
        if (problems.hasErrors()) {
            return Outcome.ERROR_REPORTED;
        }
        throw new AssertionError(
                mode + ": bytes were lost and no error was reported; " + HexText.difference(view, back));
    }

    /** The model, or null where the bytes were refused as they should be. */
    private T decoded(ByteView view, Attributes attributes, Problems problems) {
        T model;
        try {
            model = format.decode(view, attributes, problems);
        } catch (MalformedAssetException refused) {
            check(refused.diagnostic(), view);
            if (refused.diagnostic().severity() != Severity.ERROR) {
                throw new AssertionError(problems.mode() + ": refused for less than an error", refused);
            }
            return null;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError escaped) {
            throw new AssertionError(problems.mode() + ": decode let out " + escaped, escaped);
        }
        if (model == null) {
            throw new AssertionError(problems.mode() + ": decode gave no model");
        }
        return model;
    }

    private ByteView back(T model, Mode mode) {
        try {
            return encoder.apply(model);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError escaped) {
            throw new AssertionError(mode + ": encode let out " + escaped, escaped);
        }
    }

    private void check(Diagnostic found, ByteView view) {
        ByteRange range = found.range();
        ByteRange whole = view.range();
        if (range.offset() < whole.offset() || range.end() > whole.end()) {
            throw new AssertionError("a finding lies outside the file, which is " + whole + ": " + found);
        }
        // The text depends on the rule and on how many arguments it got, so one look at each is enough.
        String kind = found.code().id() + found.arguments().size();
        if (messagesSeen.add(kind) && found.message().matches("(?s).*\\{[0-9]}.*")) {
            throw new AssertionError("the message of " + found.code().id() + " lacks arguments: " + found.message());
        }
    }
}
