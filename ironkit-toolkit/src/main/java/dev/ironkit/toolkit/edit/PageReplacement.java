package dev.ironkit.toolkit.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ConvertProblem;
import dev.ironkit.convert.image.PageArea;
import dev.ironkit.convert.image.PagePaste;
import dev.ironkit.convert.image.Picture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.SuitedCommand;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.edit.EntryPlace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts pictures into pages of textures; several pages of one texture one after the other. */
public final class PageReplacement {

    /** A texture some pages of which were painted over. */
    private record Painted(Texture before, PictureFile picture) {}

    private final Workspace workspace;
    private final Problems problems;
    private final PictureSettings options;
    private final Map<String, Painted> painted = new HashMap<>();

    public PageReplacement(Workspace workspace, Problems problems, PictureSettings options) {
        this.workspace = workspace;
        this.problems = problems;
        this.options = options;
    }

    /** The page that an address asks for; nothing where it names a whole asset. */
    public static Optional<String> page(Address address) {
        if (address.part().isEmpty()) {
            return Optional.empty();
        }
        if (address.part().size() != 1 || !address.part().containsKey("page")) {
            throw new UsageException("only ?page=N of a texture can be replaced, not ?"
                    + String.join("&", address.part().keySet())
                    + "; --mips files imports smaller levels from NAME.mip1.png beside NAME.png");
        }
        return Optional.of(address.part().get("page"));
    }

    public void put(EntryPlace place, String number, Picture picture) {
        AssetPath path = place.archive().path(place.index());
        Optional<Palette> palette = options.palette(workspace, problems);
        Painted now = painted.computeIfAbsent(path.text(), text -> untouched(path, palette));
        Texture before = now.before();
        List<String> notes = List.of("page " + number + " replaced");
        Picture pasted = PagePaste.put(
                now.picture().levels().get(0), area(before, number, path), picture, Integer.parseInt(number), path);
        PictureFile whole = now.picture().withFirst(pasted, notes);
        painted.put(path.text(), new Painted(before, whole));
        PictureEdits.put(
                place, TextureImport.run(whole, Optional.of(before), Optional.empty(), options.in(palette), path));
    }

    private Painted untouched(AssetPath path, Optional<Palette> palette) {
        Located entry = workspace.locate(path.text(), Problems.in(problems.mode(), path));
        if (entry.kind() != AssetKind.TEXM) {
            throw new WorkspaceException(
                    RequestProblem.NO_TEXTURE, path.text(), entry.kind().title(), SuitedCommand.of(entry));
        }
        Problems here = problems.at(path);
        Texture texture = TexmFormat.TEXM.decode(entry.bytes().load(), here);
        Picture first = TexturePictures.of(texture, palette, here).picture(0);
        return new Painted(texture, new PictureFile(List.of(first), Optional.empty()));
    }

    private PageArea area(Texture texture, String number, AssetPath path) {
        int count = texture.pages().map(PageTable::count).orElse(0);
        int page = number.matches("[0-9]{1,9}") ? Integer.parseInt(number) : count;
        if (page >= count) {
            String what = count + " pages" + (count > 0 ? ", from 0" : "");
            throw problems.at(path)
                    .fatal(ConvertProblem.NO_PART, texture.pixels().range(0, 0), what);
        }
        return PageArea.of(texture.pages().orElseThrow().rect(page), texture.width(), texture.height())
                .orElseThrow(() -> problems.at(path)
                        .fatal(
                                ConvertProblem.NO_PART,
                                texture.pixels().range(0, 0),
                                "no pixels there: the page lies outside"));
    }
}
