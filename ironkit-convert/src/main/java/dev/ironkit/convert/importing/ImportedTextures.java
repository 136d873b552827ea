package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Picture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.importing.create.NewTexture;
import dev.ironkit.convert.importing.create.TextureNames;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The textures that a model brings along, each once. */
final class ImportedTextures {

    private final ImportedAssets.Existing existing;
    private final Problems problems;
    private final TextureNames names = new TextureNames();
    private final List<ImportedAssets.NamedTexture> made = new ArrayList<>();
    private final Map<Integer, String> ofPictures = new TreeMap<>();

    ImportedTextures(ImportedAssets.Existing existing, Problems problems) {
        this.existing = existing;
        this.problems = problems;
    }

    List<ImportedAssets.NamedTexture> made() {
        return made;
    }

    /** Whether two pictures show the same; a missing one shows what the other does. */
    boolean same(IncomingPicture was, IncomingPicture is) {
        if (was.bytes().isEmpty() || is.bytes().isEmpty()) {
            return true;
        }
        ByteView a = was.bytes().get();
        ByteView b = is.bytes().get();
        return a.equals(b)
                || (PictureFile.sniff(a)
                        && PictureFile.sniff(b)
                        && first(a).image().equals(first(b).image()));
    }

    private Picture first(ByteView bytes) {
        return PictureFile.read(bytes, Problems.tolerant()).levels().get(0);
    }

    /** Paints a picture over a texture of the game. */
    void paint(String name, Texture texture, IncomingPicture picture) {
        if (made.stream().anyMatch(there -> there.name().equals(name))) {
            return;
        }
        PictureFile file = PictureFile.read(picture.bytes().orElseThrow(), problems);
        Imported imported =
                TextureImport.run(file, Optional.of(texture), Optional.empty(), ImportOptions.PLAIN, problems.path());
        made.add(new ImportedAssets.NamedTexture(name, imported.texture(), imported));
    }

    /** The name under which the game has a picture, or gets it; nothing where it cannot become a texture. */
    Optional<String> named(IncomingPicture picture) {
        String there = ofPictures.get(picture.place());
        if (there != null) {
            return Optional.of(there);
        }
        String wanted = TextureNames.wanted(picture.name());
        Optional<String> name =
                existing.texture(wanted).filter(texture -> shows(texture, picture)).isPresent()
                        ? Optional.of(wanted)
                        : make(picture);
        name.ifPresent(chosen -> ofPictures.put(picture.place(), chosen));
        return name;
    }

    private Optional<String> make(IncomingPicture picture) {
        String name = names.choose(picture.name());
        while (existing.texture(name).isPresent()) {
            name = names.choose(picture.name());
        }
        Optional<NewTexture.Made> texture = NewTexture.of(picture, name, ImportOptions.PLAIN, problems);
        texture.ifPresent(one ->
                made.add(new ImportedAssets.NamedTexture(one.name(), one.imported().texture(), one.imported())));
        return texture.map(NewTexture.Made::name);
    }

    /** Whether a texture is what a picture would become. */
    private boolean shows(Texture texture, IncomingPicture picture) {
        if (picture.bytes().isEmpty()) {
            return true;
        }
        ByteView bytes = picture.bytes().get();
        if (!PictureFile.sniff(bytes)) {
            return false;
        }
        try {
            IncomingPicture own = new IncomingPicture(
                    0, "", Optional.of(ModelTexture.of(texture, Problems.tolerant()).png()));
            return same(own, picture);
        } catch (MalformedAssetException e) {
            return false;
        }
    }
}
