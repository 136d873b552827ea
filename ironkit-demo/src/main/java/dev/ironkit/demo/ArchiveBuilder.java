package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;

/** Puts an archive together, entry by entry. */
final class ArchiveBuilder {

    private final NresEditor editor = NresArchive.empty().edit();
    private int count;

    ArchiveBuilder add(String type, String name, int attr1, int attr2, int attr3, ByteView content) {
        Attributes attributes = new Attributes(Attributes.parseType(type), attr1, attr2, attr3);
        editor.add(count++, name.getBytes(StandardCharsets.US_ASCII), attributes, content);
        return this;
    }

    ByteView build() {
        ByteSink image = ByteSink.inMemory();
        NresFormat.NRES.encode(editor.apply(), image);
        return image.toView();
    }
}
