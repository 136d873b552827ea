package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.IoProblem;
import java.util.Optional;

/**
 * Another type and other attributes of an entry: they may decide how its content is read, as those of a material do.
 *
 * @param path the entry
 * @param content its content as it will be
 * @param before what the directory said of it
 */
record OtherAttributes(AssetPath path, ByteView content, Attributes before) {

    /** Refuses attributes with which content could no longer be read, or which its format does not let a writer write. */
    void check(Attributes after) {
        AssetKind.detect(ByteView.empty(), after).ifPresent(format -> check(after, format));
    }

    private void check(Attributes after, Format<?> format) {
        Optional<Diagnostic> wrong = whyUnreadable(format, after);
        if (wrong.isPresent() && wasReadable()) {
            throw IoProblem.unreadable(path, wrong.get());
        }
        if (after.type() == before.type()) {
            ArchiveEdit.at(path, () -> {
                format.editRules().checkAttributes(before, after);
                return after;
            });
        }
    }

    /** Whether content is what its entry said so far; content of a type without a format always is. */
    private boolean wasReadable() {
        return AssetKind.detect(ByteView.empty(), before)
                .map(format -> whyUnreadable(format, before).isEmpty())
                .orElse(true);
    }

    private Optional<Diagnostic> whyUnreadable(Format<?> format, Attributes with) {
        try {
            format.decode(content.load(), with, Problems.strict());
            return Optional.empty();
        } catch (MalformedAssetException e) {
            return Optional.of(e.diagnostic());
        }
    }
}
