package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.Picture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureEditor;
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

    /** Whether a picture shows what a texture does; a missing one does. */
    static boolean shows(IncomingPicture picture, ModelTexture texture) {
        if (picture.bytes().isEmpty()) {
            return true;
        }
        ByteView bytes = picture.bytes().get();
        // What is longer than pictures that are read can only be held against the bytes of its own picture.
        boolean isRead = Math.max(texture.width(), texture.height()) <= TextureEditor.LONGEST_SIDE;
        return (!isRead && texture.png().equals(bytes))
                || (PictureFile.sniff(bytes)
                        && texture.image().equals(first(bytes).image()));
    }

    private static Picture first(ByteView bytes) {
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
        Optional<String> name = existing.texture(wanted)
                        .filter(texture -> shows(picture, texture))
                        .isPresent()
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
        texture.ifPresent(one -> made.add(
                new ImportedAssets.NamedTexture(one.name(), one.imported().texture(), one.imported())));
        return texture.map(NewTexture.Made::name);
    }

    /** Whether a texture of the game is what a picture would become. */
    private static boolean shows(IncomingPicture picture, Texture texture) {
        try {
            return picture.bytes().isEmpty() || shows(picture, ModelTexture.of(texture, Problems.tolerant()));
        } catch (MalformedAssetException e) {
            return false;
        }
    }
}
