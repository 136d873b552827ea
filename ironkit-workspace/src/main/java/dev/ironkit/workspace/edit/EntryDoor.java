package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.IoProblem;
import java.util.List;
import java.util.Optional;

/**
 * The one way for content into an entry. What the directory says of the entry decides what may go in: the engine reads it as that.
 *
 * <p>It may be held open: then anything goes in, and the receipt says that nobody looked.
 */
public final class EntryDoor {

    private final Problems.Mode mode;
    private boolean open;

    /** A door at which content is read in this mode. */
    public EntryDoor(Problems.Mode mode) {
        this.mode = mode;
    }

    /** Lets everything through. */
    public void open() {
        open = true;
    }

    /** {@return whether everything goes through} */
    public boolean isOpen() {
        return open;
    }

    /**
     * Refuses content that cannot be read as what its entry says it is, and models that cannot be read, whatever is said of them.
     *
     * @param path what messages call it
     * @param attributes what the directory will say of the entry
     * @param name the bytes of its name
     * @throws RefusedException if it does not go through
     */
    public void check(AssetPath path, Attributes attributes, ByteView name, ByteView content) {
        if (open) {
            return;
        }
        Optional<AssetKind> said = AssetKind.said(attributes, name, content);
        if (said.isEmpty()) {
            ReadableModel.check(path, content, mode);
            return;
        }
        Format<?> format = said.get().format().orElseThrow();
        try {
            format.decode(content.load(), attributes, Problems.in(mode, path));
        } catch (MalformedAssetException e) {
            // What a tolerant reader takes is of that kind and has a fault, which its own rule tells best.
            throw isTolerable(format, attributes, content)
                    ? new RefusedException(e.diagnostic())
                    : refused(path, said.get(), e.diagnostic());
        }
    }

    private static boolean isTolerable(Format<?> format, Attributes attributes, ByteView content) {
        try {
            format.decode(content.load(), attributes, Problems.tolerant());
            return true;
        } catch (MalformedAssetException e) {
            return false;
        }
    }

    private static RefusedException refused(AssetPath path, AssetKind said, Diagnostic found) {
        return new RefusedException(new Diagnostic(
                IoProblem.ENTRY_CONTENT,
                Severity.ERROR,
                path,
                found.range(),
                found.field(),
                List.of(
                        said.typeText().isEmpty() ? "named .PAL" : "of type " + said.typeText(),
                        said.title(),
                        found.message(),
                        found.code().id())));
    }
}
