package dev.ironkit.toolkit.check;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Opens files and has them checked. May be used by several threads. */
public final class FileChecker {

    private final Validator validator;
    private final ReadOptions options;
    private final Predicate<ProblemCode> wanted;

    /**
     * A checker.
     *
     * @param wanted the rules whose findings are kept
     */
    public FileChecker(ReadOptions options, Predicate<ProblemCode> wanted) {
        this.options = options;
        this.validator = new Validator(options.rsliOverlay(), options.wearParser());
        this.wanted = wanted;
    }

    /** {@return what was found in a file, or why nothing could be} */
    public CheckedFile check(BatchItem item) {
        if (item.failure() != null) {
            return new CheckedFile.Failed(item.path(), item.failure());
        }
        // A workspace of its own: what one thread closes no other reads.
        try (Workspace workspace = new Workspace(options)) {
            return check(item, workspace.locate(item.address(), Problems.tolerant()));
        } catch (RuntimeException | OutOfMemoryError e) {
            Diagnostic reason = Failure.known(e, item.path()).found();
            return new CheckedFile.Failed(reason.path(), reason);
        }
    }

    private CheckedFile check(BatchItem item, Located found) {
        AssetPath path = found.path();
        long size = found.bytes().length();
        boolean isList = found.levels().isEmpty() && found.kind() == AssetKind.WEAR;
        AssetKind kind = found.kind();
        if ((isList || found.kindIsForced()) && validator.knows(kind)) {
            Validation validation = validator.validateAs(kind, found.bytes(), found.attributes(), path);
            return new CheckedFile.Checked(path, item.path().text(), size, validation.only(wanted));
        }
        Optional<AssetKind> said = found.said();
        if (said.isPresent() || validator.recognises(found.bytes(), found.attributes())) {
            Validation validation = validator.validate(said, found.bytes(), found.attributes(), path, packed(found));
            return new CheckedFile.Checked(path, item.path().text(), size, validation.only(wanted));
        }
        return item.named()
                ? new CheckedFile.Failed(path, Diagnostic.of(RequestProblem.NO_RULES, path, kind.title()))
                : new CheckedFile.Skipped(path, kind.title(), size);
    }

    /** Places in what was unpacked are none in the file: findings name the packed bytes. */
    private static Optional<ByteRange> packed(Located found) {
        return found.levels().stream()
                .map(level -> level.container().stored(level.index()))
                .filter(stored -> stored.storage() == StoredContent.Storage.PACKED)
                .map(StoredContent::at)
                .findFirst();
    }

    /** Whether a file has findings that count, did not decode, or could not be opened. */
    public static boolean fails(CheckedFile file, Severity level) {
        return file instanceof CheckedFile.Failed
                || (file instanceof CheckedFile.Checked checked
                        && checked.validation().reaches(level));
    }

    /** How a check of files ended. */
    public static Outcome outcome(List<CheckedFile> files, Severity level) {
        long checked = 0;
        long failed = 0;
        boolean found = false;
        for (CheckedFile file : files) {
            checked += file instanceof CheckedFile.Checked ? 1 : 0;
            failed += file instanceof CheckedFile.Failed ? 1 : 0;
            // What does not open because an archive on the way breaks a rule is a finding too.
            found |= file instanceof CheckedFile.Failed broken
                    ? Failure.isUndecodable(broken.reason())
                    : fails(file, level);
        }
        if (found) {
            return Outcome.NO;
        }
        return failed == 0 ? Outcome.DONE : checked == 0 ? Outcome.NO_INPUT : Outcome.PARTLY;
    }
}
