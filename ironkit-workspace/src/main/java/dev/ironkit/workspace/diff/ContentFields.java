package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.workspace.DecodedAsset;
import java.util.Optional;

/** The fields of what archives hold: assets that hold no others, and tables of models. */
final class ContentFields {

    private ContentFields() {}

    /** The fields of the content of an entry; nothing where nobody knows them, or it cannot be read. */
    static Optional<Field> of(OpenedArchive archive, int index, ByteView content) {
        ArchiveEntry entry = archive.entry(index);
        if (!entry.usable()) {
            return Optional.empty();
        }
        Optional<Field> table = table(archive.container(), index, content);
        return table.isPresent() ? table : of(content, entry.attributes());
    }

    private static Optional<Field> table(Archive container, int index, ByteView content) {
        if (!(container instanceof NresArchive nres) || !nres.holdsModel()) {
            return Optional.empty();
        }
        return MeshTable.ofNumber(container.attributes(index).type())
                .filter(table -> nres.findType(table.number()).orElse(-1) == index)
                .map(table -> MshFormat.MSH.describe(Model.of(nres), table, content));
    }

    /** The fields of an asset that its content or its directory entry tells; nothing where it is an archive. */
    static Optional<Field> of(ByteView content, Attributes attributes) {
        try {
            return AssetKind.detect(content, attributes)
                    .filter(format -> format != MshFormat.MSH)
                    .map(format -> DecodedAsset.of(format, content.load(), attributes, Problems.tolerant())
                            .describe());
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }
}
