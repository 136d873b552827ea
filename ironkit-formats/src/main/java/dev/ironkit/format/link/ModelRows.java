package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.file.TableDirectory;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows that the batches of a model name, from its batch table alone. */
final class ModelRows {

    /** More than a slot can count. */
    private static final int MOST_BYTES = 1 << 24;

    private static final int VERSION_AT = 4;
    private static final int SIZE_AT = 12;
    private static final int FLAGS_AT = 0;
    private static final int WORD_AT = 2;
    private static final int ROW_AT = 4;
    private static final int LIGHTMAP_AT = 5;
    private static final int NO_LIGHTMAP = 0xFF;
    private static final int LIGHTMAPPED = 0x2000;

    /** What batches have in common. */
    private record Look(int row, int lightmap, boolean flagged) {}

    private ModelRows() {}

    static LinkFacts of(ByteView model) {
        Optional<TableDirectory> tables = TableDirectory.of(model);
        Optional<ByteView> found = tables.flatMap(directory -> directory.table(MeshTable.BATCHES));
        if (found.isEmpty() || found.get().length() > MOST_BYTES || isRefused(model)) {
            return LinkFacts.UNREADABLE;
        }
        ByteView batches = found.get().load();
        boolean documented = hasWord(batches);
        boolean coordinates = tables.get().table(MeshTable.LIGHTMAP_OR_COLOUR).isPresent();
        int at = (int) (batches.origin() - model.origin());
        return new LinkFacts.OfModel(documented, coordinates, uses(batches, documented, at));
    }

    /** Whether the engine refuses the archive that the model is; whatever else is wrong with it keeps its rows readable. */
    private static boolean isRefused(ByteView model) {
        return model.i32(VERSION_AT) != NresFormat.VERSION || model.u32(SIZE_AT) != model.length();
    }

    /** Whether any batch has something in the word at 2, which then is the row in all of them. */
    private static boolean hasWord(ByteView batches) {
        int size = MeshTable.BATCHES.stride();
        for (int batch = 0; batch + size <= batches.length(); batch += size) {
            if (batches.u16(batch + WORD_AT) != 0) {
                return true;
            }
        }
        return false;
    }

    private static List<LinkFacts.RowUse> uses(ByteView batches, boolean documented, int at) {
        int size = MeshTable.BATCHES.stride();
        Map<Look, LinkFacts.RowUse> uses = new LinkedHashMap<>();
        for (int i = 0; (i + 1) * size <= batches.length(); i++) {
            int batch = i * size;
            int row = documented ? batches.u16(batch + WORD_AT) : batches.u8(batch + ROW_AT);
            int lightmap = documented ? NO_LIGHTMAP : batches.u8(batch + LIGHTMAP_AT);
            boolean flagged = (batches.u16(batch + FLAGS_AT) & LIGHTMAPPED) != 0;
            int shown = lightmap == NO_LIGHTMAP ? -1 : lightmap;
            int first = i;
            uses.compute(
                    new Look(row, shown, flagged),
                    (look, known) -> known == null
                            ? new LinkFacts.RowUse(row, shown, flagged, first, 1, at + batch)
                            : new LinkFacts.RowUse(row, shown, flagged, known.first(), known.count() + 1, known.at()));
        }
        return new ArrayList<>(uses.values());
    }
}
