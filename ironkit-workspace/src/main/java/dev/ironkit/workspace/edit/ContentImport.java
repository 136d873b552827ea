package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.workspace.Receipt;
import java.util.Optional;

/** Makes the content of an entry of what somebody has put in its place, such as a picture. This module knows no such files. */
@FunctionalInterface
public interface ContentImport {

    /** What is put in its place is the content. */
    ContentImport NONE = (path, attributes, name, before, given) -> new Made(given, Receipt.Remark.NONE);

    /**
     * What goes into the entry.
     *
     * @param content its bytes
     * @param remark what the receipt says of it
     */
    record Made(ByteView content, Receipt.Remark remark) {}

    /**
     * {@return what goes into an entry}
     *
     * @param path the entry
     * @param attributes what the directory says of it
     * @param name the bytes of its name
     * @param before what was in it, where that is known
     * @param given what is there now
     */
    Made make(AssetPath path, Attributes attributes, ByteView name, Optional<ByteView> before, ByteView given);
}
