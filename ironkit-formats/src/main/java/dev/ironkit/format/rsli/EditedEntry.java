package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/**
 * An entry in the course of an edit.
 *
 * @param entry as it stands
 * @param source its index before the edit, or -1 where it was added
 * @param key what its packed bytes are scrambled with, if its method scrambles; 0, which changes nothing, after packing
 * @param repacked whether its packed bytes are others than before
 * @param named whether it got its name in this edit
 */
record EditedEntry(RsliEntry entry, int source, int key, boolean repacked, boolean named) {

    static EditedEntry untouched(RsliLibrary library, int index) {
        return new EditedEntry(library.entries().get(index), index, library.key(index), false, false);
    }

    static EditedEntry added(FixedText name, int flags) {
        ByteView service = ByteView.of(new byte[RsliEntry.SERVICE_WIDTH]);
        RsliEntry entry = new RsliEntry(name, service, flags, 0, 0, PackedData.of(ByteView.empty()));
        return new EditedEntry(entry, -1, 0, true, true);
    }

    EditedEntry with(RsliEntry other) {
        return new EditedEntry(other, source, key, repacked, named);
    }

    EditedEntry withName(FixedText name) {
        return new EditedEntry(entry.withName(name), source, key, repacked, true);
    }

    /** The entry with other content, packed by a method of the caller's and not yet scrambled. */
    EditedEntry packedBy(PackMethod method, byte[] content) {
        PackedData data = PackedData.of(ByteView.of(method.pack(content)));
        RsliEntry packed = entry.withFlags(method.in(entry.flags())).withContent(content.length, data);
        return new EditedEntry(packed, source, 0, true, named);
    }

    /** The entry with its packed bytes under another key. The cipher works both ways, so nothing is packed again. */
    EditedEntry underKey(int other) {
        if (!entry.isScrambled() || key == other) {
            return this;
        }
        byte[] bytes = entry.packed().toByteArray();
        XorStream.apply(key, bytes, 0, bytes.length);
        XorStream.apply(other, bytes, 0, bytes.length);
        PackedData data = entry.data().withBytes(ByteView.of(bytes));
        return new EditedEntry(entry.withContent(entry.unpackedSize(), data), source, other, true, named);
    }
}
