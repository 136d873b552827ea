package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.workspace.AssetFormats;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.NresContainer;
import java.util.Optional;

/** The fields of what archives hold: assets that hold no others, and tables of models. */
final class ContentFields {

    private ContentFields() {}

    /** The fields of the content of an entry; nothing where nobody knows them, or it cannot be read. */
    static Optional<Field> of(OpenedArchive archive, int index, ByteView content) {
        Container.Entry entry = archive.entry(index);
        if (!entry.usable()) {
            return Optional.empty();
        }
        Optional<Field> table = table(archive.container(), index, content);
        return table.isPresent() ? table : of(content, entry.attributes());
    }

    private static Optional<Field> table(Container container, int index, ByteView content) {
        if (!(container instanceof NresContainer nres) || !nres.archive().holdsModel()) {
            return Optional.empty();
        }
        return MeshTable.ofNumber(container.attributes(index).type())
                .filter(table -> nres.archive().findType(table.number()).orElse(-1) == index)
                .map(table -> MshFormat.MSH.describe(Model.of(nres.archive()), table, content));
    }

    /** The fields of an asset that its content or its directory entry tells; nothing where it is an archive. */
    static Optional<Field> of(ByteView content, Attributes attributes) {
        try {
            return AssetFormats.detect(content, attributes)
                    .filter(format -> format != MshFormat.MSH)
                    .map(format -> AssetFormats.decode(format, content.load(), attributes, Problems.tolerant())
                            .describe());
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }
}
