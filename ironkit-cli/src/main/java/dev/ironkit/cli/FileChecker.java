package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.util.Optional;
import java.util.function.Predicate;

/** Opens files and has them checked. May be used by several threads. */
final class FileChecker {

    private final Validator validator;
    private final ReadOptions options;
    private final Predicate<ProblemCode> wanted;

    /**
     * A checker.
     *
     * @param wanted the rules whose findings are kept
     */
    FileChecker(ReadOptions options, Predicate<ProblemCode> wanted) {
        this.options = options;
        this.validator = new Validator(options.rsliOverlay(), options.wearParser());
        this.wanted = wanted;
    }

    CheckedFile check(BatchItem item) {
        if (item.failure() != null) {
            return new CheckedFile.Failed(item.path(), item.failure());
        }
        // A workspace of its own: what one thread closes no other reads.
        try (Workspace workspace = new Workspace(options)) {
            return check(item, workspace.locate(item.address(), Problems.tolerant()));
        } catch (RuntimeException | OutOfMemoryError e) {
            Diagnostic reason = Failures.known(e, item.path()).found();
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
                ? new CheckedFile.Failed(path, Diagnostic.of(CliProblem.NO_RULES, path, kind.title()))
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
}
