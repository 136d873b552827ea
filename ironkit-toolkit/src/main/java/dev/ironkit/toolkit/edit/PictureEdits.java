package dev.ironkit.toolkit.edit;

import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Imported.ImportedLevel;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.toolkit.convert.Titles;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.edit.EntryPlace;
import java.util.ArrayList;
import java.util.List;

/** Textures that were made of pictures, on their way into archives and receipts. */
public final class PictureEdits {

    private PictureEdits() {}

    /** Puts a texture that was made of a picture into its entry. */
    public static void put(EntryPlace place, Imported imported) {
        place.archive().replace(place.index(), TexmFormat.TEXM.encoded(imported.texture()), remark(imported));
    }

    /** What a receipt says of a texture that was made of a picture. */
    static Receipt.Remark remark(Imported imported) {
        List<String> notes = new ArrayList<>(List.of(Titles.of(imported.texture())));
        notes.addAll(imported.notes());
        return new Receipt.Remark(String.join("; ", notes), levels(imported), imported.loss());
    }

    /** The levels as a receipt names them. */
    public static List<Receipt.Level> levels(Imported imported) {
        List<Receipt.Level> levels = new ArrayList<>();
        for (ImportedLevel level : imported.levels()) {
            levels.add(new Receipt.Level(
                    level.level(), level.from(), level.pixels(), level.changed(), level.exact(), level.largestError()));
        }
        return levels;
    }
}
